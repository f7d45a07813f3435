#include "core/record/match_record.h"
#include "tests/support/suite.h"
#include "ui/charts/score_chart.h"

#include <QChart>
#include <QLineSeries>
#include <QTest>

#include <algorithm>

/// The lines of a match's scores.
class ScoreChartTest final : public QObject {
    Q_OBJECT

private:
    /// Four seats, of which the last two are level in the end, after as many turns.
    static core::MatchRecord four()
    {
        core::MatchRecord record;
        record.summary.status = core::MatchStatus::Finished;
        record.summary.seats
            = { { "Ada", "human", {} }, { "Bea", "human", {} }, { "Cai", "human", {} }, { "Dan", "human", {} } };
        record.summary.turns = 8;
        record.summary.score = { 15, 4, 7, 7 };
        record.standings = { { 0, core::SeatMask {}, {}, 0 }, { 4, core::SeatMask {}, { 3, 3, 3, 3 }, 0 },
            { 8, core::SeatMask {}, { 15, 4, 7, 7 }, 0 } };
        return record;
    }
    static QList<QLineSeries*> lines(const ui::ScoreChart& chart)
    {
        QList<QLineSeries*> all;
        for (QAbstractSeries* each : chart.chart()->series())
            if (auto* line = qobject_cast<QLineSeries*>(each))
                all << line;
        all.removeFirst(); // the goal
        return all;
    }

private Q_SLOTS:
    void levelLinesLieBesideEachOther()
    {
        for (const QSize& size : { QSize(320, 220), QSize(900, 500) }) {
            ui::ScoreChart chart;
            chart.resize(size);
            chart.show(four(), { 0, 15 });
            static_cast<QWidget&>(chart).show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            QList<double> heights;
            for (QLineSeries* line : lines(chart)) {
                heights << chart.chart()->mapToPosition(line->at(0), line).y();
                QVERIFY(chart.chart()
                            ->plotArea()
                            .adjusted(0, 0, 0, 1)
                            .contains(chart.chart()->mapToPosition(line->at(0), line)));
            }
            QCOMPARE(heights.size(), 4);
            std::sort(heights.begin(), heights.end());
            for (int i = 1; i < 4; ++i)
                QVERIFY2(heights[i] - heights[i - 1] > 1.5, qPrintable(QString::number(heights[i])));
            const QList<QLineSeries*> drawn = lines(chart);
            const auto last = [&](int seat) {
                return chart.chart()->mapToPosition(drawn[seat]->points().constLast(), drawn[seat]).y();
            };
            QVERIFY(std::abs(last(2) - last(3)) > 1.5);
            // What is told is the score, not where its line is drawn.
            QCOMPARE(chart.lastPoint(core::seatAt(2)), QPointF(8, 7));
            QCOMPARE(chart.lastPoint(core::seatAt(3)), QPointF(8, 7));
            QCOMPARE(chart.highestPoint(core::Seat::First), 15.0);
        }
    }
};

REGISTER_TEST(ScoreChartTest)
#include "score_chart_test.moc"
