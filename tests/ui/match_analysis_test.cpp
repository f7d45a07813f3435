#include "core/analysis/ledger.h"
#include "core/analysis/meanings.h"
#include "core/record/match_session.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/memory_puzzles.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/charts/answer_chart.h"
#include "ui/charts/chance_chart.h"
#include "ui/charts/influence_chart.h"
#include "ui/charts/ledger_chart.h"
#include "ui/language.h"
#include "ui/pages/matches/analysis_desk.h"
#include "ui/pages/matches/analysis_reading.h"
#include "ui/pages/matches/line_strip.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace {

constexpr int kLongPatience = 900'000; ///< milliseconds: an analysis gives way to whatever else runs on the machine

class MemoryAnalyses final : public core::AnalysisStore {
public:
    core::StoreResult store(std::int64_t match, const core::Analysis& analysis) override
    {
        kept[match] = analysis;
        return {};
    }
    core::StoreResult load(std::int64_t match, std::optional<core::Analysis>& analysis) const override
    {
        const auto found = kept.find(match);
        analysis = found == kept.end() ? std::nullopt : std::optional(found->second);
        return {};
    }

    std::map<std::int64_t, core::Analysis> kept;
};

class ByItself final : public ui::MatchListSettings {
public:
    bool on = true;
    QList<int> matchColumns() const override { return {}; }
    void setMatchColumns(const QList<int>&) override { }
    bool analysesByItself() const override { return on; }
    void setAnalysesByItself(bool wanted) override { on = wanted; }
};

}

