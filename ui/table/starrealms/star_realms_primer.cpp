#include "ui/table/starrealms/star_realms_primer.h"

#include "core/game/game.h"
#include "core/starrealms/words/card_reading.h"
#include "ui/painting/pile.h"
#include "ui/table/primer_scene.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

struct RealmPrimerWords {
    Q_DECLARE_TR_FUNCTIONS(StarRealmsPrimer)
};

enum PrimerPart { Start, Turn, Buying, Allies, Bases, Scrapping, End, PartCount };

} // namespace

class StarRealmsPrimer::Scene final : public PrimerScene {
public:
    using PrimerScene::PrimerScene;

    void card(const RealmFace& face, double x, double y, RealmForm form, const FaceState& state = {})
    {
        const QSizeF size = nominalSize(form);
        paintRealmCard(painter, at(x, y, size.width(), size.height()), face, form, state, colours, body);
    }
    /// A sign with a figure beside it.
    void pool(RealmGood good, const QString& figure, double x, double y)
    {
        paintRealmGood(painter, at(x, y, 40, 40), good);
        painter.setFont(titleFont(body, 32));
        painter.setPen(colours.text);
        painter.drawText(at(x + 52, y - 4, 120, 48), Qt::AlignLeft | Qt::AlignVCenter, figure);
    }
};

StarRealmsPrimer::StarRealmsPrimer(const core::Game& game)
    : m_game(game)
{
}

int StarRealmsPrimer::count() const
{
    return PartCount;
}

QString StarRealmsPrimer::heading(int page) const
{
    switch (page) {
    case Start:
        return RealmPrimerWords::tr("Ten weak cards each");
    case Turn:
        return RealmPrimerWords::tr("Play your whole hand");
    case Buying:
        return RealmPrimerWords::tr("Trade buys better cards");
    case Allies:
        return RealmPrimerWords::tr("Cards of one faction help each other");
    case Bases:
        return RealmPrimerWords::tr("Bases stay, outposts shield");
    case Scrapping:
        return RealmPrimerWords::tr("Scrapping, for good");
    default:
        return RealmPrimerWords::tr("From 50 to 0");
    }
}

QString StarRealmsPrimer::text(int page) const
{
    switch (page) {
    case Start:
        return RealmPrimerWords::tr(
            "Everybody begins with eight Scouts and two Vipers as a deck, and with 50 authority. All that comes "
            "later is bought from one row of five cards that lies open to everybody.");
    case Turn:
        return RealmPrimerWords::tr(
            "You have five cards, fewer in the first turn of whoever begins, and play as many as you like: it costs "
            "nothing. They give trade (coin), combat (red) and authority (shield). What you do not use is lost at the "
            "end of the turn; then all cards are discarded "
            "and five others drawn.");
    case Buying:
        return RealmPrimerWords::tr(
            "The coin says what a card costs. What you buy goes to your discard pile and comes back when your deck is "
            "shuffled; the row is filled at once. Explorers are always there for 2.");
    case Allies:
        return RealmPrimerWords::tr(
            "An ability behind the sign of a faction can be used once another card of that faction is in play on your "
            "side; behind two signs, once two others are. The order does not matter.");
    case Bases:
        return RealmPrimerWords::tr(
            "A base stays and can be used in every turn of yours, until somebody pays its shield in combat. While a "
            "dark shield stands, an outpost, nothing else of that player can be attacked.");
    case Scrapping:
        return RealmPrimerWords::tr(
            "An ability behind the cross sends the card itself to the scrap heap, once and for all. Cards that scrap "
            "Scouts and Vipers from your hand or discard pile make your deck better, too.");
    default:
        return RealmPrimerWords::tr(
            "Combat that is not needed for bases takes authority, point by point. Whoever falls to 0 is out at once, "
            "and the last one alive wins.");
    }
}

