// Task 16. A random game, the same in every language
//
// Reads n, seed and max_out; prints the game: n, then for each position a line with its move
// count and its targets. With the argument "bench" it reads nothing and measures retrograde
// analysis. Up to 10^6 positions; O(n + m) with n positions and m moves.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task16RandomGame.java < input.txt
//     javac -d out Task16RandomGame.java
//     gamegraphs judge 16 -- java -cp out Task16RandomGame

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

public final class Task16RandomGame {
    /**
     * Returns the game of a seed: for each position its moves, 0 to maxOut of them.
     *
     * <p>Number i of the sequence of a seed, counted from 1, is made as follows, modulo 2^64; it is
     * known as SplitMix64.
     *
     * <pre>{@code
     * z = seed + i * 0x9E3779B97F4A7C15
     * z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
     * z = (z ^ (z >> 27)) * 0x94D049BB133111EB
     * number i = z ^ (z >> 31)
     * }</pre>
     *
     * <p>{@code >>} shifts zeros in here; of a long, which may be negative, {@code >>>} does. A
     * number x becomes one of 0 to k - 1 by its upper half: {@code ((x >> 32) * k) >> 32}. The
     * numbers 1 to n give the move counts of positions 0 to n - 1, each from 0 to maxOut. The
     * following ones give the targets, each from 0 to n - 1, position after position.
     *
     * <p>For n = 4, seed = 1 and maxOut = 3 the game is {@code {{1, 3}, {3, 2}, {1, 3, 1}, {2}}}.
     * With seed 0, number 1 is 16294208416658607535.
     *
     * @param n the number of positions
     * @param seed 64 bits; from 2^63 on they are those of a negative long
     * @param maxOut the most moves of a position
     * @return {@code moves[u]} lists the positions that u can move to
     */
    static int[][] randomGame(int n, long seed, int maxOut) {
        int[][] moves = new int[n][0];
        // TODO: draw the counts and the targets. So far nobody can move.
        return moves;
    }

    public static void main(String[] args) throws IOException {
        if (args.length == 1 && args[0].equals("bench")) {
            bench();
            return;
        }
        int n = (int) readLong();
        long seed = readLong();
        int maxOut = (int) readLong();
        StringBuilder out = new StringBuilder();
        appendGame(out, randomGame(n, seed, maxOut));
        System.out.print(out);
    }

    /**
     * Prints what retrograde analysis takes on games of growing size, the mean of three games each,
     * without the making of the games; and how often a forward search is wrong on small ones.
     */
    private static void bench() {
        final int games = 3;
        for (int i = 0; i < 20; i++) {
            retrograde(randomGame(100_000, i, 3)); // only then has Java compiled all of it
        }
        System.out.println("  positions   seconds   ns for each position and move");
        for (int n = 1_000; n <= 1_000_000; n *= 10) {
            long size = 0;
            long nanoseconds = 0;
            for (long seed = 42; seed < 42 + games; seed++) {
                int[][] moves = randomGame(n, seed, 3);
                size += n;
                for (int[] row : moves) {
                    size += row.length;
                }
                long began = System.nanoTime();
                retrograde(moves);
                nanoseconds += System.nanoTime() - began;
            }
            System.out.printf(
                    Locale.ROOT,
                    "%11d %9.4f %9.1f%n",
                    n,
                    nanoseconds / 1e9 / games,
                    (double) nanoseconds / size);
        }
        int wrong = 0;
        for (long seed = 0; seed < 200; seed++) {
            int[][] moves = randomGame(20, seed, 2);
            if (!Arrays.equals(new ForwardSearch(moves).labels(), retrograde(moves))) {
                wrong++;
            }
        }
        System.out.println(
                "forward search is wrong on " + wrong + " of 200 games of 20 positions");
    }

    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /** Returns the labels of a game: a wave against the moves, from the terminals. */
    private static int[] retrograde(int[][] moves) {
        int[] start = new int[moves.length + 1]; // who can move to v is in before, from start[v] on
        for (int[] row : moves) {
            for (int v : row) {
                start[v]++;
            }
        }
        for (int v = 0; v < moves.length; v++) {
            start[v + 1] += start[v];
        }
        int[] before = new int[start[moves.length]];
        int[] labels = new int[moves.length];
        int[] openMoves = new int[moves.length];
        int[] queue = new int[moves.length];
        int tail = 0;
        for (int u = 0; u < moves.length; u++) {
            for (int v : moves[u]) {
                start[v]--;
                before[start[v]] = u;
            }
            labels[u] = DRAW;
            openMoves[u] = moves[u].length;
            if (moves[u].length == 0) {
                labels[u] = LOSE;
                queue[tail++] = u;
            }
        }
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            for (int i = start[v]; i < start[v + 1]; i++) {
                int u = before[i];
                if (labels[u] != DRAW) {
                    continue;
                }
                openMoves[u]--;
                if (labels[v] == LOSE || openMoves[u] == 0) {
                    labels[u] = labels[v] == LOSE ? WIN : LOSE;
                    queue[tail++] = u;
                }
            }
        }
        return labels;
    }

    /**
     * Labels a game by a search that takes a position on its own path for a draw, and remembers
     * what followed from this guess. Without the guess it would not come to an end. It is wrong.
     */
    private static final class ForwardSearch {
        private static final int UNKNOWN = -1;
        private static final int ON_PATH = -2;
        private final int[][] moves;
        private final int[] labels;

        ForwardSearch(int[][] moves) {
            this.moves = moves;
            labels = new int[moves.length];
            Arrays.fill(labels, UNKNOWN);
        }

        int[] labels() {
            for (int u = 0; u < moves.length; u++) {
                search(u);
            }
            return labels;
        }

        private int search(int u) {
            if (labels[u] == ON_PATH) {
                return DRAW;
            }
            if (labels[u] == UNKNOWN) {
                labels[u] = ON_PATH;
                int best = LOSE;
                for (int v : moves[u]) {
                    int label = search(v);
                    if (label == LOSE) {
                        best = WIN;
                    } else if (label == DRAW && best == LOSE) {
                        best = DRAW;
                    }
                }
                labels[u] = best;
            }
            return labels[u];
        }
    }

    // The input, read piece by piece.
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

    /** Returns the next whole number of the input; a seed may need all 64 bits. */
    private static long readLong() throws IOException {
        long number = 0;
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

    /** Adds n to the output, then for each position a line with its move count and its targets. */
    private static void appendGame(StringBuilder out, int[][] moves) {
        out.append(moves.length).append('\n');
        for (int[] row : moves) {
            out.append(row.length);
            for (int v : row) {
                out.append(' ').append(v);
            }
            out.append('\n');
        }
    }
}
