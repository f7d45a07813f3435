#pragma once

#include "core/puzzles/puzzle_store.h"

#include <QObject>

namespace core {
class Game;
}

namespace ui {

/// Puzzles as somebody sits before them: which are due, the one that is asked, what was tried, and how far one is.
class PuzzleSitting final : public QObject {
    Q_OBJECT
public:
    /// An answer that was given, by its place among those of the puzzle.
    struct Try {
        std::size_t place = 0;
        core::PuzzleVerdict verdict = core::PuzzleVerdict::Missed;
    };

    /// `shipped` come after one's own. `store` must outlive it.
    PuzzleSitting(const core::Game& game, core::PuzzleStore& store, std::vector<core::Puzzle> shipped, QObject* parent);
    ~PuzzleSitting() override;

    /// Reads one's own again, and goes to the first that is due. The one that is asked stays while it is there.
    void reload();
    /// To the next that is due, or, where none is, to the next there is.
    void next();

    const core::Game& game() const { return m_game; }
    /// The puzzle that is asked; null where there is none.
    const core::Puzzle* puzzle() const;
    /// The table of the question.
    const core::Match& table() const { return *m_opened->match; }
    core::Choice choiceAt(std::size_t place) const { return m_opened->choices[place]; }
    /// Answers. The first answer says how far one is with the puzzle; one that was given before counts no more.
    void answer(core::Choice choice);
    /// Gives up: the best is told.
    void giveUp();

    const std::vector<Try>& tries() const { return m_tries; }
    /// Solved, or given up: nothing is asked any more.
    bool isOver() const { return m_over; }
    bool isSolved() const;
    core::PuzzleProgress progress() const;
    bool isOwn() const;
    int due() const; ///< how many
    int all() const { return static_cast<int>(m_puzzles.size()); }
    int tried() const; ///< sittings at all puzzles
    int solved() const; ///< of them at the first try

Q_SIGNALS:
    void changed();
    void failed(const QString& sentence);

private:
    void open(std::size_t at);
    void note(bool solvedAtOnce);

    const core::Game& m_game;
    core::PuzzleStore& m_store;
    std::vector<core::Puzzle> m_shipped;
    std::vector<core::Puzzle> m_puzzles; ///< one's own, then those that ship
    std::map<std::string, core::PuzzleProgress> m_progress;
    std::size_t m_own = 0;
    std::size_t m_at = 0;
    std::optional<core::OpenedPuzzle> m_opened;
    std::vector<Try> m_tries;
    bool m_over = false;
};

} // namespace ui
