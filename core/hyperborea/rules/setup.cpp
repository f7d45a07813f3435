#include "core/hyperborea/rules/setup.h"

#include "core/hyperborea/cards/match_options.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>

// Rule 3. Each seat chooses a cube and its rows, then in a Race War each its tile.

namespace core::hyperborea {

namespace {

Options optionsOf(const MatchSetup& setup)
{
    Options options;
    options.mode = valueOf(setup, "mode") == "race-war" ? Mode::RaceWar : Mode::Invasion;
    const std::string_view length = valueOf(setup, "length");
    options.length = length == "short" ? 1 : length == "long" ? 3 : 2;
    options.prime = valueOf(setup, "objective") == "prime";
    options.openMap = valueOf(setup, "map") == "open";
    return options;
}

/// Seats without a realm draw one of those that are left.
void drawRealms(State& s, const Library& lib, const MatchSetup& setup, Rng& rng)
{
    unsigned left = (1U << kRealms) - 1;
    for (std::size_t i = 0; i < s.seats; ++i)
        if (!setup.seats[i].factions.empty()) {
            s.seat[i].realm = static_cast<std::uint8_t>(lib.realmNamed(setup.seats[i].factions.front()));
            left &= ~(1U << s.seat[i].realm);
        }
    for (std::size_t i = 0; i < s.seats; ++i) {
        if (!setup.seats[i].factions.empty())
            continue;
        std::uint32_t pick = rng.below(static_cast<std::uint32_t>(std::popcount(left)));
        unsigned mask = left;
        for (; pick > 0; --pick)
            mask &= mask - 1;
        s.seat[i].realm = static_cast<std::uint8_t>(std::countr_zero(mask));
        left &= ~(1U << s.seat[i].realm);
    }
}

constexpr std::uint8_t kRowStages = kFirstLevels.size();
constexpr std::uint8_t kTileStage = kRowStages + 1;
constexpr std::uint8_t kTileRound = 1; ///< Frame::a once each seat has chosen its rows

/// The cards lie open, everybody draws, and the first turn begins.
void startTurns(Engine& e)
{
    fillOpenCards(e);
    if (e.s.options.openMap)
        for (HexId hex = 0; hex < e.map().hexes; ++hex)
            if (!e.s.hex[hex].up())
                turnUp(e, hex);
    for (int i = 0; i < e.s.seats; ++i)
        drawCubes(e, seatAt(i), kDrawn);
    e.s.current = Seat::First;
    e.s.frames.clear();
    pushFrame(e.s, FrameKind::Turn);
}

} // namespace

Problems checkSetup(const Library& lib, const MatchSetup& setup)
{
    Problems problems;
    if (!setup.set.empty() && setup.set != kGameId)
        problems.push_back({ "set", say(Fault::UnknownSet, { setup.set }), say(Fault::ChooseAmong, { kGameId }) });
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
            problems.push_back({ name, say(Fault::UnknownValue, { value }),
                say(Fault::ChooseAmong, { language::Saying::list(language::Between::Comma, known) }) });
        }
    }
    const auto seats = static_cast<int>(setup.seats.size());
    if (seats < 2 || seats > kMaxSeats)
        problems.push_back({ "seats", say(Fault::WrongSeats, { seats }), say(Fault::AddOrRemoveSeats) });
    unsigned met = 0;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        const std::string where = "seats/" + std::to_string(i);
        const auto& realms = setup.seats[i].factions;
        if (realms.size() > 1)
            problems.push_back({ where, say(Fault::OneRealmEach) });
        if (realms.empty())
            continue;
        const int realm = lib.realmNamed(realms.front());
        if (realm < 0) {
            std::vector<language::Saying> known;
            for (const Realm& each : lib.realms())
                known.emplace_back(each.name);
            problems.push_back({ where, say(Fault::UnknownRealm, { realms.front() }),
                say(Fault::ChooseAmong, { language::Saying::list(language::Between::Comma, known) }) });
        } else if ((met >> realm & 1U) != 0) {
            problems.push_back({ where, say(Fault::RealmTwice, { realms.front() }) });
        } else {
            met |= 1U << realm;
        }
    }
    return problems;
}

