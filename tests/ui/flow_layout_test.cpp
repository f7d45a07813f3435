#include "tests/support/suite.h"
#include "ui/widgets/flow_layout.h"

#include <QTest>
#include <QWidget>

/// Widgets side by side, in as many rows as they need and no more.
class FlowLayoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsWideAsItSays()
    {
        QWidget row;
        auto* layout = new ui::FlowLayout(&row);
        layout->setSpacing(10);
        for (const int width : { 30, 50, 20 }) {
            auto* box = new QWidget(&row);
            box->setFixedSize(width, 20);
            layout->addWidget(box);
        }
        QCOMPARE(layout->sizeHint(), QSize(30 + 10 + 50 + 10 + 20, 20));
        QCOMPARE(layout->heightForWidth(120), 20);
        QCOMPARE(layout->heightForWidth(119), 20 + 10 + 20);
        QCOMPARE(layout->heightForWidth(50), 20 + 10 + 20 + 10 + 20);
    }

    void thoseOfARowStandOnOneMiddle()
    {
        QWidget row;
        auto* layout = new ui::FlowLayout(&row);
        QList<QWidget*> boxes;
        for (const int height : { 20, 30, 26 }) {
            boxes << new QWidget(&row);
            boxes.last()->setFixedSize(40, height);
            layout->addWidget(boxes.last());
        }
        layout->setGeometry({ 0, 0, 200, 30 });
        for (const QWidget* box : std::as_const(boxes))
            QCOMPARE(2 * box->y() + box->height(), 30);
    }

    /// In as many columns as leave no ragged row, with each part where it was when the last one is not there.
    void evenPartsKeepTheirPlaces()
    {
        QWidget row;
        auto* layout = new ui::FlowLayout(&row);
        layout->setSpacing(10);
        layout->setEven(true);
        QList<QWidget*> boxes;
        for (const int width : { 40, 60, 50, 80 }) {
            boxes << new QWidget(&row);
            boxes.last()->setMinimumSize(width, 20);
            layout->addWidget(boxes.last());
        }
        row.show(); // else none of them is there
        layout->setGeometry({ 0, 0, 300, 60 }); // three would fit beside each other
        QList<QRect> places;
        for (const QWidget* box : std::as_const(boxes)) {
            QCOMPARE(box->width(), 145);
            places << box->geometry();
        }
        QCOMPARE(places[1].topLeft(), QPoint(155, 0));
        QCOMPARE(places[2].topLeft(), QPoint(0, 30));
        boxes.last()->hide();
        layout->setGeometry({ 0, 0, 300, 60 });
        for (int i = 0; i < 3; ++i)
            QCOMPARE(boxes[i]->geometry(), places[i]);
        QCOMPARE(layout->heightForWidth(100), 3 * 20 + 2 * 10); // one below the other
    }

    void whatIsNotThereTakesNoRoom()
    {
        QWidget row;
        auto* layout = new ui::FlowLayout(&row);
        layout->setSpacing(10);
        QList<QWidget*> boxes;
        for (int i = 0; i < 3; ++i) {
            boxes << new QWidget(&row);
            boxes.last()->setFixedSize(30, 20);
            layout->addWidget(boxes.last());
        }
        row.show();
        boxes.first()->hide();
        layout->setGeometry({ 0, 0, 200, 20 });
        QCOMPARE(boxes[1]->x(), 0);
        QCOMPARE(boxes[2]->x(), 40);
        QCOMPARE(layout->sizeHint(), QSize(70, 20));
    }

    void takesNoRoomWithNothingInIt()
    {
        QWidget row;
        const auto* layout = new ui::FlowLayout(&row);
        QCOMPARE(layout->sizeHint(), QSize(0, 0));
    }
};
REGISTER_TEST(FlowLayoutTest)

#include "flow_layout_test.moc"
