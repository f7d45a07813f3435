#include "tests/support/suite.h"
#include "ui/shade.h"

#include <QDialog>
#include <QTest>

/// What lies behind a dialog that has to be answered first is darkened.
class ShadeTest final : public QObject {
    Q_OBJECT

private:
    static constexpr QPoint kNear { 5, 5 };
    static constexpr QPoint kFar { 395, 295 };

    static QColor seenAt(QWidget& window, const QPoint& point) { return window.grab().toImage().pixelColor(point); }

private Q_SLOTS:
    void aWindowIsDarkWhileADialogAsks()
    {
        const ui::Shade shade(nullptr);
        QWidget window;
        window.resize(200, 150);
        window.show();
        const QColor bright = seenAt(window, kNear);
        QDialog dialog(&window);
        dialog.setModal(true);
        dialog.show();
        QVERIFY(seenAt(window, kNear).lightness() < bright.lightness());
        window.resize(400, 300);
        QVERIFY(seenAt(window, kFar).lightness() < bright.lightness());
        dialog.hide();
        QCOMPARE(seenAt(window, kNear), bright);
        dialog.show(); // another time
        QVERIFY(seenAt(window, kFar).lightness() < bright.lightness());
        dialog.close();
        QCOMPARE(seenAt(window, kFar), bright);
    }

    void ofSeveralDialogsEachDarkensWhatIsBehindIt()
    {
        const ui::Shade shade(nullptr);
        QWidget window;
        window.resize(200, 150);
        window.show();
        const QColor bright = seenAt(window, kNear);
        QDialog first(&window);
        first.setModal(true);
        first.resize(100, 80);
        first.show();
        const QColor dark = seenAt(window, kNear);
        QDialog second(&first);
        second.setModal(true);
        second.show();
        QCOMPARE(seenAt(window, kNear), dark);
        QVERIFY(seenAt(first, kNear).lightness() < bright.lightness());
        second.close();
        QCOMPARE(seenAt(first, kNear), bright);
        QCOMPARE(seenAt(window, kNear), dark);
    }

    void whatMayStayOpenDarkensNothing()
    {
        const ui::Shade shade(nullptr);
        QWidget window;
        window.resize(200, 150);
        window.show();
        const QColor bright = seenAt(window, kNear);
        QDialog dialog(&window);
        dialog.show();
        QCOMPARE(seenAt(window, kNear), bright);
    }
};

REGISTER_TEST(ShadeTest)
#include "shade_test.moc"
