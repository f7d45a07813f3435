#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/realm_card_face.h"
#include "ui/painting/realm_words.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/table/table_factory.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace ui;
using core::language::Language;

/// The painter of cards with a cost and abilities, and what it is given of Star Realms. With BREAKPOINT_SPECIMEN naming
/// a folder all cards are put there, to be looked at.
class RealmCardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsACard();
    void lightsWhatCanBeUsed();
    void everyFactionHasItsEmblem();
    void everyCardHasALook();
    void holdsEveryWord_data();
    void holdsEveryWord();
    void setsSignsAmongWords();
    void tellsWhereALineIs();
    void paintsTheSpecimen();

private:
    static std::vector<RealmFace> facesIn(Language language);

    std::unique_ptr<Theme> m_theme;
};

void RealmCardTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp);
}

std::vector<RealmFace> RealmCardTest::facesIn(Language language)
{
    std::vector<RealmFace> faces;
    for (const core::CardInfo& card : tests::starRealms().cardsIn(language)) {
        faces.push_back(faceOf(*core::starrealms::readingOf(tests::starRealms(), card.name, language)));
        faces.back().copies = card.copies;
    }
    return faces;
}

void RealmCardTest::readsACard()
{
    const auto queen = core::starrealms::readingOf(tests::starRealms(), "Hive Queen", Language::English);
    QVERIFY(queen.has_value());
    const RealmFace face = faceOf(*queen);
    QCOMPARE(face.emblem, QStringLiteral("blob"));
    QCOMPARE(face.cost, std::optional<int>(7));
    QCOMPARE(face.defense, 0);
    QCOMPARE(face.lines.size(), std::size_t(3));
    QCOMPARE(face.lines[0].words, QStringLiteral("+7%1. Draw a card").arg(ui::signOf(RealmGood::Combat)));
    QCOMPARE(face.lines[1].sign, RealmSign::Ally);
    QCOMPARE(face.lines[2].sign, RealmSign::DoubleAlly);
    QCOMPARE(face.lines[2].words, QStringLiteral("+3%1").arg(ui::signOf(RealmGood::Combat)));

    const auto port = core::starrealms::readingOf(tests::starRealms(), "Integration Port", Language::English);
    QVERIFY(faceOf(*port).outpost);
    QCOMPARE(faceOf(*port).defense, 5);
    QVERIFY(!core::starrealms::readingOf(tests::starRealms(), "Lamp Oil", Language::English));
    // What a seat begins with was never for sale.
    QVERIFY(!faceOf(*core::starrealms::readingOf(tests::starRealms(), "Scout", Language::English)).cost);
    QCOMPARE(faceOf(*core::starrealms::readingOf(tests::starRealms(), "Explorer", Language::English)).cost,
        std::optional<int>(2));
}

void RealmCardTest::lightsWhatCanBeUsed()
{
    core::starrealms::CardView card;
    card.name = "Stinger";
    card.has = { true, true, false, true };
    card.usable = { false, true, false, true };
    const RealmFace face = faceOf(tests::starRealms(), card);
    QCOMPARE(face.lines.size(), std::size_t(3));
    QCOMPARE(face.lines[0].use, RealmUse::Resting);
    QCOMPARE(face.lines[1].use, RealmUse::Usable);
    QCOMPARE(face.lines[2].use, RealmUse::Usable);

    card.name = "Stealth Needle";
    card.copies = "Stinger";
    card.usable = { true, false, false, false };
    const RealmFace copy = faceOf(tests::starRealms(), card);
    QCOMPARE(copy.name, QStringLiteral("Stealth Needle"));
    QCOMPARE(copy.copied, QStringLiteral("Stinger"));
    QCOMPARE(copy.emblem, QStringLiteral("machine_cult"));
    QCOMPARE(copy.lines.size(), std::size_t(3));
    QCOMPARE(copy.lines[0].use, RealmUse::Usable);
}

void RealmCardTest::everyFactionHasItsEmblem()
{
    for (const core::CardInfo& card : tests::starRealms().cardsIn(Language::English))
        QVERIFY2(hasEmblem(realmEmblem(card.group)), card.group.c_str());
}

void RealmCardTest::everyCardHasALook()
{
    const std::vector<core::FactionInfo> factions = factionLooks(tests::starRealms());
    QCOMPARE(factions.size(), std::size_t(9)); // four a set, and what belongs to none
    for (const core::CardInfo& card : tests::starRealms().cards()) {
        const auto found = std::find_if(factions.begin(), factions.end(),
            [&](const core::FactionInfo& each) { return each.name == card.group && each.set == card.set; });
        QVERIFY2(found != factions.end(), card.name.c_str());
        QVERIFY(QColor(QString::fromStdString(found->colour)).isValid());
    }
}

