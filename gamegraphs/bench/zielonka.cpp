// Zielonka's recursion as a C++ programmer would write it: flat arrays, the reverse graph by counting,
// sub-games as lists of positions with a depth for each position, attractors with a queue. The measure
// of comparison for the package's solver of parity games.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

struct Game {
    int32_t n;
    const int32_t *offsets, *targets;
    const uint8_t* owner;
    const int32_t* priority;
    uint8_t* winner;
    int32_t* strategy;
    std::vector<int32_t> starts, sources;
    // A position is in the sub-game of depth d where inside[v] >= d; open[v] counts its moves
    // that do not lead into the attractor, -1 before its first.
    std::vector<int32_t> inside, open, queue;
    std::vector<uint8_t> reached;

    void reverse() {
        starts.assign(n + 1, 0);
        for (int32_t e = 0; e < offsets[n]; e++) starts[targets[e] + 1]++;
        for (int32_t v = 0; v < n; v++) starts[v + 1] += starts[v];
        sources.resize(offsets[n]);
        std::vector<int32_t> next(starts.begin(), starts.end() - 1);
        for (int32_t u = 0; u < n; u++)
            for (int32_t e = offsets[u]; e < offsets[u + 1]; e++) sources[next[targets[e]]++] = u;
    }

    // Marks in `reached` what `player` attracts to `queue` in the sub-game `depth`.
    void attract(int player, int32_t depth, const std::vector<int32_t>& positions) {
        for (int32_t v : positions) open[v] = -1;
        for (int32_t v : queue) reached[v] = 1;
        for (std::size_t head = 0; head < queue.size(); head++) {
            const int32_t v = queue[head];
            for (int32_t e = starts[v]; e < starts[v + 1]; e++) {
                const int32_t u = sources[e];
                if (inside[u] < depth || reached[u]) continue;
                if (owner[u] == player) {
                    strategy[u] = v;
                } else {
                    if (open[u] < 0) {
                        open[u] = 0;
                        for (int32_t f = offsets[u]; f < offsets[u + 1]; f++)
                            open[u] += inside[targets[f]] >= depth;
                    }
                    if (--open[u] > 0) continue;
                }
                reached[u] = 1;
                queue.push_back(u);
            }
        }
    }

    // `positions` in the order of their priorities; each is in the sub-game `depth`, and no other is.
    void solve(std::vector<int32_t> positions, int32_t depth) {
        while (!positions.empty()) {
            const int32_t top = priority[positions.back()];
            const int player = top & 1;
            queue.clear();
            for (std::size_t i = positions.size(); i-- > 0 && priority[positions[i]] == top;) {
                const int32_t v = positions[i];
                queue.push_back(v);
                strategy[v] = -1;
                if (owner[v] == player)
                    for (int32_t e = offsets[v]; e < offsets[v + 1] && strategy[v] < 0; e++)
                        if (inside[targets[e]] >= depth) strategy[v] = targets[e];
            }
            attract(player, depth, positions);
            std::vector<int32_t> rest;
            for (int32_t v : positions) {
                if (reached[v]) {
                    reached[v] = 0;
                    winner[v] = player;
                } else {
                    rest.push_back(v);
                    inside[v] = depth + 1;
                }
            }
            solve(rest, depth + 1);
            queue.clear();
            for (int32_t v : rest) {
                inside[v] = depth;
                if (winner[v] != player) queue.push_back(v);
            }
            if (queue.empty()) return;
            attract(1 - player, depth, positions);
            rest.clear();
            for (int32_t v : positions) {
                if (reached[v]) {
                    reached[v] = 0;
                    inside[v] = -1;
                    winner[v] = 1 - player;
                } else {
                    rest.push_back(v);
                }
            }
            positions.swap(rest);
        }
    }
};

}  // namespace

// Every position has a move. strategy: the move of the winner where it is its turn, elsewhere any number.
extern "C" void solve_parity(int32_t n, int32_t priorities, const int32_t* offsets, const int32_t* targets,
                             const uint8_t* owner, const int32_t* priority, uint8_t* winner,
                             int32_t* strategy) {
    Game game{n, offsets, targets, owner, priority, winner, strategy};
    game.reverse();
    game.inside.assign(n, 0);
    game.open.assign(n, -1);
    game.reached.assign(n, 0);
    std::vector<int32_t> first(priorities + 1, 0), positions(n);
    for (int32_t v = 0; v < n; v++) first[priority[v] + 1]++;
    for (int32_t p = 0; p < priorities; p++) first[p + 1] += first[p];
    for (int32_t v = 0; v < n; v++) positions[first[priority[v]]++] = v;
    game.solve(positions, 0);
}
