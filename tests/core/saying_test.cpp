#include "core/language/saying.h"
#include "tests/support/suite.h"

#include <QTest>

using core::language::Between;
using core::language::faultOf;
using core::language::Language;
using core::language::patterns;
using core::language::Saying;

namespace {

enum class Id : std::uint8_t { Plays, Draws, Win, Unknown, Only };

constexpr auto kEnglish = patterns<5, Id>({
    { Id::Plays, "{0} [0:plays|play] {1}< at {2}>." },
    { Id::Draws, "{0} [0:draws|draw] {1} [1:card|cards] for {+1}." },
    { Id::Win, "{0} [0:wins|win|share the win]." },
    { Id::Unknown, "a card" },
    { Id::Only, "{^0} goes [1:to {1}'s|into your] hand [[{{<<." },
});
constexpr auto kGerman = patterns<5, Id>({
    { Id::Plays, "{0} [0:spielt|spielst] {1}< auf {2}> aus." },
    { Id::Draws, "{0} [0:zieht|ziehst] [1:eine Karte|{1} Karten] für {+1}." },
    { Id::Win, "{0} [0:gewinnt|gewinnst|gewinnen gemeinsam]." },
    { Id::Unknown, "eine Karte" },
});
constexpr auto kPolish = patterns<5, Id>({
    { Id::Draws, "{0} dobiera {1} [1:kartę|karty|kart] ({+1})." },
});
static_assert(core::language::isWhole(kEnglish));

const core::language::Phrasebook kBook { { kEnglish, kGerman, kPolish } };

Saying say(Id id, std::vector<Saying> arguments)
{
    return { kBook, static_cast<std::uint16_t>(id), std::move(arguments) };
}

const Saying ada = Saying::person("Ada");
const Saying reader = Saying::person(std::string(core::language::kReader));

} // namespace

class SayingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPatternIsSaidInEachLanguage_data();
    void aPatternIsSaidInEachLanguage();
    void sayingsAreEqualBeforeTheyAreSaid();
    void theLanguageSpokenIsTheDefault();
    void aBegunLanguageIsNotWhole();
    void whatIsEmptyIsLeftOut();
    void namesAreToldApartFromWords();
    void faultsOfPatternsAreFound_data();
    void faultsOfPatternsAreFound();
};

void SayingTest::aPatternIsSaidInEachLanguage_data()
{
    QTest::addColumn<Saying>("saying");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");

    QTest::newRow("somebody") << say(Id::Plays, { ada, "Scout", "The Factory" }) << "Ada plays Scout at The Factory."
                              << "Ada spielt Scout auf The Factory aus.";
    QTest::newRow("the reader") << say(Id::Plays, { reader, "Scout", "" }) << "You play Scout."
                                << "Du spielst Scout aus.";
    QTest::newRow("somebody who is called so")
        << say(Id::Plays, { Saying::person("You"), "Scout", "" }) << "You plays Scout."
        << "You spielt Scout aus.";
    QTest::newRow("numbered") << say(Id::Plays, { Saying::person(core::language::unnamed(2)), "Scout", "" })
                              << "Player 2 plays Scout."
                              << "Spieler 2 spielt Scout aus.";
    QTest::newRow("one") << say(Id::Draws, { ada, 1 }) << "Ada draws 1 card for +1."
                         << "Ada zieht eine Karte für +1.";
    QTest::newRow("below nothing") << say(Id::Draws, { ada, -4 }) << "Ada draws -4 cards for -4."
                                   << "Ada zieht −4 Karten für −4.";
    QTest::newRow("several") << say(Id::Win, { Saying::list(Between::And, { ada, "Ben", reader }) })
                             << "Ada, Ben and you share the win."
                             << "Ada, Ben und du gewinnen gemeinsam.";
    QTest::newRow("a list of one") << say(Id::Win, { Saying::list(Between::And, { reader }) }) << "You win."
                                   << "Du gewinnst.";
    QTest::newRow("large, and not in German")
        << say(Id::Only, { say(Id::Unknown, {}), reader }) << "A card goes into your hand [{<."
        << "Eine Karte goes into your hand [{<.";
    QTest::newRow("a name keeps its letters") << say(Id::Only, { "ufo", ada }) << "ufo goes to Ada's hand [{<."
                                              << "ufo goes to Ada's hand [{<.";
}

