// Task 3. Reverse the graph and count the moves
//
// Reads n, then for each position its move count and its targets;
// prints the n out-degrees, then for each position a line with its predecessors.
// Up to 10^5 positions; O(n + m) with n positions and m moves.
// BEGIN SOLUTION
//
// The idea: one pass over the moves; the move u -> v writes u down at v. Because u only grows,
// the predecessors come in order.
// END SOLUTION
//
// From the folder that holds go.mod:
//
//	go run ./task_03_reverse_graph < input.txt
//	go build -o answer ./task_03_reverse_graph && gamegraphs judge 3 -- ./answer
package main

import (
	"bufio"
	"log"
	"os"
	"strconv"
)

// reverseGraph returns for each position how many moves it has, and who can move to it.
//
// moves[u] lists the positions that u can move to. Each move counts: with two moves u -> v, u
// stands twice among the predecessors of v. Predecessors are in increasing order.
//
// For [[1 2] [2] []] it returns [2 1 0] and [[] [0] [0 1]].
func reverseGraph(moves [][]int) (degrees []int, predecessors [][]int) {
	degrees = make([]int, len(moves))
	predecessors = make([][]int, len(moves))
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: go through the moves. So far there are none.
	for u, row := range moves {
		degrees[u] = len(row)
		for _, v := range row {
			predecessors[v] = append(predecessors[v], u)
		}
	}
	// END SOLUTION
	return degrees, predecessors
}

func main() {
	defer out.Flush()
	degrees, predecessors := reverseGraph(readGame())
	printRow(degrees)
	for _, row := range predecessors {
		printRow(row)
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
