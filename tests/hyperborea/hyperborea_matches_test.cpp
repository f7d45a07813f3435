#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/rules/setup.h"
#include "core/record/codec.h"
#include "core/record/match_import.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "tests/support/hyperborea.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace core::hyperborea;

/// Random matches of every number of seats, mode and length come to an end and keep every piece in one place.
class HyperboreaMatchesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMatchEnds_data();
    void everyMatchEnds();
    void equalSeedsAreEqualMatches();
    void realmsByLotAreSaid_data();
    void realmsByLotAreSaid();
    void recordsSayWhoPlayedWhat();
    void concealingChangesChanceAlone();
    void stateIsSmall();
    void setupsAreChecked();
    void everythingLiesWhereItBegins_data() { everyMatchEnds_data(); }
    void everythingLiesWhereItBegins();
};

void HyperboreaMatchesTest::everyMatchEnds_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("mode");
    for (int seats = 2; seats <= 6; ++seats)
        for (const char* mode : { "invasion", "race-war" })
            QTest::addRow("%d seats, %s", seats, mode) << seats << QString::fromUtf8(mode);
}

void HyperboreaMatchesTest::everyMatchEnds()
{
    QFETCH(int, seats);
    QFETCH(QString, mode);
    auto info = std::make_shared<MatchInfo>();
    info->library = tests::hyperboreaLibrary();
    // 10 rows: 1 020 matches where there is time, 100 else
    const std::uint64_t matches = qEnvironmentVariableIsSet("BREAKPOINT_LONG") ? 102 : 10;
    constexpr std::array kLengths { "short", "regular", "long" };
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        setup.options["mode"] = mode.toStdString();
        setup.options["length"] = kLengths[seed % 3];
        setup.options["objective"] = seed / 3 % 2 == 0 ? "miniatures" : "prime";
        setup.options["map"] = seed % 4 == 0 ? "open" : "hidden";
        QVERIFY(checkSetup(*info->library, setup).empty());
        HyperboreaMatch match(info, deal(*info->library, setup));
        core::Rng rng(seed);
        int choices = 0;
        while (!match.outcome().decided) {
            const core::Prompt& prompt = match.prompt();
            QVERIFY(!prompt.choices.empty());
            QCOMPARE(prompt.seat, match.state().current); // nobody decides in another's turn
            match.apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            const std::vector<std::string> breaches = match.breaches();
            QVERIFY2(breaches.empty(),
                breaches.empty() ? ""
                                 : qPrintable(QStringLiteral("seed %1, choice %2: %3")
                                                  .arg(seed)
                                                  .arg(choices)
                                                  .arg(QString::fromStdString(breaches.front()))));
            QVERIFY(++choices < 200'000);
        }
        QCOMPARE(std::popcount(match.outcome().winners), 1);
    }
}

void HyperboreaMatchesTest::realmsByLotAreSaid_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 6; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

/// A settled setup begins the same match, with a realm of its own for each seat; those that were chosen stay.
void HyperboreaMatchesTest::realmsByLotAreSaid()
{
    QFETCH(int, seats);
    const std::vector<std::string> realms = tests::hyperborea().roles().names();
    QCOMPARE(realms.size(), std::size_t { 6 });
    std::set<std::string> first; // by another seed another one
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        for (core::SeatSetup& seat : setup.seats)
            seat.factions.clear();
        setup.seats.back().factions = { "gold" }; // by its id
        setup.options["mode"] = seed % 2 == 0 ? "invasion" : "race-war";
        const core::MatchSetup settled = tests::hyperborea().settled(setup);
        core::Problems problems;
        const auto drawn = tests::hyperborea().newMatch(setup, problems);
        const auto named = tests::hyperborea().newMatch(settled, problems);
        QVERIFY(problems.empty());
        QCOMPARE(named->hash(), drawn->hash());
        std::set<std::string> met;
        for (std::size_t seat = 0; seat < settled.seats.size(); ++seat) {
            QCOMPARE(settled.seats[seat].name, setup.seats[seat].name);
            QCOMPARE(settled.seats[seat].factions.size(), std::size_t { 1 });
            const std::string& realm = settled.seats[seat].factions.front();
            QVERIFY(std::find(realms.begin(), realms.end(), realm) != realms.end());
            QVERIFY(met.insert(realm).second);
            const State& s = static_cast<const HyperboreaMatch&>(*drawn).state();
            QCOMPARE(tests::hyperboreaLibrary()->realm(s.seat[seat].realm).name, realm);
        }
        QCOMPARE(settled.seats.back().factions.front(), std::string("Golden Barony"));
        first.insert(settled.seats.front().factions.front());
    }
    QVERIFY(first.size() > 1);
}

