#include "core/smashup/ability/describe.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace core::smashup;

/// What cards say of themselves. BREAKPOINT_REWRITE_GOLDEN=1 writes the golden files anew; then every line that changed
/// is read beside what the card does.
class DescriptionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatTheGoldenFilesSay_data();
    void saysWhatTheGoldenFilesSay();
    void saysSomethingOfEveryAbility();
    void writesWholeSentences();
    void tellsOtherShapes_data();
    void tellsOtherShapes();
    void namesWhatACardDoes_data();
    void namesWhatACardDoes();
    void listsEveryOp();
    void listsAProgramOpByOp();

private:
    std::unique_ptr<CardLibrary> m_library; ///< of the first printing
    std::unique_ptr<CardLibrary> m_current;
};

static std::string textOf(const std::string& card, bool base = false)
{
    core::Problems problems;
    const auto library
        = CardLibrary::build("first", { base ? tests::factionWithBase(card) : tests::factionWith(card) }, problems);
    if (library == nullptr)
        return "FAULT " + problems.front().text();
    const FactionDef& faction = library->factions().front();
    return library->def(base ? faction.bases.front() : faction.cards.front()).text;
}

void DescriptionTest::initTestCase()
{
    core::Problems problems;
    m_library = CardLibrary::build("first", tests::allCardFiles(), problems);
    m_current = CardLibrary::build("current", tests::allCardFiles(), problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(m_library != nullptr && m_current != nullptr);
    QVERIFY(m_library->factions().size() >= 4);
}

void DescriptionTest::saysWhatTheGoldenFilesSay_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<QString>("faction");
    for (const auto* library : { m_library.get(), m_current.get() })
        for (const FactionDef& faction : library->factions())
            QTest::newRow((library->printing() + ' ' + faction.id).c_str())
                << QString::fromStdString(library->printing()) << QString::fromStdString(faction.name);
}

void DescriptionTest::saysWhatTheGoldenFilesSay()
{
    QFETCH(QString, printing);
    QFETCH(QString, faction);
    const CardLibrary& library = printing == QLatin1String("first") ? *m_library : *m_current;
    const FactionDef& def = *library.faction(faction.toStdString());
    std::string text;
    for (const std::vector<DefId>* list : { &def.cards, &def.bases })
        for (const DefId id : *list) {
            const CardDef& card = library.def(id);
            text += card.name;
            text += card.kind == CardKind::Base ? " (base)\n"
                : card.kind == CardKind::Minion ? " (minion)\n"
                                                : " (action)\n";
            text += "    " + (card.text.empty() ? "No ability." : card.text) + "\n";
            for (const Reading& each : library.readings())
                if (each.of == id)
                    text += "    With " + each.option + " = " + each.value + ": " + library.def(each.is).text + "\n";
        }
    const QString path = QStringLiteral(TESTS_SOURCE_DIR "/golden/descriptions/%1/%2.txt")
                             .arg(printing, QString::fromStdString(def.id));
    QFile file(path);
    if (qEnvironmentVariableIsSet("BREAKPOINT_REWRITE_GOLDEN")) {
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
        file.write(text.c_str());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList given = QString::fromStdString(text).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::min(wanted.size(), given.size()); ++i)
        QCOMPARE(given[i], wanted[i]);
    QCOMPARE(given.size(), wanted.size());
}

void DescriptionTest::saysSomethingOfEveryAbility()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            const bool does
                = !card.abilities.empty() || !card.statics.empty() || card.fromDiscard != 0 || card.where >= 0;
            QVERIFY2(card.text.empty() != does, card.name.c_str());
        }
}

void DescriptionTest::writesWholeSentences()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            if (card.text.empty())
                continue;
            const QString text = QString::fromStdString(card.text);
            QVERIFY2(text.endsWith(QLatin1Char('.')), card.text.c_str());
            QVERIFY2(text[0].isUpper(), card.text.c_str());
            for (const char* slip : { "  ", " .", "..", "{", "}", "[", "$", "here here", "a a ", "the the" })
                QVERIFY2(!text.contains(QLatin1String(slip)), card.text.c_str());
        }
}

