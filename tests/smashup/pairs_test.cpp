#include "core/pairs/deal.h"
#include "core/pairs/pair_figures.h"
#include "core/pairs/pair_import.h"
#include "core/pairs/pair_text.h"
#include "core/statistics/estimate.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace {

core::PairFigures figures(const std::vector<std::string>& factions)
{
    const core::Game& game = tests::smashUp();
    return core::figuresOf(*game.pairs(), game.cards(), "first", factions);
}

core::SavedPair seaDogs()
{
    core::SavedPair pair;
    pair.name = "Sea | dogs";
    pair.game = "smashup";
    pair.set = "first";
    pair.factions = { "Aliens", "Pirates" };
    pair.notes = "Keep \"Full Sail\".\nUntil late.";
    pair.tags = { "sea", "quick" };
    return pair;
}

std::string faultOf(const std::string& line)
{
    core::Problems problems;
    return core::pairFromLine(tests::smashUp(), line, problems).has_value() || problems.empty()
        ? "no fault"
        : problems.front().text();
}

core::DealTerms terms(int seats, std::vector<std::string> pool)
{
    return { "smashup", "first", seats, std::move(pool) };
}

const std::vector<std::string> kNine { "Aliens", "Dinosaurs", "Innsmouth", "Ninjas", "Pirates", "Robots", "Tricksters",
    "Wizards", "Zombies" };

} // namespace