/// Why a match was won and lost, on the page of the match.
class MatchAnalysisTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_store = std::make_unique<tests::MemoryMatchStore>();
        m_analyses = std::make_unique<MemoryAnalyses>();
        m_match = samples::playInto(*m_store, m_game, 2);
        m_running = samples::playInto(*m_store, m_game, 3, 25);
        m_page = std::make_unique<ui::MatchesPage>(m_game, *m_store);
        m_page->setAnalyses(m_analyses.get());
        m_page->resize(1360, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        ui::speak(QStringLiteral("en"));
    }

    /// Who had won before the last choices had won to the end.
    void theCourseReachesTheEndOfTheMatch()
    {
        core::MatchRecord record;
        QVERIFY(m_store->load(m_match, record).ok());
        const auto opened = ui::takeApart(m_game, record);
        core::Analysis analysis;
        analysis.seats = 2;
        for (const auto& [choice, amount] : { std::pair(0, core::kCertain / 2), std::pair(3, core::kCertain / 4) })
            analysis.changes.push_back({ core::Cause::Choice, choice, core::Seat::First, { amount, -amount }, {}, {} });
        QCOMPARE(ui::chancePoints(*opened, analysis).back().choice, 3); // not settled: it is read no further
        analysis.changes.push_back(
            { core::Cause::Choice, 5, core::Seat::First, { core::kCertain / 4, -core::kCertain / 4 }, {}, {} });
        const ui::ChanceChart::Point last = ui::chancePoints(*opened, analysis).back();
        QCOMPARE(last.choice, static_cast<int>(record.choices.size()));
        QCOMPARE(last.turn, record.summary.turns * 1.0);
        QCOMPARE(last.chance.mean, 1.0);
    }

    /// Agreeing to a draw is no choice of the game: nothing is told of it as one, and the lines add up to the chance
    /// that there was then.
    void aMatchThatAllAgreedToEndAddsUpToItsLastTable()
    {
        core::Problems problems;
        auto session
            = core::MatchSession::start(m_game, tests::fakeSetup(2, 7), { "human", "human" }, m_store.get(), problems);
        core::Rng rng(7);
        while (session->record().summary.choices < 24) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        QVERIFY(!session->match().outcome().decided);
        session->choose(core::kAgreeToEnd);
        openAnalysed(session->record().summary.id);
        const ui::ChartTable ledger = widget<ui::LedgerChart>()->table();
        double sum = 0;
        for (std::size_t row = 0; row + 1 < ledger.rows.size(); ++row)
            sum += ledger.rows[row].values[0];
        QVERIFY(std::abs(sum - ledger.rows.back().values[0]) < 1e-9);
        QVERIFY2(tests::says(ledger.rows.back().label, QStringLiteral("When all agreed")),
            qPrintable(ledger.rows.back().label));
        const auto* desk = m_page->findChild<ui::AnalysisDesk*>();
        QVERIFY(desk->choiceAt(25) == nullptr);
        QVERIFY(!widget<ui::AnswerChart>()->isVisible());
        // What was found when it was still taken for a choice is not shown again.
        core::Analysis old = *desk->analysis();
        core::ChoiceWorth agreed = old.choices.back();
        agreed.choice = 25;
        old.choices.push_back(agreed);
        m_analyses->kept[session->record().summary.id] = old;
        m_page->showList();
        QVERIFY(m_page->openMatch(session->record().summary.id));
        QVERIFY(!desk->analysis());
    }

    void isMadeWhereItIsAskedForAndKept()
    {
        if (!tests::inFirstLanguage())
            QSKIP("it is made alike in each");
        QVERIFY(m_page->openMatch(m_match));
        QVERIFY(!chances()->isVisible());
        QVERIFY(!button("Next error")->isVisible());
        analyse();
        QCOMPARE(m_analyses->kept.size(), std::size_t { 1 });
        QVERIFY(chances()->isVisible());
        QVERIFY(widget<ui::LedgerChart>()->isVisible());

        // The same page, opened again, has it at once.
        m_page->showList();
        QVERIFY(m_page->openMatch(m_match));
        QVERIFY(chances()->isVisible());
    }

    void isMadeByItselfWhereThatIsSet()
    {
        if (!tests::inFirstLanguage())
            QSKIP("it is made alike in each");
        ByItself settings;
        ui::MatchesPage page(m_game, *m_store, {}, &settings);
        page.setAnalyses(m_analyses.get());
        settings.on = false;
        page.matchEnded(m_match);
        settings.on = true;
        const std::int64_t other = samples::playInto(*m_store, m_game, 4);
        page.matchEnded(m_running); // nothing can be said of it, and nothing waits for it
        page.matchEnded(other);
        QTRY_COMPARE_WITH_TIMEOUT(m_analyses->kept.size(), std::size_t { 1 }, kLongPatience);
        QVERIFY(m_analyses->kept.contains(other));

        // Whoever opens a match that is to be analysed sees it being done, and what came of it.
        page.show();
        page.matchEnded(m_match);
        QVERIFY(page.openMatch(m_match));
        const auto* progress = page.findChild<QProgressBar*>();
        QVERIFY(progress->isVisible() || m_analyses->kept.contains(m_match));
        QTRY_VERIFY_WITH_TIMEOUT(m_analyses->kept.contains(m_match) && !progress->isVisible(), kLongPatience);
        QVERIFY(page.findChild<ui::ChanceChart*>()->isVisible());
    }

    void itsQuestionsCanBeAnsweredAnew()
    {
        tests::MemoryPuzzles puzzles;
        m_page->setPuzzles(puzzles, {});
        QVERIFY(m_page->openMatch(m_match, 6));
        QVERIFY(!button("Guess")->isVisible());
        m_page->showList();
        openAnalysed(m_match, 6);
        QVERIFY(button("Guess")->isVisible());
        const QString place = shownPlace();
        QTest::mouseClick(button("Guess"), Qt::LeftButton);
        auto* view = m_page->findChild<ui::PuzzleView*>();
        QTRY_VERIFY(view->isVisible());
        auto* sitting = m_page->findChild<ui::PuzzleSitting*>();
        QVERIFY(sitting->isGuessing() && sitting->puzzle() != nullptr);
        QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(chances()->isVisible());
        QVERIFY(!sitting->isGuessing());
        QCOMPARE(shownPlace(), place);
        m_page.reset(); // before the puzzles
    }

    /// What is shown adds up: the bars to the result, the curve from the start to the result.
    void whatIsShownAddsUp()
    {
        openAnalysed(m_match);
        const ui::ChartTable ledger = widget<ui::LedgerChart>()->table();
        double sum = 0;
        for (std::size_t row = 0; row + 1 < ledger.rows.size(); ++row)
            sum += ledger.rows[row].values[0];
        QVERIFY(std::abs(sum - ledger.rows.back().values[0]) < 1e-9);
        const auto& points = chances()->points();
        QCOMPARE(100 * points.back().chance.mean, ledger.rows.back().values[0]);
        QCOMPARE(points.front().choice, 0);
    }

    /// As a page and as a PDF with pages.
    void aReportCanBeWritten()
    {
        QVERIFY(m_page->openMatch(m_match));
        QVERIFY(!button("Report…")->isVisible());
        m_page->showList();
        openAnalysed(m_match);
        QVERIFY(button("Report…")->isVisible());
        auto* view = m_page->findChild<ui::MatchView*>();
        QSignalSpy asked(view, &ui::MatchView::reportAsked);
        disconnect(view, &ui::MatchView::reportAsked, m_page.get(), nullptr); // it would ask where to
        QTest::mouseClick(button("Report…"), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        const QByteArray html = view->report(false);
        QVERIFY(html.startsWith("<!DOCTYPE html>") && html.contains("<svg"));
        // What stands above a table does so on every page that it goes on to.
        QTextDocument document;
        document.setHtml(QString::fromUtf8(html));
        int tables = 0;
        for (QTextFrame* frame : document.rootFrame()->childFrames())
            if (auto* table = qobject_cast<QTextTable*>(frame)) {
                QCOMPARE(table->format().headerRowCount(), 1);
                ++tables;
            }
        QVERIFY(tables >= 4);
        const QByteArray pdf = view->report(true);
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.count("/Type /Page\n") > 1 || pdf.count("/Type /Page ") > 1);
        QVERIFY(pdf.count("/Subtype /Image") >= 3); // the course and two ledgers
    }

    /// With three seats it is told whose choices moved whose chance; with two everybody knows.
    void whoGaveWhomTheMatchIsToldWithSeveralSeats()
    {
        openAnalysed(m_match);
        QVERIFY(!widget<ui::InfluenceChart>()->isVisible());
        const std::int64_t three = samples::playInto(*m_store, m_game, 5, -1, 3);
        openAnalysed(three);
        auto* const chart = widget<ui::InfluenceChart>();
        QVERIFY(chart->isVisible());
        const core::Analysis& analysis = m_analyses->kept[three];
        const ui::ChartTable table = chart->table();
        QCOMPARE(table.rows.size(), std::size_t { 3 });
        for (std::size_t of = 0; of < 3; ++of) {
            const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(static_cast<int>(of)));
            for (std::size_t by = 0; by < 3; ++by)
                QCOMPARE(
                    qRound(1e4 * table.rows[by].values[2 * of]), ledger.errors[by].amount + ledger.choices[by].amount);
        }
        // The ledger has a line for what each of them chose.
        QVERIFY(widget<ui::LedgerChart>()->table().rows.size() >= 10); // start, luck, errors, others, hidden, result
    }

    void aClickOnTheCurveLeadsThere()
    {
        openAnalysed(m_match);
        const auto& points = chances()->points();
        const ui::ChanceChart::Point& middle = points[points.size() / 2];
        chances()->setFocus();
        for (std::size_t i = 0; i <= points.size() / 2; ++i)
            QTest::keyClick(chances(), Qt::Key_Right);
        QTest::keyClick(chances(), Qt::Key_Return);
        QVERIFY(shownPlace().startsWith(QString::number(points[points.size() / 2 - 1].choice))
            || shownPlace().startsWith(QString::number(middle.choice)));
    }

    /// At each choice between several answers they are all there, with the one that was played.
    void tellsWhatElseWasThere()
    {
        openAnalysed(m_match);
        const core::Analysis& analysis = m_analyses->kept[m_match];
        auto* view = m_page->findChild<ui::MatchView*>();
        for (const std::size_t at : { std::size_t { 0 }, analysis.choices.size() / 2, analysis.choices.size() - 1 }) {
            const core::ChoiceWorth& choice = analysis.choices[at];
            view->stepTo(choice.choice);
            auto* const answers = widget<ui::AnswerChart>();
            QVERIFY(answers->isVisible());
            const ui::ChartTable table = answers->table();
            QCOMPARE(table.rows.size(), std::min<std::size_t>(8, choice.answers.size()));
            int played = 0;
            for (const ui::ChartRow& row : table.rows)
                for (const char* words : { "%1 (played)", "%1 (played, best)" })
                    played += row.label.endsWith(tests::inWords(QString::fromLatin1(words)).mid(2)) ? 1 : 0;
            QCOMPARE(played, 1);
            QCOMPARE(table.rows.front().values[0], 100 * choice.answers.front().chance.mean);
        }
        view->stepTo(0);
        QVERIFY(!widget<ui::AnswerChart>()->isVisible());
    }

    /// The table before a choice, after each answer, and what would most likely come of it.
    void theTableThatWouldHaveBeenCanBeSeen()
    {
        openAnalysed(m_match);
        core::Analysis made = m_analyses->kept[m_match];
        const auto several = std::find_if(made.choices.begin(), made.choices.end(),
            [](const core::ChoiceWorth& each) { return each.answers.size() > 1 && each.choice > 4; });
        QVERIFY(several != made.choices.end());
        several->best = several->played == 0 ? 1 : 0;
        m_analyses->kept[m_match] = made;
        m_page->showList();
        QVERIFY(m_page->openMatch(m_match, several->choice));
        core::MatchRecord record;
        QVERIFY(m_store->load(m_match, record).ok());
        const std::unique_ptr<ui::OpenedMatch> opened = ui::takeApart(m_game, record);
        const core::Match& before = *opened->positions[static_cast<std::size_t>(several->choice) - 1];
        const auto after = [&](int place) {
            const std::unique_ptr<core::Match> match = before.clone();
            const auto answer = static_cast<std::size_t>(several->answers[static_cast<std::size_t>(place)].answer);
            match->apply(before.prompt().choices[answer]);
            return match->hash();
        };

        auto* const strip = widget<ui::LineStrip>();
        QVERIFY(strip->isVisible());
        QVERIFY(strip->table() == nullptr); // what was played is the match itself
        QTest::mouseClick(button("Before"), Qt::LeftButton);
        QCOMPARE(strip->table()->hash(), before.hash());
        QTest::mouseClick(button("Best"), Qt::LeftButton);
        QCOMPARE(strip->table()->hash(), after(several->best));
        QVERIFY(strip->heading().contains(QString::number(several->turn)));

        // The same by the bars, with the keyboard.
        auto* const answers = widget<ui::AnswerChart>();
        answers->setFocus();
        for (int place = 0; place < static_cast<int>(std::min<std::size_t>(8, several->answers.size())); ++place) {
            QTest::keyClick(answers, place == 0 ? Qt::Key_Home : Qt::Key_Down);
            QTest::keyClick(answers, Qt::Key_Return);
            if (place == several->played)
                QVERIFY(strip->table() == nullptr);
            else
                QCOMPARE(strip->table()->hash(), after(place));
        }

        QSignalSpy tried(m_page->findChild<ui::MatchView*>(), &ui::MatchView::tryAsked);
        QSignalSpy goesOn(m_page.get(), &ui::MatchesPage::continueAsked);
        QTest::mouseClick(button("Try it from here"), Qt::LeftButton);
        QCOMPARE(tried.size(), 1);
        QCOMPARE(tried.front().at(1).toInt(), several->choice - 1);
        core::MatchRecord begun; // it counts nowhere, and knows where it comes from
        QCOMPARE(goesOn.size(), 1);
        QVERIFY(m_store->load(goesOn.front().at(0).toLongLong(), begun).ok());
        QVERIFY(begun.summary.practice);
        QCOMPARE(begun.summary.origin.match, m_match);
        QCOMPARE(begun.summary.origin.choice, several->choice - 1);
    }

    void leadsFromErrorToError()
    {
        core::Analysis made;
        openAnalysed(m_match);
        made = m_analyses->kept[m_match];
        std::vector<int> marked;
        for (std::size_t i = 0; i < made.choices.size(); ++i) {
            const bool mark = i % 7 == 3;
            made.choices[i].loss = mark ? core::Estimate { 0.1, 0.08, 0.12 } : core::Estimate {};
            if (mark)
                marked.push_back(made.choices[i].choice);
        }
        QVERIFY(marked.size() > 1);
        m_analyses->kept[m_match] = made;
        m_page->showList();
        QVERIFY(m_page->openMatch(m_match, 0));
        for (const int choice : marked) {
            QVERIFY(button("Next error")->isEnabled());
            QTest::mouseClick(button("Next error"), Qt::LeftButton);
            QVERIFY2(shownPlace().startsWith(QString::number(choice)), qPrintable(shownPlace()));
            QVERIFY(
                tests::mentions(widget<ui::TextTable>("moves")->currentIndex().data(Qt::AccessibleTextRole).toString(),
                    QStringLiteral("mistake")));
        }
        // After the last comes the first, where the match begins to be looked through from its end.
        QTest::mouseClick(button("Next error"), Qt::LeftButton);
        QVERIFY2(shownPlace().startsWith(QString::number(marked.front())), qPrintable(shownPlace()));
    }

    /// What other rules found is shown, and can be found anew.
    void anOldOneCanBeMadeAnew()
    {
        if (!tests::inFirstLanguage())
            QSKIP("it is made alike in each");
        openAnalysed(m_match);
        m_analyses->kept[m_match].terms = { "of old", "0", 3, 1'000'000, 1'000'000 };
        m_page->showList();
        QVERIFY(m_page->openMatch(m_match));
        QVERIFY(widget<ui::LedgerChart>()->isVisible());
        QVERIFY(button("Look more deeply")->isVisible());
        QSignalSpy changed(m_page->findChild<ui::AnalysisDesk*>(), &ui::AnalysisDesk::changed);
        QTest::mouseClick(button("Look more deeply"), Qt::LeftButton);
        QVERIFY(changed.wait(kLongPatience));
        QCOMPARE(m_analyses->kept[m_match].terms.engineVersion, m_game.engineVersion());
        QTest::mouseClick(button("Stop"), Qt::LeftButton);
    }

    void canBeStoppedAndGoneOnWith()
    {
        QVERIFY(m_page->openMatch(m_match));
        QTest::mouseClick(button("Analyse"), Qt::LeftButton);
        QVERIFY(widget<QProgressBar>()->isVisible());
        QTest::mouseClick(button("Stop"), Qt::LeftButton);
        QVERIFY(!widget<QProgressBar>()->isVisible());
        QVERIFY(button("Analyse")->isVisible() || button("Look more deeply")->isVisible());
        QTest::qWait(300); // nothing comes of it any more
        QVERIFY(m_analyses->kept.empty());
    }

    /// A match that has no end has no reason for it.
    void isOfferedOfMatchesThatAreOver()
    {
        QVERIFY(m_page->openMatch(m_running));
        QVERIFY(!widget<ui::LedgerChart>()->isVisible());
        QVERIFY(button("Analyse") == nullptr || !button("Analyse")->isVisible());
    }

    /// What was played and what was best is seen without scrolling, in the smallest window that has three columns.
    void theAnswersAreSeenAtOnce()
    {
        m_page->resize(1202, 770);
        openAnalysed(m_match);
        core::Analysis made = m_analyses->kept[m_match];
        for (core::ChoiceWorth& each : made.choices)
            each.loss = { 0.1, 0.08, 0.12 };
        m_analyses->kept[m_match] = made;
        m_page->showList();
        QVERIFY(m_page->openMatch(m_match, made.choices.front().choice));
        auto* const answers = widget<ui::AnswerChart>();
        QTRY_VERIFY(answers->isVisible());
        QTRY_COMPARE(answers->height(), answers->heightForWidth(answers->width())); // every row with its bar
        QCOMPARE(answers->visibleRegion().boundingRect(), answers->rect());
        QVERIFY(shows(core::House::MeansCost));
        // Where the match is over its reasons come first.
        m_page->findChild<ui::MatchView*>()->stepTo(1 << 20);
        auto* const ledger = widget<ui::LedgerChart>();
        QTRY_COMPARE(ledger->visibleRegion().boundingRect().top(), 0);
    }

    /// Each line says what it is where somebody points at it or comes to it with the keys; all of that can be read,
    /// too.
    void itsWordsAreExplained()
    {
        openAnalysed(m_match);
        auto* const ledger = widget<ui::LedgerChart>();
        ledger->setFocus();
        QTest::keyClick(ledger, Qt::Key_Home);
        QVERIFY(ledger->accessibleDescription().contains(said(core::House::MeansStart)));
        QTest::keyClick(ledger, Qt::Key_Down);
        QVERIFY(ledger->accessibleDescription().contains(said(core::House::MeansLuck)));
        const auto labels = m_page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->toolTip().contains(said(core::House::MeansRate))
                && each->accessibleDescription() == each->toolTip();
        }));
        QVERIFY(!shows(core::House::MeansDrift));
        auto* const explain = widget<QPushButton>("explain");
        QVERIFY(explain->isVisible() && !accessibility::nameOf(explain).isEmpty());
        QTest::mouseClick(explain, Qt::LeftButton);
        for (const core::House each : core::kLedgerMeanings)
            QVERIFY(shows(each));
        for (const core::House each : core::kPlayMeanings)
            QVERIFY(shows(each));
        QTest::mouseClick(explain, Qt::LeftButton);
        QVERIFY(!shows(core::House::MeansDrift));
    }

    /// The steps of a line have the room of what is done with the choice.
    void theLineLeavesTheTableItsRoom()
    {
        tests::MemoryPuzzles puzzles;
        m_page->setPuzzles(puzzles, {});
        openAnalysed(m_match);
        m_page->findChild<ui::MatchView*>()->stepTo(m_analyses->kept[m_match].choices.front().choice);
        QVERIFY(button("Make a puzzle")->isVisible());
        QTest::mouseClick(button("Show the line"), Qt::LeftButton);
        QVERIFY(!button("Make a puzzle")->isVisible() && !button("Try it from here")->isVisible());
        QTest::mouseClick(button("Show the line"), Qt::LeftButton);
        QVERIFY(button("Make a puzzle")->isVisible() && button("Try it from here")->isVisible());
        m_page.reset(); // before the puzzles
    }

    /// Whatever the width, what leads to the next error is whole.
    void theWayToTheNextErrorIsNotCut()
    {
        m_page->resize(700, 700);
        openAnalysed(m_match);
        QTRY_VERIFY(button("Next error")->width() >= button("Next error")->sizeHint().width());
        const QWidget* const bar = button("Next error")->parentWidget();
        QVERIFY(bar->rect().contains(button("Next error")->geometry()));
        QCOMPARE(bar->visibleRegion().boundingRect().width(), bar->width());
    }

    void everythingHasAName()
    {
        openAnalysed(m_match);
        for (QWidget* each : std::initializer_list<QWidget*> {
                 chances(), widget<ui::LedgerChart>(), widget<ui::AnswerChart>(), widget<QProgressBar>() })
            QVERIFY(!accessibility::nameOf(each).isEmpty());
    }

