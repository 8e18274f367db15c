// Task 9. Cycle or not: choose the method
//
// Reads n, then for each position its move count and its targets;
// prints ACYCLIC or CYCLIC, then the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
// BEGIN SOLUTION
//
// The idea: collect the positions from which every play ends, each after its successors. If that
// is all of them there is no cycle, and in this order labels can be read off one after the other:
// the search with a memory of task 1, without the search. Otherwise the wave of task 4 labels the
// game.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_09_solve_any < input.txt
//	go build -o answer ./task_09_solve_any && gamegraphs judge 9 -- ./answer
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

// solveAny returns "CYCLIC" if some position can come back, otherwise "ACYCLIC", and for each
// position lose (0), win (1) or draw (2), for the player to move.
//
// moves[u] lists the positions that u can move to; without moves, u is lose. A move u -> u is a
// cycle; two ways to the same position are none.
//
// For [[1] [2] []] it returns "ACYCLIC" and [0 1 0].
func solveAny(moves [][]int) (kind string, labels []int) {
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: look for a cycle, then label. So far every game is the same.
	// IN THE EXERCISE: return "ACYCLIC", make([]int, len(moves))
	start, before := reverse(moves)
	order := endsFirst(moves, start, before)
	if len(order) < len(moves) {
		return "CYCLIC", wave(moves, start, before)
	}
	labels = make([]int, len(moves))
	for _, u := range order {
		labels[u] = lose
		for _, v := range moves[u] {
			if labels[v] == lose {
				labels[u] = win
				break
			}
		}
	}
	return "ACYCLIC", labels
	// END SOLUTION
}

// BEGIN SOLUTION

// endsFirst returns the positions from which every play ends, each after all its successors.
func endsFirst(moves [][]int, start, before []int) []int {
	waiting := make([]int, len(moves)) // moves to positions that are not in the order yet
	order := make([]int, 0, len(moves))
	for u, row := range moves {
		waiting[u] = len(row)
		if len(row) == 0 {
			order = append(order, u)
		}
	}
	for i := 0; i < len(order); i++ {
		v := order[i]
		for _, u := range before[start[v]:start[v+1]] {
			waiting[u]--
			if waiting[u] == 0 {
				order = append(order, u)
			}
		}
	}
	return order
}

// wave returns the labels of any game, by retrograde analysis.
func wave(moves [][]int, start, before []int) []int {
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

// END SOLUTION

func main() {
	defer out.Flush()
	kind, labels := solveAny(readGame())
	out.WriteString(kind + "\n")
	printRow(labels)
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
