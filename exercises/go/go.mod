module gamegraphs/exercises

go 1.19
