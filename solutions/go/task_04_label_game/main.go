// Task 4. Label any game: WIN, LOSE, DRAW
//
// Reads n, then for each position its move count and its targets; prints the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
// BEGIN SOLUTION
//
// The idea: a wave against the moves, from the terminals. Whoever can move to a lose position is
// win. Whoever can move to a win position has one move less to hope for, and is lose when none is
// left; a counter knows. What the wave never decides is a draw.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_04_label_game < input.txt
//	go build -o answer ./task_04_label_game && gamegraphs judge 4 -- ./answer
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

// labelGame returns for each position lose (0), win (1) or draw (2), for the player to move.
//
// moves[u] lists the positions that u can move to; without moves, u is lose. Positions can come
// back, and the same target may be listed twice.
//
// The labels of [[1 2] [3] [1 4] [] [2]] are [2 1 2 0 2].
func labelGame(moves [][]int) []int {
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: label the positions. So far every position is lose.
	// IN THE EXERCISE: return make([]int, len(moves))
	start, before := reverse(moves)
	labels := make([]int, len(moves))
	openMoves := make([]int, len(moves)) // moves not yet known to lead to win
	queue := make([]int, 0, len(moves))  // no position enters it twice, so it never grows
	for u, row := range moves {
		labels[u] = draw
		openMoves[u] = len(row)
		if len(row) == 0 {
			labels[u] = lose
			queue = append(queue, u)
		}
	}
	for head := 0; head < len(queue); head++ {
		v := queue[head]
		for _, u := range before[start[v]:start[v+1]] {
			if labels[u] != draw {
				continue // u has its label
			}
			if labels[v] == lose {
				labels[u] = win
				queue = append(queue, u)
				continue
			}
			openMoves[u]--
			if openMoves[u] == 0 {
				labels[u] = lose
				queue = append(queue, u)
			}
		}
	}
	return labels
	// END SOLUTION
}

// BEGIN SOLUTION

// reverse returns who can move to each position, once for each move: those who can move to v are
// before[start[v]:start[v+1]]. Two flat arrays are quicker than a slice for each position.
func reverse(moves [][]int) (start, before []int) {
	start = make([]int, len(moves)+1)
	for _, row := range moves {
		for _, v := range row {
			start[v]++
		}
	}
	sum := 0
	for v := range start {
		sum += start[v]
		start[v] = sum // for now the end of the part of v; it is filled from there
	}
	before = make([]int, sum)
	for u := len(moves) - 1; u >= 0; u-- {
		for _, v := range moves[u] {
			start[v]--
			before[start[v]] = u
		}
	}
	return start, before
}

// END SOLUTION

func main() {
	defer out.Flush()
	printRow(labelGame(readGame()))
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
