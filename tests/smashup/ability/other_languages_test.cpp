#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/golden.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace core::smashup;
using core::language::Language;

/// What cards say of themselves in German, and, as far as it is begun, in Polish. BREAKPOINT_REWRITE_GOLDEN=1 writes
/// the golden files anew; then every line that changed is read beside what the card does.
class OtherLanguagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void speaksGerman_data();
    void speaksGerman();
    void saysWhatTheGermanFilesSay_data();
    void saysWhatTheGermanFilesSay();
    void leavesNoEnglishAndNoGap();
    void beginsPolish_data();
    void beginsPolish();
    void admitsWhatPolishLacks();

private:
    const CardDef& card(const QString& name) const
    {
        const int found = m_first->find(name.toStdString());
        if (found < 0)
            qFatal("no card %s", qPrintable(name));
        return m_first->def(static_cast<DefId>(found));
    }

    std::unique_ptr<CardLibrary> m_first; ///< of the first printing
    std::unique_ptr<CardLibrary> m_current;
};

void OtherLanguagesTest::initTestCase()
{
    core::Problems problems;
    m_first = buildLibrary("first", tests::allCardFiles(), problems);
    m_current = buildLibrary("current", tests::allCardFiles(), problems);
    QVERIFY(m_first != nullptr && m_current != nullptr);
}

// Written down from what the cards do and from German grammar, not from what the program says.
void OtherLanguagesTest::speaksGerman_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(text);
    };
    row("Invader", "Erhalte 1 Siegpunkt.");
    row("Beam Up", "Gib eine Kreatur auf die Hand ihres Besitzers zurück."); // a prefix at the end
    row("Supreme Overlord", "Du darfst eine Kreatur auf die Hand ihres Besitzers zurückgeben."); // and before the verb
    row("Crop Circles", "Wähle eine Basis. Gib alle Kreaturen dort auf die Hände ihrer Besitzer zurück.");
    row("Scout",
        "Spezial: Nachdem diese Basis gewertet wurde, darfst du diese Kreatur auf die Hand ihres Besitzers "
        "zurückgeben."); // the verb last, then first
    row("Augmentation", "Gib einer Kreatur bis zum Ende deines Zuges +4 Stärke."); // a dative
    row("Rampage",
        "Wähle eine deiner Kreaturen. Senke den Zerstörungswert ihrer Basis bis zum Ende des Zuges um die Stärke der "
        "Kreatur."); // a base is feminine, too: "ihre" might be the base's
    row("The Price of Power",
        "Spezial: Spiele diese Karte, bevor eine Basis gewertet wird. Jeder andere Spieler mit einer Kreatur dort "
        "deckt seine Hand auf. Gib einer deiner Kreaturen dort bis zum Ende des Zuges +2 Stärke für jede aufgedeckte "
        "Wahnsinnskarte."); // the power lasts until then, not the revealing
    row("Sacred Circle",
        "Spiele diese Karte an eine Basis. Talent: Du darfst hier eine zusätzliche Kreatur mit dem gleichen Namen wie "
        "eine Kreatur hier spielen.");
    row("School of Wizardry",
        "Nachdem diese Basis gewertet wurde, sieht sich der Sieger die obersten drei Basen des Basisdecks an, bestimmt "
        "eine davon als Ersatz für diese Basis und legt den Rest in beliebiger Reihenfolge oben auf das Basisdeck "
        "zurück.");
    row("Innsmouth",
        "Nachdem hier eine Kreatur gespielt wurde, darf ihr Besitzer eine Karte aus dem Ablagestapel eines beliebigen "
        "Spielers unter das Deck dieses Spielers legen."); // not under the deck of the minion's owner
    row("Hideout",
        "Spiele diese Karte an eine Basis. Dauerhaft: Wenn zum ersten Mal eine Aktion eines anderen Spielers deine "
        "Kreaturen hier beeinflussen würde, zerstöre stattdessen diese Karte, und die Aktion hat keine Wirkung auf "
        "sie.");
    row("Natural Selection",
        "Wähle eine deiner Kreaturen. Zerstöre an ihrer Basis eine Kreatur mit weniger Stärke als sie."); // not the
                                                                                                          // base
    row("Plateau of Leng",
        "Nachdem du hier deine erste Kreatur im Zug gespielt hast, falls du sie von deiner Hand gespielt hast, darfst "
        "du hier eine zusätzliche Kreatur mit ihrem Namen spielen.");
    row("Take the Shinies", "Jeder andere Spieler legt zwei zufällige Karten ab.");
    row("Madness", "Ziehe zwei Karten oder lege diese Karte ins Wahnsinnsdeck zurück.");
    row("Broadside",
        "Wähle eine Basis, an der du eine Kreatur hast, dann einen Spieler. Zerstöre alle Kreaturen dieses Spielers "
        "dort mit Stärke 2 oder weniger.");
    row("Outbreak", "Du darfst an einer Basis, an der du keine Kreatur hast, eine zusätzliche Kreatur spielen.");
    row("Insanity", "Jeder andere Spieler zieht zwei Wahnsinnskarten.");
    row("Mark of Sleep", "Wähle einen Spieler. Dieser Spieler darf in seinem nächsten Zug keine Aktionen spielen.");
    row("Buccaneer", "Spezial: Wenn diese Kreatur zerstört würde, bewege sie stattdessen zu einer anderen Basis.");
    row("Pirate King", "Spezial: Bevor eine andere Basis gewertet wird, darfst du diese Kreatur dorthin bewegen.");
    row("Evans City Cemetery",
        "Nachdem diese Basis gewertet wurde, legt der Sieger seine Hand ab und zieht fünf Karten.");
    row("Professor",
        "Talent: Lege eine Wahnsinnskarte von deiner Hand ab. Wenn du das tust, darfst du eine zusätzliche Aktion "
        "und/oder eine zusätzliche Kreatur spielen.");
    row("Neophyte",
        "Decke die oberste Karte deines Decks auf. Wenn sie eine Aktion ist, darfst du sie als zusätzliche Aktion "
        "spielen oder sie auf deine Hand nehmen.");
    row("Mall Crawl",
        "Durchsuche dein Deck nach beliebig vielen Karten mit dem gleichen Namen und lege sie ab. Mische dein Deck.");
    row("Microbot Archive",
        "Dauerhaft: Nachdem einer deiner Microbots (diese eingeschlossen) zerstört wurde, ziehe eine Karte.");
    row("War Raptor",
        "Dauerhaft: Diese Kreatur hat +1 Stärke für jede Karte „War Raptor“ hier (diese eingeschlossen).");
    row("In Plain Sight",
        "Spiele diese Karte an eine Basis. Dauerhaft: Deine Kreaturen hier mit Stärke 2 oder weniger werden von Karten "
        "anderer Spieler nicht beeinflusst.");
    row("Smoke Bomb",
        "Spiele diese Karte auf eine deiner Kreaturen. Dauerhaft: Die Kreatur wird von Aktionen anderer Spieler nicht "
        "beeinflusst. Zerstöre zu Beginn deines Zuges diese Karte.");
    row("King Rex", "");
}

