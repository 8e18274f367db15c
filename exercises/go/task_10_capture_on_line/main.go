// Task 10. A chase on a line
//
// Reads length, a, b, and 1 if staying is allowed, else 0;
// prints "CAPTURE k", k in plies, or "ESCAPE".
// Up to 200 cells; O(length^2).
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
	// TODO: find out how the chase ends. So far B always escapes.
	return 0, false
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
