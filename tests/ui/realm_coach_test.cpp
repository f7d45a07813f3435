#include "core/starrealms/scenario/position.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/table/starrealms/realm_coach.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>

using core::starrealms::Reason;
using ui::RealmCoach;
using Topic = ui::RealmCoach::Topic;

/// What somebody is told who learns Star Realms.
class RealmCoachTest final : public QObject {
    Q_OBJECT

private:
    /// Ada sees it. `more` is put to her seat, `other` to Ben's.
    static std::unique_ptr<core::Match> position(const char* more, const char* other = "{}")
    {
        auto json = nlohmann::json::parse(R"({"id":"x","game":"starrealms","set":"frontiers","seed":1,
            "seats":[{"name":"Ada","hand":[]},{"name":"Ben","hand":["Scout","Viper","Scout"]}],
            "row":["Blob Alpha","Hive Queen","Stinger","Neural Nexus","Siege Fortress"],"explorers":0,
            "turn":"Ada","phase":"main"})");
        json["seats"][0].merge_patch(nlohmann::json::parse(more));
        json["seats"][1].merge_patch(nlohmann::json::parse(other));
        core::Problems problems;
        return std::move(
            core::starrealms::buildPosition(tests::starRealmsCards(), core::JsonReader(json, {}, problems), problems)
                .match);
    }
    static std::vector<RealmCoach::Saying> sayings(const core::Match& match, core::Seat viewer = core::Seat::First)
    {
        return RealmCoach::sayings(
            core::starrealms::viewFor(match, viewer), static_cast<Reason>(match.prompt().reason));
    }
    static std::vector<Topic> topics(const core::Match& match, core::Seat viewer = core::Seat::First)
    {
        std::vector<Topic> all;
        for (const RealmCoach::Saying& each : sayings(match, viewer))
            all.push_back(each.topic);
        return all;
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void whatIsNearestComesFirst()
    {
        // A hand alone; the turn may be ended, which is not what a hand is for.
        QVERIFY(topics(*position(R"({"hand":["Scout"]})")) == (std::vector { Topic::PlayCards }));
        QVERIFY(topics(*position(R"({"hand":["Scout"],"trade":1})"))
            == (std::vector { Topic::PlayCards, Topic::Buy })); // Stinger costs 1
        QVERIFY(topics(*position(R"({"in_play":["Integration Port"]})"))
            == (std::vector { Topic::UseBase, Topic::EndTurn }));
        QVERIFY(topics(*position(R"({"in_play":["Crusher",{"card":"Spike Cluster","used":["primary","ally"]}]})"))
            == (std::vector { Topic::UseAlly, Topic::EndTurn }));
        QVERIFY(topics(*position(R"({"in_play":["Explorer"]})")) == (std::vector { Topic::Scrap, Topic::EndTurn }));
        QVERIFY(topics(*position(R"({"combat":5})")) == (std::vector { Topic::Attack, Topic::EndTurn }));
    }

    void anOutpostIsSpokenOfWhileItStands()
    {
        const auto guarded = position(R"({"combat":5})", R"({"in_play":["Defense System"]})");
        QVERIFY(topics(*guarded) == (std::vector { Topic::Outpost, Topic::StrikeBase, Topic::EndTurn }));
        QVERIFY(sayings(*guarded).front().what.contains(QLatin1String("Ben")));
        // Too little for it: it is still told why there is nothing to attack.
        QVERIFY(topics(*position(R"({"combat":4})", R"({"in_play":["Defense System"]})"))
            == (std::vector { Topic::Outpost, Topic::EndTurn }));
    }

    void whoeverIsAskedIsToldOfTheQuestion()
    {
        const auto match = position(R"({"hand":["Cargo Craft"]})");
        QVERIFY(topics(*match, core::seatAt(1)) == (std::vector { Topic::OthersTurn }));
        const auto play = tests::starRealms().notation().fromWords(*match, match->prompt(), "play Cargo Craft");
        QVERIFY(play.has_value());
        match->apply(*play);
        while (match->prompt().seat == core::Seat::First)
            match->apply(match->prompt().choices[0]); // a position asks where one answer is possible, too: of whom
        QVERIFY(topics(*match, core::seatAt(1)) == (std::vector { Topic::MustDiscard }));
        QVERIFY(topics(*match).empty()); // Ada's turn, and Ben is asked
    }

    void aThingIsToldWithItsReasonOnce()
    {
        const auto match = position(R"({"in_play":["Explorer"]})");
        core::starrealms::TableView table = core::starrealms::viewFor(*match, core::Seat::First);
        RealmCoach coach;
        const auto told = [&] {
            coach.look(table, Reason::Main);
            return coach.lesson();
        };
        const ui::Lesson first = told();
        QVERIFY(!first.isEmpty() && !first.why.isEmpty());
        QCOMPARE(told().what, first.what); // the same moment
        table.turn += 2;
        QVERIFY(told().what != first.what); // what was not said yet
        for (int later = 0; later < 20; ++later) {
            table.turn += 2;
            told();
        }
        QVERIFY(told().isEmpty());
    }
};

REGISTER_TEST(RealmCoachTest)
#include "realm_coach_test.moc"
