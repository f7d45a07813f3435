#include "core/game/rng.h"
#include "core/hyperborea/scenario/position.h"
#include "core/hyperborea/words/view.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/table/hyperborea/hyper_coach.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <set>

using core::hyperborea::Reason;
using ui::HyperCoach;
using Topic = ui::HyperCoach::Topic;

/// What somebody is told who learns Hyperborea.
class HyperCoachTest final : public QObject {
    Q_OBJECT

private:
    /// Ada's turn. `more` is put to the position, `own` to her seat.
    static std::unique_ptr<core::Match> position(const char* more, const char* own = "{}")
    {
        auto json = nlohmann::json::parse(
            R"({"id":"x","seed":1,"seats":[{"name":"Ada","bag":{"red":3}},{"name":"Ben"}],"steps":[]})");
        json.merge_patch(nlohmann::json::parse(more));
        json["seats"][0].merge_patch(nlohmann::json::parse(own));
        core::Problems problems;
        return core::hyperborea::buildPosition(
            tests::hyperboreaLibrary(), core::JsonReader(json, {}, problems), problems);
    }
    static std::vector<HyperCoach::Saying> sayings(const core::Match& match, core::Seat viewer = core::Seat::First)
    {
        return HyperCoach::sayings(
            core::hyperborea::viewFor(match, viewer), static_cast<Reason>(match.prompt().reason));
    }
    static std::vector<Topic> topics(const core::Match& match, core::Seat viewer = core::Seat::First)
    {
        std::vector<Topic> all;
        for (const HyperCoach::Saying& each : sayings(match, viewer))
            all.push_back(each.topic);
        return all;
    }
    static void answer(core::Match& match, const char* words)
    {
        const auto choice = tests::hyperborea().notation().fromWords(match, match.prompt(), words);
        QVERIFY2(choice.has_value(), words);
        match.apply(*choice);
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void whatIsNearestComesFirst()
    {
        QVERIFY(topics(*position("{}")) == (std::vector { Topic::EndTurn }));
        QVERIFY(topics(*position("{}", R"({"bag":{"red":0}})")) == (std::vector { Topic::Reset }));
        QVERIFY(topics(*position(R"({"pool":{"develop":1}})")) == (std::vector { Topic::Develop, Topic::EndTurn }));
        QVERIFY(topics(*position(R"({"pool":{"technology":1},"open":["Pathfinders"]})"))
            == (std::vector { Topic::Take, Topic::EndTurn }));
        QVERIFY(topics(*position(R"({"pool":{"move":2},"map":{"F4":{"miniatures":{"Ada":1}}}})"))
            == (std::vector { Topic::Move, Topic::EndTurn }));
        // Nobody to be moved: nothing is said of it.
        QVERIFY(topics(*position(R"({"pool":{"move":2}})")) == (std::vector { Topic::EndTurn }));
    }

    void cubesComeBeforeTheEnd()
    {
        QVERIFY(topics(*position("{}", R"({"available":{"yellow":1}})")) == (std::vector { Topic::PlaceCubes }));
        const auto match = position("{}", R"({"available":{"yellow":1},"on":{"Exploration a":["green",null]}})");
        QVERIFY(topics(*match) == (std::vector { Topic::Complete, Topic::PlaceCubes }));
        const QString set = QString::fromStdString(
            core::hyperborea::viewFor(*match, core::Seat::First).seats[0].base[0].sets[0].name);
        QVERIFY2(sayings(*match)[0].what.contains(set), qPrintable(sayings(*match)[0].what));
        // Grey goes on grey spaces alone, and no base technology has one.
        const auto grey = position("{}", R"({"available":{"grey":1}})");
        answer(*grey, "cube grey");
        QVERIFY(topics(*grey) == (std::vector { Topic::PutAway }));
        answer(*match, "cube yellow");
        QVERIFY(topics(*match) == (std::vector { Topic::WhichSpace }));
    }

    void whoeverIsAskedIsToldOfTheQuestion()
    {
        const auto match = position(R"({"pool":{"move":2},"map":{"F4":{"miniatures":{"Ada":1}}}})");
        QVERIFY(topics(*match, core::seatAt(1)) == (std::vector { Topic::OthersTurn }));
        answer(*match, "move from F4");
        QVERIFY(topics(*match) == (std::vector { Topic::WhereTo }));
    }

    void theLastTurnIsToldOnce()
    {
        const auto match = position(R"({"called_by":"Ben","pool":{"develop":1}})");
        QVERIFY(topics(*match) == (std::vector { Topic::LastTurn, Topic::Develop, Topic::EndTurn }));
        core::hyperborea::TableView table = core::hyperborea::viewFor(*match, core::Seat::First);
        HyperCoach coach;
        coach.look(table, Reason::Act);
        const QString last = sayings(*match)[0].what;
        QCOMPARE(coach.lesson().what, last);
        table.prompt.choices.pop_back(); // another moment of the same turn
        coach.look(table, Reason::Act);
        QVERIFY(!coach.lesson().isEmpty() && coach.lesson().what != last);
    }

    /// Random matches of two and six: nobody is asked without a word, or told the same of two things.
    void nobodyIsAskedWithoutAWord()
    {
        for (const int seats : { 2, 6 }) {
            core::MatchSetup setup = tests::hyperboreaSetup(seats, 5);
            setup.options["mode"] = "race-war";
            core::Problems problems;
            const auto match = tests::hyperborea().newMatch(setup, problems);
            QVERIFY(match != nullptr);
            core::Rng rng(5);
            std::set<Topic> told;
            for (int step = 0; step < 2000 && !match->outcome().decided; ++step) {
                const core::Prompt& prompt = match->prompt();
                const auto all = sayings(*match, prompt.seat);
                QVERIFY2(!all.empty(), qPrintable(QString::number(prompt.reason)));
                for (const HyperCoach::Saying& each : all) {
                    told.insert(each.topic);
                    QVERIFY(!each.what.isEmpty() && !each.why.isEmpty());
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
            QVERIFY2(told.size() > 15, qPrintable(QString::number(told.size())));
        }
    }
};

REGISTER_TEST(HyperCoachTest)
#include "hyper_coach_test.moc"
