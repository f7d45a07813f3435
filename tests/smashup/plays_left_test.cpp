#include "core/ai/players/player_factory.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/fields.h"
#include "core/smashup/words/plays_left.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <array>
#include <set>

using namespace core::smashup;

/// What binds an extra play is said where the plays left are counted.
class PlaysLeftTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundPlaysAreToldApart()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 1), problems);
        const auto& own = static_cast<const SmashUpMatch&>(*match);
        State s = own.state();
        const std::string base = own.library().def(s.at(s.slot[0].base).def).name;
        const auto said = [&] { return QString::fromStdString(playsLeftInWords(s, own.library()).words()); };
        s.tokens.clear();
        QVERIFY(said().isEmpty());
        s.tokens.push({ PlayKind::Action, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First, 2, 0 });
        QCOMPARE(
            said(), QStringLiteral("1 minion of power 2 or less at %1 and 1 action").arg(QString::fromStdString(base)));
        s.tokens.push({ PlayKind::Minion, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First, kAnyPower, kWithoutYours });
        QCOMPARE(said().section(QStringLiteral(","), 0, 0), QStringLiteral("2 minions"));
        QVERIFY(said().contains(QStringLiteral(", 1 minion at a base without a minion of yours")));
        QVERIFY(said().endsWith(QStringLiteral(" and 1 action")));
    }

    /// As long as it is open which of two plays a minion took, both are named, and neither as certain.
    void whatIsOpenIsSaidAsOpen()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 1), problems);
        const auto& own = static_cast<const SmashUpMatch&>(*match);
        const CardLibrary& lib = own.library();
        State s = own.state();
        s.current = core::Seat::First;
        const QString base = QString::fromStdString(lib.def(s.at(s.slot[0].base).def).name);
        const auto said = [&] { return QString::fromStdString(playsLeftInWords(s, lib).words()); };
        const auto given = [](std::uint8_t powerAtMost, Slot slot) {
            return PlayToken { PlayKind::Minion, core::Seat::First, powerAtMost, slot };
        };
        const CardId card = s.of(core::Seat::First).hand.head;
        endPlays(s);
        addToken(s, lib, given(kAnyPower, kNoSlot));
        addToken(s, lib, given(2, kNoSlot));
        addToken(s, lib, given(kAnyPower, 0));
        addToken(s, lib, { PlayKind::Action, core::Seat::First });
        usePlay(s, lib, { card, 0b0111 });
        QCOMPARE(said(),
            QStringLiteral("1 minion, either 1 minion of power 2 or less or 1 minion at %1 and 1 action").arg(base));
        QCOMPARE(countPlaysLeft(s, lib, core::Seat::First, PlayKind::Minion), 2);
        usePlay(s, lib, { card, 0b0010 }); // which is settled now, and the first took the other
        QCOMPARE(said(), QStringLiteral("1 minion and 1 action"));
    }

    /// Ending a turn gives away a minion exactly where one is on offer.
    void aTurnThatEndsWithAMinionOnOfferIsHeldBack()
    {
        std::set<std::string> minions;
        for (const core::CardInfo& card : tests::smashUp().cardsIn(core::language::Language::English))
            if (card.kind == "minion")
                minions.insert(card.name);
        const core::Notation& notation = tests::smashUp().notation();
        std::array<int, 3> seen {};
        core::Rng rng(3);
        for (std::uint64_t seed = 1; seed < 12; ++seed) {
            core::Problems problems;
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed, "first"), problems);
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                bool minion = false;
                for (const core::Choice each : prompt.choices) {
                    const std::string words = notation.toWords(*match, prompt, each);
                    minion |= words.starts_with("play ") && minions.contains(words.substr(5, words.find(" from ") - 5));
                }
                for (const core::Choice each : prompt.choices) {
                    const bool ends = notation.toWords(*match, prompt, each) == "end";
                    const core::TurnEnd end = tests::smashUp().turnEnd(*match, each);
                    QCOMPARE(end, !ends ? core::TurnEnd::No : minion ? core::TurnEnd::HeldBack : core::TurnEnd::Done);
                    ++seen[static_cast<std::size_t>(end)];
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        for (const int count : seen)
            QVERIFY(count > 20);
    }

    /// Level 1 errs in what it plays; whoever learns the game is not to meet somebody who stands still.
    void theEasyPlayerDoesNotSitStill()
    {
        int ends = 0;
        int held = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            core::Problems problems;
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed, "first"), problems);
            const auto player = core::makePlayer("level:1", tests::smashUp(), seed, problems);
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                const core::Choice choice = player->choose(core::SeatView(*match, prompt.seat), {});
                const core::TurnEnd end = tests::smashUp().turnEnd(*match, choice);
                ends += end != core::TurnEnd::No ? 1 : 0;
                held += end == core::TurnEnd::HeldBack ? 1 : 0;
                match->apply(choice);
            }
        }
        QVERIFY(ends > 150);
        QVERIFY2(held * 100 <= ends * 3, qPrintable(QStringLiteral("%1 of %2").arg(held).arg(ends)));
    }

    /// Whoever can play no actions has none left.
    void barredActionsAreNotLeft()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 1), problems);
        const auto& own = static_cast<const SmashUpMatch&>(*match);
        State s = own.state();
        s.current = core::Seat::First;
        endPlays(s);
        for (const PlayKind kind : { PlayKind::Minion, PlayKind::Action })
            addToken(s, own.library(), { kind, s.current });
        s.of(s.current).barred = kNoActionsNow;
        QCOMPARE(QString::fromStdString(playsLeftInWords(s, own.library()).words()), QStringLiteral("1 minion"));
    }
};

REGISTER_TEST(PlaysLeftTest)
#include "plays_left_test.moc"
