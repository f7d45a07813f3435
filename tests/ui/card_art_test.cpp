#include "core/game/own_factions.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/verbs.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/card_art.h"
#include "ui/painting/card_face.h"
#include "ui/table/smashup/faces.h"
#include "ui/theme.h"
#include "ui/widgets/print_faces.h"

#include <QApplication>
#include <QDir>
#include <QMap>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ui;

namespace {

constexpr CardForm kEveryForm[] = { CardForm::Whole, CardForm::Hand, CardForm::ShortHand, CardForm::Table,
    CardForm::TwoRow, CardForm::Compact, CardForm::HalfCompact };

/// The cards of each faction there is, by "set: faction".
QMap<QString, std::vector<CardFace>> cardsOfFactions()
{
    const core::Game& game = tests::smashUp();
    const FactionLooks looks(game);
    QMap<QString, std::vector<CardFace>> all;
    for (const core::CardInfo& card : game.cards())
        if (!card.isPlace() && !card.group.empty())
            all[QString::fromStdString(card.set + ": " + card.group)].push_back(faceOf(card, looks));
    return all;
}

/// The picture alone, without a word or a figure of the card's.
QImage artOf(const CardFace& face, CardForm form)
{
    const QRectF area(QPointF(), nominalSize(form));
    const CardLayout at = layOut(face, form, area, QApplication::font());
    QImage image(area.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintArtGround(painter, face, form, at);
    paintFigures(painter, face, form, at);
    painter.end();
    return image;
}

int countPictures(const std::vector<CardFace>& faces, CardForm form)
{
    std::vector<QImage> different;
    for (const CardFace& face : faces)
        if (const QImage image = artOf(face, form);
            std::find(different.begin(), different.end(), image) == different.end())
            different.push_back(image);
    return static_cast<int>(different.size());
}

CardFace plainCard(std::optional<int> power = {})
{
    CardFace face;
    face.name = QStringLiteral("Lamp Oil");
    face.emblem = QStringLiteral("pirates");
    face.colour = QColor(0xc0393b);
    face.power = face.printedPower = power;
    return face;
}

/// All cards of a faction in hand and on the table, to be looked at.
QImage sheetOf(const std::vector<CardFace>& faces, const Colours& colours, qreal ratio)
{
    constexpr int kAcross = 6;
    constexpr int kStep = 140;
    const int rows = (static_cast<int>(faces.size()) + kAcross - 1) / kAcross;
    QImage image(QSize(kAcross * (kStep + 104) + 12, rows * 206 + 12) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(colours.clothMiddle);
    QPainter painter(&image);
    const QFont body = QApplication::font();
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
        CardFace face = faces[static_cast<std::size_t>(i)];
        const QPointF corner(12 + i % kAcross * (kStep + 104), 10 + i / kAcross * 206);
        paintCard(painter, { corner, nominalSize(CardForm::Hand) }, face, CardForm::Hand, {}, colours, body);
        if (i % 3 == 0)
            face.marks = { { Ability::Ongoing, AbilityUse::Resting }, { Ability::Talent, AbilityUse::Usable } };
        if (i % 4 == 1 && face.power)
            face.power = *face.power + 2;
        const QPointF beside = corner + QPointF(kStep - 4, 0);
        const CardForm form = i % 2 == 0 ? CardForm::Table : CardForm::TwoRow;
        paintCard(painter, { beside, nominalSize(form) }, face, form, {}, colours, body);
        paintCard(painter, { beside + QPointF(0, 130), QSizeF(96, 32) }, face,
            i % 2 == 0 ? CardForm::Compact : CardForm::HalfCompact, {}, colours, body);
    }
    return image;
}

QImage wholeSheetOf(const std::vector<CardFace>& faces, const Colours& colours)
{
    constexpr int kAcross = 5;
    const int rows = (static_cast<int>(faces.size()) + kAcross - 1) / kAcross;
    QImage image(QSize(kAcross * 276 + 12, rows * 372 + 12), QImage::Format_ARGB32_Premultiplied);
    image.fill(colours.clothMiddle);
    QPainter painter(&image);
    for (int i = 0; i < static_cast<int>(faces.size()); ++i)
        paintCard(painter, { QPointF(12 + i % kAcross * 276, 10 + i / kAcross * 372), nominalSize(CardForm::Whole) },
            faces[static_cast<std::size_t>(i)], CardForm::Whole, {}, colours, QApplication::font());
    return image;
}

}

/// Each card has a picture that follows from what it does, how strong it is and its name. With BREAKPOINT_SPECIMEN
/// naming a folder all of them are put there, to be looked at.
class CardArtTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup() { tests::smashUp().own()->offer({}); }

