#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/look.h"
#include "ui/table/smashup/cell_layout.h"
#include "ui/widgets/text_block.h"

#include <QTest>

namespace {

using core::smashup::CardView;
using ui::CardForm;
using ui::CellCards;
using ui::CellLayout;

std::vector<CardView> minions(int count, bool alike = false)
{
    std::vector<CardView> cards;
    for (int i = 0; i < count; ++i)
        cards.push_back(samples::minion(
            i, alike ? "The Locals" : "Microbot " + std::to_string(i), "Robots", alike ? 2 : i % 8, core::seatAt(0)));
    return cards;
}

CellCards cellOf(const std::vector<CardView>& cards)
{
    CellCards cell;
    for (const CardView& card : cards)
        cell.cards.push_back(&card);
    cell.alike = [](const CardView& a, const CardView& b) { return a.name == b.name && a.power == b.power; };
    return cell;
}

QFont body(int percent)
{
    QFont font;
    font.setPixelSize(ui::kBodyPixels * percent / 100);
    return font;
}

}

class CellLayoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsNeverCoverEachOtherWhereTheyFit_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("percent");
        for (const int percent : { 80, 100, 150, 200 })
            for (const int count : { 1, 2, 5, 8, 12 })
                QTest::addRow("%d minions at %d %%", count, percent) << count << percent;
    }
    void cardsNeverCoverEachOtherWhereTheyFit()
    {
        QFETCH(const int, count);
        QFETCH(const int, percent);
        const std::vector<CardView> cards = minions(count);
        const QFont font = body(percent);
        const qreal width = 190.0 * percent / 100;
        const qreal least = ui::leastCardHeight(cellOf(cards), width, font);
        const CellLayout layout = ui::layOutCell(cellOf(cards), CardForm::Compact, { 0, 0, width, least }, false, font);
        QVERIFY(layout.fits);
        QCOMPARE(layout.cards.size(), cards.size());
        for (std::size_t i = 0; i < layout.cards.size(); ++i) {
            const QRectF area = layout.cards[i].area;
            QVERIFY(area.left() >= 0 && area.top() >= 0);
            QVERIFY(area.right() <= width + 0.5 && area.bottom() <= least + 0.5);
            for (std::size_t j = i + 1; j < layout.cards.size(); ++j)
                QVERIFY(!area.intersects(layout.cards[j].area));
        }
    }

    void theLargestFormThatFitsIsTaken()
    {
        const QFont font = body(100);
        const std::vector<CardView> few = minions(2);
        const std::vector<CardView> five = minions(5);
        const std::vector<CardView> many = minions(8);
        const QSizeF room(290, 178);
        QCOMPARE(ui::formFor(cellOf(few), room, font), CardForm::Table);
        QCOMPARE(ui::formFor(cellOf(five), room, font), CardForm::TwoRow);
        QCOMPARE(ui::formFor(cellOf(many), room, font), CardForm::Compact);
        // Where there is little height cards are lower first, as long as their names and figures have room.
        QCOMPARE(ui::formFor(cellOf(few), QSizeF(290, 68), font), CardForm::TwoRow);
        QCOMPARE(ui::formFor(cellOf(few), QSizeF(290, 60), font), CardForm::Compact);
    }

    void equalCardsStackWhereThereIsNoRoomForEach()
    {
        const QFont font = body(100);
        const std::vector<CardView> cards = minions(8, true);
        const QRectF low(0, 0, 180, 68);
        const CellLayout layout = ui::layOutCell(cellOf(cards), CardForm::Compact, low, false, font);
        QVERIFY(layout.fits);
        QCOMPARE(layout.cards.size(), 1U);
        QCOMPARE(layout.cards[0].copies(), 8);
        QCOMPARE(layout.cards[0].form, CardForm::Compact);
        // Where there is room they lie one by one.
        QCOMPARE(ui::layOutCell(cellOf(cards), CardForm::Compact, { 0, 0, 180, 178 }, false, font).cards.size(), 8U);
    }

    void whatDoesNotFitCoversInPartAndStaysInside()
    {
        const QFont font = body(100);
        const std::vector<CardView> cards = minions(12);
        const QRectF room(0, 0, 180, 100);
        const CellLayout layout = ui::layOutCell(cellOf(cards), CardForm::Compact, room, false, font);
        QVERIFY(!layout.fits);
        QCOMPARE(layout.cards.size(), 12U);
        for (const ui::LyingCard& card : layout.cards)
            QVERIFY(room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(card.area));
        for (std::size_t i = 1; i < layout.cards.size(); ++i)
            QVERIFY(layout.cards[i].area.topLeft() != layout.cards[i - 1].area.topLeft());
    }

    void othersCardsLieAgainstTheBase()
    {
        const QFont font = body(100);
        const std::vector<CardView> cards = minions(2);
        const QRectF room(10, 20, 290, 178);
        QCOMPARE(
            ui::layOutCell(cellOf(cards), CardForm::Table, room, true, font).cards[0].area.bottom(), room.bottom());
        QCOMPARE(ui::layOutCell(cellOf(cards), CardForm::Table, room, false, font).cards[0].area.top(), room.top());
    }

    void textShrinksBeforeItIsCut()
    {
        const QString text = QString(QStringLiteral("Destroy a minion. ")).repeated(8);
        const QFont font = body(100);
        const QFont fitting = ui::fittingFont(text, font, { 150, 120 }, 8);
        QVERIFY(fitting.pixelSize() < font.pixelSize());
        QVERIFY(fitting.pixelSize() >= 8);
        QVERIFY(ui::wrappedHeight(text, fitting, 150) <= 120.5);
        QCOMPARE(ui::fittingFont(QStringLiteral("Short."), font, { 150, 120 }, 8).pixelSize(), font.pixelSize());
    }
};

REGISTER_TEST(CellLayoutTest)
#include "cell_layout_test.moc"
