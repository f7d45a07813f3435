#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/cards/landscape.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace core::smashup;

/// What the checker says of a card file: every fault with its line, its path and a hint. What it says of the abilities
/// of cards stands in checker_cards_test.
class CheckerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNothingWrongWithTheShippedCards();
    void findsNothingWrongWithThePlainTestFaction();
    void saysLinePathAndHint();
    void countsLinesOfNumbersAtALinesEnd();
    void namesTheLineOfBrokenJson_data();
    void namesTheLineOfBrokenJson();
    void findsEveryFault();
    void knowsTheMadnessDeck();
    void refusesBases_data();
    void refusesBases();
    void picturesEveryBase();
    void leavesLandscapesOutOfTheHash();
    void refusesHeads_data();
    void refusesHeads();
    void refusesTakenNames();
    void letsAFactionBeImportedAgain();
    void takesOverWhatPlaysAlike();
    void refusesWhatCannotBeTakenOver_data();
    void refusesWhatCannotBeTakenOver();
};

void CheckerTest::findsNothingWrongWithTheShippedCards()
{
    const auto files = tests::allCardFiles();
    QVERIFY(files.size() >= 4);
    for (const core::SourceFile& file : files)
        QCOMPARE(tests::texts(checkCardFile(file, files)), std::string());
}

void CheckerTest::findsNothingWrongWithThePlainTestFaction()
{
    const auto plain = R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1 })";
    QCOMPARE(tests::texts(checkCardFile(tests::factionWith(plain))), std::string());
}

void CheckerTest::saysLinePathAndHint()
{
    // The card begins on line 4 of its file.
    const core::Problems problems = checkCardFile(tests::factionWith(R"({ "id": "test.one", "name": "One",
  "kind": "minion", "power": 1,
  "play": [
    { "draw": 1 },
    { "chose": "m", "from": { "minions": "here" } }
  ] })"));
    QCOMPARE(problems.size(), std::size_t { 1 });
    QCOMPARE(problems[0].where, std::string("test.json:8 /cards/0/play/1"));
    QCOMPARE(problems[0].what.words(), std::string("unknown verb \"chose\""));
    QCOMPARE(problems[0].hint.words(), std::string("did you mean \"choose\"?"));
    QCOMPARE(problems[0].text(),
        std::string("test.json:8 /cards/0/play/1: unknown verb \"chose\", did you mean \"choose\"?"));
}

void CheckerTest::countsLinesOfNumbersAtALinesEnd()
{
    const core::Problems problems = checkCardFile(tests::factionWith(R"({ "id": "test.one", "name": "One",
  "kind": "minion",
  "power": 99
})"));
    QCOMPARE(problems.size(), std::size_t { 1 });
    QCOMPARE(problems[0].where, std::string("test.json:6 /cards/0/power"));
    QCOMPARE(problems[0].what.words(), std::string("expected a whole number from 0 to 30"));
}

void CheckerTest::namesTheLineOfBrokenJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    QTest::newRow("empty") << QByteArray() << "f.json:1"
                           << "no JSON";
    QTest::newRow("a word") << QByteArray("{\n  \"id\": oops }") << "f.json:2"
                            << "no JSON";
    QTest::newRow("comma") << QByteArray("{\n  \"id\": \"a\"\n  \"name\": \"b\" }") << "f.json:3"
                           << "no JSON";
    QTest::newRow("cut off") << QByteArray("{\n\n \"cards\": [") << "f.json:3"
                             << "no JSON";
    QTest::newRow("twice") << QByteArray("{ \"id\": \"a\",\n\"id\": \"b\" }") << "f.json:2"
                           << "given twice";
    QTest::newRow("deep") << QByteArray(100, '[') << "f.json:1"
                          << "nested too deep";
    QTest::newRow("deeper") << QByteArray(400000, '[') << "f.json:1"
                            << "nested too deep";
    QTest::newRow("long") << QByteArray(600000, ' ') << "f.json"
                          << "longer than 512 KB";
    QTest::newRow("huge number") << QByteArray("{ \"id\": 1e999 }") << "f.json:1"
                                 << "no JSON";
    QTest::newRow("no UTF-8") << QByteArray("{ \"id\": \"\xff\xfe\" }") << "f.json:1"
                              << "no JSON";
    QTest::newRow("a list") << QByteArray("[ ]") << "f.json:1"
                            << "expected an object";
    QTest::newRow("a number") << QByteArray("\n7") << "f.json:2"
                              << "expected an object";
}

void CheckerTest::namesTheLineOfBrokenJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const core::Problems problems = checkCardFile({ "f.json", text.toStdString() });
    QCOMPARE(problems.size(), std::size_t { 1 });
    QCOMPARE(QString::fromStdString(problems[0].where), where);
    QVERIFY2(QString::fromStdString(problems[0].what.words()).contains(what), problems[0].what.words().c_str());
}

void CheckerTest::findsEveryFault()
{
    const core::Problems problems = checkCardFile(tests::factionWith(R"({ "id": "test.one", "name": "One",
  "kind": "creature", "power": -1, "copies": 2, "colour": "red",
  "play": [ { "draw": "many" }, { "return": "$x" }, { "destroy": "thiss" } ] })"));
    const std::string all = tests::texts(problems);
    for (const char* each : { "/cards/0/kind: unknown word \"creature\"", "/cards/0/power: expected a whole number",
             "unknown key \"colour\"", "/cards/0/play/0/draw: expected a number or an amount",
             "/cards/0/play/1/return: nothing is named \"x\" here, choose something first",
             "/cards/0/play/2/destroy: unknown word \"thiss\", did you mean \"this\"?",
             "/cards: a faction has 20 cards, these are 21" })
        QVERIFY2(all.find(each) != std::string::npos, (std::string(each) + "\nin\n" + all).c_str());
}

void CheckerTest::knowsTheMadnessDeck()
{
    const auto deck = [](const std::string& id, const std::string& card) {
        return core::SourceFile { "deck.json",
            R"({ "id": ")" + id + R"(", "supply": "madness", "set": "Tests", "printing": "first", )" + card + " }" };
    };
    const std::string card
        = R"("card": { "id": "test.madness", "name": "Raving", "kind": "action", "copies": 30, "play": [ { "draw": 2 } ] })";
    QCOMPARE(tests::texts(checkCardFile(deck("raving", card))), std::string());
    const auto says = [](const core::SourceFile& file, const char* fault) {
        return QString::fromStdString(tests::texts(checkCardFile(file, tests::cardFiles())))
            .contains(QLatin1String(fault));
    };
    QVERIFY(says(deck("raving", card), "there is a Madness deck already"));
    QVERIFY(says(deck("madness", R"("note": "empty")"), "needs \"card\""));
    QVERIFY(says(deck("madness", R"("card": { "id": "test.madness", "name": "Raving", "kind": "minion", "power": 1 })"),
        "made of actions"));
}

void CheckerTest::refusesBases_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no breakpoint") << R"("vp": [4, 2, 1])"
                                   << "a base needs \"breakpoint\"";
    QTest::newRow("two places") << R"("breakpoint": 20, "vp": [4, 2])"
                                << "/bases/0/vp: expected three numbers";
    QTest::newRow("huge points") << R"("breakpoint": 20, "vp": [4, 4294967297, 1])"
                                 << "/bases/0/vp/1: expected a whole number from 0 to 15";
    QTest::newRow("nobody's special")
        << R"("breakpoint": 20, "vp": [4, 2, 1], "special": { "time": "afterScoring", "do": [ { "draw": 1 } ] })"
        << "a base's ability needs \"who\"";
    QTest::newRow("winner too soon")
        << R"("breakpoint": 20, "vp": [4, 2, 1], "special": { "time": "beforeScoring", "who": "winner", "do": [ { "draw": 1 } ] })"
        << "before scoring nobody has won yet";
    QTest::newRow("declined by nobody")
        << R"("breakpoint": 20, "vp": [4, 2, 1], "instead": { "may": true, "do": [ { "deckBottom": "it" } ] })"
        << "/instead/may: a base has no controller";
    QTest::newRow("nobody's bar on moves")
        << R"("breakpoint": 20, "vp": [4, 2, 1], "ongoing": [ { "cannotMove": "minions", "by": "others" } ])"
        << "a base has no controller";
    QTest::newRow("played") << R"("breakpoint": 20, "vp": [4, 2, 1], "play": [ { "draw": 1 } ])"
                            << "unknown key \"play\"";
    QTest::newRow("this") << R"("breakpoint": 20, "vp": [4, 2, 1], "ongoing": [ { "power": 1, "of": "this" } ])"
                          << "is no minion";
    const auto landscape = [](const char* name, const char* recipe, const char* fault) {
        QTest::newRow(name) << QStringLiteral(R"("breakpoint": 20, "vp": [4, 2, 1], "landscape": )")
                + QString::fromUtf8(recipe)
                            << QString::fromUtf8(fault);
    };
    landscape("a landscape of one word", R"("hills")", "/bases/0/landscape: expected a colour and a kind of land");
    landscape("no landscape", R"("")", "/bases/0/landscape: expected a colour and a kind of land");
    landscape(
        "an unknown colour", R"("gren hills")", "/bases/0/landscape: unknown word \"gren\", did you mean \"green\"?");
    landscape(
        "an unknown land", R"("green hils")", "/bases/0/landscape: unknown word \"hils\", did you mean \"hills\"?");
    landscape("three words", R"("dark green hills")", "/bases/0/landscape: unknown word \"dark\"");
    landscape("half a colour", R"("#3f9 hills")", "/bases/0/landscape: unknown word \"#3f9\"");
    landscape("a number for a landscape", "3", "/bases/0/landscape: expected a text");
    const auto reading = [](const char* name, const char* readings, const char* fault) {
        QTest::newRow(name) << QStringLiteral(R"("breakpoint": 20, "vp": [4, 2, 1], "readings": )")
                + QString::fromUtf8(readings)
                            << QString::fromUtf8(fault);
    };
    reading("read otherwise in a list", "[]", "/readings: expected an option");
    reading("an option without another reading", R"({ "option": "ritual_site" })", "/readings: expected an option");
    reading("readings of no option", R"({ "all": { "when": [ { "draw": 1 } ] }, "any": {} })", "needs \"option\"");
    reading("readings of an unknown option",
        R"({ "option": "ritual_sight", "after-scoring": { "when": [ { "draw": 1 } ] } })",
        "there is no match option \"ritual_sight\"");
    reading("the usual reading", R"({ "option": "ritual_site", "as-printed": { "when": [ { "draw": 1 } ] } })",
        "/readings/as-printed: \"ritual_site\" has no value \"as-printed\" beside the usual one");
    reading("a fault in a reading", R"({ "option": "ritual_site", "after-scoring": { "when": [ { "drew": 1 } ] } })",
        "/readings/after-scoring/when/0: unknown verb \"drew\"");
    reading("a reading with points of its own", R"({ "option": "ritual_site", "after-scoring": { "vp": [1, 1, 1] } })",
        "/readings/after-scoring/vp: unknown key \"vp\"");
}

