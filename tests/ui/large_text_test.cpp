#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/look.h"
#include "ui/painting/card_layout.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/smash_up_table.h"

#include <QScrollBar>
#include <QTest>

#include <memory>

using core::smashup::TableView;

/// The table for somebody who needs large letters, in a window that is small for them.
class LargeTextTest final : public QObject {
    Q_OBJECT

private:
    static TableView tenInHand()
    {
        TableView table = samples::twoPlayers();
        while (table.hand.size() < 10) {
            core::smashup::CardView more = table.hand.front();
            more.id = 700 + static_cast<int>(table.hand.size());
            more.name = "Supreme Overlord";
            table.hand.push_back(more);
        }
        return table;
    }
    static std::unique_ptr<ui::SmashUpTable> shown(const TableView& view, int percent)
    {
        auto table = std::make_unique<ui::SmashUpTable>(samples::looks(), ui::TableSurface::Use::Play);
        QFont font = table->font();
        font.setPixelSize(ui::kBodyPixels * percent / 100);
        table->setFont(font);
        table->resize(1160, 700);
        table->setAsking(true);
        table->showTable(view);
        table->show();
        return QTest::qWaitForWindowExposed(table.get()) ? std::move(table) : nullptr;
    }
    static ui::FanView& hand(const ui::SmashUpTable& table)
    {
        return *table.findChild<ui::FanView*>(QStringLiteral("hand"));
    }
    /// Pixels of the smallest name in the hand.
    static int leastLetters(const ui::FanView& hand)
    {
        int least = 1000;
        for (int row = 0; row < hand.model()->rowCount(); ++row)
            least = std::min(
                least, ui::layOut(hand.face(row), hand.form(), hand.cardRect(row), hand.font()).nameFont.pixelSize());
        return least;
    }

private Q_SLOTS:
    void namesInTheHandGrowWithTheText()
    {
        const TableView view = tenInHand();
        const auto usual = shown(view, 100);
        QVERIFY(usual != nullptr);
        int before = leastLetters(hand(*usual));
        for (const int percent : { 150, 175, 200 }) {
            const auto table = shown(view, percent);
            QVERIFY(table != nullptr);
            const int letters = leastLetters(hand(*table));
            QVERIFY2(letters >= before,
                qPrintable(QStringLiteral("%1 %: %2").arg(QString::number(percent), QString::number(letters))));
            before = letters;
        }
    }

    void cardsInTheHandCoverNoOther()
    {
        const auto table = shown(tenInHand(), 175);
        const ui::FanView& cards = hand(*table);
        const QRectF room(cards.viewport()->rect());
        for (int row = 0; row < cards.model()->rowCount(); ++row) {
            QVERIFY(room.contains(cards.cardRect(row)));
            QCOMPARE(cards.indexAt(cards.cardRect(row).center().toPoint()).row(), row);
            for (int other = 0; other < row; ++other)
                QVERIFY(!cards.cardRect(row).intersects(cards.cardRect(other)));
        }
    }

    void arrowsWalkTheLinesOfTheHand()
    {
        const auto table = shown(tenInHand(), 175);
        ui::FanView& cards = hand(*table);
        cards.setFocus();
        cards.setCurrentIndex(cards.model()->index(0, 0));
        QTest::keyClick(&cards, Qt::Key_Down);
        const int below = cards.currentIndex().row();
        QVERIFY(below > 1);
        QCOMPARE(cards.cardRect(below).left(), cards.cardRect(0).left());
        QTest::keyClick(&cards, Qt::Key_Right);
        QCOMPARE(cards.currentIndex().row(), below + 1);
        QTest::keyClick(&cards, Qt::Key_Up);
        QCOMPARE(cards.currentIndex().row(), 1);
        QTest::keyClick(&cards, Qt::Key_Up);
        QCOMPARE(cards.currentIndex().row(), 1);
    }

    void everyRowIsInSight()
    {
        for (const int percent : { 100, 150, 175 }) {
            const auto table = shown(tenInHand(), percent);
            const auto* board = table->findChild<ui::BoardView*>();
            QCOMPARE(board->verticalScrollBar()->maximum(), 0);
            QCOMPARE(board->horizontalScrollBar()->maximum(), 0);
        }
    }
};

REGISTER_TEST(LargeTextTest)
#include "large_text_test.moc"
