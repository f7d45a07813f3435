#include "core/game/rng.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/scenario/steps.h"
#include "core/smashup/smash_up_game.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace core::smashup;

/// A question says whether it may be declined, and for whom an answer is given.
class QuestionsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsAsked_data();
    void saysWhatIsAsked();
    void answersWithVerbs_data();
    void answersWithVerbs();
    void saysEveryOfferShortly_data();
    void saysEveryOfferShortly();
    void tellsWhatItIsAbout_data();
    void tellsWhatItIsAbout();
    void namesWhoseCardsAreOrdered();
    void offersOnlyWhatMayBeDeclined_data();
    void offersOnlyWhatMayBeDeclined();
};

static QString asked(const core::Match& match)
{
    return QString::fromStdString(SmashUpNotation().question(match, match.prompt()));
}

/// Ada with `hand`, a list of cards, in a match with Ben and Cai.
static Position threeSeats(const QString& printing, const QString& hand)
{
    const std::string scenario = R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
        {"name":"Ada","factions":["Tricksters","Elder Things"],"deck_only":true,
            "deck":["Hoverbot","Microbot Guard"],"hand":[)"
        + hand.toStdString() + R"(]},
        {"name":"Ben","factions":["Pirates","Robots"],"deck_only":true,"hand":["Cannon"]},
        {"name":"Cai","factions":["Zombies","Dinosaurs"],"deck_only":true,"hand":["Howl"]}],
        "bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada"},{"card":"King Rex","seat":"Ada"},{"card":"Buccaneer","seat":"Ada"},
            {"card":"Invader","seat":"Ada"},{"card":"First Mate","seat":"Ben"},{"card":"Zapbot","seat":"Ben"},
            {"card":"Walker","seat":"Cai"}]},
            {"name":"Jungle Oasis","minions":[{"card":"Collector","seat":"Ada"},{"card":"Warbot","seat":"Ben"}]}],
        "base_deck":["The Mothership"],"base_deck_only":true,"printing":")"
        + printing.toStdString() + "\"}";
    return buildPosition(
        static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), nlohmann::json::parse(scenario));
}

void QuestionsTest::saysWhatIsAsked_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("question");
    const auto row
        = [](const char* name, const char* printing, const char* hand, const char* steps, const char* question) {
              QTest::newRow(name) << QString::fromLatin1(printing) << QString::fromLatin1(hand)
                                  << QString::fromLatin1(steps) << QString::fromLatin1(question);
          };
    row("what must be destroyed", "first", R"("Elder Thing")",
        R"({"seat":"Ada","play":"Elder Thing","at":"Tortuga","pick":["destroy"]})",
        "Elder Thing: choose a minion to destroy. 2 in all.");
    row("what must be destroyed beside it", "first", R"("Elder Thing")",
        R"({"seat":"Ada","play":"Elder Thing","at":"Tortuga","pick":["destroy","Scout"]})",
        "Elder Thing: choose another: a minion to destroy. 1 more.");
    row("what must be returned", "first", R"("Disguise","Invader","Invader")",
        R"({"seat":"Ada","play":"Disguise","pick":["Tortuga"]})",
        "Disguise: choose a minion to return. Up to 2 in all.");
    row("what may be returned beside it", "first", R"("Disguise","Invader","Invader")",
        R"({"seat":"Ada","play":"Disguise","pick":["Tortuga","Scout"]})",
        "Disguise: you may choose another: a minion to return. Up to 1 more.");
    row("where is moved from", "first", R"("Sea Dogs")", R"({"seat":"Ada","play":"Sea Dogs","pick":["Robots"]})",
        "Sea Dogs: choose a base to move from.");
    row("where all is returned from", "first", R"("Crop Circles")", R"({"seat":"Ada","play":"Crop Circles"})",
        "Crop Circles: choose a base to return from.");
    row("where those chosen next return from", "first", R"("Disguise","Invader","Invader")",
        R"({"seat":"Ada","play":"Disguise"})", "Disguise: choose a base to return from.");
    row("what others are measured by", "first", R"("Natural Selection")",
        R"({"seat":"Ada","play":"Natural Selection"})", "Natural Selection: choose a minion to measure others by.");
    row("where is destroyed", "first", R"("Broadside")", R"({"seat":"Ada","play":"Broadside"})",
        "Broadside: choose a base to destroy at.");
    row("whose minions are destroyed", "first", R"("Broadside")",
        R"({"seat":"Ada","play":"Broadside","pick":["Tortuga"]})",
        "Broadside: choose a player whose minions are destroyed.");
    row("whose minions are moved", "first", R"("Sea Dogs")", R"({"seat":"Ada","play":"Sea Dogs"})",
        "Sea Dogs: choose a faction to move.");
    row("what is counted", "first", R"("Tech Center")", R"({"seat":"Ada","play":"Tech Center"})",
        "Tech Center: choose a base whose minions count.");
    row("the first of those that are revealed", "first", R"("Portal")", R"({"seat":"Ada","play":"Portal"})",
        "Portal: you may choose a shown card to take into your hand.");
    row("the next of those that are revealed", "first", R"("Portal")",
        R"({"seat":"Ada","play":"Portal","pick":["Hoverbot"]})",
        "Portal: you may choose another: a shown card to take into your hand.");
    row("a bar for the next seat", "current", R"("Mark of Sleep")", R"({"seat":"Ada","play":"Mark of Sleep"})",
        "Mark of Sleep, for Ben: choose what it does.");
    row("a bar for the seat after", "current", R"("Mark of Sleep")",
        R"({"seat":"Ada","play":"Mark of Sleep","pick":["moves"]})", "Mark of Sleep, for Cai: choose what it does.");
    row("a faction of the next seat", "current", R"("Block the Path")",
        R"({"seat":"Ada","play":"Block the Path","at":"Tortuga"})",
        "Block the Path, for Ben: choose a faction to name.");
    row("a name for the next seat", "current", R"("Power of Madness")", R"({"seat":"Ada","play":"Power of Madness"})",
        "Power of Madness, for Ben: choose the name of an action to discard.");
    row("a minion of the one who declined", "first", R"("Shoggoth")",
        R"({"seat":"Ada","play":"Shoggoth","at":"Tortuga"},{"seat":"Ben","pass":true},{"seat":"Cai","pass":true})",
        "Shoggoth, for Ben: choose a minion to destroy.");
    row("a seat for itself", "first", R"("Shoggoth")", R"({"seat":"Ada","play":"Shoggoth","at":"Tortuga"})",
        "Shoggoth: you may draw a Madness card.");
}