void CheckerTest::refusesBases()
{
    QFETCH(QString, rest);
    QFETCH(QString, fault);
    const auto base = QStringLiteral(R"({ "id": "test.bay", "name": "Test Bay", )") + rest + QStringLiteral(" }");
    const std::string all = tests::texts(checkCardFile(tests::factionWithBase(base.toStdString())));
    QVERIFY2(QString::fromStdString(all).contains(fault), ("said:\n" + all).c_str());
}

namespace {

std::unique_ptr<CardLibrary> withBase(const std::string& rest)
{
    core::Problems problems;
    auto library = buildLibrary("first",
        { tests::factionWithBase(
            R"({ "id": "test.bay", "name": "Test Bay", "breakpoint": 20, "vp": [4, 2, 1])" + rest + " }") },
        problems);
    if (library == nullptr)
        qWarning("%s", tests::texts(problems).c_str());
    return library;
}

std::string landscapeIn(const CardLibrary& library, const std::string& base)
{
    return library.def(static_cast<DefId>(library.find(base))).landscape;
}

} // namespace

void CheckerTest::picturesEveryBase()
{
    const auto words = withBase(R"(, "landscape": "green spires")");
    QCOMPARE(landscapeIn(*words, "Test Bay"), std::string("#3f9f68 spires"));
    QCOMPARE(landscapeIn(*withBase(R"(, "landscape": "#A0b1C2 waves")"), "Test Bay"), std::string("#A0b1C2 waves"));
    // Without a recipe: the faction's colour, and always the same kind for a name.
    const std::string own = landscapeIn(*withBase(""), "Test Bay");
    QCOMPARE(own.substr(0, 8), std::string("#102030 "));
    QCOMPARE(landscapeIn(*withBase(""), "Test Bay"), own);
    const auto& kinds = landscapeKinds();
    QVERIFY(std::find(kinds.begin(), kinds.end(), own.substr(8)) != kinds.end());
    // What the program comes with was given one by hand, and within a faction no two look alike.
    core::Problems problems;
    const auto shipped = buildLibrary("first", tests::cardFiles(), problems);
    for (const FactionDef& faction : shipped->factions()) {
        std::set<std::string> kindsHere;
        for (const DefId id : faction.bases)
            kindsHere.insert(shipped->def(id).landscape.substr(8));
        QCOMPARE(kindsHere.size(), faction.bases.size());
    }
    std::set<std::string> all;
    for (const core::SourceFile& file : tests::cardFiles())
        for (std::size_t at = file.text.find("\"landscape\": "); at != std::string::npos;
             at = file.text.find("\"landscape\": ", at + 1))
            QVERIFY(all.insert(file.text.substr(at, file.text.find('"', at + 14) - at)).second);
    QCOMPARE(all.size(), std::size_t { 24 }); // two bases for each of twelve factions
}

void CheckerTest::leavesLandscapesOutOfTheHash()
{
    const std::string bare = withBase("")->hash();
    QCOMPARE(withBase(R"(, "landscape": "green spires")")->hash(), bare);
    QCOMPARE(withBase(",\n  \"landscape\" :\t\"#102030 waves\"")->hash(), bare);
    QCOMPARE(withBase(R"(, "landscape": "green spires", "note": "x")")->hash(), withBase(R"(, "note": "x")")->hash());
    // A note that speaks of it is a note like any other.
    const auto noted = withBase(R"(, "note": "say , \"landscape\": \"green hills\" here")");
    QVERIFY(noted->hash() != bare);
    QVERIFY(noted->hash() != withBase(R"(, "note": "say , \"landscape\": \"red hills\" here")")->hash());
}

void CheckerTest::refusesHeads_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("fault");
    QTest::newRow("nineteen cards") << R"("copies": 19)"
                                    << R"("copies": 18)"
                                    << "/cards: a faction has 20 cards, these are 19";
    QTest::newRow("givers of power") << R"("copies": 19)"
                                     << R"("copies": 19, "ongoing": [ { "power": 1, "of": { "minions": "here" } },
                                            { "power": 1, "of": { "minions": "anywhere", "of": "you" } } ])"
                                     << "/cards: copies of these cards give other minions power 38 times, and there is "
                                        "room for 20";
    QTest::newRow("colour") << "#102030"
                            << "blue"
                            << "/colour: expected a colour";
    QTest::newRow("no name") << R"("name": "Testers", )"
                             << ""
                             << "needs \"name\"";
    QTest::newRow("plus") << "Testers"
                          << "Test+ers"
                          << "/name: a faction's name has no +";
    QTest::newRow("id") << R"("id": "test",)"
                        << R"("id": "Te st",)"
                        << "/id: an id has small letters";
    QTest::newRow("complexity") << R"("complexity": 1)"
                                << R"("complexity": 4)"
                                << "/complexity: expected a whole number from 1 to 3";
    QTest::newRow("twin cards") << "\"Filler\""
                                << "\"One\""
                                << "there is a card \"One\" already";
    QTest::newRow("twin ids") << "test.filler"
                              << "test.one"
                              << "there is a card with the id \"test.one\" already";
}

void CheckerTest::refusesHeads()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, fault);
    core::SourceFile file = tests::factionWith(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1 })");
    QString text = QString::fromStdString(file.text);
    QVERIFY(text.contains(before));
    file.text = text.replace(before, after).toStdString();
    const std::string all = tests::texts(checkCardFile(file));
    QVERIFY2(QString::fromStdString(all).contains(fault), ("said:\n" + all).c_str());
}

