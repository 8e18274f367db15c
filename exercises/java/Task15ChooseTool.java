// Task 15. Choose the tool
//
// Reads graph_type, has_cycles (1 or 0), is_sum_of_games (1 or 0) and query;
// prints the name of the tool.
//
// From the folder that holds this file, with Java 17 or later:
//
//     java Task15ChooseTool.java < input.txt
//     javac -d out Task15ChooseTool.java
//     gamegraphs judge 15 -- java -cp out Task15ChooseTool

import java.util.Scanner;

public final class Task15ChooseTool {
    /**
     * Returns the tool that answers a question about a game: "MEMO_DFS", "RETROGRADE", "GRUNDY",
     * "LOOPY_GRUNDY" or "INTRACTABLE".
     *
     * <p>One impartial game with cycles, and "who_wins": "RETROGRADE".
     *
     * @param graphType "impartial", "partizan", "directed" or "dag"; the last two say nothing about
     *     the players and count as impartial
     * @param hasCycles whether a position can come back
     * @param isSumOfGames whether each move is made in one of several independent games
     * @param query "who_wins", "winner", "outcome" or "win_lose_draw", which are one question,
     *     "best_move" or "distance"; or about paths and not about play: "longest_simple_path" or
     *     "count_simple_paths"
     * @return the name of the tool
     */
    static String chooseTool(
            String graphType, boolean hasCycles, boolean isSumOfGames, String query) {
        // TODO: choose. So far the tool is always the same.
        return "MEMO_DFS";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String graphType = in.next();
        boolean hasCycles = in.nextInt() == 1;
        boolean isSumOfGames = in.nextInt() == 1;
        String query = in.next();
        System.out.println(chooseTool(graphType, hasCycles, isSumOfGames, query));
    }
}
