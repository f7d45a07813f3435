#pragma once

#include "core/game/game.h"

namespace core {

/// The games that are at hand, in the order they are offered. They outlive the shelf, which is a list of them and no
/// more: it may be copied and looked at from any thread.
class Shelf {
public:
    Shelf() = default;
    Shelf(const Game& only) // NOLINT(google-explicit-constructor): one game is a shelf
        : m_games { &only }
    {
    }
    /// None of them null, no two with the same id.
    explicit Shelf(std::vector<const Game*> games)
        : m_games(std::move(games))
    {
    }

    bool empty() const { return m_games.empty(); }
    /// Whether it has to be said which game something is of.
    bool several() const { return m_games.size() > 1; }
    auto begin() const { return m_games.begin(); } ///< of const Game*
    auto end() const { return m_games.end(); }
    const Game& first() const { return *m_games.front(); } ///< of a shelf that is not empty
    /// Null where there is no game of this id.
    const Game* find(std::string_view id) const
    {
        const auto found = std::find_if(begin(), end(), [id](const Game* game) { return game->id() == id; });
        return found == end() ? nullptr : *found;
    }
    /// The most seats that one of them has.
    int mostSeats() const
    {
        int most = 0;
        for (const Game* game : m_games)
            most = std::max(most, game->maxSeats());
        return most;
    }

private:
    std::vector<const Game*> m_games;
};

} // namespace core
