// Task 10. A chase on a line
//
// Reads length, a, b, and 1 if staying is allowed, else 0;
// prints "CAPTURE k", k in plies, or "ESCAPE".
// Up to 200 cells; O(length^2).
// BEGIN SOLUTION
//
// The idea: the wave of tasks 4 and 6 on positions (a, b, whose turn), backward from the
// captures. A needs one move that leads to capture. For B every move has to, so B has a counter.
// The wave comes in order of plies: the first good move of A is the quickest, the last bad one of
// B the longest.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_10_capture_on_line < input.txt
//	go build -o answer ./task_10_capture_on_line && gamegraphs judge 10 -- ./answer
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
)

// captureOnLine returns in how many plies token A can force a capture, A to move, and true; or 0
// and false if token B can escape for ever.
//
// A stands on cell a and B on cell b of a line with the cells 0 to length - 1. They move in turn,
// by one cell to the left or right; if stay is true they may also stay. A capture is a move of A
// after which both stand on the same cell; B is not captured by a move of its own. Plies are the
// moves of both. A wants the capture soon, B late.
//
// For length 5, a = 0, b = 4 and staying it returns 7 and true.
func captureOnLine(length, a, b int, stay bool) (plies int, forced bool) {
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: find out how the chase ends. So far B always escapes.
	// IN THE EXERCISE: return 0, false
	const turnA, turnB = 0, 1
	// A position as a number: every (a, b, turn) has one, and no two the same.
	number := func(a, b, turn int) int { return (a*length+b)*2 + turn }
	steps := make([][]int, length) // where one move leads to; also where one comes from
	for cell := range steps {
		for _, to := range []int{cell - 1, cell, cell + 1} {
			if 0 <= to && to < length && (stay || to != cell) {
				steps[cell] = append(steps[cell], to)
			}
		}
	}
	const unknown = -1
	distance := make([]int, 2*length*length)
	openMoves := make([]int, 2*length*length) // moves of B not yet known to lead to capture
	for i := range distance {
		distance[i] = unknown
		openMoves[i] = len(steps[i/2%length])
	}
	var queue []int
	for cell := 0; cell < length; cell++ {
		captured := number(cell, cell, turnB)
		distance[captured] = 0
		queue = append(queue, captured)
	}
	for head := 0; head < len(queue); head++ {
		known := queue[head]
		a, b, turn := known/2/length, known/2%length, known%2
		if turn == turnB { // A, moving to a, has found a good move
			for _, from := range steps[a] {
				if before := number(from, b, turnA); distance[before] == unknown {
					distance[before] = distance[known] + 1
					queue = append(queue, before)
				}
			}
			continue
		}
		for _, from := range steps[b] { // B, moving to b, has a move less to hope for
			before := number(a, from, turnB)
			openMoves[before]--
			if openMoves[before] == 0 && distance[before] == unknown {
				distance[before] = distance[known] + 1
				queue = append(queue, before)
			}
		}
	}
	if plies = distance[number(a, b, turnA)]; plies == unknown {
		return 0, false
	}
	return plies, true
	// END SOLUTION
}

func main() {
	defer out.Flush()
	length, a, b := readInt(), readInt(), readInt()
	stay := readInt() == 1
	if plies, forced := captureOnLine(length, a, b, stay); forced {
		fmt.Fprintf(out, "CAPTURE %d\n", plies)
	} else {
		fmt.Fprintln(out, "ESCAPE")
	}
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
