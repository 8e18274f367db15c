// Task 1. Label an acyclic game
//
// Reads n, then for each position its move count and its targets; prints the n labels.
// Up to 10^5 positions, no cycles; O(n + m) with n positions and m moves.
//
// From the folder that holds go.mod:
//
//	go run ./task_01_label_dag < input.txt
//	go build -o answer ./task_01_label_dag && gamegraphs judge 1 -- ./answer
package main

import (
	"bufio"
	"log"
	"os"
	"strconv"
)

// The labels: the outcome for the player to move, when both sides play as well as they can.
const (
	lose = iota
	win
)

// labelDAG returns for each position lose (0) or win (1), for the player to move.
//
// moves[u] lists the positions that u can move to; without moves, u is lose. No position can come
// back, so there are no draws.
//
// The labels of [[1] [2] []] are [0 1 0].
func labelDAG(moves [][]int) []int {
	// TODO: label the positions. So far every position is lose.
	return make([]int, len(moves))
}

func main() {
	defer out.Flush()
	printRow(labelDAG(readGame()))
}

var (
	in  = bufio.NewReaderSize(os.Stdin, 1<<16)
	out = bufio.NewWriterSize(os.Stdout, 1<<16)
)

// readInt returns the next whole number of the input. It is much quicker than fmt.Fscan, and a
// large game has millions of numbers.
func readInt() int {
	number, begun := 0, false
	for {
		c, err := in.ReadByte()
		switch {
		case err == nil && '0' <= c && c <= '9':
			number, begun = 10*number+int(c-'0'), true
		case begun:
			return number
		case err != nil:
			log.Fatal("the input ends too early")
		case c > ' ':
			log.Fatalf("expected a whole number, found %q", c)
		}
	}
}

// readGame returns the moves of a game: n, then for each position its move count and its targets.
func readGame() [][]int {
	moves := make([][]int, readInt())
	for u := range moves {
		moves[u] = make([]int, readInt())
		for i := range moves[u] {
			moves[u][i] = readInt()
		}
	}
	return moves
}

// printRow prints numbers on one line.
func printRow(row []int) {
	for i, x := range row {
		if i > 0 {
			out.WriteByte(' ')
		}
		out.Write(strconv.AppendInt(out.AvailableBuffer(), int64(x), 10))
	}
	out.WriteByte('\n')
}
