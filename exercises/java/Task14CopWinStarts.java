// Task 14. Cop and robber
//
// Reads the numbers of vertices and of edges, then for each edge its two ends; prints the count
// of cop-win starts, then for each vertex of the cop a line with the capture plies for each
// vertex of the robber, -1 for an escape. Up to 300 vertices; O(n (n + edges)).
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task14CopWinStarts.java < input.txt
//     javac -d out Task14CopWinStarts.java
//     gamegraphs judge 14 -- java -cp out Task14CopWinStarts

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;

public final class Task14CopWinStarts {
    /** Stands for the plies where the robber is never captured. */
    private static final int ESCAPE = -1;

    /**
     * Returns the plies until the robber is captured from every start, the cop to move.
     *
     * <p>Cop and robber move in turn, along an edge or not at all. The robber is captured when both
     * share a vertex, whoever has moved there; so {@code table[v][v]} is 0. Plies are the moves of
     * both. The cop wants the capture soon, the robber late.
     *
     * <p>For n = 2 and the edge {@code {0, 1}} the table is {@code {{0, 1}, {1, 0}}}.
     *
     * @param n the number of vertices, which are 0 to n - 1
     * @param edges the two ends of each edge
     * @return {@code table[c][r]} with the cop at c and the robber at r, ESCAPE (-1) where the
     *     robber is never captured
     */
    static int[][] copWinStarts(int n, int[][] edges) {
        // TODO: find out how every chase ends. So far the robber escapes.
        return newTable(n, ESCAPE);
    }

    /** Returns a table in which all entries are the same. */
    private static int[][] newTable(int n, int entry) {
        int[][] table = new int[n][n];
        for (int[] row : table) {
            Arrays.fill(row, entry);
        }
        return table;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int[][] edges = new int[readInt()][];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = new int[] {readInt(), readInt()};
        }
        int[][] table = copWinStarts(n, edges);
        int starts = 0;
        for (int[] row : table) {
            for (int plies : row) {
                if (plies != ESCAPE) {
                    starts++;
                }
            }
        }
        StringBuilder out = new StringBuilder();
        appendRow(out, starts);
        for (int[] row : table) {
            appendRow(out, row);
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
