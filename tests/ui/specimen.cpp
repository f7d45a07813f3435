#include "tests/ui/specimen.h"

#include "ui/look.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pile.h"
#include "ui/painting/ridges.h"

#include <QApplication>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>

namespace tests {

using namespace ui;

namespace {

constexpr QRgb kGreen = 0x3f9f68;
constexpr QRgb kRed = 0xc0393b;
constexpr QRgb kOlive = 0x76873a;
constexpr QRgb kViolet = 0x9a63d2;
constexpr QRgb kBlue = 0x4384c4;
constexpr QRgb kBrown = 0xb9692c;

CardFace card(
    const char* name, const char* group, const char* kind, const char* emblem, QRgb colour, int power, const char* text)
{
    CardFace face;
    face.name = QString::fromUtf8(name);
    face.group = QString::fromUtf8(group);
    face.kind = QString::fromUtf8(kind);
    face.emblem = QString::fromUtf8(emblem);
    face.colour = QColor(colour);
    face.text = QString::fromUtf8(text);
    if (power >= 0) {
        face.power = power;
        face.printedPower = power;
    }
    return face;
}

BaseFace base(const char* name, const char* recipe, const char* text, int full, std::vector<int> powers)
{
    BaseFace face;
    face.name = QString::fromUtf8(name);
    face.text = QString::fromUtf8(text);
    face.landscape = landscapeOf(QString::fromUtf8(recipe), face.name);
    face.full = full;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        face.parts.push_back({ core::seatAt(static_cast<int>(i)), double(powers[i]) });
        face.total += powers[i];
    }
    face.pointsWord = QStringLiteral("VP");
    face.places = { { 0, 4, { core::seatAt(0) } }, { 1, 2, { core::seatAt(1) } }, { 2, 1, {} } };
    return face;
}

} // namespace

std::vector<CardFace> specimenCards()
{
    return {
        card("Full Sail", "Pirates", "special", "pirates", kRed, -1,
            "Move any number of your minions, each to another base. Special: You may also play this card before a base "
            "scores."),
        card("Probe", "Aliens", "action", "aliens", kGreen, -1,
            "Look at another player's hand. Discard a minion from that player's hand."),
        card("Collector", "Aliens", "minion", "aliens", kGreen, 2,
            "You may return a minion of power 3 or less here to its owner's hand."),
        card("Buccaneer", "Pirates", "minion", "pirates", kRed, 4,
            "Ongoing: If this minion would be destroyed, move it to another base instead."),
        card("Microbot Reclaimer", "Robots", "minion", "robots", kBlue, 1,
            "If this is the first minion you have played this turn, you may play an extra minion. Shuffle any number "
            "of "
            "microbots from your discard pile into your deck."),
        card("Those Meddling Kids", "Miskatonic University", "action", "miskatonic_university", 0x94722d, -1,
            "Choose a base. Destroy any number of actions there."),
        card("Tooth and Claw… and Guns", "Dinosaurs", "action", "dinosaurs", kBrown, -1,
            "Play on a minion. Ongoing: If an ability of another player's card would affect this minion, destroy this "
            "card instead; that ability then does nothing to the minion."),
    };
}

CardFace laden()
{
    CardFace face = card("Armor Stego", "Dinosaurs", "minion", "dinosaurs", kBrown, 7,
        "Ongoing: This minion has +2 power during other players' turns.");
    face.printedPower = 3;
    face.marks = { { Ability::Ongoing, AbilityUse::Resting }, { Ability::Talent, AbilityUse::Usable } };
    face.sources = { { QStringLiteral("its own ability"), 2 }, { QStringLiteral("Upgrade"), 2 } };
    face.attached = { { QStringLiteral("Upgrade"), QStringLiteral("dinosaurs"), QColor(kBrown), QStringLiteral("You"),
                          core::seatAt(0) },
        { QStringLiteral("Poison"), QStringLiteral("ninjas"), QColor(0x5b4b87), QStringLiteral("Marrow"),
            core::seatAt(1) } };
    return face;
}

