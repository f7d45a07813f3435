#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/rules/setup.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::hyperborea;

/// Random matches of every number of seats, mode and length come to an end and keep every piece in one place.
class HyperboreaMatchesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMatchEnds_data();
    void everyMatchEnds();
    void equalSeedsAreEqualMatches();
    void concealingChangesChanceAlone();
    void stateIsSmall();
    void setupsAreChecked();
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

REGISTER_TEST(HyperboreaMatchesTest)
#include "hyperborea_matches_test.moc"
