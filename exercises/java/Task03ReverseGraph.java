// Task 3. Reverse the graph and count the moves
//
// Reads n, then for each position its move count and its targets;
// prints the n out-degrees, then for each position a line with its predecessors.
// Up to 10^5 positions; O(n + m) with n positions and m moves.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task03ReverseGraph.java < input.txt
//     javac -d out Task03ReverseGraph.java
//     gamegraphs judge 3 -- java -cp out Task03ReverseGraph

import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public final class Task03ReverseGraph {
    /** For each position how many moves it has, and who can move to it. */
    record Reversed(int[] degrees, List<List<Integer>> predecessors) {}

    /**
     * Returns for each position how many moves it has, and who can move to it.
     *
     * <p>Each move counts: with two moves {@code u -> v}, u stands twice among the predecessors of
     * v. Predecessors are in increasing order.
     *
     * <p>For {@code {{1, 2}, {2}, {}}} the degrees are {@code {2, 1, 0}}, and the predecessors
     * {@code [[], [0], [0, 1]]}.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to
     * @return the degrees and the predecessors
     */
    static Reversed reverseGraph(int[][] moves) {
        int[] degrees = new int[moves.length];
        List<List<Integer>> predecessors = new ArrayList<>();
        for (int v = 0; v < moves.length; v++) {
            predecessors.add(new ArrayList<>());
        }
        // TODO: go through the moves. So far there are none.
        return new Reversed(degrees, predecessors);
    }

    public static void main(String[] args) throws IOException {
        Reversed reversed = reverseGraph(readGame());
        StringBuilder out = new StringBuilder();
        appendRow(out, reversed.degrees());
        for (List<Integer> row : reversed.predecessors()) {
            appendRow(out, row.stream().mapToInt(Integer::intValue).toArray());
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
