#include "core/registry.h"
#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace core::smashup;
using Json = nlohmann::json;

/// Files that mean harm, or had an accident: whatever is changed in a card file, the checker says what is wrong with
/// it, or it is a sound card that can be told in sentences. It never throws and never reads beyond its bounds.
class HostileFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void surviveAnyValueChanged_data();
    void surviveAnyValueChanged();
    void surviveAnyValueTakenOut_data();
    void surviveAnyValueTakenOut();
    void surviveEveryCut();
    void surviveEveryByteChanged();
    void stopAtAHundredFaults();
    void takeNoLongTime();
};

namespace {

/// Of so many changes one is tried: all in the long run, and few under the sanitizers.
std::size_t every()
{
    if (qEnvironmentVariableIsSet("BREAKPOINT_LONG"))
        return 1;
    return tests::kSanitized ? 24 : 6;
}

/// Every JSON type, numbers at the edges of their kinds, and words that mean something elsewhere.
std::vector<Json> strangers()
{
    return { nullptr, true, false, 0, -1, 7, 1000, INT32_MAX, INT64_MAX, INT64_MIN, UINT64_MAX, 4294967297LL, 0.5,
        1e300, "", "this", "host", "it", "here", "chosen", "you", "$m", "$b", "$nothing", "anywhere",
        std::string(5000, 'x'), Json::array(), Json::object(), Json::array({ 1 }), Json { { "minions", "here" } },
        Json { { "bases", "anywhere" } }, Json { { "hand", "you" } }, Json { { "seats", "all" } },
        Json { { "count", { { "minions", "here" } } } }, Json { { "power", "this" } },
        Json::array({ Json { { "draw", 1 } } }) };
}

void collectPointers(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& all)
{
    if (!at.empty())
        all.push_back(at);
    if (json.is_object())
        for (const auto& [key, value] : json.items())
            collectPointers(value, at / key, all);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            collectPointers(json[i], at / i, all);
}

/// No fault means a sound faction: its library is built and every card of it told.
bool checkAndTell(const std::string& text)
{
    const auto slip = [](const std::string& what) {
        QTest::qFail(what.c_str(), __FILE__, __LINE__);
        return false;
    };
    const core::SourceFile file { "f.json", text };
    const core::Problems problems = checkCardFile(file);
    for (const core::Problem& each : problems)
        if (each.where.empty() || each.what.empty())
            return slip("a fault without a place or a reason");
    if (!problems.empty())
        return false;
    core::Problems late;
    const auto library = buildLibrary("first", { file }, late);
    if (library == nullptr)
        return slip("sound for the checker, not for the library: " + (late.empty() ? text : late.front().text()));
    for (std::size_t i = 0; i < library->size(); ++i) {
        const CardDef& card = library->def(static_cast<DefId>(i));
        const bool does = !card.abilities.empty() || !card.statics.empty() || card.fromDiscard != 0 || card.where >= 0;
        if (does == card.text().empty() || listing(*library, card).empty())
            return slip("a sound card that says nothing: " + card.name);
    }
    return true;
}

/// Plays one match by chance with the factions of the files, that of `path` first. What went wrong, or nothing.
std::string playOut(const std::vector<core::SourceFile>& files, const std::string& path, std::uint64_t seed)
{
    core::Problems problems;
    const auto game = core::findGame("smashup")->make(files, problems);
    if (game == nullptr)
        return "no game: " + problems.front().text();
    std::vector<std::string> names;
    for (const core::SourceFile& file : files)
        if (const Json json = Json::parse(file.text); json.contains("name")) // the Madness deck is no faction
            names.insert(file.path == path ? names.begin() : names.end(), json["name"].get<std::string>());
    core::MatchSetup setup;
    setup.seed = seed;
    setup.seats = { { "North", { names[0], names[1] } }, { "South", { names[2], names[3] } } };
    const auto match = game->newMatch(setup, problems);
    if (match == nullptr)
        return "no match: " + problems.front().text();
    constexpr int kMostChoices = 20000;
    core::Rng rng(seed);
    for (int choices = 0; !match->outcome().decided; ++choices) {
        if (choices == kMostChoices)
            return "the match does not end";
        const core::Prompt prompt = match->prompt();
        if (prompt.choices.empty())
            return "nothing to choose from";
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        if (choices % 8 != 0)
            continue;
        if (const auto breaches = match->breaches(); !breaches.empty())
            return breaches.front();
    }
    return {};
}

void addFiles()
{
    QTest::addColumn<QByteArray>("text");
    for (const core::SourceFile& file : tests::cardFiles())
        if (file.text.find("\"supply\"") == std::string::npos)
            QTest::newRow(file.path.c_str()) << QByteArray::fromStdString(file.text);
}

} // namespace

void HostileFilesTest::surviveAnyValueChanged_data()
{
    addFiles();
}

