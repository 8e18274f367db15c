// Task 12. The longest forced win
//
// Reads n, then for each position its move count and its targets;
// prints position and plies of the longest win, or "NONE", then the same of the longest loss.
// Up to 10^6 positions, cycles allowed; O(n + m) with n positions and m moves.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task12LongestMates.java < input.txt
//     javac -d out Task12LongestMates.java
//     gamegraphs judge 12 -- java -cp out Task12LongestMates

import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

public final class Task12LongestMates {
    // The labels: the outcome for the player to move, when both sides play as well as they can.
    private static final int LOSE = 0;
    private static final int WIN = 1;
    private static final int DRAW = 2;

    /** A position that is won or lost, and the plies until play ends. */
    record Mate(int position, int plies) {}

    /** The longest win, and the longest loss. */
    record Mates(Optional<Mate> longestWin, Optional<Mate> longestLoss) {}

    /**
     * Returns the longest win and the longest loss; nothing where no position is WIN, or none
     * LOSE. Where several are equally long, any of them will do.
     *
     * <p>The winner hurries, the loser delays; a ply is one move of one player. Draws take no
     * part.
     *
     * <p>For {@code {{1}, {2}, {}}} the longest win is at position 1, in 1 ply, and the longest
     * loss at 0, in 2.
     *
     * @param moves {@code moves[u]} lists the positions that u can move to; without moves, u is
     *     LOSE in 0
     * @return both, each with its plies
     */
    static Mates longestMates(int[][] moves) {
        // TODO: find both. So far there is neither.
        return new Mates(Optional.empty(), Optional.empty());
    }

    public static void main(String[] args) throws IOException {
        Mates mates = longestMates(readGame());
        for (Optional<Mate> found : List.of(mates.longestWin(), mates.longestLoss())) {
            System.out.println(
                    found.map(mate -> mate.position() + " " + mate.plies()).orElse("NONE"));
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
}