void RealmCardTest::holdsEveryWord_data()
{
    QTest::addColumn<RealmForm>("form");
    QTest::addColumn<Language>("language");
    for (const Language language : { Language::English, Language::German }) {
        const QByteArray name = language == Language::German ? "German" : "English";
        QTest::newRow("whole, " + name) << RealmForm::Whole << language;
        QTest::newRow("tile, " + name) << RealmForm::Tile << language;
        QTest::newRow("row, " + name) << RealmForm::Row << language;
    }
}

void RealmCardTest::holdsEveryWord()
{
    QFETCH(const RealmForm, form);
    QFETCH(const Language, language);
    const QFont body = QApplication::font();
    QStringList cut;
    for (const RealmFace& face : facesIn(language))
        if (!cardHoldsAll(face, form, nominalSize(form), body))
            cut += face.name;
    QCOMPARE(cut, QStringList());
}

void RealmCardTest::setsSignsAmongWords()
{
    const QFont font = bodyLetters(QApplication::font(), 11);
    const QString words
        = QStringLiteral("+2%1 +2%2").arg(ui::signOf(RealmGood::Trade)).arg(ui::signOf(RealmGood::Combat));
    QCOMPARE(measureRealmWords(words, font, { 400, 400 }).lines, 1);
    QCOMPARE(measureRealmWords(words, font, { 30, 400 }).lines, 2);
    QVERIFY(!measureRealmWords(words, font, { 30, 15 }).whole);
    QCOMPARE(signWidth(RealmSign::None, font), 0.0);
    QVERIFY(signWidth(RealmSign::DoubleAlly, font) > signWidth(RealmSign::Ally, font));
}

void RealmCardTest::tellsWhereALineIs()
{
    const QFont body = QApplication::font();
    const RealmFace face = faceOf(*core::starrealms::readingOf(tests::starRealms(), "Stinger", Language::English));
    const QRectF area(10, 20, 134, 236);
    const QRectF first = lineArea(face, RealmForm::Tile, area, 0, body);
    const QRectF scrap = lineArea(face, RealmForm::Tile, area, 2, body);
    QVERIFY(area.contains(first) && area.contains(scrap));
    QVERIFY(first.bottom() < scrap.top());
    QVERIFY(area.bottom() - scrap.bottom() < 12); // at the foot
    QVERIFY(lineArea(face, RealmForm::Tile, area, 3, body).isNull());
    QVERIFY(lineArea(face, RealmForm::Small, area, 0, body).isNull());
}

void RealmCardTest::paintsTheSpecimen()
{
    const char* folder = std::getenv("BREAKPOINT_SPECIMEN");
    for (const bool dark : { true, false })
        for (const Language language : { Language::English, Language::German }) {
            const Colours& colours = dark ? darkColours() : lightColours();
            std::vector<RealmFace> faces = facesIn(language);
            constexpr int kAcross = 12;
            QImage image(kAcross * 150 + 20, 8 * 256 + 420, QImage::Format_ARGB32_Premultiplied);
            image.fill(colours.clothMiddle);
            QPainter painter(&image);
            for (std::size_t i = 0; i < faces.size(); ++i) {
                const int at = static_cast<int>(i);
                paintRealmCard(painter,
                    { 15.0 + at % kAcross * 150, 12.0 + at / kAcross * 248, nominalSize(RealmForm::Tile).width(),
                        nominalSize(RealmForm::Tile).height() },
                    faces[i], RealmForm::Tile, {}, colours, QApplication::font());
            }
            qreal x = 20;
            FaceState state;
            for (const RealmForm form : { RealmForm::Whole, RealmForm::Row, RealmForm::Hand, RealmForm::Table,
                     RealmForm::Flat, RealmForm::Small, RealmForm::Strip }) {
                RealmFace face = faces[form == RealmForm::Hand ? 1 : 40];
                if (face.lines.size() > 1)
                    face.lines[1].use = RealmUse::Usable;
                state.legal = form == RealmForm::Row;
                state.illegal = form == RealmForm::Flat;
                paintRealmCard(
                    painter, { QPointF(x, 2070), nominalSize(form) }, face, form, state, colours, QApplication::font());
                x += nominalSize(form).width() + 24;
            }
            painter.end();
            QVERIFY(!image.isNull());
            if (folder != nullptr)
                image.save(
                    QDir(QString::fromLocal8Bit(folder))
                        .filePath(QStringLiteral("realm-%1-%2.png")
                                      .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                          language == Language::German ? QStringLiteral("de") : QStringLiteral("en"))));
        }
}

REGISTER_TEST(RealmCardTest)
#include "realm_card_test.moc"
