#include "core/ai/players/explanation.h"
#include "core/ai/players/player_factory.h"
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
    explicit ReasonGame(Compare compare, std::function<bool(core::Choice)> idle = {})
        : m_reasoner(std::move(compare), std::move(idle))
    {
    }
    const core::Reasoner* reasoner() const override { return &m_reasoner; }

private:
    class Reasoner final : public core::Reasoner {
    public:
        Reasoner(Compare compare, std::function<bool(core::Choice)> idle)
            : m_compare(std::move(compare))
            , m_idle(std::move(idle))
        {
        }
        std::vector<Reason> compare(const Match& before, const Match& after, const Match& other, Seat) const override
        {
            return m_compare(before, after, other);
        }

        bool isIdle(const Match&, core::Choice choice, Seat) const override { return m_idle && m_idle(choice); }

    private:
        Compare m_compare;
        std::function<bool(core::Choice)> m_idle;
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

std::vector<core::language::Saying> reasons(const core::Game& game, const Match& match)
{
    const core::Prompt prompt = match.prompt();
    return core::reasonsFor(game, SeatView(match, prompt.seat), { prompt.choices[0] }, { prompt.choices.back() });
}

bool isVerb(core::Choice choice, tests::FakeVerb verb)
{
    return choice.verb == static_cast<std::uint8_t>(verb);
}

/// A match in which that card may be played, and no Puller, which could carry it off again.
std::unique_ptr<Match> withCard(int value, core::Choice& play)
{
    constexpr int kPuller = 4;
    for (std::uint64_t seed = 1;; ++seed) {
        std::unique_ptr<Match> match = atPlayPhase(seed);
        bool found = false;
        bool pulls = false;
        for (const core::Choice choice : match->prompt().choices) {
            const bool wanted = isVerb(choice, tests::FakeVerb::Play) && choice.a == value;
            play = wanted ? choice : play;
            found = found || wanted;
            pulls = pulls || (isVerb(choice, tests::FakeVerb::Play) && choice.a == kPuller);
        }
        if (found && !pulls)
            return match;
    }
}

core::Choice toPier(int pier)
{
    return { static_cast<std::uint8_t>(tests::FakeVerb::Pier), static_cast<std::uint8_t>(pier) };
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
        QVERIFY(reasons(game, *atPlayPhase(1)) == (std::vector<core::language::Saying> { "a", "b", "c" }));
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
            == std::vector<core::language::Saying> {
                "has " + std::to_string(stateOf(*match).hand[1].size) + " cards" });
    }

    /// "wins 1 more", "wins 2 more" and so on by the world, beside what is the same in all of them.
    void aNumberThatDiffersByTheWorldIsLeftOut()
    {
        int world = 0;
        const ReasonGame game([&world](const Match&, const Match&, const Match&) -> std::vector<Reason> {
            ++world;
            return { { "wins " + std::to_string(world) + " more", 2, "wins more" },
                { "draws 2 more", 1, "draws more" } };
        });
        QVERIFY(
            reasons(game, *atPlayPhase(1)) == (std::vector<core::language::Saying> { "wins more", "draws 2 more" }));
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
        QVERIFY(reasons(game, *match) == std::vector<core::language::Saying> { "same" });
        QVERIFY(compared > 1);
    }

    /// What is told of is the line that was thought of: to each pier in turn, whichever is best.
    void reasonsAreOfTheLineThatWasThoughtOf()
    {
        core::Choice play;
        const auto match = withCard(1, play);
        const core::Choice end = match->prompt().choices.back();
        for (int pier = 0; pier < tests::kFakePiers; ++pier) {
            const auto place = static_cast<std::size_t>(pier);
            const ReasonGame game([&](const Match& before, const Match& after, const Match&) -> std::vector<Reason> {
                const bool there = stateOf(after).pier[place].size > stateOf(before).pier[place].size;
                return there ? std::vector<Reason> { { "there", 1 } } : std::vector<Reason> {};
            });
            const std::vector<core::Choice> then { toPier(pier) };
            QVERIFY(core::reasonsFor(game, SeatView(*match, match->prompt().seat), { play, then }, { end })
                == std::vector<core::language::Saying> { "there" });
        }
    }

    void aLineEndsWhereItIsQuietAgain()
    {
        const tests::FakeGame game;
        core::Choice play;
        const auto match = withCard(1, play);
        const SeatView view(*match, match->prompt().seat);
        const std::vector<core::Choice> then { toPier(2), match->prompt().choices.back() };
        QCOMPARE(QString::fromStdString(core::lineInWords(game, view, { play, then })),
            QString::fromStdString(
                game.notation().label(*match, match->prompt(), play) + " \u2192 At " + tests::kPierNames[2]));
        QCOMPARE(core::lineInWords(game, view, { play }), game.notation().label(*match, match->prompt(), play));
        QCOMPARE(core::placeOf(game, view, { play, then }), 2);
        QCOMPARE(core::placeOf(game, view, { play }), -1);
    }

    /// A scout shows the card on top of the deck, which nobody knows before.
    void aLineEndsWhereSomethingComesToLight()
    {
        const tests::FakeGame game;
        core::Choice play;
        const auto match = withCard(3, play);
        const SeatView view(*match, match->prompt().seat);
        const core::Choice yes { static_cast<std::uint8_t>(tests::FakeVerb::Yes) };
        const std::vector<core::Choice> then { toPier(0), yes };
        const auto world = match->clone();
        world->apply(play);
        world->apply(toPier(0));
        QVERIFY(world->prompt().accepts(yes));
        const std::string words = core::lineInWords(game, view, { play, then });
        QVERIFY(words.ends_with(tests::kPierNames[0]));
    }

    void aSearchSaysWhatItWouldDoNext()
    {
        const tests::FakeGame game;
        core::Choice play;
        const auto match = withCard(1, play);
        const SeatView view(*match, match->prompt().seat);
        for (const char* spec : { "ismcts:iterations=2000", "ismcts:iterations=2000,threads=2" }) {
            const core::Explanation said = core::explain(game, view, spec, play);
            const core::Line line = said.line(play);
            QVERIFY(!line.then.empty());
            const auto world = match->clone();
            world->apply(play);
            QVERIFY(world->prompt().accepts(line.then[0]));
        }
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
            QVERIFY(said.of(said.choice) != nullptr);
        }
        QVERIFY(core::explain(game, view, "ismcts:iterations=50").own);
    }

    void aChoiceMadeIsComparedWithTheBestOther()
    {
        const tests::FakeGame game;
        const auto match = atPlayPhase(6);
        const SeatView view(*match, match->prompt().seat);
        for (const core::Choice made : match->prompt().choices) {
            const core::Explanation said = core::explain(game, view, "ismcts:iterations=200", made);
            QVERIFY(said.choice == made);
            QVERIFY(said.other && *said.other != made);
            const core::Choice best = said.answers[said.answers[0].choice == made ? 1 : 0].choice;
            QVERIFY(*said.other == best);
            // What it leads by is told by the same deals.
            QVERIFY(qAbs(said.lead.mean - (said.of(made)->winChance - said.of(best)->winChance)) < 1e-9);
        }
    }

    /// A hint that names its answer and a better one beside it argues against itself.
    void noAnswerIsReckonedMuchBetterThanTheHint()
    {
        const tests::FakeGame game;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto match = atPlayPhase(seed);
            const core::Explanation said
                = core::explain(game, SeatView(*match, match->prompt().seat), "ismcts:iterations=8");
            QVERIFY(said.of(said.choice)->winChance > said.answers[0].winChance - core::kAlike);
        }
    }

    /// Nothing is lost by it where it makes no difference that is worth a word; elsewhere the better answer stays.
    void ofAnswersThatAreAlikeOneIsHintedOfWhichSomethingComes()
    {
        const auto none = [](const Match&, const Match&, const Match&) -> std::vector<Reason> { return {}; };
        int changed = 0;
        int kept = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto match = atPlayPhase(seed);
            const SeatView view(*match, match->prompt().seat);
            const core::Explanation usual = core::explain(ReasonGame(none), view, "ismcts:iterations=200");
            const ReasonGame game(none, [&](core::Choice choice) { return choice == usual.choice; });
            const core::Explanation said = core::explain(game, view, "ismcts:iterations=200");
            const bool alike = std::any_of(usual.answers.begin(), usual.answers.end(), [&](const auto& each) {
                return each.choice != usual.choice && usual.answers[0].winChance - each.winChance < core::kAlike
                    && usual.of(usual.choice)->winChance - each.winChance < core::kAlike;
            });
            QCOMPARE(said.choice == usual.choice, !alike);
            QVERIFY(said.of(said.choice)->winChance > said.answers[0].winChance - core::kAlike);
            (alike ? changed : kept) += 1;
            // What was chosen is explained, whatever comes of it.
            QVERIFY(core::explain(game, view, "ismcts:iterations=200", usual.choice).choice == usual.choice);
        }
        QVERIFY2(changed > 0 && kept > 0, qPrintable(QStringLiteral("%1 %2").arg(changed).arg(kept)));
    }

    /// A search looks at what it likes; what is told of answers is as good for each.
    void allAnswersAreReckonedEqually()
    {
        const tests::FakeGame game;
        const auto match = atPlayPhase(6);
        const SeatView view(*match, match->prompt().seat);
        const core::Explanation said = core::explain(game, view, "ismcts:iterations=200");
        QVERIFY(said.answers.size() > 1);
        for (std::size_t i = 0; i < said.answers.size(); ++i) {
            QVERIFY(said.answers[i].playouts >= 300);
            QCOMPARE(said.answers[i].playouts, said.answers[0].playouts);
            QVERIFY(i == 0 || said.answers[i].winChance <= said.answers[i - 1].winChance);
        }
    }

    /// What makes no difference of two points has no reasons, and says which other answer is as good.
    void answersThatAreAlikeHaveNoReasons()
    {
        const ReasonGame game([](const Match&, const Match&, const Match&) -> std::vector<Reason> {
            return { { "a", 3 } };
        });
        int alike = 0;
        int apart = 0;
        for (std::uint64_t seed = 1; seed < 30; ++seed) {
            const auto match = atPlayPhase(seed);
            if (match->prompt().choices.size() < 2)
                continue;
            const core::Explanation said
                = core::explain(game, SeatView(*match, match->prompt().seat), "ismcts:iterations=60");
            QVERIFY(said.other);
            QCOMPARE(said.alike(), std::abs(said.lead.mean) < 0.02);
            QCOMPARE(said.reasons.empty(), said.alike());
            ++(said.alike() ? alike : apart);
        }
        QVERIFY(alike > 0 && apart > 0);
    }

    /// Where two lines end the turn alike, as the same plays in another order do, a choice is set beside the next one.
    void theOtherLineEndsTheTurnElsewhere()
    {
        const ReasonGame game([](const Match& before, const Match& after, const Match& other) -> std::vector<Reason> {
            const auto s = static_cast<std::size_t>(before.prompt().seat);
            const auto held = [s](const Match& match) { return stateOf(match).hand[s].size; };
            return held(after) > held(other) ? std::vector<Reason> { { "holds", 1 } } : std::vector<Reason> {};
        });
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const auto match = atPlayPhase(seed);
            if (match->prompt().choices.size() < 2)
                continue;
            const SeatView view(*match, match->prompt().seat);
            const core::Explanation said = core::explain(game, view, "ismcts:iterations=60");
            bool passed = false; // the one it is set beside, in the order of the answers
            for (const core::Expectation& each : said.answers) {
                if (each.choice == said.choice)
                    continue;
                const core::Line chosen = said.line(said.choice);
                const core::Line other = said.line(each.choice);
                const bool differs = !core::reasonsFor(game, view, chosen, other).empty()
                    || !core::reasonsFor(game, view, other, chosen).empty();
                if (each.choice == *said.other)
                    passed = true;
                else if (!passed)
                    QVERIFY(!differs);
            }
            QVERIFY(passed);
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
