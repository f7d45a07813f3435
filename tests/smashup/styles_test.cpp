#include "core/smashup/scenario/position.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace core::smashup;

namespace {

using Json = nlohmann::json;

const core::Style& style(const char* name)
{
    for (const core::Style* each : tests::smashUp().styles())
        if (each->name() == name)
            return *each;
    qFatal("there is no style %s", name);
}

Json minion(const char* card, const char* seat)
{
    return { { "card", card }, { "seat", seat } };
}

/// Ada's turn at Jungle Oasis (breakpoint 12, pays 2 to the first alone) and Tortuga (21, pays 4, 3, 2).
struct Table {
    Json seats = Json::array({ { { "name", "Ada" }, { "hand", Json::array() } },
        { { "name", "Ben" }, { "hand", Json::array() } }, { { "name", "Cai" }, { "hand", Json::array() } } });
    Json oasis = Json::array();
    Json tortuga = Json::array();

    std::unique_ptr<SmashUpMatch> match() const
    {
        Json scenario { { "id", "x" }, { "game", "smashup" }, { "phase", "play" }, { "turn", "Ada" },
            { "seats", seats },
            { "bases",
                Json::array({ { { "name", "Jungle Oasis" }, { "minions", oasis } },
                    { { "name", "Tortuga" }, { "minions", tortuga } } }) } };
        Position position = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        if (position.match == nullptr)
            qFatal("%s", position.error.c_str());
        return std::move(position.match);
    }
    double bias(const char* name, int seat = 0) const { return style(name).bias(*match(), core::seatAt(seat)); }
};

/// The match with its state changed.
template <typename Change>
SmashUpMatch changed(const SmashUpMatch& match, Change change)
{
    State s = match.state();
    change(s);
    return { std::make_shared<const MatchInfo>(match.info()), s };
}

}

