#include "tests/starrealms/rule_bots.h"

#include "core/ai/players/player_factory.h"
#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/reach.h"
#include "tests/support/star_realms.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>

namespace tests {

using namespace core::starrealms;
using core::Seat;
using core::seatAt;

namespace {

// What comes first in a turn.
constexpr double kPlay = 9000;
constexpr double kUse = 8000;
constexpr double kWinning = 7000; ///< scraps what it has where that wins
constexpr double kBuy = 6000;
constexpr double kStrikeOutpost = 5000;
constexpr double kAttack = 4000;
constexpr double kStrikeBase = 4500;
constexpr double kEnd = 1000;

/// The match itself: a bot looks at what lies open alone.
std::unique_ptr<core::Match> open(const core::SeatView& view)
{
    core::Rng rng(1);
    return view.deal(rng);
}

} // namespace

RuleBotPlayer::RuleBotPlayer(RuleBot kind, std::shared_ptr<const CardLibrary> library)
    : m_kind(kind)
    , m_library(std::move(library))
    , m_yields(yieldsOf(*m_library))
{
}

core::Choice RuleBotPlayer::choose(const core::SeatView& view, const core::Budget& /*budget*/)
{
    const core::Prompt& prompt = view.prompt();
    const bool main = static_cast<Reason>(prompt.reason) == Reason::Main;
    const bool wins = main && winsByScrapping(view);
    core::Choice best = prompt.choices[0];
    double most = -1e9;
    for (const core::Choice each : prompt.choices) {
        const double worth = main ? mainWorth(view, each, wins) : answerWorth(view, each);
        if (worth > most) {
            most = worth;
            best = each;
        }
    }
    return best;
}

/// How much the bot wants to have the card.
int RuleBotPlayer::liking(DefId def) const
{
    const Facts& facts = m_library->facts(def);
    const CardYield& yield = m_yields[def];
    switch (m_kind) {
    case RuleBot::AllCombat:
        return 100 * yield.combat + facts.cost;
    case RuleBot::Thinner:
        return 1000 * std::min<int>(yield.scraps, kYieldUnit) + facts.cost;
    case RuleBot::Dearest:
        break;
    }
    return facts.cost;
}

double RuleBotPlayer::mainWorth(const core::SeatView& /*view*/, core::Choice choice, bool wins) const
{
    switch (verbOf(choice)) {
    case Verb::Play: // what draws first, so that no ally comes too late
        return kPlay + m_yields[choice.a].draws;
    case Verb::Use:
        return static_cast<Slot>(choice.c) != Slot::Scrap ? kUse : wins ? kWinning : 0;
    case Verb::Buy:
        return kBuy + liking(choice.a) / 1000.0;
    case Verb::Strike:
        if (m_library->facts(choice.a).isOutpost())
            return kStrikeOutpost + m_library->facts(choice.a).defense;
        return (m_kind == RuleBot::AllCombat ? kAttack - 1000 : kStrikeBase) + m_library->facts(choice.a).cost;
    case Verb::Attack:
        return wins ? 0 : kAttack;
    case Verb::End:
        return kEnd;
    default:
        return 0;
    }
}

double RuleBotPlayer::answerWorth(const core::SeatView& view, core::Choice choice) const
{
    const auto reason = static_cast<Reason>(view.prompt().reason);
    const bool gets = reason == Reason::Acquire || reason == Reason::PutOnDeck || reason == Reason::Copy;
    switch (verbOf(choice)) {
    case Verb::Card:
    case Verb::Copy: {
        const Facts& facts = m_library->facts(choice.a);
        if (gets)
            return liking(choice.a);
        if (static_cast<Zone>(choice.b) == Zone::Row)
            return -facts.cost;
        // What it gives away is what it likes least: a Viper before a Scout, but where combat is all.
        const double combat = m_yields[choice.a].combat;
        const double least = facts.starting && !facts.explorer ? 100 + (m_kind == RuleBot::AllCombat ? combat : -combat)
                                                               : -10 * facts.cost;
        return reason == Reason::Discard ? least - 50 : least;
    }
    case Verb::Base:
        return seatAt(choice.c) == view.seat() ? -100 : 10 + m_library->facts(choice.a).cost;
    case Verb::Seat:
        return seatAt(choice.a) == view.seat() ? -1 : 1;
    case Verb::Mode:
        return m_library->modes()[choice.a] == (m_kind == RuleBot::AllCombat ? "combat" : "trade") ? 1 : 0;
    case Verb::Yes:
        return 1;
    default:
        return 0;
    }
}

bool RuleBotPlayer::winsByScrapping(const core::SeatView& view) const
{
    const std::unique_ptr<core::Match> match = open(view);
    const State& s = static_cast<const StarRealmsMatch&>(*match).state();
    const Seat seat = view.seat();
    int more = 0;
    for (const CardId id : cardsOf(s, s.of(seat).inPlay))
        more += m_yields[s.at(id).def].lastCombat / kYieldUnit;
    int guard = 0;
    const Seat other = nextLiving(s, seat);
    for (const CardId id : cardsOf(s, s.of(other).inPlay))
        if (const Facts& facts = m_library->facts(s.at(id).def); facts.isOutpost())
            guard += facts.defense;
    const int needed = s.of(other).authority + guard - s.of(seat).combat;
    return more > 0 && needed > 0 && needed <= more;
}

double shareAgainst(RuleBot bot, const std::string& player, int deals, std::uint64_t seed)
{
    const core::Game& game = starRealms();
    double won = 0;
    for (int deal = 0; deal < deals; ++deal) {
        for (const int seatOfPlayer : { 0, 1 }) {
            core::Problems problems;
            const core::MatchSetup setup = starRealmsSetup(2, "standard", seed + static_cast<std::uint64_t>(deal));
            const std::unique_ptr<core::Match> match = game.newMatch(setup, problems);
            const core::Seat seat = core::seatAt(seatOfPlayer);
            const std::unique_ptr<core::Player> own
                = core::makeMeasuredPlayer(player, game, core::playerSeed(setup.seed, seat), *match, problems);
            if (own == nullptr)
                qFatal("%s", problems.front().text().c_str());
            RuleBotPlayer other(bot, starRealmsCards());
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                core::Player& chooses = prompt.seat == seat ? *own : other;
                match->apply(chooses.choose(core::SeatView(*match, prompt), {}));
            }
            const core::SeatMask winners = match->outcome().winners;
            won += core::contains(winners, seat) ? 1.0 / std::popcount(winners) : 0;
        }
    }
    return won / (2 * deals);
}

} // namespace tests