/// What core knows of pairs: figures, texts, deals and drafts.
class PairsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A deck is two halves of twenty cards; how many are minions is printed on the cards.
    void countsWhatIsInTheDeck()
    {
        const core::PairFigures sea = figures({ "Aliens", "Pirates" });
        QCOMPARE(sea.cards, 40);
        QCOMPARE(sea.minions, 20);
        const core::PairFigures swarm = figures({ "Dinosaurs", "Robots" });
        QCOMPARE(swarm.cards, 40);
        QCOMPARE(swarm.minions, 28);
        QCOMPARE(swarm.powers.front().first, 1);
        QCOMPARE(swarm.powers.back(), std::pair(7, 1)); // the one King Rex
        int minions = 0;
        double power = 0;
        for (const auto& [each, cards] : swarm.powers) {
            minions += cards;
            power += each * cards;
        }
        QCOMPARE(minions, 28);
        QCOMPARE(swarm.meanPower, power / 28);
        QCOMPARE(swarm.kinds.front(), (core::PairCount { "minion", 28 }));
        int all = 0;
        for (const core::PairCount& kind : swarm.kinds)
            all += kind.cards;
        QCOMPARE(all, 40);
    }

    /// No minion among five of forty cards: C(20, 5) of C(40, 5) ways with twenty minions, C(12, 5) with 28.
    void saysHowOftenAMinionIsThere()
    {
        QCOMPARE(figures({ "Aliens", "Pirates" }).openingHand, 5);
        QVERIFY(std::abs(figures({ "Aliens", "Pirates" }).minionAtFirst - (1 - 15504.0 / 658008.0)) < 1e-12);
        QVERIFY(std::abs(figures({ "Robots", "Dinosaurs" }).minionAtFirst - (1 - 792.0 / 658008.0)) < 1e-12);
    }

    void choosesCardsToKnow()
    {
        const std::vector<core::CardInfo> cards = figures({ "Dinosaurs", "Robots" }).cardsToKnow;
        QCOMPARE(cards.size(), 5U);
        QCOMPARE(cards[0].name, std::string("King Rex"));
        QCOMPARE(cards[1].name, std::string("Nukebot"));
        QVERIFY(!cards[3].figure("power").has_value() && !cards[4].figure("power").has_value());
        QCOMPARE(figures({}).cards, 0);
        QVERIFY(figures({}).cardsToKnow.empty());
    }

    /// Wilson's interval as it stands in tables: 14 of 23 is 40.8 to 77.8 %, none of ten up to 27.8 %.
    void boundsAShare()
    {
        const core::Estimate some = core::shareOf(14, 23);
        QCOMPARE(QString::number(some.low, 'f', 3), QStringLiteral("0.408"));
        QCOMPARE(QString::number(some.high, 'f', 3), QStringLiteral("0.778"));
        QCOMPARE(core::shareOf(0, 10).low, 0.0);
        QCOMPARE(QString::number(core::shareOf(0, 10).high, 'f', 3), QStringLiteral("0.278"));
        QCOMPARE(core::shareOf(0, 0).low, 0.0);
        QCOMPARE(core::shareOf(0, 0).high, 1.0);
    }

    void readsItsOwnLine()
    {
        QCOMPARE(core::toLine(seaDogs()),
            std::string("Breakpoint pair 1 | smashup | first | Aliens + Pirates | Sea | dogs"));
        core::Problems problems;
        const auto pair = core::pairFromLine(
            tests::smashUp(), "look at this:  " + core::toLine(seaDogs()) + "  \nwhat do you think?", problems);
        QVERIFY(pair.has_value());
        QVERIFY(problems.empty());
        QCOMPARE(pair->name, std::string("Sea | dogs"));
        QCOMPARE(pair->set, std::string("first"));
        QCOMPARE(pair->factions, (std::vector<std::string> { "Aliens", "Pirates" }));
        QVERIFY(pair->notes.empty());
        const auto typed
            = core::pairFromLine(tests::smashUp(), "breakpoint PAIR 1|SmashUp|First|pirates+ALIENS|Mine", problems);
        QVERIFY(typed.has_value());
        QCOMPARE(typed->factions, (std::vector<std::string> { "Pirates", "Aliens" }));
    }

    /// Each fault names its part and what to do.
    void saysWhatIsWrongWithALine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("remedy");
        const QString copy = QStringLiteral("copy the whole line, which begins with \"Breakpoint pair\"");
        QTest::newRow("nothing") << QString() << QStringLiteral("this is no pair as text") << copy;
        QTest::newRow("other words") << QStringLiteral("Aliens + Pirates") << QStringLiteral("this is no pair as text")
                                     << copy;
        QTest::newRow("cut off") << QStringLiteral("Breakpoint pair 1 | smashup | first | Aliens + Pir")
                                 << QStringLiteral("the name: missing") << copy;
        QTest::newRow("newer") << QStringLiteral("Breakpoint pair 2 | smashup | first | Aliens + Pirates | A")
                               << QStringLiteral("version 2 is newer") << QStringLiteral("use a newer program");
        QTest::newRow("game") << QStringLiteral("Breakpoint pair 1 | chess | first | Aliens + Pirates | A")
                              << QStringLiteral("the game: ") << QStringLiteral("choose that game");
        QTest::newRow("printing") << QStringLiteral("Breakpoint pair 1 | smashup | third | Aliens + Pirates | A")
                                  << QStringLiteral("the printing: there is no printing \"third\"")
                                  << QStringLiteral("choose one of: first");
        QTest::newRow("faction") << QStringLiteral("Breakpoint pair 1 | smashup | first | Aliens + Parrots | A")
                                 << QStringLiteral("the factions: there is no faction \"Parrots\"")
                                 << QStringLiteral("Pirates");
        QTest::newRow("twice") << QStringLiteral("Breakpoint pair 1 | smashup | first | Aliens + aliens | A")
                               << QStringLiteral("the factions: Aliens is there twice")
                               << QStringLiteral("name another faction");
        QTest::newRow("one") << QStringLiteral("Breakpoint pair 1 | smashup | first | Aliens | A")
                             << QStringLiteral("the factions: a pair has 2 factions, not 1")
                             << QStringLiteral("join them by");
        QTest::newRow("long name") << QStringLiteral("Breakpoint pair 1 | smashup | first | Aliens + Pirates | %1")
                                          .arg(QString(81, QLatin1Char('a')))
                                   << QStringLiteral("the name: ") << QStringLiteral("shorten it");
    }

    void saysWhatIsWrongWithALine()
    {
        QFETCH(QString, line);
        QFETCH(QString, place);
        QFETCH(QString, remedy);
        const QString fault = QString::fromStdString(faultOf(line.toStdString()));
        QVERIFY2(fault.startsWith(place), qPrintable(fault));
        QVERIFY2(fault.contains(remedy), qPrintable(fault));
    }

    void readsItsOwnFile()
    {
        core::SavedPair other = seaDogs();
        other.name = "Elsewhere";
        other.game = "towers";
        core::Problems problems;
        const auto pairs
            = core::pairsFromJson(tests::smashUp(), core::toJson(std::vector { seaDogs(), other }), problems);
        QVERIFY2(pairs.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(pairs->size(), 1U); // what is of another game is none of this one's
        QCOMPARE(pairs->front().name, seaDogs().name);
        QCOMPARE(pairs->front().notes, seaDogs().notes);
        QCOMPARE(pairs->front().tags, seaDogs().tags);
        QCOMPARE(pairs->front().factions, seaDogs().factions);
    }

    void saysWhatIsWrongWithAFile()
    {
        const auto fault = [](const std::string& text) {
            core::Problems problems;
            const bool read = core::pairsFromJson(tests::smashUp(), text, problems).has_value();
            return QString::fromStdString(read || problems.empty() ? "no fault" : problems.front().text());
        };
        const std::string good = core::toJson(std::vector { seaDogs() });
        const auto with = [&](const std::string& from, const std::string& to) {
            std::string text = good;
            text.replace(text.find(from), from.size(), to);
            return fault(text);
        };
        QVERIFY(fault("nonsense").contains(QStringLiteral("this is no JSON")));
        QVERIFY(fault("{}").contains(QStringLiteral("this is no file of pairs")));
        QVERIFY(with("\"version\": 1", "\"version\": 9").startsWith(QStringLiteral("/version: version 9 is newer")));
        QVERIFY(
            with("\"Pirates\"", "\"Parrots\"").startsWith(QStringLiteral("/pairs/0/factions: there is no faction")));
        QVERIFY(with("\"first\"", "\"third\"").startsWith(QStringLiteral("/pairs/0/set: there is no printing")));
        QVERIFY(with("\"notes\"", "\"note\"").contains(QStringLiteral("/pairs/0")));
    }

    /// The schema that comes with the program names the keys that are written, and no others.
    void hasASchemaOfItsFile()
    {
        QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../resources/schemas/breakpoint-pairs.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto schema = nlohmann::json::parse(file.readAll().toStdString());
        const auto written = nlohmann::json::parse(core::toJson(std::vector { seaDogs() }));
        const auto sameKeys = [](const nlohmann::json& object, const nlohmann::json& described) {
            std::set<std::string> keys;
            std::set<std::string> named;
            std::set<std::string> required;
            for (const auto& [key, value] : object.items())
                keys.insert(key);
            for (const auto& [key, value] : described["properties"].items())
                named.insert(key);
            for (const auto& key : described["required"])
                required.insert(key.get<std::string>());
            return keys == named && keys == required;
        };
        QVERIFY(sameKeys(written, schema));
        QVERIFY(sameKeys(written["pairs"][0], schema["properties"]["pairs"]["items"]));
        QVERIFY(schema["properties"]["format"]["const"] == written["format"]);
        QVERIFY(schema["properties"]["version"]["const"] == written["version"]);
    }

    void dealsNoFactionTwice()
    {
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            const auto pairs = core::deal(tests::smashUp(), terms(4, kNine), seed);
            QCOMPARE(pairs.size(), 4U);
            std::set<std::string> seen;
            for (const auto& pair : pairs) {
                QCOMPARE(pair.size(), 2U);
                for (const std::string& faction : pair) {
                    QVERIFY(seen.insert(faction).second);
                    QVERIFY(std::find(kNine.begin(), kNine.end(), faction) != kNine.end());
                }
            }
        }
        std::set<std::vector<std::string>> firsts;
        for (std::uint32_t seed = 0; seed < 50; ++seed)
            firsts.insert(core::deal(tests::smashUp(), terms(2, kNine), seed).front());
        QVERIFY(firsts.size() > 10);
    }

    /// A pair that took a number at its import is known again; one that only sounds like it is not.
    void aTakenNameGetsANumber()
    {
        const auto pair = [](const char* name, std::vector<std::string> factions) {
            return core::SavedPair { 0, name, "smashup", "first", std::move(factions) };
        };
        const std::vector<core::SavedPair> saved { pair("Sea dogs", { "Robots", "Ninjas" }),
            pair("Sea dogs (2)", { "Aliens", "Pirates" }) };
        QCOMPARE(core::freeName(saved, "sea Dogs"), std::string("sea Dogs (3)"));
        QCOMPARE(core::freeName(saved, "Sea"), std::string("Sea"));
        QCOMPARE(core::samePair(saved, pair("Sea dogs", { "Pirates", "Aliens" })), &saved[1]);
        QVERIFY(core::samePair(saved, pair("Sea dogs (2)", { "Robots", "Ninjas" })) == nullptr);
        QVERIFY(core::samePair(saved, pair("Sea", { "Aliens", "Pirates" })) == nullptr);
        QVERIFY(core::samePair(saved, pair("Sea dogs (2", { "Aliens", "Pirates" })) == nullptr);
    }

    /// Whoever has the code gets the same deal, whatever order the factions stood in.
    void aCodeGivesTheSameDeal()
    {
        std::vector<std::string> turned = kNine;
        std::reverse(turned.begin(), turned.end());
        const std::string line = core::toLine(terms(3, turned), 123456);
        core::Problems problems;
        const auto shared = core::dealFromLine(tests::smashUp(), "deal: " + line, problems);
        QVERIFY2(shared.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(shared->seed, 123456U);
        QCOMPARE(core::deal(tests::smashUp(), shared->terms, shared->seed),
            core::deal(tests::smashUp(), terms(3, kNine), 123456));
        QVERIFY(line.find("Breakpoint deal 1 | smashup | first | 3 | Aliens, Dinosaurs, ") == 0);
    }

    void saysWhyThereIsNoDeal()
    {
        const auto fault = [](const std::string& line) {
            core::Problems problems;
            const bool read = core::dealFromLine(tests::smashUp(), line, problems).has_value();
            return QString::fromStdString(read || problems.empty() ? "no fault" : problems.front().text());
        };
        QVERIFY(fault("4 seats").startsWith(QStringLiteral("this is no code of a deal")));
        QVERIFY(fault("Breakpoint deal 1 | smashup | first | 3 | Aliens, Pirates | K7Q2M9")
                    .startsWith(QStringLiteral("the factions: 3 seats need 6 factions, and there are 2")));
        QVERIFY(fault("Breakpoint deal 1 | smashup | first | 7 | Aliens, Pirates | K7Q2M9")
                    .startsWith(QStringLiteral("the number of seats: ")));
        QVERIFY(fault("Breakpoint deal 1 | smashup | first | 2 | Aliens, Pirates, Zombies, Robots | K7Q2")
                    .startsWith(QStringLiteral("the last part: ")));
        QVERIFY(!core::checkDeal(tests::smashUp(), terms(4, { "Aliens", "Pirates" })).empty());
        QVERIFY(core::checkDeal(tests::smashUp(), terms(4, kNine)).empty());
    }

    void draftsInTurnOrderAndBack()
    {
        core::Draft draft(tests::smashUp(), terms(4, kNine));
        QCOMPARE(draft.order(), (std::vector<int> { 0, 1, 2, 3, 3, 2, 1, 0 }));
        QVERIFY(!draft.takeBack());
        for (const char* faction : { "Aliens", "Pirates", "Zombies", "Robots", "Wizards", "Ninjas" })
            QVERIFY(draft.take(faction));
        QCOMPARE(draft.seat(), 1);
        QVERIFY(!draft.take("Aliens")); // the first seat has them
        QVERIFY(!draft.take("Elder Things")); // banned
        QCOMPARE(draft.left(), (std::vector<std::string> { "Dinosaurs", "Innsmouth", "Tricksters" }));
        QVERIFY(draft.take("Innsmouth"));
        QVERIFY(draft.takeBack());
        QCOMPARE(draft.seat(), 1);
        QVERIFY(draft.take("Dinosaurs"));
        QVERIFY(draft.take("Innsmouth"));
        QVERIFY(draft.done());
        QCOMPARE(draft.seat(), -1);
        QVERIFY(!draft.take("Tricksters"));
        QCOMPARE(draft.pairs(),
            (std::vector<std::vector<std::string>> { { "Aliens", "Innsmouth" }, { "Pirates", "Dinosaurs" },
                { "Zombies", "Ninjas" }, { "Robots", "Wizards" } }));
    }
};

REGISTER_TEST(PairsTest)
#include "pairs_test.moc"
