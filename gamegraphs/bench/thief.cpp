// Policeman and thief by hand, for this one game: no rules handed in, no moves stored.
// The measure of comparison for `solve_implicit`.
//
// Position (turn, P, T) has number (turn * cells + P) * cells + T; the policeman moves at turn 0.
// Cell c can be reached from the cells near[9 * c .. 9 * c + all[c]), c itself first; the first
// straight[c] of them without a diagonal step. One byte a position: 0 LOSE, 255 WIN, else the
// number of moves not known to lead to WIN.

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace {

constexpr uint8_t lose = 0, win = 255;

struct Wave {
    uint8_t* state;
    int32_t* distances;  // may be null
    uint32_t* queue;
    uint32_t tail = 0;

    void decide(uint32_t u, uint8_t outcome, int32_t distance) {
        state[u] = outcome;
        if (distances) distances[u] = distance;
        queue[tail++] = u;
    }
    void lead(uint32_t u, bool to_lose, int32_t distance) {
        const uint8_t s = state[u];
        if (s == lose || s == win) return;
        if (to_lose)
            decide(u, win, distance);
        else if (--state[u] == 0)
            decide(u, lose, distance);
    }
};

}  // namespace

// labels: 0 LOSE, 1 WIN, 2 DRAW for the player to move, 2 * cells * cells of them.
extern "C" void label_thief(uint32_t cells, const uint16_t* near, const uint8_t* straight,
                            const uint8_t* all, const uint8_t* is_exit, uint8_t* labels,
                            int32_t* distances) {
    const uint32_t square = cells * cells, n = 2 * square;
    uint32_t* queue = static_cast<uint32_t*>(std::malloc(size_t(n) * 4));
    Wave wave{labels, distances, queue};
    if (distances) std::memset(distances, 0xff, size_t(n) * 4);
    for (uint32_t p = 0; p < cells; p++) {
        std::memset(labels + size_t(p) * cells, all[p], cells);
        std::memcpy(labels + square + size_t(p) * cells, straight, cells);
    }
    for (uint32_t p = 0; p < cells; p++)
        for (uint32_t t = 0; t < cells; t++)
            if (p == t || is_exit[t]) {
                wave.decide(p * cells + t, p == t ? win : lose, 0);
                wave.decide(square + p * cells + t, p == t ? lose : win, 0);
            }
    for (uint32_t head = 0; head < wave.tail; head++) {
        const uint32_t v = queue[head];
        const bool to_lose = labels[v] == lose;
        const int32_t distance = distances ? distances[v] + 1 : 0;
        const bool thief_moves = v >= square;
        const uint32_t pair = thief_moves ? v - square : v;
        const uint32_t p = pair / cells, t = pair % cells;
        if (thief_moves) {  // so the policeman has just moved
            const uint16_t* from = near + 9 * p;
            for (uint32_t k = 0; k < all[p]; k++) wave.lead(from[k] * cells + t, to_lose, distance);
        } else {
            const uint16_t* from = near + 9 * t;
            const uint32_t row = square + p * cells;
            for (uint32_t k = 0; k < straight[t]; k++) wave.lead(row + from[k], to_lose, distance);
        }
    }
    std::free(queue);
    for (uint32_t u = 0; u < n; u++) labels[u] = labels[u] == win ? 1 : labels[u] == lose ? 0 : 2;
}
