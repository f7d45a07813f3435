#include "core/game/rng.h"
#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/words/view.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using core::RulesNow;
using core::smashup::Reason;
using core::smashup::ScoringView;

/// What the rules say of a moment is there to be read, fits, and tells nobody what they may not know.
class RulesNowTest final : public QObject {
    Q_OBJECT

private:
    std::map<std::string, core::Article> m_articles;

    /// The words of an article's steps, by their numbers.
    static std::map<int, std::string> stepsOf(const core::Article& article)
    {
        std::map<int, std::string> steps;
        for (const std::string& line : article.text)
            if (const core::Paragraph paragraph = core::paragraphOf(line); paragraph.step != 0)
                steps[paragraph.step] = paragraph.words;
        return steps;
    }

    /// The step of rules 13.2 that a moment names, in the words of the rules; empty where it names none.
    std::string stepOf(const RulesNow& now) const
    {
        for (const RulesNow::Entry& entry : now.entries)
            if (entry.address == "rules/13.2" && entry.step != 0)
                return stepsOf(m_articles.at(entry.address)).at(entry.step);
        return {};
    }

    static bool names(const RulesNow& now, const std::string& address)
    {
        return std::any_of(now.entries.begin(), now.entries.end(),
            [&](const RulesNow::Entry& each) { return each.address == address; });
    }

    template <typename Look>
    static void eachPosition(const std::string& responses, Look look)
    {
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            core::MatchSetup setup = tests::smashUpDrawnSetup(2 + static_cast<int>(seed % 3), seed);
            setup.options["responses"] = responses;
            const auto match = tests::smashUp().newMatch(setup, problems);
            QVERIFY(match != nullptr);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                look(*match, prompt);
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        core::Problems problems;
        for (core::Article& article :
            core::readArticles(resources::filesBelow(QStringLiteral("rules/smashup")), problems).articles)
            m_articles[article.address] = article;
        QVERIFY(problems.empty());
    }

    void everythingNamedIsThere()
    {
        std::set<int> reasons;
        for (const char* responses : { "in-play-first", "rounds" })
            eachPosition(responses, [&](const core::Match& match, const core::Prompt& prompt) {
                const RulesNow now = tests::smashUp().notation().rulesNow(match, prompt.seat);
                reasons.insert(prompt.reason);
                QVERIFY2(!now.sentence.empty() && !now.entries.empty(), std::to_string(prompt.reason).c_str());
                std::set<std::string> once;
                for (const RulesNow::Entry& entry : now.entries) {
                    QVERIFY2(m_articles.contains(entry.address), entry.address.c_str());
                    QVERIFY2(once.insert(entry.address).second, entry.address.c_str());
                    QVERIFY(entry.step == 0 || stepsOf(m_articles.at(entry.address)).contains(entry.step));
                }
            });
        QVERIFY(reasons.size() > 8);
    }

    /// A step is named by what the rules call it.
    void theStepOfAScoringIsTheOneTheMatchIsAt()
    {
        const std::map<ScoringView::Step, std::string> said { { ScoringView::Step::Before, "\"Before scoring\"" },
            { ScoringView::Step::Places, "Award VP" }, { ScoringView::Step::After, "\"After scoring\"" },
            { ScoringView::Step::Discard, "are discarded" }, { ScoringView::Step::NewBase, "replaces it" } };
        std::map<ScoringView::Step, int> seen;
        eachPosition("in-play-first", [&](const core::Match& match, const core::Prompt& prompt) {
            const RulesNow now = tests::smashUp().notation().rulesNow(match, prompt.seat);
            const auto scoring = core::smashup::viewFor(match, prompt.seat).scoring;
            if (static_cast<Reason>(prompt.reason) == Reason::ChooseBaseToScore)
                QVERIFY(stepOf(now).find("chooses one ready base") != std::string::npos);
            else if (!scoring)
                QCOMPARE(stepOf(now), std::string());
            else if (said.contains(scoring->step)) {
                QVERIFY2(stepOf(now).find(said.at(scoring->step)) != std::string::npos, stepOf(now).c_str());
                QVERIFY(static_cast<Reason>(prompt.reason) != Reason::RespondBeforeScoring
                    || now.sentence.find(scoring->base) != std::string::npos);
                ++seen[scoring->step];
            }
        });
        QVERIFY(seen[ScoringView::Step::Before] > 3);
        QVERIFY(seen[ScoringView::Step::After] > 3);
    }

    /// Rules 21.3: the order of abilities that come together is the option's.
    void theOrderIsThatOfTheMatch()
    {
        for (const bool rounds : { false, true }) {
            int windows = 0;
            eachPosition(
                rounds ? "rounds" : "in-play-first", [&](const core::Match& match, const core::Prompt& prompt) {
                    const RulesNow now = tests::smashUp().notation().rulesNow(match, prompt.seat);
                    const auto reason = static_cast<Reason>(prompt.reason);
                    if (reason != Reason::RespondBeforeScoring && reason != Reason::OrderAbilities)
                        return;
                    ++windows;
                    QCOMPARE(names(now, "rules/8.6.4"), rounds);
                    QCOMPARE(names(now, "rules/8.6.1"), !rounds);
                    QVERIFY(names(now, "rules/21.3"));
                });
            QVERIFY(windows > 3);
        }
    }

    /// Whoever is not asked reads what everybody sees, whatever is asked of another.
    void othersReadNothingOfTheQuestion()
    {
        eachPosition("in-play-first", [](const core::Match& match, const core::Prompt& prompt) {
            const RulesNow open = tests::smashUp().notation().rulesNow(match, core::Seat::None);
            for (int i = 0; i < match.seatCount(); ++i)
                if (core::seatAt(i) != prompt.seat)
                    QCOMPARE(tests::smashUp().notation().rulesNow(match, core::seatAt(i)), open);
            const bool own = prompt.source != 0xFF
                && static_cast<Reason>(prompt.reason) == Reason::PlayWhere; // a card nobody has seen may ask
            QVERIFY(!own || tests::smashUp().notation().rulesNow(match, prompt.seat) != open);
        });
    }
};

REGISTER_TEST(RulesNowTest)
#include "rules_now_test.moc"
