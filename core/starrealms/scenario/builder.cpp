#include "core/starrealms/scenario/builder.h"

#include "core/json/remedy.h"
#include "core/starrealms/cards/match_options.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/setup.h"
#include "core/starrealms/rules/turn.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace core::starrealms {

Seat seatNamed(const MatchInfo& info, std::string_view name)
{
    for (std::size_t i = 0; i < info.seats.size(); ++i)
        if (info.seats[i].name == name)
            return seatAt(static_cast<int>(i));
    return Seat::None;
}

PositionBuilder::PositionBuilder(
    const std::shared_ptr<const CardLibrary>& library, const JsonReader& scenario, Problems& problems)
    : m_library(library)
    , m_scenario(scenario)
    , m_problems(problems)
    , m_before(problems.size())
    , m_engine { m_state, *library, nullptr, m_prompt }
{
}

Position buildPosition(
    const std::shared_ptr<const CardLibrary>& library, const JsonReader& scenario, Problems& problems)
{
    return PositionBuilder(library, scenario, problems).build();
}

Position PositionBuilder::build()
{
    m_scenario.only(
        { "id", "note", "source_id", "confidence", "game", "set", "format", "seed", "seats", "row", "trade_deck",
            "trade_deck_only", "explorers", "scrap_heap", "turn", "phase", "steps", "teams", "boss", "options" });
    readHead();
    if (sound())
        readSeats();
    if (sound()) {
        const Problems faults = checkSetup(*m_library, m_setup);
        m_problems.insert(m_problems.end(), faults.begin(), faults.end());
    }
    if (!sound())
        return {};
    m_state = emptyTable(m_setup, m_format);
    readSides();
    readTurn();
    if (sound())
        readCards();
    if (sound())
        start();
    if (!sound())
        return {};
    auto info = std::make_shared<MatchInfo>();
    info->library = m_library;
    info->seats = m_setup.seats;
    m_state.options.askForced = true;
    advance(m_engine);
    return { std::make_unique<StarRealmsMatch>(info, m_state), std::move(m_ids) };
}

void PositionBuilder::readHead()
{
    m_setup.set = m_scenario.has("set") ? m_scenario.text("set") : m_library->sets().front();
    m_setup.seed = m_scenario.has("seed") ? m_scenario.child("seed").asUnsigned() : 1;
    const std::string format = m_scenario.has("format") ? m_scenario.text("format") : rulesOf(m_format).name.data();
    const auto known
        = std::find_if(kFormats.begin(), kFormats.end(), [&](const FormatRules& each) { return each.name == format; });
    if (known == kFormats.end()) {
        std::vector<std::string_view> names;
        for (const FormatRules& each : kFormats)
            names.push_back(each.name);
        m_scenario.child("format").fault(say(Fault::UnknownFormat, { format }), remedyFor(format, names));
    } else {
        m_format = known->format;
    }
    m_setup.options["format"] = format;
    if (known != kFormats.end() && known->format == Format::ChallengeTeam)
        readChallenge();
    m_phase = m_scenario.has("phase") ? m_scenario.text("phase") : "main";
    if (m_phase != "main" && m_phase != "start" && m_phase != "setup")
        m_scenario.child("phase").fault(say(Fault::UnknownPhase, { m_phase }));
    readOptions();
}

/// Which challenge it is, as its seats stand together by it.
void PositionBuilder::readChallenge()
{
    const JsonReader boss = m_scenario.child("boss");
    boss.only({ "challenge", "level", "authority", "grace", "mulligan", "pile", "count", "deck", "discard", "in_play",
        "tentacles" });
    const std::string name = boss.text("challenge");
    const auto known = std::find_if(
        kChallenges.begin() + 1, kChallenges.end(), [&](const ChallengeRules& each) { return each.name == name; });
    if (known != kChallenges.end()) {
        m_setup.options["challenge"] = known->option;
        m_format = known->format;
    } else {
        const language::Saying why = whyNotAvailable(name);
        boss.child("challenge").fault(why.empty() ? say(Fault::UnknownChallenge, { name }) : why);
    }
    if (!boss.has("level"))
        return;
    const std::string level = boss.text("level");
    if (std::find(kLevels.begin(), kLevels.end(), level) == kLevels.end())
        boss.child("level").fault(
            say(Fault::UnknownValue, { level }), remedyFor(level, { kLevels.begin(), kLevels.end() }));
    m_setup.options["level"] = level;
}

void PositionBuilder::readOptions()
{
    if (!m_scenario.has("options"))
        return;
    m_scenario.child("options").eachMember([&](const std::string& name, const JsonReader& value) {
        const MatchOption* const option
            = name == "format" || name == "challenge" || name == "level" ? nullptr : matchOption(name);
        const std::string said = value.asText();
        if (option == nullptr)
            value.fault(say(Fault::NoMatchOption));
        else if (!option->offers(said))
            value.fault(say(Fault::UnknownValue, { said }));
        m_setup.options[name] = said;
    });
}