/// The characters of Smash Up: each likes what its line says, and sees what its seat sees.
class StylesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreThree()
    {
        std::set<std::string> names;
        for (const core::Style* each : tests::smashUp().styles()) {
            QVERIFY(!each->meaning().empty());
            names.insert(each->name());
        }
        QCOMPARE(names, (std::set<std::string> { "aggressive", "leader-hunter", "patient" }));
    }

    void thePatientKeepCards()
    {
        Table table;
        const double before = table.bias("patient");
        table.seats[0]["hand"] = { "First Mate" };
        const double one = table.bias("patient");
        QVERIFY(one > before);
        table.seats[0]["hand"] = { "First Mate", "First Mate" };
        QVERIFY(table.bias("patient") > one);
        // Ten cards may be kept, and the eleventh goes at the end of the turn.
        table.seats[0]["hand"] = Json(std::vector<std::string>(10, "King Rex"));
        const double ten = table.bias("patient");
        table.seats[0]["hand"].push_back("First Mate");
        QCOMPARE(table.bias("patient"), ten);
    }

    void thePatientBuildWhereNothingScoresSoon()
    {
        Table far;
        far.tortuga = { minion("King Rex", "Ada") };
        Table near;
        near.oasis = { minion("King Rex", "Ada") };
        QVERIFY(far.bias("patient") > near.bias("patient"));
        QVERIFY(near.bias("patient") > Table().bias("patient"));
        far.tortuga.push_back(minion("King Rex", "Ben"));
        far.tortuga.push_back(minion("King Rex", "Ben"));
        QCOMPARE(far.bias("patient"), 0.0); // the breakpoint is reached
    }

    void whatPassesIsNothingToThePatient()
    {
        Table table;
        table.tortuga = { minion("King Rex", "Ada") };
        const auto match = table.match();
        const auto stronger = changed(*match, [](State& s) {
            s.modifiers.push({ s.slot[1].minions.head, core::smashup::Until::EndOfTurn, core::Seat::First, 3 });
        });
        const auto bias
            = [](const char* name, const SmashUpMatch& of) { return style(name).bias(of, core::Seat::First); };
        QVERIFY(bias("patient", stronger) < bias("patient", *match)); // it has only come nearer to scoring
        QVERIFY(bias("aggressive", stronger) > bias("aggressive", *match));
    }

    void theAggressiveBringBasesToScore()
    {
        Table far;
        far.tortuga = { minion("King Rex", "Ada") };
        Table near;
        near.oasis = { minion("King Rex", "Ada") };
        QVERIFY(near.bias("aggressive") > far.bias("aggressive"));
        QVERIFY(far.bias("aggressive") > Table().bias("aggressive"));
    }

    void theAggressiveAreEverywhere()
    {
        Table together;
        together.tortuga = { minion("First Mate", "Ada"), minion("First Mate", "Ada") };
        Table apart;
        apart.tortuga = { minion("First Mate", "Ada") };
        apart.oasis = { minion("First Mate", "Ada") };
        QVERIFY(apart.bias("aggressive") > together.bias("aggressive"));
    }

    void theAggressiveLikeOthersFew()
    {
        Table table;
        const double alone = table.bias("aggressive");
        table.tortuga = { minion("First Mate", "Ben") };
        const double one = table.bias("aggressive");
        table.tortuga.push_back(minion("First Mate", "Cai"));
        QVERIFY(alone > one);
        QVERIFY(one > table.bias("aggressive"));
    }

    void theLeaderHuntsNobody()
    {
        Table table;
        table.seats[0]["vp"] = 5;
        table.seats[1]["vp"] = 4;
        table.tortuga = { minion("King Rex", "Ben") };
        table.oasis = { minion("King Rex", "Ada") };
        QCOMPARE(table.bias("leader-hunter", 0), 0.0);
        QVERIFY(table.bias("leader-hunter", 1) < 0); // though Ben is worth more
    }

    void hunterMindsHowFarTheLeaderIsAhead()
    {
        Table table;
        table.seats[1]["vp"] = 3;
        const double ahead = table.bias("leader-hunter");
        table.seats[1]["vp"] = 7;
        QVERIFY(table.bias("leader-hunter") < ahead);
    }

    void hunterWantsTheLeadersPlaces()
    {
        Table table;
        table.seats[1]["vp"] = 3;
        table.seats[2]["vp"] = 1;
        const double nobody = table.bias("leader-hunter");
        table.tortuga = { minion("King Rex", "Cai") };
        QCOMPARE(table.bias("leader-hunter"), nobody); // the third is let alone
        table.tortuga = { minion("King Rex", "Ben") };
        const double first = table.bias("leader-hunter");
        QVERIFY(first < nobody);
        table.tortuga.push_back(minion("King Rex", "Ada"));
        table.tortuga.push_back(minion("First Mate", "Ada"));
        QVERIFY(table.bias("leader-hunter") > first); // the leader is second there, and Ada is worth more
    }

    /// Among equal points who has most on the table leads.
    void hunterTellsEqualPointsByWorth()
    {
        Table table;
        QCOMPARE(table.bias("leader-hunter"), 0.0); // all are alike
        table.tortuga = { minion("First Mate", "Cai") };
        const double cai = table.bias("leader-hunter");
        QVERIFY(cai < 0);
        table.oasis = { minion("First Mate", "Ben") };
        QCOMPARE(table.bias("leader-hunter"), cai); // Tortuga pays more, so Ben does not lead
        QVERIFY(table.bias("leader-hunter", 1) < 0);
        QCOMPARE(table.bias("leader-hunter", 2), 0.0);
    }

    void withTwoSeatsTheOtherIsHunted()
    {
        Table table;
        table.seats.erase(2);
        table.seats[1]["vp"] = 3;
        const double nobody = table.bias("leader-hunter");
        table.tortuga = { minion("King Rex", "Ben") };
        QVERIFY(table.bias("leader-hunter") < nobody);
        QCOMPARE(table.bias("leader-hunter", 1), 0.0);
    }

    void aDecidedMatchNeedsNoStyle()
    {
        Table table;
        table.seats[1]["vp"] = 15;
        table.seats[0]["hand"] = { "First Mate" };
        table.tortuga = { minion("King Rex", "Ada"), minion("First Mate", "Ben") };
        const auto over = changed(*table.match(), [](State& s) {
            s.decided = 1;
            s.winners = core::maskOf(core::seatAt(1));
        });
        for (const core::Style* each : tests::smashUp().styles())
            QCOMPARE(each->bias(over, core::Seat::First), 0.0);
    }

    void stylesShowNothingHidden()
    {
        int compared = 0;
        for (int seats = 2; seats <= 4; ++seats) {
            for (std::uint64_t seed = 21; seed <= 24; ++seed) {
                core::Problems problems;
                const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(seats, seed), problems);
                const auto world = match->clone();
                core::Rng rng(seed);
                while (!match->outcome().decided) {
                    if (rng.below(8) == 0) {
                        for (int seat = 0; seat < seats; ++seat) {
                            world->assign(*match);
                            world->conceal(core::seatAt(seat), rng);
                            for (const core::Style* each : tests::smashUp().styles())
                                QCOMPARE(
                                    each->bias(*world, core::seatAt(seat)), each->bias(*match, core::seatAt(seat)));
                            ++compared;
                        }
                    }
                    const core::Prompt& prompt = match->prompt();
                    match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                }
            }
        }
        QVERIFY(compared > 500);
    }
};

REGISTER_TEST(StylesTest)
#include "styles_test.moc"