// Shapes that the first factions lack. The sentences were written down before the program said them.
void DescriptionTest::tellsOtherShapes_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("base");
    QTest::addColumn<QString>("sentence");
    const auto minion = [](const char* name, const char* rest, const char* sentence) {
        QTest::newRow(name) << QStringLiteral(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 3, )")
                + QString::fromUtf8(rest) + QStringLiteral(" }")
                            << false << QString::fromUtf8(sentence);
    };
    const auto action = [](const char* name, const char* rest, const char* sentence) {
        QTest::newRow(name) << QStringLiteral(R"({ "id": "test.one", "name": "One", "kind": "action", )")
                + QString::fromUtf8(rest) + QStringLiteral(" }")
                            << false << QString::fromUtf8(sentence);
    };
    const auto base = [](const char* name, const char* rest, const char* sentence) {
        QTest::newRow(name) << QStringLiteral(
                                   R"({ "id": "test.bay", "name": "Test Bay", "breakpoint": 20, "vp": [4, 2, 1], )")
                + QString::fromUtf8(rest) + QStringLiteral(" }")
                            << true << QString::fromUtf8(sentence);
    };
    action("from two places",
        R"("play": [ { "chooseUpTo": "c", "from": { "handOrDiscard": "you", "kind": "action" }, "upTo": 2 }, { "shuffleIn": "chosen" } ])",
        "Shuffle up to two actions from your hand or discard pile into your deck.");
    action("a base with something on it",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere", "withAction": true } },
                     { "chooseUpTo": "a", "from": { "baseActions": "$b" }, "upTo": "any" }, { "destroy": "chosen" } ])",
        "Choose a base with an action on it. Destroy any number of actions there.");
    action("a trap",
        R"("on": "base", "after": { "event": "minionPlayed", "at": "here", "of": { "minions": "here", "of": "others" },
        "do": [ { "destroy": "it" }, { "destroy": "this" }, { "discardRandom": 2, "by": "whoDidIt" } ] })",
        "Play on a base. Ongoing: After another player's minion is played here, destroy it and this card. That player "
        "discards two cards at random.");
    action("a trap with a measure",
        R"("on": "base", "after": { "event": "minionPlayed", "at": "here", "if": { "is": "it", "among": { "minions": "here",
        "powerAtMost": 2 } }, "do": [ { "return": "it" } ] })",
        "Play on a base. Ongoing: After a minion is played here, if it is still of power 2 or less here, return it to "
        "its "
        "owner's hand.");
    minion("affected",
        R"("after": { "event": "affected", "of": "this", "do": [ { "discardRandom": 1, "by": "whoDidIt" } ] })",
        "Ongoing: After another player plays a card that affects this minion, that player discards a card at random.");
    minion("played from the hand in time",
        R"("special": { "time": "afterScoring", "from": "hand", "onePerBase": true })",
        "Special: After a base scores, you may play this minion there, but only one One each time.");
    minion("of the own play phase",
        R"("special": { "time": "playPhase", "if": "noMinionThisTurn", "do": [ { "destroy": "this" }, { "draw": 2 } ] })",
        "Special: On your turn, if you have played no minion this turn, you may destroy this minion. If you do, draw "
        "two "
        "cards.");
    minion("the own turn alone",
        R"("after": { "event": "turnStart", "turn": "yours", "may": true, "do": [ { "draw": 1 } ] })",
        "Ongoing: At the start of your turn, you may draw a card.");
    action("one for each chosen",
        R"("play": [ { "chooseUpTo": "m", "from": { "minions": "anywhere", "of": "you" }, "atLeast": 1, "upTo": 3 },
                     { "each": "c", "in": "chosen", "do": [ { "draw": 1 } ] } ])",
        "Choose one to three of your minions. For each of the chosen minions, draw a card.");
    action("an action on that minion",
        R"("on": "yourMinion", "play": [ { "choose": "a", "from": { "minionActions": "anywhere", "on": "host", "other": true },
        "then": [ { "destroy": "$a" } ] } ])",
        "Play on one of your minions. Destroy another action on that minion.");
    action("a seat that is barred",
        R"("play": [ { "choose": "s", "from": { "seats": "others" }, "then": [ { "barActions": "$s" } ] } ])",
        "Keep another player from playing actions during their next turn.");
    action("a base ignored and its minions hidden",
        R"("on": "base", "ongoing": [ { "ignore": "base" }, { "shield": "yoursHere" } ])",
        "Play on a base. Ongoing: You ignore the base's ability. The first time another player's action would affect "
        "your "
        "minions here, destroy this card instead, and that action does nothing to them.");
    base("the owner's own hand",
        R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "choose": "c", "from": { "hand": "itsOwner", "kind": "action" },
                     "by": "itsOwner", "may": true, "then": [ { "discard": "$c" } ] } ] })",
        "After a minion is played here, its owner may discard an action from their hand.");
    base("anybody's discard pile",
        R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "choose": "c", "from": { "discard": "anyone" },
                     "by": "itsOwner", "may": true, "then": [ { "deckBottom": "$c" } ] } ] })",
        "After a minion is played here, its owner may put a card from any player's discard pile at the bottom of that "
        "player's deck.");
    action("one verb for two of a kind",
        R"("play": [ { "draw": 3 }, { "offer": [ { "draw": 2 }, { "draw": 1 }, { "gainVp": 1 } ] } ])",
        "Draw three cards. You may draw two cards and a card and gain 1 VP.");
    action("chosen, then spoken of again",
        R"("play": [ { "chooseUpTo": "m", "from": { "minions": "anywhere", "of": "you" }, "upTo": "any" }, { "boost": "chosen", "by": 1, "until": "endOfTurn" },
                     { "return": "chosen" } ])",
        "Give any number of your minions +1 power until the end of the turn. Return them to their owners' hands.");
    base("a price at a base",
        R"("after": { "event": "turnStart", "may": true, "do": [ { "choose": "m", "from": { "minions": "here", "of": "you" },
                     "then": [ { "destroy": "$m" }, { "gainVp": 1 } ] } ] })",
        "At the start of each turn, the current player may destroy one of that player's minions here. If they do, they "
        "gain 1 VP.");
    base("saved from the clearing", R"("cleared": [ { "shuffleIn": { "minions": "here" } } ])",
        "After this base scores, shuffle all minions here into their owners' decks instead of discarding them.");
    action("any number with one name",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere" } },
                     { "chooseUpTo": "m", "from": { "minions": "$b", "of": "you" }, "upTo": "any", "oneName": true },
                     { "return": "chosen" } ])",
        "Choose a base. Return any number of your minions there with the same name to their owners' hands.");
    action("as many as were chosen",
        R"("play": [ { "chooseUpTo": "c", "from": { "hand": "you" }, "upTo": "any" }, { "deckBottom": "chosen" },
                     { "draw": { "count": "chosen" } } ])",
        "Put any number of cards from your hand at the bottom of your deck. Draw a card for each of them.");
    minion("a whole offer, and what else",
        R"("play": [ { "draw": 1 }, { "offer": [ { "draw": 2 }, { "gainVp": 1 } ], "else": [ { "extra": "action" } ] } ])",
        "Draw a card. You may draw two cards and gain 1 VP. If you do not, you may play an extra action.");
    action("an offer to everybody else",
        R"("play": [ { "each": "s", "in": { "seats": "others" },
                      "do": [ { "offer": [ { "draw": 1, "by": "$s" } ], "by": "$s", "else": [ { "gainVp": 1 } ] } ] } ])",
        "Each other player may draw a card. If they do not, gain 1 VP.");
    action("a number, and so many",
        R"("play": [ { "chooseNumber": "n", "upTo": 3 }, { "draw": { "number": "$n" } },
                     { "extra": "minion", "times": { "number": "$n" } } ])",
        "Draw up to three cards. You may play an extra minion for each of them.");
    action("a number for later",
        R"("play": [ { "chooseNumber": "n", "upTo": 3 }, { "draw": 1 }, { "gainVp": { "number": "$n" } } ])",
        "Choose a number from zero to three. Draw a card. Gain VP equal to that number.");
    action("extra minions of one name", R"("play": [ { "extra": "minion", "times": 2, "sameName": "anywhere" } ])",
        "You may play up to two extra minions with the same name as a minion in play.");
    action("an extra minion named like one here",
        R"("on": "base", "talent": [ { "extra": "minion", "at": "here", "sameName": "here" } ])",
        "Play on a base. Talent: You may play an extra minion here with the same name as one already here.");
    action("extra minions named like that one",
        R"("play": [ { "choose": "m", "from": { "minions": "anywhere" } }, { "extra": "minion", "times": 2, "sameName": "$m" } ])",
        "Choose a minion. You may play up to two extra minions with the same name.");
    action("so many of one name",
        R"("play": [ { "if": { "alike": { "minions": "anywhere", "of": "you" }, "atLeast": 3 }, "then": [ { "draw": 3 } ] } ])",
        "If at least three of your minions at one base have the same name, draw three cards.");
    minion("may, then more",
        R"("play": [ { "choose": "m", "from": { "minions": "here", "of": "others", "powerAtMost": 2 },
        "may": true, "then": [ { "choose": "b", "from": { "bases": "elsewhere" }, "then": [ { "move": "$m", "to": "$b" } ] },
        { "draw": 1 } ] } ])",
        "You may move another player's minion of power 2 or less from here to another base. If you do, draw a card.");
    minion("talent", R"("talent": [ { "draw": 2 } ])", "Talent: Draw two cards.");
    minion("start of turn", R"("after": { "event": "turnStart", "may": true, "do": [ { "draw": 1 } ] })",
        "Ongoing: At the start of each turn, you may draw a card.");
    minion("special wherever it is", R"("special": { "time": "beforeScoring", "may": true,
        "do": [ { "destroy": { "minions": "here", "powerAtMost": 1 } } ] })",
        "Special: Before a base scores, you may destroy all minions of power 1 or less there.");
    minion("wherever it happens",
        R"("after": { "event": "minionPlayed", "of": { "minions": "elsewhere", "of": "others" },
        "may": true, "do": [ { "move": "this", "to": "here" } ] })",
        "Ongoing: After another player's minion is played at another base, you may move this minion there.");
    minion("if and else", R"("play": [ { "if": { "count": { "minions": "here", "of": "you" }, "atLeast": 3 },
        "then": [ { "gainVp": 1 } ], "else": [ { "draw": 1 } ] } ])",
        "If there are at least three of your minions here, gain 1 VP. Otherwise, draw a card.");
    minion("each other player",
        R"("play": [ { "each": "s", "in": { "seats": "others" }, "do": [ { "draw": 1, "by": "$s" } ] } ])",
        "Each other player draws a card.");
    minion("another of yours",
        R"("play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "you", "other": true },
        "then": [ { "boost": "$m", "by": 2, "until": "endOfTurn" } ] } ])",
        "Give another of your minions +2 power until the end of the turn.");
    minion("twice the count", R"("ongoing": [ { "power": { "count": { "minions": "here", "of": "others" }, "times": 2 },
        "of": "this" } ])",
        "Ongoing: This minion has +2 power for each of other players' minions here.");
    action("destroy two bases' actions", R"("play": [ { "choose": "a", "from": { "baseActions": "anywhere" },
        "then": [ { "destroy": "$a" } ] } ])",
        "Destroy an action on a base.");
    minion("a counter, if wanted", R"("play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "you" },
        "may": true, "then": [ { "addCounters": "$m", "by": 1 } ] } ])",
        "You may place a +1 power counter on one of your minions.");
    action("counters on many", R"("play": [ { "addCounters": { "minions": "anywhere", "of": "you" }, "by": 2 } ])",
        "Place two +1 power counters on each of your minions.");
    minion("counters for what is counted",
        R"("talent": [ { "addCounters": "this", "by": { "count": { "minions": "here", "of": "others" } } } ])",
        "Talent: Place a +1 power counter on this minion for each of other players' minions here.");
    action("out of the game", R"("play": [ { "draw": 1 }, { "box": "this" } ])",
        "Draw a card. Put this card into the box.");
    base("a card out of the game", R"("after": { "event": "minionPlayed", "at": "here", "do": [
        { "choose": "c", "from": { "hand": "whoDidIt" }, "by": "whoDidIt", "may": true, "then": [ { "box": "$c" },
        { "choose": "m", "from": { "minions": "anywhere", "of": "whoDidIt" }, "by": "whoDidIt",
        "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ] })",
        "After a minion is played here, that player may put a card from their hand into the box. If they do, they "
        "place a +1 power counter on one of their minions.");
    minion("where nobody does", R"("play": [ { "each": "s", "in": { "seats": "others" },
        "do": [ { "offer": [ { "draw": 1, "by": "$s" } ], "by": "$s", "else": [ { "mark": "$s" } ] } ] },
        { "each": "q", "in": "chosen", "do": [ { "offer": [ { "draw": 1 } ] } ] },
        { "if": { "chosen": { "seats": "others" } }, "then": [ { "choose": "m", "from": { "minions": "anywhere" },
        "may": true, "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ])",
        "Each other player may draw a card. For each player who does not, you may draw a card. If no player does, you "
        "may place a +1 power counter on a minion.");
    minion("less power than that", R"("play": [ { "if": { "powerHere": "you", "atMost": 11 },
        "then": [ { "drawMadness": 2 } ] } ])",
        "If you have less than 12 power here, draw two Madness cards.");
    action("a card or two of one's own", R"("play": [ { "chooseUpTo": "c", "from": { "hand": "you" }, "upTo": "any" },
        { "deckBottom": "chosen" }, { "draw": { "count": "chosen", "plus": 1 } } ])",
        "Put any number of cards from your hand at the bottom of your deck. Draw a card for each of them and one "
        "more.");
    base("one price or another", R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "mode": [
        { "name": "draw", "if": { "madnessLeft": 2 }, "do": [ { "drawMadness": 2, "by": "whoDidIt" } ] },
        { "name": "discard", "if": { "count": { "hand": "whoDidIt", "named": "Madness" }, "atLeast": 1 },
        "do": [ { "choose": "c", "from": { "hand": "whoDidIt", "named": "Madness" }, "by": "whoDidIt",
        "then": [ { "discard": "$c" } ] } ] } ], "by": "whoDidIt", "may": true,
        "then": [ { "extra": "action", "by": "whoDidIt" } ] } ] })",
        "After a minion is played here, that player may draw two Madness cards or discard a Madness card from their "
        "hand. "
        "If they do, they may play an extra action.");
    action("a long way or a short one", R"("play": [ { "mode": [
        { "name": "destroy", "do": [ { "choose": "b", "from": { "bases": "anywhere", "withAction": true },
        "then": [ { "chooseUpTo": "a", "from": { "baseActions": "$b" }, "upTo": "any" }, { "destroy": "chosen" } ] } ] },
        { "name": "draw", "do": [ { "drawMadness": 1 }, { "extra": "action" } ] } ] } ])",
        "Choose one: choose a base with an action on it, then destroy any number of actions there; or draw a Madness "
        "card, then you may play an extra action.");
    minion("if so much Madness is left", R"("play": [ { "if": { "madnessLeft": 2 }, "then": [ { "gainVp": 1 } ] } ])",
        "If there are at least two cards left in the Madness deck, gain 1 VP.");
    minion("so much Madness left", R"("talent": [ { "mode": [
        { "name": "draw", "if": { "madnessLeft": 2 }, "do": [ { "drawMadness": 2 } ] },
        { "name": "win", "do": [ { "gainVp": 1 } ] } ] } ])",
        "Talent: Draw two Madness cards or gain 1 VP.");
    action("the controller of its minion", R"("on": "minion", "special": { "time": "beforeScoring", "at": "here",
        "do": [ { "mode": [ { "name": "draw", "do": [ { "drawMadness": 2, "by": "hostController" } ] },
        { "name": "destroy", "do": [ { "destroy": "host", "by": "hostController" } ] } ], "by": "hostController" } ] })",
        "Play on a minion. Special: Before that minion's base scores, its controller draws two Madness cards or "
        "destroys "
        "it.");
    action("a name", R"("play": [ { "each": "p", "in": { "seats": "others" },
        "do": [ { "choose": "n", "from": { "names": true, "kind": "action" } }, { "revealHand": "$p" },
        { "discard": { "hand": "$p", "sameName": "$n" } }, { "shuffleIn": { "discard": "$p" } } ] } ])",
        "For each other player, choose the name of an action. That player reveals their hand. They discard all cards "
        "of "
        "that name from their hand. They shuffle their discard pile into their deck.");
    action("cards of their own choice, or else", R"("play": [ { "each": "p", "in": { "seats": "others" },
        "do": [ { "discardCards": 2, "notNamed": "Madness", "by": "$p", "may": true, "else": [ { "mark": "$p" } ] } ] },
        { "playAtEach": { "bases": "anywhere" }, "from": { "discard": "you", "kind": "minion", "printedPowerAtMost": 3 },
        "times": { "count": "chosen" } } ])",
        "Each other player may discard two cards other than Madness. For each player who does not, you may play a "
        "minion "
        "of printed power 3 or less from your discard pile as an extra minion, each at a different base.");
    action("cards of your own", R"("play": [ { "draw": 3 }, { "discardCards": 2 } ])",
        "Draw three cards. Discard two cards.");
    action("so many of one seat",
        R"("play": [ { "if": { "oneHas": { "hand": "others", "named": "Madness" }, "atLeast": 2 },
        "then": [ { "extra": "minion" } ] } ])",
        "If another player has at least two Madness cards in their hand, you may play an extra minion.");
    action("again and again", R"("play": [ { "repeat": { "count": { "discard": "you", "kind": "action" } }, "do": [
        { "choose": "m", "from": { "minions": "anywhere", "of": "you" }, "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ])",
        "For each action in your discard pile, place a +1 power counter on one of your minions.");
    action("twice", R"("play": [ { "repeat": 2, "do": [ { "choose": "m", "from": { "minions": "anywhere" },
        "then": [ { "destroy": "$m" } ] } ] } ])",
        "Twice, destroy a minion.");
    action("twice, if at all",
        R"("play": [ { "choose": "a", "from": { "actions": "anywhere" }, "then": [ { "destroy": "$a", "as": "n" },
        { "if": { "number": "$n", "atLeast": 1 }, "then": [ { "repeat": 2, "do": [ { "draw": 1 } ] } ] } ] } ])",
        "Destroy an action on a base or minion. If you do, draw a card (twice).");
    minion("in turns of others",
        R"("play": [ { "boost": { "minions": "here", "of": "you" }, "by": 1, "during": "othersTurns" } ])",
        "Give each of your minions here +1 power during other players' turns until the start of your next turn.");
    minion("a talent with a condition", R"("talent": { "if": "noMinionThisPhase", "do": [ { "draw": 1 } ] })",
        "Talent: If you have played no minion in this phase, draw a card.");
    minion("after either",
        R"("after": [ { "event": "minionDiscarded", "of": "this", "do": [ { "draw": 1 }, { "if": "wasDestroyed", "then": [ { "gainVp": 1 } ] } ] },
        { "event": "turnStart", "turn": "yours", "oncePerTurn": true, "may": true, "do": [ { "draw": 1 } ] } ])",
        "Ongoing: After this minion goes from play to the discard pile, draw a card. If it was destroyed, gain 1 VP. "
        "Once "
        "each turn, at the start of your turn, you may draw a card.");
    action("barred until the next turn", R"("play": [ { "each": "s", "in": { "seats": "others" }, "do": [
        { "barActions": "$s", "until": "startOfYourTurn" }, { "barMoves": "$s" } ] } ])",
        "For each other player, keep that player from playing actions until the start of your next turn. Keep that "
        "player "
        "from moving minions until the start of your next turn.");
    action("a base of no use", R"("on": "base", "talent": [ { "cancelBase": "here" } ])",
        "Play on a base. Talent: Cancel this base's ability until the start of your next turn.");
    action("one for another",
        R"("on": "base", "talent": [ { "choose": "c", "from": { "hand": "you", "kind": "action", "playedOn": "base", "playableAt": "here" },
        "then": [ { "swapCard": "this", "with": "$c" } ] } ])",
        "Play on a base. Talent: Swap this card for an action that is played on a base from your hand.");
    minion("with more cards", R"("play": [ { "if": "mostCards", "then": [ { "draw": 1 } ] } ])",
        "If you have more cards in hand than each other player, draw a card.");
    action("return an own action",
        R"("play": [ { "choose": "a", "from": { "minionActions": "anywhere", "of": "you" }, "may": true,
        "then": [ { "return": "$a" } ] } ])",
        "You may return one of your actions on a minion to its owner's hand.");
    action("seat that acts",
        R"("play": [ { "choose": "s", "from": { "seats": "others" }, "then": [ { "draw": 1, "by": "$s" } ] } ])",
        "Choose another player. That player draws a card.");
    action("special only", R"("specialOnly": true, "special": { "time": "beforeScoring", "from": "hand", "may": true,
        "do": [ { "choose": "m", "from": { "minions": "here", "of": "you" },
        "then": [ { "boost": "$m", "by": 3, "until": "endOfTurn" } ] } ] })",
        "Special: Before a base scores, you may play this card: Give one of your minions there +3 power until the end "
        "of "
        "the turn.");
    action("from the discard pile",
        R"("play": [ { "choose": "c", "from": { "discard": "you", "kind": "minion" }, "may": true,
        "then": [ { "play": "$c" } ] } ])",
        "You may play a minion from your discard pile as an extra minion.");
    action("shuffle a hand away",
        R"("play": [ { "chooseUpTo": "c", "from": { "hand": "you" }, "upTo": 3 }, { "discard": "chosen" },
        { "draw": 3 } ])",
        "Discard up to three cards from your hand. Draw three cards.");
    action("two clauses for each",
        R"("play": [ { "chooseUpTo": "m", "from": { "minions": "anywhere", "of": "you" }, "upTo": 2,
        "do": [ { "boost": "$m", "by": 1, "until": "endOfTurn" }, { "draw": 1 } ] } ])",
        "Choose up to two of your minions. For each of them, give it +1 power until the end of the turn. Draw a card.");
    minion("modes, one of them nothing", R"("play": [ { "lookAtTop": "c", "then": [ { "mode": [
        { "name": "discard", "do": [ { "discard": "$c" } ] },
        { "name": "draw", "if": { "isMinion": "$c" }, "do": [ { "draw": 1 } ] }, { "name": "keep" } ] } ] } ])",
        "Look at the top card of your deck. You may discard it or, if it is a minion, draw a card.");
    action("one of two modes", R"("play": [ { "mode": [ { "name": "draw", "do": [ { "draw": 2 } ] },
        { "name": "win", "do": [ { "gainVp": 1 } ] } ] } ])",
        "Draw two cards or gain 1 VP.");
    action("onto the deck", R"("play": [ { "choose": "c", "from": { "discard": "you", "kind": "minion" },
        "then": [ { "deckTop": "$c" } ] } ])",
        "Put a minion from your discard pile on top of your deck.");
    action("the rest goes under the deck",
        R"("play": [ { "reveal": 3 }, { "take": { "shown": true, "kind": "minion" } },
        { "putBack": { "shown": true }, "to": "bottom" } ])",
        "Reveal the top three cards of your deck. Put all the minions among them into your hand. Put the rest back at "
        "the bottom of your deck in any order.");
    action("a search for several", R"("play": [ { "chooseUpTo": "c", "from": { "deck": "you", "kind": "action" },
        "upTo": 2 }, { "take": "chosen" }, { "shuffle": "you" } ])",
        "Reveal up to two actions from your deck and put them into your hand. Shuffle your deck.");
    action("somebody else's card", R"("play": [ { "choose": "s", "from": { "seats": "others" },
        "then": [ { "reveal": 1, "of": "$s" },
        { "choose": "c", "from": { "shown": true, "kind": "minion" }, "may": true, "then": [ { "play": "$c" } ] } ] } ])",
        "Reveal the top card of another player's deck. You may play one of the minions among them as an extra minion.");
    action("of one name", R"("play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "you" },
        "then": [ { "return": { "minions": "anywhere", "of": "you", "sameName": "$m", "except": "$m" } } ] } ])",
        "Choose one of your minions. Return all your minions with the same name as it other than it to their owners' "
        "hands.");
    action("closed to a faction", R"("on": "base", "play": [ { "choose": "f", "from": { "factions": true },
        "then": [ { "name": "$f" } ] } ], "ongoing": [ { "cannotPlay": "minions", "faction": "named" } ])",
        "Play on a base. Name a faction. Ongoing: Minions of the named faction cannot be played here.");
    action("closed to actions", R"("on": "base", "ongoing": [ { "cannotPlay": "actions", "by": "others" },
        { "extraEachTurn": "minion", "at": "here" } ])",
        "Play on a base. Ongoing: Other players cannot play actions here. You may play an extra minion here in each of "
        "your turns.");
    action("buried cards", R"("play": [ { "choose": "c", "from": { "discard": "you" },
        "then": [ { "choose": "b", "from": { "bases": "anywhere" }, "then": [ { "bury": "$c", "at": "$b" } ] } ] } ])",
        "Bury a card from your discard pile at a base.");
    action("another's minion",
        R"("play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "others" }, "may": true,
        "then": [ { "takeControl": "$m" } ] } ])",
        "You may take control of another player's minion.");
    action("a monster everywhere", R"("play": [ { "each": "b", "in": { "bases": "anywhere", "withYourMinion": true },
        "do": [ { "playMonster": "$b" } ] } ])",
        "At each base where you have a minion, play a monster there.");
    base("monsters", R"("monsters": 1, "after": { "event": "turnEnd", "do": [ { "playMonster": "here" } ] })",
        "When this base enters play, one monster is played here. At the end of each turn, play a monster here.");
    base("one minion a turn", R"("ongoing": [ { "cannotPlay": "minions", "afterFirst": true } ])",
        "Each player may play only one minion here in a turn.");
    action("guard of a minion", R"("on": "minion", "ongoing": [ { "protect": "host", "from": "othersCards" } ])",
        "Play on a minion. Ongoing: That minion is not affected by other players' cards.");
    action("weakening", R"("on": "minion", "ongoing": [ { "power": -4, "of": "host" } ])",
        "Play on a minion. Ongoing: That minion has -4 power.");
    base("winner draws",
        R"("special": { "time": "afterScoring", "at": "here", "who": "winner", "do": [ { "draw": 2 } ] })",
        "After this base scores, the winner draws two cards.");
    base("runner-up may draw",
        R"("special": { "time": "afterScoring", "who": "runnerUp", "may": true, "do": [ { "draw": 1 } ] })",
        "After this base scores, the runner-up may draw a card.");
    base("each turn", R"("after": { "event": "turnEnd", "do": [ { "draw": 1 } ] })",
        "At the end of each turn, the current player draws a card.");
}

