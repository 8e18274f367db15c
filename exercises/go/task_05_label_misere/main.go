// Task 5. Misere play
//
// Reads n, then for each position its move count and its targets; prints the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
//
// From the folder that holds go.mod:
//
//	go run ./task_05_label_misere < input.txt
//	go build -o answer ./task_05_label_misere && gamegraphs judge 5 -- ./answer
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
	draw
)

// labelMisere returns for each position lose (0), win (1) or draw (2), for the player to move,
// where whoever cannot move has won.
//
// moves[u] lists the positions that u can move to; without moves, u is win. Positions can come
// back, and the same target may be listed twice.
//
// The labels of [[1] [2] []] are [1 0 1].
func labelMisere(moves [][]int) []int {
	// TODO: label the positions. So far every position is lose.
	return make([]int, len(moves))
}

func main() {
	defer out.Flush()
	printRow(labelMisere(readGame()))
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