void HyperboreaMatchesTest::recordsSayWhoPlayedWhat()
{
    core::Problems problems;
    core::MatchSetup setup = tests::hyperboreaSetup(3, 5);
    for (core::SeatSetup& seat : setup.seats)
        seat.factions.clear();
    const auto session
        = core::MatchSession::start(tests::hyperborea(), setup, { "random", "random", "random" }, nullptr, problems);
    QVERIFY(session != nullptr);
    const core::MatchSetup settled = tests::hyperborea().settled(setup);
    for (std::size_t seat = 0; seat < 3; ++seat)
        QCOMPARE(session->record().summary.seats[seat].factions, settled.seats[seat].factions);
    session->choose(session->match().prompt().choices[0]);
    QVERIFY(core::replay(tests::hyperborea(), session->record()).ok());
    // One that was kept before says it when it is taken in.
    core::MatchRecord older = session->record();
    for (core::RecordedSeat& seat : older.summary.seats)
        seat.factions.clear();
    tests::MemoryMatchStore store;
    const core::ImportedMatch taken = core::importMatch(core::toJson(older), tests::hyperborea(), store, false);
    QVERIFY(taken.faults.empty());
    core::MatchRecord kept;
    QVERIFY(store.load(taken.id, kept).ok());
    QCOMPARE(kept.summary.seats[1].factions, settled.seats[1].factions);
}

void HyperboreaMatchesTest::equalSeedsAreEqualMatches()
{
    auto info = std::make_shared<MatchInfo>();
    info->library = tests::hyperboreaLibrary();
    const core::MatchSetup setup = tests::hyperboreaSetup(4, 7);
    HyperboreaMatch one(info, deal(*info->library, setup));
    HyperboreaMatch other(info, deal(*info->library, setup));
    core::Rng rng(7);
    for (int i = 0; i < 400 && !one.outcome().decided; ++i) {
        QCOMPARE(one.hash(), other.hash());
        const core::Prompt& prompt = one.prompt();
        const core::Choice choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
        QVERIFY(other.prompt().accepts(choice));
        one.apply(choice);
        other.apply(choice);
        const auto copy = one.clone();
        QCOMPARE(copy->hash(), one.hash());
    }
}

