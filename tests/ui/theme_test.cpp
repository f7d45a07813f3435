#include "tests/support/suite.h"
#include "ui/emblem.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <cmath>

/// Colours, fonts and emblems. The ratios are those of WCAG 2 (AA): 4.5 for text, 3 for large shapes.
class ThemeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsContrastAsTheStandardDoes();
    void textIsReadable_data();
    void textIsReadable();
    void marksAreSeen_data();
    void marksAreSeen();
    void seatsAreApart_data();
    void seatsAreApart();
    void paletteTellsWhichColoursHold();
    void whiteIsReadableOnEveryFaction();
    void switchesWhileTheProgramRuns();
    void keepsTextSizeInItsBounds();
    void everyEmblemIsThereInOneColour_data();
    void everyEmblemIsThereInOneColour();
    void unknownEmblemIsACard();
    void whatHasTheKeyboardHasOneRing();
    void aDialogHasAHairline();
    void entriesOfAListStandUnderOneAnother();
};

void ThemeTest::countsContrastAsTheStandardDoes()
{
    QCOMPARE(ui::contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(ui::contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(ui::contrast(QColor(0x777777), QColor(0x777777)), 1.0);
    QVERIFY(std::abs(ui::contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01); // the known limit case of AA
}

namespace {

using Named = std::vector<std::pair<QByteArray, QColor>>;

/// Every appearance: both themes with both sets of seats.
std::vector<const ui::Colours*> appearances()
{
    return { &ui::darkColours(), &ui::lightColours(), &ui::darkColours(ui::SeatSet::ColourBlind),
        &ui::lightColours(ui::SeatSet::ColourBlind) };
}

QByteArray nameOf(const ui::Colours& c)
{
    return QByteArray(c.dark ? "dark" : "light") + (c.colourBlind ? ", colour-blind: " : ": ");
}

/// What words and lists stand on.
Named grounds(const ui::Colours& c)
{
    return { { "window", c.window }, { "rail", c.rail }, { "header", c.header }, { "panel", c.panel },
        { "raised", c.raised }, { "sunken", c.sunken }, { "cloth", c.clothMiddle },
        { "edge of the cloth", c.clothEdge }, { "selection", c.selection }, { "accent wash", c.accentWash } };
}

/// What is pressed, filled or drawn as a line; a caption at most stands there.
Named fills(const ui::Colours& c)
{
    return { { "button", c.button }, { "hovered button", c.buttonHover }, { "track", c.track }, { "border", c.border },
        { "line", c.line } };
}

Named inks(const ui::Colours& c)
{
    Named all { { "text", c.text }, { "muted", c.muted }, { "faint", c.faint }, { "link", c.link },
        { "visited link", c.linkVisited }, { "gold", c.accentInk }, { "good", c.good }, { "warn", c.warn },
        { "inexact", c.inexact }, { "bad", c.bad } };
    for (int i = 0; i < core::kMaxSeats; ++i)
        all.emplace_back("seat " + QByteArray::number(i + 1), ui::seatInk(core::seatAt(i), c));
    return all;
}

} // namespace

void ThemeTest::textIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("surface");
    const auto row = [](const QByteArray& name, const QColor& text, const QColor& surface) {
        QTest::newRow(name) << text << surface;
    };
    for (const ui::Colours* c : appearances()) {
        const QByteArray theme = nameOf(*c);
        for (const auto& [ink, text] : inks(*c))
            for (const auto& [ground, surface] : grounds(*c))
                row(theme + ink + " on " + ground, text, surface);
        for (const auto& [ground, surface] : fills(*c)) {
            row(theme + "text on " + ground, c->text, surface);
            row(theme + "muted on " + ground, c->muted, surface);
        }
        row(theme + "text on accent", c->accentText, c->accent);
        row(theme + "text on mark", c->markText, c->mark);
        for (int i = 0; i < core::kMaxSeats; ++i) {
            const QByteArray seat = "seat " + QByteArray::number(i + 1);
            row(theme + "figure on " + seat, QColor(ui::kFigureOnColour), ui::seatColour(core::seatAt(i), *c));
            row(theme + seat + " on a base", ui::seatInkOnDark(core::seatAt(i), *c), QColor(ui::kDarkGround));
        }
        for (int place = 0; place < 3; ++place)
            row(theme + "figure on place " + QByteArray::number(place + 1), QColor(ui::kFigureOnColour),
                ui::placeColour(place));
        const QPalette palette = ui::paletteOf(*c);
        row(theme + "placeholder", palette.color(QPalette::PlaceholderText), c->field);
        row(theme + "text on a field", c->text, c->field);
        row(theme + "text of a toggle that is on", c->text, c->toggled);
        row(theme + "what is chosen in a field", c->onBar, c->bar);
        row(theme + "link of the palette", palette.color(QPalette::Link), c->panel);
        row(theme + "tool tip", palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase));
    }
}

void ThemeTest::textIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, surface);
    QVERIFY2(ui::contrast(text, surface) >= 4.5, qPrintable(QString::number(ui::contrast(text, surface))));
}

