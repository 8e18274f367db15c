module gamegraphs/solutions

go 1.19
