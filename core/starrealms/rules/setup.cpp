#include "core/starrealms/rules/setup.h"

#include "core/starrealms/cards/match_options.h"
#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/figures.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/turn.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

namespace core::starrealms {

namespace {

Options optionsOf(const MatchSetup& setup)
{
    const auto other = [&](std::string_view name) {
        const MatchOption* const option = matchOption(name);
        return valueOf(setup, name) != option->values.front().name;
    };
    Options options;
    options.manualExplorer = other("explorer");
    options.sharedCombat = other("team_combat");
    options.laterDiscards = other("discards");
    options.oneEffectEach = other("next_card");
    options.returnAfterDraw = other("market_return");
    options.allyByFaction = other("ally_memory");
    options.huntLeftOnly = other("hunter_bases");
    options.raidHandAlways = other("raid_hand");
    return options;
}

} // namespace

void seatSides(State& s, SeatMask sideOne, SeatMask leaders)
{
    s.sideOne = sideOne;
    s.leaders = leaders;
    for (int i = 0; i < s.seats; ++i)
        s.seat[static_cast<std::size_t>(i)].authority = static_cast<std::int16_t>(startingAuthority(s, seatAt(i)));
}

State emptyTable(const MatchSetup& setup, Format format)
{
    State s;
    s.rng = Rng(setup.seed);
    s.format = format;
    s.seats = static_cast<std::uint8_t>(setup.seats.size());
    s.options = optionsOf(setup);
    if (rulesOf(format).name == rulesOf(Format::ChallengeTeam).name) {
        s.boss.challenge = challengeOf(setup);
        const auto level = std::find(kLevels.begin(), kLevels.end(), valueOf(setup, "level"));
        s.boss.level = level == kLevels.end() ? Level::Veteran : static_cast<Level>(level - kLevels.begin());
    }
    const bool raid = format == Format::Raid;
    const SeatMask half = raid ? maskOf(Seat::First) : firstSeats(s.seats / 2);
    const auto leaders
        = static_cast<SeatMask>(maskOf(Seat::First) | (raid ? SeatMask { 0 } : maskOf(seatAt(s.seats / 2))));
    const bool sides = rulesOf(format).sides;
    if (s.hasBoss()) {
        seatSides(s, s.everybody(), 0);
        return s;
    }
    seatSides(s, sides ? half : SeatMask { 0 }, sides && format != Format::Hydra ? leaders : SeatMask { 0 });
    return s;
}

void addStartingDeck(Engine& e, Seat seat)
{
    for (const DefId def : { e.lib.scout(), e.lib.viper() })
        for (int i = 0; i < e.lib.def(def).copies; ++i)
            toDeckBottom(e, addCard(e.s, def, seat), seat);
    shuffle(e.s, e.s.of(seat).deck, Zone::Deck);
}

void addSharedCards(Engine& e, std::string_view set)
{
    for (const DefId def : e.lib.tradeDeckOf(set))
        if (!takesOut(e.s.boss, e.lib.facts(def)))
            toTradeDeckBottom(e, addCard(e.s, def, Seat::None));
    shuffle(e.s, e.s.tradeDeck, Zone::TradeDeck);
    for (int i = 0; i < e.lib.explorersOf(set); ++i)
        toExplorers(e, addCard(e.s, e.lib.explorer(), Seat::None));
}

void begin(Engine& e, Seat first)
{
    fillRow(e);
    if (e.s.hasBoss() && rulesOf(e.s.boss.challenge).pileForEach && e.s.seats > 1
        && e.s.boss.pile(Zone::BossPile).empty())
        for (int i = 0; i < e.s.seats && !e.s.tradeDeck.empty(); ++i)
            toBoss(e, e.s.tradeDeck.head, Zone::BossPile);
    for (int i = 0; i < e.s.seats; ++i)
        draw(e, seatAt(i), openingHandOf(e.s, seatAt(i), first));
    if (!e.s.hasBoss() || e.s.boss.level != Level::Expert) {
        beginTurn(e, first);
        return;
    }
    e.s.current = first;
    beginBossTurn(e, first, true);
}

Challenge challengeOf(const MatchSetup& setup)
{
    const std::string_view name = valueOf(setup, "challenge");
    for (const ChallengeRules& each : kChallenges)
        if (!name.empty() && each.option == name)
            return each.challenge;
    return kChallenges[1].challenge;
}

language::Saying whyNotAvailable(std::string_view challenge)
{
    constexpr std::array kWhy { Fault::MachineNotAvailable, Fault::EmpireNotAvailable, Fault::FreedomNotAvailable };
    for (std::size_t i = 0; i < kNotAvailable.size(); ++i)
        if (kNotAvailable[i].name == challenge || kNotAvailable[i].option == challenge)
            return say(kWhy[i]);
    return {};
}

bool takesOut(const BossState& boss, const Facts& facts)
{
    return boss.challenge == Challenge::BlobAssault && facts.faction == Faction::Blob;
}

Format formatOf(const MatchSetup& setup)
{
    const std::string_view name = valueOf(setup, "format");
    for (const FormatRules& each : kFormats)
        if (each.name == name)
            return each.format == Format::ChallengeTeam ? rulesOf(challengeOf(setup)).format : each.format;
    return Format::Standard;
}

State deal(const CardLibrary& lib, const MatchSetup& setup)
{
    State s = emptyTable(setup, formatOf(setup));
    Prompt unused;
    Engine e { s, lib, nullptr, unused };
    addSharedCards(e, setup.set.empty() ? std::string_view(lib.sets().front()) : std::string_view(setup.set));
    if (s.hasBoss()) {
        prepareBoss(e);
        setUpBoss(e);
        s.boss.grace = static_cast<std::uint8_t>(graceOf(s));
    }
    for (int i = 0; i < s.seats; ++i)
        addStartingDeck(e, seatAt(i));
    begin(e, Seat::First);
    advance(e);
    s.disclosures = 0;
    return s;
}

Problems checkSetup(const CardLibrary& lib, const MatchSetup& setup)
{
    Problems problems;
    if (!setup.set.empty() && !lib.hasSet(setup.set)) {
        const auto known = language::Saying::list(language::Between::Comma, { lib.sets().begin(), lib.sets().end() });
        problems.push_back({ "set", say(Fault::UnknownSet, { setup.set }), say(Fault::ChooseAmong, { known }) });
    }
    for (const auto& [name, value] : setup.options) {
        const MatchOption* const option = matchOption(name);
        std::vector<language::Saying> known;
        if (option == nullptr) {
            for (const MatchOption& each : matchOptions())
                known.emplace_back(each.name);
            problems.push_back({ name, say(Fault::NoMatchOption),
                say(Fault::ChooseAmong, { language::Saying::list(language::Between::Comma, known) }) });
        } else if (!option->offers(value)) {
            for (const MatchOption::Value& each : option->values)
                known.emplace_back(each.name);
            const language::Saying why = name == "challenge" ? whyNotAvailable(value) : language::Saying();
            problems.push_back({ name, why.empty() ? say(Fault::UnknownValue, { value }) : why,
                say(Fault::ChooseAmong, { language::Saying::list(language::Between::Comma, known) }) });
        }
    }
    const FormatRules& rules = rulesOf(formatOf(setup));
    const auto seats = static_cast<int>(setup.seats.size());
    if (seats < rules.fewest || seats > rules.most)
        problems.push_back({ "seats",
            rules.fewest == rules.most
                ? say(Fault::SeatsOfFormatExactly, { rules.name, int { rules.fewest }, seats })
                : say(Fault::SeatsOfFormat, { rules.name, int { rules.fewest }, int { rules.most }, seats }),
            say(Fault::AddOrRemoveSeats) });
    else if (rules.even && seats % 2 != 0)
        problems.push_back({ "seats", say(Fault::SeatsEven, { rules.name, seats }), say(Fault::AddOrRemoveSeats) });
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        if (!setup.seats[i].factions.empty())
            problems.push_back({ "seats/" + std::to_string(i), say(Fault::NoPairsHere), say(Fault::LeaveThemOut) });
    return problems;
}

} // namespace core::starrealms
