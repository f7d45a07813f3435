#include "core/ai/arena/own_trial.h"
#include "core/game/own_factions.h"
#include "core/pairs/own_import.h"
#include "core/record/codec.h"
#include "core/record/match_import.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/smashup/ability/manual.h"
#include "tests/conformance/conformance.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>

namespace {

constexpr const char* kName = "Lamplighters";

std::string draft(const std::string& name = kName, const std::string& set = "first")
{
    return tests::smashUp().own()->draft(name, set);
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? std::string() : text.replace(at, what.size(), by);
}

core::MatchSetup setupWith(const std::string& faction = kName)
{
    core::MatchSetup setup = tests::smashUpSetup(2, 5);
    setup.seats[0].factions[1] = faction;
    return setup;
}

bool isOffered(const std::string& name)
{
    const std::vector<core::FactionInfo> all = tests::smashUp().factions();
    return std::any_of(
        all.begin(), all.end(), [&](const core::FactionInfo& each) { return each.own && each.name == name; });
}

std::string textsOf(const core::Problems& problems)
{
    std::string all;
    for (const core::Problem& each : problems)
        all += each.text() + '\n';
    return all;
}

/// What the text holds where the fault is said to be.
std::string marked(const std::string& text, const core::Problem& fault)
{
    return text.substr(fault.spot.at, fault.spot.length);
}

core::MatchRecord played(const core::MatchSetup& setup)
{
    core::Problems problems;
    const auto session = core::MatchSession::start(tests::smashUp(), setup, { "human", "human" }, nullptr, problems);
    if (session == nullptr)
        return {};
    core::Rng rng(3);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

}

/// Factions that players write themselves: checked with the place of each fault, offered like all others, and played in
/// matches that stay what they are whatever becomes of the faction.
class OwnFactionsTest final : public QObject {
    Q_OBJECT

private:
    core::OwnFactions& own() { return *tests::smashUp().own(); }

private Q_SLOTS:
    void cleanup() { own().offer({}); }

    void beginsWithASoundText()
    {
        for (const std::string& set : tests::smashUp().setNames()) {
            const core::FactionCheck check = own().check(draft("Old Mill", set), {});
            QCOMPARE(textsOf(check.faults), std::string());
            QCOMPARE(check.name, std::string("Old Mill"));
            QCOMPARE(check.set, set);
            QCOMPARE(check.cards, check.cardsWanted);
            QCOMPARE(check.entries.size(), 9U);
        }
    }

    /// In the words of whoever writes it; what cannot be chosen, keys and kinds, stays as it is.
    void beginsInTheLanguageThatIsSpoken()
    {
        core::language::speak(core::language::Language::German);
        const auto back = qScopeGuard([] { core::language::speak(core::language::Language::English); });
        const std::string text = draft("Alte Mühle");
        const core::FactionCheck check = own().check(text, {});
        QCOMPARE(textsOf(check.faults), std::string());
        QCOMPARE(own().infoOf(text).theme, std::string("Was sie gut kann, in einer Zeile"));
        QCOMPARE(check.entries.front().name, std::string("Alte Mühle: Häuptling"));
        QCOMPARE(check.entries.front().kind, std::string("minion"));
    }

