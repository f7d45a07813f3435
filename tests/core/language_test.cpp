#include "core/language/german/german.h"
#include "core/language/polish/polish.h"
#include "tests/support/suite.h"

#include <QTest>

namespace german = core::language::german;
namespace polish = core::language::polish;
using german::Article;
using german::Case;
using german::Form;
using german::Gender;

/// What any game's realisers need to know of a language, held against its grammar.
class LanguageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declinesGerman_data();
    void declinesGerman();
    void drawsGermanTogether();
    void countsInPolish_data();
    void countsInPolish();
};

void LanguageTest::declinesGerman_data()
{
    QTest::addColumn<int>("in");
    QTest::addColumn<int>("gender");
    QTest::addColumn<bool>("many");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, Case in, Gender gender, bool many, const char* said) {
        QTest::newRow(name) << static_cast<int>(in) << static_cast<int>(gender) << many << QString::fromUtf8(said);
    };
    // der, a weak adjective; ein or mein, a mixed one; a strong one; dieser
    row("he", Case::Nominative, Gender::Masculine, false, "der gute, ein guter, guter, dieser");
    row("him", Case::Accusative, Gender::Masculine, false, "den guten, einen guten, guten, diesen");
    row("to him", Case::Dative, Gender::Masculine, false, "dem guten, einem guten, gutem, diesem");
    row("his", Case::Genitive, Gender::Masculine, false, "des guten, eines guten, guten, dieses");
    row("she", Case::Nominative, Gender::Feminine, false, "die gute, eine gute, gute, diese");
    row("to her", Case::Dative, Gender::Feminine, false, "der guten, einer guten, guter, dieser");
    row("it", Case::Accusative, Gender::Neuter, false, "das gute, ein gutes, gutes, dieses");
    row("to it", Case::Dative, Gender::Neuter, false, "dem guten, einem guten, gutem, diesem");
    row("they", Case::Nominative, Gender::Masculine, true, "die guten, meine guten, gute, diese");
    row("to them", Case::Dative, Gender::Neuter, true, "den guten, meinen guten, guten, diesen");
    row("theirs", Case::Genitive, Gender::Feminine, true, "der guten, meiner guten, guter, dieser");
}

void LanguageTest::declinesGerman()
{
    QFETCH(int, in);
    QFETCH(int, gender);
    QFETCH(bool, many);
    QFETCH(QString, said);
    const Form form { static_cast<Case>(in), static_cast<Gender>(gender), many };
    const std::string given = german::the(form) + " gut" + german::ending(form, Article::Definite) + ", "
        + german::likeA(many ? "mein" : "ein", form) + " gut" + german::ending(form, Article::Indefinite) + ", gut"
        + german::ending(form, Article::None) + ", " + german::likeThe("dies", form);
    QCOMPARE(QString::fromStdString(given), said);
}

void LanguageTest::drawsGermanTogether()
{
    QCOMPARE(german::tidied("gehe zu der Basis, die hier ist,, dann in das Deck, das da ist,"),
        std::string("gehe zur Basis, die hier ist, dann ins Deck, das da ist"));
    QCOMPARE(german::capitalised("übernimm"), std::string("Übernimm"));
    QCOMPARE(german::inflected(
                 { Gender::Masculine, "Spieler", "Spieler", "Spielers" }, { Case::Dative, Gender::Masculine, true }),
        std::string("Spielern"));
}

void LanguageTest::countsInPolish_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("said");
    QTest::newRow("one") << 1 << QStringLiteral("1 kartę");
    QTest::newRow("two") << 2 << QStringLiteral("2 karty");
    QTest::newRow("five") << 5 << QStringLiteral("5 kart");
    QTest::newRow("twelve") << 12 << QStringLiteral("12 kart");
    QTest::newRow("twenty-one") << 21 << QStringLiteral("21 kart");
    QTest::newRow("twenty-two") << 22 << QStringLiteral("22 karty");
}

void LanguageTest::countsInPolish()
{
    QFETCH(int, number);
    QFETCH(QString, said);
    const polish::Noun card { { "karta", "karty", "kartę" }, { "karty", "kart", "karty" }, true };
    QCOMPARE(QString::fromStdString(polish::countedInDigits(card, number)), said);
}

REGISTER_TEST(LanguageTest)
#include "language_test.moc"
