#include "ui/table/smashup/smash_up_primer.h"

#include "core/game/game.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pile.h"
#include "ui/table/primer_scene.h"
#include "ui/table/smashup/faces.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/print_faces.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ui {

namespace {

constexpr int kUsualBreakpoint = 20;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SmashUpPrimer)
};

enum Page { Decks, Bases, Turn, Breaking, Places, Signs, Race, PageCount };

constexpr core::Seat kOwn = core::Seat::First;
constexpr core::Seat kOther = core::seatAt(1);
constexpr core::Seat kThird = core::seatAt(2);

QString otherName(core::Seat seat)
{
    return seat == kOwn ? shownName(kYou) : seat == kOther ? QStringLiteral("Ada") : QStringLiteral("Tom");
}

/// Whether each place of the base is worth less than the one before, and the last something.
bool fallsByPlace(const core::CardInfo& base)
{
    const std::vector<PlacePill> places = placeFaceOf(base).places;
    return places.size() == 3 && places[0].points > places[1].points && places[1].points > places[2].points
        && places[2].points > 0;
}

} // namespace

class SmashUpPrimer::Scene final : public PrimerScene {
public:
    using PrimerScene::PrimerScene;

    void card(const CardFace& face, double x, double y, CardForm form, const FaceState& state = {}, double turn = 0)
    {
        const QSizeF size = nominalSize(form);
        painter.save();
        painter.translate(at(x + size.width() / 2, y + size.height() / 2));
        painter.rotate(turn);
        painter.translate(-at(x + size.width() / 2, y + size.height() / 2));
        paintCard(painter, at(x, y, size.width(), size.height()), face, form, state, colours, body);
        painter.restore();
    }
    void base(const BaseFace& face, double x, double y, double width, double height, BaseForm form,
        const FaceState& state = {})
    {
        paintBase(painter, at(x, y, width, height), face, form, state, colours, body);
    }
};

SmashUpPrimer::SmashUpPrimer(const core::Game& game)
    : m_game(game)
    , m_looks(game)
{
    const std::string set = game.setNames().front();
    for (const core::CardInfo& card : game.cards())
        if (card.set == set)
            (card.type == "base" ? m_bases : m_cards).push_back(card);
    // Those that are like most come first.
    std::stable_partition(m_bases.begin(), m_bases.end(), fallsByPlace);
    std::vector<core::FactionInfo> factions = game.factions();
    std::erase_if(factions, [&](const core::FactionInfo& each) { return each.set != set; });
    std::stable_sort(factions.begin(), factions.end(),
        [](const core::FactionInfo& a, const core::FactionInfo& b) { return a.complexity < b.complexity; });
    for (const core::FactionInfo& each : factions)
        if (m_factions.size() < 2)
            m_factions << QString::fromStdString(each.name);
        else if (m_others.size() < 2)
            m_others << QString::fromStdString(each.name);
}

int SmashUpPrimer::count() const
{
    return PageCount;
}

QString SmashUpPrimer::heading(int page) const
{
    switch (page) {
    case Decks:
        return Words::tr("Two factions, one deck");
    case Bases:
        return Words::tr("Bases lie between you");
    case Turn:
        return Words::tr("A minion and an action");
    case Breaking:
        return Words::tr("Enough power breaks a base");
    case Places:
        return Words::tr("Most power, most points");
    case Signs:
        return Words::tr("Three signs to know");
    default:
        return Words::tr("First to 15");
    }
}

QString SmashUpPrimer::text(int page) const
{
    switch (page) {
    case Decks:
        return Words::tr(
            "Everybody takes two factions of twenty cards each and shuffles them into one deck. Five cards "
            "are the first hand.");
    case Bases:
        return Words::tr(
            "There is one base more than there are players. The number at its top is the power that breaks "
            "it; below stands what the first, the second and the third place are worth. Many bases do "
            "something of their own.");
    case Turn:
        return Words::tr(
            "In your turn you may play one minion and one action, in any order, or less. A minion goes to a "
            "base and adds its power there. An action does what it says and is discarded, unless it stays "
            "at a base or on a minion.");
    case Breaking:
        return Words::tr("When the plays of a turn are through, the power of all players at a base counts together. A "
                         "base with its breakpoint scores, whoever has the turn.");
    case Places:
        return Words::tr("Places go by the power that each player has there. Who ties takes the points of the better "
                         "place, and the next place goes to nobody. Then all cards there are discarded, and another "
                         "base comes.");
    case Signs:
        return Words::tr("Most cards work once, when they are played. These three signs stand on cards that do more.");
    default:
        return Words::tr("A turn ends with two cards drawn; more than ten in hand are discarded. Whoever has the most "
                         "points wins when a turn ends with somebody at 15 or more. A tie plays on.");
    }
}