std::vector<BaseFace> specimenBases()
{
    std::vector<BaseFace> all {
        base("The Homeworld", "#3f9f68 spires",
            "After a minion is played here, its owner may play an extra minion of power 2 or less.", 23, { 10, 7 }),
        base("Tortuga", "#2f7fb0 waves",
            "After this base scores and is replaced, the runner-up may move one of their minions from another base to "
            "the new base.",
            21, { 6, 9 }),
        base("The Great Library", "#6a4a9c columns",
            "After this base scores, each player with a minion here may draw a card.", 22, { 2, 8 }),
        base("Mountains of Madness", "#8a7f66 mountains",
            "After a minion is played here, its owner draws a Madness card.", 20, { 5, 5, 6, 2 }),
    };
    all[1].parts.push_back({ core::seatAt(0), 4, true });
    all[1].becomes = 19;
    all[2].actions = { { QStringLiteral("Overrun"), QStringLiteral("zombies"), QColor(kOlive) } };
    all[3].places = { { 0, 6, { core::seatAt(2) } }, { 1, 4, { core::seatAt(0), core::seatAt(1) } },
        { 2, 3, { core::seatAt(3) } } };
    all[3].actions = { { QStringLiteral("A name as long as they get"), QStringLiteral("robots"), QColor(kBlue) },
        { QStringLiteral("Another one"), QStringLiteral("pirates"), QColor(kRed) } };
    return all;
}

std::vector<NamedState> specimenStates()
{
    std::vector<NamedState> all { { QStringLiteral("rest"), {} } };
    const auto add = [&all](const char* name, auto change) {
        FaceState state;
        change(state);
        all.push_back({ QString::fromLatin1(name), state });
    };
    add("hover", [](FaceState& s) { s.hover = true; });
    add("focus", [](FaceState& s) { s.focus = true; });
    add("legal", [](FaceState& s) { s.legal = true; });
    add("legal, focus", [](FaceState& s) { s.legal = s.focus = true; });
    add("picked", [](FaceState& s) { s.picked = true, s.number = 2; });
    add("asks", [](FaceState& s) { s.asks = true; });
    add("hinted", [](FaceState& s) { s.hinted = true; });
    add("illegal", [](FaceState& s) { s.illegal = true; });
    add("held", [](FaceState& s) { s.held = true, s.tilt = 5; });
    add("ghost", [](FaceState& s) { s.ghost = true; });
    add("fading", [](FaceState& s) { s.fading = true; });
    return all;
}

namespace {

struct Page {
    QPainter& painter;
    const Colours& colours;
    QFont body;

