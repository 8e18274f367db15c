"""The name of what is wrong or slow: which known mistake behaves like this answer?"""
