// Task 14. Cop and robber
//
// Reads the numbers of vertices and of edges, then for each edge its two ends; prints the count
// of cop-win starts, then for each vertex of the cop a line with the capture plies for each
// vertex of the robber, -1 for an escape. Up to 300 vertices; O(n (n + edges)).
//
// From the folder that holds go.mod:
//
//	go run ./task_14_cop_win_starts < input.txt
//	go build -o answer ./task_14_cop_win_starts && gamegraphs judge 14 -- ./answer
package main

import (
	"bufio"
	"log"
	"os"
	"strconv"
)

// escape stands for the plies where the robber is never captured.
const escape = -1

// copWinStarts returns the plies until the robber is captured from every start, the cop to move:
// table[c][r] with the cop at c and the robber at r, escape (-1) where the robber is never
// captured.
//
// The vertices are 0 to n - 1; an edge joins its two ends. Cop and robber move in turn, along an
// edge or not at all. The robber is captured when both share a vertex, whoever has moved there;
// so table[v][v] is 0. Plies are the moves of both. The cop wants the capture soon, the robber
// late.
//
// For n = 2 and the edge {0 1} the table is [[0 1] [1 0]].
func copWinStarts(n int, edges [][2]int) [][]int {
	// TODO: find out how every chase ends. So far the robber always escapes.
	return newTable(n)
}

// newTable returns a table in which the robber escapes from every start.
func newTable(n int) [][]int {
	table := make([][]int, n)
	for c := range table {
		table[c] = make([]int, n)
		for r := range table[c] {
			table[c][r] = escape
		}
	}
	return table
}

func main() {
	defer out.Flush()
	n := readInt()
	edges := make([][2]int, readInt())
	for i := range edges {
		edges[i] = [2]int{readInt(), readInt()}
	}
	table := copWinStarts(n, edges)
	starts := 0
	for _, row := range table {
		for _, plies := range row {
			if plies != escape {
				starts++
			}
		}
	}
	printRow([]int{starts})
	for _, row := range table {
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