QString SmashUpPrimer::seen(int page) const
{
    switch (page) {
    case Decks:
        return Words::tr("Cards of %1 and of %2, and a deck of 40.").arg(m_factions.value(0), m_factions.value(1));
    case Bases:
        return Words::tr("Three bases with their breakpoints and points.");
    case Turn:
        return Words::tr("A minion goes from the hand to a base, an action to the discard pile.");
    case Breaking:
        return Words::tr("A base with minions of two players, ready to score.");
    case Places:
        return Words::tr("Two scorings: places one by one, and two players who tie.");
    case Signs:
        return Words::tr("The signs of ongoing cards, talents and specials.");
    default:
        return Words::tr("The race: 13 points and 15 points. Two cards go from the deck to the hand.");
    }
}

CardFace SmashUpPrimer::face(const core::CardInfo& card) const
{
    return faceOf(card, m_looks);
}

std::vector<CardFace> SmashUpPrimer::cardsOf(const QString& faction, const char* type) const
{
    std::vector<CardFace> faces;
    for (const core::CardInfo& card : m_cards)
        if (card.type == type && QString::fromStdString(card.group) == faction)
            faces.push_back(face(card));
    // The strongest first: they are what a faction is known by.
    std::stable_sort(faces.begin(), faces.end(),
        [](const CardFace& a, const CardFace& b) { return a.power.value_or(0) > b.power.value_or(0); });
    return faces;
}

void SmashUpPrimer::paint(
    int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const
{
    Scene scene(painter, area, colours, body);
    switch (page) {
    case Decks:
        return paintDecks(scene);
    case Bases:
        return paintBases(scene);
    case Turn:
        return paintTurn(scene);
    case Breaking:
        return paintBreaking(scene);
    case Places:
        return paintPlaces(scene);
    case Signs:
        return paintSigns(scene);
    default:
        return paintRace(scene);
    }
}

void SmashUpPrimer::paintDecks(Scene& scene) const
{
    double x = 24;
    for (const QString& faction : m_factions) {
        const std::vector<CardFace> minions = cardsOf(faction, "minion");
        const std::vector<CardFace> actions = cardsOf(faction, "action");
        if (!actions.empty())
            scene.card(actions.front(), x, 62, CardForm::Hand, {}, -7);
        if (!minions.empty())
            scene.card(minions.front(), x + 74, 58, CardForm::Hand, {}, 5);
        scene.words(faction, x, 276, 202, 20, Qt::AlignCenter, QFont::DemiBold, 13);
        scene.words(Words::tr("20 cards"), x, 296, 202, 18);
        x += 244;
    }
    scene.arrow(504, 150, 552, 150);
    paintPile(scene.painter, scene.at(592, 84, 108, 138), { 40 }, {}, scene.colours, scene.body);
    scene.words(Words::tr("your deck"), 560, 276, 172, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.words(Words::tr("40 cards"), 560, 296, 172, 18);
}

void SmashUpPrimer::paintBases(Scene& scene) const
{
    constexpr double kWide = 244;
    constexpr double kTop = 84;
    constexpr double kHigh = 152;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, m_bases.size()); ++i)
        scene.base(placeFaceOf(m_bases[i]), static_cast<double>(i) * (kWide + 14), kTop, kWide, kHigh, BaseForm::Full);
    scene.words(Words::tr("the power that breaks it"), 100, 22, 160, 34);
    scene.arrow(204, 54, 222, kTop + 8);
    scene.words(Words::tr("points for the first, second and third place"), 24, 276, 200, 40);
    scene.arrow(84, 272, 72, kTop + kHigh - 4);
}