private:
    static QString said(core::House phrase) { return QString::fromStdString(core::say(phrase).words()); }
    /// In a label that is seen.
    bool shows(core::House phrase)
    {
        const auto labels = m_page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* each) { return each->isVisible() && each->text().contains(said(phrase)); });
    }
    template <typename Widget>
    Widget* widget(const char* name = nullptr)
    {
        return m_page->findChild<Widget*>(name == nullptr ? QString() : QString::fromLatin1(name));
    }
    ui::ChanceChart* chances() { return widget<ui::ChanceChart>(); }
    QPushButton* button(const char* words)
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (tests::says(each->text(), QString::fromUtf8(words)))
                return each;
        return nullptr;
    }
    /// "12 of 80".
    QString shownPlace()
    {
        static const QRegularExpression kPlace(QStringLiteral("^\\d+ \\w+ \\d+$"));
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && kPlace.match(label->text()).hasMatch())
                return label->text();
        return {};
    }
    /// Opens a match, as it was after so many choices, with what a first look at it found: taken once for the first
    /// match of all these tests, and once for another one of a test, whatever is spoken.
    void openAnalysed(std::int64_t match, int choices = -1)
    {
        auto& found = m_found[match == m_match ? QByteArray() : QByteArray(QTest::currentTestFunction())];
        if (found)
            m_analyses->kept[match] = *found;
        QVERIFY(m_page->openMatch(match, choices));
        if (found)
            return;
        analyse();
        QVERIFY(m_analyses->kept.contains(match));
        found = m_analyses->kept[match];
    }
    /// Takes the first look at the match that is open, and ends the rest.
    void analyse()
    {
        auto* desk = m_page->findChild<ui::AnalysisDesk*>();
        QSignalSpy changed(desk, &ui::AnalysisDesk::changed);
        QTest::mouseClick(button("Analyse"), Qt::LeftButton);
        QVERIFY(changed.wait(kLongPatience));
        QTest::mouseClick(button("Stop"), Qt::LeftButton);
        QVERIFY(desk->analysis().has_value());
    }

    samples::PairGame m_game;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<MemoryAnalyses> m_analyses;
    std::unique_ptr<ui::MatchesPage> m_page;
    std::int64_t m_match = 0;
    std::int64_t m_running = 0;
    std::map<QByteArray, std::optional<core::Analysis>> m_found;
};

REGISTER_TEST(MatchAnalysisTest)

#include "match_analysis_test.moc"
