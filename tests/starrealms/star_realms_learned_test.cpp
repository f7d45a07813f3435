#include "core/ai/calibration/scale_record.h"
#include "core/ai/learning/network_record.h"
#include "core/ai/learning/policy_record.h"
#include "core/ai/learning/training_record.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/registry.h"
#include "core/starrealms/ai/card_yields.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/table/prompt_ids.h"
#include "resources/content.h"
#include "tests/starrealms/rule_bots.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace core::starrealms;

namespace {

/// The features and the sparse inputs that are there.
std::vector<float> allFigures(const core::Match& match, core::Seat seat)
{
    const core::Features& features = *tests::starRealms().features();
    std::vector<float> values(features.count(), NAN);
    core::PresentInputs present;
    features.readAll(match, seat, values, present);
    std::sort(present.begin(), present.end()); // hidden cards lie in any order
    values.insert(values.end(), present.begin(), present.end());
    return values;
}

struct Table {
    int seats;
    const char* format;
};
constexpr Table kTables[] = { { 2, "standard" }, { 3, "free-for-all" }, { 4, "hydra" }, { 6, "emperor" }, { 3, "raid" },
    { 2, "challenge nemesis-beast" } };

/// Plays matches at random: look(match, world, rng) before each choice; the world is another match of that setup.
template <typename Look>
void playAround(int matches, Look look)
{
    for (const Table& table : kTables) {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
            core::Problems problems;
            const auto match
                = tests::starRealms().newMatch(tests::starRealmsSetup(table.seats, table.format, seed), problems);
            const auto world = match->clone();
            core::Rng rng(seed);
            for (int choices = 0; choices < 600 && !match->outcome().decided; ++choices) {
                world->assign(*match);
                look(*match, *world, rng);
                const core::Prompt& prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }
}

std::unique_ptr<StarRealmsMatch> positionOf(const std::string& scenario)
{
    core::Problems problems;
    const auto parsed = nlohmann::json::parse(scenario);
    return std::move(buildPosition(tests::starRealmsCards(), core::JsonReader(parsed, {}, problems), problems).match);
}

CardYield yieldOf(const char* card)
{
    return yieldsOf(*tests::starRealmsCards())[tests::starRealmsCards()->find(card)];
}

} // namespace

/// What players look at, and what the program comes with that was learned of it.
class StarRealmsLearnedTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void yieldsAreThoseOfTheCard()
    {
        QCOMPARE(yieldOf("Scout").trade, 20);
        QCOMPARE(yieldOf("Viper").combat, 20);
        const CardYield explorer = yieldOf("Explorer");
        QCOMPARE(explorer.trade, 40); // as printed
        QCOMPARE(explorer.combat, 0);
        QCOMPARE(explorer.lastCombat, 40);
        const CardYield builder = yieldOf("Builder Bot");
        QCOMPARE(builder.trade, 30); // one, and one where it has company
        QCOMPARE(builder.scraps, 20);
        const CardYield repair = yieldOf("Repair Mech");
        QCOMPARE(repair.trade, 30); // three, or something else
        QCOMPARE(repair.scraps, 10);
        const CardYield nexus = yieldOf("Neural Nexus");
        QCOMPARE(nexus.combat, 40); // twice what a usual card costs
        QCOMPARE(nexus.draws, 10);
    }

    void featuresShowNothingHidden()
    {
        int compared = 0;
        playAround(2, [&](const core::Match& match, core::Match& world, core::Rng& rng) {
            if (rng.below(8) != 0)
                return;
            for (int seat = 0; seat < match.seatCount(); ++seat) {
                world.assign(match);
                world.conceal(core::seatAt(seat), rng);
                QCOMPARE(allFigures(world, core::seatAt(seat)), allFigures(match, core::seatAt(seat)));
                ++compared;
            }
        });
        QVERIFY(compared > 500);
    }

    void everyFeatureHasItsNameAndIsFinite()
    {
        const core::Features& features = *tests::starRealms().features();
        std::set<std::string> names;
        for (std::size_t i = 0; i < features.count(); ++i)
            names.insert(features.name(i));
        QCOMPARE(names.size(), features.count());
        for (std::size_t i = 0; i < features.sparseCount(); ++i)
            names.insert(features.sparseName(i));
        QCOMPARE(names.size(), features.count() + features.sparseCount());
        for (const char* name : { "held Scout", "owned other Explorer", "in play own Integration Port ready",
                 "row Plasma Bot on turn", "authority other 16", "clocks 7 against 3" })
            QVERIFY2(names.contains(name), name);
        playAround(1, [](const core::Match& match, core::Match&, core::Rng&) {
            for (int seat = 0; seat < match.seatCount(); ++seat)
                for (const float value : allFigures(match, core::seatAt(seat)))
                    QVERIFY(std::isfinite(value));
        });
    }