    qreal px(double pixels) const { return scaled(body, pixels); }
    void caption(const QPointF& at, const QString& text) const
    {
        painter.setFont(bodyFont(body, 11));
        painter.setPen(colours.muted);
        painter.drawText(at, text);
    }
};

void cardsPage(const Page& page)
{
    QPainter& painter = page.painter;
    const FaceState rest;
    qreal x = page.px(24);
    const auto cards = specimenCards();
    for (const CardFace& face : { cards[0], cards[6], laden(), cards[3] }) {
        const QSizeF size = cardSize(CardForm::Whole, page.body);
        paintCard(painter, { QPointF(x, page.px(20)), size }, face, CardForm::Whole, rest, page.colours, page.body);
        x += size.width() + page.px(20);
    }
    // A hand in its fan.
    const QSizeF hand = cardSize(CardForm::Hand, page.body);
    x = page.px(30);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        painter.save();
        const QRectF area(QPointF(x, page.px(405) + std::pow(double(i) - 3, 2) * page.px(2)), hand);
        painter.translate(area.center());
        painter.rotate((double(i) - 3) * 1.1);
        painter.translate(-area.center());
        paintCard(painter, area, cards[i], CardForm::Hand, rest, page.colours, page.body);
        painter.restore();
        x += hand.width() + page.px(8);
    }
    x += page.px(24);
    paintCard(painter, { QPointF(x, page.px(405)), hand }, cards[0], CardForm::Hand, { .legal = true }, page.colours,
        page.body);
    x = page.px(24);
    for (const CardFace& face : cards) {
        const QSizeF size = cardSize(CardForm::ShortHand, page.body);
        paintCard(
            painter, { QPointF(x, page.px(640)), size }, face, CardForm::ShortHand, rest, page.colours, page.body);
        x += size.width() + page.px(10);
    }
    // On the table, in both heights, in every state.
    x = page.px(24);
    for (const auto& [name, state] : specimenStates()) {
        const QSizeF size = cardSize(CardForm::Table, page.body);
        CardFace face = cards[3];
        face.marks = { { Ability::Ongoing, AbilityUse::Resting } };
        paintCard(painter, { QPointF(x, page.px(800)), size }, face, CardForm::Table, state, page.colours, page.body);
        face.marks = { { Ability::Special, state.legal ? AbilityUse::Usable : AbilityUse::Resting } };
        paintCard(painter, { QPointF(x, page.px(940)), cardSize(CardForm::TwoRow, page.body) }, face, CardForm::TwoRow,
            state, page.colours, page.body);
        page.caption({ x, page.px(1045) }, name);
        x += size.width() + page.px(14);
    }
    x = page.px(870);
    paintCard(painter, { QPointF(x, page.px(640)), cardSize(CardForm::Table, page.body) }, laden(), CardForm::Table,
        rest, page.colours, page.body);
    CardFace weak = cards[4];
    weak.power = 0;
    paintCard(painter, { QPointF(x + page.px(110), page.px(640)), cardSize(CardForm::Table, page.body) }, weak,
        CardForm::Table, rest, page.colours, page.body);
    x += page.px(216);
    CardFace many = cards[2];
    many.copies = 4;
    CardFace used = cards[3];
    used.marks = { { Ability::Talent, AbilityUse::Used } };
    qreal y = page.px(620);
    for (const CardFace& face : { cards[4], laden(), many, used }) {
        paintCard(painter, { x, y, page.px(140), page.px(32) }, face, CardForm::Compact, rest, page.colours, page.body);
        paintCard(painter, { x + page.px(150), y, page.px(110), page.px(32) }, face, CardForm::HalfCompact, rest,
            page.colours, page.body);
        y += page.px(38);
    }
}

void basesPage(const Page& page)
{
    QPainter& painter = page.painter;
    const auto bases = specimenBases();
    qreal x = page.px(24);
    for (std::size_t i = 0; i < bases.size(); ++i) {
        FaceState state;
        state.legal = i == 1;
        paintBase(painter, { x, page.px(20), page.px(302), page.px(138) }, bases[i], BaseForm::Full, state,
            page.colours, page.body);
        state = {};
        state.illegal = i == 2;
        state.focus = i == 0;
        paintBase(painter, { x, page.px(184), page.px(200), page.px(138) }, bases[i], BaseForm::Full, state,
            page.colours, page.body);
        BaseFace small = bases[i];
        small.above.assign(i + 1, { {}, QStringLiteral("wizards"), QColor(kViolet) });
        small.below.assign(2 * i + 1, { {}, QStringLiteral("aliens"), QColor(kGreen) });
        paintBase(painter, { x, page.px(350), page.px(268), page.px(118) }, small, BaseForm::Small, {}, page.colours,
            page.body);
        paintBase(painter, { x, page.px(494), page.px(126), page.px(76) }, bases[i], BaseForm::Tiny, {}, page.colours,
            page.body);
        BaseFace scoring = bases[i];
        scoring.name += QStringLiteral(" scores");
        scoring.becomes = {};
        scoring.lines = { { 0, QStringLiteral("1st"), QStringLiteral("You"), core::seatAt(0),
                              QStringLiteral("17 power"), QStringLiteral("+4") },
            { 1, QStringLiteral("2nd"), QStringLiteral("Marrow"), core::seatAt(1), QStringLiteral("11 power"),
                QStringLiteral("+3") } };
        if (i == 3)
            scoring.lines.push_back({ 2, QStringLiteral("3rd"), QStringLiteral("Quill"), core::seatAt(3),
                QStringLiteral("2 power"), QStringLiteral("+1") });
        state = {};
        state.picked = true;
        paintBase(painter, { x, page.px(600), page.px(302), page.px(140) }, scoring, BaseForm::Scoring, state,
            page.colours, page.body);
        x += page.px(324);
    }
}

