#include "tests/support/suite.h"
#include "ui/emblem.h"
#include "ui/theme.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPalette>
#include <QSignalSpy>
#include <QTest>

/// Colours, fonts and emblems. The ratios are those of WCAG 2 (AA): 4.5 for text, 3 for large shapes.
class ThemeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsContrastAsTheStandardDoes();
    void textIsReadable_data();
    void textIsReadable();
    void seatsAreReadableAndApart();
    void whiteIsReadableOnEveryFaction();
    void switchesWhileTheProgramRuns();
    void keepsTextSizeInItsBounds();
    void everyEmblemIsThereInOneColour_data();
    void everyEmblemIsThereInOneColour();
    void unknownEmblemIsACard();
};

void ThemeTest::countsContrastAsTheStandardDoes()
{
    QCOMPARE(ui::contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(ui::contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(ui::contrast(QColor(0x777777), QColor(0x777777)), 1.0);
    QVERIFY(std::abs(ui::contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01); // the known limit case of AA
}

void ThemeTest::textIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("surface");
    for (const ui::Colours* c : { &ui::darkColours(), &ui::lightColours() }) {
        const QByteArray theme = c->dark ? "dark " : "light ";
        const std::vector<std::pair<const char*, QColor>> surfaces { { "window", c->window }, { "rail", c->rail },
            { "header", c->header }, { "panel", c->panel }, { "raised", c->raised }, { "sunken", c->sunken },
            { "selection", c->selection }, { "accent wash", c->accentWash } };
        for (const auto& [name, surface] : surfaces) {
            QTest::newRow(theme + "text on " + name) << c->text << surface;
            QTest::newRow(theme + "muted on " + name) << c->muted << surface;
        }
        QTest::newRow(theme + "text on button") << c->text << c->button;
        QTest::newRow(theme + "text on hovered button") << c->text << c->buttonHover;
        QTest::newRow(theme + "text on accent") << c->accentText << c->accent;
        QTest::newRow(theme + "gold text") << c->accentInk << c->panel;
        QTest::newRow(theme + "gold text, chosen row") << c->accentInk << c->selection;
        QTest::newRow(theme + "good") << c->good << c->panel;
        QTest::newRow(theme + "bad") << c->bad << c->panel;
        const QPalette palette = ui::paletteOf(*c);
        QTest::newRow(theme + "placeholder") << palette.color(QPalette::PlaceholderText) << c->sunken;
        QTest::newRow(theme + "link") << palette.color(QPalette::Link) << c->panel;
        QTest::newRow(theme + "tool tip")
            << palette.color(QPalette::ToolTipText) << palette.color(QPalette::ToolTipBase);
    }
}

void ThemeTest::textIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, surface);
    QVERIFY2(ui::contrast(text, surface) >= 4.5, qPrintable(QString::number(ui::contrast(text, surface))));
}

void ThemeTest::seatsAreReadableAndApart()
{
    QSet<QRgb> colours;
    QSet<QList<qreal>> pens;
    for (int i = 0; i < core::kMaxSeats; ++i) {
        const core::Seat seat = core::seatAt(i);
        colours.insert(ui::seatColour(seat).rgb());
        pens.insert(ui::seatPen(seat, ui::seatColour(seat), 2).dashPattern());
        for (const ui::Colours* c : { &ui::darkColours(), &ui::lightColours() })
            for (const QColor& surface : { c->window, c->panel, c->header, c->raised })
                QVERIFY(ui::contrast(ui::seatInk(seat, *c), surface) >= 4.5);
    }
    QCOMPARE(colours.size(), core::kMaxSeats);
    QCOMPARE(pens.size(), core::kMaxSeats); // colour is never the only cue
}

void ThemeTest::whiteIsReadableOnEveryFaction()
{
    for (const QRgb faction : { 0x3ea969U, 0xc3742bU, 0x7868d0U, 0xc1423eU, 0x4d97d3U, 0x2e9a8cU, 0x9757c1U, 0x79963cU,
             0xffffffU, 0xf0e442U, 0x000000U }) {
        const QLinearGradient gradient = ui::factionGradient(QColor(faction), QRectF(0, 0, 100, 60));
        for (const QGradientStop& stop : gradient.stops())
            QVERIFY(ui::contrast(Qt::white, stop.second) >= 4.5);
        for (const ui::Colours* c : { &ui::darkColours(), &ui::lightColours() })
            QVERIFY(ui::contrast(ui::factionInk(QColor(faction), *c), c->panel) >= 3.0);
    }
}

void ThemeTest::switchesWhileTheProgramRuns()
{
    ui::Theme theme(*qApp);
    QLabel label(QStringLiteral("text"));
    label.show();
    QSignalSpy changes(&theme, &ui::Theme::changed);
    theme.setAppearance(ui::Appearance::Light);
    QVERIFY(!theme.isDark());
    QVERIFY(!ui::coloursOf(label.palette()).dark);
    theme.setAppearance(ui::Appearance::Dark);
    QVERIFY(theme.isDark());
    QVERIFY(ui::coloursOf(label.palette()).dark);
    QCOMPARE(changes.count(), 2);
    theme.setAppearance(ui::Appearance::Dark);
    QCOMPARE(changes.count(), 2);
}

void ThemeTest::keepsTextSizeInItsBounds()
{
    ui::Theme theme(*qApp);
    theme.setTextPercent(500);
    QCOMPARE(theme.textPercent(), 200);
    QCOMPARE(QApplication::font().pixelSize(), 2 * ui::kBodyPixels);
    theme.setTextPercent(10);
    QCOMPARE(theme.textPercent(), 80);
    theme.setTextPercent(150);
    QCOMPARE(ui::scaled(QApplication::font(), 20), 31); // 13 pixels become 20 (19.5), so 20 become 30.8
    theme.setTextPercent(100);
    QCOMPARE(QApplication::font().pixelSize(), ui::kBodyPixels);
}

void ThemeTest::everyEmblemIsThereInOneColour_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : { "aliens", "dinosaurs", "pirates", "robots", "ninjas", "tricksters", "wizards", "zombies",
             "elder_things", "innsmouth", "minions_of_cthulhu", "miskatonic_university" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void ThemeTest::everyEmblemIsThereInOneColour()
{
    QFETCH(QString, name);
    QVERIFY(ui::hasEmblem(name));
    const QImage image = ui::emblem(name, 64, Qt::red, 2.0).toImage().convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(image.size(), QSize(128, 128));
    int covered = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            ++covered;
            QVERIFY2(pixel.green() < 8 && pixel.blue() < 8, qPrintable(pixel.name()));
        }
    // A silhouette: clearly more than lines, and clearly less than a full square.
    QVERIFY2(covered > 128 * 128 / 5 && covered < 128 * 128 * 4 / 5, qPrintable(QString::number(covered)));
}

void ThemeTest::unknownEmblemIsACard()
{
    QVERIFY(!ui::hasEmblem(QStringLiteral("no such faction")));
    QVERIFY(!ui::emblem(QStringLiteral("no such faction"), 20, Qt::white, 1.0).isNull());
}

REGISTER_TEST(ThemeTest)
#include "theme_test.moc"
