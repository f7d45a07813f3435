#include "core/ai/players/player_factory.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"
#include "core/language/manner.h"
#include "core/record/codec.h"
#include "core/smashup/ability/checker.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/rules/setup.h"
#include "core/smashup/sayings/faults.h"
#include "core/text/text_file.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

using core::language::argumentsOf;
using core::language::faultOf;
using core::language::Language;

namespace {

struct Phrase {
    const char* id;
    std::string_view pattern;
};

#define X(id, pattern) { #id, pattern },
const std::vector<Phrase> kEnglish {
#include "core/language/english/house.def"
#include "core/smashup/sayings/english_faults.def"
};
const std::vector<Phrase> kGerman {
#include "core/language/german/house.def"
#include "core/smashup/ability/german/faults.def"
};
#undef X

/// What is written in the words of files, or has none of its own.
const std::vector<std::string_view> kSameInBoth { "ExpectedOf", "WithMargin" };

std::vector<std::string> told(const core::Problems& problems)
{
    std::vector<std::string> texts;
    for (const core::Problem& each : problems)
        texts.push_back(each.text());
    return texts;
}

core::MatchSetup setupOf(std::vector<std::vector<std::string>> pairs)
{
    core::MatchSetup setup;
    for (std::vector<std::string>& pair : pairs)
        setup.seats.push_back({ "", std::move(pair) });
    return setup;
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { core::language::speak(Language::English); }

    void everyPatternHoldsTogether();
    void germanIsNotEnglish();
    void whatALibrarySaysIsSaidInGerman();
    void faultsOfFilesAreToldInGerman();
    void faultsOfJsonAreToldInGerman();
    void faultsOfMatchesAreToldInGerman();
    void faultsOfCardFilesAreToldInGerman();
    void whatIsWrongIsSaidWhenItIsShown();
};

void FaultsTest::everyPatternHoldsTogether()
{
    QCOMPARE(kGerman.size(), kEnglish.size());
    for (std::size_t i = 0; i < kEnglish.size(); ++i) {
        // In one order, so that what is missing shows where it is missing.
        QCOMPARE(kGerman[i].id, kEnglish[i].id);
        const auto arguments = argumentsOf(kEnglish[i].pattern);
        for (const Phrase& each : { kEnglish[i], kGerman[i] })
            QCOMPARE(each.id + (": " + faultOf(each.pattern, arguments)), each.id + std::string(": "));
    }
}

void FaultsTest::germanIsNotEnglish()
{
    for (std::size_t i = 0; i < kEnglish.size(); ++i) {
        const bool listed = std::find(kSameInBoth.begin(), kSameInBoth.end(), kEnglish[i].id) != kSameInBoth.end();
        QVERIFY2((kEnglish[i].pattern == kGerman[i].pattern) == listed, kEnglish[i].id);
    }
}

void FaultsTest::whatALibrarySaysIsSaidInGerman()
{
    core::language::speak(Language::German);
    QCOMPARE(core::sayAfter("Permission denied").words(), std::string("keine Berechtigung"));
    QCOMPARE(core::sayAfter("Some other trouble").words(), std::string("Some other trouble"));
}

void FaultsTest::faultsOfFilesAreToldInGerman()
{
    core::language::speak(Language::German);
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    std::string text;
    core::Problems problems;
    QVERIFY(!core::readFile(path + "/none", text, problems));
    QVERIFY(!core::readFile(path, text, problems));
    QVERIFY(!core::writeFile(path + "/none/deeper", "text", problems));
    const std::vector<std::string> expected { path + "/none: diese Datei gibt es nicht",
        path + ": das ist ein Ordner, keine Datei",
        path + "/none/deeper: lässt sich nicht schreiben: Datei oder Ordner nicht vorhanden" };
    QCOMPARE(told(problems), expected);
}

void FaultsTest::faultsOfJsonAreToldInGerman()
{
    core::language::speak(Language::German);
    nlohmann::json json;
    core::Problems problems;
    core::parseJson("{\n\"a\": 1,\n}", json, problems);
    core::parseJson("[1, ", json, problems);
    core::parseJson("[\"a\nb\"]", json, problems);
    core::parseJson("{ \"a\": 1, \"a\": 2 }", json, problems);
    QVERIFY(!core::fromJson("[]", problems));
    const core::JsonReader reader(json, "", problems);
    reader.asInteger(2, 4);
    reader.eachItem(2, 2, [](const core::JsonReader&) {});
    const std::vector<std::string> expected {
        "Zeile 3: das ist kein JSON: unerwartet: '}', sieh nach, ob die Datei vollständig ist",
        "Zeile 1: das ist kein JSON: unerwartet: Ende des Textes, sieh nach, ob die Datei vollständig ist",
        "Zeile 1: das ist kein JSON: ungültiger Text: Statt des Steuerzeichens U+000A (LF) schreibt man \\u000A oder "
        "\\n, "
        "sieh nach, ob die Datei vollständig ist",
        "Zeile 1: der Schlüssel „a“ steht zweimal da, lass eins davon weg",
        "/: eine aufgezeichnete Partie ist ein JSON-Objekt, schreib eine mit `matches export` heraus",
        "/: hier wird eine ganze Zahl von 2 bis 4 erwartet",
        "/: hier wird eine Liste erwartet",
    };
    QCOMPARE(told(problems), expected);
}

void FaultsTest::faultsOfMatchesAreToldInGerman()
{
    core::language::speak(Language::German);
    const core::smashup::CardLibrary noCards;
    core::Problems problems = core::smashup::checkSetup(noCards, setupOf({ { "Elves" }, { "Elves", "Elves" } }));
    problems.resize(3);
    const std::vector<std::string> expected {
        "Platz 1: ein Paar sind zwei Fraktionen, nicht 1, nenn zwei, etwa Aliens+Robots",
        "Platz 2: zweimal dieselbe Fraktion in einem Paar: Elves, wähle zwei verschiedene",
        "Platz 2: unbekannte Fraktion „Elves“, wähle aus: ",
    };
    QCOMPARE(told(problems), expected);

    const tests::FakeGame game;
    problems = core::checkPlayer("ismcts:ms=0,x=1", game);
    const std::vector<std::string> ofPlayers {
        "player: „0“ ist kein Wert für ms bei ismcts, wähle eine ganze Zahl von 1 bis 600000",
    };
    QCOMPARE(told({ problems.front() }), ofPlayers);
}

void FaultsTest::faultsOfCardFilesAreToldInGerman()
{
    core::language::speak(Language::German);
    const std::string file = R"({ "id": "elves", "name": "Elves", "set": "Own", "printing": "first", "theme": "t",
"colour": "green", "complexity": 4, "cards": [], "bases": [], "powr": 1 })";
    const std::vector<std::string> expected {
        "elves.json:2 /powr: unbekannter Schlüssel „powr“, möglich: id, name, set, printing, theme, colour, emblem, "
        "complexity, cards, bases, note",
        "elves.json:2 /complexity: erwartet: eine ganze Zahl von 1 bis 3",
        "elves.json:2 /colour: erwartet: eine Farbe, schreib etwa \"#3f9f68\"",
        "elves.json:2 /bases: eine Fraktion hat mindestens 2 Basen",
        "elves.json:2 /cards: eine Fraktion hat 20 Karten, das sind 0, berichtige die Anzahlen",
    };
    QCOMPARE(told(core::smashup::checkCardFile({ "elves.json", file })), expected);
}

void FaultsTest::whatIsWrongIsSaidWhenItIsShown()
{
    core::language::speak(Language::German);
    const core::Problems problems = core::smashup::checkSetup({}, setupOf({}));
    core::language::speak(Language::English);
    QCOMPARE(told({ problems.front() }),
        std::vector<std::string> { "seats: Smash Up is for 2 to 4 seats, not 0, add or remove seats" });
    core::language::speak(Language::German);
    QCOMPARE(told({ problems.front() }),
        std::vector<std::string> { "seats: Smash Up ist für 2 bis 4 Plätze, nicht 0, nimm Plätze dazu oder weg" });
    const core::Problem window { "",
        core::language::Saying::saidBy([] { return std::string(mannerOf(core::language::spoken()).readerFirst); }) };
    QCOMPARE(window.text(), std::string("Du"));
    core::language::speak(Language::English);
    QCOMPARE(window.text(), std::string("You"));
}

REGISTER_TEST(FaultsTest)
#include "faults_test.moc"
