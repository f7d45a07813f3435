#include "core/lab/lab_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/difference_chart.h"
#include "ui/models/lab_matrix_model.h"
#include "ui/pages/game_pages.h"
#include "ui/pages/lab/carrying_panel.h"
#include "ui/pages/lab/lab_page.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/widgets/scrolled_area.h"

#include <QAbstractItemModelTester>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

class MemoryLabStore final : public core::LabStore {
public:
    core::StoreResult find(const core::LabTerms& terms, std::int64_t& id) const override
    {
        id = 0;
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (kept[i].terms == terms)
                id = static_cast<std::int64_t>(i) + 1;
        return {};
    }
    core::StoreResult begin(const core::LabTerms& terms, std::int64_t& id) override
    {
        if (find(terms, id); id == 0) {
            kept.push_back(core::LabTable::of(terms));
            id = static_cast<std::int64_t>(kept.size());
        }
        return {};
    }
    core::StoreResult add(std::int64_t id, const core::LabTable& played) override
    {
        core::merge(kept[static_cast<std::size_t>(id) - 1], played);
        return {};
    }
    core::StoreResult list(std::vector<core::LabSummary>&) const override { return {}; }
    core::StoreResult load(std::int64_t id, core::LabTable& table) const override
    {
        table = kept[static_cast<std::size_t>(id) - 1];
        return {};
    }
    core::StoreResult remove(std::int64_t) override { return {}; }

    std::vector<core::LabTable> kept;
};

}

/// The page of the lab by keyboard and mouse, over a game with four factions, of which three cells can be made.
class LabPageTest final : public QObject {
    Q_OBJECT

private:
    void open()
    {
        m_page = std::make_unique<ui::LabPage>(m_game, m_store.get());
        m_page->resize(1300, 860);
        static_cast<QWidget&>(*m_page).show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QTRY_VERIFY(m_page->presenter().isReady());
        QTRY_VERIFY(m_page->presenter().fit() != nullptr);
    }
    QTableView& matrix() { return *accessibility::find<QTableView>(*m_page, QStringLiteral("Pairs against pairs")); }
    QPushButton& button(const char* name) { return *m_page->findChild<QPushButton*>(QString::fromLatin1(name)); }
    std::int64_t matches() { return m_page->presenter().table().matches(); }
    /// Plays random matches until each pair is known to five points.
    void play()
    {
        m_page->choose(QStringLiteral("plain"), {}, QStringLiteral("random"));
        QTRY_VERIFY(m_page->presenter().isReady());
        auto* width = m_page->findChild<QComboBox*>(QStringLiteral("width"));
        width->setCurrentIndex(0);
        QTest::mouseClick(&button("start"), Qt::LeftButton);
        QVERIFY(m_page->presenter().isPlaying());
        QTRY_VERIFY(!m_page->presenter().isPlaying());
        QTRY_VERIFY(m_page->presenter().fit() != nullptr);
    }

    samples::PairGame m_game;
    std::unique_ptr<MemoryLabStore> m_store;
    std::unique_ptr<ui::LabPage> m_page;

private Q_SLOTS:
    void init()
    {
        m_store = std::make_unique<MemoryLabStore>();
        open();
    }
    void cleanup() { m_page.reset(); }

    void playsUntilEachPairIsKnown()
    {
        play();
        QVERIFY(matches() > 0);
        for (std::size_t pair = 0; pair < m_page->presenter().table().terms.pairs.size(); ++pair)
            QVERIFY(core::halfOf(core::shareOfPair(m_page->presenter().table(), pair)) <= 0.05);
        QCOMPARE(m_store->kept.size(), std::size_t { 1 });
        QVERIFY(m_store->kept.front() == m_page->presenter().table());
    }

    void isThereAgain()
    {
        play();
        const std::int64_t before = matches();
        open();
        m_page->choose(QStringLiteral("plain"), {}, QStringLiteral("random"));
        QTRY_VERIFY(m_page->presenter().isReady());
        QCOMPARE(matches(), before);
        m_page->choose(QStringLiteral("plain"), {}, QStringLiteral("level:1"));
        QTRY_VERIFY(m_page->presenter().isReady());
        QCOMPARE(matches(), std::int64_t { 0 }); // of another player nothing is known
    }

