// Task 7. Terminals with different verdicts
//
// Reads n, then for each position its move count and its targets,
// then the number of terminals and for each its position and its verdict; prints the n labels.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
// BEGIN SOLUTION
//
// The idea: the wave does not care where a first label comes from. Each terminal enters the queue
// with its own verdict; from there on it is task 4.
// END SOLUTION
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task07LabelWithVerdicts.java < input.txt
//     javac -d out Task07LabelWithVerdicts.java
//     gamegraphs judge 7 -- java -cp out Task07LabelWithVerdicts

import java.io.EOFException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

public final class Task07LabelWithVerdicts {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /**
     * Returns for each position LOSE (0), WIN (1) or DRAW (2), for the player to move.
     *
     * <p>The labels of {@code {{1}, {}}} with the verdict {@code 1=1} are {@code {0, 1}}.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to
     * @param verdicts for each position without moves, and for no other, LOSE or WIN: the outcome
     *     for the player who is to move there
     * @return the n labels
     */
    static int[] labelWithVerdicts(int[][] moves, Map<Integer, Integer> verdicts) {
        // BEGIN SOLUTION
        // IN THE EXERCISE: // TODO: label the positions. So far every position is LOSE.
        // IN THE EXERCISE: return new int[moves.length];
        Predecessors predecessors = Predecessors.of(moves);
        int[] start = predecessors.start();
        int[] before = predecessors.before();
        int[] labels = new int[moves.length];
        int[] openMoves = new int[moves.length]; // moves not yet known to lead to WIN
        int[] queue = new int[moves.length]; // no position enters it twice
        int tail = 0;
        for (int u = 0; u < moves.length; u++) {
            labels[u] = DRAW;
            openMoves[u] = moves[u].length;
        }
        for (Map.Entry<Integer, Integer> entry : verdicts.entrySet()) {
            labels[entry.getKey()] = entry.getValue();
            queue[tail++] = entry.getKey();
        }
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            for (int i = start[v]; i < start[v + 1]; i++) {
                int u = before[i];
                if (labels[u] != DRAW) {
                    continue; // u has its label
                }
                if (labels[v] == LOSE) {
                    labels[u] = WIN;
                    queue[tail++] = u;
                    continue;
                }
                openMoves[u]--;
                if (openMoves[u] == 0) {
                    labels[u] = LOSE;
                    queue[tail++] = u;
                }
            }
        }
        return labels;
        // END SOLUTION
    }

    // BEGIN SOLUTION

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
    }

    // END SOLUTION

    public static void main(String[] args) throws IOException {
        int[][] moves = readGame();
        Map<Integer, Integer> verdicts = new HashMap<>();
        for (int count = readInt(); count > 0; count--) {
            int u = readInt();
            verdicts.put(u, readInt());
        }
        StringBuilder out = new StringBuilder();
        appendRow(out, labelWithVerdicts(moves, verdicts));
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
