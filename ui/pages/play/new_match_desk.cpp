#include "ui/pages/play/new_match_desk.h"

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/pair_dealing.h"

#include <QRandomGenerator>

namespace ui {

NewMatchDesk::NewMatchDesk(const PlayRoom& room, QWidget* page)
    : QObject(page)
    , m_room(room)
    , m_page(page)
{
}

void NewMatchDesk::ask(const QStringList& factions, const QString& set, const QString& game)
{
    std::vector<MatchPlan> last
        = lastOf(game.isEmpty() && m_room.settings != nullptr ? m_room.settings->lastGame() : game);
    if (!set.isEmpty())
        last.front().set = set;
    openDialog(last, factions);
}

void NewMatchDesk::ask(const MatchPlan& plan)
{
    std::vector<MatchPlan> last = lastOf(plan.game);
    last.front() = plan;
    openDialog(last, {});
}

void NewMatchDesk::take(const MatchPlan& plan, Remember remember)
{
    const core::Game* found = m_room.games.find(plan.game.toStdString());
    const core::Game& game = found == nullptr ? m_room.games.first() : *found;
    core::Problems problems;
    const core::MatchSetup setup
        = setupOf(game, plan, savedPairs(), QRandomGenerator::global()->generate64(), problems);
    if (!problems.empty()) {
        ask(plan); // it says what is wrong, and can be mended there
        return;
    }
    if (m_room.settings != nullptr && remember == Remember::Yes)
        m_room.settings->setLastPlan(plan);
    else if (m_room.settings != nullptr) // the next one is offered of that game, as it was set up before
        m_room.settings->setLastGame(QString::fromStdString(game.id()));
    Q_EMIT settled(game, setup, plan);
}

/// How matches were set up last, those of that game first.
std::vector<MatchPlan> NewMatchDesk::lastOf(const QString& game) const
{
    const core::Game* found = m_room.games.find(game.toStdString());
    return lastPlans(m_room.settings, m_room.games, found == nullptr ? m_room.games.first() : *found);
}

std::vector<core::SavedPair> NewMatchDesk::savedPairs() const
{
    std::vector<core::SavedPair> pairs;
    // A store that cannot be read costs the saved pairs, not the match.
    if (m_room.pairs != nullptr && !m_room.pairs->list(pairs).ok())
        pairs.clear();
    return pairs;
}

void NewMatchDesk::openDialog(const std::vector<MatchPlan>& last, const QStringList& factions)
{
    auto* dialog = new NewMatchDialog(m_room.games, savedPairs(), last, factions, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const MatchPlan plan = dialog->plan();
        if (m_room.settings != nullptr)
            m_room.settings->setLastPlan(plan);
        Q_EMIT settled(dialog->game(), dialog->setup(), plan);
    });
    dialog->open();
}

} // namespace ui
