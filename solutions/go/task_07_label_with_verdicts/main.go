// Task 7. Terminals with different verdicts
//
// Reads n, then for each position its move count and its targets,
// then the number of terminals and for each its position and its verdict; prints the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
// BEGIN SOLUTION
//
// The idea: the wave does not care where a first label comes from. Each terminal enters the queue
// with its own verdict; from there on it is task 4.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_07_label_with_verdicts < input.txt
//	go build -o answer ./task_07_label_with_verdicts && gamegraphs judge 7 -- ./answer
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

// labelWithVerdicts returns for each position lose (0), win (1) or draw (2), for the player to
// move.
//
// moves[u] lists the positions that u can move to. verdicts says for each position without moves,
// and for no other, what it is: lose or win, for the player who is to move there.
//
// The labels of [[1] []] with the verdicts {1: 1} are [0 1].
func labelWithVerdicts(moves [][]int, verdicts map[int]int) []int {
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
	}
	for u, verdict := range verdicts {
		labels[u] = verdict
		queue = append(queue, u)
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
	moves := readGame()
	count := readInt()
	verdicts := make(map[int]int, count)
	for i := 0; i < count; i++ {
		u := readInt()
		verdicts[u] = readInt()
	}
	printRow(labelWithVerdicts(moves, verdicts))
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
