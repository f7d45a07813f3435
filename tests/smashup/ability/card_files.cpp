#include "tests/smashup/ability/card_files.h"

#include <QDir>
#include <QFile>

namespace tests {

namespace {

constexpr const char* kHead = R"({ "id": "test", "name": "Testers", "set": "Tests", "printing": "first",
  "theme": "Try things out", "colour": "#102030", "complexity": 1,
  "cards": [
)"; // the card under test begins on line 4

constexpr const char* kPlainBase = R"({ "id": "test.bay", "name": "Test Bay", "breakpoint": 20, "vp": [4, 2, 1] })";

std::string wholeFaction(const std::string& card, const std::string& base)
{
    return kHead + card + R"(,
    { "id": "test.filler", "name": "Filler", "kind": "minion", "power": 2, "copies": 19 } ],
  "bases": [ )"
        + base + R"(, { "id": "test.lab", "name": "Test Lab", "breakpoint": 18, "vp": [3, 2, 1] } ] })";
}

std::vector<core::SourceFile> filesOf(const QString& printing, const QString& before)
{
    std::vector<core::SourceFile> files;
    const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/../resources/cards/smashup/") + printing);
    for (const QString& name : folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({ (before + name).toStdString(), file.readAll().toStdString() });
    }
    return files;
}

} // namespace

std::vector<core::SourceFile> cardFiles()
{
    return filesOf(QStringLiteral("first"), {});
}

std::vector<core::SourceFile> allCardFiles()
{
    std::vector<core::SourceFile> files;
    for (const char* printing : { "current", "first" })
        for (core::SourceFile& file : filesOf(QLatin1String(printing), QLatin1String(printing) + QLatin1Char('/')))
            files.push_back(std::move(file));
    return files;
}

core::SourceFile factionWith(const std::string& card)
{
    return { "test.json", wholeFaction(card, kPlainBase) };
}

core::SourceFile factionWithBase(const std::string& base)
{
    return { "test.json", wholeFaction(R"({ "id": "test.one", "name": "One", "kind": "minion", "power": 1 })", base) };
}

std::string texts(const core::Problems& problems)
{
    std::string all;
    for (const core::Problem& each : problems)
        all += each.text() + "\n";
    return all;
}

} // namespace tests
