#include "core/smashup/ability/checker.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::smashup;

/// What the checker says of the abilities of a card: each fault in a card that is else sound.
class CheckerCardsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void knowsFusions();
};

void CheckerCardsTest::refuses_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("fault");
    const auto minion = [](const char* name, const char* rest, const char* fault) {
        QTest::newRow(name) << QStringLiteral("\"kind\": \"minion\", \"power\": 3, ") + QString::fromUtf8(rest)
                            << QString::fromUtf8(fault);
    };
    const auto action = [](const char* name, const char* rest, const char* fault) {
        QTest::newRow(name) << QStringLiteral("\"kind\": \"action\", ") + QString::fromUtf8(rest)
                            << QString::fromUtf8(fault);
    };
    // Operands that name the wrong thing
    minion("base returned",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere" }, "then": [ { "return": "$b" } ] } ])",
        "/play/0/then/0/return: expected cards in play, \"$b\" is none");
    minion("seat moved to",
        R"("play": [ { "choose": "s", "from": { "seats": "all" }, "then": [ { "move": "this", "to": "$s" } ] } ])",
        "/play/0/then/0/to: expected a base");
    minion("minion looked at",
        R"("play": [ { "choose": "m", "from": { "minions": "here" }, "then": [ { "lookAtHand": "$m" } ] } ])",
        "expected a seat");
    minion("card draws", R"("play": [ { "draw": 1, "by": "this" } ])", "/play/0/by: \"this\" is not a seat here");
    minion("hand destroyed", R"("play": [ { "destroy": { "hand": "others" } } ])", "expected cards in play");
    minion("minions discarded", R"("play": [ { "discard": { "minions": "here" } } ])", "expected cards of a hand");
    minion("all bases lowered", R"("play": [ { "lowerBreakpoint": { "bases": "anywhere" }, "by": 2 } ])",
        "choose one under a name first");
    minion("base with a base in play", R"("play": [ { "choose": "b", "from": { "bases": "anywhere" },
        "then": [ { "swapBase": "$b", "with": "$b" } ] } ])",
        "/play/0/then/0/with: expected a base of the base deck");
    minion("nothing chosen", R"("play": [ { "destroy": "chosen" } ])", "\"chosen\" is not cards in play here");
    minion("chosen bases",
        R"("play": [ { "chooseUpTo": "b", "from": { "bases": "anywhere" }, "upTo": 2 }, { "destroy": "chosen" } ])",
        "\"chosen\" is not cards in play here");
    minion("no event", R"("play": [ { "return": "it" } ])", "\"it\" is not cards in play here");
    minion("no host", R"("ongoing": [ { "power": 1, "of": "host" } ])", "needs a card that is played on a minion");
    minion("not at this",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere", "notAt": "this" }, "then": [ { "move": "this", "to": "$b" } ] } ])",
        "/from/notAt: expected a name");
    minion("name out of reach",
        R"("play": [ { "choose": "m", "from": { "minions": "here" }, "may": true, "then": [ { "draw": 1 } ] }, { "return": "$m" } ])",
        "nothing is named \"m\" here");
    minion("name misspelt",
        R"("play": [ { "choose": "foe", "from": { "minions": "here" }, "then": [ { "return": "$fo" } ] } ])",
        "did you mean \"foe\"?");
    minion("once for its owner",
        R"("after": { "event": "minionPlayed", "oncePerTurn": "itsOwner", "do": [ { "draw": 1 } ] })",
        "/after/oncePerTurn: is said so of bases");
    minion("once for nobody",
        R"("after": { "event": "turnStart", "oncePerTurn": "whoDidIt", "do": [ { "draw": 1 } ] })",
        "/after/oncePerTurn: nothing happens to a minion here");
    minion("no event in a list", R"("after": [])", "/after: expected what happens after an event");
    minion("one of two events",
        R"("after": [ { "event": "turnEnd", "do": [ { "draw": 1 } ] }, { "do": [ { "draw": 1 } ] } ])",
        "/after/1: needs \"event\"");
    minion("another's way to the discard pile", R"("after": { "event": "minionDiscarded", "do": [ { "draw": 1 } ] })",
        "/after/of: this event happens to the card itself");
    minion("destroyed by nothing", R"("play": [ { "if": "wasDestroyed", "then": [ { "draw": 1 } ] } ])",
        "/play/0/if: nothing has gone to the discard pile here");
    minion("power by hands", R"("ongoing": [ { "power": 1, "of": "this", "while": "moreCards" } ])",
        "a bonus cannot depend on hands");
    minion("until and during",
        R"("play": [ { "boost": "this", "by": 1, "until": "endOfTurn", "during": "othersTurns" } ])",
        "\"during\" lasts until your next turn begins");
    minion("swapped minion",
        R"("talent": [ { "choose": "c", "from": { "hand": "you" }, "then": [ { "swapCard": "this", "with": "$c" } ] } ])",
        "only an action that is played on a base is swapped so");
    minion("moves barred by a minion", R"("ongoing": [ { "cannotMove": "minions", "by": "others" } ])",
        "is for bases and for actions played on a base");
    action("moves barred for anybody", R"("on": "base", "ongoing": [ { "cannotMove": "minions" } ])", "needs \"by\"");
    minion("an action of a minion", R"("asAction": [ { "draw": 1 } ])", "/asAction: only a fusion is two things");
    minion("no talent at once", R"("talent": { "may": true, "do": [ { "draw": 1 } ] })", "/talent/may: unknown key");
    minion("power of nobody's", R"("ongoing": [ { "power": 1, "of": "you" } ])", "only a titan has power");
    minion("treasures of a minion", R"("treasures": 1)", "monsters have \"treasures\", other cards have not");
    minion("buried nowhere",
        R"("play": [ { "choose": "c", "from": { "hand": "you" }, "then": [ { "bury": "$c" } ] } ])",
        "\"bury\" needs \"at\"");
    minion("arrival of a minion", R"("special": { "time": "arrival" })", "unknown word \"arrival\"");
    QTest::newRow("monster of a faction") << R"("kind": "monster", "power": 3, "treasures": 1)"
                                          << "monsters and treasures belong to no faction";
    QTest::newRow("monster with a talent")
        << R"("kind": "monster", "power": 3, "treasures": 1, "talent": [ { "draw": 1 } ])"
        << "/talent: nobody controls a monster";
    QTest::newRow("titan on a base") << R"("kind": "titan", "on": "base", "talent": [ { "draw": 1 } ])"
                                     << "a titan is played at a base";
    QTest::newRow("titan of no play") << R"("kind": "titan", "special": { "time": "arrival", "insteadOf": "base" })"
                                      << "unknown word \"base\"";
    action("does nothing", R"("on": "base")", "this action does nothing");
    action("nowhere", R"("play": [ { "destroy": { "minions": "here" } } ])", "this card is at no base");
    action("this action", R"("play": [ { "return": "this" } ])", "\"this\" is not cards in play here");
    action("ongoing of a standard action", R"("ongoing": [ { "power": 1, "of": { "minions": "anywhere" } } ])",
        "this action does not stay in play");
    action("special in play", R"("special": { "time": "afterScoring", "do": [ { "draw": 1 } ] })",
        "this action does not stay in play");
    action(
        "only a special without one", R"("specialOnly": true, "play": [ { "draw": 1 } ])", "no special to play it by");
    minion("winners of nothing",
        R"("play": [ { "each": "s", "in": { "seats": "winners" }, "do": [ { "draw": 1, "by": "$s" } ] } ])",
        "nobody has won a base here");
    minion("two verbs", R"("play": [ { "draw": 1, "gainVp": 1 } ])", "unknown key \"gainVp\"");
    minion("two places", R"("play": [ { "destroy": { "minions": "here", "baseActions": "here" } } ])",
        "says two places to look");
    minion("filter that says nothing",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere", "powerAtMost": 3 }, "then": [ { "move": "this", "to": "$b" } ] } ])",
        "\"powerAtMost\" says nothing about what is looked for here");
    // Words that fit only some cards
    action("names and is gone",
        R"("play": [ { "choose": "f", "from": { "factions": true }, "then": [ { "name": "$f" } ] } ])",
        "only an action that stays in play names a faction");
    minion("ignored by a minion", R"("ongoing": [ { "ignore": "base" } ])", "only an action played on a base");
    minion(
        "a pile under a deck", R"("play": [ { "deckBottom": { "discard": "you" } } ])", "in which order is not said");
    minion("hiding at no base", R"("ongoing": [ { "shield": "yoursHere" } ])", "needs a card that is played on a base");
    minion("what a minion from hand does",
        R"("special": { "time": "beforeScoring", "from": "hand", "do": [ { "draw": 1 } ] })",
        "a minion played from the hand does what it always does");
    minion("one of a kind in play",
        R"("special": { "time": "beforeScoring", "onePerBase": true, "do": [ { "draw": 1 } ] })",
        "/special/onePerBase: is said of cards that are played from the hand");
    minion("affected others",
        R"("after": { "event": "affected", "of": { "minions": "here" }, "do": [ { "draw": 1 } ] })",
        "this event happens to the card itself");
    minion("whose turn is it", R"("after": { "event": "minionPlayed", "turn": "yours", "do": [ { "draw": 1 } ] })",
        "/after/turn: is said of turnStart and turnEnd");
    minion(
        "nobody did it", R"("play": [ { "discardRandom": 1, "by": "whoDidIt" } ])", "\"whoDidIt\" is not a seat here");
    minion(
        "nobody's hand", R"("play": [ { "discard": { "hand": "whoDidIt" } } ])", "nothing has happened to a card here");
    minion("on a heap of minions",
        R"("play": [ { "destroy": { "minionActions": "here", "on": { "minions": "here" } } } ])",
        "/on: one minion only");
    minion("two abilities of the play phase",
        R"("talent": [ { "draw": 1 } ], "special": { "time": "playPhase", "do": [ { "return": "this" } ] })",
        "a talent or a special of its play phase, not both");
    minion("for ever in the play phase", R"("special": { "time": "playPhase", "do": [ { "draw": 1 } ] })",
        "it could be used for ever");
    // What would go on for ever, or nearly
    minion("each card", R"("play": [ { "each": "m", "in": { "minions": "here" }, "do": [ { "draw": 1 } ] } ])",
        "\"each\" goes through bases or seats");
    minion("three loops",
        R"("play": [ { "each": "a", "in": { "bases": "anywhere" }, "do": [ { "each": "b", "in": { "bases": "anywhere" },
        "do": [ { "each": "c", "in": { "bases": "anywhere" }, "do": [ { "draw": 1 } ] } ] } ] } ])",
        "loops are nested too deep");
    minion("choosing within choosing",
        R"("play": [ { "chooseUpTo": "a", "from": { "minions": "anywhere" }, "upTo": "any",
        "do": [ { "chooseUpTo": "b", "from": { "minions": "anywhere" }, "upTo": "any" } ] } ])",
        "would forget what was chosen");
    minion("destroyed instead", R"("instead": [ { "destroy": "this" } ])", "cannot destroy");
    minion("power of power", R"("ongoing": [ { "power": 1, "of": { "minions": "here", "powerAtMost": 3 } } ])",
        "a bonus cannot depend on power");
    minion("power by power", R"("ongoing": [ { "power": { "power": "this" }, "of": "this" } ])",
        "a bonus cannot depend on power");
    minion("power while power",
        R"("ongoing": [ { "power": 1, "of": "this", "while": { "count": { "minions": "here", "weakest": true } } } ])",
        "a bonus cannot depend on power");
    minion("power by hand", R"("ongoing": [ { "power": { "count": { "hand": "you" } }, "of": "this" } ])",
        "a bonus cannot depend on hands, decks and discard piles");
    minion("counts as by tag", R"("ongoing": [ { "countsAs": "robot", "of": { "minions": "here", "tag": "robot" } } ])",
        "cannot depend on what cards count as");
    minion("counting by counting",
        R"("play": [ { "destroy": { "minions": "here", "powerBelow": { "count": { "minions": "here", "powerBelow": { "count": { "minions": "here" } } } } } } ])",
        "count by one another too deep");
    minion("seven names",
        R"("play": [ { "reveal": "a" }, { "reveal": "b" }, { "reveal": "c" }, { "reveal": "d" }, { "reveal": "e" }, { "reveal": "f" }, { "reveal": "g" } ])",
        "too many names, an ability may use 6");
    // What the machine does not do
    minion("others cannot be destroyed", R"("ongoing": [ { "cannot": "destroy", "of": { "minions": "here" } } ])",
        "expected \"this\"");
    minion("while with protection",
        R"("ongoing": [ { "protect": "this", "from": "othersCards", "while": "othersTurn" } ])",
        "unknown key \"while\"");
    minion("cancelling from a minion", R"("ongoing": [ { "cancel": "base" } ])", "only an action played on a base");
    minion("who on a minion", R"("special": { "time": "afterScoring", "who": "winner", "do": [ { "draw": 1 } ] })",
        "\"who\" is for bases");
    minion("turn at a place", R"("after": { "event": "turnStart", "at": "here", "do": [ { "draw": 1 } ] })",
        "a turn happens to no card and at no base");
    // Numbers and words
    minion("nothing drawn", R"("play": [ { "draw": 0 } ])", "expected a whole number from 1 to 20");
    minion("beyond 64 bits", R"("play": [ { "draw": 18446744073709551615 } ])", "expected a whole number from 1 to 20");
    minion("wrapping", R"("play": [ { "draw": 4294967297 } ])", "expected a whole number from 1 to 20");
    minion("half a card", R"("play": [ { "draw": 1.5 } ])", "expected a whole number from 1 to 20");
    minion("tags no list", R"("tags": "robot")", "/tags: expected a list of tags");
    minion("other names no list", R"("otherNames": "Uno")", "/otherNames: expected a list");
    minion("line break", R"("note": "one\ntwo")", "a line break or another control character");
    minion("no steps", R"("play": [])", "expected a list of steps");
    // Offers, numbers and names
    minion("nothing offered", R"("play": [ { "offer": [] } ])", "/play/0/offer: expected a list of steps");
    minion("offered to a minion", R"("play": [ { "offer": [ { "draw": 1 } ], "by": "this" } ])",
        "/play/0/by: \"this\" is not a seat here");
    minion("a number without end", R"("play": [ { "chooseNumber": "n" } ])", "\"chooseNumber\" needs \"upTo\"");
    minion("a card for a number",
        R"("play": [ { "choose": "m", "from": { "minions": "here" } }, { "draw": { "number": "$m" } } ])",
        "expected a number that was chosen, \"$m\" is none");
    minion("a number destroyed", R"("play": [ { "chooseNumber": "n", "upTo": 2 }, { "destroy": "$n" } ])",
        "expected cards in play, \"$n\" is none");
    minion(
        "counting nothing chosen", R"("play": [ { "draw": { "count": "chosen" } } ])", "nothing has been chosen here");
    minion("actions of one name in play",
        R"("play": [ { "if": { "alike": { "hand": "you" }, "atLeast": 2 }, "then": [ { "draw": 1 } ] } ])",
        "/play/0/if/alike: expected minions");
    minion("bases of one name",
        R"("play": [ { "chooseUpTo": "b", "from": { "bases": "anywhere" }, "upTo": 2, "oneName": true } ])",
        "no two bases bear one name");
    minion("an extra action's name", R"("play": [ { "extra": "action", "sameName": "anywhere" } ])",
        "/play/0/sameName: this is for minions");
    minion("a name here, a minion there", R"("play": [ { "extra": "minion", "sameName": "here" } ])",
        "add \"at\": \"here\"");
    minion(
        "a name of nobody", R"("play": [ { "extra": "minion", "sameName": "this" } ])", "/sameName: expected a card");
    minion("actions on minions", R"("play": [ { "destroy": { "minions": "here", "withAction": true } } ])",
        "\"withAction\" says nothing about what is looked for here");
    minion("nobody's owner", R"("play": [ { "discard": { "hand": "itsOwner" } } ])", "nothing happened to a card here");
    minion("cleared minion", R"("cleared": [ { "draw": 1 } ])", "unknown key \"cleared\"");
    // Modes, shown cards and where cards may be played
    minion("no choice of modes", R"("play": [ { "mode": [ { "name": "draw", "do": [ { "draw": 1 } ] } ] } ])",
        "/play/0/mode: one mode alone leaves no choice");
    minion("idle modes", R"("play": [ { "mode": [ { "name": "keep" }, { "name": "leave" } ] } ])",
        "nothing is done in any of the modes");
    minion("a mode twice", R"("play": [ { "mode": [ { "name": "draw", "do": [ { "draw": 1 } ] },
        { "name": "draw", "do": [ { "draw": 2 } ] } ] } ])",
        "/play/0/mode/1/name: there are two modes of that name");
    minion("a mode of two words", R"("play": [ { "mode": [ { "name": "draw two", "do": [ { "draw": 2 } ] } ] } ])",
        "expected a mode's name");
    minion("nothing shown", R"("play": [ { "take": { "shown": true } } ])", "nothing has been shown here");
    minion("taken from the hand", R"("play": [ { "take": { "hand": "you" } } ])", "these are in a hand already");
    minion("put back from play", R"("play": [ { "putBack": { "minions": "here" } } ])",
        "/play/0/putBack: expected cards of a hand, a deck or a discard pile, or bases that are shown");
    minion("raised out of the deck", R"("play": [ { "playAtEach": { "bases": "anywhere" },
        "from": { "deck": "you", "kind": "minion" } } ])",
        "nobody may look for them there");
    minion("raised actions", R"("play": [ { "playAtEach": { "bases": "anywhere" }, "from": { "discard": "you" } } ])",
        "only minions are played at a base so");
    minion("an extra minion with conditions", R"("play": [ { "extra": "minion", "at": { "bases": "anywhere" } } ])",
        "says where only by \"withoutYourMinion\"");
    minion("both with and without", R"("play": [ { "choose": "b", "from": { "bases": "anywhere", "withYourMinion": true,
        "withoutYourMinion": true }, "then": [ { "draw": 1 } ] } ])",
        "there is no such base");
    minion("a minion that forbids", R"("ongoing": [ { "cannotPlay": "minions" } ])",
        "is for bases and for actions played on a base");
    action("a faction never named", R"("on": "base", "ongoing": [ { "cannotPlay": "minions", "faction": "named" } ])",
        "this card names no faction");
    action("actions are not counted", R"("on": "base", "ongoing": [ { "cannotPlay": "actions", "afterFirst": true } ])",
        "only minions are counted");
    action("an action from the discard pile", R"("play": [ { "draw": 1 } ], "fromDiscard": "oncePerTurn")",
        "only minions are played from the discard pile");
    action("a place for what stays nowhere",
        R"("play": [ { "draw": 1 } ], "where": { "bases": "anywhere", "withYourMinion": true })",
        "this action is played at no base");
    minion("a place that is no base", R"("where": { "minions": "anywhere" })", "expected bases");
    action("a number by itself",
        R"("play": [ { "drawMadness": 1, "as": "n" }, { "if": { "number": "$n" }, "then": [ { "draw": 1 } ] } ])",
        "compares with nothing");
    action("one card until there are some", R"("play": [ { "reveal": "c", "until": "action" } ])",
        "is said of several cards that are revealed");
    minion("the first of a turn's start",
        R"("after": { "event": "turnStart", "first": true, "do": [ { "draw": 1 } ] })",
        "is said of minions that are played");
    action("a base without a scoring", R"("play": [ { "lookAtBases": 3 },
        { "choose": "b", "from": { "shownBases": true }, "then": [ { "nextBase": "$b" } ] } ])",
        "no base is being replaced here");
}

