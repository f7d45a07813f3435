#include "core/ai/players/player_factory.h"
#include "core/smashup/rules/smash_up_match.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using core::smashup::CardId;
using core::smashup::cardsOf;
using core::smashup::kNoCard;
using core::smashup::Pile;
using core::smashup::SmashUpMatch;
using core::smashup::State;

namespace {

bool isLong()
{
    return qEnvironmentVariableIsSet("BREAKPOINT_LONG");
}

bool sameQuestion(const core::Match& one, const core::Match& other)
{
    const core::Prompt first = one.prompt();
    const core::Prompt second = other.prompt();
    bool same
        = first.seat == second.seat && first.reason == second.reason && first.choices.size() == second.choices.size();
    for (std::size_t i = 0; same && i < first.choices.size(); ++i)
        same = first.choices[i] == second.choices[i];
    return same;
}

/// Empty, or which card that `seat` knows lies elsewhere in `other`, is another one there, or is no longer known.
QString movedCard(const State& s, const State& other, core::Seat seat)
{
    const auto compare = [&](const Pile& pile, const Pile& twin) {
        if (pile.count != twin.count)
            return QStringLiteral("a pile has grown or shrunk");
        CardId there = twin.head;
        for (const CardId id : cardsOf(s, pile)) {
            const bool known = core::contains(s.at(id).known, seat);
            if (known && (there != id || s.at(id).def != other.at(id).def))
                return QStringLiteral("card %1 is not where it was").arg(id);
            if (known != core::contains(other.at(there).known, seat))
                return QStringLiteral("card %1 is known in one of them alone").arg(id);
            there = other.at(there).next;
        }
        return QString();
    };
    for (std::size_t i = 0; i < s.seats; ++i)
        for (const auto pile :
            { &core::smashup::SeatState::hand, &core::smashup::SeatState::deck, &core::smashup::SeatState::discard })
            if (const QString moved = compare(s.seat[i].*pile, other.seat[i].*pile); !moved.isEmpty())
                return moved;
    for (const auto pile :
        { &State::baseDeck, &State::baseDiscard, &State::buried, &State::monsters, &State::treasures })
        if (const QString moved = compare(s.*pile, other.*pile); !moved.isEmpty())
            return moved;
    return {};
}

}

/// No player sees more than its seat: in two matches that differ only in what the seat cannot know it answers the same.
/// 10 000 positions in the long run, a few hundred in the ordinary one.
class TwinTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twinsGetTheSameAnswer_data()
    {
        QTest::addColumn<QString>("printing");
        QTest::addColumn<int>("seats");
        for (const std::string& printing : tests::smashUp().setNames())
            for (int seats = 2; seats <= 4; ++seats)
                QTest::addRow("%s, %d seats", printing.c_str(), seats) << QString::fromStdString(printing) << seats;
    }

    void twinsGetTheSameAnswer()
    {
        QFETCH(QString, printing);
        QFETCH(int, seats);
        const int wanted = isLong() ? 10'000 / (3 * static_cast<int>(tests::smashUp().setNames().size())) + 1 : 90;
        const std::string search = isLong() ? "ismcts:iterations=200" : "ismcts:iterations=40";
        int positions = 0;
        int differing = 0;
        std::set<std::string> factions;
        for (std::uint64_t seed = 1; positions < wanted; ++seed) {
            const core::MatchSetup setup = tests::smashUpDrawnSetup(seats, seed, printing.toStdString());
            core::Problems problems;
            const auto match = tests::smashUp().newMatch(setup, problems);
            QVERIFY(match != nullptr);
            core::Rng rng(seed);
            for (int here = 0; here < 6 && !match->outcome().decided;) {
                const core::Prompt prompt = match->prompt();
                if (prompt.choices.size() > 1 && rng.below(16) == 0) {
                    const auto one = match->clone();
                    const auto other = match->clone();
                    one->conceal(prompt.seat, rng);
                    other->conceal(prompt.seat, rng);
                    const auto place = QStringLiteral("seed %1, turn %2").arg(seed).arg(match->standing().turn);
                    compare(*match, *one, *other, search, place);
                    if (QTest::currentTestFailed())
                        return;
                    differing += one->hash() != other->hash() ? 1 : 0;
                    for (const std::string& each : setup.seats[static_cast<std::size_t>(indexOf(prompt.seat))].factions)
                        factions.insert(each);
                    ++positions;
                    ++here;
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(differing > wanted * 9 / 10);
        std::set<std::string> all;
        for (const core::FactionInfo& faction : tests::smashUp().factions())
            all.insert(faction.name);
        QCOMPARE(factions, all);
    }

private:
    static void compare(const core::Match& match, const core::Match& one, const core::Match& other,
        const std::string& search, const QString& place)
    {
        const core::Seat seat = match.prompt().seat;
        for (const core::Match* each : { &one, &other }) {
            QVERIFY2(sameQuestion(match, *each), qPrintable(place));
            QVERIFY2(match.viewHash(seat) == each->viewHash(seat), qPrintable(place));
            const QString moved = movedCard(
                static_cast<const SmashUpMatch&>(match).state(), static_cast<const SmashUpMatch&>(*each).state(), seat);
            QVERIFY2(moved.isEmpty(), qPrintable(place + QStringLiteral(": ") + moved));
        }
        for (const std::string& spec : { std::string("greedy:worlds=2,nodes=60"), search }) {
            core::Problems problems;
            const auto player = core::makePlayer(spec, tests::smashUp(), 5, problems);
            const core::Choice answer = player->choose(core::SeatView(one, seat), {});
            player->forget();
            QVERIFY2(player->choose(core::SeatView(other, seat), {}) == answer,
                qPrintable(place + QStringLiteral(": ") + QString::fromStdString(spec)));
        }
    }
};

REGISTER_TEST(TwinTest)
#include "twin_test.moc"
