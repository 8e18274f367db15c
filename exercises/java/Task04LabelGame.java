// Task 4. Label any game: WIN, LOSE, DRAW
//
// Reads n, then for each position its move count and its targets; prints the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task04LabelGame.java < input.txt
//     javac -d out Task04LabelGame.java
//     gamegraphs judge 4 -- java -cp out Task04LabelGame

import java.io.EOFException;
import java.io.IOException;

public final class Task04LabelGame {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /**
     * Returns for each position LOSE (0), WIN (1) or DRAW (2), for the player to move.
     *
     * <p>Positions can come back, and the same target may be listed twice.
     *
     * <p>The labels of {@code {{1, 2}, {3}, {1, 4}, {}, {2}}} are {@code {2, 1, 2, 0, 2}}.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to; without moves, u is
     *     LOSE
     * @return the n labels
     */
    static int[] labelGame(int[][] moves) {
        // TODO: label the positions. So far every position is LOSE.
        return new int[moves.length];
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        appendRow(out, labelGame(readGame()));
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

    /** Returns the moves of a game: n, then for each position its move count and its targets. */
    private static int[][] readGame() throws IOException {
        int[][] moves = new int[readInt()][];
        for (int u = 0; u < moves.length; u++) {
            moves[u] = new int[readInt()];
            for (int i = 0; i < moves[u].length; i++) {
                moves[u][i] = readInt();
            }
        }
        return moves;
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