void CheckerCardsTest::refuses()
{
    QFETCH(QString, rest);
    QFETCH(QString, fault);
    const auto card = QStringLiteral(R"({ "id": "test.one", "name": "One", )") + rest + QStringLiteral(" }");
    const std::string all = tests::texts(checkCardFile(tests::factionWith(card.toStdString())));
    QVERIFY2(QString::fromStdString(all).contains(fault), ("said:\n" + all).c_str());
}

void CheckerCardsTest::knowsFusions()
{
    const auto fusion = [](const char* rest) {
        return tests::texts(checkCardFile(tests::factionWith(
            std::string(R"({ "id": "test.one", "name": "One", "kind": "fusion", "power": 2, )") + rest + " }")));
    };
    QCOMPARE(fusion(R"("play": [ { "return": "this" } ], "asAction": [ { "draw": 1 } ])"), std::string());
    QVERIFY(fusion(R"("play": [ { "draw": 1 } ])").find("/asAction: a fusion says what it does as an action")
        != std::string::npos);
    // As an action it is on no base, and it is no card in play.
    QVERIFY(fusion(R"("asAction": [ { "return": "this" } ])").find("\"this\" is not cards in play here")
        != std::string::npos);
    QVERIFY(fusion(R"("asAction": [ { "destroy": { "minions": "here" } } ])").find("this card is at no base")
        != std::string::npos);
}

REGISTER_TEST(CheckerCardsTest)
#include "checker_cards_test.moc"