State emptyTable(const Library& lib, const MatchSetup& setup)
{
    State s;
    Rng rng(setup.seed);
    for (Rng& each : s.rng)
        each = rng.split();
    s.seats = static_cast<std::uint8_t>(setup.seats.size());
    s.options = optionsOf(setup);
    s.reserve.fill(kCubesOfColour);
    s.reserve[static_cast<std::size_t>(Colour::Grey)] = kGreyCubes;
    for (std::size_t i = 0; i < lib.tokens().size(); ++i)
        s.tokensLeft[i] = lib.tokens()[i].copies;
    for (std::size_t i = 0; i < lib.tiles().size(); ++i)
        if (lib.tiles()[i].land != Land::Homeland)
            s.tilesLeft |= std::uint64_t { 1 } << i;
    for (std::size_t i = 0; i < lib.technologies().size(); ++i)
        s.deck[lib.technologies()[i].deck] |= bitOfCard(static_cast<CardId>(i));
    for (auto& deck : s.open)
        deck.fill(kNone);
    drawRealms(s, lib, setup, rng);
    return s;
}

void layMap(Engine& e)
{
    for (int seat = 0; seat < e.s.seats; ++seat) {
        const HexId capital = e.map().capitalOf(seat);
        const auto& homeland = e.s.options.mode == Mode::RaceWar
            ? e.lib.realm(e.s.seat[static_cast<std::size_t>(seat)].realm).homeland
            : e.lib.commonHomeland();
        for (std::size_t part = 0; part < homeland.size(); ++part) {
            Hex& hex = e.s.hex[capital + part];
            hex.tile = homeland[part];
            const Tile& tile = e.lib.tile(hex.tile);
            for (std::size_t site = 0; site < tile.sites; ++site)
                if (!tile.site[site].city)
                    hex.tokens[site] = static_cast<std::uint8_t>(
                        std::min(kTokensOfHomeland, tokenStock(e.s, e.lib, tile.site[site].back)));
        }
    }
}

State deal(const Library& lib, const MatchSetup& setup)
{
    State s = emptyTable(lib, setup);
    Prompt unused;
    Engine e { s, lib, nullptr, unused };
    layMap(e);
    for (int seat = 0; seat < s.seats; ++seat) {
        for (int i = 0; i < kOnMap; ++i)
            bringOn(e, seatAt(seat), e.map().capitalOf(seat));
        for (std::size_t colour = 0; colour < kRows; ++colour) {
            --s.reserve[colour];
            ++s.of(seatAt(seat)).bag[colour];
        }
    }
    pushFrame(s, FrameKind::Setup);
    advance(e);
    s.disclosures = 0;
    return s;
}

/// Stage 0 is the cube, then one for each row that begins above 0. Tiles are a round of their own.
Step stepSetup(Engine& e)
{
    State& s = e.s;
    Frame& frame = s.top();
    const bool tiles = frame.a == kTileRound;
    if (frame.stage <= (tiles ? kTileStage : kRowStages))
        return Step::Ask;
    frame.stage = tiles ? kTileStage : 0;
    if (s.at() + 1 < s.seats) {
        s.current = seatAt(s.at() + 1);
    } else if (!tiles && s.options.mode == Mode::RaceWar) {
        frame.a = kTileRound;
        frame.stage = kTileStage;
        s.current = Seat::First;
    } else {
        startTurns(e);
        return Step::Done;
    }
    return Step::Ask;
}

void askSetup(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    const std::uint8_t stage = s.top().stage;
    const SeatState& own = s.own();
    if (stage == 0) {
        prompt.reason = static_cast<std::uint8_t>(Reason::SetupCube);
        for (std::uint8_t colour = 0; colour < kRows; ++colour)
            offer(prompt, make(Verb::Colour, colour));
    } else if (stage <= kRowStages) {
        prompt.reason = static_cast<std::uint8_t>(Reason::SetupRow);
        prompt.detail = kFirstLevels[stage - 1U];
        for (std::uint8_t row = 0; row < kRows; ++row)
            if (own.level[row] == 0)
                offer(prompt, make(Verb::Row, row));
    } else {
        prompt.reason = static_cast<std::uint8_t>(Reason::SetupTile);
        for (const RaceTileId tile : lib.realm(own.realm).tiles)
            offer(prompt, make(Verb::RaceTile, tile));
    }
}

void answerSetup(Engine& e, Choice choice)
{
    State& s = e.s;
    SeatState& own = s.own();
    const std::uint8_t stage = s.top().stage++;
    if (stage == 0) {
        --s.reserve[choice.a];
        ++own.bag[choice.a];
        e.report(EventKind::ChoseCube, s.current, { .other = choice.a });
    } else if (stage <= kRowStages) {
        own.level[choice.a] = kFirstLevels[stage - 1U];
        e.report(EventKind::ChoseRow, s.current, { .other = choice.a, .amount = own.level[choice.a] });
    } else {
        own.raceTile = choice.a;
        if (e.lib.raceTile(choice.a).power == Power::Token)
            --own.supply;
        e.report(EventKind::ChoseTile, s.current, { .other = choice.a });
    }
}

} // namespace core::hyperborea
