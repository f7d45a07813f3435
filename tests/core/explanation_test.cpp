#include "core/ai/explanation.h"
#include "core/ai/player_factory.h"
#include "core/game/reasons.h"
#include "tests/support/fake_game.h"
#include "tests/support/fake_match.h"
#include "tests/support/suite.h"

#include <QTest>

#include <functional>

namespace {

using core::Match;
using core::Reason;
using core::Seat;
using core::SeatView;

using Compare = std::function<std::vector<Reason>(const Match& before, const Match& after, const Match& other)>;

/// The fake game with reasons that a test makes up.
class ReasonGame final : public tests::FakeGame {
public:
    explicit ReasonGame(Compare compare)
        : m_reasoner(std::move(compare))
    {
    }
    const core::Reasoner* reasoner() const override { return &m_reasoner; }

private:
    class Reasoner final : public core::Reasoner {
    public:
        explicit Reasoner(Compare compare)
            : m_compare(std::move(compare))
        {
        }
        std::vector<Reason> compare(const Match& before, const Match& after, const Match& other, Seat) const override
        {
            return m_compare(before, after, other);
        }

    private:
        Compare m_compare;
    };
    Reasoner m_reasoner;
};

const tests::FakeState& stateOf(const Match& match)
{
    return static_cast<const tests::FakeMatch&>(match).state();
}

std::unique_ptr<Match> atPlayPhase(std::uint64_t seed)
{
    core::Problems problems;
    std::unique_ptr<Match> match = tests::FakeGame().newMatch(tests::fakeSetup(2, seed), problems);
    while (!match->quiet())
        match->apply(match->prompt().choices.back());
    return match;
}

std::vector<std::string> reasons(const core::Game& game, const Match& match)
{
    const core::Prompt prompt = match.prompt();
    return core::reasonsFor(game, SeatView(match, prompt.seat), prompt.choices[0], prompt.choices.back());
}

}

class ExplanationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThreeStrongestReasonsAreTold()
    {
        const ReasonGame game([](const Match&, const Match&, const Match&) -> std::vector<Reason> {
            return { { "b", 2 }, { "d", 0.5 }, { "a", 3 }, { "b", 2 }, { "c", 1 } };
        });
        QVERIFY(reasons(game, *atPlayPhase(1)) == (std::vector<std::string> { "a", "b", "c" }));
    }

    void whatHangsOnHiddenCardsIsLeftOut()
    {
        const ReasonGame game([](const Match& before, const Match&, const Match&) -> std::vector<Reason> {
            const tests::FakeState& s = stateOf(before);
            std::string order = "the deck begins ";
            for (const std::uint8_t id : s.deck[s.current])
                order += std::to_string(id) + ' ';
            return { { order, 9 }, { "has " + std::to_string(s.hand[1].size) + " cards", 1 } };
        });
        const auto match = atPlayPhase(2);
        QVERIFY(reasons(game, *match)
            == std::vector<std::string> { "has " + std::to_string(stateOf(*match).hand[1].size) + " cards" });
    }

    void bothLinesAreToldOfAtTheSameTurn()
    {
        int compared = 0;
        const ReasonGame game([&](const Match& before, const Match& after, const Match& other) -> std::vector<Reason> {
            ++compared;
            const bool same = after.standing().turn == other.standing().turn;
            const bool later = after.standing().turn > before.standing().turn;
            return { { same && later && after.quiet() && other.quiet() ? "same" : "apart", 1 } };
        });
        // The first choice plays a card, the last one ends the turn.
        const auto match = atPlayPhase(3);
        QVERIFY(match->prompt().choices.size() > 1);
        QVERIFY(reasons(game, *match) == std::vector<std::string> { "same" });
        QVERIFY(compared > 1);
    }

    void aGameWithoutReasonsHasNone() { QVERIFY(reasons(tests::FakeGame(), *atPlayPhase(4)).empty()); }

    void whoDoesNotSayIsSpokenFor()
    {
        const tests::FakeGame game;
        const auto match = atPlayPhase(5);
        const SeatView view(*match, match->prompt().seat);
        for (const char* spec : { "human", "random", "greedy" }) {
            const core::Explanation said = core::explain(game, view, spec);
            QVERIFY(!said.own);
            QVERIFY(!said.answers.empty());
            QVERIFY(said.answers.front().choice == said.choice);
        }
        QVERIFY(core::explain(game, view, "ismcts:iterations=50").own);
    }

    void aChoiceMadeIsComparedWithTheBestOther()
    {
        const tests::FakeGame game;
        const auto match = atPlayPhase(6);
        const SeatView view(*match, match->prompt().seat);
        const core::Choice best = core::explain(game, view, "ismcts:iterations=200").choice;
        for (const core::Choice made : match->prompt().choices) {
            const core::Explanation said = core::explain(game, view, "ismcts:iterations=200", made);
            QVERIFY(said.choice == made);
            QVERIFY(said.bestOther()->choice != made);
            if (made != best)
                QVERIFY(said.bestOther()->choice == best);
        }
    }

    void anOnlyAnswerNeedsNoExpectation()
    {
        const tests::FakeGame game;
        auto match = atPlayPhase(7);
        while (match->prompt().choices.size() > 1)
            match->apply(match->prompt().choices[0]);
        const core::Explanation said = core::explain(game, SeatView(*match, match->prompt().seat), "human");
        QVERIFY(said.answers.empty());
        QVERIFY(said.choice == match->prompt().choices[0]);
    }

    void theHintPlayerCanBeMade() { QVERIFY(core::checkPlayer(core::hintPlayer(), tests::FakeGame()).empty()); }
};

REGISTER_TEST(ExplanationTest)
#include "explanation_test.moc"