void smallPage(const Page& page)
{
    QPainter& painter = page.painter;
    qreal x = page.px(40);
    for (const int count : { 0, 1, 6, 12, 20, 34 }) {
        const QRectF area(x, page.px(40), page.px(44), page.px(56));
        paintPile(painter, area, { count }, {}, page.colours, page.body);
        const Pile open { count, true, QStringLiteral("pirates"), QColor(kRed) };
        paintPile(painter, area.translated(0, page.px(110)), open, { .focus = count == 12 }, page.colours, page.body);
        paintBacks(painter, { x - page.px(8), page.px(250), page.px(68), page.px(30) }, count, page.colours);
        x += page.px(90);
    }
    paintCardBack(painter, { page.px(620), page.px(30), page.px(128), page.px(190) }, page.colours);
    qreal y = page.px(310);
    for (const bool panel : { false, true }) {
        Meter meter { {}, 24 };
        for (int i = 0; i < 6; ++i)
            meter.parts.push_back({ core::seatAt(i), 3.0 + i % 2 });
        paintMeter(painter, { page.px(24), y, page.px(340), page.px(18) }, meter, page.colours, page.body, panel);
        meter.parts.resize(2);
        meter.parts.push_back({ core::seatAt(0), 4, true });
        paintMeter(painter, { page.px(390), y, page.px(250), page.px(18) }, meter, page.colours, page.body, panel);
        meter.parts = { { core::seatAt(0), 17 }, { core::seatAt(1), 11 } };
        meter.full = 21;
        paintMeter(painter, { page.px(660), y, page.px(120), page.px(18) }, meter, page.colours, page.body, panel);
        y += page.px(30);
    }
    x = page.px(24);
    for (const auto& [kind, words] : std::initializer_list<std::pair<PillKind, const char*>> {
             { PillKind::Quiet, "2 rulings" }, { PillKind::Gold, "playable now" },
             { PillKind::Solid, "about to score" }, { PillKind::Good, "won" }, { PillKind::Bad, "lost" } }) {
        const QSizeF size = pillSize(QString::fromLatin1(words), page.body);
        paintPill(
            painter, { QPointF(x, page.px(390)), size }, QString::fromLatin1(words), kind, page.colours, page.body);
        x += size.width() + page.px(8);
    }
    for (const char* key : { "F1", "Space", "E" }) {
        const QSizeF size = keyCapSize(QString::fromLatin1(key), page.body);
        paintKeyCap(
            painter, { QPointF(x, page.px(391)), size }, QString::fromLatin1(key), page.colours.muted, page.body);
        x += size.width() + page.px(8);
    }
    x = page.px(24);
    for (int place = 0; place < 3; ++place)
        for (int holders = 0; holders < 3; ++holders) {
            PlacePill pill { place, 4 - place, {} };
            for (int i = 0; i < holders; ++i)
                pill.holders.push_back(core::seatAt(2 * i));
            const qreal width = placePillWidth(pill, page.px(20), page.body);
            paintPlacePill(painter, { x, page.px(430), width, page.px(20) }, pill, page.colours, page.body);
            x += width + page.px(8);
        }
    for (int i = 0; i < 6; ++i) {
        const QColor ink = seatInk(core::seatAt(i), page.colours);
        painter.setPen(seatPen(core::seatAt(i), ink, page.px(3)));
        const QPointF at(page.px(40 + 90 * i), page.px(480));
        painter.drawLine(at - QPointF(page.px(16), 0), at + QPointF(page.px(40), 0));
        paintSeatMark(painter, at + QPointF(page.px(12), 0), page.px(13), core::seatAt(i), ink);
    }
    x = page.px(24);
    for (const char* emblem : { "aliens", "pirates", "robots", "wizards", "zombies", "ninjas" }) {
        paintEmblemSquare(
            painter, { x, page.px(510), page.px(20), page.px(20) }, QString::fromLatin1(emblem), QColor(kBlue));
        paintEmblemSquare(
            painter, { x, page.px(540), page.px(26), page.px(26) }, QString::fromLatin1(emblem), QColor(kGreen));
        x += page.px(34);
    }
    for (const Ability ability : { Ability::Ongoing, Ability::Talent, Ability::Special })
        for (const AbilityUse use : { AbilityUse::Resting, AbilityUse::Usable, AbilityUse::Used }) {
            paintAbilityMark(painter, { x, page.px(512), page.px(18), page.px(18) }, { ability, use });
            paintAbilityMark(painter, { x, page.px(540), page.px(28), page.px(28) }, { ability, use });
            x += page.px(34);
        }
}