QString StarRealmsPrimer::seen(int page) const
{
    switch (page) {
    case Start:
        return RealmPrimerWords::tr("A Scout and a Viper, a deck of ten, and 50 authority.");
    case Turn:
        return RealmPrimerWords::tr("A Scout, a Frontier Runner and a Viper give 3 trade, 1 combat and 2 authority.");
    case Buying:
        return RealmPrimerWords::tr("Cards of the trade row, one of them lit; it goes to a discard pile.");
    case Allies:
        return RealmPrimerWords::tr("Two cards of the Blob, whose signs of an ally are lit.");
    case Bases:
        return RealmPrimerWords::tr("A base with a light shield behind an outpost with a dark one.");
    case Scrapping:
        return RealmPrimerWords::tr("An Explorer is scrapped for 2 combat.");
    default:
        return RealmPrimerWords::tr("Combat 8 against an outpost of 5: 3 are left for authority, 41 becomes 38.");
    }
}

RealmFace StarRealmsPrimer::card(const char* name) const
{
    const auto reading = core::starrealms::readingOf(m_game, name, core::language::spoken());
    return reading ? faceOf(*reading) : RealmFace();
}

void StarRealmsPrimer::paint(
    int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const
{
    Scene scene(painter, area, colours, body);
    switch (page) {
    case Start:
        return paintStart(scene);
    case Turn:
        return paintTurn(scene);
    case Buying:
        return paintBuying(scene);
    case Allies:
        return paintAllies(scene);
    case Bases:
        return paintBases(scene);
    case Scrapping:
        return paintScrap(scene);
    default:
        return paintEnd(scene);
    }
}

void StarRealmsPrimer::paintStart(Scene& scene) const
{
    scene.card(card("Scout"), 40, 60, RealmForm::Hand);
    scene.words(RealmPrimerWords::tr("8 of these"), 40, 232, 118, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.card(card("Viper"), 186, 60, RealmForm::Hand);
    scene.words(RealmPrimerWords::tr("2 of these"), 186, 232, 118, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.arrow(330, 140, 392, 140);
    paintPile(scene.painter, scene.at(430, 76, 104, 132), { 10 }, {}, scene.colours, scene.body);
    scene.words(RealmPrimerWords::tr("your deck"), 404, 232, 156, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.pool(RealmGood::Authority, QStringLiteral("50"), 602, 116);
    scene.words(RealmPrimerWords::tr("authority"), 590, 232, 140, 20, Qt::AlignCenter, QFont::DemiBold, 13);
}

void StarRealmsPrimer::paintTurn(Scene& scene) const
{
    double x = 20;
    for (const char* name : { "Scout", "Frontier Runner", "Viper" }) {
        scene.card(card(name), x, 76, RealmForm::Hand);
        x += 136;
    }
    scene.arrow(440, 156, 500, 156);
    scene.pool(RealmGood::Trade, QStringLiteral("3"), 540, 76);
    scene.pool(RealmGood::Combat, QStringLiteral("1"), 540, 138);
    scene.pool(RealmGood::Authority, QStringLiteral("+2"), 540, 200);
    scene.words(RealmPrimerWords::tr("to buy with"), 640, 80, 116, 32, Qt::AlignLeft | Qt::AlignVCenter);
    scene.words(RealmPrimerWords::tr("to attack with"), 640, 142, 116, 32, Qt::AlignLeft | Qt::AlignVCenter);
    scene.words(RealmPrimerWords::tr("yours at once"), 640, 204, 116, 32, Qt::AlignLeft | Qt::AlignVCenter);
}

void StarRealmsPrimer::paintBuying(Scene& scene) const
{
    FaceState lit;
    lit.legal = true;
    FaceState dear;
    dear.illegal = true;
    scene.pool(RealmGood::Trade, QStringLiteral("3"), 20, 126);
    scene.card(card("Crusher"), 130, 66, RealmForm::Row, lit);
    scene.card(card("Blob Alpha"), 290, 66, RealmForm::Row, dear);
    scene.card(card("Explorer"), 450, 66, RealmForm::Row, lit);
    const RealmFace bought = card("Crusher");
    paintPile(scene.painter, scene.at(664, 108, 62, 80), { 1, true, bought.emblem, bought.colour }, {}, scene.colours,
        scene.body);
    scene.words(RealmPrimerWords::tr("discard pile"), 630, 204, 130, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.words(RealmPrimerWords::tr("costs 3"), 130, 272, 146, 20, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.words(RealmPrimerWords::tr("too dear now"), 290, 272, 146, 20);
    scene.words(RealmPrimerWords::tr("always there"), 450, 272, 146, 20, Qt::AlignCenter, QFont::DemiBold, 13);
}

void StarRealmsPrimer::paintAllies(Scene& scene) const
{
    double x = 86;
    for (const char* name : { "Stinger", "Crusher" }) {
        RealmFace face = card(name);
        for (RealmLine& line : face.lines)
            if (line.sign == RealmSign::Ally)
                line.use = RealmUse::Usable;
        scene.card(face, x, 66, RealmForm::Row);
        x += 180;
    }
    scene.words(
        RealmPrimerWords::tr("Each is the other's ally"), 86, 274, 326, 22, Qt::AlignCenter, QFont::DemiBold, 13);
    scene.pool(RealmGood::Combat, QStringLiteral("3 + 6 + 3"), 480, 92);
    scene.pool(RealmGood::Trade, QStringLiteral("2"), 480, 160);
    scene.words(
        RealmPrimerWords::tr("A gold sign can be used now"), 480, 222, 260, 40, Qt::AlignLeft | Qt::AlignVCenter);
}

void StarRealmsPrimer::paintBases(Scene& scene) const
{
    FaceState lit;
    lit.legal = true;
    FaceState guarded;
    guarded.illegal = true;
    scene.card(card("Defense System"), 110, 66, RealmForm::Row, lit);
    scene.card(card("Transit Nexus"), 290, 66, RealmForm::Row, guarded);
    scene.words(RealmPrimerWords::tr("an outpost: it must fall first"), 80, 272, 206, 40,
        Qt::AlignHCenter | Qt::AlignTop, QFont::DemiBold, 13);
    scene.words(RealmPrimerWords::tr("a base, safe behind it"), 290, 272, 146, 40, Qt::AlignHCenter | Qt::AlignTop);
    paintRealmShield(scene.painter, scene.at(506, 96, 40, 46), 5, true, scene.body);
    scene.words(
        RealmPrimerWords::tr("5 combat at once destroys it"), 560, 96, 190, 46, Qt::AlignLeft | Qt::AlignVCenter);
    paintRealmShield(scene.painter, scene.at(506, 166, 40, 46), 6, false, scene.body);
    scene.words(RealmPrimerWords::tr("a destroyed base is discarded, and comes back"), 560, 166, 190, 46,
        Qt::AlignLeft | Qt::AlignVCenter);
}

void StarRealmsPrimer::paintScrap(Scene& scene) const
{
    RealmFace explorer = card("Explorer");
    for (RealmLine& line : explorer.lines)
        if (line.sign == RealmSign::Scrap)
            line.use = RealmUse::Usable;
    scene.card(explorer, 90, 66, RealmForm::Row);
    scene.arrow(256, 162, 320, 162);
    scene.pool(RealmGood::Combat, QStringLiteral("2"), 346, 142);
    scene.words(RealmPrimerWords::tr("and the card is gone"), 300, 200, 160, 40);
    scene.card(card("Plasma Bot"), 500, 66, RealmForm::Row);
    scene.words(RealmPrimerWords::tr("rids you of a weak card"), 480, 272, 186, 40, Qt::AlignHCenter | Qt::AlignTop,
        QFont::DemiBold, 13);
}

void StarRealmsPrimer::paintEnd(Scene& scene) const
{
    scene.pool(RealmGood::Combat, QStringLiteral("8"), 60, 142);
    scene.arrow(180, 162, 244, 162);
    FaceState lit;
    lit.legal = true;
    scene.card(card("Defense System"), 270, 66, RealmForm::Row, lit);
    scene.words(QStringLiteral("\u2212 5"), 270, 270, 146, 30, Qt::AlignCenter, QFont::DemiBold, 18);
    scene.arrow(436, 162, 500, 162);
    scene.pool(RealmGood::Authority, QStringLiteral("41 \u2192 38"), 526, 142);
    scene.words(QStringLiteral("\u2212 3"), 560, 270, 120, 30, Qt::AlignCenter, QFont::DemiBold, 18);
}

} // namespace ui