void SmashUpPrimer::paintTurn(Scene& scene) const
{
    if (m_bases.empty() || m_factions.isEmpty())
        return;
    const std::vector<CardFace> minions = cardsOf(m_factions.first(), "minion");
    const std::vector<CardFace> actions = cardsOf(m_factions.last(), "action");
    if (minions.empty() || actions.empty())
        return;
    FaceState legal;
    legal.legal = true;
    const CardFace& minion = minions[std::min<std::size_t>(1, minions.size() - 1)];
    BaseFace base = placeFaceOf(m_bases.front());
    base.total = minion.power.value_or(0);
    base.parts = { { kOwn, static_cast<double>(base.total) } };
    scene.card(minion, 16, 74, CardForm::Hand, legal, -4);
    scene.base(base, 226, 16, 264, 138, BaseForm::Full);
    scene.card(minion, 313, 172, CardForm::Table);
    scene.arrow(160, 200, 296, 226);
    scene.card(actions.front(), 530, 74, CardForm::Hand, legal, 4);
    const FactionLook look = m_looks.of(m_factions.last().toStdString());
    paintPile(scene.painter, scene.at(690, 214, 54, 69), { 1, true, look.emblem, look.colour }, {}, scene.colours,
        scene.body);
    scene.arrow(668, 182, 706, 206);
    scene.words(Words::tr("discard"), 674, 288, 86, 18);
    scene.words(Words::tr("one minion"), 16, 282, 128, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.words(Words::tr("one action"), 530, 282, 128, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.words(Words::tr("it stays, and its power counts"), 258, 294, 200, 20);
}

/// One that is like most: about 20 to break it, and points for each place.
const core::CardInfo& SmashUpPrimer::usualBase() const
{
    const auto oddness = [](const core::CardInfo& info) {
        return std::abs(placeFaceOf(info).full - kUsualBreakpoint) + (fallsByPlace(info) ? 0 : 100);
    };
    return *std::min_element(m_bases.begin(), m_bases.end(),
        [&](const core::CardInfo& a, const core::CardInfo& b) { return oddness(a) < oddness(b); });
}

/// A base that the strongest minions of both sides break.
void SmashUpPrimer::paintBreaking(Scene& scene) const
{
    if (m_bases.empty())
        return;
    BaseFace base = placeFaceOf(usualBase());
    std::array<std::vector<CardFace>, 2> minions;
    std::array<int, 2> power {};
    for (std::size_t side = 0; side < 2; ++side)
        for (const QString& faction : side == 0 ? m_factions : m_others)
            for (const CardFace& each : cardsOf(faction, "minion"))
                minions[side].push_back(each);
    std::array<std::vector<CardFace>, 2> there;
    for (std::size_t i = 0; power[0] + power[1] < base.full && i < 8; ++i) {
        const std::size_t side = i % 2;
        const std::size_t next = there[side].size();
        if (next >= minions[side].size())
            continue;
        there[side].push_back(minions[side][next]);
        power[side] += minions[side][next].power.value_or(0);
    }
    base.total = power[0] + power[1];
    base.parts = { { kOwn, static_cast<double>(power[0]) }, { kOther, static_cast<double>(power[1]) } };
    const std::size_t first = power[0] >= power[1] ? 0 : 1;
    if (base.places.size() >= 2) {
        base.places[0].holders = { first == 0 ? kOwn : kOther };
        base.places[1].holders = { first == 0 ? kOther : kOwn };
    }
    FaceState ready;
    ready.legal = true;
    scene.base(base, 226, 98, 308, 138, BaseForm::Full, ready);
    for (std::size_t side = 0; side < 2; ++side) {
        const double wide = 96.0 * static_cast<double>(there[side].size()) - 6;
        double x = 380 - wide / 2;
        for (const CardFace& each : there[side]) {
            scene.card(each, x, side == 0 ? 244 : 6, CardForm::TwoRow);
            x += 96;
        }
        const core::Seat seat = side == 0 ? kOwn : kOther;
        scene.painter.setPen(seatInk(seat, scene.colours));
        scene.painter.setFont(titleFont(scene.body, 18));
        scene.painter.drawText(
            scene.at(20, side == 0 ? 262 : 24, 140, 24), Qt::AlignLeft | Qt::AlignVCenter, otherName(seat));
        scene.words(Words::tr("%1 power", "how much it is").arg(power[side]), 20, side == 0 ? 286 : 48, 160, 20,
            Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold, 13);
    }
    scene.words(Words::tr("%1 power of %2: it scores").arg(QString::number(base.total), QString::number(base.full)),
        560, 140, 190, 56, Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold, 13);
}

void SmashUpPrimer::paintPlaces(Scene& scene) const
{
    if (m_bases.size() < 2)
        return;
    struct Line {
        core::Seat seat;
        int place; ///< counted from 0
        int power;
    };
    const auto scored = [](const core::CardInfo& info, const std::vector<Line>& lines) {
        BaseFace face = placeFaceOf(info);
        for (const Line& line : lines) {
            const auto place = static_cast<std::size_t>(line.place);
            const int points = place < face.places.size() ? face.places[place].points : 0;
            face.lines.push_back({ line.place, ordinal(line.place + 1), otherName(line.seat), line.seat,
                Words::tr("%1 power", "how much it is").arg(line.power), signedNumber(points) });
            face.total += line.power;
        }
        return face;
    };
    scene.words(Words::tr("Three places"), 0, 34, 366, 22, Qt::AlignCenter, QFont::DemiBold, 14);
    scene.base(scored(m_bases[0], { { kOwn, 0, 11 }, { kOther, 1, 8 }, { kThird, 2, 4 } }), 0, 66, 366, 176,
        BaseForm::Scoring);
    scene.words(Words::tr("the more power, the better the place"), 0, 254, 366, 40);
    scene.words(Words::tr("A tie for the first"), 394, 34, 366, 22, Qt::AlignCenter, QFont::DemiBold, 14);
    scene.base(scored(m_bases[1], { { kOwn, 0, 9 }, { kOther, 0, 9 }, { kThird, 2, 5 } }), 394, 66, 366, 176,
        BaseForm::Scoring);
    scene.words(Words::tr("both take the first place, and nobody the second"), 394, 254, 366, 40);
}

void SmashUpPrimer::paintSigns(Scene& scene) const
{
    const auto special = std::find_if(m_cards.begin(), m_cards.end(), [&](const core::CardInfo& card) {
        const CardForm form = CardForm::Hand;
        return card.kind == "special" && cardHoldsAll(face(card), form, cardSize(form, scene.body), scene.body);
    });
    const auto shown = special == m_cards.end() ? m_cards.begin() : special;
    if (shown != m_cards.end())
        scene.card(face(*shown), 40, 62, CardForm::Hand, {}, -4);
    struct Sign {
        Ability ability;
        QString word;
        QString sentence;
    };
    const std::array<Sign, 3> signs {
        Sign { Ability::Ongoing, Words::tr("Ongoing"), Words::tr("works as long as the card lies there") },
        Sign { Ability::Talent, Words::tr("Talent"), Words::tr("may be used once in each of your turns") },
        Sign { Ability::Special, Words::tr("Special"),
            Words::tr("waits for its moment, often before or after a base scores, in anybody's turn") },
    };
    double y = 44;
    for (const Sign& sign : signs) {
        paintAbilityMark(scene.painter, scene.at(240, y + 8, 44, 44), { sign.ability, AbilityUse::Resting });
        scene.words(sign.word, 308, y, 430, 26, Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold, 15);
        scene.words(sign.sentence, 308, y + 26, 430, 40, Qt::AlignLeft | Qt::AlignTop, QFont::Normal, 13);
        y += 88;
    }
}

void SmashUpPrimer::paintRace(Scene& scene) const
{
    constexpr int kGoal = 15;
    constexpr double kLeft = 60;
    constexpr double kStep = 40;
    constexpr double kLine = 84;
    QPainter& painter = scene.painter;
    painter.setPen(QPen(scene.colours.muted, scene.length(2)));
    painter.drawLine(scene.at(kLeft, kLine), scene.at(kLeft + kGoal * kStep, kLine));
    for (int i = 0; i <= kGoal; ++i) {
        const bool last = i == kGoal;
        painter.setPen(QPen(last ? scene.colours.accent : scene.colours.muted, scene.length(last ? 4 : 1.5)));
        painter.drawLine(
            scene.at(kLeft + i * kStep, kLine - (last ? 14 : 6)), scene.at(kLeft + i * kStep, kLine + (last ? 14 : 6)));
    }
    const std::array<std::pair<core::Seat, int>, 2> runners { std::pair(kOwn, 15), std::pair(kOther, 13) };
    for (const auto& [seat, points] : runners) {
        const double x = kLeft + points * kStep;
        const bool above = seat == kOwn;
        const QRectF drop = scene.at(x - 17, above ? kLine - 46 : kLine + 20, 34, 24);
        QPainterPath path;
        path.addRoundedRect(drop, drop.height() / 2, drop.height() / 2);
        QPainterPath tip;
        const double edge = above ? drop.bottom() - 2 : drop.top() + 2;
        tip.moveTo(drop.center().x() - scene.length(6), edge);
        tip.lineTo(scene.at(x, above ? kLine - 14 : kLine + 12));
        tip.lineTo(drop.center().x() + scene.length(6), edge);
        tip.closeSubpath();
        painter.fillPath(path.united(tip), seatColour(seat, scene.colours));
        paintCentred(
            painter, drop, QString::number(points), bodyFont(scene.body, 13, QFont::Bold), QColor(kFigureOnColour));
        scene.words(otherName(seat), x - 120, above ? kLine - 46 : kLine + 20, 94, 24,
            Qt::AlignRight | Qt::AlignVCenter, QFont::DemiBold, 13);
    }
    paintPile(painter, scene.at(130, 186, 74, 94), { 18 }, {}, scene.colours, scene.body);
    scene.words(Words::tr("your deck"), 110, 292, 116, 20);
    scene.arrow(232, 234, 322, 234);
    scene.words(Words::tr("two cards"), 226, 200, 102, 22);
    std::vector<CardFace> hand;
    for (const QString& faction : m_factions)
        for (const char* type : { "minion", "action" })
            if (const std::vector<CardFace> all = cardsOf(faction, type); !all.empty())
                hand.push_back(all.back());
    double x = 352;
    for (const CardFace& each : hand) {
        scene.card(each, x, 168, CardForm::ShortHand, {}, (x - 440) / 40);
        x += 70;
    }
    scene.words(Words::tr("your hand: ten at most"), 352, 308, 320, 20);
}

} // namespace ui
