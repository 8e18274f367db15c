// Task 15. Choose the tool
//
// Reads graph_type, has_cycles (1 or 0), is_sum_of_games (1 or 0) and query;
// prints the name of the tool.
//
// From the folder that holds go.mod:
//
//	go run ./task_15_choose_tool < input.txt
//	go build -o answer ./task_15_choose_tool && gamegraphs judge 15 -- ./answer
package main

import (
	"fmt"
	"log"
)

// chooseTool returns the tool that answers a question about a game: "MEMO_DFS", "RETROGRADE",
// "GRUNDY", "LOOPY_GRUNDY" or "INTRACTABLE".
//
// graphType is "impartial", "partizan", "directed" or "dag"; the last two say nothing about the
// players and count as impartial. hasCycles tells whether a position can come back, isSumOfGames
// whether each move is made in one of several independent games. query is "who_wins", "winner",
// "outcome" or "win_lose_draw", which are one question, "best_move" or "distance"; or it is about
// paths and not about play: "longest_simple_path" or "count_simple_paths".
//
// One impartial game with cycles, and "who_wins": "RETROGRADE".
func chooseTool(graphType string, hasCycles, isSumOfGames bool, query string) string {
	// TODO: choose. So far the tool is always the same.
	return "MEMO_DFS"
}

func main() {
	var graphType, query string
	var hasCycles, isSumOfGames int
	if _, err := fmt.Scan(&graphType, &hasCycles, &isSumOfGames, &query); err != nil {
		log.Fatal(err)
	}
	fmt.Println(chooseTool(graphType, hasCycles == 1, isSumOfGames == 1, query))
}
