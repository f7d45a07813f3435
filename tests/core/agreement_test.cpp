#include "core/ai/players/agreement.h"

#include "core/game/rng.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

/// What a player says to the offer of a draw.
class AgreementTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Who is far behind takes the draw, who is far ahead declines it.
    void theLeaderDeclinesAndTheLastAgrees()
    {
        const tests::FakeGame game;
        int leads = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            core::Problems problems;
            const auto match = game.newMatch(tests::fakeSetup(2, seed), problems);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                const auto score = match->standing().score;
                if (match->quiet() && match->standing().turn > 8 && std::abs(score[0] - score[1]) >= 5) {
                    const int leader = score[0] > score[1] ? 0 : 1;
                    QVERIFY(!core::agreesToDraw(game, core::SeatView(*match, core::seatAt(leader))));
                    QVERIFY(core::agreesToDraw(game, core::SeatView(*match, core::seatAt(1 - leader))));
                    ++leads;
                }
                const core::Prompt prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(leads > 10);
    }

    /// However even it stands: nobody has played yet.
    void nobodyAgreesInTheFirstTurns()
    {
        const tests::FakeGame game;
        core::Problems problems;
        const auto match = game.newMatch(tests::fakeSetup(2, 3), problems);
        for (; match->standing().turn <= 8; match->apply(match->prompt().choices.back()))
            for (int seat = 0; seat < 2; ++seat)
                QVERIFY(!core::agreesToDraw(game, core::SeatView(*match, core::seatAt(seat))));
    }

    /// Of what a seat cannot know nothing shows in its answer.
    void theAnswerIsOfTheViewAlone()
    {
        const tests::FakeGame game;
        int yes = 0;
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            core::Problems problems;
            const auto match = game.newMatch(tests::fakeSetup(3, seed), problems);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                if (match->quiet() && rng.below(4) == 0) {
                    const core::Seat seat = core::seatAt(static_cast<int>(rng.below(3)));
                    const bool agrees = core::agreesToDraw(game, core::SeatView(*match, seat));
                    const auto world = match->clone();
                    world->conceal(seat, rng);
                    QCOMPARE(core::agreesToDraw(game, core::SeatView(*world, seat)), agrees);
                    yes += agrees ? 1 : 0;
                    ++asked;
                }
                const core::Prompt prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(yes > 10 && asked - yes > 10);
    }
};

REGISTER_TEST(AgreementTest)
#include "agreement_test.moc"
