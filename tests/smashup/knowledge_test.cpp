#include "core/smashup/scenario/position.h"
#include "core/smashup/scenario/steps.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>

using namespace core::smashup;

/// Who has come to see a hand. No scenario can tell: to look changes nothing on the table.
class KnowledgeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHandIsSeenByWhomItIsShown_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("seenBy");
        const auto play = [](const char* card) {
            return QStringLiteral(R"([{"seat":"Ada","play":"%1"}])").arg(QString::fromUtf8(card));
        };
        QTest::addRow("looked at") << "Probe"
                                   << R"([{"seat":"Ada","play":"Probe","pick":["Ben"]}])"
                                   << "Ada Ben";
        QTest::addRow("nothing done") << "Howl"
                                      << R"([{"seat":"Ada","play":"Howl"}])"
                                      << "Ben";
        QTest::addRow("shown to all") << "Unfathomable Goals" << play("Unfathomable Goals") << "Ada Ben Cai";
        QTest::addRow("shown before scoring")
            << "The Price of Power"
            << R"([{"seat":"Ada","end":true},{"seat":"Ada","play":"The Price of Power"}])"
            << "Ada Ben Cai";
        QTest::addRow("shown to all, current") << "Unfathomable Goals" << play("Unfathomable Goals") << "Ada Ben Cai";
        QTest::addRow("shown as an action, current")
            << "The Price of Power" << play("The Price of Power") << "Ada Ben Cai";
        QTest::addRow("shown before scoring, current")
            << "The Price of Power"
            << R"([{"seat":"Ada","end":true},{"seat":"Ada","play":"The Price of Power"}])"
            << "Ada Ben Cai";
        QTest::addRow("shown once a name is named, current")
            << "Power of Madness"
            << R"([{"seat":"Ada","play":"Power of Madness","pick":["Power of Madness","Power of Madness"]}])"
            << "Ada Ben Cai";
    }

    void aHandIsSeenByWhomItIsShown()
    {
        QFETCH(QString, card);
        QFETCH(QString, steps);
        QFETCH(QString, seenBy);
        auto scenario = nlohmann::json::parse(R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
            {"name":"Ada","hand":[")"
            + card.toStdString() + R"("],"deck":[],"deck_only":true},
            {"name":"Ben","hand":["Mystic Studies","Summon"],"deck":[],"deck_only":true},
            {"name":"Cai","hand":[],"deck":[],"deck_only":true}],
            "bases":[{"name":"Mountains of Madness","minions":[{"card":"Elder Thing","seat":"Ada"},{"card":"Elder Thing","seat":"Ben"}]}],
            "base_deck":["Ritual Site"],"base_deck_only":true,"madness_deck":5})");
        scenario["printing"] = QByteArray(QTest::currentDataTag()).endsWith("current") ? "current" : "first";
        const Position position
            = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(position.match != nullptr, position.error.c_str());
        ScenarioTable table(*position.match, position.ids);
        for (const auto& step : nlohmann::json::parse(steps.toStdString())) {
            const std::string fault = table.make(step);
            QVERIFY2(fault.empty(), fault.c_str());
        }
        table.settle();
        const State& s = table.match().state();
        const core::Seat ben = table.seatNamed("Ben");
        QCOMPARE(s.of(ben).hand.count, 2);
        for (const char* name : { "Ada", "Ben", "Cai" }) {
            const bool sees = seenBy.contains(QLatin1StringView(name));
            for (const CardId id : cardsOf(s, s.of(ben).hand))
                QVERIFY2(core::contains(s.at(id).known, table.seatNamed(name)) == sees, name);
        }
    }

    /// Power of Madness shows each hand before the Madness in it is discarded; what stays in it has been seen.
    void whatIsLeftOfAShownHandIsKnown()
    {
        const auto scenario = nlohmann::json::parse(R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
            {"name":"Ada","hand":["Power of Madness"],"deck":[],"deck_only":true},
            {"name":"Ben","hand":["Madness","Summon"],"deck":[],"deck_only":true}],
            "bases":[{"name":"Jungle Oasis"}],"base_deck":["Tortuga"],"base_deck_only":true,"madness_deck":5})");
        const Position position
            = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(position.match != nullptr, position.error.c_str());
        ScenarioTable table(*position.match, position.ids);
        const auto step = nlohmann::json::parse(R"({"seat":"Ada","play":"Power of Madness"})");
        QCOMPARE(table.make(step), std::string());
        const State& s = table.match().state();
        QCOMPARE(s.seat[1].hand.count, 1);
        QVERIFY(core::contains(s.at(s.seat[1].hand.head).known, core::Seat::First));
    }

    /// Disguise has its player put minions of the hand down. Whoever does not see that hand may be dealt a world in
    /// which there is none in it: the match goes on there, too.
    void aForcedPlayMayBeImpossibleInADealtWorld()
    {
        const auto scenario = nlohmann::json::parse(R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
            {"name":"Ada","hand":["Disguise","Tiger Assassin","Shinobi"],"deck":["Way of Deception","Infiltrate",
                "Smoke Bomb","Poison","Assassination"],"deck_only":true},
            {"name":"Ben","hand":["Invader"],"deck":["Scout","Collector"],"deck_only":true}],
            "bases":[{"name":"Jungle Oasis","minions":[{"card":"Ninja Acolyte","seat":"Ada"}]}],
            "base_deck":["Tortuga"],"base_deck_only":true})");
        Position position = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(position.match != nullptr, position.error.c_str());
        core::Match& match = *position.match;
        const auto played = tests::smashUp().notation().fromWords(match, match.prompt(), "play Disguise");
        QVERIFY(played.has_value());
        match.apply(*played);
        while (match.prompt().choices.size() == 1) // the base, and the minion there: positions ask that, too
            match.apply(match.prompt().choices[0]);
        QCOMPARE(match.prompt().choices.size(), 2U); // either of the two must be played
        int impossible = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const std::unique_ptr<core::Match> world = match.clone();
            core::Rng rng(seed);
            world->conceal(core::seatAt(1), rng);
            QCOMPARE(world->prompt().seat, core::Seat::First);
            QVERIFY2(!world->prompt().choices.empty(), qPrintable(QString::number(seed)));
            const core::Prompt prompt = world->prompt();
            const bool passes = tests::smashUp().notation().fromWords(*world, prompt, "pass").has_value();
            QVERIFY(!passes || prompt.choices.size() == 1);
            impossible += passes ? 1 : 0;
            while (!world->outcome().decided) {
                const core::Prompt next = world->prompt();
                QVERIFY(!next.choices.empty());
                world->apply(next.choices[rng.below(static_cast<std::uint32_t>(next.choices.size()))]);
            }
            QVERIFY(world->breaches().empty());
        }
        QVERIFY(impossible > 0);
    }

    /// Who names an action says so aloud, whether or not anybody holds one.
    void whatIsNamedIsToldToAll()
    {
        const auto scenario = nlohmann::json::parse(R"({"id":"x","printing":"current","seats":[
            {"name":"Ada","hand":["Power of Madness"],"deck":["Disintegrator"],"deck_only":true},
            {"name":"Ben","hand":["Invader"],"deck":["Augmentation"],"deck_only":true}],
            "bases":[{"name":"Jungle Oasis"}],"base_deck":["Tortuga"],"base_deck_only":true,"madness_deck":5})");
        Position position = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(position.match != nullptr, position.error.c_str());
        class Log final : public core::EventSink {
        public:
            explicit Log(const core::Match& match)
                : m_match(match)
            {
            }
            void onEvent(const core::Event& event) override
            {
                told.push_back(tests::smashUp().notation().sentence(m_match, event, core::seatAt(1)).words());
            }
            std::vector<std::string> told;

        private:
            const core::Match& m_match;
        };
        core::Match& match = *position.match;
        Log log(match);
        for (const char* words : { "play Power of Madness", "name Augmentation" }) {
            const core::Prompt prompt = match.prompt();
            const auto choice = tests::smashUp().notation().fromWords(match, prompt, words);
            QVERIFY2(choice.has_value(), words);
            match.apply(*choice, &log);
        }
        QVERIFY(std::find(log.told.begin(), log.told.end(), "Ada names Augmentation.") != log.told.end());
    }
};

REGISTER_TEST(KnowledgeTest)
#include "knowledge_test.moc"
