// Task 2. Find the terminals and seed them
//
// Reads n, then for each position its move count and its targets;
// prints the terminals in increasing order, then the seed in normal and in misere play.
// Up to 10^5 positions; O(n).
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task02SeedTerminals.java < input.txt
//     javac -d out Task02SeedTerminals.java
//     gamegraphs judge 2 -- java -cp out Task02SeedTerminals

import java.io.EOFException;
import java.io.IOException;

public final class Task02SeedTerminals {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;

    /** The terminals in increasing order, and the seed that all of them get. */
    record Seeds(int[] terminals, int seed) {}

    /**
     * Returns the terminals and their seed: the outcome for the player who is to move there and
     * cannot.
     *
     * <p>In normal play whoever cannot move has lost, in misere play they have won. Where there is
     * no terminal, the seed is what one would get.
     *
     * <p>For {@code {{1}, {}, {}}} in normal play the terminals are {@code {1, 2}}, the seed is
     * LOSE.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to; without moves, u is a
     *     terminal
     * @param misere whether play is misere
     * @return the terminals in increasing order, and LOSE (0) or WIN (1)
     */
    static Seeds seedTerminals(int[][] moves, boolean misere) {
        // TODO: find the terminals and their seed. So far there are none.
        return new Seeds(new int[0], LOSE);
    }

    public static void main(String[] args) throws IOException {
        int[][] moves = readGame();
        String[] names = {"LOSE", "WIN"};
        Seeds normal = seedTerminals(moves, false);
        Seeds misere = seedTerminals(moves, true);
        StringBuilder out = new StringBuilder();
        appendRow(out, normal.terminals());
        out.append("normal: ").append(names[normal.seed()]).append('\n');
        out.append("misere: ").append(names[misere.seed()]).append('\n');
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