// What the checker lets through, the machine plays: a whole match, with all cards and piles in order.
void HostileFilesTest::surviveAnyValueChanged()
{
    QFETCH(QByteArray, text);
    const std::string original = text.toStdString();
    const Json whole = Json::parse(original);
    // Three others are company enough, and building all of them each time would take long.
    std::vector<core::SourceFile> files;
    for (const core::SourceFile& file : tests::cardFiles())
        if (file.text == original || (files.size() < 3 && file.text.find("\"bases\"") != std::string::npos))
            files.push_back(file);
    if (files.size() < 4)
        files.push_back(tests::cardFiles().back());
    const auto ours
        = std::find_if(files.begin(), files.end(), [&](const core::SourceFile& file) { return file.text == original; });
    QVERIFY(ours != files.end());
    std::vector<Json::json_pointer> pointers;
    collectPointers(whole, Json::json_pointer(), pointers);
    QVERIFY(pointers.size() > 100);
    const std::vector<Json> changes = strangers();
    int played = 0;
    std::size_t turn = 0; // so that the values share the changes out among them
    for (const Json::json_pointer& pointer : pointers) {
        const std::string place = pointer.to_string();
        const bool ofACard = place.starts_with("/cards/") || place.starts_with("/bases/");
        for (std::size_t i = turn++ % every(); i < changes.size(); i += every()) {
            const Json& change = changes[i];
            Json changed = whole;
            changed[pointer] = change;
            ours->text = changed.dump();
            const bool sound = checkAndTell(ours->text);
            if (QTest::currentTestFailed())
                qWarning("%s = %s", place.c_str(), change.dump().c_str());
            if (!sound || !ofACard || place.ends_with("/name") || place.ends_with("/id") || place.ends_with("/note"))
                continue;
            const std::string fault = playOut(files, ours->path, static_cast<std::uint64_t>(++played));
            QVERIFY2(fault.empty(), (place + " = " + change.dump() + ": " + fault).c_str());
        }
    }
    QVERIFY(played > 0);
}

void HostileFilesTest::surviveAnyValueTakenOut_data()
{
    addFiles();
}

void HostileFilesTest::surviveAnyValueTakenOut()
{
    QFETCH(QByteArray, text);
    const Json whole = Json::parse(text.toStdString());
    std::vector<Json::json_pointer> pointers;
    collectPointers(whole, Json::json_pointer(), pointers);
    for (const Json::json_pointer& pointer : pointers) {
        Json changed = whole;
        Json& parent = changed[pointer.parent_pointer()];
        if (parent.is_object())
            parent.erase(pointer.back());
        else
            parent.erase(std::stoul(pointer.back()));
        checkAndTell(changed.dump());
        if (QTest::currentTestFailed()) {
            qWarning("without %s", pointer.to_string().c_str());
            return;
        }
    }
}

void HostileFilesTest::surviveEveryCut()
{
    const std::string text = tests::cardFiles().front().text;
    for (std::size_t length = 0; length + 2 < text.size(); length += 3) {
        const core::Problems problems = checkCardFile({ "f.json", text.substr(0, length) });
        QCOMPARE(problems.size(), std::size_t { 1 });
        QVERIFY(problems[0].where.starts_with("f.json:"));
    }
}

void HostileFilesTest::surviveEveryByteChanged()
{
    const std::string text = tests::cardFiles().front().text;
    const std::string bytes = std::string("\0\n\"{}[],:09a$", 13) + "\x80\xff";
    for (std::size_t i = 0; i < text.size(); i += 2) {
        std::string changed = text;
        changed[i] = bytes[i / 2 % bytes.size()];
        checkAndTell(changed);
        if (QTest::currentTestFailed())
            return;
    }
}

void HostileFilesTest::stopAtAHundredFaults()
{
    std::string text = "{ ";
    for (int i = 0; i < 5000; ++i)
        text += "\"key" + std::to_string(i) + "\": " + std::to_string(i) + ", ";
    const core::Problems problems = checkCardFile({ "f.json", text + "\"id\": \"x\" }" });
    QCOMPARE(problems.size(), std::size_t { 101 });
    QVERIFY(problems.back().what.words().find("more faults") != std::string::npos);
}

void HostileFilesTest::takeNoLongTime()
{
    // The longest file there may be, all of it steps, keys or nesting. No clock: the test's own limit would end it.
    const std::size_t room = 500 * 1024;
    std::string steps;
    while (steps.size() < room)
        steps += R"({ "draw": 1 }, )";
    const auto card = [](const std::string& list) {
        return tests::factionWith(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1, "play": [ )"
            + list + R"({ "draw": 1 } ] })");
    };
    QVERIFY(!checkCardFile(card(steps)).empty());
    const std::string key(room, 'k');
    const core::Problems problems = checkCardFile(card("{ \"" + key + "\": 1 }, "));
    QVERIFY(!problems.empty());
    for (const core::Problem& each : problems)
        QVERIFY(each.text().size() < 1000);
    std::string nested;
    for (int i = 0; i < 30; ++i)
        nested += R"({ "if": "yourTurn", "then": [ )";
    QVERIFY(!checkCardFile({ "f.json", nested }).empty());
}

REGISTER_TEST(HostileFilesTest)
#include "hostile_files_test.moc"
