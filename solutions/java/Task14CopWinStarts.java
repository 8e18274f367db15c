// Task 14. Cop and robber
//
// Reads the numbers of vertices and of edges, then for each edge its two ends; prints the count
// of cop-win starts, then for each vertex of the cop a line with the capture plies for each
// vertex of the robber, -1 for an escape. Up to 300 vertices; O(n (n + edges)).
// BEGIN SOLUTION
//
// The idea: the wave of tasks 4 and 6 on positions (cop, robber, whose turn), backward from those
// on one vertex. The cop needs one move that leads to capture. For the robber every move has to,
// so the robber has a counter, and staying counts too.
// END SOLUTION
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task14CopWinStarts.java < input.txt
//     javac -d out Task14CopWinStarts.java
//     gamegraphs judge 14 -- java -cp out Task14CopWinStarts

import java.io.EOFException;
import java.io.IOException;
// BEGIN SOLUTION
// IN THE EXERCISE: import java.util.Arrays;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
// END SOLUTION

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
        // BEGIN SOLUTION
        // IN THE EXERCISE: // TODO: find out how every chase ends. So far the robber escapes.
        // IN THE EXERCISE: return newTable(n, ESCAPE);
        List<List<Integer>> near = new ArrayList<>(); // where one move leads to
        for (int v = 0; v < n; v++) {
            near.add(new ArrayList<>(List.of(v))); // staying is a move
        }
        for (int[] edge : edges) {
            near.get(edge[0]).add(edge[1]);
            near.get(edge[1]).add(edge[0]);
        }
        int[][] cop = newTable(n, ESCAPE); // plies with the cop to move
        int[][] robber = newTable(n, ESCAPE); // plies with the robber to move
        int[][] openMoves = new int[n][n]; // of the robber, not yet known to lead to capture
        Queue<Position> queue = new ArrayDeque<>();
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) {
                openMoves[c][r] = near.get(r).size();
            }
            cop[c][c] = 0;
            robber[c][c] = 0;
            queue.add(new Position(c, c, true));
            queue.add(new Position(c, c, false));
        }
        while (!queue.isEmpty()) {
            Position known = queue.remove();
            int c = known.cop();
            int r = known.robber();
            if (known.copToMove()) { // the robber, moving to r, has a move less to hope for
                for (int from : near.get(r)) {
                    openMoves[c][from]--;
                    if (openMoves[c][from] == 0 && robber[c][from] == ESCAPE) {
                        robber[c][from] = cop[c][r] + 1;
                        queue.add(new Position(c, from, false));
                    }
                }
            } else { // the cop, moving to c, has found a good move
                for (int from : near.get(c)) {
                    if (cop[from][r] == ESCAPE) {
                        cop[from][r] = robber[c][r] + 1;
                        queue.add(new Position(from, r, true));
                    }
                }
            }
        }
        return cop;
        // END SOLUTION
    }

    // BEGIN SOLUTION

    /** Where both are, and whose turn it is. */
    private record Position(int cop, int robber, boolean copToMove) {}

    // END SOLUTION

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
