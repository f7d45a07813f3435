#include "core/game/rng.h"
#include "core/handbook/edition_reader.h"
#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/words/view.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

using core::language::Language;
using core::smashup::say;
using core::smashup::Say;

namespace {

core::language::EditionNames read(const char* text, core::Problems& problems)
{
    return core::readEditionNames({ { "smashup.json", text } }, problems);
}

/// A match of random choices as JSON, without when it was.
std::string record()
{
    core::Problems problems;
    core::MatchSetup setup = tests::smashUpDrawnSetup(2, 5);
    const auto session = core::MatchSession::start(tests::smashUp(), setup, { "random", "random" }, nullptr, problems);
    core::Rng rng(5);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    core::MatchRecord made = session->record();
    made.summary.startedAt.clear();
    made.summary.finishedAt.clear();
    return core::toJson(made, core::Telling::Everything);
}

} // namespace

/// The names that an edition has are said, taken where they are typed, and kept nowhere.
class EditionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        core::language::setEditionNames(Language::German, {});
        core::language::speak(Language::English);
    }

    void readsNames()
    {
        core::Problems problems;
        const auto names = read(R"({"names": {"Invader": "Eindringling", "Aliens": "Außerirdische"}})", problems);
        QVERIFY(problems.empty());
        QCOMPARE(names.size(), 2U);
        QCOMPARE(names.at("Invader"), std::string("Eindringling"));
        QVERIFY(core::strangersAmong(names, tests::smashUp()).empty());
        QCOMPARE(core::strangersAmong({ { "Invader", "a" }, { "Invaders", "b" } }, tests::smashUp()),
            std::vector<std::string>({ "Invaders" }));
    }

    void namesTheFaultsOfAFile_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* text, const char* where, const char* fault) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(where) << QString::fromUtf8(fault);
        };
        row("no JSON", "{", "smashup.json", "");
        row("no names", "{}", "smashup.json/names", "missing");
        row("another key", R"({"names": {}, "cards": {}})", "smashup.json/cards", "unknown key");
        row("no text", R"({"names": {"Invader": 3}})", "smashup.json/names/Invader", "");
        row("empty", R"({"names": {"Invader": ""}})", "smashup.json/names/Invader", "a name is empty");
        row("twice", R"({"names": {"Invader": "Scout"}, "names": {}})", "smashup.json", "");
        row("two of one name", R"({"names": {"Invader": "Gast", "Scout": "Gast"}})", "smashup.json/names/Scout",
            "\"Gast\" is the name of \"Invader\", too");
    }

    void namesTheFaultsOfAFile()
    {
        QFETCH(QString, text);
        QFETCH(QString, where);
        QFETCH(QString, fault);
        core::Problems problems;
        read(text.toUtf8().constData(), problems);
        QCOMPARE(problems.size(), 1U);
        QVERIFY2(problems[0].where.starts_with(where.toStdString()), problems[0].text().c_str());
        QVERIFY2(problems[0].what.words().find(fault.toStdString()) != std::string::npos, problems[0].text().c_str());
    }

    void saysThemInTheirLanguageAlone()
    {
        core::language::setEditionNames(Language::German, { { "Scout", "Späher" }, { "The Homeworld", "Heimatwelt" } });
        const auto played
            = say(Say::MinionPlayed, { core::language::Saying::person("Scout"), "Scout", "The Homeworld", 0, "" });
        QCOMPARE(played.words(Language::English), std::string("Scout plays Scout at The Homeworld."));
        QCOMPARE(played.words(Language::German), std::string("Scout spielt Späher an Heimatwelt aus.")); // a seat
        QCOMPARE(core::language::keptName("späher"), std::string("späher")); // while English is spoken
        core::language::speak(Language::German);
        QCOMPARE(core::language::shownName("Scout"), std::string("Späher"));
        for (const char* typed : { "Späher", "SpäHER", "Scout" })
            QCOMPARE(core::language::keptName(typed), std::string("Scout"));
        QCOMPARE(core::language::keptName("Invader"), std::string("Invader"));
    }

    /// Everything has another name, and nothing of it is kept: a match is the same, word for word.
    void keepsThemNowhere()
    {
        const std::string english = record();
        core::language::EditionNames names;
        for (const core::CardInfo& card : tests::smashUp().cards())
            names.try_emplace(card.name, "Karte " + std::to_string(names.size()));
        for (const core::FactionInfo& faction : tests::smashUp().factions())
            names.try_emplace(faction.name, "Fraktion " + std::to_string(names.size()));
        core::language::setEditionNames(Language::German, names);
        core::language::speak(Language::German);
        QCOMPARE(record(), english);
        for (const core::CardInfo& card : tests::smashUp().cards())
            QVERIFY2(names.contains(card.name), card.name.c_str());

        // And a table, a question and its answers speak of nothing else.
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, 5), problems);
        const core::Notation& notation = tests::smashUp().notation();
        std::string said;
        for (const core::TableLine& line : notation.table(*match, match->prompt().seat))
            said += line.text + '\n';
        core::Rng rng(3);
        for (int i = 0; i < 60 && !match->outcome().decided; ++i) {
            const core::Prompt prompt = match->prompt();
            said += notation.question(*match, prompt) + '\n';
            for (const core::Choice choice : prompt.choices)
                said += notation.label(*match, prompt, choice) + '\n';
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        QVERIFY(said.find("Karte ") != std::string::npos);
        const auto& library = static_cast<const core::smashup::SmashUpMatch&>(*match).library();
        const auto raptor = static_cast<core::smashup::DefId>(library.find("War Raptor"));
        const std::string text = core::smashup::describe(library, library.def(raptor), Language::German);
        QVERIFY2(text.find("„" + names.at("War Raptor") + "“") != std::string::npos, text.c_str());
        for (const core::smashup::BaseView& base : core::smashup::viewFor(*match, core::Seat::First).bases)
            QVERIFY2(base.name.starts_with("Karte "), base.name.c_str());
        for (const auto& [kept, shown] : names)
            if (kept.size() > 6) // a longer one than any word of a sentence
                QVERIFY2(said.find(kept) == std::string::npos, (kept + "\n" + said).c_str());
    }

    /// What the program brings along is sound: each name is of something that the game of that file has.
    void itsOwnFilesAreSound()
    {
        const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/../translations/cards"));
        QVERIFY(folder.exists());
        for (const QString& code : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(folder.filePath(code + QStringLiteral("/smashup.json")));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            core::Problems problems;
            const auto names = read(file.readAll().constData(), problems);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].text().c_str());
            const auto strangers = core::strangersAmong(names, tests::smashUp());
            QVERIFY2(strangers.empty(), strangers.empty() ? "" : strangers[0].c_str());
        }
    }
};

REGISTER_TEST(EditionTest)
#include "edition_test.moc"
