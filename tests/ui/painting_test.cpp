#include "core/smashup/cards/landscape.h"
#include "tests/support/suite.h"
#include "tests/ui/specimen.h"
#include "ui/look.h"
#include "ui/painting/card_layout.h"
#include "ui/painting/landscape.h"
#include "ui/painting/lettering.h"
#include "ui/painting/meter.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/ridges.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDebug>
#include <QDir>
#include <QPainter>
#include <QPainterPath>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <functional>

/// The painters of cards, bases, piles and meters. With BREAKPOINT_SPECIMEN naming a folder the pages of the specimen
/// are put there, to be looked at.
class PaintingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void paintsTheSpecimen_data();
    void paintsTheSpecimen();
    void paintsEveryLandThereIsAWordFor();
    void noLandIsPaintedWhereThereIsNoRoom();
    void wordsAreReadOnEveryBase();
    void wordsAreReadOnACardThatCannotBePlayed();
    void paintsWithinItsReach_data();
    void paintsWithinItsReach();
    void showsEachPlaceOfANarrowBase();
    void keepsNamesWhole_data();
    void keepsNamesWhole();
    void writesNoNameOverTheEmblem();
    void findsLabelWords();
    void isPaintedForTheScreen_data();
    void isPaintedForTheScreen();
    void forgetsBeyondTheBound();
    void tellsWhereThingsAre();
    void showsStateWithoutColourToo();

private:
    std::unique_ptr<ui::Theme> m_theme;
};

void PaintingTest::initTestCase()
{
    m_theme = std::make_unique<ui::Theme>(*qApp);
}

void PaintingTest::paintsTheSpecimen_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("ratio");
    for (const QString& page : tests::specimenPages())
        for (const bool dark : { true, false })
            for (const double ratio : { 1.0, 1.5, 2.0 })
                QTest::newRow(qPrintable(
                    QStringLiteral("%1-%2-%3")
                        .arg(page, dark ? QLatin1String("dark") : QLatin1String("light"), QString::number(ratio))))
                    << page << dark << ratio;
}

void PaintingTest::paintsTheSpecimen()
{
    QFETCH(QString, page);
    QFETCH(bool, dark);
    QFETCH(double, ratio);
    const ui::Colours& colours = dark ? ui::darkColours() : ui::lightColours();
    const QImage image = tests::specimenPage(page, colours, ratio);
    QVERIFY(!image.isNull());
    QVERIFY(ui::pictureBytes() <= ui::kMostPictureBytes);
    // A second time everything comes from the cache and looks the same.
    const qsizetype painted = ui::picturesPainted();
    QCOMPARE(tests::specimenPage(page, colours, ratio), image);
    QCOMPARE(ui::picturesPainted(), painted);
    const QString folder = qEnvironmentVariable("BREAKPOINT_SPECIMEN");
    if (folder.isEmpty())
        return;
    QVERIFY(image.save(QDir(folder).filePath(QString::fromLatin1(QTest::currentDataTag()) + QLatin1String(".png"))));
    if (ratio == 1.0) { // larger text, and the other seats, to be looked at too
        const ui::Colours& other = dark ? ui::darkColours(ui::SeatSet::ColourBlind) : colours;
        const QString name = page + (dark ? QLatin1String("-large-dark.png") : QLatin1String("-large-light.png"));
        QVERIFY(tests::specimenPage(page, other, 1.0, 150).save(QDir(folder).filePath(name)));
    }
}

void PaintingTest::paintsEveryLandThereIsAWordFor()
{
    QStringList words;
    for (const std::string_view word : core::smashup::landscapeKinds())
        words.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
    QCOMPARE(ui::ridgeKinds(), words);
    // Each has an outline of its own.
    QSet<QString> outlines;
    for (const QString& word : words) {
        ui::Scatter scatter(7);
        const QPainterPath path = ui::ridge(word, 300, 120, 60, scatter);
        QVERIFY2(path.boundingRect().top() < 120 - 20, qPrintable(word));
        QString outline;
        QDebug(&outline) << path;
        outlines.insert(outline);
    }
    QCOMPARE(outlines.size(), words.size());
}

