// Task 8. The subtraction game
//
// Reads n, then the number of takes and the takes; prints the labels of the piles 0 to n.
// Up to 10^6 stones; O(n t) with t takes.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task08LabelSubtraction.java < input.txt
//     javac -d out Task08LabelSubtraction.java
//     gamegraphs judge 8 -- java -cp out Task08LabelSubtraction

import java.io.EOFException;
import java.io.IOException;

public final class Task08LabelSubtraction {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;

    /**
     * Returns for each pile of 0 to n stones LOSE (0) or WIN (1), for the player to move.
     *
     * <p>A move takes away one of the numbers in {@code takes}, but no more than is there. Whoever
     * cannot move has lost.
     *
     * <p>With n = 4 and the takes 1 and 2 the labels are {@code {0, 1, 1, 0, 1}}.
     *
     * @param n the stones of the largest pile
     * @param takes the numbers, all positive, in any order
     * @return the n + 1 labels
     */
    static int[] labelSubtraction(int n, int[] takes) {
        int[] labels = new int[n + 1];
        // TODO: label the piles. So far every pile is LOSE.
        return labels;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int[] takes = new int[readInt()];
        for (int i = 0; i < takes.length; i++) {
            takes[i] = readInt();
        }
        StringBuilder out = new StringBuilder();
        appendRow(out, labelSubtraction(n, takes));
        System.out.print(out);
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

    /** Adds a line of numbers to the output. */
    private static void appendRow(StringBuilder out, int... row) {
        for (int i = 0; i < row.length; i++) {
            if (i > 0) {
                out.append(' ');
            }
            out.append(row[i]);
        }
        out.append('\n');
    }
}
