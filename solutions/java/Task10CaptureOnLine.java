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
// From the folder that holds this file, with Java 17 or later:
//
//     java Task10CaptureOnLine.java < input.txt
//     javac -d out Task10CaptureOnLine.java
//     gamegraphs judge 10 -- java -cp out Task10CaptureOnLine

import java.io.EOFException;
import java.io.IOException;
// BEGIN SOLUTION
// IN THE EXERCISE: import java.util.OptionalInt;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
// END SOLUTION

public final class Task10CaptureOnLine {
    /**
     * Returns in how many plies token A can force a capture, A to move; nothing if token B can
     * escape for ever.
     *
     * <p>A and B stand on cells of a line, 0 to {@code length - 1}. They move in turn, by one cell
     * to the left or right. A capture is a move of A after which both stand on the same cell; B is
     * not captured by a move of its own. Plies are the moves of both. A wants the capture soon, B
     * late.
     *
     * <p>For length 5, a = 0, b = 4 and staying it takes 7.
     *
     * @param length the number of cells
     * @param a the cell of A
     * @param b the cell of B
     * @param stay whether A and B may also stay where they are
     * @return the plies, or empty for an escape
     */
    static OptionalInt captureOnLine(int length, int a, int b, boolean stay) {
        // BEGIN SOLUTION
        // IN THE EXERCISE: // TODO: find out how the chase ends. So far B always escapes.
        // IN THE EXERCISE: return OptionalInt.empty();
        int[][] steps = new int[length][]; // where one move leads to; also where one comes from
        for (int cell = 0; cell < length; cell++) {
            int from = cell;
            steps[cell] =
                    IntStream.rangeClosed(cell - 1, cell + 1)
                            .filter(to -> 0 <= to && to < length && (stay || to != from))
                            .toArray();
        }
        final int unknown = -1;
        int[] distances = new int[2 * length * length];
        Arrays.fill(distances, unknown);
        int[] openMoves = new int[2 * length * length]; // of B, not yet known to lead to capture
        int[] queue = new int[2 * length * length]; // no position enters it twice
        int tail = 0;
        for (int x = 0; x < length; x++) {
            for (int y = 0; y < length; y++) {
                openMoves[number(length, x, y, TURN_B)] = steps[y].length;
            }
            int captured = number(length, x, x, TURN_B);
            distances[captured] = 0;
            queue[tail++] = captured;
        }
        for (int head = 0; head < tail; head++) {
            int known = queue[head];
            int x = known / 2 / length;
            int y = known / 2 % length;
            if (known % 2 == TURN_B) { // A, moving to x, has found a good move
                for (int from : steps[x]) {
                    int before = number(length, from, y, TURN_A);
                    if (distances[before] == unknown) {
                        distances[before] = distances[known] + 1;
                        queue[tail++] = before;
                    }
                }
            } else { // B, moving to y, has a move less to hope for
                for (int from : steps[y]) {
                    int before = number(length, x, from, TURN_B);
                    openMoves[before]--;
                    if (openMoves[before] == 0 && distances[before] == unknown) {
                        distances[before] = distances[known] + 1;
                        queue[tail++] = before;
                    }
                }
            }
        }
        int plies = distances[number(length, a, b, TURN_A)];
        return plies == unknown ? OptionalInt.empty() : OptionalInt.of(plies);
        // END SOLUTION
    }

    // BEGIN SOLUTION

    private static final int TURN_A = 0;
    private static final int TURN_B = 1;

    /** Returns the number of the position with A at x, B at y; no two positions have the same. */
    private static int number(int length, int x, int y, int turn) {
        return (x * length + y) * 2 + turn;
    }

    // END SOLUTION

    public static void main(String[] args) throws IOException {
        int length = readInt();
        int a = readInt();
        int b = readInt();
        boolean stay = readInt() == 1;
        OptionalInt plies = captureOnLine(length, a, b, stay);
        System.out.println(plies.isPresent() ? "CAPTURE " + plies.getAsInt() : "ESCAPE");
    }

    // The input, read piece by piece. It is much quicker than java.util.Scanner, and a large game
    // has millions of numbers.
    private static final byte[] piece = new byte[1 << 16];
    private static int pieceLength = 0;
    private static int pieceNext = 0;

    /** Returns the next byte of the input, or -1 at its end. */
    private static int readByte() throws IOException {
        if (pieceNext == pieceLength) {
            pieceNext = 0;
            pieceLength = Math.max(0, System.in.read(piece));
            if (pieceLength == 0) {
                return -1;
            }
        }
        return piece[pieceNext++] & 0xFF;
    }

    /** Returns the next whole number of the input. */
    private static int readInt() throws IOException {
        int number = 0;
        boolean begun = false;
        while (true) {
            int c = readByte();
            if ('0' <= c && c <= '9') {
                number = 10 * number + (c - '0');
                begun = true;
            } else if (begun) {
                return number;
            } else if (c == -1) {
                throw new EOFException("the input ends too early");
            } else if (c > ' ') {
                throw new IOException("expected a whole number, found '" + (char) c + "'");
            }
        }
    }
}