/// A picture may be given no height at all, where a window is made small; that used to go on for ever.
void PaintingTest::noLandIsPaintedWhereThereIsNoRoom()
{
    for (const QString& kind : ui::ridgeKinds())
        for (const QRectF& area : { QRectF(5, 5, 100, 0), QRectF(5, 5, 100, -8), QRectF(5, 5, 0, 50) }) {
            QImage image(120, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::black);
            const QImage before = image;
            QPainter painter(&image);
            ui::drawLandscape(painter, area, 4, ui::landscapeOf(QStringLiteral("#ffffff ") + kind, kind));
            painter.end();
            QCOMPARE(image, before);
        }
}

/// The ground of a base is dark by its veil: measured where words and figures stand, on each land in the lightest
/// colour that a card file may name.
void PaintingTest::wordsAreReadOnEveryBase()
{
    const QSize size(302, 138);
    for (const QString& kind : ui::ridgeKinds())
        for (const char* colour : { "#ffffff", "#ffe000", "#b9c2d2", "#3f9f68" }) {
            ui::BaseFace face;
            face.name = QStringLiteral(" "); // nothing but the ground is painted
            face.landscape = ui::landscapeOf(QString::fromLatin1(colour) + QLatin1Char(' ') + kind, kind);
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::black);
            QPainter painter(&image);
            ui::paintBase(
                painter, QRect(QPoint(), size), face, ui::BaseForm::Small, {}, ui::darkColours(), QApplication::font());
            painter.end();
            double words = 21;
            double figures = 21;
            for (int y = 14; y < 92; ++y)
                for (int x = 12; x < 290; ++x) {
                    if (x > 226 && y < 32)
                        continue; // the figures, which are painted here
                    words = std::min(words, ui::contrast(image.pixelColor(x, y), QColor(ui::kTextOnDark)));
                    if (x > 200 && y < 40)
                        figures = std::min(figures, ui::contrast(image.pixelColor(x, y), QColor(ui::kMutedOnDark)));
                }
            const QByteArray land = QByteArray(colour) + ' ' + kind.toUtf8();
            QVERIFY2(words >= 4.5, land + " text: " + QByteArray::number(words));
            QVERIFY2(figures >= 4.5, land + " figures: " + QByteArray::number(figures));
        }
}

/// Also what cannot be played is read: its words against the ground around them, in the forms of a hand.
void PaintingTest::wordsAreReadOnACardThatCannotBePlayed()
{
    const ui::Colours& colours = ui::lightColours();
    for (const ui::CardForm form : { ui::CardForm::Hand, ui::CardForm::ShortHand, ui::CardForm::Compact })
        for (const char* colour : { "#ffffff", "#ffe000", "#b9c2d2", "#3f9f68", "#7a1020" }) {
            ui::CardFace face;
            face.colour = QColor(colour);
            const QRect area(QPoint(10, 10), ui::nominalSize(form).toSize() * 2);
            const auto painted = [&](const QString& words) {
                QImage image(area.size() + QSize(20, 20), QImage::Format_ARGB32_Premultiplied);
                image.fill(colours.clothEdge);
                face.name = words;
                face.text = words;
                QPainter painter(&image);
                ui::FaceState state;
                state.illegal = true;
                ui::paintCard(painter, area, face, form, state, colours, QApplication::font());
                return image;
            };
            const QImage blank = painted(QStringLiteral(" "));
            const QImage words = painted(QStringLiteral("Whispers in Darkness"));
            // The letters are what has come; where they are whole they have their own colour.
            QColor ink(Qt::black);
            QColor ground(Qt::black);
            const QRect place = ui::layOut(face, form, area, QApplication::font()).name.toAlignedRect();
            for (int y = place.top(); y <= place.bottom(); ++y)
                for (int x = place.left(); x <= place.right(); ++x) {
                    const QColor was = blank.pixelColor(x, y);
                    const QColor is = words.pixelColor(x, y);
                    if (is.lightness() - was.lightness() < 20)
                        continue;
                    ink = is.lightness() > ink.lightness() ? is : ink;
                    ground = was.lightness() > ground.lightness() ? was : ground;
                }
            const double read = ui::contrast(ink, ground);
            QVERIFY2(read >= 4.5, QByteArray(colour) + ' ' + QByteArray::number(read));
        }
}

namespace {

constexpr ui::CardForm kForms[] = { ui::CardForm::Whole, ui::CardForm::Hand, ui::CardForm::ShortHand,
    ui::CardForm::Table, ui::CardForm::TwoRow, ui::CardForm::Compact, ui::CardForm::HalfCompact };

QSizeF sizeOf(ui::CardForm form)
{
    return ui::nominalSize(form);
}

QImage painted(const QSize& size, double ratio, const std::function<void(QPainter&)>& paint)
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    return image;
}