void DescriptionTest::tellsOtherShapes()
{
    QFETCH(QString, card);
    QFETCH(bool, base);
    QFETCH(QString, sentence);
    QCOMPARE(QString::fromStdString(textOf(card.toStdString(), base)), sentence);
}

void DescriptionTest::namesWhatACardDoes_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("does");
    QTest::newRow("return") << "Collector"
                            << "returns";
    QTest::newRow("points") << "Invader"
                            << "points";
    QTest::newRow("two things") << "Abduction"
                                << "returns, extra plays";
    QTest::newRow("power") << "Upgrade"
                           << "power";
    QTest::newRow("protection") << "Warbot"
                                << "protects";
    QTest::newRow("instead") << "Buccaneer"
                             << "protects, moves";
    QTest::newRow("cards") << "Tech Center"
                           << "draws";
    QTest::newRow("deck") << "Disintegrator"
                          << "deck";
    QTest::newRow("hand") << "Probe"
                          << "looks, discards";
    QTest::newRow("nothing") << "King Rex"
                             << "";
}

void DescriptionTest::namesWhatACardDoes()
{
    QFETCH(QString, card);
    QFETCH(QString, does);
    const int found = m_library->find(card.toStdString());
    QVERIFY(found >= 0);
    QStringList given;
    for (const std::string& each : m_library->def(static_cast<DefId>(found)).doesTags)
        given << QString::fromStdString(each);
    QCOMPARE(given.join(QStringLiteral(", ")), does);
}

void DescriptionTest::listsEveryOp()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            std::size_t lines = 0;
            const auto count = [&](const CardDef& def) {
                lines += 1 + def.statics.size();
                for (const Ability& ability : def.abilities)
                    lines += 1 + ability.ops.size();
            };
            count(card);
            for (const Reading& each : library->readings())
                if (each.of == i)
                    count(library->def(each.is));
            const std::string text = listing(*library, card);
            QCOMPARE(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), lines);
        }
}

void DescriptionTest::listsAProgramOpByOp()
{
    const CardDef& card = m_library->def(static_cast<DefId>(m_library->find("Collector")));
    QCOMPARE(QString::fromStdString(listing(*m_library, card)),
        QStringLiteral("minion, power 2, copies 4\n"
                       "play\n"
                       "   0  choose          $0, from minions here power <= 3, may, else 2\n"
                       "   1  return          $0\n"
                       "   2  end\n"));
}

REGISTER_TEST(DescriptionTest)
#include "description_test.moc"