void CheckerTest::refusesTakenNames()
{
    const auto others = tests::cardFiles();
    const auto check = [&](const char* name) {
        return tests::texts(checkCardFile(tests::factionWith(std::string(R"({ "id": "test.one", "name": ")") + name
                                              + R"(", "kind": "minion", "power": 1 })"),
            others));
    };
    QCOMPARE(check("Nobody Else"), std::string());
    QVERIFY(check("Invader").find("/cards/0/name: there is a card \"Invader\" already") != std::string::npos);
    QVERIFY(check("Tortuga").find("there is a card \"Tortuga\" already") != std::string::npos);
    QVERIFY(check("Cut Lass").find("there is a card \"Cut Lass\" already") != std::string::npos); // another name
    core::SourceFile file = tests::factionWith(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1 })");
    file.text.replace(file.text.find("Testers"), 7, "Aliens");
    QVERIFY(tests::texts(checkCardFile(file, others)).find("/name: there is a faction \"Aliens\" already")
        != std::string::npos);
}

void CheckerTest::letsAFactionBeImportedAgain()
{
    const auto file = tests::factionWith(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1 })");
    QCOMPARE(tests::texts(checkCardFile(file, { file })), std::string());
}

static core::SourceFile secondPrinting(const std::string& rest)
{
    return { "second.json", R"({ "id": "test", "printing": "second", "as": "first")" + rest + " }" };
}

