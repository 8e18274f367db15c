// Retrograde analysis as a C++ programmer would write it: flat arrays, the reverse graph by
// counting, one queue. The measure of comparison for the package's own solvers.

#include <cstdint>
#include <vector>

// labels: 0 LOSE, 1 WIN, 2 DRAW. distances may be null. Positions without moves are LOSE.
extern "C" void label_game(int32_t n, int32_t m, const int32_t* offsets, const int32_t* targets,
                           uint8_t* labels, int32_t* distances) {
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
        labels[u] = open[u] == 0 ? 0 : 2;
        if (distances) distances[u] = open[u] == 0 ? 0 : -1;
        if (open[u] == 0) queue[tail++] = u;
    }
    while (head < tail) {
        const int32_t v = queue[head++];
        for (int32_t e = starts[v]; e < starts[v + 1]; e++) {
            const int32_t u = sources[e];
            if (labels[u] != 2) continue;
            if (labels[v] == 0)
                labels[u] = 1;
            else if (--open[u] == 0)
                labels[u] = 0;
            else
                continue;
            if (distances) distances[u] = distances[v] + 1;
            queue[tail++] = u;
        }
    }
}
