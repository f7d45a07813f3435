#include "ui/pages/play/pair_dealing.h"

#include "core/text/names.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct PairDealing {
    Q_DECLARE_TR_FUNCTIONS(PairDealing)
};

core::Problem problem(const QString& where, const QString& what, const QString& hint)
{
    return { where.toStdString(), what.toStdString(), hint.toStdString() };
}

} // namespace

std::vector<std::string> playersOf(const MatchPlan& plan)
{
    std::vector<std::string> players;
    for (const SeatPlan& seat : plan.seats)
        players.push_back(seat.player.toStdString());
    return players;
}

QString setOf(const core::Game& game, const MatchPlan& plan)
{
    const std::vector<std::string> sets = game.setNames();
    if (std::find(sets.begin(), sets.end(), plan.set.toStdString()) != sets.end())
        return plan.set;
    return sets.empty() ? QString() : QString::fromStdString(sets.front());
}

std::vector<core::SavedPair> pairsOf(
    const core::Game& game, const QString& set, const std::vector<core::SavedPair>& pairs)
{
    std::vector<core::SavedPair> own;
    std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(own), [&](const core::SavedPair& pair) {
        return (pair.game.empty() || pair.game == game.id())
            && (pair.set.empty() || QString::fromStdString(pair.set) == set);
    });
    return own;
}

core::MatchSetup setupOf(const core::Game& game, const MatchPlan& plan, const std::vector<core::SavedPair>& pairs,
    std::uint64_t seed, core::Problems& problems)
{
    core::MatchSetup setup;
    const QString set = setOf(game, plan);
    const std::vector<core::SavedPair> known = pairsOf(game, set, pairs);
    setup.set = set.toStdString();
    setup.seed = seed;
    const QString typed = plan.seed.trimmed();
    if (!typed.isEmpty()) {
        bool ok = false;
        setup.seed = typed.toULongLong(&ok);
        if (!ok)
            problems.push_back(problem(PairDealing::tr("Seed"), PairDealing::tr("\"%1\" is no whole number").arg(typed),
                PairDealing::tr("leave it empty for a new one each time")));
    }
    for (const auto& [name, value] : plan.options)
        setup.options[name.toStdString()] = value.toStdString();

    std::vector<std::string> free;
    for (const core::FactionInfo& faction : game.factions())
        if ((setup.set.empty() || faction.set == setup.set) && !faction.own) // chosen, and never by lot
            free.push_back(faction.name);
    const std::vector<std::string> all = free;
    const std::vector<std::string> roles = game.roles().names();
    const auto isRole
        = [&roles](const std::string& name) { return std::find(roles.begin(), roles.end(), name) != roles.end(); };
    const auto take = [&free](const std::string& faction) { std::erase(free, faction); };

    for (const SeatPlan& seat : plan.seats) {
        core::SeatSetup own { seat.name.trimmed().toStdString(), {} };
        if (own.name.empty())
            problems.push_back(problem(PairDealing::tr("Seat %1").arg(setup.seats.size() + 1),
                PairDealing::tr("has no name"), PairDealing::tr("type one")));
        else if (!isUnnamed(seat.name) && !core::nameFault(own.name, core::kLongestSeatName).what.empty())
            problems.push_back(problem(PairDealing::tr("Seat %1").arg(setup.seats.size() + 1),
                PairDealing::tr("has a name that cannot be shown"), PairDealing::tr("type letters")));
        if (seat.source == PairSource::Chosen)
            for (const QString& faction : seat.factions)
                if (game.has(core::Has::Pairs) || isRole(faction.toStdString()))
                    own.factions.push_back(faction.toStdString());
        if (game.has(core::Has::Pairs) && seat.source == PairSource::Saved) {
            const auto found = std::find_if(known.begin(), known.end(),
                [&](const core::SavedPair& pair) { return QString::fromStdString(pair.name) == seat.savedPair; });
            if (found == known.end())
                problems.push_back(
                    problem(shownName(seat.name), PairDealing::tr("the saved pair \"%1\" is gone").arg(seat.savedPair),
                        PairDealing::tr("choose another one")));
            else
                own.factions = found->factions;
        }
        for (const std::string& faction : own.factions)
            take(faction);
        setup.seats.push_back(std::move(own));
    }

    // A stream of its own: the cards of a match do not depend on how its pairs were dealt.
    core::Rng rng(setup.seed ^ 0x9A1E5ULL);
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        // Of a pair that is half chosen the rest is left to chance.
        if (plan.seats[i].source == PairSource::Saved)
            continue;
        std::vector<std::string>& own = setup.seats[i].factions;
        while (static_cast<int>(own.size()) < game.factionsPerSeat() && !all.empty()) {
            // With too few factions somebody has to share; the game says whether that is allowed.
            std::vector<std::string> from = free;
            if (from.empty())
                std::copy_if(all.begin(), all.end(), std::back_inserter(from),
                    [&own](const std::string& each) { return std::find(own.begin(), own.end(), each) == own.end(); });
            if (from.empty())
                break;
            own.push_back(from[rng.below(static_cast<std::uint32_t>(from.size()))]);
            take(own.back());
        }
    }
    const core::Problems faults = game.check(setup);
    problems.insert(problems.end(), faults.begin(), faults.end());
    return setup;
}

} // namespace ui
