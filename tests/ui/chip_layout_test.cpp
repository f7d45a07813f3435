#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/chip_layout.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QTest>

namespace {

using core::smashup::CardView;
using ui::ChipForm;

std::vector<const CardView*> pointers(const std::vector<CardView>& cards)
{
    std::vector<const CardView*> all;
    for (const CardView& card : cards)
        all.push_back(&card);
    return all;
}

std::vector<CardView> minions(int count)
{
    std::vector<CardView> cards;
    for (int i = 0; i < count; ++i)
        cards.push_back(
            samples::minion(i, i % 2 ? "Microbot Reclaimer" : "King Rex", "Robots", i % 8, core::seatAt(0)));
    return cards;
}

QFont body(int percent)
{
    QFont font;
    font.setPixelSize(ui::kBodyPixels * percent / 100);
    return font;
}

}

class ChipLayoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chipsNeverOverlapAndLieInside_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("percent");
        for (const int percent : { 80, 100, 150, 200 })
            for (const int count : { 1, 2, 5, 12, 20 })
                QTest::addRow("%d minions at %d %%", count, percent) << count << percent;
    }
    void chipsNeverOverlapAndLieInside()
    {
        QFETCH(const int, count);
        QFETCH(const int, percent);
        const std::vector<CardView> cards = minions(count);
        const QFont font = body(percent);
        const qreal width = 180;
        const QSizeF corner(ui::scaled(font, 30), ui::scaled(font, 18));
        const qreal least = ui::leastChipHeight(pointers(cards), font, width, corner);
        const ui::ChipLayout layout = ui::layOutChips(pointers(cards), font, { width, least }, corner);
        QVERIFY(layout.fits);
        QCOMPARE(layout.chips.size(), cards.size());
        const QRectF total(width - corner.width(), least - corner.height(), corner.width(), corner.height());
        for (std::size_t i = 0; i < layout.chips.size(); ++i) {
            const QRectF area = layout.chips[i].area;
            QVERIFY(area.left() >= 0 && area.top() >= 0);
            QVERIFY(area.right() <= width + 0.5 && area.bottom() <= least + 0.5);
            QVERIFY(!area.intersects(total));
            for (std::size_t j = i + 1; j < layout.chips.size(); ++j)
                QVERIFY(!area.intersects(layout.chips[j].area));
        }
    }

    void fewAreFullAndManyAreTiny()
    {
        const QSizeF room(280, 170);
        const std::vector<CardView> few = minions(2);
        const std::vector<CardView> many = minions(30);
        QCOMPARE(ui::layOutChips(pointers(few), body(100), room, { 30, 18 }).form, ChipForm::Full);
        const ui::ChipLayout packed = ui::layOutChips(pointers(many), body(100), room, { 30, 18 });
        QCOMPARE(packed.form, ChipForm::Tiny);
        QVERIFY(packed.fits);
    }

    void whatIsAttachedFollowsWhatBearsIt()
    {
        std::vector<CardView> cards = minions(2);
        cards[0].attachments.push_back(samples::action(50, "Upgrade", "Dinosaurs", "+2 power."));
        const ui::ChipLayout layout = ui::layOutChips(pointers(cards), body(100), { 400, 200 }, { 30, 18 });
        QCOMPARE(layout.chips.size(), 3U);
        QCOMPARE(layout.chips[1].card->id, 50);
        QVERIFY(layout.chips[1].attached);
        QVERIFY(layout.chips[1].area.height() < layout.chips[0].area.height());
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

REGISTER_TEST(ChipLayoutTest)
#include "chip_layout_test.moc"
