#include "core/record/match_session.h"
#include "core/registry.h"
#include "core/smashup/ability/checker.h"
#include "resources/content.h"
#include "tests/conformance/conformance.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace {

constexpr const char* kName = "Lamplighters";

/// A faction of nobody's: nothing but this text makes it.
core::SourceFile lamplighters()
{
    return { "first/lamplighters.json", R"({
    "id": "lamplighters", "name": "Lamplighters", "set": "Harbour Set", "printing": "first",
    "theme": "Draw cards, walk from base to base, and put out what is weak", "colour": "#b08a2e", "emblem": "wizards",
    "complexity": 2,
    "cards": [
        { "id": "lamplighters.head", "name": "Head Lamplighter", "kind": "minion", "power": 5,
          "play": [ { "choose": "m", "from": { "minions": "anywhere", "of": "others", "powerAtMost": 2 }, "may": true,
                      "then": [ { "destroy": "$m" } ] } ] },
        { "id": "lamplighters.watch", "name": "Night Watch", "kind": "minion", "power": 4, "copies": 2,
          "special": { "time": "afterScoring", "at": "here", "may": true, "do": [ { "return": "this" } ] } },
        { "id": "lamplighters.ladder", "name": "Ladder Bearer", "kind": "minion", "power": 3, "copies": 3,
          "play": [ { "draw": 1 } ] },
        { "id": "lamplighters.wick", "name": "Wick Trimmer", "kind": "minion", "power": 2, "copies": 4,
          "play": [ { "choose": "m", "from": { "minions": "here", "powerAtMost": 2 }, "may": true,
                      "then": [ { "choose": "b", "from": { "bases": "anywhere", "notAt": "$m" },
                                  "then": [ { "move": "$m", "to": "$b" } ] } ] } ] },
        { "id": "lamplighters.round", "name": "Evening Round", "kind": "action", "copies": 3,
          "play": [ { "draw": 2 } ] },
        { "id": "lamplighters.dark", "name": "Lights Out", "kind": "action", "copies": 2,
          "play": [ { "choose": "m", "from": { "minions": "anywhere", "powerAtMost": 3 }, "then": [ { "return": "$m" } ] } ] },
        { "id": "lamplighters.dawn", "name": "First Light", "kind": "action", "copies": 2,
          "play": [ { "extra": "minion" }, { "draw": 1 } ] },
        { "id": "lamplighters.oil", "name": "Barrel of Oil", "kind": "action", "copies": 3,
          "play": [ { "gainVp": 1 } ] } ],
    "bases": [
        { "id": "lamplighters.pier", "name": "Lantern Pier", "breakpoint": 19, "vp": [4, 3, 2] },
        { "id": "lamplighters.yard", "name": "Oil Yard", "breakpoint": 22, "vp": [5, 3, 1] } ] })" };
}