    void marksAFaultAndKnowsWhatMendsIt()
    {
        const std::string text = replaced(draft(), "\"destroy\"", "\"destory\"");
        const core::Problems faults = own().check(text, {}).faults;
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(marked(text, faults[0]), std::string("destory"));
        QCOMPARE(faults[0].spot.line,
            1
                + static_cast<int>(
                    std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("destory")), '\n')));
        QCOMPARE(faults[0].instead, std::string("destroy"));
        std::string mended = text;
        mended.replace(faults[0].spot.at, faults[0].spot.length, faults[0].instead);
        QCOMPARE(mended, draft());
    }

    void marksWhatIsMeant_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("instead");
        const auto row = [](const char* name, const char* what, const char* by, const char* mark, const char* instead) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by) << QByteArray(mark) << QByteArray(instead);
        };
        row("a key", "\"talent\"", "\"talnet\"", "talnet", "talent");
        row("a word", "\"kind\": \"action\"", "\"kind\": \"acton\"", "acton", "action");
        row("a printing", "\"first\"", "\"frist\"", "frist", "first");
        row("a name", "\"destroy\": \"$m\"", "\"destroy\": \"$n\"", "n", "");
        row("a number", "\"power\": 5", "\"power\": 500", "500", "");
        row("a missing card", "\"copies\": 2", "\"copies\": 1", "\"cards\"", "");
        row("another deck", "\"theme\"", "\"supply\": \"madness\", \"theme\"", "\"supply\"", "");
        row("another's text", "\"theme\"", "\"as\": \"current\", \"theme\"", "\"as\"", "");
    }

    void marksWhatIsMeant()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, instead);
        const std::string text = replaced(draft(), what.toStdString(), by.toStdString());
        const core::Problems faults = own().check(text, {}).faults;
        QVERIFY(!faults.empty());
        QCOMPARE(QByteArray::fromStdString(marked(text, faults[0])), mark);
        if (!instead.isEmpty())
            QCOMPARE(QByteArray::fromStdString(faults[0].instead), instead);
    }

    void remarksOnWhatIsUnusual_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* what, const char* by, const char* mark, const char* said) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by) << QByteArray(mark) << QByteArray(said);
        };
        row("copies", "\"power\": 4, \"copies\": 2", "\"power\": 4, \"copies\": 5", "5", "5 times");
        row("power", "\"power\": 5", "\"power\": 12", "12", "power 12");
        row("breakpoint", "\"breakpoint\": 18", "\"breakpoint\": 40", "40", "breakpoint 40");
        row("bases", "\"bases\": [",
            "\"bases\": [ { \"id\": \"own_lamplighters.pier\", \"name\": \"Pier\", \"breakpoint\": 20, \"vp\": [3, 2, "
            "1] },",
            "[", "3 bases");
        row("minions", "\"kind\": \"minion\", \"power\": 2,", "\"kind\": \"action\",", "[", "6 minions");
        row("a talent for others' turns", "\"talent\": [ { \"draw\": 1 } ]",
            "\"talent\": { \"if\": \"othersTurn\", \"do\": [ { \"draw\": 1 } ] }", "{ \"if\"", "never used");
    }

    void remarksOnWhatIsUnusual()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, said);
        QCOMPARE(textsOf(own().check(draft(), {}).remarks), std::string());
        const std::string text = replaced(draft(), what.toStdString(), by.toStdString());
        const core::FactionCheck check = own().check(text, {});
        QCOMPARE(check.remarks.size(), 1U);
        QVERIFY2(
            check.remarks[0].text().find(said.toStdString()) != std::string::npos, check.remarks[0].text().c_str());
        QVERIFY(!check.remarks[0].hint.empty());
        QVERIFY(marked(text, check.remarks[0]).starts_with(mark.toStdString()));
        QCOMPARE(check.sound(), check.cards == check.cardsWanted); // none of it forbids anything
    }

    void remarksOnNothingThatIsFaulty()
    {
        const std::string text = replaced(replaced(draft(), "\"power\": 5", "\"power\": 12"), "\"draw\"", "\"drwa\"");
        const core::FactionCheck check = own().check(text, {});
        QCOMPARE(check.faults.size(), 1U);
        QCOMPARE(check.remarks.size(), 0U);
        QCOMPARE(own().check("{ \"cards\": 3", {}).remarks.size(), 0U);
    }

    void placesFaultsOfTextsThatAreNoJson()
    {
        const std::string text = replaced(draft(), "\"talent\": [", "\"talent\": ,[");
        const core::FactionCheck check = own().check(text, {});
        QCOMPARE(check.faults.size(), 1U);
        QCOMPARE(marked(text, check.faults[0]), std::string(","));
        QCOMPARE(check.faults[0].spot.at, text.find("\"talent\": ,") + 10);
        QVERIFY(!own().check("", {}).sound());
        QVERIFY(!own().check("[]", {}).sound());
        QVERIFY(!own().check("{ \"cards\": 3", {}).sound());
    }

    void tellsSoundCardsBesideFaultyOnes()
    {
        const std::string text = replaced(draft(), "\"destroy\"", "\"destory\"");
        for (const core::language::Language each :
            { core::language::Language::English, core::language::Language::German }) {
            const std::vector<core::CardInfo> cards = own().cardsOf(text, each);
            QCOMPARE(cards.size(), 9U);
            QCOMPARE(cards[0].name, std::string("Lamplighters Chief"));
            QVERIFY(!cards[0].text.empty());
            QCOMPARE(cards[2].name, std::string());
            QCOMPARE(cards[8].figures.size(), 2U);
        }
        QVERIFY(own().cardsOf(text, core::language::Language::English)[0].text
            != own().cardsOf(text, core::language::Language::German)[0].text);
    }

    void offersWhatIsSound()
    {
        const std::size_t before = tests::smashUp().cards().size();
        own().offer({ draft(), replaced(draft("Others"), "\"draw\"", "\"drwa\""), draft("Aliens"), draft() });
        QVERIFY(isOffered(kName));
        QVERIFY(!isOffered("Others"));
        QVERIFY(!isOffered("Aliens")); // the name of one that the game has
        QCOMPARE(tests::smashUp().cards().size(), before + 9);
        QVERIFY(!tests::smashUp().explain("Lamplighters Raider", "first").empty());
        QVERIFY(!own().check(draft(), {}).sound());
        QVERIFY(own().check(draft(), kName).sound()); // in its own place
        own().offer({});
        QVERIFY(!isOffered(kName));
        QCOMPARE(tests::smashUp().cards().size(), before);
    }

    void keepsEveryPromiseOfAGame()
    {
        own().offer({ draft(), draft("Others") });
        core::MatchSetup setup = setupWith();
        setup.seats[1].factions[0] = "Others";
        const tests::Conformance conformance { tests::smashUp(), setup, 10 };
        QCOMPARE(conformance.randomMatches(), QStringList());
        QCOMPARE(conformance.concealedWorlds(), QStringList());
        QCOMPARE(conformance.sessions(), QStringList());
    }

    void playersOfEveryKindCopeWithIt()
    {
        own().offer({ draft() });
        const tests::Conformance conformance { tests::smashUp(), setupWith(), 1 };
        const QStringList players { QStringLiteral("greedy:worlds=1,nodes=40,eval=network"),
            QStringLiteral("ismcts:iterations=20,turns=3,policy=8,eval=network") };
        QCOMPARE(conformance.players(players), QStringList());
    }

    void countsWhatItsCardsDo()
    {
        own().offer({ draft() });
        core::Problems problems;
        const std::unique_ptr<core::Match> match = tests::smashUp().newMatch(setupWith(), problems);
        QVERIFY(match != nullptr);
        const std::unique_ptr<core::OwnCardCounts> counted = own().counts(*match);
        core::Rng rng(3);
        while (!match->outcome().decided) {
            const core::Prompt prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], counted.get());
        }
        int played = 0;
        for (const auto& [name, count] : counted->counts()) {
            QVERIFY2(name.starts_with(kName), name.c_str());
            played += count.played;
        }
        QVERIFY(played > 0);
    }

    void isTriedInMatches()
    {
        const std::atomic<bool> go = false;
        const core::OwnTrialTerms terms { "random", 0, 12, 1 };
        const core::OwnTrial trial = core::tryOwn(tests::smashUp(), draft(), terms, go);
        QCOMPARE(trial.matches, 12);
        QCOMPARE(trial.endless, 0);
        QVERIFY(trial.won >= 0 && trial.won <= 12);
        QVERIFY(trial.cards.at("Lamplighters Scout").played > 0);
        for (const auto& [name, card] : trial.cards) {
            QVERIFY(card.matches <= trial.matches && card.matches <= card.played);
            QVERIFY(card.won <= card.matches && card.won <= trial.won);
        }
        // One of four copies turns up more often than one of one.
        QVERIFY(trial.cards.at("Lamplighters Scout").matches >= trial.cards.at("Lamplighters Chief").matches);
        // In parts it comes to the same.
        core::OwnTrial parts = core::tryOwn(tests::smashUp(), draft(), { "random", 0, 5, 1 }, go);
        parts.add(core::tryOwn(tests::smashUp(), draft(), { "random", 5, 7, 1 }, go));
        QCOMPARE(parts.matches, 12);
        QCOMPARE(parts.won, trial.won);
        QCOMPARE(parts.cards.at("Lamplighters Scout").played, trial.cards.at("Lamplighters Scout").played);
        QCOMPARE(parts.cards.at("Lamplighters Chief").matches, trial.cards.at("Lamplighters Chief").matches);
        QCOMPARE(parts.cards.at("Lamplighters Chief").won, trial.cards.at("Lamplighters Chief").won);
        const std::atomic<bool> stopped = true;
        QCOMPARE(core::tryOwn(tests::smashUp(), draft(), terms, stopped).matches, 0);
        QCOMPARE(core::tryOwn(tests::smashUp(), "{", terms, go).matches, 0);
    }

    void aMatchStaysWhatItIs()
    {
        own().offer({ draft() });
        const core::MatchRecord record = played(setupWith());
        QCOMPARE(record.own.size(), 1U);
        QCOMPARE(record.own[0], draft());
        own().offer({ replaced(draft(), "\"draw\": 1", "\"draw\": 3") });
        QCOMPARE(textsOf(core::replay(tests::smashUp(), record).faults), std::string());
        own().offer({});
        const core::ReplayReport report = core::replay(tests::smashUp(), record);
        QCOMPARE(textsOf(report.faults) + textsOf(report.notes), std::string());
        QVERIFY(report.match->outcome().decided);
        QVERIFY(!tests::smashUp().check(setupWith()).empty()); // and no new one begins
    }

    void aMatchOfTheProgramsOwnFactionsIsWrittenAsBefore()
    {
        own().offer({ draft() });
        const std::string text = core::toJson(played(tests::smashUpSetup(2, 5)));
        QVERIFY(text.find("own_factions") == std::string::npos);
        QVERIFY(text.find("\"version\": 2") != std::string::npos);
    }

    void bringsItsFactionAlong()
    {
        own().offer({ draft() });
        const core::MatchRecord record = played(setupWith());
        const std::string text = core::toJson(record);
        own().offer({});
        tests::MemoryMatchStore store;
        const core::ImportedMatch taken = core::importMatch(text, tests::smashUp(), store, false);
        QCOMPARE(textsOf(taken.faults), std::string());
        core::MatchRecord stored;
        QVERIFY(store.load(taken.id, stored).ok());
        QVERIFY(stored.own == record.own);
        QVERIFY(!isOffered(kName)); // the match alone has it
        QCOMPARE(core::importMatch(text, tests::smashUp(), store, false).known, taken.id);
    }

    void refusesRecordsWhoseFactionIsFaulty_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        const auto row = [](const char* name, const char* what, const char* by) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by);
        };
        row("an unknown verb", "\\\"destroy\\\"", "\\\"destory\\\"");
        row("another name", "\\\"name\\\": \\\"Lamplighters\\\"", "\\\"name\\\": \\\"Ninjas\\\"");
        row("no text", "\"own_factions\": [", "\"own_factions\": [ 3, ");
        row("none", "\"own_factions\": [", "\"own_factions\": [ ], \"tags\": [");
        row("the Madness deck", "\\\"theme\\\"", "\\\"supply\\\": \\\"madness\\\", \\\"theme\\\"");
    }

    void refusesRecordsWhoseFactionIsFaulty()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        own().offer({ draft() });
        const std::string text = core::toJson(played(setupWith()));
        own().offer({});
        const std::string broken = replaced(text, what.toStdString(), by.toStdString());
        QVERIFY(!broken.empty());
        tests::MemoryMatchStore store;
        const core::ImportedMatch taken = core::importMatch(broken, tests::smashUp(), store, false);
        QCOMPARE(taken.id, 0);
        QVERIFY(!taken.faults.empty());
    }

    void refusesMoreFactionsThanSeatsCanPlay()
    {
        core::MatchSetup setup = setupWith();
        for (const char* name : { kName, "A", "B", "C", "D" })
            setup.own.push_back(draft(name));
        const core::Problems problems = tests::smashUp().check(setup);
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems[0].where, std::string("own_factions"));
    }

    void aCopyGoesBesideTheFirst()
    {
        own().offer({ draft() });
        const std::string copy = own().renamed(draft(), "Lamplighters (2)");
        QCOMPARE(textsOf(own().check(copy, {}).faults), std::string());
        QCOMPARE(own().infoOf(copy).name, std::string("Lamplighters (2)"));
        own().offer({ draft(), copy });
        QVERIFY(isOffered("Lamplighters (2)"));
    }

    /// One mark behind each name, however often it is copied.
    void cardsOfACopyBearItsMark()
    {
        const std::string set = tests::smashUp().setNames().front();
        const auto names = [this](const std::string& text) {
            QStringList all;
            for (const core::CardInfo& each : own().cardsOf(text, core::language::Language::English))
                all << QString::fromStdString(each.name);
            return all;
        };
        const QStringList once = names(own().copyOf("Robots", set, "Robots (copy)"));
        const QStringList twice = names(own().renamed(own().copyOf("Robots", set, "Robots (copy)"), "Robots (copy 2)"));
        QVERIFY(once.contains(QStringLiteral("Nukebot (copy)")));
        QVERIFY(twice.contains(QStringLiteral("Nukebot (copy 2)")));
        for (const QString& each : once + twice)
            QCOMPARE(each.count(QLatin1Char('(')), 1);
    }

    /// Though its name is free, cards of another one may have the names.
    void aCopyFindsNamesForItsCards()
    {
        const std::string set = tests::smashUp().setNames().front();
        const auto copyAs = [this, &set](const std::string& name) { return own().copyOf("Robots", set, name); };
        core::StoredFaction renamed { 1, tests::smashUp().id(), "Bots", copyAs("Robots (copy)"), true };
        const std::string head = "\"name\": \"Robots (copy)\"";
        renamed.text.replace(renamed.text.find(head), head.size(), "\"name\": \"Bots\"");
        own().offer({ renamed.text });
        QVERIFY(isOffered("Bots"));
        const core::FreeCopy copy = core::freeCopy(tests::smashUp(), { renamed }, "Robots", "copy", copyAs);
        QCOMPARE(copy.name, std::string("Robots (copy 2)"));
        QCOMPARE(textsOf(own().check(copy.text, {}).faults), std::string());
        QCOMPARE(core::freeCopy(tests::smashUp(), { { 1, {}, "Robots (2)", {}, true } }, "Robots (2)", {}, copyAs).name,
            std::string("Robots (3)"));
    }

    void aPrintedFactionIsCopiedWhole_data()
    {
        QTest::addColumn<QByteArray>("faction");
        QTest::addColumn<QByteArray>("set");
        for (const core::FactionInfo& each : tests::smashUp().factions())
            if (!each.own)
                QTest::addRow("%s, %s", each.name.c_str(), each.set.c_str())
                    << QByteArray::fromStdString(each.name) << QByteArray::fromStdString(each.set);
    }

    void aPrintedFactionIsCopiedWhole()
    {
        QFETCH(QByteArray, faction);
        QFETCH(QByteArray, set);
        const std::string copy = own().copyOf(faction.toStdString(), set.toStdString(), kName);
        const core::FactionCheck check = own().check(copy, {});
        QVERIFY2(check.sound(), textsOf(check.faults).c_str());
        QCOMPARE(check.name, std::string(kName));
        QCOMPARE(check.set, set.toStdString());
        QCOMPARE(check.cards, check.cardsWanted);
        for (const core::FactionCheck::Entry& each : check.entries) // written out, so that each can be changed
            QVERIFY2(own().formOf(copy, each.pointer).known, each.pointer.c_str());
        QCOMPARE(own().copyOf("Nobody", set.toStdString(), kName), std::string());
    }

    void offersTheWordsThatFit_data()
    {
        QTest::addColumn<QByteArray>("written"); // in the place of the Chief's talent, "|" where one writes
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("never");
        const auto row = [](const char* name, const char* written, const char* first, const char* never) {
            QTest::newRow(name) << QByteArray(written) << QByteArray(first) << QByteArray(never);
        };
        row("verbs", "\"talent\": [ { \"des|\" } ]", "destroy", "cards");
        row("keys of a verb", "\"talent\": [ { \"draw\": 1, \"b|", "by", "draw");
        row("keys of a card", "\"tal|", "talent", "kind");
        row("values", "\"talent\": [ { \"draw\": 1, \"by\": \"y|", "you", "talent");
        row("nothing begun", "\"talent\": [ { |", "choose", "cards");
    }

    void offersTheWordsThatFit()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, never);
        std::string text = replaced(draft(), "\"talent\": [ { \"draw\": 1 } ]", written.toStdString());
        const std::size_t at = text.find('|');
        text.erase(at, 1);
        const core::FactionWords words = own().wordsAt(text, at);
        QVERIFY(!words.words.empty());
        QCOMPARE(words.words.front().word, first.toStdString());
        QVERIFY(std::none_of(words.words.begin(), words.words.end(),
            [&](const core::FactionWords::Word& each) { return each.word == never.toStdString(); }));
        QVERIFY(words.at <= at && words.at + words.length >= at);
    }

    void saysWhatVerbsMean()
    {
        const auto meaningOf = [this](const std::string& written, const std::string& word) {
            std::string text = replaced(draft(), "\"talent\": [ { \"draw\": 1 } ]", written);
            const std::size_t at = text.find('|');
            const core::FactionWords words = own().wordsAt(text.erase(at, 1), at);
            const auto found = std::find_if(words.words.begin(), words.words.end(),
                [&](const core::FactionWords::Word& each) { return each.word == word; });
            return found == words.words.end() ? std::string("not offered") : found->means;
        };
        QCOMPARE(meaningOf("\"talent\": [ { \"des|\" } ]", "destroy"),
            std::string("Destroys cards in play, all at one time"));
        QCOMPARE(meaningOf("\"talent\": [ { \"des|\" } ]", "choose"),
            std::string("A card, base or seat is chosen and gets a name"));
        QCOMPARE(
            meaningOf("\"talent\": [ { \"p|\" } ]", "play"), std::string("A card is played now, as an extra card"));
        QCOMPARE(meaningOf("\"pl|", "play"), std::string()); // when a card works, and no verb
        for (const core::smashup::Verb& verb : core::smashup::verbs())
            for (const core::language::Language each :
                { core::language::Language::English, core::language::Language::German }) {
                const std::string words = core::smashup::inShort(verb, each);
                QVERIFY2(!words.empty() && words.size() < 120 && !words.ends_with('.'), words.c_str());
            }
    }
};

REGISTER_TEST(OwnFactionsTest)
#include "own_factions_test.moc"
