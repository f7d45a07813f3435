#include "core/record/match_session.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/memory_puzzles.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"

#include <QDate>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace {

std::chrono::sys_days fromToday(int days)
{
    return std::chrono::sys_days(std::chrono::days(QDate(1970, 1, 1).daysTo(QDate::currentDate()) + days));
}

}

/// "What was best?", asked until it sits.
class PuzzleViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_store = std::make_unique<tests::MemoryPuzzles>();
        m_store->own = { puzzle("own 1"), puzzle("own 2") };
        m_sitting = std::make_unique<ui::PuzzleSitting>(
            m_game, *m_store, std::vector<core::Puzzle> { puzzle("shipped 1") }, nullptr);
        m_view = std::make_unique<ui::PuzzleView>(*m_sitting);
        m_view->resize(1200, 800);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup()
    {
        m_view.reset();
        ui::speak(QStringLiteral("en"));
    }

    void onesOwnComeFirst()
    {
        QCOMPARE(m_sitting->due(), 3);
        for (const char* key : { "own 1", "own 2", "shipped 1" }) {
            QCOMPARE(m_sitting->puzzle()->key, std::string(key));
            m_sitting->answer(m_sitting->choiceAt(0));
            QTest::mouseClick(button("Next puzzle"), Qt::LeftButton);
        }
        QCOMPARE(m_sitting->due(), 0);
        QVERIFY(m_sitting->puzzle() != nullptr); // who wants more gets them again
    }

    /// The first answer alone says how far one is.
    void theFirstAnswerCounts()
    {
        m_sitting->answer(m_sitting->choiceAt(2));
        QVERIFY(!m_sitting->isOver());
        QCOMPARE(m_store->how["own 1"].step, 0);
        QCOMPARE(*m_store->how["own 1"].due, fromToday(1));
        m_sitting->answer(m_sitting->choiceAt(2)); // the same again is no other try
        QCOMPARE(m_sitting->tries().size(), std::size_t { 1 });
        m_sitting->answer(m_sitting->choiceAt(0));
        QVERIFY(m_sitting->isOver() && m_sitting->isSolved());
        QCOMPARE(m_store->how["own 1"].tries, 1);
        QCOMPARE(m_store->how["own 1"].solved, 0);
        QCOMPARE(m_sitting->tries().size(), std::size_t { 2 });

        m_sitting->next();
        m_sitting->answer(m_sitting->choiceAt(0));
        QCOMPARE(m_store->how["own 2"].solved, 1);
        QCOMPARE(*m_store->how["own 2"].due, fromToday(1));
    }

    /// What is told of the best comes after it was found, or asked for.
    void tellsTheBestInTheEnd()
    {
        const QString best = QStringLiteral("60");
        QVERIFY(!told().contains(best));
        m_sitting->answer(m_sitting->choiceAt(2));
        QVERIFY(told().contains(QStringLiteral("−20"))); // what it gives away
        QVERIFY(!told().contains(best));
        QTest::mouseClick(button("Show me"), Qt::LeftButton);
        QVERIFY(m_sitting->isOver() && !m_sitting->isSolved());
        QVERIFY2(told().contains(best), qPrintable(told()));
        QVERIFY(!button("Show me")->isEnabled());
    }

    void aHintCountsForHalf()
    {
        QVERIFY(m_sitting->canHint());
        m_sitting->answer(m_sitting->choiceAt(0));
        m_sitting->next();
        const QString best = label(0);
        QVERIFY(!told().contains(best));
        m_sitting->askHint();
        QVERIFY(!m_sitting->canHint());
        QVERIFY2(told().contains(best), qPrintable(told()));
        m_sitting->answer(m_sitting->choiceAt(0));
        QVERIFY(m_sitting->isSolved());
        QCOMPARE(m_store->how["own 2"].tries, 1);
        QCOMPARE(m_store->how["own 2"].solved, 0);
        QCOMPARE(m_store->how["own 2"].step, 0);
        QCOMPARE(*m_store->how["own 2"].due, fromToday(1));
    }

    /// Each question of a match once, beside what was played; puzzles know nothing of it.
    void asksTheQuestionsOfAMatch()
    {
        m_sitting->guess({ puzzle("first"), puzzle("second") });
        QCOMPARE(m_sitting->puzzle()->key, std::string("first"));
        QVERIFY(!m_sitting->canHint());
        m_sitting->answer(m_sitting->choiceAt(2)); // gives away 20, where the player gave away 10
        QVERIFY(m_sitting->isOver());
        QVERIFY(told().contains(QStringLiteral("−20")));
        QVERIFY(told().contains(QStringLiteral("−10")));
        m_sitting->answer(m_sitting->choiceAt(0)); // one may not answer twice
        QCOMPARE(m_sitting->guesses().given, 1);
        QTest::mouseClick(button("Next question"), Qt::LeftButton);
        QCOMPARE(m_sitting->puzzle()->key, std::string("second"));
        m_sitting->answer(m_sitting->choiceAt(1));
        QCOMPARE(m_sitting->guesses().asPlayed, 1);
        QTest::mouseClick(button("Next question"), Qt::LeftButton);
        QVERIFY(m_sitting->puzzle() == nullptr);
        const QLocale locale(ui::spokenLanguage());
        QVERIFY2(told().contains(locale.toString(15.0, 'f', 1)), qPrintable(told()));
        QVERIFY(told().contains(locale.toString(10.0, 'f', 1)));
        QVERIFY(m_store->how.empty());
        m_sitting->endGuessing();
        QCOMPARE(m_sitting->puzzle()->key, std::string("own 1"));
    }

    void leadsToTheMatch()
    {
        QSignalSpy asked(m_view.get(), &ui::PuzzleView::matchAsked);
        QTest::mouseClick(button("The match"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).toLongLong(), m_sitting->puzzle()->record.summary.origin.match);
        m_sitting->next();
        m_sitting->next();
        QVERIFY(!button("The match")->isVisible()); // what ships is of no match that is here
    }

    void withoutAnyItSaysWhereTheyComeFrom()
    {
        tests::MemoryPuzzles none;
        ui::PuzzleSitting sitting(m_game, none, {}, nullptr);
        ui::PuzzleView view(sitting);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto labels = view.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->isVisible() && tests::says(each->text(), QStringLiteral("No puzzles yet"));
        }));
    }