    void noTwoCardsOfAFactionLookAlike();
    void mostDifferByWhatTheyDo();
    void aCardHasOnePictureWhereverItIsShown();
    void cardsOfAPlayersOwnDifferToo();
    void aCardPaintsTheSameEachTime();
    void aCardWithoutAbilityPaints_data();
    void aCardWithoutAbilityPaints();
    void aVerbWithoutSignLeavesTheEmblem();
    void eachSignIsOfSomethingThereIs();
    void aStrongerMinionLooksNobler();
    void nothingLiesOverAnother();
    void figuresAreSeenOnEveryGround();
    void canBeLookedAt();

private:
    std::unique_ptr<Theme> m_theme;
};

void CardArtTest::noTwoCardsOfAFactionLookAlike()
{
    const auto factions = cardsOfFactions();
    QVERIFY(factions.size() >= 24);
    for (auto each = factions.begin(); each != factions.end(); ++each)
        for (const CardForm form : { CardForm::Whole, CardForm::Hand, CardForm::ShortHand, CardForm::Table })
            QVERIFY2(countPictures(*each, form) == static_cast<int>(each->size()), qPrintable(each.key()));
}

/// Under one name, so that nothing differs but what means something.
void CardArtTest::mostDifferByWhatTheyDo()
{
    for (const auto factions = cardsOfFactions(); const QString& faction : factions.keys()) {
        std::vector<CardFace> faces = factions.value(faction);
        for (CardFace& face : faces)
            face.name = QStringLiteral("Lamp Oil");
        const int pictures = countPictures(faces, CardForm::Hand);
        QVERIFY2(pictures * 4 >= static_cast<int>(faces.size()) * 3,
            qPrintable(QStringLiteral("%1: %2 of %3").arg(faction).arg(pictures).arg(faces.size())));
    }
}

/// In a match, in a game's lists and on pages that know no game.
void CardArtTest::aCardHasOnePictureWhereverItIsShown()
{
    const core::Game& game = tests::smashUp();
    const FactionLooks looks(game);
    const std::vector<core::FactionInfo> factions = game.factions();
    const std::vector<core::CardInfo> infos = game.cards();
    core::Problems problems;
    const auto match = game.newMatch(tests::smashUpSetup(2, 7), problems);
    QVERIFY(match != nullptr);
    const core::smashup::TableView table = core::smashup::viewFor(*match, core::seatAt(0));
    QVERIFY(!table.hand.empty());
    for (const core::smashup::CardView& card : table.hand) {
        const auto info = std::find_if(infos.begin(), infos.end(),
            [&](const core::CardInfo& each) { return each.name == card.name && each.set == game.setNames().front(); });
        QVERIFY(info != infos.end());
        const QImage picture = artOf(faceOf(card, looks), CardForm::Hand);
        QCOMPARE(artOf(faceOf(*info, looks), CardForm::Hand), picture);
        QCOMPARE(artOf(faceOf(*info, factions), CardForm::Hand), picture);
    }
}

void CardArtTest::cardsOfAPlayersOwnDifferToo()
{
    core::OwnFactions& own = *tests::smashUp().own();
    const QString set = QString::fromStdString(tests::smashUp().setNames().front());
    own.offer({ own.draft("Lamplighters", set.toStdString()) });
    const std::vector<CardFace> faces = cardsOfFactions().value(set + QStringLiteral(": Lamplighters"));
    QVERIFY(faces.size() > 4);
    QCOMPARE(countPictures(faces, CardForm::Hand), static_cast<int>(faces.size()));
}

