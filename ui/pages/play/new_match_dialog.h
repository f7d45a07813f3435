#pragma once

#include "core/game/shelf.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"

#include <QDialog>

#include <map>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QVBoxLayout;

namespace ui {

class MatchForm;
class ScrolledArea;

/// Sets up a match: of which game where there are several, the seats, their pairs, match options and the seed. What
/// the game finds wrong is said while it is typed, and nothing starts before it is mended.
class NewMatchDialog final : public QDialog {
    Q_OBJECT

public:
    /// `last` are matches as they were set up last, one a game at most; it begins with the game of the first one.
    NewMatchDialog(core::Shelf games, std::vector<core::SavedPair> pairs, const std::vector<MatchPlan>& last,
        const QStringList& factions, QWidget* parent);

    const core::Game& game() const; ///< which is chosen
    MatchPlan plan() const;
    const core::MatchSetup& setup() const { return m_setup; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeGames(const core::Game& chosen);
    void showForm(const core::Game& game, const QStringList& factions);
    void changeGame();
    void fit();
    void keepWithin();
    void check();

    core::Shelf m_games;
    std::vector<core::SavedPair> m_pairs;
    std::map<QString, MatchPlan> m_plans; ///< what each game's form begins with
    std::uint64_t m_seed; ///< for what is dealt by chance, as long as no seed is typed
    core::MatchSetup m_setup;
    QComboBox* m_chosen = nullptr; ///< none where there is one game
    MatchForm* m_form = nullptr;
    QVBoxLayout* m_place; ///< where it stands
    ScrolledArea* m_scrolled;
    QLabel* m_problems;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
