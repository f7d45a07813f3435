#include "tests/architecture/comments.h"
#include "tests/architecture/rules.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

class ArchitectureTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProjectKeepsItsRules();
    void theTopLevelHasItsRoomsOnly();
    void blanksCommentsAndKeepsLines();
    void aGoodTreeHasNoFault();
    void refuses_data();
    void refuses();
    void refusesASourceThatNoListNames();
    void aLanguageIsAFolder();
    void refusesACircleOfUnits();
    void refusesAHeaderWithoutGuard();
    void refusesAnUnknownRoom();
};

namespace {

QByteArray joined(const std::vector<std::string>& lines)
{
    QByteArray all;
    for (const std::string& line : lines)
        all += QByteArray::fromStdString(line) + '\n';
    return all;
}

/// A tree of one source that its room's list names, as everything should be.
tests::SourceTree treeWith(const QString& path, const QString& text)
{
    const QString room = path.section(QLatin1Char('/'), 0, 0);
    const QString rest = path.section(QLatin1Char('/'), 1);
    return { { (room + QStringLiteral("/CMakeLists.txt")).toStdString(),
                 (QStringLiteral("target_sources(x PRIVATE\n    ") + rest + QStringLiteral("\n)\n")).toStdString() },
        { path.toStdString(), text.toStdString() } };
}

} // namespace

void ArchitectureTest::theProjectKeepsItsRules()
{
    const auto tree = tests::readSourceTree(TESTS_SOURCE_DIR "/..");
    QVERIFY2(tree.size() > 20, "the project's sources were not found");
    const auto faults = tests::architectureFaults(tree);
    QVERIFY2(faults.empty(), joined(faults).constData());
}

void ArchitectureTest::theTopLevelHasItsRoomsOnly()
{
    std::vector<std::string> folders;
    const QDir root(QStringLiteral(TESTS_SOURCE_DIR "/.."));
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden))
        folders.push_back(name.toStdString());
    const auto unknown = tests::unknownRooms(folders);
    QVERIFY2(unknown.empty(), joined(unknown).constData());
}

void ArchitectureTest::blanksCommentsAndKeepsLines()
{
    const QString code = QStringLiteral("a // b\n/* c\nd */ e \"// f\" R\"(/* g */)\" '\"' // h");
    QCOMPARE(tests::withoutComments(code), QStringLiteral("a \n\n e \"// f\" R\"(/* g */)\" '\"' "));
}

void ArchitectureTest::aGoodTreeHasNoFault()
{
    auto tree = treeWith(QStringLiteral("database/store.cpp"),
        QStringLiteral(
            "#include \"database/store.h\"\n\n#include \"core/stores/store_result.h\"\n\n#include <QSqlQuery>\n"
            "// Smash Up is only spoken of here.\nconst char* sql = \"SELECT 1\";\n"));
    tree.push_back({ "database/store.h", "#pragma once\n" });
    tree.push_back({ "tests/CMakeLists.txt", "breakpoint_test(x SOURCES core/x_test.cpp)" });
    tree.push_back({ "tests/core/x_test.cpp", "#include \"core/game/match.h\"\n#include \"ui/main_window.h\"\n" });
    const auto faults = tests::architectureFaults(tree);
    QVERIFY2(faults.empty(), joined(faults).constData());
}

void ArchitectureTest::refuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* path, const char* line, const char* fault) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(line) << QString::fromLatin1(fault);
    };
    row("core includes database", "core/a.cpp", "#include \"database/a.h\"", "may not include \"database/a.h\"");
    row("core includes ui", "core/a.cpp", "#include \"ui/a.h\"", "may not include \"ui/a.h\"");
    row("ui includes database", "ui/a.cpp", "#include \"database/a.h\"", "may not include \"database/a.h\"");
    row("ui includes app", "ui/a.cpp", "#include \"app/a.h\"", "may not include \"app/a.h\"");
    row("ui includes resources", "ui/a.cpp", "#include \"resources/a.h\"", "may not include \"resources/a.h\"");
    row("database includes ui", "database/a.cpp", "#include \"ui/a.h\"", "may not include \"ui/a.h\"");
    row("resources includes database", "resources/a.cpp", "#include \"database/a.h\"", "may not include");
    row("an include beside the file", "ui/pages/a.cpp", "#include \"a.h\"", "may not include \"a.h\"");
    row("the command line includes ui", "app/cli/a.cpp", "#include \"ui/a.h\"", "the window in the command line");
    row("an include climbs", "app/a.cpp", "#include \"app/../ui/a.h\"", "../");
    row("Qt in core", "core/game/a.cpp", "#include <QString>", "Qt in core");
    row("a Qt module in core", "core/game/a.cpp", "# include <QtCore/qstring.h>", "Qt in core");
    row("JSON in the contract", "core/game/a.cpp", "#include <nlohmann/json.hpp>", "JSON");
    row("JSON in the rules", "core/smashup/turn.cpp", "#include <nlohmann/json.hpp>", "JSON");
    row("an AI names a game", "core/ai/a.cpp", "#include \"core/smashup/state.h\"", "a game's name");
    row("an analysis names a game", "core/analysis/a.cpp", "auto id = \"smashup\";", "a game's name");
    row("a record names a game", "core/record/a.cpp", "if (name == \"Star Realms\")", "a game's name");
    row("the database names a game", "database/a.cpp", "core::smashup::State state;", "a game's name");
    row("a game includes another", "core/starrealms/a.cpp", "#include \"core/smashup/state.h\"", "one game in another");
    row("the rules read a clock", "core/smashup/a.cpp", "#include <chrono>", "in the rules");
    row("the rules read a file", "core/smashup/cards/a.cpp", "#include <fstream>", "in the rules");
    row("a floor below includes one above", "core/game/a.cpp", "#include \"core/record/a.h\"", "higher floor");
    row("the table includes the rules", "core/smashup/table/a.cpp", "#include \"core/smashup/rules/a.h\"",
        "higher floor");
    row("a room includes the list of games", "core/ai/a.cpp", "#include \"core/registry.h\"", "higher floor");
    row("a page includes a game", "ui/pages/rules/a.cpp", "#include \"core/smashup/words/view.h\"", "serves all");
    row("a page includes a game's table", "ui/pages/a.cpp", "#include \"ui/table/smashup/faces.h\"", "serves all");
    row("SQL in the window", "ui/a.cpp", "#include <QSqlQuery>", "SQL outside database");
    row("SQL in the command line", "app/cli/a.cpp", "run(\"SELECT id FROM matches\");", "SQL outside database");
    row("settings in the window", "ui/a.cpp", "#include <QSettings>", "QSettings outside app/settings");
    row("a label that guesses", "ui/pages/a.cpp", "auto* name = new QLabel(text, this);", "taken for HTML");
    row("a label of a kind that guesses", "ui/a.cpp", "class Name final : public QLabel {", "taken for HTML");
    row("a label with HTML", "ui/a.cpp", "label->setTextFormat(Qt::RichText);", "taken for HTML");
    row("HTML in a page", "ui/pages/play/a.cpp", "view->setHtml(text);", "taken for HTML");
    row("an argument after another", "ui/a.cpp", "auto a = tr(\"%1 (%2\").arg(name(\")\")).arg(2);", "after an arg()");
    row("an umbrella header", "ui/a.cpp", "#include <QtWidgets>", "umbrella");
}

