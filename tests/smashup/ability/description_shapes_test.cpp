#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::smashup;

/// The text that is made of a program, whichever card has it.
class DescriptionShapesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsOtherShapes_data();
    void tellsOtherShapes();
};

static std::string textOf(const std::string& card, bool base = false)
{
    core::Problems problems;
    const auto library
        = buildLibrary("first", { base ? tests::factionWithBase(card) : tests::factionWith(card) }, problems);
    if (library == nullptr)
        return "FAULT " + problems.front().text();
    const FactionDef& faction = library->factions().front();
    return library->def(base ? faction.bases.front() : faction.cards.front()).text();
}

// Shapes that the first factions lack. The sentences were written down before the program said them.
void DescriptionShapesTest::tellsOtherShapes_data()
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
        "Shuffle up to two actions from your hand and/or discard pile into your deck.");
    action("a base with something on it",
        R"("play": [ { "choose": "b", "from": { "bases": "anywhere", "withAction": true } },
                     { "chooseUpTo": "a", "from": { "baseActions": "$b" }, "upTo": "any" }, { "destroy": "chosen" } ])",
        "Destroy any number of actions played on one base.");
    action("a trap",
        R"("on": "base", "after": { "event": "minionPlayed", "at": "here", "of": { "minions": "here", "of": "others" },
        "do": [ { "destroy": "it" }, { "destroy": "this" }, { "discardRandom": 2, "by": "whoDidIt" } ] })",
        "Play on a base. Ongoing: After another player plays a minion here, destroy that minion and this card, then "
        "that player discards two cards at random.");
    action("a trap with a measure",
        R"("on": "base", "after": { "event": "minionPlayed", "at": "here", "if": { "is": "it", "among": { "minions": "here",
        "powerAtMost": 2 } }, "do": [ { "return": "it" } ] })",
        "Play on a base. Ongoing: After a minion is played here, if it is still here and has power 2 or less, return "
        "it "
        "to its owner's hand.");
    minion("affected",
        R"("after": { "event": "affected", "of": "this", "do": [ { "discardRandom": 1, "by": "whoDidIt" } ] })",
        "Ongoing: After another player plays a card that affects this minion, that player discards a card at random.");
    minion("played from the hand in time",
        R"("special": { "time": "afterScoring", "from": "hand", "onePerBase": true })",
        "Special: After a base scores, you may play this minion there. You may use only one One's ability each time a "
        "base scores.");
    minion("of the own play phase",
        R"("special": { "time": "playPhase", "if": "noMinionThisTurn", "do": [ { "destroy": "this" }, { "draw": 2 } ] })",
        "Special: On your turn, if you have not played a minion this turn, you may destroy this minion. If you do, "
        "draw two cards.");
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
        "Choose another player. That player cannot play actions during their next turn.");
    action("a base ignored and its minions hidden",
        R"("on": "base", "ongoing": [ { "ignore": "base" }, { "shield": "yoursHere" } ])",
        "Play on a base. Ongoing: You may ignore this base's ability. The first time another player's action would "
        "affect your minions here, destroy this card instead, and that action does nothing to them.");
    base("the owner's own hand",
        R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "choose": "c", "from": { "hand": "itsOwner", "kind": "action" },
                     "by": "itsOwner", "may": true, "then": [ { "discard": "$c" } ] } ] })",
        "After a minion is played here, its owner may discard an action from their hand.");
    base("anybody's discard pile",
        R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "choose": "c", "from": { "discard": "anyone" },
                     "by": "itsOwner", "may": true, "then": [ { "deckBottom": "$c" } ] } ] })",
        "After a minion is played here, its owner may put a card from any player's discard pile on the bottom of that "
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
        "At the start of your turn, you may destroy one of your minions here. If you do, gain 1 VP.");
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
        "Put any number of cards from your hand on the bottom of your deck in any order. Draw that many cards.");
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
        "You may play up to two extra minions, both with the name of one minion in play.");
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
        "Ongoing: After another player plays a minion at another base, you may move this minion there.");
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
        "Draw a card. Box this card (remove it from the game).");
    base("a card out of the game", R"("after": { "event": "minionPlayed", "at": "here", "do": [
        { "choose": "c", "from": { "hand": "whoDidIt" }, "by": "whoDidIt", "may": true, "then": [ { "box": "$c" },
        { "choose": "m", "from": { "minions": "anywhere", "of": "whoDidIt" }, "by": "whoDidIt",
        "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ] })",
        "After you play a minion here, you may box a card from your hand (remove it from the game). If you do, place a "
        "+1 power counter on one of your minions.");
    minion("where nobody does", R"("play": [ { "each": "s", "in": { "seats": "others" },
        "do": [ { "offer": [ { "draw": 1, "by": "$s" } ], "by": "$s", "else": [ { "mark": "$s" } ] } ] },
        { "each": "q", "in": "chosen", "do": [ { "offer": [ { "draw": 1 } ] } ] },
        { "if": { "chosen": { "seats": "others" } }, "then": [ { "choose": "m", "from": { "minions": "anywhere" },
        "may": true, "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ])",
        "Each other player may draw a card. For each player who does not, you may draw a card. If no other player drew "
        "a card, you may place a +1 power counter on a minion.");
    minion("less power than that", R"("play": [ { "if": { "powerHere": "you", "atMost": 11 },
        "then": [ { "drawMadness": 2 } ] } ])",
        "If you have less than 12 power here, draw two Madness cards.");
    action("a card or two of one's own", R"("play": [ { "chooseUpTo": "c", "from": { "hand": "you" }, "upTo": "any" },
        { "deckBottom": "chosen" }, { "draw": { "count": "chosen", "plus": 1 } } ])",
        "Put any number of cards from your hand on the bottom of your deck in any order. Draw that many cards plus "
        "one.");
    base("one price or another", R"("after": { "event": "minionPlayed", "at": "here", "do": [ { "mode": [
        { "name": "draw", "if": { "madnessLeft": 2 }, "do": [ { "drawMadness": 2, "by": "whoDidIt" } ] },
        { "name": "discard", "if": { "count": { "hand": "whoDidIt", "named": "Madness" }, "atLeast": 1 },
        "do": [ { "choose": "c", "from": { "hand": "whoDidIt", "named": "Madness" }, "by": "whoDidIt",
        "then": [ { "discard": "$c" } ] } ] } ], "by": "whoDidIt", "may": true,
        "then": [ { "extra": "action", "by": "whoDidIt" } ] } ] })",
        "After you play a minion here, you may draw two Madness cards or discard a Madness card from your hand. If you "
        "do, you may play an extra action.");
    action("a long way or a short one", R"("play": [ { "mode": [
        { "name": "destroy", "do": [ { "choose": "b", "from": { "bases": "anywhere", "withAction": true },
        "then": [ { "chooseUpTo": "a", "from": { "baseActions": "$b" }, "upTo": "any" }, { "destroy": "chosen" } ] } ] },
        { "name": "draw", "do": [ { "drawMadness": 1 }, { "extra": "action" } ] } ] } ])",
        "Choose one: destroy any number of actions played on one base; or draw a Madness card, then you may play an "
        "extra action.");
    minion("if so much Madness is left", R"("play": [ { "if": { "madnessLeft": 2 }, "then": [ { "gainVp": 1 } ] } ])",
        "If there are at least two cards left in the Madness deck, gain 1 VP.");
    minion("so much Madness left", R"("talent": [ { "mode": [
        { "name": "draw", "if": { "madnessLeft": 2 }, "do": [ { "drawMadness": 2 } ] },
        { "name": "win", "do": [ { "gainVp": 1 } ] } ] } ])",
        "Talent: Draw two Madness cards or gain 1 VP.");
    action("the controller of its minion", R"("on": "minion", "special": { "time": "beforeScoring", "at": "here",
        "do": [ { "mode": [ { "name": "draw", "do": [ { "drawMadness": 2, "by": "hostController" } ] },
        { "name": "destroy", "do": [ { "destroy": "host", "by": "hostController" } ] } ], "by": "hostController" } ] })",
        "Play on a minion. Special: Before that minion's base scores, the minion's controller must draw two Madness "
        "cards or destroy the minion.");
    action("a name", R"("play": [ { "each": "p", "in": { "seats": "others" },
        "do": [ { "choose": "n", "from": { "names": true, "kind": "action" } }, { "revealHand": "$p" },
        { "discard": { "hand": "$p", "sameName": "$n" } }, { "shuffleIn": { "discard": "$p" } } ] } ])",
        "For each other player, name an action. That player reveals their hand, discards all cards with that name from "
        "it, and shuffles their discard pile into their deck.");
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
        "Talent: If you have not played a minion this phase, draw a card.");
    minion("after either",
        R"("after": [ { "event": "minionDiscarded", "of": "this", "do": [ { "draw": 1 }, { "if": "wasDestroyed", "then": [ { "gainVp": 1 } ] } ] },
        { "event": "turnStart", "turn": "yours", "oncePerTurn": true, "may": true, "do": [ { "draw": 1 } ] } ])",
        "Ongoing: After this minion goes from play to the discard pile, draw a card. If it was destroyed, gain 1 VP. "
        "Once per turn, at the start of your turn, you may draw a card.");
    action("barred until the next turn", R"("play": [ { "each": "s", "in": { "seats": "others" }, "do": [
        { "barActions": "$s", "until": "startOfYourTurn" }, { "barMoves": "$s" } ] } ])",
        "Each other player cannot play actions until the start of your next turn and cannot move minions until the "
        "start of your next turn.");
    action("a base of no use", R"("on": "base", "talent": [ { "cancelBase": "here" } ])",
        "Play on a base. Talent: Cancel this base's ability until the start of your next turn.");
    action("one for another",
        R"("on": "base", "talent": [ { "choose": "c", "from": { "hand": "you", "kind": "action", "playedOn": "base", "playableAt": "here" },
        "then": [ { "swapCard": "this", "with": "$c" } ] } ])",
        "Play on a base. Talent: Swap this card with a play-on-a-base action from your hand.");
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
        "Special: Play before a base scores. Give one of your minions there +3 power until the end of the turn.");
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
        "Reveal the top three cards of your deck. Put all revealed minions into your hand and the rest on the bottom "
        "of "
        "your deck in any order.");
    action("a search for several", R"("play": [ { "chooseUpTo": "c", "from": { "deck": "you", "kind": "action" },
        "upTo": 2 }, { "take": "chosen" }, { "shuffle": "you" } ])",
        "Search your deck for up to two actions. Reveal them and put them into your hand. Shuffle your deck.");
    action("somebody else's card", R"("play": [ { "choose": "s", "from": { "seats": "others" },
        "then": [ { "reveal": 1, "of": "$s" },
        { "choose": "c", "from": { "shown": true, "kind": "minion" }, "may": true, "then": [ { "play": "$c" } ] } ] } ])",
        "Reveal the top card of another player's deck. You may play one of the revealed minions as an extra minion.");
    action("of one name", R"("play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "you" },
        "then": [ { "return": { "minions": "anywhere", "of": "you", "sameName": "$m", "except": "$m" } } ] } ])",
        "Choose one of your minions. Return all your minions with the same name as it other than it to their owners' "
        "hands.");
    action("closed to a faction", R"("on": "base", "play": [ { "choose": "f", "from": { "factions": true },
        "then": [ { "name": "$f" } ] } ], "ongoing": [ { "cannotPlay": "minions", "faction": "named" } ])",
        "Play on a base. Name a faction. Ongoing: Minions of the named faction cannot be played here.");
    action("closed to actions", R"("on": "base", "ongoing": [ { "cannotPlay": "actions", "by": "others" },
        { "extraEachTurn": "minion", "at": "here" } ])",
        "Play on a base. Ongoing: Other players cannot play actions here. You may play an extra minion here on each of "
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
        "Each player may play only one minion here per turn.");
    action("guard of a minion", R"("on": "minion", "ongoing": [ { "protect": "host", "from": "othersCards" } ])",
        "Play on a minion. Ongoing: That minion is not affected by other players' cards.");
    action("weakening", R"("on": "minion", "ongoing": [ { "power": -4, "of": "host" } ])",
        "Play on a minion. Ongoing: That minion has -4 power.");
    action("seen in a hand",
        R"("play": [ { "choose": "s", "from": { "seats": "others" }, "then": [ { "lookAtHand": "$s" },
        { "choose": "c", "from": { "hand": "$s", "kind": "minion" }, "then": [ { "discard": "$c" } ] } ] } ])",
        "Look at another player's hand. Choose a minion in it. That player discards that minion.");
    action("each base's weakest", R"("play": [ { "each": "b", "in": { "bases": "anywhere" },
        "do": [ { "choose": "v", "from": { "minions": "$b", "weakest": true }, "then": [ { "mark": "$v" } ] } ] },
        { "destroy": "chosen" } ])",
        "At each base where minions differ in power, destroy a minion with the lowest power there.");
    action("hands that were shown",
        R"("play": [ { "each": "p", "in": { "seats": "others" }, "do": [ { "revealHand": "$p" } ] },
        { "each": "q", "in": { "seats": "others" }, "do": [ { "if": { "count": { "hand": "$q", "named": "Madness" }, "atLeast": 1 },
        "then": [ { "choose": "m", "from": { "minions": "anywhere", "of": "$q" }, "by": "$q",
        "then": [ { "destroy": "$m", "by": "$q" } ] } ] } ] },
        { "if": { "count": { "hand": "others", "named": "Madness" }, "atLeast": 4 }, "then": [ { "draw": 1 } ] } ])",
        "Each other player reveals their hand. Each player who revealed a Madness card destroys one of their minions. "
        "If at least four Madness cards were revealed in all, draw a card.");
    action("a search for what is thrown away",
        R"("play": [ { "chooseUpTo": "c", "from": { "deck": "you" }, "upTo": "any", "oneName": true },
        { "discard": "chosen" }, { "shuffle": "you" } ])",
        "Search your deck for any number of cards with the same name and discard them. Shuffle your deck.");
    action("more, if wanted", R"("play": [ { "if": { "alike": { "minions": "anywhere", "of": "you" }, "atLeast": 3 },
        "then": [ { "draw": 3 }, { "offer": [ { "draw": 2 }, { "drawMadness": 2 } ] } ] } ])",
        "If at least three of your minions at one base have the same name, draw three cards, then you may draw two "
        "cards "
        "and two Madness cards.");
    base("the first of each turn", R"("instead": { "oncePerTurn": true, "do": [ { "deckBottom": "it" } ] })",
        "The first time each turn that a minion here would be destroyed, put it on the bottom of its owner's deck "
        "instead.");
    action("a hand that was not shown", R"("play": [ { "each": "q", "in": { "seats": "others" },
        "do": [ { "if": { "count": { "hand": "$q", "named": "Madness" }, "atLeast": 1 }, "then": [ { "draw": 1, "by": "$q" } ] } ] } ])",
        "Each other player with a Madness card in their hand draws a card.");
    action("counters where one likes", R"("play": [ { "repeat": 2, "do": [ { "choose": "m",
        "from": { "minions": "anywhere", "of": "you" }, "then": [ { "addCounters": "$m", "by": 1 } ] } ] } ])",
        "Place two +1 power counters among your minions.");
    action("a counter on each",
        R"("play": [ { "chooseUpTo": "m", "from": { "minions": "anywhere", "of": "you" }, "upTo": "any" },
        { "addCounters": "chosen", "by": 1 } ])",
        "Choose any number of your minions. Place a +1 power counter on each of them.");
    action("one thing or another happens to a seat",
        R"("play": [ { "each": "s", "in": { "seats": "others" }, "do": [ { "mode": [
        { "name": "actions", "do": [ { "barActions": "$s", "until": "startOfYourTurn" } ] },
        { "name": "moves", "do": [ { "barMoves": "$s" } ] } ] } ] } ])",
        "For each other player, choose one: that player cannot play actions, or that player cannot move minions, until "
        "the start of your next turn.");
    minion("a price, or else", R"("play": [ { "mode": [ { "name": "deck", "do": [ { "deckBottom": "this" } ] },
        { "name": "destroy", "if": { "count": { "minions": "anywhere", "of": "you", "other": true }, "atLeast": 2 },
        "do": [ { "chooseUpTo": "m", "from": { "minions": "anywhere", "of": "you", "other": true }, "upTo": 2, "atLeast": 2 },
        { "destroy": "chosen", "as": "n" },
        { "if": { "number": "$n", "atMost": 1 }, "then": [ { "deckBottom": "this" } ] } ] } ] } ])",
        "You may destroy two of your other minions. If you do not, put this minion on the bottom of its owner's deck.");
    action("now or in time", R"("play": [ { "draw": 1 } ], "special": { "time": "beforeScoring", "from": "hand",
        "do": [ { "draw": 2 } ] })",
        "Draw a card. Special: You may instead play this card before a base scores. If you do, draw two cards.");
    minion("what its player plays", R"("after": { "event": "minionPlayed", "at": "here",
        "of": { "minions": "here", "of": "you", "other": true }, "oncePerTurn": true, "do": [ { "draw": 1 } ] })",
        "Ongoing: Once per turn, after you play another minion here, draw a card.");
    base("once for each player", R"("after": { "event": "minionPlayed", "at": "here", "oncePerTurn": "whoDidIt",
        "do": [ { "extra": "minion", "powerAtMost": 2, "by": "whoDidIt" } ] })",
        "Once per turn for each player: After you play a minion here, you may play an extra minion of power 2 or "
        "less.");
    base("once for each owner", R"("after": { "event": "minionDestroyed", "at": "here", "oncePerTurn": "itsOwner",
        "do": [ { "gainVp": 1, "by": "itsOwner" } ] })",
        "Once per turn for each player: After a minion you own is destroyed here, gain 1 VP.");
    base("for two seats", R"("after": { "event": "minionPlayed", "at": "here",
        "do": [ { "draw": 1, "by": "whoDidIt" }, { "draw": 2, "by": "itsOwner" } ] })",
        "After a minion is played here, that player draws a card. Its owner draws two cards.");
    base("the first from the hand", R"("after": { "event": "minionPlayed", "at": "here", "first": true, "from": "hand",
        "do": [ { "extra": "minion", "sameName": "it", "at": "here", "by": "whoDidIt" } ] })",
        "After you play your first minion here each turn, if you played it from your hand, you may play an extra "
        "minion "
        "here with the same name.");
    minion("saved by a Special", R"("instead": { "label": "special", "do": [ { "return": "this" } ] })",
        "Special: If this minion would be destroyed, return it to its owner's hand instead.");
    base("winner draws",
        R"("special": { "time": "afterScoring", "at": "here", "who": "winner", "do": [ { "draw": 2 } ] })",
        "After this base scores, the winner draws two cards.");
    base("runner-up may draw",
        R"("special": { "time": "afterScoring", "who": "runnerUp", "may": true, "do": [ { "draw": 1 } ] })",
        "After this base scores, the runner-up may draw a card.");
    base("each turn", R"("after": { "event": "turnEnd", "do": [ { "draw": 1 } ] })",
        "At the end of your turn, draw a card.");
}

void DescriptionShapesTest::tellsOtherShapes()
{
    QFETCH(QString, card);
    QFETCH(bool, base);
    QFETCH(QString, sentence);
    QCOMPARE(QString::fromStdString(textOf(card.toStdString(), base)), sentence);
}

REGISTER_TEST(DescriptionShapesTest)
#include "description_shapes_test.moc"
