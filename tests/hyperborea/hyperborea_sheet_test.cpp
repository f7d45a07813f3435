#include "core/record/score_sheet.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

using core::ScoreSheet;

/// A match of Hyperborea with the real box, written up by its points, of which there is no goal: rule 14.
class HyperboreaSheetTest final : public QObject {
    Q_OBJECT

private:
    using Kind = core::SheetVerdict::Kind;

    static ScoreSheet sheetOf(const std::vector<int>& points)
    {
        ScoreSheet sheet;
        sheet.game = tests::hyperborea().id();
        sheet.set = tests::hyperborea().setNames().front();
        sheet.rules = *tests::hyperborea().sheetRules(sheet.set);
        sheet.goal = tests::hyperborea().scoreScale().goal;
        sheet.goalDecides = tests::hyperborea().scoreScale().decides;
        core::SheetRow row;
        for (std::size_t i = 0; i < points.size(); ++i) {
            sheet.seats.push_back({ std::string(1, static_cast<char>('A' + i)), {} });
            row.given[i] = points[i];
        }
        sheet.rows.push_back(row);
        return sheet;
    }

private Q_SLOTS:
    void theMostPointsWin_data()
    {
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<int>("winners");
        QTest::addColumn<Kind>("verdict");
        QTest::newRow("few") << QList<int> { 41, 35 } << 0b1 << Kind::Over;
        QTest::newRow("many") << QList<int> { 62, 71, 50 } << 0b10 << Kind::Over;
        QTest::newRow("as many") << QList<int> { 30, 20, 30 } << 0b101 << Kind::Tie;
    }

    void theMostPointsWin()
    {
        QFETCH(const QList<int>, points);
        QFETCH(const int, winners);
        QFETCH(const Kind, verdict);
        const ScoreSheet sheet = sheetOf({ points.begin(), points.end() });
        QCOMPARE(core::verdictOn(sheet).kind, verdict);
        const core::MatchRecord record = core::toRecord(sheet, tests::hyperborea());
        QCOMPARE(record.summary.status, core::MatchStatus::Finished);
        QCOMPARE(int { record.summary.winners }, winners);
        QVERIFY(core::toSheet(record, tests::hyperborea()).goalDecides == sheet.goalDecides);
    }

    /// Ties are settled by more than points: who won can be said.
    void whoWonCanBeSaid()
    {
        ScoreSheet sheet = sheetOf({ 30, 30 });
        sheet.won = core::SeatMask { 0b10 };
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Over);
        QCOMPARE(int { core::toRecord(sheet, tests::hyperborea()).summary.winners }, 0b10);
    }
};

REGISTER_TEST(HyperboreaSheetTest)
#include "hyperborea_sheet_test.moc"