void SayingTest::aPatternIsSaidInEachLanguage()
{
    QFETCH(Saying, saying);
    QTEST(QString::fromStdString(saying.words(Language::English)), "english");
    QTEST(QString::fromStdString(saying.words(Language::German)), "german");
}

void SayingTest::sayingsAreEqualBeforeTheyAreSaid()
{
    QVERIFY(say(Id::Draws, { ada, 2 }) == say(Id::Draws, { ada, 2 }));
    QVERIFY(say(Id::Draws, { ada, 2 }) != say(Id::Draws, { ada, 3 }));
    QVERIFY(say(Id::Draws, { ada, 2 }) != say(Id::Plays, { ada, 2 }));
    QVERIFY(Saying("Ada") != ada);
}

void SayingTest::theLanguageSpokenIsTheDefault()
{
    const Saying saying = say(Id::Draws, { ada, 2 });
    QCOMPARE(saying.words(), saying.words(Language::English));
    core::language::speak(Language::Polish);
    const std::string words = saying.words();
    const std::string five = say(Id::Draws, { ada, 5 }).words();
    core::language::speak(Language::English);
    QCOMPARE(words, std::string("Ada dobiera 2 karty (+2)."));
    QCOMPARE(five, std::string("Ada dobiera 5 kart (+5)."));
}

void SayingTest::aBegunLanguageIsNotWhole()
{
    QVERIFY(!core::language::isWhole(kGerman));
}

void SayingTest::whatIsEmptyIsLeftOut()
{
    QVERIFY(Saying().empty());
    QVERIFY(Saying("").empty());
    QVERIFY(!Saying(0).empty());
    QVERIFY(Saying::list(Between::Or, { "", Saying() }).empty());
    QCOMPARE(Saying::list(Between::Or, { "a", "", "b", "c" }).words(Language::German), std::string("a, b oder c"));
    QCOMPARE(Saying::list(Between::Semicolon, { "a", "b" }).words(), std::string("a; b"));
}

void SayingTest::namesAreToldApartFromWords()
{
    const Saying saying = say(Id::Plays, { ada, "Scout", Saying::list(Between::And, { "Tortuga", "Scout", 2 }) });
    QCOMPARE(saying.names(), (std::vector<std::string> { "Scout", "Tortuga" }));
    QVERIFY(Saying().names().empty());
}

void SayingTest::faultsOfPatternsAreFound_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("arguments");
    QTest::addColumn<QString>("fault");

    QTest::newRow("sound") << "{0} [0:plays|play] {1}< at {2}>." << 3 << "";
    QTest::newRow("left out") << "{0} plays." << 2 << "argument 1 is left out";
    QTest::newRow("too many") << "{0} plays {2} {1}." << 2 << "there is no argument 2";
    QTest::newRow("no number") << "{x} plays." << 1 << "a place for an argument is not written as one";
    QTest::newRow("not closed") << "{0 plays." << 1 << "a place for an argument is not written as one";
    QTest::newRow("an open group") << "{0} [0:plays|play {1}." << 2 << "a group is not closed";
    QTest::newRow("crossed") << "[0:a< at {1}]>" << 2 << "a stray ]";
    QTest::newRow("a bar outside") << "{0}|{1}" << 2 << "a stray |";
}

void SayingTest::faultsOfPatternsAreFound()
{
    QFETCH(QString, pattern);
    QFETCH(int, arguments);
    std::set<std::size_t> wanted;
    for (int i = 0; i < arguments; ++i)
        wanted.insert(static_cast<std::size_t>(i));
    QTEST(QString::fromStdString(faultOf(pattern.toStdString(), wanted)), "fault");
}

REGISTER_TEST(SayingTest)

#include "saying_test.moc"
