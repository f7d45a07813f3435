#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/table/smashup/coach.h"

#include <QTest>

#include <algorithm>

using core::ChoiceView;
using core::Seat;
using core::smashup::Reason;
using core::smashup::TableView;
using ui::Coach;
using Topic = ui::Coach::Topic;

namespace {

const Coach::Saying* find(const std::vector<Coach::Saying>& sayings, Topic topic)
{
    const auto found
        = std::find_if(sayings.begin(), sayings.end(), [&](const auto& each) { return each.topic == topic; });
    return found == sayings.end() ? nullptr : &*found;
}

bool says(const TableView& table, Reason reason, Topic topic)
{
    return find(Coach::sayings(table, reason, {}), topic) != nullptr;
}

void keepOnly(TableView& table, const std::vector<int>& cards)
{
    std::erase_if(table.prompt.choices, [&](const ChoiceView& each) {
        return each.kind == ChoiceView::Kind::Card && std::count(cards.begin(), cards.end(), each.card) == 0;
    });
}

/// The table of two players with those cards in the hand alone that may be played: Invader and Powderkeg.
TableView allMayBePlayed()
{
    TableView table = samples::twoPlayers();
    std::erase_if(table.hand, [](const auto& card) { return card.id != 100 && card.id != 105; });
    return table;
}

} // namespace