    void whatLiesWhereIsTold()
    {
        core::Problems problems;
        const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(2, "standard", 7), problems);
        const core::Features& features = *tests::starRealms().features();
        std::vector<float> values(features.count());
        core::PresentInputs present;
        features.readAll(*match, match->prompt().seat, values, present);
        const auto beginning = [&](const char* words) {
            return std::count_if(present.begin(), present.end(),
                [&](std::uint16_t input) { return features.sparseName(input).starts_with(words); });
        };
        QCOMPARE(beginning("held "), 3); // who begins has three cards
        QCOMPARE(beginning("row "), 5);
        QCOMPARE(beginning("authority own 16 on turn"), 1); // fifty of it
        QCOMPARE(beginning("authority other 16 on turn"), 1);
        QCOMPARE(beginning("clocks "), 1);
        QCOMPARE(beginning("owned "), 0); // Scouts and Vipers are told in numbers
        QCOMPARE(beginning("in play "), 0);
        for (std::size_t i = 0; i < features.count(); ++i) {
            const std::string name = features.name(i);
            const float expected = name == "own turn"       ? 1.0F
                : name == "cards to play"                   ? 3.0F
                : name == "cards in hand for the next turn" ? -5.0F
                : name == "cards in deck"                   ? 2.0F
                : name == "starting cards held"             ? 3.0F
                                                            : 0.0F;
            if ((name.ends_with("held") && name != "starting cards held") || name == "dearest card for it"
                || name == "its square")
                continue; // by what was drawn
            QVERIFY2(values[i] == expected, name.c_str());
        }
    }

    /// What mates have in a turn of theirs is theirs together, and what is left to one that has ended its turn is lost.
    void poolsOfMatesAreTogether()
    {
        const auto match
            = positionOf(R"({"id":"x","game":"starrealms","set":"frontiers","format":"hydra","seed":1,"seats":[
            {"name":"Ada","trade":3},{"name":"Ben","trade":2,"combat":4},{"name":"Cem"},{"name":"Dan"}],
            "turn":"Ada","phase":"main"})");
        const core::Features& features = *tests::starRealms().features();
        const auto told = [&](const char* name) {
            std::vector<float> values(features.count());
            features.read(*match, core::seatAt(0), values);
            for (std::size_t i = 0; i < values.size(); ++i)
                if (features.name(i) == name)
                    return values[i];
            return NAN;
        };
        QCOMPARE(told("trade"), 5.0F);
        QCOMPARE(told("combat"), 4.0F);
        match->apply(make(Verb::End));
        QCOMPARE(match->prompt().seat, core::seatAt(1));
        QCOMPARE(told("trade"), 2.0F);
        QCOMPARE(told("combat"), 4.0F);
    }

    /// The figures are in core/starrealms/README.md; this only finds out when they are lost.
    void matesPlayTheirHands()
    {
        const core::Game& game = tests::starRealms();
        int ends = 0;
        int held = 0;
        int handed = 0;
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            core::Problems problems;
            const auto match = game.newMatch(tests::starRealmsSetup(4, "hydra", seed), problems);
            std::vector<std::unique_ptr<core::Player>> players;
            for (int seat = 0; seat < 4; ++seat)
                players.push_back(
                    core::makePlayer("level:2", game, seed * 4 + static_cast<std::uint64_t>(seat), problems));
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                const core::Choice choice
                    = players[static_cast<std::size_t>(core::indexOf(prompt.seat))]->choose({ *match, prompt }, {});
                const core::TurnEnd end = game.turnEnd(*match, choice);
                ends += end == core::TurnEnd::Done ? 1 : 0;
                held += end == core::TurnEnd::HeldBack ? 1 : 0;
                handed += end == core::TurnEnd::HandedOver ? 1 : 0;
                match->apply(choice);
            }
        }
        QVERIFY(ends > 60);
        QVERIFY2(held * 20 < ends, qPrintable(QString::number(held)));
        QVERIFY2(handed * 5 < ends, qPrintable(QString::number(handed)));
    }

    /// By hand: of Ada's ten cards eight are Scouts and Vipers, one Blob and one of the Star Empire; Ben's eight are
    /// Scouts but for two of the Blob. 60 of 100 authority are left, and Ada began.
    void originsAreTheDecksAndFade()
    {
        const auto match = positionOf(R"({"id":"x","game":"starrealms","set":"frontiers","seed":1,"seats":[
            {"name":"Ada","authority":40,"hand":["Scout","Viper"],"deck":["Scout","Scout","Scout","Scout","Scout","Viper"],
             "discard":["Blob Alpha"],"in_play":["Siege Fortress"]},
            {"name":"Ben","authority":20,"hand":["Stinger","Crusher"],"deck":["Scout","Scout","Scout","Scout","Scout","Scout"]}],
            "turn":"Ada","phase":"main"})");
        const core::Features& origins = *tests::starRealms().origins();
        std::vector<float> own(origins.count());
        std::vector<float> other(origins.count());
        origins.read(*match, core::seatAt(0), own);
        origins.read(*match, core::seatAt(1), other);
        const std::map<std::string, float> expected { { "began", 0.6F }, { "Scouts and Vipers", 0.6F * (0.8F - 0.75F) },
            { "Blob", 0.6F * (0.1F - 0.25F) }, { "Machine Cult", 0 }, { "Star Empire", 0.6F * 0.1F },
            { "Trade Federation", 0 } };
        QCOMPARE(origins.count(), expected.size());
        for (std::size_t i = 0; i < own.size(); ++i) {
            QVERIFY2(std::abs(own[i] - expected.at(origins.name(i))) < 1e-5F, origins.name(i).c_str());
            QVERIFY(std::abs(own[i] + other[i]) < 1e-5F);
        }
    }

    /// Nobody sits there to win what the seats do not, so their chances are not shared out among them.
    void chancesAgainstABossAreNotSharedOut()
    {
        const auto chanceAgainst = [](const char* authority) {
            const auto match
                = positionOf(R"({"id":"x","game":"starrealms","set":"frontiers","format":"challenge","seed":1,
                "seats":[{"name":"Ada","authority":50},{"name":"Ben"}],
                "boss":{"challenge":"Nemesis Beast","authority":)"
                    + std::string(authority) + R"(},"turn":"Ada","phase":"main"})");
            const auto chances = core::chancesOf(*match, tests::starRealms().evaluator(), 30.0);
            return chances[0] == chances[1] ? chances[0] : -1;
        };
        QVERIFY(chanceAgainst("100") > 0);
        QVERIFY(chanceAgainst("100") < chanceAgainst("10"));
        QVERIFY(chanceAgainst("10") < 1);
    }

    void weightsOfAnotherListOfFeaturesStopTheGame()
    {
        std::vector<core::SourceFile> files = tests::starRealmsFiles();
        files.push_back({ "ai/starrealms/plays.json", "{}" });
        core::Problems problems;
        QVERIFY(core::findGame("starrealms")->make(files, problems) == nullptr);
        QCOMPARE(problems.front().where, std::string("ai/starrealms/plays.json /game"));
    }

    /// New rules make old weights worse without anybody seeing it.
    void whatWasLearnedCanBeTrusted()
    {
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/starrealms"))) {
            core::Problems problems;
            if (file.path.ends_with("/network.json")) {
                core::NetworkRecord record;
                QVERIFY2(core::readNetwork(file.text, file.path, record, problems), file.path.c_str());
                QVERIFY2(record.logLoss < record.logLossLinear, record.command.c_str());
                QVERIFY2(record.calibrationError < 0.05, record.command.c_str());
            } else if (file.path.ends_with("/choices.json")) {
                core::PolicyRecord record;
                QVERIFY2(core::readPolicy(file.text, file.path, record, problems), file.path.c_str());
                QVERIFY2(record.logLoss < record.logLossEven, record.command.c_str());
                QVERIFY2(record.agreement > 1.5 * record.agreementEven, record.command.c_str());
            } else if (!file.path.ends_with("/scale.json")) {
                core::TrainingRecord record;
                QVERIFY2(core::readTraining(file.text, file.path, record, problems), file.path.c_str());
                QCOMPARE("ai/starrealms/" + record.use + ".json", file.path);
                QVERIFY2(record.logLoss < record.logLossByHand, record.command.c_str());
                QVERIFY2(record.calibrationError < 0.05, record.command.c_str());
            }
        }
        QVERIFY(tests::starRealms().network() != nullptr);
    }

    /// What `rate` makes of arena runs of this game, which has no pairs, is read where it lies among what was learned.
    void theScaleOfTheLevelsIsRead()
    {
        const auto run = [](const char* path, const char* players) {
            return core::SourceFile { path,
                std::string(R"({"game": "starrealms", "set": "frontiers", "set_hash": "1f", "engine": "1", "seats": 2,
                    "pairs": "", "outcomes": [{"won": 0, "groups": 1}, {"won": 1, "groups": 2}, {"won": 2, "groups": 5}],
                    "players": )")
                    + players + '}' };
        };
        core::Problems problems;
        const auto scale = core::scaleOf(
            { run("1.json", R"(["level:1", "level:0"])"), run("2.json", R"(["level:2", "level:1"])") }, problems);
        QVERIFY2(scale.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        std::vector<core::SourceFile> files = tests::starRealmsFiles();
        files.push_back({ "ai/starrealms/scale.json", core::toJson(*scale) });
        const auto game = core::findGame("starrealms")->make(files, problems);
        QVERIFY2(game != nullptr, problems.empty() ? "" : problems.front().text().c_str());
        const std::vector<core::RatedPlayer> rated = game->ratedPlayers();
        QCOMPARE(rated.size(), 3U);
        // By hand: A has 12 of 16 wins, 75 %, which are 400 log10(3) Elo.
        for (std::size_t level = 0; level < rated.size(); ++level) {
            QCOMPARE(rated[level].player, "level:" + std::to_string(level));
            QVERIFY(std::abs(rated[level].elo - 190.85 * static_cast<double>(level)) < 0.02);
            QVERIFY(rated[level].low <= rated[level].elo && rated[level].elo <= rated[level].high);
        }
        files.back().text = "{}";
        QVERIFY(core::findGame("starrealms")->make(files, problems) == nullptr);
        QCOMPARE(problems.front().where, std::string("ai/starrealms/scale.json /game"));
    }

    void everyTraitHasItsName()
    {
        const core::ChoiceTraits& traits = *tests::starRealms().choiceTraits();
        std::set<std::string> names;
        for (std::size_t trait = 0; trait < traits.count(); ++trait)
            names.insert(traits.name(trait));
        QCOMPARE(names.size(), traits.count());
        for (const char* name : { "play Scout", "answer main buy", "buy Explorer 0", "use Explorer scrap",
                 "pick from scrap hand", "attack 1 4", "end with 4 1", "buy of blob 2", "way at combat 0" })
            QVERIFY2(names.contains(name), name);
    }

    void traitsShowNothingHidden()
    {
        const core::ChoiceTraits& traits = *tests::starRealms().choiceTraits();
        std::vector<core::ChoiceTraits::Row> rows;
        std::vector<core::ChoiceTraits::Row> dealt;
        std::set<std::uint16_t> seen;
        playAround(2, [&](const core::Match& match, core::Match& world, core::Rng& rng) {
            const core::Prompt& prompt = match.prompt();
            rows.resize(prompt.choices.size());
            dealt.resize(prompt.choices.size());
            traits.read(match, prompt, rows);
            for (const core::ChoiceTraits::Row& row : rows)
                seen.insert(row.begin(), row.end());
            world.conceal(prompt.seat, rng);
            QCOMPARE(world.prompt().choices.size(), prompt.choices.size());
            traits.read(world, world.prompt(), dealt);
            QVERIFY(dealt == rows);
        });
        QVERIFY(*seen.rbegin() < traits.count());
        QVERIFY(seen.size() > 300);
    }

    /// The figures are in core/starrealms/README.md; this only finds out when they are lost. A search is left to the
    /// long run, and in the ordinary one the policy that it follows plays alone.
    void rulesAreNoMatch_data()
    {
        QTest::addColumn<int>("bot");
        QTest::newRow("buys the dearest") << static_cast<int>(tests::RuleBot::Dearest);
        QTest::newRow("all combat") << static_cast<int>(tests::RuleBot::AllCombat);
        QTest::newRow("thins its deck first") << static_cast<int>(tests::RuleBot::Thinner);
    }
    void rulesAreNoMatch()
    {
        QFETCH(int, bot);
        const bool isLong = qEnvironmentVariableIsSet("BREAKPOINT_LONG");
        const double share = tests::shareAgainst(
            static_cast<tests::RuleBot>(bot), isLong ? "level:3" : "policy", isLong ? 100 : 30, 1);
        QVERIFY2(share > (isLong ? 0.7 : 0.45), qPrintable(QString::number(share)));
    }

    void stylesLikeWhatTheySay()
    {
        core::Problems problems;
        const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(2, "standard", 7), problems);
        const auto bias = [&](const char* name) {
            for (const core::Style* each : tests::starRealms().styles())
                if (each->name() == name)
                    return each->bias(*match, match->prompt().seat);
            return 0.0;
        };
        const auto near = [](double value, double expected) { return std::abs(value - expected) < 1e-9; };
        QVERIFY(near(bias("aggressive"), -0.05 * 50)); // nobody has lost any authority
        QVERIFY(near(bias("builder"), 0)); // starting cards cost nothing
        QVERIFY(near(bias("lean"), -0.2 * 10)); // eight Scouts and two Vipers
    }
};

REGISTER_TEST(StarRealmsLearnedTest)
#include "star_realms_learned_test.moc"