void PositionBuilder::readSeats()
{
    std::set<std::string> names;
    m_scenario.child("seats").eachItem(fewestSeats(), kMaxSeats, [&](const JsonReader& seat) {
        seat.only({ "name", "authority", "hand", "deck", "discard", "in_play", "trade", "combat", "scrapped", "owes",
            "out" });
        const std::string name = seat.text("name");
        if (name == "boss" || m_library->find(name) != kNoDef)
            seat.child("name").fault(say(Fault::SeatLikeCard, { name }));
        else if (!names.insert(name).second)
            seat.child("name").fault(say(Fault::SeatTwice, { name }));
        m_setup.seats.push_back({ name, {} });
    });
}

Seat PositionBuilder::seatOf(const JsonReader& name)
{
    const std::string said = name.asText();
    for (std::size_t i = 0; i < m_setup.seats.size(); ++i)
        if (m_setup.seats[i].name == said)
            return seatAt(static_cast<int>(i));
    std::vector<std::string_view> known;
    for (const SeatSetup& seat : m_setup.seats)
        known.push_back(seat.name);
    name.fault(say(Fault::NoSuchSeat, { said }), remedyFor(said, known));
    return Seat::First;
}

void PositionBuilder::onlyIn(const char* key, bool allowed, std::string_view format)
{
    if (m_scenario.has(key) && !allowed)
        m_scenario.child(key).fault(say(Fault::OnlyInFormat, { format }));
}

SeatMask PositionBuilder::namedSeats(const JsonReader& list)
{
    SeatMask seats = 0;
    list.eachItem(1, kMaxSeats, [&](const JsonReader& name) { seats |= maskOf(seatOf(name)); });
    return seats;
}

void PositionBuilder::readTeams(const JsonReader& teams)
{
    std::vector<SeatMask> sides;
    SeatMask leaders = 0;
    teams.eachItem(2, 2, [&](const JsonReader& team) {
        sides.push_back(namedSeats(team));
        bool first = true;
        team.eachItem(1, kMaxSeats, [&](const JsonReader& name) {
            leaders |= std::exchange(first, false) ? maskOf(seatOf(name)) : SeatMask { 0 };
        });
    });
    if (!sound())
        return;
    const bool halves = (sides[0] & sides[1]) == 0 && (sides[0] | sides[1]) == m_state.everybody()
        && std::popcount(sides[0]) == std::popcount(sides[1]);
    if (!halves)
        teams.fault(say(Fault::TeamsAreHalves));
    seatSides(m_state, sides[0], m_format == Format::Emperor ? leaders : SeatMask { 0 });
}

void PositionBuilder::readSides()
{
    const FormatRules& rules = rulesOf(m_format);
    const bool challenge = m_state.hasBoss();
    onlyIn("teams", rules.sharedTurn && !challenge, "hydra, emperor");
    onlyIn("boss", m_format == Format::Raid || challenge, "raid, challenge");
    if (m_scenario.has("teams") && rules.sharedTurn && !challenge)
        readTeams(m_scenario.child("teams"));
    if (m_scenario.has("boss") && m_format == Format::Raid) {
        const SeatMask boss = maskOf(seatOf(m_scenario.child("boss")));
        seatSides(m_state, boss, boss);
    }
}

void PositionBuilder::readTurn()
{
    m_turn = m_format == Format::Raid ? *seatsOf(m_state.leaders).begin() : Seat::First;
    if (m_scenario.has("turn"))
        m_turn = seatOf(m_scenario.child("turn"));
    int place = 0;
    m_scenario.child("seats").eachItem(fewestSeats(), kMaxSeats, [&](const JsonReader& seat) {
        if (seat.has("out") && seat.child("out").asBoolean()) {
            m_state.out |= maskOf(seatAt(place));
            const bool decides = m_format == Format::FirstBlood || m_format == Format::Hydra
                || (rulesOf(m_format).sides && contains(m_state.leaders, seatAt(place)));
            if (decides)
                seat.child("out").fault(say(Fault::OutEndsIt));
        }
        ++place;
    });
    if (m_state.isOut(m_turn))
        (m_scenario.has("turn") ? m_scenario.child("turn") : m_scenario).fault(say(Fault::OutAndOnTurn));
    else if (!m_state.hasBoss() && enemiesOf(m_state, m_turn) == 0)
        m_scenario.child("seats").fault(say(Fault::NobodyLives));
    m_state.onTurn = turnOf(m_state, m_turn);
}

/// The first turn of a match that is set up, or the turn at hand.
void PositionBuilder::start()
{
    if (setsUp()) {
        begin(m_engine, m_turn);
        return;
    }
    m_state.turn = 1;
    m_state.current = m_turn;
    m_state.phase = m_phase == "start" ? Phase::Start : Phase::Main;
    pushFrame(m_state, FrameKind::Turn, m_turn);
    for (const Seat seat : seatsOf(m_state.onTurn))
        giveAllies(m_state, *m_library, seat);
}

} // namespace core::starrealms