void ThemeTest::marksAreSeen_data()
{
    QTest::addColumn<QColor>("mark");
    QTest::addColumn<QColor>("surface");
    for (const ui::Colours* c : appearances()) {
        Named marks { { "focus", c->focus }, { "gold", c->accentInk }, { "good", c->good }, { "warn", c->warn },
            { "inexact", c->inexact }, { "bad", c->bad }, { "muted", c->muted } };
        for (int i = 0; i < core::kMaxSeats; ++i)
            marks.emplace_back("seat " + QByteArray::number(i + 1), ui::seatInk(core::seatAt(i), *c));
        Named surfaces = grounds(*c);
        for (const auto& fill : fills(*c))
            surfaces.push_back(fill);
        for (const auto& [name, mark] : marks)
            for (const auto& [ground, surface] : surfaces)
                QTest::newRow(nameOf(*c) + name + " on " + ground) << mark << surface;
        for (const auto& [ground, surface] : Named { { "window", c->window }, { "header", c->header },
                 { "panel", c->panel }, { "raised", c->raised }, { "sunken", c->sunken }, { "field", c->field } }) {
            QTest::newRow(nameOf(*c) + "edge on " + ground) << c->edge << surface;
            QTest::newRow(nameOf(*c) + "bar on " + ground) << c->bar << surface;
            QTest::newRow(nameOf(*c) + "what cannot be pressed on " + ground) << c->faded << surface;
        }
        // Meters and dots lie on the dark ground of a base in both themes.
        for (int i = 0; i < core::kMaxSeats; ++i)
            QTest::newRow(nameOf(*c) + "area of seat " + QByteArray::number(i + 1) + " on a base")
                << ui::seatColour(core::seatAt(i), *c) << QColor(ui::kDarkGround);
    }
}

void ThemeTest::marksAreSeen()
{
    QFETCH(QColor, mark);
    QFETCH(QColor, surface);
    QVERIFY2(ui::contrast(mark, surface) >= 3.0, qPrintable(QString::number(ui::contrast(mark, surface))));
}

void ThemeTest::seatsAreApart_data()
{
    QTest::addColumn<int>("blindness");
    QTest::addColumn<bool>("colourBlindSet");
    QTest::addColumn<double>("least");
    QTest::newRow("usual set, usual eyes") << -1 << false << 20.0;
    QTest::newRow("colour-blind set, usual eyes") << -1 << true << 20.0;
    QTest::newRow("colour-blind set, no long waves") << 0 << true << 10.0;
    QTest::newRow("colour-blind set, no middle waves") << 1 << true << 10.0;
}

/// Distance of the first four seats' areas, as CIE 1976 counts it, to eyes that lack one kind of cone (Viénot, Brettel
/// and Mollon 1999).
void ThemeTest::seatsAreApart()
{
    QFETCH(int, blindness);
    QFETCH(bool, colourBlindSet);
    QFETCH(double, least);
    using Vector = std::array<double, 3>;
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const auto seen = [&](const QColor& colour) {
        const Vector rgb { linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF()) };
        if (blindness < 0)
            return rgb;
        const double mean = blindness == 0 ? 0.11238 * rgb[0] + 0.88762 * rgb[1] : 0.29275 * rgb[0] + 0.70725 * rgb[1];
        const double blue = blindness == 0 ? 0.00401 * rgb[0] - 0.00401 * rgb[1] + rgb[2]
                                           : -0.02234 * rgb[0] + 0.02234 * rgb[1] + rgb[2];
        return Vector { mean, mean, blue };
    };
    const auto lab = [](const Vector& rgb) {
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
        const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
        const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
        return Vector { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
    };
    const ui::Colours& colours = ui::darkColours(colourBlindSet ? ui::SeatSet::ColourBlind : ui::SeatSet::Usual);
    for (int i = 0; i < 4; ++i)
        for (int j = i + 1; j < 4; ++j) {
            const Vector a = lab(seen(ui::seatColour(core::seatAt(i), colours)));
            const Vector b = lab(seen(ui::seatColour(core::seatAt(j), colours)));
            const double distance = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            QVERIFY2(
                distance >= least, qPrintable(QStringLiteral("%1 and %2: %3").arg(i + 1).arg(j + 1).arg(distance)));
        }
    // Colour is never the only cue.
    QSet<QRgb> areas;
    QSet<QList<qreal>> pens;
    for (int i = 0; i < core::kMaxSeats; ++i) {
        areas.insert(ui::seatColour(core::seatAt(i), colours).rgb());
        pens.insert(ui::seatPen(core::seatAt(i), Qt::black, 2).dashPattern());
    }
    QCOMPARE(areas.size(), core::kMaxSeats);
    QCOMPARE(pens.size(), core::kMaxSeats);
}

