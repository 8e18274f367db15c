"""Chess endgames: what is said where numpy is missing."""

from helpers import run_child


def test_without_numpy_it_says_what_is_missing():
    code = """
    from gamegraphs import games
    try:
        games.chess.solve_endgame("KRK", size=3)
    except ValueError as error:
        print(error)
    """
    said = run_child(code, blocked=["numpy", "numba"])
    assert said.strip() == 'chess endgames need numpy: pip install "gamegraphs[fast]"'