    void stopsAndKeeps()
    {
        m_page->choose(QStringLiteral("plain"), {}, QStringLiteral("random"));
        QTRY_VERIFY(m_page->presenter().isReady());
        m_page->presenter().start(0.001, 1);
        QTRY_VERIFY(matches() > 0);
        QTest::mouseClick(&button("stop"), Qt::LeftButton);
        QVERIFY(!m_page->presenter().isPlaying());
        QVERIFY(!m_store->kept.empty() && m_store->kept.front().matches() == matches());
        QTRY_VERIFY(button("start").isVisible());
    }

    void pausesAndGoesOn()
    {
        m_page->choose(QStringLiteral("plain"), {}, QStringLiteral("random"));
        QTRY_VERIFY(m_page->presenter().isReady());
        m_page->findChild<QComboBox*>(QStringLiteral("width"))->setCurrentIndex(4); // half a point: it takes a while
        QVERIFY(button("start").isVisible() && !button("pause").isVisible());
        QTest::mouseClick(&button("start"), Qt::LeftButton);
        QTRY_VERIFY(matches() > 0);
        QVERIFY(button("pause").hasFocus());
        QTest::mouseClick(&button("pause"), Qt::LeftButton);
        QVERIFY(!m_page->presenter().isPlaying());
        QVERIFY(button("pause").isVisible() && button("stop").isVisible() && !button("start").isVisible());
        QCOMPARE(button("pause").text(), QStringLiteral("Go on"));
        QVERIFY(!m_store->kept.empty() && m_store->kept.front().matches() == matches());
        const std::int64_t before = matches();
        QTest::mouseClick(&button("pause"), Qt::LeftButton);
        QVERIFY(m_page->presenter().isPlaying());
        QCOMPARE(button("pause").text(), QStringLiteral("Pause"));
        QTRY_VERIFY(matches() > before);
        QTest::mouseClick(&button("stop"), Qt::LeftButton);
        QVERIFY(!m_page->presenter().isPlaying());
        QVERIFY(button("start").isVisible() && !button("pause").isVisible());
    }

    void playsMoreMatchesToTheNextWidth()
    {
        play(); // to five points
        auto* width = m_page->findChild<QComboBox*>(QStringLiteral("width"));
        QCOMPARE(button("start").text(), QStringLiteral("More matches"));
        width->setCurrentIndex(1);
        QCOMPARE(button("start").text(), QStringLiteral("Go on"));
        width->setCurrentIndex(0);
        const std::int64_t before = matches();
        QTest::mouseClick(&button("start"), Qt::LeftButton);
        QCOMPARE(width->currentIndex(), 1);
        QTRY_VERIFY(!m_page->presenter().isPlaying());
        QVERIFY(matches() > before);
        for (std::size_t pair = 0; pair < m_page->presenter().table().terms.pairs.size(); ++pair)
            QVERIFY(core::halfOf(core::shareOfPair(m_page->presenter().table(), pair)) <= 0.03);
    }

