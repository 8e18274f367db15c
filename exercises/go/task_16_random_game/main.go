// Task 16. A random game, the same in every language
//
// Reads n, seed and max_out; prints the game: n, then for each position a line with its move
// count and its targets. With the argument "bench" it reads nothing and measures retrograde
// analysis. Up to 10^6 positions; O(n + m) with n positions and m moves.
//
// From the folder that holds go.mod:
//
//	go run ./task_16_random_game < input.txt
//	go build -o answer ./task_16_random_game && gamegraphs judge 16 -- ./answer
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
	"strconv"
	"time"
)

// randomGame returns the game of a seed: for each position its moves, 0 to maxOut of them.
//
// Number i of the sequence of a seed, counted from 1, is made as follows, modulo 2^64; it is
// known as SplitMix64.
//
//	z = seed + i * 0x9E3779B97F4A7C15
//	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
//	z = (z ^ (z >> 27)) * 0x94D049BB133111EB
//	number i = z ^ (z >> 31)
//
// A number x becomes one of 0 to k - 1 by its upper half: ((x >> 32) * k) >> 32. The numbers 1 to
// n give the move counts of positions 0 to n - 1, each from 0 to maxOut. The following ones give
// the targets, each from 0 to n - 1, position after position.
//
// For n = 4, seed = 1 and maxOut = 3 the game is [[1 3] [3 2] [1 3 1] [2]]. With seed 0, number 1
// is 16294208416658607535.
func randomGame(n int, seed uint64, maxOut int) [][]int {
	moves := make([][]int, n)
	// TODO: draw the counts and the targets. So far nobody can move.
	return moves
}

func main() {
	defer out.Flush()
	if len(os.Args) == 2 && os.Args[1] == "bench" {
		bench()
		return
	}
	n, seed, maxOut := readInt(), readInt(), readInt()
	printGame(randomGame(int(n), seed, int(maxOut)))
}

// bench prints what retrograde analysis takes on games of growing size, the mean of three games
// each, without the making of the games; and how often a forward search is wrong on small ones.
func bench() {
	fmt.Fprintln(out, "  positions   seconds   ns for each position and move")
	for n := 1_000; n <= 1_000_000; n *= 10 {
		const games = 3
		size := 0
		var total time.Duration
		for seed := uint64(42); seed < 42+games; seed++ {
			moves := randomGame(n, seed, 3)
			size += n
			for _, row := range moves {
				size += len(row)
			}
			began := time.Now()
			retrograde(moves)
			total += time.Since(began)
		}
		fmt.Fprintf(out, "%11d %9.4f %9.1f\n", n, total.Seconds()/games,
			float64(total.Nanoseconds())/float64(size))
	}
	wrong := 0
	for seed := uint64(0); seed < 200; seed++ {
		moves := randomGame(20, seed, 2)
		forward, right := forward(moves), retrograde(moves)
		for u := range moves {
			if forward[u] != right[u] {
				wrong++
				break
			}
		}
	}
	fmt.Fprintf(out, "forward search is wrong on %d of 200 games of 20 positions\n", wrong)
}

// The labels: the outcome for the player to move, when both sides play as well as they can.
const (
	lose = iota
	win
	draw
)

// retrograde returns the labels of a game: a wave against the moves, from the terminals.
func retrograde(moves [][]int) []int {
	before := make([][]int, len(moves)) // before[v]: who can move to v, once for each move
	labels := make([]int, len(moves))
	openMoves := make([]int, len(moves))
	queue := make([]int, 0, len(moves))
	for u, row := range moves {
		for _, v := range row {
			before[v] = append(before[v], u)
		}
		labels[u], openMoves[u] = draw, len(row)
		if len(row) == 0 {
			labels[u] = lose
			queue = append(queue, u)
		}
	}
	for head := 0; head < len(queue); head++ {
		v := queue[head]
		for _, u := range before[v] {
			if labels[u] != draw {
				continue
			}
			openMoves[u]--
			if labels[v] == lose || openMoves[u] == 0 {
				labels[u] = win - labels[v] // win from lose, lose from win
				queue = append(queue, u)
			}
		}
	}
	return labels
}

// forward labels a game by a search that takes a position on its own path for a draw, and
// remembers what followed from this guess. Without the guess it would not come to an end. It is
// wrong.
func forward(moves [][]int) []int {
	const unknown, onPath = -1, -2
	labels := make([]int, len(moves))
	for u := range labels {
		labels[u] = unknown
	}
	var search func(u int) int
	search = func(u int) int {
		switch labels[u] {
		case onPath:
			return draw
		case unknown:
			labels[u] = onPath
			best := lose
			for _, v := range moves[u] {
				switch search(v) {
				case lose:
					best = win
				case draw:
					if best == lose {
						best = draw
					}
				}
			}
			labels[u] = best
		}
		return labels[u]
	}
	for u := range moves {
		search(u)
	}
	return labels
}

var (
	in  = bufio.NewReaderSize(os.Stdin, 1<<16)
	out = bufio.NewWriterSize(os.Stdout, 1<<16)
)

// readInt returns the next whole number of the input; a seed may need all 64 bits.
func readInt() uint64 {
	number, begun := uint64(0), false
	for {
		c, err := in.ReadByte()
		switch {
		case err == nil && '0' <= c && c <= '9':
			number, begun = 10*number+uint64(c-'0'), true
		case begun:
			return number
		case err != nil:
			log.Fatal("the input ends too early")
		case c > ' ':
			log.Fatalf("expected a whole number, found %q", c)
		}
	}
}

// printGame prints n, then for each position a line with its move count and its targets.
func printGame(moves [][]int) {
	printNumber(len(moves))
	out.WriteByte('\n')
	for _, row := range moves {
		printNumber(len(row))
		for _, v := range row {
			out.WriteByte(' ')
			printNumber(v)
		}
		out.WriteByte('\n')
	}
}

func printNumber(x int) {
	out.Write(strconv.AppendInt(out.AvailableBuffer(), int64(x), 10))
}