/// What somebody is told who learns Smash Up.
class CoachTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// Rules 5.3: one minion and one action. Tortuga has 14 power of 21, the others lack more.
    void theFirstTurnIsExplained()
    {
        const std::vector<Coach::Saying> all = Coach::sayings(allMayBePlayed(), Reason::PlayPhase, {});
        const Coach::Saying* both = find(all, Topic::BothPlays);
        QVERIFY(both != nullptr);
        QVERIFY2(tests::mentions(both->why, QStringLiteral("7 more power and Tortuga scores.")), qPrintable(both->why));
    }

    /// By what the answers offer, not by what the hand holds.
    void tellsWhatIsLeftToBePlayed()
    {
        TableView table = allMayBePlayed();
        keepOnly(table, { 100 });
        QVERIFY(says(table, Reason::PlayPhase, Topic::MinionLeft));
        table = samples::twoPlayers();
        keepOnly(table, { 105 });
        QVERIFY(says(table, Reason::PlayPhase, Topic::ActionLeft));
        keepOnly(table, {});
        QVERIFY(says(table, Reason::PlayPhase, Topic::NothingLeft));
        QVERIFY(!says(table, Reason::PlayPhase, Topic::ActionLeft));
    }

    /// An extra play of a weak minion is none of any other: the minions that it is for are named.
    void namesTheMinionsThatMayBePlayed()
    {
        TableView table = samples::twoPlayers(); // Scout and Buccaneer may not
        const std::vector<Coach::Saying> all = Coach::sayings(table, Reason::PlayPhase, {});
        QVERIFY(find(all, Topic::SomeMinions) != nullptr);
        const QString what = find(all, Topic::SomeMinions)->what;
        QVERIFY2(tests::says(what, QStringLiteral("Of your minions you may play Invader now.")), qPrintable(what));
        QVERIFY(find(all, Topic::MinionLeft) == nullptr && find(all, Topic::BothPlays) == nullptr);
        QVERIFY(!says(allMayBePlayed(), Reason::PlayPhase, Topic::SomeMinions));
    }

    void tellsOfExtraPlays()
    {
        TableView table = samples::twoPlayers();
        QVERIFY(!says(table, Reason::PlayPhase, Topic::ExtraMinions));
        table.minionPlaysLeft = 2;
        const std::vector<Coach::Saying> all = Coach::sayings(table, Reason::PlayPhase, {});
        QVERIFY(find(all, Topic::ExtraMinions) != nullptr);
        QVERIFY(find(all, Topic::ExtraMinions)->what.contains(QLatin1Char('2')));
        QVERIFY(find(all, Topic::ExtraActions) == nullptr);
    }

    void tellsOfATalentThatCanBeUsed()
    {
        TableView table = samples::twoPlayers();
        table.bases[1].minions[1].talent = true; // Scout, card 11
        QVERIFY(!says(table, Reason::PlayPhase, Topic::Talent));
        ChoiceView use = table.prompt.choices.front();
        use.card = 11;
        table.prompt.choices.push_back(use);
        const std::vector<Coach::Saying> all = Coach::sayings(table, Reason::PlayPhase, {});
        QVERIFY(find(all, Topic::Talent) != nullptr);
        QVERIFY(find(all, Topic::Talent)->what.contains(QStringLiteral("Scout")));
    }

    /// Rules 13.1: ready with the breakpoint, and not before.
    void tellsOfABaseThatIsReady()
    {
        TableView table = samples::twoPlayers();
        table.bases[0].total = 22;
        QVERIFY(!says(table, Reason::PlayPhase, Topic::BaseReady));
        table.bases[0].total = 23;
        const std::vector<Coach::Saying> all = Coach::sayings(table, Reason::PlayPhase, {});
        QVERIFY(find(all, Topic::BaseReady) != nullptr);
        QVERIFY(find(all, Topic::BaseReady)->what.contains(QStringLiteral("The Homeworld")));
    }

    /// Rules 13.8, of a place that gives points.
    void tellsOfATie()
    {
        TableView table = samples::twoPlayers();
        table.bases[1].place = { 0, 0, -1, -1 };
        const std::vector<Coach::Saying> all = Coach::sayings(table, Reason::PlayPhase, {});
        QVERIFY(find(all, Topic::Tie) != nullptr);
        QVERIFY(find(all, Topic::Tie)->what.contains(QStringLiteral("Tortuga")));
        table.bases[1].place = { 0, 1, -1, -1 };
        QVERIFY(!says(table, Reason::PlayPhase, Topic::Tie));
    }

    void tellsOfTheRaceTowardsItsEnd()
    {
        TableView table = samples::twoPlayers();
        table.seats[1].vp = 9;
        QVERIFY(!says(table, Reason::PlayPhase, Topic::Race));
        table.seats[1].vp = 10;
        QVERIFY(says(table, Reason::PlayPhase, Topic::Race));
    }

    /// Rules 5.5: ten at most, after two were drawn.
    void tellsOfTheHandLimit()
    {
        TableView table = samples::twoPlayers();
        while (table.hand.size() < 8)
            table.hand.push_back(table.hand.front());
        QVERIFY(!says(table, Reason::PlayPhase, Topic::FullHand));
        table.hand.push_back(table.hand.front());
        QVERIFY(says(table, Reason::PlayPhase, Topic::FullHand));
        QVERIFY(says(table, Reason::DiscardToLimit, Topic::HandLimit));
    }

    void everyQuestionHasAnAnswer()
    {
        const TableView table = samples::askedForBase();
        for (int reason = static_cast<int>(Reason::Mulligan); reason <= static_cast<int>(Reason::MayIgnore); ++reason) {
            const std::vector<Coach::Saying> all = Coach::sayings(table, static_cast<Reason>(reason), {});
            QVERIFY2(!all.empty(), qPrintable(QString::number(reason)));
            for (const Coach::Saying& each : all)
                QVERIFY(!each.what.isEmpty() && !each.why.isEmpty());
        }
    }

    void aBaseThatScoredIsTold()
    {
        TableView table = samples::twoPlayers();
        Coach coach;
        coach.look(table, Reason::PlayPhase);
        table.turn = 13;
        table.current = core::seatAt(1);
        table.prompt.seat = core::seatAt(1);
        table.bases[1].id = 50;
        table.bases[1].name = "The Central Brain";
        table.seats[0].vp += 4;
        coach.look(table, Reason::None);
        QVERIFY2(coach.lesson().what.contains(QStringLiteral("Tortuga"))
                && coach.lesson().what.contains(QStringLiteral("The Central Brain")),
            qPrintable(coach.lesson().what));
    }

    /// News, once in a turn: after the next choice there is something else to say.
    void aBaseThatScoredIsToldOnceInATurn()
    {
        TableView table = allMayBePlayed();
        Coach coach;
        int told = 0;
        const QString scored = QStringLiteral("§ has scored, and § lies in its place.");
        const auto lookThrice = [&](int turn) {
            told = 0;
            for (const std::vector<int>& cards : { std::vector<int> { 100, 105 }, { 105 }, {} }) {
                TableView now = table;
                now.turn = turn;
                keepOnly(now, cards);
                coach.look(now, Reason::PlayPhase);
                told += tests::mentions(coach.lesson().what, scored) ? 1 : 0;
            }
        };
        lookThrice(2); // all that is usual was said before
        lookThrice(4);
        QCOMPARE(told, 0);
        table.bases[1].id = 50;
        table.bases[1].name = "The Central Brain";
        table.seats[0].vp += 4;
        lookThrice(6);
        QCOMPARE(told, 1);
    }

    /// One that a card swaps gives nobody anything.
    void aBaseThatIsSwappedHasNotScored()
    {
        TableView table = samples::twoPlayers();
        Coach coach;
        coach.look(table, Reason::PlayPhase);
        table.bases[1].id = 50;
        table.prompt.seat = core::seatAt(1);
        table.current = core::seatAt(1);
        coach.look(table, Reason::None);
        QVERIFY(!coach.lesson().what.contains(QStringLiteral("Tortuga")));
    }

    /// In full in one turn, its first sentence in two more, then no more.
    void nothingIsSaidAFourthTime()
    {
        TableView table = samples::askedForBase();
        Coach coach;
        const auto sayIn = [&](int turn) {
            table.turn = turn;
            coach.look(table, Reason::PlayWhere);
            return coach.lesson();
        };
        const ui::Lesson first = sayIn(2);
        QVERIFY(!first.what.isEmpty() && !first.why.isEmpty());
        QCOMPARE(sayIn(4).what, first.what);
        QVERIFY(coach.lesson().why.isEmpty());
        QCOMPARE(sayIn(6).what, first.what);
        QVERIFY(sayIn(8).isEmpty());
        QVERIFY(sayIn(10).isEmpty());
    }

    /// The same table shown again, or reached again by taking back, is the same moment.
    void theSameMomentIsToldAlike()
    {
        const TableView start = samples::twoPlayers();
        Coach coach;
        coach.look(start, Reason::PlayPhase);
        const ui::Lesson first = coach.lesson();
        coach.look(start, Reason::PlayPhase);
        QCOMPARE(coach.lesson().text(), first.text());
        coach.look(samples::askedForBase(), Reason::PlayWhere);
        QVERIFY(coach.lesson().text() != first.text());
        coach.look(start, Reason::PlayPhase);
        QCOMPARE(coach.lesson().text(), first.text());
    }

    void personsAreTaughtOneByOne()
    {
        TableView table = samples::askedForBase();
        Coach coach;
        for (int turn = 2; turn <= 8; turn += 2) {
            table.turn = turn;
            coach.look(table, Reason::PlayWhere);
        }
        QVERIFY(coach.lesson().isEmpty());
        table.turn = 9;
        table.viewer = table.current = table.prompt.seat = core::seatAt(1);
        coach.look(table, Reason::PlayWhere);
        QVERIFY(!coach.lesson().why.isEmpty());
    }

    void whoOnlyWatchesIsToldNothing()
    {
        TableView table = samples::twoPlayers();
        table.viewer = Seat::None;
        QVERIFY(Coach::sayings(table, Reason::PlayPhase, {}).empty());
        Coach coach;
        coach.look(table, Reason::PlayPhase);
        QVERIFY(coach.lesson().isEmpty());
    }

    /// In a whole match every seat is told the same as if all that it cannot see were dealt anew; and while another
    /// seat is asked, nothing depends on why.
    void tellsNothingHidden()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(3, 11), problems);
        core::Rng rng(5);
        int compared = 0;
        while (!match->outcome().decided && compared < 1200) {
            for (int i = 0; i < match->seatCount(); ++i) {
                const Seat seat = core::seatAt(i);
                const auto dealt = match->clone();
                core::Rng other(static_cast<std::uint64_t>(compared) + 1);
                dealt->conceal(seat, other);
                const TableView own = core::smashup::viewFor(*match, seat);
                const auto reason = static_cast<Reason>(match->prompt().reason);
                const auto told = Coach::sayings(own, reason, {});
                const auto again = Coach::sayings(core::smashup::viewFor(*dealt, seat), reason, {});
                QCOMPARE(told.size(), again.size());
                for (std::size_t each = 0; each < told.size(); ++each)
                    QCOMPARE(told[each].what + told[each].why, again[each].what + again[each].why);
                if (match->prompt().seat != seat)
                    QCOMPARE(Coach::sayings(own, Reason::DiscardToLimit, {}).size(), told.size());
                ++compared;
            }
            const core::Prompt prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        QVERIFY(compared > 100);
    }
};

REGISTER_TEST(CoachTest)
#include "coach_test.moc"
