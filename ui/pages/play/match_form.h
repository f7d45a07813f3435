#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class FormArea;
class SeatEditor;

/// What is asked before a match of one game: its seats with their pairs, the match options and the seed.
class MatchForm final : public QWidget {
    Q_OBJECT

public:
    /// `factions`, where they are two, are offered for the first person.
    MatchForm(const core::Game& game, const std::vector<core::SavedPair>& pairs, const MatchPlan& last,
        const QStringList& factions, QWidget* parent);

    const core::Game& game() const { return m_game; }
    MatchPlan plan() const;

Q_SIGNALS:
    void changed();

private:
    void addSeats(const MatchPlan& last, const QStringList& factions);
    void addSets(FormArea& form);
    void sayOption(QComboBox& box, QLabel& label) const;
    void addOption(FormArea& form, const core::OptionInfo& option, const MatchPlan& last);
    void addSeat(const SeatPlan& plan);
    void removeSeat(SeatEditor* seat);
    void renumber();
    void fitNames();
    QString freeName() const; ///< for a computer

    const core::Game& m_game;
    std::vector<core::SavedPair> m_pairs;
    QList<SeatEditor*> m_seats;
    QList<std::pair<QString, QComboBox*>> m_options;
    QString m_set; ///< which printing is chosen
    QVBoxLayout* m_seatRows;
    QPushButton* m_add = nullptr;
    QLineEdit* m_seedEdit = nullptr;
};

} // namespace ui