std::unique_ptr<core::Game> gameOf(const std::vector<core::SourceFile>& added)
{
    std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/smashup"));
    for (core::SourceFile& file : resources::filesBelow(QStringLiteral("ai/smashup")))
        files.push_back(std::move(file));
    files.insert(files.end(), added.begin(), added.end());
    core::Problems problems;
    auto made = core::findGame("smashup")->make(files, problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    return problems.empty() ? std::move(made) : nullptr;
}

core::Choice any(const core::Match& match, core::Rng& rng)
{
    const core::Prompt prompt = match.prompt();
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

}

/// A faction is added by its card file alone: it is compiled, told, dealt and played like any other, by whoever plays,
/// and nothing that was there before comes out otherwise.
class NewFactionTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<core::Game> m_before;
    std::unique_ptr<core::Game> m_game;

    /// The names of the factions of a printing, sorted.
    static std::vector<std::string> factionsOf(const core::Game& game, const std::string& set)
    {
        std::vector<std::string> names;
        for (const core::FactionInfo& each : game.factions())
            if (each.set == set)
                names.push_back(each.name);
        std::sort(names.begin(), names.end());
        return names;
    }

    /// The first seat plays it, beside one of the others drawn by the seed, and the other seats have two of the rest.
    core::MatchSetup setupFor(int seats, std::uint64_t seed) const
    {
        std::vector<std::string> others = factionsOf(*m_before, "first");
        core::Rng rng(seed);
        rng.shuffle(others);
        core::MatchSetup setup;
        setup.seed = seed;
        std::size_t next = 0;
        for (int seat = 0; seat < seats; ++seat) {
            core::SeatSetup& made = setup.seats.emplace_back();
            made.name = "Seat " + std::to_string(seat + 1);
            made.factions = { seat == 0 ? std::string(kName) : others[next++], others[next++] };
        }
        return setup;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_before = gameOf({});
        m_game = gameOf({ lamplighters() });
        QVERIFY(m_before != nullptr);
        QVERIFY(m_game != nullptr);
    }

    void itsFileIsSound() { QVERIFY(core::smashup::checkCardFile(lamplighters()).empty()); }

    void itIsThereBesideAllOthers()
    {
        std::vector<std::string> wanted = factionsOf(*m_before, "first");
        wanted.insert(std::lower_bound(wanted.begin(), wanted.end(), kName), kName);
        QCOMPARE(factionsOf(*m_game, "first"), wanted);
        QCOMPARE(factionsOf(*m_game, "current"), factionsOf(*m_before, "current"));
        int copies = 0;
        int bases = 0;
        for (const core::CardInfo& card : m_game->cards())
            if (card.id.starts_with("lamplighters.")) {
                QCOMPARE(card.set, std::string("first"));
                (card.type == "base" ? bases : copies) += card.copies;
            }
        QCOMPARE(copies, 20);
        QCOMPARE(bases, 2);
    }

    void itsCardsAreToldInEveryLanguage()
    {
        using core::language::Language;
        const auto textOf = [&](const char* id, Language language) {
            for (const core::CardInfo& card : m_game->cardsIn(language))
                if (card.id == id)
                    return QString::fromStdString(card.text);
            return QString();
        };
        QCOMPARE(textOf("lamplighters.ladder", Language::English), QStringLiteral("Draw a card."));
        QCOMPARE(textOf("lamplighters.ladder", Language::German), QStringLiteral("Ziehe eine Karte."));
        QCOMPARE(textOf("lamplighters.head", Language::English),
            QStringLiteral("You may destroy another player's minion of power 2 or less."));
        for (const Language language : { Language::English, Language::German })
            for (const core::CardInfo& card : m_game->cardsIn(language))
                QVERIFY2(!card.id.starts_with("lamplighters.") || card.type == "base" || !card.text.empty(),
                    card.id.c_str());
    }

    void nothingElseIsOtherThanItWas()
    {
        std::vector<core::CardInfo> left = m_game->cards();
        std::erase_if(left, [](const core::CardInfo& card) { return card.id.starts_with("lamplighters."); });
        QCOMPARE(left.size(), m_before->cards().size());
        QVERIFY(left == m_before->cards());
        QCOMPARE(m_game->setHash("current"), m_before->setHash("current"));
        QVERIFY(m_game->setHash("first") != m_before->setHash("first")); // a record says which cards it knew
        // A match of other factions goes as it went.
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            core::MatchSetup setup = setupFor(3, seed);
            setup.seats.erase(setup.seats.begin());
            core::Problems problems;
            const auto there = m_before->newMatch(setup, problems);
            const auto here = m_game->newMatch(setup, problems);
            QVERIFY(there != nullptr && here != nullptr);
            core::Rng chance(seed);
            core::Rng same(seed);
            for (int choices = 0; choices < 400 && !there->outcome().decided; ++choices) {
                const core::Prompt asked = there->prompt();
                const core::Choice choice = any(*there, chance);
                const std::string words = m_before->notation().toWords(*there, asked, choice);
                QCOMPARE(m_game->notation().toWords(*here, here->prompt(), any(*here, same)), words);
                there->apply(choice);
                const auto found = m_game->notation().fromWords(*here, here->prompt(), words);
                QVERIFY(found.has_value());
                here->apply(*found);
            }
            QCOMPARE(here->outcome().score, there->outcome().score);
        }
    }

    void randomMatchesKeepTheContract_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    void randomMatchesKeepTheContract()
    {
        QFETCH(int, seats);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const tests::Conformance suite { *m_game, setupFor(seats, 100 * seed), 4 };
            const QStringList faults = suite.randomMatches() + suite.concealedWorlds();
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        }
    }

    void everyPlayerPlaysIt()
    {
        const tests::Conformance suite { *m_game, setupFor(2, 7), 2 };
        QCOMPARE(suite.players({ QStringLiteral("greedy"), QStringLiteral("level:2"), QStringLiteral("level:3"),
                     QStringLiteral("ismcts:iterations=30") }),
            QStringList());
        QCOMPARE(suite.sessions(), QStringList());
    }

    /// Each of its cards comes into a hand and is played, and each of its bases lies on the table.
    void allOfItIsDealtAndPlayed()
    {
        std::set<std::string> cards;
        std::set<std::string> bases;
        for (const core::CardInfo& card : m_game->cards())
            if (card.id.starts_with("lamplighters."))
                (card.type == "base" ? bases : cards).insert(card.name);
        for (std::uint64_t seed = 1; seed <= 40 && !(cards.empty() && bases.empty()); ++seed) {
            core::Problems problems;
            const auto session = core::MatchSession::start(*m_game, setupFor(2, seed), {}, nullptr, problems);
            core::Rng rng(seed);
            while (!session->match().outcome().decided) {
                for (const core::TableLine& line : m_game->notation().table(session->match(), core::Seat::None))
                    std::erase_if(
                        bases, [&](const std::string& name) { return line.depth == 0 && line.text.starts_with(name); });
                session->choose(any(session->match(), rng));
            }
            for (const core::RecordedChoice& choice : session->record().choices)
                if (choice.words.starts_with("play "))
                    cards.erase(choice.words.substr(5));
        }
        QStringList left;
        for (const auto* names : { &cards, &bases })
            for (const std::string& name : *names)
                left << QString::fromStdString(name);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
    }
};

REGISTER_TEST(NewFactionTest)
#include "new_faction_test.moc"
