#pragma once

#include "core/puzzles/puzzle_store.h"

#include <QObject>

namespace core {
class Game;
}

namespace ui {

/// Puzzles as somebody sits before them: which are due, the one that is asked, what was tried, and how far one is. Or
/// the questions of a match, one after another, each to be answered once: what would one have done?
class PuzzleSitting final : public QObject {
    Q_OBJECT
public:
    /// An answer that was given, by its place among those of the puzzle.
    struct Try {
        std::size_t place = 0;
        core::PuzzleVerdict verdict = core::PuzzleVerdict::Missed;
    };

    /// How one guessed at the questions of a match so far.
    struct Guesses {
        int of = 0; ///< questions
        int at = 0; ///< the number of the one that is asked, from 1 on; one more than there are after the last
        int given = 0;
        int asPlayed = 0; ///< of them as the player did
        double lost = 0; ///< given away by them, 0..1 each
        double playersLost = 0; ///< by what was played there
    };

    /// `shipped` come after one's own. `store` must outlive it.
    PuzzleSitting(const core::Game& game, core::PuzzleStore& store, std::vector<core::Puzzle> shipped, QObject* parent);
    ~PuzzleSitting() override;

    /// Reads one's own again, and goes to the first that is due. The one that is asked stays while it is there.
    void reload();
    /// To the next that is due, or, where none is, to the next there is. Of a match to the next question, and past the
    /// last one to none.
    void next();
    /// Asks these questions of a match, in their order, in the place of puzzles. Nothing of it is kept.
    void guess(std::vector<core::Puzzle> questions);
    /// Back to puzzles.
    void endGuessing();
    bool isGuessing() const { return m_guesses.has_value(); }
    const Guesses& guesses() const { return *m_guesses; }

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
    /// Whether a hint can be had: before the first try, where there are enough answers.
    bool canHint() const;
    /// From now on hint() has the places that the best is among, and solving counts for less.
    void askHint();
    const std::vector<std::size_t>& hint() const { return m_hint; }

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
    void take(std::size_t place);
    void note(core::FirstTry how);
    void nextQuestion();

    const core::Game& m_game;
    core::PuzzleStore& m_store;
    std::vector<core::Puzzle> m_shipped;
    std::vector<core::Puzzle> m_puzzles; ///< one's own, then those that ship
    std::map<std::string, core::PuzzleProgress> m_progress;
    std::size_t m_own = 0;
    std::size_t m_at = 0;
    std::optional<core::OpenedPuzzle> m_opened;
    std::vector<Try> m_tries;
    std::vector<std::size_t> m_hint;
    std::optional<Guesses> m_guesses; ///< while the questions of a match are asked
    bool m_over = false;
};

} // namespace ui