void QuestionsTest::saysWhatIsAsked()
{
    QFETCH(QString, printing);
    QFETCH(QString, hand);
    QFETCH(QString, steps);
    QFETCH(QString, question);
    const Position position = threeSeats(printing, hand);
    QVERIFY2(position.match != nullptr, position.error.c_str());
    ScenarioTable table(*position.match, position.ids);
    for (const nlohmann::json& step : nlohmann::json::parse("[" + steps.toStdString() + "]"))
        QCOMPARE(QString::fromStdString(table.make(step)), QString());
    table.settle();
    QCOMPARE(asked(table.match()), question);
    // A table shows by itself who or what asks.
    const core::Prompt prompt = table.match().prompt();
    const core::PromptView view = SmashUpNotation().choices(table.match(), prompt, prompt.seat);
    const QString rest = question.section(QStringLiteral(": "), 1);
    QCOMPARE(QString::fromStdString(view.request), rest.isEmpty() ? question : rest);
    QCOMPARE(QString::fromStdString(view.question()), question);
    core::language::speak(core::language::Language::German);
    const QString german = asked(table.match());
    core::language::speak(core::language::Language::English);
    // What is said behind the card's name is a sentence.
    QVERIFY2(german.section(QStringLiteral(": "), 1).front().isUpper(), qPrintable(german));
}

void QuestionsTest::answersWithVerbs_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* name, const char* printing, const char* hand, const char* steps,
                         const char* english, const char* german) {
        QTest::newRow(name) << QString::fromLatin1(printing) << QString::fromLatin1(hand) << QString::fromLatin1(steps)
                            << QString::fromUtf8(english) << QString::fromUtf8(german);
    };
    row("an offer", "first", R"("Shoggoth")", R"({"seat":"Ada","play":"Shoggoth","at":"Tortuga"})",
        "Draw a Madness card | Decline", "Eine Wahnsinnskarte ziehen | Verzichten");
    row("an offer of two things", "first", R"("Madness Unleashed","Madness")",
        R"({"seat":"Ada","play":"Madness Unleashed","pick":["Madness"]})",
        "Draw a card and play an extra action | Decline", "Eine Karte ziehen … | Verzichten");
    row("none of several", "first", R"("Madness Unleashed","Madness")", R"({"seat":"Ada","play":"Madness Unleashed"})",
        "Madness | Choose none", "Madness | Nichts wählen");
    row("a card that could be played", "first", R"("Hoverbot")",
        R"({"seat":"Ada","play":"Hoverbot","at":"Jungle Oasis"})", "Play Hoverbot | Don't play it",
        "Hoverbot ausspielen | Nicht ausspielen");
    row("what saves a minion", "current", R"("Elder Thing")",
        R"({"seat":"Ada","play":"Elder Thing","at":"Tortuga","pick":["destroy","Buccaneer","King Rex"]})",
        "Use its ability | Let it be destroyed", "Fähigkeit nutzen | Zerstören lassen");
}

