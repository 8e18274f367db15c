// Task 10. A chase on a line
//
// Reads length, a, b, and 1 if staying is allowed, else 0;
// prints "CAPTURE k", k in plies, or "ESCAPE".
// Up to 200 cells; O(length^2).
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task10CaptureOnLine.java < input.txt
//     javac -d out Task10CaptureOnLine.java
//     gamegraphs judge 10 -- java -cp out Task10CaptureOnLine

import java.io.EOFException;
import java.io.IOException;
import java.util.OptionalInt;

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
        // TODO: find out how the chase ends. So far B always escapes.
        return OptionalInt.empty();
    }

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