private:
    /// A question with at least four answers: 60, 50, 40 in a hundred and less.
    core::Puzzle puzzle(const char* key)
    {
        if (!m_made) {
            tests::MemoryMatchStore matches;
            const std::int64_t id = samples::playInto(matches, m_game, 2);
            core::MatchRecord record;
            (void)matches.load(id, record);
            core::Problems problems;
            for (int choice = 5; !m_made && choice <= static_cast<int>(record.choices.size()); ++choice) {
                const auto at = core::MatchSession::branch(m_game, record, choice - 1, nullptr, problems);
                const std::size_t answers = at->match().prompt().choices.size();
                core::ChoiceWorth worth;
                worth.choice = choice;
                for (std::size_t each = 0; each < answers; ++each) {
                    const double chance = 0.6 - 0.1 * static_cast<double>(each);
                    worth.answers.push_back({ static_cast<int>(each), { chance, chance, chance }, 10 });
                }
                worth.played = 1;
                if (answers > 3)
                    m_made = core::puzzleOf(m_game, record, worth, problems);
            }
        }
        core::Puzzle made = *m_made;
        made.key = key;
        return made;
    }

    QPushButton* button(const char* words)
    {
        for (auto* each : m_view->findChildren<QPushButton*>())
            if (tests::says(each->text(), QString::fromLatin1(words)))
                return each;
        return nullptr;
    }

    QString label(std::size_t place)
    {
        const core::Match& table = m_sitting->table();
        return QString::fromStdString(m_game.notation().label(table, table.prompt(), m_sitting->choiceAt(place)));
    }

    QString told()
    {
        QStringList all;
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            if (label->isVisible())
                all << label->text();
        return all.join(u' ');
    }

    samples::PairGame m_game;
    std::optional<core::Puzzle> m_made;
    std::unique_ptr<tests::MemoryPuzzles> m_store;
    std::unique_ptr<ui::PuzzleSitting> m_sitting;
    std::unique_ptr<ui::PuzzleView> m_view;
};

REGISTER_TEST(PuzzleViewTest)

#include "puzzle_view_test.moc"
