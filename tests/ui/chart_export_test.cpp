#include "core/record/standings_csv.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/charts/bars.h"
#include "ui/charts/chart_export.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"

#include <QDate>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// The chart of a match as a file of any kind.
class ChartExportTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_game;
    tests::MemoryMatchStore m_store;
    core::MatchRecord m_record;

    /// From the first to the last column that has this colour; 0 where none has.
    static int widthOf(const QImage& image, const QColor& colour)
    {
        int first = image.width();
        int last = -1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
        return std::max(0, last + 1 - first);
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void initTestCase() { m_store.load(samples::playInto(m_store, m_game, 2), m_record); }

    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void aPictureHasTheLinesOfBothSeats()
    {
        const QImage image = QImage::fromData(ui::chartBytes(m_record, m_game, ui::ChartFormat::Png), "PNG");
        QCOMPARE(image.size(), QSize(2400, 1200));
        // Each from the first turns to the last ones: nearly over the whole picture.
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(widthOf(image, ui::readableOn(ui::seatColour(core::seatAt(seat)), ui::lightColours().sunken, 3.0))
                > image.width() * 3 / 4);
    }

    void aDrawingCanBeDrawn()
    {
        const QByteArray bytes = ui::chartBytes(m_record, m_game, ui::ChartFormat::Svg);
        QSvgRenderer renderer(bytes);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBoxF().size(), QSizeF(1200, 600));
        QVERIFY(tests::mentions(QString::fromUtf8(bytes), QStringLiteral("Player 1"))); // in its legend
        QVERIFY(bytes.contains(ui::matchTitle(m_record.summary).toHtmlEscaped().toUtf8())); // whoever gets it knows
        QVERIFY(bytes.contains(ui::matchDate(m_record.summary).toUtf8()));
        QVERIFY(!m_record.marks.empty());
        for (const core::RecordedMark& mark : m_record.marks)
            QVERIFY(bytes.contains(mark.what));
    }

    /// Also where it is shrunk into a letter or a post: no letters are lower than a fortieth of its height.
    void itsLettersCanBeRead()
    {
        const QString drawing = QString::fromUtf8(ui::chartBytes(m_record, m_game, ui::ChartFormat::Svg));
        static const QRegularExpression size(QStringLiteral("<text[^>]*font-size=\"([0-9.]+)\""));
        int words = 0;
        for (auto each = size.globalMatch(drawing); each.hasNext(); ++words) {
            const QString pixels = each.next().captured(1);
            QVERIFY2(pixels.toDouble() >= 600 / 40.0, qPrintable(pixels));
        }
        QVERIFY(words > 10);
    }

    /// A picture that goes out alone says of what it is and of when; long facts make it higher, they are not cut.
    void anyChartHasItsFacts()
    {
        ui::Tracks bars(nullptr);
        bars.setAccessibleName(QStringLiteral("How many of each"));
        bars.setBars({ { QStringLiteral("Minions"), 12 }, { QStringLiteral("Actions"), 8 } });
        const QString year = QString::number(QDate::currentDate().year());
        const auto drawn = [&bars] { return QString::fromUtf8(ui::chartBytes(bars, ui::ChartFormat::Svg)); };
        QVERIFY(drawn().contains(QStringLiteral("How many of each")));
        QVERIFY(drawn().contains(year));
        const auto heightOf
            = [&bars] { return QImage::fromData(ui::chartBytes(bars, ui::ChartFormat::Png), "PNG").height(); };
        const int plain = heightOf();
        bars.setFacts([] { return QStringLiteral("Tinkers and Keepers"); });
        QVERIFY(drawn().contains(QStringLiteral("Tinkers and Keepers")));
        QVERIFY(heightOf() > plain);
        const int one = heightOf();
        bars.setFacts([] { return QStringLiteral("Tinkers and Keepers ").repeated(12); });
        QVERIFY(heightOf() > one);
    }

    void aSpreadsheetHasEveryTurn()
    {
        core::MatchRecord record = m_record;
        record.summary.seats[0].name = "=SUM(1), \"Ann\"";
        const QList<QByteArray> lines = ui::chartBytes(record, m_game, ui::ChartFormat::Csv).split('\n');
        const QByteArray other = ui::shownName(record.summary.seats[1].name).toUtf8();
        QVERIFY(tests::says(QString::fromUtf8(other), QStringLiteral("Player 2")));
        QCOMPARE(lines[0], "turn,\"'=SUM(1), \"\"Ann\"\"\"," + other + ",scored\r");
        QCOMPARE(lines.size(), static_cast<qsizetype>(record.standings.size()) + 2); // heading, and after the last
        const core::TurnStanding& last = record.standings.back();
        QVERIFY(lines[lines.size() - 2].startsWith(QByteArray::number(last.turn) + ','
            + QByteArray::number(last.score[0]) + ',' + QByteArray::number(last.score[1]) + ','));
        int scored = 0;
        for (const QByteArray& line : lines)
            scored += line.contains(QByteArray::fromStdString(record.marks.front().what)) ? 1 : 0;
        QVERIFY(scored > 0);
    }

    void aReportIsAPdf()
    {
        const QByteArray bytes = ui::chartBytes(m_record, m_game, ui::ChartFormat::Pdf);
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        QVERIFY(bytes.contains("/Subtype /Image")); // the chart
    }

    void theEndingOfTheNameSaysWhich_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("png") << QStringLiteral("m.png") << QByteArray("\x89PNG");
        QTest::newRow("svg") << QStringLiteral("m.SVG") << QByteArray("<?xml");
        QTest::newRow("csv") << QStringLiteral("m.csv") << QByteArray("turn,");
        QTest::newRow("pdf") << QStringLiteral("m.pdf") << QByteArray("%PDF-");
        QTest::newRow("record") << QStringLiteral("m.breakpoint-match")
                                << QByteArray("{\n \"format\": \"breakpoint-match\"");
    }

    void theEndingOfTheNameSaysWhich()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, begins);
        const QTemporaryDir folder;
        ui::MatchesPresenter presenter(m_game, m_store);
        QVERIFY(presenter.exportTo(1, folder.filePath(file)));
        QFile written(folder.filePath(file));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith(begins));
    }
};

REGISTER_TEST(ChartExportTest)
#include "chart_export_test.moc"
