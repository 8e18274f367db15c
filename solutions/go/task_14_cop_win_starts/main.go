// Task 14. Cop and robber
//
// Reads the numbers of vertices and of edges, then for each edge its two ends; prints the count
// of cop-win starts, then for each vertex of the cop a line with the capture plies for each
// vertex of the robber, -1 for an escape. Up to 300 vertices; O(n (n + edges)).
// BEGIN SOLUTION
//
// The idea: the wave of tasks 4 and 6 on positions (cop, robber, whose turn), backward from those
// on one vertex. The cop needs one move that leads to capture. For the robber every move has to,
// so the robber has a counter, and staying counts too.
// END SOLUTION
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
	// BEGIN SOLUTION
	// IN THE EXERCISE: // TODO: find out how every chase ends. So far the robber always escapes.
	// IN THE EXERCISE: return newTable(n)
	near := make([][]int, n) // where one move leads to; staying is a move
	for v := range near {
		near[v] = []int{v}
	}
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		near[u] = append(near[u], v)
		near[v] = append(near[v], u)
	}
	type position struct {
		cop, robber int
		copToMove   bool
	}
	cop, robber := newTable(n), newTable(n) // plies with the cop to move, and with the robber
	openMoves := make([][]int, n)           // moves of the robber not yet known to lead to capture
	queue := make([]position, 0, 2*n*n)
	for c := range openMoves {
		openMoves[c] = make([]int, n)
		for r := range openMoves[c] {
			openMoves[c][r] = len(near[r])
		}
		cop[c][c], robber[c][c] = 0, 0
		queue = append(queue, position{c, c, true}, position{c, c, false})
	}
	for head := 0; head < len(queue); head++ {
		c, r := queue[head].cop, queue[head].robber
		if !queue[head].copToMove { // the cop, moving to c, has found a good move
			for _, from := range near[c] {
				if cop[from][r] == escape {
					cop[from][r] = robber[c][r] + 1
					queue = append(queue, position{from, r, true})
				}
			}
			continue
		}
		for _, from := range near[r] { // the robber, moving to r, has a move less to hope for
			openMoves[c][from]--
			if openMoves[c][from] == 0 && robber[c][from] == escape {
				robber[c][from] = cop[c][r] + 1
				queue = append(queue, position{c, from, false})
			}
		}
	}
	return cop
	// END SOLUTION
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
