// An attractor as a C++ programmer would write it: flat arrays, the reverse graph by counting, one
// counter a position, one queue. The measure of comparison for the package's solvers of arenas.

#include <cstdint>
#include <vector>

// rank: plies against the longest defence, -1 where the opponent keeps away from the target.
// strategy: the move of `player`, -1 where it has none or needs none.
extern "C" void attract(int32_t n, int32_t m, const int32_t* offsets, const int32_t* targets,
                        const uint8_t* owner, int32_t player, const uint8_t* target, int32_t* rank,
                        int32_t* strategy) {
    std::vector<int32_t> starts(n + 1, 0), sources(m), open(n), queue(n);
    for (int32_t e = 0; e < m; e++) starts[targets[e] + 1]++;
    for (int32_t v = 0; v < n; v++) starts[v + 1] += starts[v];
    {
        std::vector<int32_t> next(starts.begin(), starts.end() - 1);
        for (int32_t u = 0; u < n; u++)
            for (int32_t e = offsets[u]; e < offsets[u + 1]; e++) sources[next[targets[e]]++] = u;
    }
    int32_t head = 0, tail = 0;
    for (int32_t u = 0; u < n; u++) {
        open[u] = offsets[u + 1] - offsets[u];
        rank[u] = target[u] ? 0 : -1;
        strategy[u] = -1;
        if (target[u]) queue[tail++] = u;
    }
    while (head < tail) {
        const int32_t v = queue[head++];
        for (int32_t e = starts[v]; e < starts[v + 1]; e++) {
            const int32_t u = sources[e];
            if (rank[u] >= 0) continue;
            if (owner[u] == player)
                strategy[u] = v;
            else if (--open[u] > 0)
                continue;
            rank[u] = rank[v] + 1;
            queue[tail++] = u;
        }
    }
}
