// Task 11. Solve a game you cannot store
//
// Reads n, then for each position its move count and its targets; prints the n labels. The game
// is solved through three functions alone. Up to 10^7 positions; each of the functions is asked
// once for each position.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task11LabelImplicit.java < input.txt
//     javac -d out Task11LabelImplicit.java
//     gamegraphs judge 11 -- java -cp out Task11LabelImplicit

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

public final class Task11LabelImplicit {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /**
     * Returns for each position LOSE (0), WIN (1) or DRAW (2), for the player to move, in a game
     * that is not stored but can be asked.
     *
     * <p>With {@code succ(u) = {u - 1}} for u above 0, so that 0 is terminal, the labels of n = 4
     * are {@code {0, 1, 0, 1}}.
     *
     * @param n the number of positions, which are 0 to n - 1
     * @param succ gives the positions that u can move to, in an array that must not be changed
     * @param pred gives the positions that can move to v, u once for each move {@code u -> v}, in
     *     an array that must not be changed
     * @param terminal tells whether play is over at u, which is then LOSE
     * @return the n labels
     */
    static int[] labelImplicit(
            int n, IntFunction<int[]> succ, IntFunction<int[]> pred, IntPredicate terminal) {
        // TODO: label the positions. So far every position is LOSE.
        return new int[n];
    }

    /** This program has its game from the input, and hides it behind the functions. */
    public static void main(String[] args) throws IOException {
        int[][] moves = readGame();
        Predecessors predecessors = Predecessors.of(moves);
        int[] labels =
                labelImplicit(
                        moves.length,
                        u -> moves[u],
                        v -> predecessors.to(v),
                        u -> moves[u].length == 0);
        StringBuilder out = new StringBuilder();
        appendRow(out, labels);
        System.out.print(out);
    }

    /**
     * Who can move to each position, once for each move: those who can move to v are
     * {@code before[start[v]]} to {@code before[start[v + 1] - 1]}. Two flat arrays are quicker
     * than an array for each position.
     */
    private record Predecessors(int[] start, int[] before) {
        static Predecessors of(int[][] moves) {
            int[] start = new int[moves.length + 1];
            for (int[] row : moves) {
                for (int v : row) {
                    start[v]++;
                }
            }
            int sum = 0;
            for (int v = 0; v < start.length; v++) {
                sum += start[v];
                start[v] = sum; // for now the end of the part of v; it is filled from there
            }
            int[] before = new int[sum];
            for (int u = moves.length - 1; u >= 0; u--) {
                for (int v : moves[u]) {
                    start[v]--;
                    before[start[v]] = u;
                }
            }
            return new Predecessors(start, before);
        }

        int[] to(int v) {
            return Arrays.copyOfRange(before, start[v], start[v + 1]);
        }
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