void ThemeTest::paletteTellsWhichColoursHold()
{
    for (const ui::Colours* c : appearances())
        QCOMPARE(&ui::coloursOf(ui::paletteOf(*c)), c);
    QVERIFY(ui::darkColours().seats != ui::darkColours(ui::SeatSet::ColourBlind).seats);
    ui::Theme theme(*qApp);
    theme.setAppearance(ui::Appearance::Light);
    theme.setSeatSet(ui::SeatSet::ColourBlind);
    QCOMPARE(ui::seatColour(core::seatAt(1)), QColor(0xe69f00));
    QVERIFY(!ui::coloursOf(qApp->palette()).dark);
    theme.setSeatSet(ui::SeatSet::Usual);
    QCOMPARE(ui::seatColour(core::seatAt(1)), QColor(0xf08a5d));
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

void ThemeTest::whatHasTheKeyboardHasOneRing()
{
    const ui::Theme theme(*qApp);
    QWidget window;
    QHBoxLayout row(&window);
    QPushButton first(QStringLiteral("First"));
    QPushButton second(QStringLiteral("Second"));
    row.addWidget(&first);
    row.addWidget(&second);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    first.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(first.hasFocus());
    const QRect within = second.rect().adjusted(4, 4, -4, -4);
    const QImage before = second.grab().toImage();
    QTest::keyClick(&first, Qt::Key_Tab);
    QTRY_VERIFY(second.hasFocus());
    const QImage after = second.grab().toImage();
    QVERIFY(before != after); // it is ringed
    QCOMPARE(after.copy(within), before.copy(within));
}

/// Where no window manager frames it.
void ThemeTest::aDialogHasAHairline()
{
    const ui::Theme theme(*qApp);
    QDialog dialog;
    dialog.resize(200, 100);
    dialog.show();
    const QImage picture = dialog.grab().toImage();
    const QColor line = ui::coloursOf(dialog.palette()).border;
    for (const QPoint at : { QPoint(100, 0), QPoint(0, 50), QPoint(199, 50), QPoint(100, 99) })
        QCOMPARE(picture.pixelColor(at), line);
    QCOMPARE(picture.pixelColor(100, 50), ui::coloursOf(dialog.palette()).window);
}

/// Whichever of them is chosen.
void ThemeTest::entriesOfAListStandUnderOneAnother()
{
    const ui::Theme theme(*qApp);
    QComboBox box;
    box.addItems({ QStringLiteral("HHHH"), QStringLiteral("HHHH") });
    box.resize(300, 40);
    box.show();
    box.showPopup();
    QTRY_VERIFY(box.view()->isVisible());
    const QImage picture = box.view()->viewport()->grab().toImage();
    const auto beginsAt = [&](int row) {
        const QRect area = box.view()->visualRect(box.model()->index(row, 0));
        const QColor ground = picture.pixelColor(area.right() - 20, area.center().y());
        for (int x = area.left() + 3; x < area.right(); ++x)
            for (int y = area.top() + 3; y < area.bottom() - 3; ++y)
                if (picture.pixelColor(x, y) != ground)
                    return x;
        return -1;
    };
    QVERIFY(beginsAt(0) > 0);
    QCOMPARE(beginsAt(1), beginsAt(0));
    box.hidePopup();
}

REGISTER_TEST(ThemeTest)
#include "theme_test.moc"
