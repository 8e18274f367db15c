// Task 2. Find the terminals and seed them
//
// Reads n, then for each position its move count and its targets;
// prints the terminals in increasing order, then the seed in normal and in misere play.
// Up to 10^5 positions; O(n).
//
// From the folder that holds go.mod:
//
//	go run ./task_02_seed_terminals < input.txt
//	go build -o answer ./task_02_seed_terminals && gamegraphs judge 2 -- ./answer
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

// seedTerminals returns the terminals, in increasing order, and the seed that all of them get:
// the outcome for the player who is to move there and cannot.
//
// moves[u] lists the positions that u can move to; without moves, u is a terminal. In normal play
// whoever cannot move has lost, in misere play they have won. Where there is no terminal, the
// seed is what one would get.
//
// For [[1] [] []] in normal play it returns [1 2] and lose.
func seedTerminals(moves [][]int, misere bool) (terminals []int, seed int) {
	// TODO: find the terminals and their seed. So far there are none.
	return nil, lose
}

func main() {
	defer out.Flush()
	moves := readGame()
	names := [...]string{lose: "LOSE", win: "WIN"}
	terminals, normal := seedTerminals(moves, false)
	_, misere := seedTerminals(moves, true)
	printRow(terminals)
	out.WriteString("normal: " + names[normal] + "\n")
	out.WriteString("misere: " + names[misere] + "\n")
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