void CardArtTest::aCardPaintsTheSameEachTime()
{
    const auto factions = cardsOfFactions();
    for (const CardFace& face : factions.first())
        for (const CardForm form : kEveryForm)
            QCOMPARE(artOf(face, form), artOf(face, form));
}

void CardArtTest::aCardWithoutAbilityPaints_data()
{
    QTest::addColumn<int>("power");
    QTest::newRow("minion") << 7;
    QTest::newRow("action") << -1;
}

void CardArtTest::aCardWithoutAbilityPaints()
{
    QFETCH(int, power);
    const CardFace face = plainCard(power < 0 ? std::nullopt : std::optional(power));
    QVERIFY(figuresOf(face).deed.isEmpty());
    QVERIFY(figuresOf(face).second.isEmpty());
    for (const CardForm form : kEveryForm) {
        QImage image(300, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::black);
        const QImage before = image;
        QPainter painter(&image);
        paintCard(painter, { QPointF(20, 20), nominalSize(form) }, face, form, {}, darkColours(), QApplication::font());
        painter.end();
        QVERIFY(image != before);
    }
}

void CardArtTest::aVerbWithoutSignLeavesTheEmblem()
{
    CardFace face = plainCard();
    face.deeds = { { "juggle", "", "minion", core::Deed::Side::Others } };
    QCOMPARE(signOf(face.deeds.front()), QString());
    QVERIFY(figuresOf(face).deed.isEmpty());
    // One that counts as something known has its sign.
    face.deeds.front().tag = "moves";
    QCOMPARE(figuresOf(face).deed, QStringLiteral("moves-others"));
    // What it takes away is not shown as what it gives.
    face.deeds = { { "boost", "power", "minion" } };
    const QString more = figuresOf(face).deed;
    face.deeds.front().less = true;
    QVERIFY(!more.isEmpty() && !figuresOf(face).deed.isEmpty());
    QVERIFY(figuresOf(face).deed != more);
}

void CardArtTest::eachSignIsOfSomethingThereIs()
{
    QSet<QString> words { QStringLiteral("on") };
    const auto add = [&](std::string_view word) {
        words.insert(
            QString::fromUtf8(word.data(), qsizetype(word.size())).replace(QLatin1Char(' '), QLatin1Char('_')));
    };
    for (const core::smashup::Verb& each : core::smashup::verbs()) {
        add(each.word);
        add(each.does);
    }
    for (int kind = 0; kind <= static_cast<int>(core::smashup::Static::Kind::CannotMoveHere); ++kind)
        add(core::smashup::doesOf(static_cast<core::smashup::Static::Kind>(kind)));
    const QStringList signs = QDir(QStringLiteral(":/deeds")).entryList();
    QVERIFY(signs.size() > 30);
    for (const QString& sign : signs) {
        const QString name = sign.chopped(4);
        QVERIFY2(words.contains(name.section(QLatin1Char('-'), 0, 0)), qPrintable(sign));
        QVERIFY(hasDeedSign(name));
    }
}

void CardArtTest::aStrongerMinionLooksNobler()
{
    CardFace face = plainCard(2);
    QCOMPARE(rankOf(face), Rank::Plain);
    face.printedPower = 3;
    QCOMPARE(rankOf(face), Rank::Ringed);
    face.printedPower = 4;
    QCOMPARE(rankOf(face), Rank::Rayed);
    face.onlyOne = true;
    QCOMPARE(rankOf(face), Rank::Leader);
    face.printedPower = 5;
    face.onlyOne = false;
    QCOMPARE(rankOf(face), Rank::Leader);
    // What it has for the moment does not make it a leader.
    face.printedPower = 2;
    face.power = 9;
    QCOMPARE(rankOf(face), Rank::Plain);
    QCOMPARE(rankOf(plainCard()), Rank::Plain);
    // The four are told apart wherever a minion has a picture.
    for (const CardForm form :
        { CardForm::Whole, CardForm::Hand, CardForm::ShortHand, CardForm::Table, CardForm::TwoRow })
        QCOMPARE(countPictures({ plainCard(2), plainCard(3), plainCard(4), plainCard(5) }, form), 4);
}