void OtherLanguagesTest::speaksGerman()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(describe(*m_first, card(name), Language::German)), text);
}

void OtherLanguagesTest::saysWhatTheGermanFilesSay_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<QString>("faction");
    for (const auto* library : { m_first.get(), m_current.get() })
        for (const FactionDef& faction : library->factions())
            QTest::newRow((library->printing() + ' ' + faction.id).c_str())
                << QString::fromStdString(library->printing()) << QString::fromStdString(faction.name);
}

void OtherLanguagesTest::saysWhatTheGermanFilesSay()
{
    QFETCH(QString, printing);
    QFETCH(QString, faction);
    const CardLibrary& library = printing == QLatin1String("first") ? *m_first : *m_current;
    const FactionDef& def = *library.faction(faction.toStdString());
    std::string text;
    for (const std::vector<DefId>* list : { &def.cards, &def.bases })
        for (const DefId id : *list) {
            text += library.def(id).name + "\n    " + describe(library, library.def(id), Language::German) + "\n";
            for (const Reading& each : library.readings())
                if (each.of == id)
                    text += "    " + each.option + " = " + each.value + ": "
                        + describe(library, library.def(each.is), Language::German) + "\n";
        }
    const QString path = QStringLiteral(TESTS_SOURCE_DIR "/golden/descriptions/german/%1/%2.txt")
                             .arg(printing, QString::fromStdString(def.id));
    const QString difference = tests::goldenDifference(path, text);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void OtherLanguagesTest::leavesNoEnglishAndNoGap()
{
    const QRegularExpression slip(QStringLiteral(
        R"((\b(the|you|your|minion|base|card|player|action|turn|and|of|with|draw|destroy)\b)|  | [.,;]|\.\.|,,|[{}\[\]$])"));
    const QRegularExpression names(QStringLiteral("„[^“]*“"));
    for (const auto* library : { m_first.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& each = library->def(static_cast<DefId>(i));
            QString text = QString::fromStdString(describe(*library, each, Language::German));
            QCOMPARE(text.isEmpty(), each.text().empty());
            if (text.isEmpty())
                continue;
            QVERIFY2(text.endsWith(QLatin1Char('.')) && text[0].isUpper(), qPrintable(text));
            text.replace(names, QStringLiteral("X"));
            QVERIFY2(!text.contains(slip), qPrintable(text));
        }
}

// Cases, genders and three forms of the plural.
void OtherLanguagesTest::beginsPolish_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(text);
    };
    row("Enchantress", "Dobierz kartę.");
    row("Mystic Studies", "Dobierz dwie karty.");
    row("Corruption", "Dobierz kartę Szaleństwa. Zniszcz stwora.");
    row("Insanity", "Każdy inny gracz dobiera dwie karty Szaleństwa.");
    row("Invader", "Zdobądź 1 punkt zwycięstwa.");
    row("Researcher", "Możesz dobrać kartę Szaleństwa.");
    row("Beam Up", "Cofnij stwora na rękę jego właściciela.");
    row("Supreme Overlord", "Możesz cofnąć stwora na rękę jego właściciela.");
    row("Cannon", "Zniszcz do dwóch stworów o sile 2 lub mniejszej.");
    row("Saucy Wench", "Możesz zniszczyć stwora o sile 2 lub mniejszej tutaj.");
    row("Ninja Master", "Możesz zniszczyć stwora tutaj.");
}

void OtherLanguagesTest::beginsPolish()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(describe(*m_first, card(name), Language::Polish)), text);
}

/// No sentence is better than half of one.
void OtherLanguagesTest::admitsWhatPolishLacks()
{
    QCOMPARE(describe(*m_first, card(QStringLiteral("Scout")), Language::Polish), std::string());
    QCOMPARE(describe(*m_first, card(QStringLiteral("Broadside")), Language::Polish), std::string());
}

REGISTER_TEST(OtherLanguagesTest)
#include "other_languages_test.moc"