/// What is covered at all.
QRect coverOf(const QImage& image)
{
    QRect cover;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) != 0)
                cover |= QRect(x, y, 1, 1);
    return cover;
}

} // namespace

void PaintingTest::paintsWithinItsReach_data()
{
    QTest::addColumn<ui::FaceState>("state");
    for (const auto& [name, state] : tests::specimenStates())
        QTest::newRow(qPrintable(name)) << state;
}

/// Nothing is painted further out than the painter says, so that a widget can repaint just that.
void PaintingTest::paintsWithinItsReach()
{
    QFETCH(ui::FaceState, state);
    constexpr int kAround = 140;
    const QFont body = QApplication::font();
    for (const ui::CardForm form : kForms) {
        const QRectF area(QPointF(kAround, kAround), sizeOf(form));
        for (const ui::CardFace& face : { tests::specimenCards()[1], tests::laden() }) {
            const QImage image = painted(QSize(540, 640), 1.0,
                [&](QPainter& p) { ui::paintCard(p, area, face, form, state, ui::darkColours(), body); });
            const qreal reach = ui::cardOverhang(area, form);
            const QRectF allowed = area.adjusted(-reach, -reach, reach, reach + ui::attachedHeight(face, form, area));
            QVERIFY2(allowed.contains(coverOf(image)), qPrintable(QString::number(int(form))));
        }
    }
    const QRectF base(kAround, kAround, 240, 138);
    const QImage image = painted(QSize(540, 440), 1.0, [&](QPainter& p) {
        ui::paintBase(p, base, tests::specimenBases()[1], ui::BaseForm::Full, state, ui::darkColours(), body);
    });
    const qreal reach = ui::baseOverhang(body);
    QVERIFY(base.adjusted(-reach, -reach, reach, reach).contains(coverOf(image)));
}

/// However many hold its places, the last of them ends before the edge.
void PaintingTest::showsEachPlaceOfANarrowBase()
{
    const QRectF area(0, 0, 118, 110);
    ui::BaseFace face = tests::specimenBases()[1];
    face.actions.clear();
    face.notice.clear();
    face.places = { { 1, 3, { core::seatAt(0) } }, { 2, 2, { core::seatAt(1), core::seatAt(2) } }, { 3, 1, {} } };
    const auto picture = [&] {
        return painted(area.size().toSize(), 1.0, [&](QPainter& p) {
            ui::paintBase(p, area, face, ui::BaseForm::Full, {}, ui::darkColours(), QApplication::font());
        });
    };
    const QImage whole = picture();
    face.places.pop_back();
    const QImage without = picture();
    int right = 0;
    for (int y = 0; y < whole.height(); ++y)
        for (int x = right; x < whole.width(); ++x)
            if (whole.pixel(x, y) != without.pixel(x, y))
                right = x;
    QVERIFY(right > 0);
    QVERIFY2(right < area.width() - 6, qPrintable(QString::number(right)));
}

void PaintingTest::keepsNamesWhole_data()
{
    QTest::addColumn<QString>("name");
    // The longest names of English and German cards there are, in one word and in several.
    for (const char* name : { "Supreme Overlord", "Those Meddling Kids", "Things Best Not Known", "Mikroboter-Recycler",
             "Star-Spawn of Cthulhu", "Tooth and Claw… and Guns", "Unergründlicher Zweck", "Full Sail" })
        QTest::newRow(name) << QString::fromUtf8(name);
}

void PaintingTest::keepsNamesWhole()
{
    QFETCH(QString, name);
    ui::CardFace face = tests::specimenCards()[2];
    face.name = name;
    for (const ui::CardForm form : kForms)
        QVERIFY2(
            ui::cardHoldsName(face, form, sizeOf(form), QApplication::font()), qPrintable(QString::number(int(form))));
}

