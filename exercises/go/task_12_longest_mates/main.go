// Task 12. The longest forced win
//
// Reads n, then for each position its move count and its targets;
// prints position and plies of the longest win, or "NONE", then the same of the longest loss.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
//
// From the folder that holds go.mod:
//
//	go run ./task_12_longest_mates < input.txt
//	go build -o answer ./task_12_longest_mates && gamegraphs judge 12 -- ./answer
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

// mate is a position that is won or lost, and the plies until play ends.
type mate struct {
	position, plies int
}

// longestMates returns the longest win and the longest loss, nil where no position is win, or
// none lose. Where several are equally long, any of them will do.
//
// moves[u] lists the positions that u can move to; without moves, u is lose in 0. The winner
// hurries, the loser delays; a ply is one move of one player. Draws take no part.
//
// For [[1] [2] []] it returns {1 1} and {0 2}: position 1 is win in 1, and 0 is lose in 2.
func longestMates(moves [][]int) (longestWin, longestLoss *mate) {
	// TODO: find both. So far there is neither.
	return nil, nil
}

func main() {
	defer out.Flush()
	longestWin, longestLoss := longestMates(readGame())
	for _, found := range []*mate{longestWin, longestLoss} {
		if found == nil {
			out.WriteString("NONE\n")
		} else {
			printRow([]int{found.position, found.plies})
		}
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
