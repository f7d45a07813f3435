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

    void takesNoRoomWithNothingInIt()
    {
        QWidget row;
        const auto* layout = new ui::FlowLayout(&row);
        QCOMPARE(layout->sizeHint(), QSize(0, 0));
    }
};
REGISTER_TEST(FlowLayoutTest)

#include "flow_layout_test.moc"