/// The badge and the crest keep clear of the power, the kind and the marks, however long the text is.
void CardArtTest::nothingLiesOverAnother()
{
    const QFont body = QApplication::font();
    for (const std::vector<CardFace>& faces : cardsOfFactions())
        for (CardFace face : faces)
            for (const CardForm form : kEveryForm)
                for (int marks = 0; marks <= (form == CardForm::Table || form == CardForm::TwoRow ? 3 : 0); ++marks) {
                    const QRectF area(QPointF(), nominalSize(form));
                    face.marks.assign(static_cast<std::size_t>(marks), AbilityMark());
                    const CardLayout at = layOut(face, form, area, body);
                    const QString where = face.name + QLatin1Char(' ') + QString::number(static_cast<int>(form));
                    for (const QRectF& figure : { at.second, at.crest }) {
                        if (figure.isNull())
                            continue;
                        QVERIFY2(at.art.contains(figure), qPrintable(where));
                        QVERIFY2(!figure.intersects(at.power), qPrintable(where));
                        QVERIFY2(!figure.intersects(at.kind), qPrintable(where));
                        for (int i = 0; i < marks; ++i)
                            QVERIFY2(!figure.intersects(markArea(face, form, area, i, body)), qPrintable(where));
                    }
                    QVERIFY2(!at.second.intersects(at.crest), qPrintable(where));
                }
}

/// Marks are read at 3 : 1: white against all of the ground where the main figure stands.
void CardArtTest::figuresAreSeenOnEveryGround()
{
    QSet<QString> done;
    for (const std::vector<CardFace>& faces : cardsOfFactions())
        for (const CardFace& face : faces) {
            const QRectF area(QPointF(), nominalSize(CardForm::Hand));
            const CardLayout at = layOut(face, CardForm::Hand, area, QApplication::font());
            QImage image(area.size().toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.fillRect(area, factionGradient(face.colour, area));
            // The laurel is a figure itself.
            CardFace ground(face);
            if (ground.power && rankOf(face) != Rank::Plain)
                ground.power = ground.printedPower = 2;
            paintArtGround(painter, ground, CardForm::Hand, at);
            painter.end();
            const QRect middle = at.emblem.toRect();
            double least = 21;
            for (int y = middle.top(); y <= middle.bottom(); ++y)
                for (int x = middle.left(); x <= middle.right(); ++x)
                    least = std::min(least, contrast(Qt::white, image.pixelColor(x, y)));
            QVERIFY2(least >= 3.0, qPrintable(QStringLiteral("%1 %2").arg(face.name).arg(least)));
        }
}

void CardArtTest::canBeLookedAt()
{
    const QString folder = qEnvironmentVariable("BREAKPOINT_SPECIMEN");
    if (folder.isEmpty())
        return;
    const auto factions = cardsOfFactions();
    for (auto each = factions.begin(); each != factions.end(); ++each) {
        QString file = each.key();
        file.replace(QLatin1String(": "), QLatin1String("-")).replace(QLatin1Char(' '), QLatin1Char('_'));
        for (const bool dark : { true, false })
            QVERIFY(sheetOf(*each, dark ? darkColours() : lightColours(), 1)
                        .save(QDir(folder).filePath(
                            QStringLiteral("cards-%1-%2.png")
                                .arg(file, dark ? QLatin1String("dark") : QLatin1String("light")))));
        QVERIFY(
            wholeSheetOf(*each, darkColours()).save(QDir(folder).filePath(QStringLiteral("whole-%1.png").arg(file))));
    }
}

REGISTER_TEST(CardArtTest)

#include "card_art_test.moc"
