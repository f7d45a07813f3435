#include "tests/support/suite.h"
#include "ui/arrivals.h"
#include "ui/feedback_settings.h"

#include <QDialog>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>
#include <QVBoxLayout>

namespace {

class Feedback final : public ui::FeedbackSettings {
public:
    int motionSpeed() const override { return speed; }
    void setMotionSpeed(int to) override { speed = to; }
    bool reducedMotion() const override { return reduced; }
    void setReducedMotion(bool to) override { reduced = to; }

    int speed = ui::kUsualMotion;
    bool reduced = false;
};

/// A page of one colour, so that a pixel says how much of it is seen.
class BlackPage final : public QWidget {
public:
    BlackPage()
    {
        auto* rows = new QVBoxLayout(this);
        rows->addWidget(new QPushButton(QStringLiteral("Press")));
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::black); }
};

}

/// What comes into sight rises and fades in, where motion is wanted.
class ArrivalsTest final : public QObject {
    Q_OBJECT

private:
    Feedback m_feedback;

private Q_SLOTS:
    void init() { m_feedback = {}; }

    void aPageFadesInOnce()
    {
        m_feedback.speed = 1; // slowly, so that a busy machine does not miss it
        ui::Arrivals arrivals(m_feedback, nullptr);
        QStackedWidget pages;
        pages.addWidget(new QWidget);
        QWidget* page = new BlackPage;
        pages.addWidget(page);
        ui::Arrivals::mark(page);
        pages.resize(300, 200);
        pages.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages));
        QVERIFY(!arrivals.isMoving());
        pages.setCurrentWidget(page);
        QCoreApplication::processEvents();
        QVERIFY(arrivals.isMoving());
        QVERIFY(pages.grab().toImage().pixelColor(4, 190) != QColor(Qt::black)); // on its way
        QTRY_VERIFY(!arrivals.isMoving());
        QCOMPARE(pages.grab().toImage().pixelColor(4, 190), QColor(Qt::black));
        QCOMPARE(page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).size(), 1); // nothing is left over it
    }

    /// Nothing waits for motion: a press ends it and reaches what it was meant for.
    void aPressEndsIt()
    {
        m_feedback.speed = 1;
        ui::Arrivals arrivals(m_feedback, nullptr);
        QDialog dialog;
        auto* rows = new QVBoxLayout(&dialog);
        auto* button = new QPushButton(QStringLiteral("Press"));
        rows->addWidget(button);
        int pressed = 0;
        connect(button, &QPushButton::clicked, &dialog, [&pressed] { ++pressed; });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCoreApplication::processEvents();
        QVERIFY(arrivals.isMoving());
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {}, button->geometry().center());
        QCOMPARE(pressed, 1);
        QCoreApplication::processEvents();
        QVERIFY(!arrivals.isMoving());
    }

    void nothingMovesWhereMotionIsNotWanted_data()
    {
        QTest::addColumn<int>("speed");
        QTest::addColumn<bool>("reduced");
        QTest::addRow("off") << 0 << false;
        QTest::addRow("reduced") << 2 << true;
    }

    void nothingMovesWhereMotionIsNotWanted()
    {
        QFETCH(int, speed);
        QFETCH(bool, reduced);
        m_feedback.speed = speed;
        m_feedback.reduced = reduced;
        ui::Arrivals arrivals(m_feedback, nullptr);
        QDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCoreApplication::processEvents();
        QVERIFY(!arrivals.isMoving());
    }
};

REGISTER_TEST(ArrivalsTest)
#include "arrivals_test.moc"
