// Task 11. Solve a game you cannot store
//
// Reads n, then for each position its move count and its targets; prints the n labels. The game
// is solved through three functions alone. Up to 10^7 positions; each of the functions is asked
// once for each position.
// BEGIN SOLUTION
//
// The idea: the wave of task 4 needs of a position the number of its moves, which succ tells, and
// its predecessors, which pred tells. Each is asked for when it is needed, once, and nothing of
// it is kept.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_11_label_implicit < input.txt
//	go build -o answer ./task_11_label_implicit && gamegraphs judge 11 -- ./answer
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

// labelImplicit returns for each position lose (0), win (1) or draw (2), for the player to move,
// in a game that is not stored but can be asked.
//
// The positions are 0 to n - 1. succ(u) are the positions that u can move to, pred(v) those that
// can move to v, u once for each move u -> v; what they return must not be changed. terminal(u)
// tells whether play is over at u, which is then lose.
//
// With succ(u) = [u-1] for u > 0, so that 0 is terminal, the labels of n = 4 are [0 1 0 1].
func labelImplicit(n int, succ, pred func(int) []int, terminal func(int) bool) []int {
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: label the positions. So far every position is lose.
	// IN THE EXERCISE: return make([]int, n)
	labels := make([]int, n)
	openMoves := make([]int, n) // moves not yet known to lead to win
	queue := make([]int, 0, n)  // no position enters it twice, so it never grows
	for u := range labels {
		if terminal(u) {
			labels[u] = lose
			queue = append(queue, u)
		} else {
			labels[u] = draw
			openMoves[u] = len(succ(u))
		}
	}
	for head := 0; head < len(queue); head++ {
		v := queue[head]
		for _, u := range pred(v) {
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

// This program has its game from the input, and hides it behind the functions.
func main() {
	defer out.Flush()
	moves := readGame()
	start, before := reverse(moves)
	succ := func(u int) []int { return moves[u] }
	pred := func(v int) []int { return before[start[v]:start[v+1]] }
	terminal := func(u int) bool { return len(moves[u]) == 0 }
	printRow(labelImplicit(len(moves), succ, pred, terminal))
}

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