void QuestionsTest::answersWithVerbs()
{
    QFETCH(QString, printing);
    QFETCH(QString, hand);
    QFETCH(QString, steps);
    const Position position = threeSeats(printing, hand);
    QVERIFY2(position.match != nullptr, position.error.c_str());
    ScenarioTable table(*position.match, position.ids);
    for (const nlohmann::json& step : nlohmann::json::parse("[" + steps.toStdString() + "]"))
        QCOMPARE(QString::fromStdString(table.make(step)), QString());
    table.settle();
    const core::Prompt prompt = table.match().prompt();
    const auto answers = [&](core::language::Language language) {
        core::language::speak(language);
        QStringList labels;
        for (const core::Choice each : prompt.choices)
            labels << QString::fromStdString(SmashUpNotation().label(table.match(), prompt, each));
        core::language::speak(core::language::Language::English);
        return labels.join(QStringLiteral(" | "));
    };
    QTEST(answers(core::language::Language::English), "english");
    QTEST(answers(core::language::Language::German), "german");
    // Records keep their words, whatever the buttons say.
    QCOMPARE(QString::fromStdString(SmashUpNotation().toWords(table.match(), prompt, prompt.choices.back())),
        QStringLiteral("pass"));
}

void QuestionsTest::saysEveryOfferShortly_data()
{
    QTest::addColumn<QString>("printing");
    QTest::newRow("first") << QStringLiteral("first");
    QTest::newRow("current") << QStringLiteral("current");
}

void QuestionsTest::saysEveryOfferShortly()
{
    QFETCH(QString, printing);
    const CardLibrary& library
        = *static_cast<const SmashUpGame&>(tests::smashUp()).libraries().find(printing.toStdString());
    int offers = 0;
    for (std::size_t id = 0; id < library.size(); ++id) {
        const CardDef& card = library.def(static_cast<DefId>(id));
        for (const Ability& ability : card.abilities)
            for (std::size_t pc = 0; pc < ability.ops.size(); ++pc) {
                if (ability.ops[pc].code != OpCode::Offer)
                    continue;
                ++offers;
                for (const auto language : { core::language::Language::English, core::language::Language::German }) {
                    const QString said = QString::fromStdString(offerInWords(library, card, ability, pc, language));
                    QVERIFY2(!said.isEmpty() && said.size() <= 42, qPrintable(said));
                }
            }
    }
    QVERIFY(offers > 2);
}

void QuestionsTest::tellsWhatItIsAbout_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("about");
    QTest::addColumn<QString>("question");
    const auto row
        = [](const char* name, const char* hand, const char* picks, const char* about, const char* question) {
              QTest::newRow(name) << QString::fromLatin1(hand)
                                  << QStringLiteral(R"({"seat":"Ada","play":"%1","pick":[%2]})")
                                         .arg(QString::fromLatin1(hand), QString::fromLatin1(picks))
                                  << QString::fromLatin1(about) << QString::fromLatin1(question);
          };
    row("the one that is moved", "Shanghai", R"("First Mate")", "First Mate",
        "Shanghai: choose a base to move First Mate to.");
    row("the first of several that move", "Full Sail", R"("Scout")", "Scout",
        "Full Sail: choose a base to move Scout to.");
    row("those that have moved, where another may", "Full Sail", R"("Scout","The Mothership")", "Scout",
        "Full Sail: you may choose another: a minion to move.");
    row("the next that moves, not the one before", "Full Sail", R"("Scout","The Mothership","Invader")", "Invader",
        "Full Sail: choose a base to move Invader to.");
    row("the base of one of several questions", "Survival of the Fittest", "", "Tortuga",
        "Survival of the Fittest: choose a minion to destroy.");
    row("what was chosen at the base before", "Survival of the Fittest", R"("First Mate")", "Jungle Oasis, First Mate",
        "Survival of the Fittest: choose a minion to destroy.");
}