void CheckerTest::takesOverWhatPlaysAlike()
{
    const core::SourceFile first = tests::factionWith(
        R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 3, "play": [ { "draw": 2 } ], "note": "Old." })");
    const core::SourceFile whole = secondPrinting("");
    const core::SourceFile some = secondPrinting(R"(, "name": "Retesters",
  "cards": [ { "id": "test.one", "as": "first", "note": "As ever." },
             { "id": "test.filler", "name": "Fillip", "kind": "minion", "power": 1, "copies": 19 } ])");
    for (const core::SourceFile& file : { whole, some })
        QCOMPARE(tests::texts(checkCardFile(file, { first })), std::string());

    core::Problems problems;
    const auto before = buildLibrary("first", { first }, problems);
    const auto after = buildLibrary("second", { first, some }, problems);
    QCOMPARE(tests::texts(problems), std::string());
    QCOMPARE(after->factions()[0].name, std::string("Retesters"));
    QCOMPARE(after->factions()[0].colour, before->factions()[0].colour);
    const CardDef& one = after->def(static_cast<DefId>(after->find("One")));
    QCOMPARE(one.text(), before->def(static_cast<DefId>(before->find("One"))).text());
    QCOMPARE(one.note, std::string("As ever."));
    QVERIFY(after->find("Fillip") >= 0 && after->find("Filler") < 0 && after->find("Test Lab") >= 0);

    // What is taken over is part of what the second printing is made of, and nothing else of the first is.
    core::SourceFile changed = first;
    changed.text.replace(changed.text.find("\"draw\": 2"), 9, "\"draw\": 1");
    QVERIFY(buildLibrary("second", { changed, some }, problems)->hash() != after->hash());
    core::SourceFile stranger = changed;
    stranger.text.replace(stranger.text.find("\"id\": \"test\""), 12, "\"id\": \"rest\"");
    QCOMPARE(buildLibrary("second", { first, some, stranger }, problems)->hash(), after->hash());
}

void CheckerTest::refusesWhatCannotBeTakenOver_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* rest, const char* fault) {
        QTest::newRow(name) << QString::fromUtf8(rest) << QString::fromUtf8(fault);
    };
    row("unknown id", R"(, "cards": [ { "id": "test.two", "as": "first" } ])",
        "/cards/0/as: there is no \"test.two\" in the printing \"first\"");
    row("unknown printing", R"(, "cards": [ { "id": "test.one", "as": "third" } ])",
        "/cards/0/as: there is no \"test.one\" in the printing \"third\"");
    row("a base among cards", R"(, "cards": [ { "id": "test.bay", "as": "first" } ])",
        "/cards/0/as: there is no \"test.bay\"");
    row("its own printing", R"(, "cards": [ { "id": "test.one", "as": "second" } ])",
        "/cards/0/as: is the printing of this file itself");
    row("round and round", R"(, "bases": [ { "id": "test.lab", "as": "fourth" } ])",
        "/bases/0/as: \"test.lab\" is taken from another printing there, too");
    row("more than a note", R"(, "cards": [ { "id": "test.one", "as": "first", "power": 2 } ])",
        "/cards/0/power: unknown key \"power\"");
    row("no word", R"(, "cards": [ { "id": "test.one", "as": 1 } ])", "/cards/0/as: expected a text");
    row("without an id", R"(, "cards": [ { "as": "first" } ])", "/cards/0: needs \"id\"");
}

void CheckerTest::refusesWhatCannotBeTakenOver()
{
    QFETCH(QString, rest);
    QFETCH(QString, fault);
    const core::SourceFile first = tests::factionWith(
        R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 3, "play": [ { "draw": 2 } ] })");
    const core::SourceFile fourth { "fourth.json",
        R"({ "id": "test", "printing": "fourth", "bases": [ { "id": "test.lab", "as": "second" } ] })" };
    const std::string all = tests::texts(checkCardFile(secondPrinting(rest.toStdString()), { first, fourth }));
    QVERIFY2(QString::fromStdString(all).contains(fault), ("said:\n" + all).c_str());
    QCOMPARE(tests::texts(checkCardFile(secondPrinting(""), { fourth })),
        std::string(
            "second.json:1 /as: there is no \"test\" in the printing \"first\", mend the id or the printing\n"));
    const std::string bare
        = tests::texts(checkCardFile({ "second.json", R"({ "id": "test", "as": "first" })" }, { first }));
    QVERIFY2(QString::fromStdString(bare).contains(QStringLiteral("needs \"printing\"")), bare.c_str());
}

REGISTER_TEST(CheckerTest)
#include "checker_test.moc"