    /// Two hundred matches of the two that are looked at, paused and gone on with as any others.
    void playsMoreOfOneMeeting()
    {
        play();
        const core::LabTable before = m_page->presenter().table();
        QVERIFY(button("more").isEnabled());
        QTest::mouseClick(&button("more"), Qt::LeftButton);
        QVERIFY(m_page->presenter().isPlaying() && !button("more").isEnabled());
        QTest::mouseClick(&button("pause"), Qt::LeftButton);
        QVERIFY(!m_page->presenter().isPlaying() && !button("more").isEnabled());
        QTest::mouseClick(&button("pause"), Qt::LeftButton);
        QTRY_VERIFY(!m_page->presenter().isPlaying());
        const core::LabTable& table = m_page->presenter().table();
        QCOMPARE(table.matches(), before.matches() + 200);
        const core::LabCell* const cell = table.find(0, 5); // the first that can meet
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->matches(), before.find(0, 5)->matches() + 200);
        QVERIFY(m_store->kept.front() == table);
    }

    /// Beside the matrix stands what is in it, and that it is fitted.
    void theCellIsFittedAsTheMatrixIs()
    {
        play();
        const auto shows = [this](const QString& words) {
            const auto labels = m_page->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                [&](const QLabel* each) { return each->isVisible() && each->text().contains(words); });
        };
        const auto share = [this] {
            const double known = matrix().currentIndex().data(ui::LabMatrixModel::ShareRole).toDouble();
            return QLocale().toString(100 * known, 'f', 1);
        };
        QVERIFY(shows(QStringLiteral("Counted: ") + share()) && !shows(QStringLiteral("as fitted")));
        QTest::mouseClick(accessibility::find<QPushButton>(*m_page, QStringLiteral("Fitted")), Qt::LeftButton);
        QVERIFY(shows(QStringLiteral("Fitted: ") + share()) && shows(QStringLiteral("as fitted")));
        QVERIFY(!shows(QStringLiteral("Counted: ")));
    }

    /// The matches that the lab counts, one after the other.
    /// What the factions are worth follows the switch, too.
    void theFactionsAreCountedOrFitted()
    {
        play();
        const core::LabTable& table = m_page->presenter().table();
        auto* chart = accessibility::find<ui::DifferenceChart>(*m_page, QStringLiteral("How strong the factions are"));
        QVERIFY(chart != nullptr);
        const ui::ChartTable counted = chart->table();
        QCOMPARE(counted.rows.size(), core::factionsOf(table.terms).size());
        double before = 1e9;
        for (const ui::ChartRow& row : counted.rows) {
            const core::Estimate share = core::shareOfFaction(table, row.label.toStdString());
            QVERIFY(std::abs(row.values[0] - (100 * share.mean - 50)) < 1e-9);
            QVERIFY(row.values[0] <= before);
            before = row.values[0];
        }
        QTest::mouseClick(accessibility::find<QPushButton>(*m_page, QStringLiteral("Fitted")), Qt::LeftButton);
        const ui::ChartTable fitted = chart->table();
        bool other = false;
        for (std::size_t row = 0; row < fitted.rows.size(); ++row)
            other = other || fitted.rows[row].values != counted.rows[row].values;
        QVERIFY(other);
        QVERIFY(chart->facts().contains(QStringLiteral("plain")));
    }

    /// In a small window the matrix and what is beside it scroll each by itself, and nothing around them does; where
    /// one stands below the other the page alone scrolls.
    void noBarScrollsWithinABar()
    {
        play();
        for (const QSize& size : { QSize(946, 640), QSize(1300, 560), QSize(620, 640) }) {
            m_page->resize(size);
            const auto scrolls = [](const QAbstractScrollArea* area) {
                return area->isVisible() && area->verticalScrollBar()->maximum() > 0;
            };
            const auto barInABar = [this, &scrolls] {
                for (const auto* outer : m_page->findChildren<QAbstractScrollArea*>())
                    for (const auto* inner : outer->findChildren<QAbstractScrollArea*>())
                        if (scrolls(outer) && scrolls(inner))
                            return true;
                return false;
            };
            QTRY_VERIFY2(!barInABar(), qPrintable(QString::number(size.width()))); // as soon as all is laid out
        }
    }

    /// Beside the box for the game, too, it has all the room there is and asks for no more.
    void amongSeveralGamesNothingScrollsAroundIt()
    {
        auto* pages = new ui::GamePages;
        pages->add(m_game, new ui::LabPage(m_game, m_store.get()));
        ui::ScrolledArea area(pages);
        area.resize(946, 700);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
    }

    void watchesMatchesOfTheLab()
    {
        play();
        QSignalSpy asked(m_page.get(), &ui::LabPage::watchAsked);
        for (int match = 0; match < 3; ++match)
            QTest::mouseClick(&button("watch"), Qt::LeftButton);
        QCOMPARE(asked.size(), 3);
        const core::LabTable& table = m_page->presenter().table();
        for (int match = 0; match < 3; ++match) {
            const auto pairs = asked[match][1].value<QList<QStringList>>();
            const core::LabCell* const cell = table.find(0, 5); // the first that can meet: A+B against C+D
            QVERIFY(cell != nullptr);
            const core::MatchSetup setup = core::labSetup(table.terms, *cell, match / 2);
            QCOMPARE(asked[match][3].toString(), QString::number(setup.seed));
            QCOMPARE(asked[match][2].toString(), QStringLiteral("random"));
            const std::size_t first = match % 2 == 0 ? 0 : 1;
            QCOMPARE(pairs[0][0].toStdString(), setup.seats[first].factions[0]);
            QCOMPARE(pairs[1][1].toStdString(), setup.seats[1 - first].factions[1]);
        }
    }

    /// A game that puts no card on top says nothing of them, and the page stays as it is.
    void asksWhichCardCarriesThePair()
    {
        play();
        auto* panel = m_page->findChild<ui::CarryingPanel*>();
        QVERIFY(button("carrying").isEnabled());
        QCOMPARE(button("carrying").text(), QStringLiteral("Find out"));
        QTest::mouseClick(&button("carrying"), Qt::LeftButton);
        QTRY_VERIFY(!panel->isBusy());
        QVERIFY(panel->impacts().has_value());
        QCOMPARE(panel->impacts()->deals, 100);
        for (const core::CardImpact& card : panel->impacts()->cards)
            QCOMPARE(card.deals, 0);
        // Of another pair it is to be found out anew.
        matrix().setCurrentIndex(matrix().model()->index((matrix().currentIndex().row() + 1) % 6, 0));
        QVERIFY(!panel->impacts().has_value());
    }

    void theMatrixIsWalkedByKeys()
    {
        play();
        matrix().setFocus();
        matrix().setCurrentIndex(matrix().model()->index(0, 0));
        for (int column = 1; column < matrix().model()->columnCount(); ++column) {
            QTest::keyClick(&matrix(), Qt::Key_Right);
            QCOMPARE(matrix().currentIndex().column(), column);
            const QString words = matrix().currentIndex().data(Qt::AccessibleTextRole).toString();
            QVERIFY(words.contains(QLatin1String(" against ")) || words.contains(QLatin1String(" share a faction")));
        }
        // What one wins the other loses.
        for (int row = 0; row < matrix().model()->rowCount(); ++row)
            for (int column = 0; column < matrix().model()->columnCount(); ++column) {
                const QVariant share = matrix().model()->index(row, column).data(ui::LabMatrixModel::ShareRole);
                const QVariant other = matrix().model()->index(column, row).data(ui::LabMatrixModel::ShareRole);
                QCOMPARE(share.isValid(), other.isValid());
                QVERIFY(!share.isValid() || qFuzzyCompare(share.toDouble() + other.toDouble(), 1.0));
            }
    }

    void asksToPlayAMeeting()
    {
        play();
        QSignalSpy asked(m_page.get(), &ui::LabPage::matchAsked);
        QVERIFY(button("play").isEnabled());
        QTest::mouseClick(&button("play"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("plain"));
        const auto pairs = asked[0][1].value<QList<QStringList>>();
        QCOMPARE(pairs.size(), 2);
        QCOMPARE(pairs[0].size(), 2);
    }

    void itsModelIsSound()
    {
        ui::LabMatrixModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        play();
        const core::LabTable& table = m_page->presenter().table();
        model.show(table, nullptr, false);
        QCOMPARE(model.rowCount(), 6);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(model.meanAt(row) <= model.meanAt(row - 1));
        model.show(table, m_page->presenter().fit(), true);
        int met = 0;
        for (int column = 0; column < model.columnCount(); ++column)
            met += model.share(0, column) ? 1 : 0;
        QCOMPARE(met, 1); // of four factions a pair can meet one other
    }
};

REGISTER_TEST(LabPageTest)

#include "lab_page_test.moc"
