// Task 8. The subtraction game
//
// Reads n, then the number of takes and the takes; prints the labels of the piles 0 to n.
// Up to 10^6 stones; O(n t) with t takes.
// BEGIN SOLUTION
//
// The idea: a pile only shrinks. From the smallest up, each needs only labels that are known.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_08_label_subtraction < input.txt
//	go build -o answer ./task_08_label_subtraction && gamegraphs judge 8 -- ./answer
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

// labelSubtraction returns for each pile of 0 to n stones lose (0) or win (1), for the player to
// move.
//
// A move takes away one of the numbers in takes, all positive and in any order, and no more than
// is there. Whoever cannot move has lost.
//
// With n = 4 and the takes 1 and 2 the labels are [0 1 1 0 1].
func labelSubtraction(n int, takes []int) []int {
	labels := make([]int, n+1)
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: label the piles. So far every pile is lose.
	for pile := range labels {
		for _, take := range takes {
			if take <= pile && labels[pile-take] == lose {
				labels[pile] = win
				break
			}
		}
	}
	// END SOLUTION
	return labels
}

func main() {
	defer out.Flush()
	n := readInt()
	takes := make([]int, readInt())
	for i := range takes {
		takes[i] = readInt()
	}
	printRow(labelSubtraction(n, takes))
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