void ArchitectureTest::refuses()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(QString, fault);
    const auto faults = tests::architectureFaults(treeWith(path, QStringLiteral("int x;\n") + line));
    const QByteArray all = joined(faults);
    QVERIFY2(all.contains((path + QStringLiteral(":2: ")).toUtf8()), all.constData());
    QVERIFY2(all.contains(fault.toUtf8()), all.constData());

    const auto asComment = tests::architectureFaults(treeWith(path, QStringLiteral("// ") + line));
    QVERIFY2(asComment.empty(), joined(asComment).constData());
}

void ArchitectureTest::refusesASourceThatNoListNames()
{
    auto tree = treeWith(QStringLiteral("core/game/a.cpp"), QString());
    tree.push_back({ "core/game/b.cpp", "" });
    tree.push_back({ "core/a.cpp", "" }); // the list has game/a.cpp, which is another file
    QCOMPARE(tests::architectureFaults(tree),
        (std::vector<std::string> { "core/a.cpp: in no CMake list", "core/game/b.cpp: in no CMake list" }));
}

void ArchitectureTest::aLanguageIsAFolder()
{
    const tests::SourceTree tree { { "core/CMakeLists.txt", "file(GLOB x language/*/*.cpp smashup/ability/*/*.cpp)" },
        { "core/language/czech/czech.h", "#pragma once\n" }, { "core/language/czech/czech.cpp", "" },
        { "core/smashup/ability/czech/cards.cpp", "#include \"core/smashup/sayings/a.h\"\n" },
        { "core/smashup/ability/drawer/a.h", "#pragma once\n" }, { "core/language/a.cpp", "" } };
    QCOMPARE(tests::architectureFaults(tree),
        (std::vector<std::string> { "core/language/a.cpp: in no CMake list",
            "core/smashup/ability/drawer/a.h: a folder of core that is no room" }));
}

void ArchitectureTest::refusesACircleOfUnits()
{
    // Headers alone include one another in no circle: b's source closes it, by a header without a source.
    tests::SourceTree tree { { "core/CMakeLists.txt", "target_sources(x PRIVATE game/a.cpp game/b.cpp)" },
        { "core/game/a.h", "#pragma once\n#include \"core/game/b.h\"\n" },
        { "core/game/a.cpp", "#include \"core/game/a.h\"\n" }, { "core/game/b.h", "#pragma once\n" },
        { "core/game/c.h", "#pragma once\n#include \"core/game/a.h\"\n" },
        { "core/game/b.cpp", "#include \"core/game/b.h\"\n// #include \"core/game/c.h\"\n" } };
    QVERIFY(tests::architectureFaults(tree).empty());

    tree.back().text = "#include \"core/game/b.h\"\n#include \"core/game/c.h\"\n";
    QCOMPARE(tests::architectureFaults(tree),
        (std::vector<std::string> {
            "core/game/a.h:2: a circle of units: core/game/a -> core/game/b -> core/game/c -> core/game/a",
            "core/game/b.cpp:2: a circle of units: core/game/b -> core/game/c -> core/game/a -> core/game/b",
            "core/game/c.h:2: a circle of units: core/game/c -> core/game/a -> core/game/b -> core/game/c" }));
}

void ArchitectureTest::refusesAHeaderWithoutGuard()
{
    QCOMPARE(tests::architectureFaults({ { "core/a.h", "// #pragma once\nint x();\n" } }),
        std::vector<std::string> { "core/a.h: no #pragma once" });
}

void ArchitectureTest::refusesAnUnknownRoom()
{
    QCOMPARE(tests::architectureFaults(
                 { { "core/game/a.h", "#pragma once\n" }, { "core/smashup/drawer/a.h", "#pragma once\n" } }),
        std::vector<std::string> { "core/smashup/drawer/a.h: a folder of core that is no room" });
    QCOMPARE(tests::unknownRooms({ "app", "build", "build-x", ".git", "utils", "core" }),
        std::vector<std::string> { "utils" });
}

REGISTER_TEST(ArchitectureTest)
#include "architecture_test.moc"
