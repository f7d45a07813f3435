#include "ui/pages/factions/card_on_top.h"

#include "core/game/game.h"
#include "core/game/own_factions.h"
#include "ui/pages/play/pair_dealing.h"

#include <QRandomGenerator>

namespace ui {

namespace {

constexpr int kTrialLevel = 2;

} // namespace

MatchPlan planWithOnTop(const core::Game& game, const QString& set, const QString& faction, const QString& card)
{
    MatchPlan plan = quickPlan(game, set, {}, kTrialLevel);
    plan.practice = true;
    core::Problems problems;
    // Seeds stay short, for they are shown.
    core::MatchSetup setup = setupOf(game, plan, {}, QRandomGenerator::global()->bounded(1'000'000U), problems);
    if (!problems.empty() || game.own() == nullptr)
        return plan;
    setup.seats.front().factions.front() = faction.toStdString();
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        plan.seats[seat].source = PairSource::Chosen;
        for (const std::string& each : setup.seats[seat].factions)
            plan.seats[seat].factions << QString::fromStdString(each);
    }
    if (const auto seed = game.own()->seedForTop(setup, 0, card.toStdString()))
        plan.seed = QString::number(*seed);
    return plan;
}

} // namespace ui
