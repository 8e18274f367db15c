// Task 6. Win fast, lose slowly
//
// Reads n, then for each position its move count and its targets;
// prints for each position a line: label and distance.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task06LabelWithDistances.java < input.txt
//     javac -d out Task06LabelWithDistances.java
//     gamegraphs judge 6 -- java -cp out Task06LabelWithDistances

import java.io.EOFException;
import java.io.IOException;

public final class Task06LabelWithDistances {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /** For each position its label, and the plies until play ends. */
    record Solution(int[] labels, int[] distances) {}

    /**
     * Returns for each position LOSE (0), WIN (1) or DRAW (2), for the player to move, and the
     * plies until play ends if the winner hurries and the loser delays; -1 for a DRAW.
     *
     * <p>A ply is one move of one player.
     *
     * <p>For {@code {{1}, {2}, {}, {3}}} the labels are {@code {0, 1, 0, 2}} and the distances
     * {@code {2, 1, 0, -1}}.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to; without moves, u is
     *     LOSE in 0
     * @return the n labels and the n distances
     */
    static Solution labelWithDistances(int[][] moves) {
        // TODO: label the positions. So far every position is LOSE in 0.
        return new Solution(new int[moves.length], new int[moves.length]);
    }

    public static void main(String[] args) throws IOException {
        Solution solution = labelWithDistances(readGame());
        StringBuilder out = new StringBuilder();
        for (int u = 0; u < solution.labels().length; u++) {
            appendRow(out, solution.labels()[u], solution.distances()[u]);
        }
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
