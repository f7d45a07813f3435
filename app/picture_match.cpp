#include "app/picture_match.h"

#include "core/ai/players/player_factory.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/smashup/table/events.h"
#include "core/smashup/words/view.h"

#include <algorithm>
#include <array>
#include <memory>

namespace app {

using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

constexpr std::uint64_t kPictureSeed = 2012;

/// The points that a base gives for a choice, and whether the next base comes at once.
class Points final : public core::EventSink {
public:
    int given() const { return m_replaced ? m_given : 0; }
    void onEvent(const core::Event& event) override
    {
        if (event.kind == static_cast<std::uint8_t>(core::smashup::EventKind::BaseScored))
            for (const std::int8_t points : event.points)
                m_given += points;
        m_replaced = m_replaced || event.kind == static_cast<std::uint8_t>(core::smashup::EventKind::BaseReplaced);
    }

private:
    int m_given = 0;
    bool m_replaced = false;
};

int pointsOf(const core::Match& match, core::Choice choice)
{
    Points points;
    match.clone()->apply(choice, &points);
    return points.given();
}

/// How good a picture of that moment this would be; 0 for none at all.
std::size_t worth(Moment moment, const core::Game& game, const core::Match& match)
{
    if (match.prompt().seat != core::Seat::First)
        return 0;
    if (moment == Moment::Middle)
        return match.quiet() && core::contains(match.standing().current, core::Seat::First)
            ? match.prompt().choices.size()
            : 0;
    if (game.id() != "smashup")
        return 0;
    if (moment == Moment::BeforeScoring) {
        const std::optional<core::Choice> choice = scoringChoice(match);
        return choice ? static_cast<std::size_t>(pointsOf(match, *choice)) : 0;
    }
    const TableView table = core::smashup::viewFor(match, core::Seat::First);
    if (!table.scoring)
        return 0;
    std::size_t cards = 0;
    bool passable = false;
    for (const core::ChoiceView& choice : table.prompt.choices) {
        cards += choice.kind == core::ChoiceView::Kind::Card ? 1 : 0;
        passable = passable || choice.kind == core::ChoiceView::Kind::Pass;
    }
    if (moment == Moment::Response)
        return table.scoring->step == ScoringView::Step::Before && passable ? cards : 0;
    return table.scoring->step == ScoringView::Step::After ? 1 + cards : 0;
}

} // namespace

std::optional<core::Choice> scoringChoice(const core::Match& match)
{
    std::optional<core::Choice> best;
    int most = 0;
    for (const core::Choice choice : match.prompt().choices)
        if (const int points = pointsOf(match, choice); points > most) {
            most = points;
            best = choice;
        }
    return best;
}

std::vector<std::string> factionsOf(const core::Game& game, const std::string& set)
{
    std::vector<std::string> names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == (set.empty() ? game.setNames().front() : set))
            names.push_back(faction.name);
    return names;
}

bool playMatch(const core::Game& game, const std::string& set, std::size_t seats, std::uint64_t deal,
    core::MatchStore& store, core::MatchRecord& record)
{
    const std::vector<std::string> factions = factionsOf(game, set);
    core::MatchSetup setup;
    setup.set = set;
    setup.seed = kPictureSeed + deal;
    const std::array<std::string, core::kMaxSeats> names { "Robin", "Marrow", "Ada", "Quill", "Wren", "Basil" };
    // Where the seats decide how a match is played, its option says so.
    for (const core::OptionInfo& option : game.options())
        if (option.name == "format" && seats > 2)
            setup.options[option.name] = seats % 2 == 0 ? "hydra" : "free-for-all";
    for (std::size_t seat = 0; seat < seats; ++seat) {
        core::SeatSetup sits;
        sits.name = names[seat];
        for (int i = 0; i < game.factionsPerSeat() && !factions.empty(); ++i)
            sits.factions.push_back(factions[(7 * static_cast<std::size_t>(i) + seat + deal) % factions.size()]);
        setup.seats.push_back(sits);
    }
    core::Problems problems;
    std::vector<std::string> kinds(seats, "greedy");
    kinds.front() = "human";
    const auto session = core::MatchSession::start(game, setup, kinds, &store, problems);
    if (session == nullptr)
        return false;
    std::vector<std::unique_ptr<core::Player>> players;
    for (int seat = 0; seat < static_cast<int>(seats); ++seat)
        players.push_back(core::makePlayer("greedy", game, core::playerSeed(setup.seed, core::seatAt(seat)), problems));
    while (!session->match().outcome().decided) {
        const core::Seat seat = session->match().prompt().seat;
        const core::SeatView view(session->match(), seat);
        const core::Choice choice
            = players[static_cast<std::size_t>(core::indexOf(seat))]->choose(view, core::Budget {});
        if (!session->choose(choice).ok())
            return false;
    }
    record = session->record();
    return true;
}

bool findMatch(const core::Game& game, const std::string& set, core::MatchStore& store, core::MatchStatus status,
    core::MatchRecord& record)
{
    std::vector<core::MatchSummary> matches;
    if (!store.list(matches).ok())
        return false;
    for (const core::MatchSummary& match : matches)
        if (match.game == game.id() && (set.empty() || match.set == set) && match.status == status && match.choices > 0)
            return store.load(match.id, record).ok();
    return false;
}

bool cutTo(Moment moment, const core::Game& game, core::MatchRecord& record)
{
    if (moment == Moment::End)
        return record.summary.winners == core::maskOf(core::Seat::First);
    const int choices = static_cast<int>(record.choices.size());
    int best = -1;
    int at = 0;
    std::size_t most = 0;
    core::replay(game, record, [&](const core::Match& before, core::Choice) {
        const bool timely = moment != Moment::Middle || (5 * at >= 2 * choices && 5 * at <= 4 * choices);
        const std::size_t good = timely ? worth(moment, game, before) : 0;
        if (good > most) {
            most = good;
            best = at;
        }
        ++at;
    });
    if (best < 0)
        return false;
    const auto later = [best](const auto& entry) { return entry.choice > best; };
    record.choices.resize(static_cast<std::size_t>(best));
    std::erase_if(record.standings, later);
    std::erase_if(record.marks, later);
    core::MatchSummary& summary = record.summary;
    summary.id = 0;
    summary.status = core::MatchStatus::Running;
    summary.winners = 0;
    summary.finishedAt.clear();
    summary.choices = best;
    if (!record.standings.empty()) {
        summary.turns = record.standings.back().turn;
        summary.score = record.standings.back().score;
    }
    if (!summary.seats.empty())
        summary.seats.front().player = "human";
    return true;
}

} // namespace app