void PaintingTest::writesNoNameOverTheEmblem()
{
    const ui::CardForm form = ui::CardForm::HalfCompact;
    bool both = false;
    for (const int width : { 92, 110, 140 })
        for (const char* name : { "Ape", "Scout", "Warbot", "Laseratops", "Microbot Guard" })
            for (const int copies : { 1, 3 }) {
                ui::CardFace face;
                face.name = QString::fromLatin1(name);
                face.power = 4;
                face.copies = copies;
                const QRectF area(QPointF(), QSizeF(width, ui::nominalSize(form).height()));
                const ui::CardLayout at = ui::layOut(face, form, area, QApplication::font());
                QVERIFY(!at.name.intersects(at.emblem));
                QVERIFY(!at.name.intersects(at.power));
                QCOMPARE(at.nameWords.startsWith(QStringLiteral("3×")), copies == 3);
                both = both || !at.emblem.isNull();
            }
    QVERIFY(both); // where there is room it stands beside the name
}

void PaintingTest::findsLabelWords()
{
    // Bold words are wider: only a word before a colon that begins a sentence is one.
    const QFont font = ui::bodyLetters(QApplication::font(), 13);
    const auto width = [&](const char* text, bool labels) {
        const QImage image = painted(QSize(600, 24), 1.0, [&](QPainter& p) {
            ui::Setting setting;
            setting.labels = labels;
            ui::paintWords(p, QRectF(0, 0, 600, 24), QString::fromUtf8(text), font, Qt::black, setting);
        });
        return coverOf(image).width();
    };
    for (const char* labelled :
        { "Ongoing: x x", "Draw a card. Talent: x", "Dauerhaft: x", "Zieh eine Karte. Special: x" })
        QVERIFY2(width(labelled, true) > width(labelled, false), labelled);
    for (const char* plain : { "Choose one here: draw", "It says so, Talent: x", "no label: here" })
        QCOMPARE(width(plain, true), width(plain, false));
}

void PaintingTest::isPaintedForTheScreen_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : { 1.0, 1.5, 2.0 })
        QTest::newRow(QByteArray::number(ratio)) << ratio;
}

/// At any ratio and any place between pixels a card is painted pixel for pixel as it was made: never a scaled picture.
void PaintingTest::isPaintedForTheScreen()
{
    QFETCH(double, ratio);
    const QFont body = QApplication::font();
    for (const ui::CardForm form : kForms) {
        const ui::CardFace face = tests::specimenCards()[2];
        const auto at = [&](const QPointF& place) {
            return painted(QSize(540, 640), ratio, [&](QPainter& p) {
                ui::FaceState still;
                still.ghost = true; // without a shadow
                still.opacity = 1 / ui::opacityOf(still);
                ui::paintCard(p, { place, sizeOf(form) }, face, form, still, ui::darkColours(), body);
            });
        };
        const QImage whole = at(QPointF(40, 40));
        const QImage between = at(QPointF(40 + 0.3 / ratio, 40 + 0.3 / ratio));
        // The inside, as the rings of the second stand between the pixels.
        const QRect inside = QRectF(QPointF(47, 47) * ratio, (sizeOf(form) - QSizeF(14, 14)) * ratio).toAlignedRect();
        QCOMPARE(between.copy(inside), whole.copy(inside));
    }
    // Twice the pixels are twice the detail: the same card scaled up is another picture.
    if (ratio == 2.0) {
        const auto one = [&](double r) {
            return painted(QSize(128, 190), r, [&](QPainter& p) {
                ui::paintCard(p, QRectF(0, 0, 128, 190), tests::specimenCards()[0], ui::CardForm::Hand, {},
                    ui::darkColours(), body);
            });
        };
        const auto edges = [](const QImage& image) {
            qint64 sum = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 1; x < image.width(); ++x)
                    sum += std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x - 1, y)));
            return sum;
        };
        const QImage large = one(1.0).scaled(256, 380, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QVERIFY(edges(one(2.0)) > edges(large) * 5 / 4);
    }
}

void PaintingTest::forgetsBeyondTheBound()
{
    ui::forgetPictures();
    QCOMPARE(ui::pictureBytes(), qsizetype(0));
    const qsizetype before = ui::picturesPainted();
    const QSizeF size(1000, 1000); // four megabytes each
    const int most = int(ui::kMostPictureBytes / (4 * 1000 * 1000));
    for (int i = 0; i < most + 20; ++i)
        ui::picture(ui::PictureKey("test") << i, size, 1.0, [](QPainter& p) { p.fillRect(0, 0, 9, 9, Qt::red); });
    QVERIFY(ui::pictureBytes() <= ui::kMostPictureBytes);
    QVERIFY(ui::pictureBytes() > ui::kMostPictureBytes / 2);
    QCOMPARE(ui::picturesPainted() - before, qsizetype(most + 20));
    // The newest is there still, the oldest is not.
    ui::picture(ui::PictureKey("test") << most + 19, size, 1.0, [](QPainter&) {});
    QCOMPARE(ui::picturesPainted() - before, qsizetype(most + 20));
    ui::picture(ui::PictureKey("test") << 0, size, 1.0, [](QPainter&) {});
    QCOMPARE(ui::picturesPainted() - before, qsizetype(most + 21));
    ui::forgetPictures();
}

