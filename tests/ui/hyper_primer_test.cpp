#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"
#include "tests/ui/painted.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/theme.h"

#include <QApplication>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <cstdlib>

/// How Hyperborea is played, in a few pages. BREAKPOINT_SPECIMEN puts pictures there.
class HyperPrimerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup() { ui::speak(QStringLiteral("en")); }
    void thePrimerTellsAndShows();
    void everythingIsWrittenInItsPlace_data();
    void everythingIsWrittenInItsPlace();

private:
    std::unique_ptr<ui::Theme> m_theme;
};

void HyperPrimerTest::init()
{
    if (m_theme == nullptr)
        m_theme = std::make_unique<ui::Theme>(*qApp);
    tests::speakNext();
}

void HyperPrimerTest::thePrimerTellsAndShows()
{
    const std::unique_ptr<ui::Primer> primer = ui::makePrimer(tests::hyperborea());
    QVERIFY(primer != nullptr);
    QCOMPARE(primer->count(), 9);
    QSet<QString> words;
    for (int page = 0; page < primer->count(); ++page) {
        for (const QString& said : { primer->heading(page), primer->text(page), primer->seen(page) }) {
            QVERIFY(!said.isEmpty());
            QVERIFY2(!said.contains(QLatin1Char('%')), qPrintable(said));
            QVERIFY2(!words.contains(said), qPrintable(said));
            words.insert(said);
        }
        for (const ui::Colours* colours : { &ui::darkColours(), &ui::lightColours() })
            for (const QSize size : { QSize(788, 358), QSize(1168, 523) }) {
                QImage image(size, QImage::Format_ARGB32_Premultiplied);
                image.fill(colours->clothMiddle);
                const QImage empty = image;
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                primer->paint(
                    page, painter, QRectF(image.rect()).adjusted(14, 14, -14, -14), *colours, QApplication::font());
                painter.end();
                QVERIFY(image != empty);
                if (const char* folder = std::getenv("BREAKPOINT_SPECIMEN"))
                    image.save(QStringLiteral("%1/hyper-primer-%2-%3-%4-%5.png")
                                   .arg(QString::fromLocal8Bit(folder), QString::number(page), ui::spokenLanguage(),
                                       colours->dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                       QString::number(size.width())));
            }
    }
}

void HyperPrimerTest::everythingIsWrittenInItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as drawn") << QSize(760, 330);
    QTest::newRow("large") << QSize(1140, 495);
    QTest::newRow("low") << QSize(980, 300);
    QTest::newRow("small") << QSize(440, 200);
}

void HyperPrimerTest::everythingIsWrittenInItsPlace()
{
    QFETCH(const QSize, size);
    const std::unique_ptr<ui::Primer> primer = ui::makePrimer(tests::hyperborea());
    const QRectF all = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
    for (int page = 0; page < primer->count(); ++page) {
        tests::PaintRecord device(size);
        QPainter painter(&device);
        primer->paint(page, painter, QRectF(QPointF(), size), ui::darkColours(), QApplication::font());
        painter.end();
        const QList<tests::PaintRecord::Text>& texts = device.pieces();
        QVERIFY(!texts.isEmpty());
        QVERIFY2(all.contains(device.reached()), qPrintable(QString::number(page)));
        for (const tests::PaintRecord::Text& each : texts) {
            const QString where = QStringLiteral("page %1: %2").arg(QString::number(page), each.text);
            QVERIFY2(all.contains(each.area), qPrintable(where));
            QVERIFY2(!each.text.contains(QChar(0x2026)), qPrintable(where));
            for (const tests::PaintRecord::Text& other : texts)
                QVERIFY2(&other == &each || !other.area.intersects(each.area),
                    qPrintable(where + QStringLiteral(", over ") + other.text));
        }
    }
}

REGISTER_TEST(HyperPrimerTest)
#include "hyper_primer_test.moc"