/// A table marks what a question is about: what the answer will be done to, and what was chosen so far.
void QuestionsTest::tellsWhatItIsAbout()
{
    QFETCH(QString, hand);
    QFETCH(QString, steps);
    const std::string scenario = R"({"id":"x","game":"smashup","printing":"first","phase":"play","turn":"Ada","seats":[
        {"name":"Ada","factions":["Aliens","Dinosaurs"],"deck_only":true,"hand":[")"
        + hand.toStdString() + R"("]},
        {"name":"Ben","factions":["Pirates","Robots"],"deck_only":true}],
        "bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada"},{"card":"Invader","seat":"Ada"},
            {"card":"First Mate","seat":"Ben"},{"card":"Collector","seat":"Ada"}]},
            {"name":"Jungle Oasis","minions":[{"card":"Collector","seat":"Ada"},{"card":"Warbot","seat":"Ben"},
            {"card":"Zapbot","seat":"Ben"}]}, {"name":"The Mothership"}],
        "base_deck":["Tar Pits"],"base_deck_only":true})";
    const Position position
        = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), nlohmann::json::parse(scenario));
    QVERIFY2(position.match != nullptr, position.error.c_str());
    ScenarioTable table(*position.match, position.ids);
    QCOMPARE(QString::fromStdString(table.make(nlohmann::json::parse(steps.toStdString()))), QString());
    const core::Prompt prompt = table.match().prompt();
    QStringList about;
    for (const core::AboutView& each : SmashUpNotation().choices(table.match(), prompt, prompt.seat).about)
        about << QString::fromStdString(
            nameOf(table.match(), static_cast<CardId>(each.card >= 0 ? each.card : each.place)));
    QTEST(about.join(QStringLiteral(", ")), "about");
    QTEST(asked(table.match()), "question");
}

void QuestionsTest::namesWhoseCardsAreOrdered()
{
    const Position position
        = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), nlohmann::json::parse(R"(
        {"id":"x","game":"smashup","printing":"first","phase":"start","turn":"Ada","seats":[
        {"name":"Ada","factions":["Aliens","Minions of Cthulhu"],"deck_only":true},
        {"name":"Ben","factions":["Pirates","Robots"],"deck_only":true}],
        "bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada"},{"card":"Zapbot","seat":"Ben"},
            {"card":"First Mate","seat":"Ben"}],"actions":[{"card":"Complete the Ritual","seat":"Ada"}]},
            {"name":"Jungle Oasis"}],"base_deck":["The Mothership"],"base_deck_only":true})"));
    QVERIFY2(position.match != nullptr, position.error.c_str());
    ScenarioTable table(*position.match, position.ids);
    QCOMPARE(asked(table.match()),
        QStringLiteral("Complete the Ritual: put your cards under the deck in any order, the top one first."));
    QCOMPARE(QString::fromStdString(
                 table.make(nlohmann::json::parse(R"({"seat":"Ada","pick":["Scout","Complete the Ritual"]})"))),
        QString());
    QCOMPARE(asked(table.match()),
        QStringLiteral("Complete the Ritual: put Ben's cards under the deck in any order, the top one first."));
}

void QuestionsTest::offersOnlyWhatMayBeDeclined_data()
{
    QTest::addColumn<QString>("printing");
    QTest::newRow("first") << QStringLiteral("first");
    QTest::newRow("current") << QStringLiteral("current");
}

/// Over whole matches of random choices: what an ability asks "may" be declined, if and only if it says so.
void QuestionsTest::offersOnlyWhatMayBeDeclined()
{
    QFETCH(QString, printing);
    core::Rng rng(7);
    int compulsory = 0;
    int optional = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        core::Problems problems;
        const auto match
            = tests::smashUp().newMatch(tests::smashUpDrawnSetup(3, seed, printing.toStdString()), problems);
        while (!match->outcome().decided) {
            const core::Prompt& prompt = match->prompt();
            const auto reason = static_cast<Reason>(prompt.reason);
            if (reason == Reason::ChooseOne || reason == Reason::ChooseMore || reason == Reason::DiscardCards) {
                const bool declinable = std::any_of(prompt.choices.begin(), prompt.choices.end(),
                    [](core::Choice each) { return static_cast<Verb>(each.verb) == Verb::Pass; });
                const bool number = static_cast<Verb>(prompt.choices[0].verb) == Verb::Number;
                if (!number)
                    QCOMPARE(asked(*match).contains(QStringLiteral("you may ")), declinable);
                ++(declinable ? optional : compulsory);
            }
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    QVERIFY(compulsory > 100);
    QVERIFY(optional > 100);
}

REGISTER_TEST(QuestionsTest)
#include "questions_test.moc"