void PaintingTest::tellsWhereThingsAre()
{
    const QFont body = QApplication::font();
    const ui::CardFace face = tests::laden();
    for (const ui::CardForm form : kForms) {
        const QRectF area(QPointF(10, 10), sizeOf(form));
        const qreal below = ui::attachedHeight(face, form, area);
        QRectF last;
        for (int i = 0; i < 2; ++i) {
            const QRectF strip = ui::attachedArea(face, form, area, i, body);
            if (strip.isNull()) {
                QVERIFY(form == ui::CardForm::Hand || form == ui::CardForm::ShortHand);
                continue;
            }
            QVERIFY(area.adjusted(0, 0, 0, below).contains(strip));
            // Apart, or at least so far that each can be pointed at where a column is narrow.
            QVERIFY(!strip.intersects(last.adjusted(1, 1, -1, -1)) || strip.left() > last.left() + 4);
            last = strip;
        }
        QVERIFY(ui::attachedArea(face, form, area, 2, body).isNull());
        QVERIFY(ui::markArea(face, form, area, 2, body).isNull());
    }
    const ui::BaseFace base = tests::specimenBases()[3];
    for (const double width : { 190.0, 240.0, 302.0 }) {
        const QRectF area(0, 0, width, 138);
        const QRectF one = ui::baseActionArea(area, base, ui::BaseForm::Full, 0, body);
        const QRectF other = ui::baseActionArea(area, base, ui::BaseForm::Full, 1, body);
        QVERIFY(area.contains(one) && area.contains(other));
        QVERIFY(other.left() > one.left() + 6); // each can be pointed at
    }
    QVERIFY(ui::baseActionArea(QRectF(0, 0, 302, 138), base, ui::BaseForm::Full, 2, body).isNull());
    const ui::Meter meter { { { core::seatAt(0), 6 }, { core::seatAt(1), 9 }, { core::seatAt(0), 5, true } }, 40 };
    const QRectF bar(0, 0, 400, 18);
    QCOMPARE(ui::meterPartArea(bar, meter, 0), QRectF(0, 0, 60, 18));
    QCOMPARE(ui::meterPartArea(bar, meter, 1), QRectF(60, 0, 90, 18));
    QCOMPARE(ui::meterPartArea(bar, meter, 2), QRectF(150, 0, 50, 18));
}

/// In shades of grey each state still differs from rest, and each seat's part of a meter from every other's.
void PaintingTest::showsStateWithoutColourToo()
{
    const QFont body = QApplication::font();
    QSet<QByteArray> seen;
    for (const auto& [name, state] : tests::specimenStates()) {
        const QImage grey = painted(QSize(200, 220), 1.0, [&](QPainter& p) {
            p.fillRect(0, 0, 200, 220, QColor(0x1c2536));
            ui::paintCard(p, QRectF(50, 50, 90, 118), tests::specimenCards()[3], ui::CardForm::Table, state,
                ui::darkColours(), body);
        }).convertToFormat(QImage::Format_Grayscale8);
        seen.insert(QByteArray(reinterpret_cast<const char*>(grey.constBits()), grey.sizeInBytes()));
    }
    QCOMPARE(seen.size(), qsizetype(tests::specimenStates().size()));
    QSet<QByteArray> patterns;
    for (int i = 0; i < core::kMaxSeats; ++i) {
        ui::Colours alike = ui::darkColours();
        alike.seats.fill(QColor(0x999999));
        const QImage bar = painted(QSize(120, 18), 1.0, [&](QPainter& p) {
            ui::paintMeter(p, QRectF(0, 0, 120, 18), { { { core::seatAt(i), 10 } }, 10 }, alike, body);
        });
        patterns.insert(QByteArray(reinterpret_cast<const char*>(bar.constBits()), bar.sizeInBytes()));
    }
    QCOMPARE(patterns.size(), qsizetype(core::kMaxSeats));
}

REGISTER_TEST(PaintingTest)
#include "painting_test.moc"
