#pragma once

#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/play_room.h"

#include <QObject>
#include <QStringList>

namespace core {
class Game;
struct SavedPair;
}

namespace ui {

/// Settles what is to be played: asks in the dialog of a new match, or takes a plan as it is.
class NewMatchDesk final : public QObject {
    Q_OBJECT

public:
    /// Whether the next new match is offered as this one.
    enum class Remember { Yes, No };

    NewMatchDesk(const PlayRoom& room, QWidget* page);

    /// See PlayPage::newMatch().
    void ask(const QStringList& factions, const QString& set, const QString& game);
    void ask(const MatchPlan& plan);
    /// Without a question; asks where the plan has faults.
    void take(const MatchPlan& plan, Remember remember);

Q_SIGNALS:
    void settled(const core::Game& game, const core::MatchSetup& setup, const MatchPlan& plan);

private:
    std::vector<MatchPlan> lastOf(const QString& game) const;
    std::vector<core::SavedPair> savedPairs() const;
    void openDialog(const std::vector<MatchPlan>& last, const QStringList& factions);

    const PlayRoom& m_room;
    QWidget* m_page;
};

} // namespace ui