void landscapesPage(const Page& page)
{
    const QStringList kinds = ridgeKinds();
    const char* const colours[] = { "#3f9f68", "#2f7fb0", "#6a4a9c", "#b0563a", "#8a7f66", "#a8497c" };
    for (int i = 0; i < kinds.size(); ++i) {
        BaseFace face = specimenBases()[0];
        face.name = kinds[i];
        face.text.clear();
        face.landscape = landscapeOf(QString::fromLatin1(colours[i % 6]) + QLatin1Char(' ') + kinds[i], kinds[i]);
        const qreal x = page.px(20 + 264 * (i % 5));
        const int row = i / 5;
        const qreal y = page.px(16 + 150 * row);
        paintBase(
            page.painter, { x, y, page.px(250), page.px(136) }, face, BaseForm::Full, {}, page.colours, page.body);
    }
}

/// A turn as the mock-up of the table has it: cells above and below three bases, piles at the left, a hand in its fan.
void tablePage(const Page& page)
{
    QPainter& painter = page.painter;
    const auto px = [&page](double pixels) { return page.px(pixels); };
    const auto cell = [&](const QRectF& area) {
        painter.setPen(QPen(page.colours.border, 1));
        painter.setBrush(page.colours.dark ? page.colours.sunken : page.colours.raised);
        painter.drawRoundedRect(area, px(10), px(10));
    };
    const auto bases = specimenBases();
    const auto hand = specimenCards();
    const QSizeF size = cardSize(CardForm::Table, page.body);
    const auto minion = [&](const char* name, const char* emblem, QRgb colour, int power) {
        return card(name, "", "minion", emblem, colour, power, "");
    };
    const std::vector<std::vector<CardFace>> theirs {
        { minion("Chronomage", "wizards", kViolet, 3), minion("Neophyte", "wizards", kViolet, 2),
            minion("Enchantress", "wizards", kViolet, 2) },
        { minion("Zombie Lord", "zombies", kOlive, 5), minion("Grave Digger", "zombies", kOlive, 4) },
        { minion("Archmage", "wizards", kViolet, 4), minion("Tenacious Z", "zombies", kOlive, 2),
            minion("Walker", "zombies", kOlive, 2) },
    };
    const std::vector<std::vector<CardFace>> ours {
        { minion("Supreme Overlord", "aliens", kGreen, 5), minion("Invader", "aliens", kGreen, 3),
            minion("First Mate", "pirates", kRed, 2) },
        { minion("Scout", "aliens", kGreen, 3), laden() },
        { minion("First Mate", "pirates", kRed, 2) },
    };
    for (int column = 0; column < 3; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const qreal left = px(160 + 310 * column);
        cell({ left, px(10), px(302), px(188) });
        cell({ left, px(354), px(302), px(188) });
        paintBase(
            painter, { left, px(207), px(302), px(138) }, bases[index], BaseForm::Full, {}, page.colours, page.body);
        qreal x = left + px(7);
        for (const CardFace& face : theirs[index]) {
            paintCard(painter, { QPointF(x, px(191) - size.height()), size }, face, CardForm::Table,
                { .illegal = column == 2 }, page.colours, page.body);
            x += size.width() + px(6);
        }
        x = left + px(7);
        for (const CardFace& face : ours[index]) {
            paintCard(painter, { QPointF(x, px(361)), size }, face, CardForm::Table,
                { .focus = column == 0 && x < left + px(8), .legal = column == 1 }, page.colours, page.body);
            x += size.width() + px(6);
        }
    }
    for (const bool mine : { false, true }) {
        const qreal top = px(mine ? 354 : 10);
        cell({ px(20), top, px(130), px(188) });
        paintPile(painter, { px(36), top + px(104), px(44), px(56) }, { mine ? 15 : 12 }, {}, page.colours, page.body);
        paintPile(painter, { px(96), top + px(104), px(44), px(56) },
            { 13, true, mine ? QStringLiteral("pirates") : QStringLiteral("wizards"), QColor(mine ? kRed : kViolet) },
            {}, page.colours, page.body);
        if (!mine)
            paintBacks(painter, { px(74), top + px(36), px(66), px(30) }, 5, page.colours);
    }
    const QSizeF held = cardSize(CardForm::Hand, page.body);
    for (std::size_t i = 0; i < 6; ++i) {
        painter.save();
        const double off = static_cast<double>(i) - 2.5;
        const QRectF area(QPointF(px(190) + static_cast<double>(i) * px(136), px(575) + off * off * px(1.6)), held);
        painter.translate(area.center());
        painter.rotate(i == 0 ? 0 : off * 1.1);
        painter.translate(-area.center());
        paintCard(
            painter, area.translated(0, i == 0 ? -px(22) : 0), hand[i], CardForm::Hand, {}, page.colours, page.body);
        painter.restore();
    }
    paintCard(painter, { QPointF(px(1090), px(20)), cardSize(CardForm::Whole, page.body) * 0.94 }, hand[0],
        CardForm::Whole, {}, page.colours, page.body);
}

} // namespace

QStringList specimenPages()
{
    return { QStringLiteral("table"), QStringLiteral("cards"), QStringLiteral("bases"), QStringLiteral("small"),
        QStringLiteral("landscapes") };
}

QImage specimenPage(const QString& page, const Colours& colours, double ratio, int textPercent)
{
    QFont body = QApplication::font();
    body.setPixelSize(kBodyPixels * textPercent / 100);
    const QSize size = QSize(1340, page == QLatin1String("cards") ? 1060 : 780) * textPercent / 100;
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    QRadialGradient cloth(QPointF(size.width() / 2.0, size.height() / 2.0), size.width() * 0.62);
    cloth.setColorAt(0, colours.clothMiddle);
    cloth.setColorAt(1, colours.clothEdge);
    painter.fillRect(QRect(QPoint(), size), cloth);
    const Page paper { painter, colours, body };
    if (page == QLatin1String("cards"))
        cardsPage(paper);
    else if (page == QLatin1String("bases"))
        basesPage(paper);
    else if (page == QLatin1String("table"))
        tablePage(paper);
    else if (page == QLatin1String("small"))
        smallPage(paper);
    else
        landscapesPage(paper);
    return image;
}

} // namespace tests
