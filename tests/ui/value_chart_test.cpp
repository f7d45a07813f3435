#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/bars.h"
#include "ui/charts/chance_chart.h"
#include "ui/charts/difference_chart.h"
#include "ui/charts/mirror_bars.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/widgets/text_table.h"

#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

/// The charts that paint themselves, without eyes: told, as tables, as files.
class ValueChartTest final : public QObject {
    Q_OBJECT

private:
    const QString m_ours = QStringLiteral("Keepers + Raiders");
    const QString m_theirs = QStringLiteral("Tinkers + Drifters");

    void fill(ui::MirrorBars& bars) const
    {
        bars.setAccessibleName(QStringLiteral("Kinds of cards"));
        bars.setRows(m_ours, m_theirs,
            { { QStringLiteral("minions"), 0, 8 }, { QStringLiteral("=actions, all"), 12, 4 },
                { QStringLiteral("mean power"), 3.5, 2.25, 2, true } });
        bars.resize(bars.sizeHint());
    }

    static bool has(const QImage& image, const QRect& area, const QColor& colour)
    {
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (image.pixelColor(x, y) == colour)
                    return true;
        return false;
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// Differences are read on as long an axis as the names leave, and no name is cut for it.
    void theAxisTakesWhatTheNamesLeave()
    {
        ui::DifferenceChart chart;
        const auto reach = [&chart](const QString& label, int width) {
            chart.show({ { label, { 0, -10, 10 } } });
            QImage image(width, chart.sizeHint().height(), QImage::Format_RGB32);
            const ui::Colours& colours = ui::coloursOf(chart.palette());
            image.fill(colours.panel);
            QPainter painter(&image);
            chart.paint(painter, image.size(), colours);
            int most = 0; // of the columns that the interval crosses, between the name and the figure
            for (int y = 0, row = 0; y < image.height(); ++y, row = 0)
                for (int x = 0; x < image.width(); ++x) {
                    row = image.pixelColor(x, y) == colours.muted ? row + 1 : 0;
                    most = std::max(most, row);
                }
            return most;
        };
        QVERIFY(reach(QStringLiteral("A"), 600) > 200);
        QVERIFY(reach(QString(40, QLatin1Char('A')), 480) < 200);
        QVERIFY(reach(QString(40, QLatin1Char('A')), 480) > 80);
    }

    /// A long match's curve is read turn by turn: by keys, the wheel, dragging and the buttons.
    void aPartOfTheCurveIsShownMoreClosely()
    {
        ui::ChanceChart chart;
        std::vector<ui::ChanceChart::Point> points;
        for (int i = 0; i <= 40; ++i)
            points.push_back({ i, double(i), { 0.5, 0.45, 0.55 }, QString::number(i) });
        chart.show(core::Seat::First, points, {});
        chart.resize(900, 240);
        static_cast<QWidget&>(chart).show();
        QSignalSpy picked(&chart, &ui::ValueChart::rowPicked);
        QCOMPARE(chart.shownTurns().width(), 40.0);
        QTest::keyClick(&chart, Qt::Key_Home);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&chart, Qt::Key_Plus);
        QCOMPARE(chart.shownTurns().first(), 0.0);
        QCOMPARE(chart.shownTurns().width(), 40 * 0.8 * 0.8 * 0.8);
        // The arrow keys take what is shown along.
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.toldRow(), 40);
        QCOMPARE(chart.shownTurns().last(), 40.0);
        // Dragging moves it and chooses nothing; a click chooses what lies there now.
        QTest::mousePress(&chart, Qt::LeftButton, {}, { 400, 120 });
        QTest::mouseMove(&chart, { 700, 120 });
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, { 700, 120 });
        QVERIFY(chart.shownTurns().last() < 36);
        QCOMPARE(picked.count(), 0);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, { 450, 120 });
        QCOMPARE(picked.count(), 1);
        const int turn = picked.front().front().toInt();
        QVERIFY(std::abs(turn - (chart.shownTurns().first() + chart.shownTurns().last()) / 2) < 2);
        // The move that is shown beside it is in sight.
        chart.setChoice(0);
        QCOMPARE(chart.shownTurns().first(), 0.0);
        QTest::mouseClick(accessibility::find<QPushButton>(chart, QStringLiteral("Show all turns")), Qt::LeftButton);
        QCOMPARE(chart.shownTurns().width(), 40.0);
        QWheelEvent wheel({ 450, 120 }, chart.mapToGlobal(QPointF(450, 120)), {}, { 0, 120 }, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&chart, &wheel);
        QCOMPARE(chart.shownTurns().width(), 32.0);
        // Where there is nothing to be seen more closely the page scrolls.
        chart.show(core::Seat::First, {}, {});
        QWheelEvent over(wheel.position(), wheel.globalPosition(), {}, { 0, 120 }, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&chart, &over);
        QVERIFY(!over.isAccepted());
    }

    void theArrowKeysTellRowByRow()
    {
        ui::Tracks bars(nullptr);
        bars.setBars(
            { { QStringLiteral("Draw"), 7 }, { QStringLiteral("Move"), 5 }, { QStringLiteral("Destroy"), 2 } });
        bars.show();
        const QString all = QStringLiteral("Draw: 7, Move: 5, Destroy: 2");
        QCOMPARE(bars.accessibleDescription(), all);
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&bars);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        QCOMPARE(spoken->text(QAccessible::Value), all);
        QTest::keyClick(&bars, Qt::Key_Down);
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("Draw: 7"));
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("Draw: 7"));
        QTest::keyClick(&bars, Qt::Key_Right);
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("Move: 5"));
        QTest::keyClick(&bars, Qt::Key_End);
        QTest::keyClick(&bars, Qt::Key_Down);
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("Destroy: 2"));
        QTest::keyClick(&bars, Qt::Key_Up);
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("Move: 5"));
        QTest::keyClick(&bars, Qt::Key_Home);
        QCOMPARE(bars.toldRow(), 0);
        bars.setBars({ { QStringLiteral("Play"), 1 } }); // what was told is gone
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("Play: 1"));
        QCOMPARE(bars.toldRow(), -1);
        bars.setBars({});
        QTest::keyClick(&bars, Qt::Key_Down);
        QCOMPARE(bars.toldRow(), -1);
    }

    /// Each bar is an object of its own, where it is painted; it goes with what it told of.
    void aScreenReaderFindsEachBar()
    {
        ui::Columns bars(nullptr);
        bars.setBars({ { QStringLiteral("2"), 8 }, { QStringLiteral("3"), 0 }, { QStringLiteral("4"), 4 } });
        bars.resize(300, 120);
        bars.show();
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&bars);
        QCOMPARE(spoken->childCount(), 3);
        QAccessibleInterface* const last = spoken->child(2);
        QCOMPARE(last->text(QAccessible::Name), QStringLiteral("4: 4"));
        QCOMPARE(last->parent(), spoken);
        QCOMPARE(spoken->indexOfChild(last), 2);
        QVERIFY(spoken->rect().contains(last->rect()));
        QVERIFY(last->rect().left() > spoken->child(0)->rect().right());
        QCOMPARE(spoken->childAt(last->rect().center().x(), last->rect().center().y()), last);
        QVERIFY(last->isValid());
        bars.setBars({ { QStringLiteral("2"), 8 } });
        QCOMPARE(spoken->childCount(), 1);
        QVERIFY(!last->isValid());
        QVERIFY(last->state().invalid);
    }

    void thePointerTellsWhatItIsOn()
    {
        ui::Columns bars(nullptr);
        bars.setBars({ { QStringLiteral("2"), 8 }, { QStringLiteral("3"), 0 }, { QStringLiteral("4"), 4 } });
        bars.resize(300, 120);
        bars.show();
        QTest::mouseMove(&bars, QPoint(250, 60));
        QTRY_COMPARE(bars.accessibleDescription(), QStringLiteral("4: 4"));
        QTest::mouseMove(&bars, QPoint(150, 60));
        QTRY_COMPARE(bars.accessibleDescription(), QStringLiteral("3: 0"));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&bars, &leave);
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("2: 8, 3: 0, 4: 4"));
    }

    void mirroredBarsTellOfBothSides()
    {
        ui::MirrorBars bars;
        fill(bars);
        QVERIFY(bars.accessibleDescription().contains(m_ours) && bars.accessibleDescription().contains(m_theirs));
        QVERIFY(tests::mentions(bars.accessibleDescription(), QStringLiteral("minions: 0 against 8")));
        QTest::keyClick(&bars, Qt::Key_Down);
        QCOMPARE(bars.accessibleDescription(), QStringLiteral("minions\n%1: 0\n%2: 8").arg(m_ours, m_theirs));
    }

    /// Above the bars, each at its side, also where a side has none of what is counted.
    void aLegendSaysWhoseBarsTheyAre()
    {
        ui::MirrorBars bars;
        bars.setPalette(ui::paletteOf(ui::lightColours()));
        fill(bars);
        bars.resize(400, 200);
        const QImage image = bars.grab().toImage();
        const QRect line(0, 0, 200, 200 / 4 / 2);
        for (int seat = 0; seat < 2; ++seat) {
            const QColor ours = ui::seatColour(core::seatAt(seat), ui::lightColours());
            QCOMPARE(has(image, line, ours), seat == 0);
            QCOMPARE(has(image, line.translated(200, 0), ours), seat == 1);
        }
        const QByteArray drawing = ui::chartBytes(bars, ui::ChartFormat::Svg);
        QVERIFY(drawing.contains(m_ours.toUtf8()) && drawing.contains(m_theirs.toUtf8()));
    }

    void aKeyShowsTheTable()
    {
        ui::MirrorBars bars;
        fill(bars);
        ui::offerChart(bars);
        bars.show();
        bars.activateWindow();
        bars.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&bars));
        QStringList cells;
        QTimer::singleShot(0, qApp, [&cells] {
            QDialog* const dialog = accessibility::dialog();
            QVERIFY(dialog != nullptr);
            const auto* table = dialog->findChild<ui::TextTable*>();
            for (int column = 0; column < table->model()->columnCount(); ++column)
                cells << table->model()->headerData(column, Qt::Horizontal).toString()
                      << table->model()->index(2, column).data().toString();
            QCOMPARE(table->model()->rowCount(), 3);
            QCOMPARE(table->accessibleName(), QStringLiteral("Kinds of cards"));
            dialog->reject();
        });
        QTest::keyClick(&bars, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(tests::says(cells.value(0), QStringLiteral("Of what")));
        const QLocale digits;
        QCOMPARE(cells.mid(1),
            QStringList({ QStringLiteral("mean power"), m_ours, digits.toString(3.5, 'f', 2), m_theirs,
                digits.toString(2.25, 'f', 2) }));
    }

    /// Those of a pair and those of two; and the latter say whose bars are whose.
    void thePairsPageOffersAllOfIts()
    {
        samples::PairGame game;
        samples::MemoryPairStore store;
        ui::PairsPage page(game, store, 1);
        page.choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
        page.compare();
        const QList<ui::ValueChart*> charts = page.findChildren<ui::ValueChart*>();
        QCOMPARE(charts.size(), 5);
        for (const ui::ValueChart* chart : charts) {
            QCOMPARE(chart->actions().size(), 2);
            QVERIFY(!chart->accessibleName().isEmpty());
        }
        for (const ui::MirrorBars* bars : page.findChildren<ui::MirrorBars*>()) {
            QCOMPARE(bars->table().heading.value(1), m_ours);
            QVERIFY(bars->table().heading.value(2).contains(QStringLiteral("Drifters")));
        }
    }

    void itsMenuSaysBoth()
    {
        ui::Columns bars(nullptr);
        ui::offerChart(bars);
        QCOMPARE(bars.contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(bars.actions().size(), 2);
        QVERIFY(tests::says(bars.actions()[0]->text(), QStringLiteral("Show as table")));
        QVERIFY(tests::says(bars.actions()[1]->text(), QStringLiteral("Save chart…")));
    }

    void aSpreadsheetHasTheNumbers()
    {
        ui::MirrorBars bars;
        fill(bars);
        const QByteArrayList lines = ui::chartBytes(bars, ui::ChartFormat::Csv).split('\n');
        QCOMPARE(lines.size(), 5); // after the last, too
        QVERIFY(lines[0].endsWith(",Keepers + Raiders,Tinkers + Drifters\r"));
        QCOMPARE(lines[2], "\"'=actions, all\",12,4\r"); // no formula
        QCOMPARE(lines[3], "mean power,3.50,2.25\r"); // in every language
    }

    void aPictureIsOnPaper()
    {
        ui::MirrorBars bars;
        bars.setPalette(ui::paletteOf(ui::darkColours()));
        fill(bars);
        const QImage image = QImage::fromData(ui::chartBytes(bars, ui::ChartFormat::Png), "PNG");
        QVERIFY(image.width() > 2 * bars.width() && image.height() > 2 * bars.height());
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(has(image, image.rect(), ui::seatColour(core::seatAt(seat), ui::lightColours())));
        const QByteArray drawing = ui::chartBytes(bars, ui::ChartFormat::Svg);
        QVERIFY(QSvgRenderer(drawing).isValid());
        QVERIFY(drawing.contains("Kinds of cards"));
    }

    void aKeySavesIt_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("png") << QStringLiteral("png") << QByteArray("\x89PNG");
        QTest::newRow("svg") << QStringLiteral("svg") << QByteArray("<?xml");
        QTest::newRow("csv") << QStringLiteral("csv") << QByteArray();
    }

    void aKeySavesIt()
    {
        QFETCH(const QString, ending);
        QFETCH(const QByteArray, begins);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kinds.") + ending);
        ui::MirrorBars bars;
        fill(bars);
        ui::offerChart(bars);
        bars.show();
        bars.activateWindow();
        bars.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&bars));
        QTimer::singleShot(0, qApp, [path] {
            auto* const dialog = qobject_cast<QFileDialog*>(accessibility::dialog());
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->nameFilters().size(), 3); // there is no report of it
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        QTest::keyClick(&bars, Qt::Key_S, Qt::ControlModifier);
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        QVERIFY(!bytes.isEmpty() && bytes.startsWith(begins));
    }
};

REGISTER_TEST(ValueChartTest)
#include "value_chart_test.moc"