void HyperboreaMatchesTest::concealingChangesChanceAlone()
{
    auto info = std::make_shared<MatchInfo>();
    info->library = tests::hyperboreaLibrary();
    HyperboreaMatch match(info, deal(*info->library, tests::hyperboreaSetup(3, 5)));
    core::Rng rng(50); // not the seed of the match, by which it would deal the same
    for (int i = 0; i < 300; ++i) {
        const auto other = match.clone();
        other->conceal(core::firstSeats(3), rng);
        QCOMPARE(other->viewHash(core::Seat::First), match.viewHash(core::Seat::First));
        QVERIFY(other->hash() != match.hash());
        QVERIFY(other->breaches().empty());
        const core::Prompt& prompt = match.prompt();
        QCOMPARE(other->prompt().choices.size(), prompt.choices.size());
        for (std::size_t at = 0; at < prompt.choices.size(); ++at)
            QVERIFY(other->prompt().choices[at] == prompt.choices[at]);
        match.apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
}

void HyperboreaMatchesTest::stateIsSmall()
{
    QVERIFY(sizeof(State) <= 6144);
}

void HyperboreaMatchesTest::setupsAreChecked()
{
    const Library& box = *tests::hyperboreaLibrary();
    core::MatchSetup setup = tests::hyperboreaSetup(3, 1);
    setup.seats[0].factions = { "Coral Throne" };
    setup.seats[2].factions = { "red" };
    QVERIFY(checkSetup(box, setup).empty());
    const State s = deal(box, setup);
    QCOMPARE(box.realm(s.seat[0].realm).name, std::string("Coral Throne"));
    QCOMPARE(box.realm(s.seat[2].realm).name, std::string("Red Duchy"));
    setup.seats[2].factions = { "Coral Throne" };
    QCOMPARE(checkSetup(box, setup).size(), std::size_t { 1 });
    setup.seats[2].factions = { "Coral Trone" };
    setup.options["length"] = "endless";
    setup.options["colour"] = "red";
    QCOMPARE(checkSetup(box, setup).size(), std::size_t { 3 });
    QCOMPARE(checkSetup(box, tests::hyperboreaSetup(1, 1)).size(), std::size_t { 1 });
}

/// Rule 3, counted by hand: every seat takes the first answer to what the setup asks.
void HyperboreaMatchesTest::everythingLiesWhereItBegins()
{
    QFETCH(int, seats);
    QFETCH(QString, mode);
    auto info = std::make_shared<MatchInfo>();
    info->library = tests::hyperboreaLibrary();
    const Layout& map = info->library->layout(seats);
    for (const bool open : { false, true }) {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, 3);
        setup.options["mode"] = mode.toStdString();
        setup.options["map"] = open ? "open" : "hidden";
        HyperboreaMatch match(info, deal(*info->library, setup));
        const bool races = mode == QStringLiteral("race-war");
        for (int i = 0; i < seats * (races ? 5 : 4); ++i) { // a cube, three rows, a tile
            QCOMPARE(match.state().turn, std::uint16_t { 0 });
            match.apply(match.prompt().choices[0]);
        }
        const State& s = match.state();
        QCOMPARE(s.turn, std::uint16_t { 1 });
        QCOMPARE(s.current, core::Seat::First);
        QCOMPARE(static_cast<int>(s.reserve[0]), 24 - 2 * seats); // red is the first colour
        for (std::size_t colour = 1; colour < kRows; ++colour)
            QCOMPARE(static_cast<int>(s.reserve[colour]), 24 - seats);
        QCOMPARE(static_cast<int>(s.reserve[kRows]), 36 - 8);
        for (std::size_t deck = 0; deck < kDecks; ++deck) {
            QCOMPARE(std::popcount(s.deck[deck]), 14);
            QCOMPARE(static_cast<int>(s.greyOn[deck][0] + s.greyOn[deck][1]), 2);
        }
        int ghosts = 0;
        int borderlands = 0;
        for (HexId hex = 0; hex < map.hexes; ++hex) {
            const Hex& at = s.hex[hex];
            borderlands += map.spots[hex].land == Land::Borderland ? 1 : 0;
            if (open)
                QVERIFY(at.up());
            for (const std::uint8_t beside : map.spots[hex].beside)
                if (beside != kNone && std::any_of(at.free.begin(), at.free.end(), [](auto n) { return n > 0; }))
                    QVERIFY(s.hex[beside].up());
            if (!at.up())
                continue;
            const Tile& tile = info->library->tile(at.tile);
            QCOMPARE(tile.land, map.spots[hex].land);
            const int tokens = tile.land == Land::Central ? 3 : 2;
            for (std::size_t site = 0; site < kSites; ++site) {
                const bool there = site < tile.sites;
                QCOMPARE(static_cast<int>(at.tokens[site]), there && !tile.site[site].city ? tokens : 0);
                const bool haunted = there && tile.land != Land::Homeland;
                QCOMPARE(static_cast<int>(at.inside[site]), static_cast<int>(haunted ? kGhost : kNone));
                ghosts += haunted ? 1 : 0;
            }
        }
        QCOMPARE(borderlands, seats == 5 ? 8 : 6);
        QCOMPARE(static_cast<int>(map.hexes), 1 + borderlands + 3 * seats);
        QCOMPARE(static_cast<int>(s.ghostStock), 18 - ghosts);
        for (int seat = 0; seat < seats; ++seat) {
            const SeatState& own = s.seat[static_cast<std::size_t>(seat)];
            QCOMPARE(sumOf(own.bag), 4);
            QCOMPARE(sumOf(own.available), 3);
            QCOMPARE(own.level, (std::array<std::uint8_t, kRows> { 3, 2, 1, 0, 0, 0 }));
            QCOMPARE(static_cast<int>(own.reserve), 7);
            QCOMPARE(s.hex[map.capitalOf(seat)].openOf(seat), 3);
            QCOMPARE(own.raceTile != kNone, races);
            const bool aside = races && info->library->raceTile(own.raceTile).power == Power::Token;
            QCOMPARE(static_cast<int>(own.supply), aside ? 7 : 8);
        }
    }
}

REGISTER_TEST(HyperboreaMatchesTest)
#include "hyperborea_matches_test.moc"
