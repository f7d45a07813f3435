#pragma once

#include "core/game/game.h"
#include "core/record/stores.h"
#include "ui/pages/play/match_plan.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class FormArea;
class SeatEditor;

/// Sets up a match: two to four seats, their pairs, match options and the seed. What the game finds wrong is said
/// while it is typed, and nothing starts before it is mended.
class NewMatchDialog final : public QDialog {
    Q_OBJECT

public:
    NewMatchDialog(const core::Game& game, std::vector<core::SavedPair> pairs, const MatchPlan& last,
        const QStringList& factions, QWidget* parent);

    MatchPlan plan() const;
    const core::MatchSetup& setup() const { return m_setup; }

private:
    void addSets(FormArea& form, const QString& chosen);
    void addSeat(const SeatPlan& plan);
    void removeSeat(SeatEditor* seat);
    void renumber();
    void check();
    void fitNames();
    QString freeName() const; ///< for a computer

    QString set() const; ///< which printing is chosen

    const core::Game& m_game;
    std::vector<core::SavedPair> m_pairs;
    std::uint64_t m_seed; ///< for what is dealt by chance, as long as no seed is typed
    core::MatchSetup m_setup;
    QList<SeatEditor*> m_seats;
    QList<std::pair<QString, QComboBox*>> m_options;
    QComboBox* m_sets = nullptr; ///< none where the game has one set
    QVBoxLayout* m_seatRows;
    QPushButton* m_add;
    QLineEdit* m_seedEdit;
    QLabel* m_problems;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
