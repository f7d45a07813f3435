#include "core/lab/lab_record.h"
#include "core/lab/lab_runner.h"
#include "core/lab/lab_sources.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

/// What comes with the program of pairs against pairs.
class ShippedFindingsTest final : public QObject {
    Q_OBJECT

private:
    std::vector<std::pair<core::SourceFile, core::LabFindings>> m_all;

private Q_SLOTS:
    void initTestCase()
    {
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("lab/smashup"))) {
            core::Problems problems;
            std::optional<core::LabFindings> read = core::labFindingsFrom(file.text, file.path, problems);
            QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
            m_all.emplace_back(file, std::move(*read));
        }
        QVERIFY(!m_all.empty());
    }

    /// One a printing, of all pairs of its twelve factions, each known to three points.
    void areOfAllPairs()
    {
        for (const auto& [file, findings] : m_all) {
            const core::LabTable& table = findings.table;
            QVERIFY2(
                file.path.find("lab/smashup/" + table.terms.set + ".json") != std::string::npos, file.path.c_str());
            QCOMPARE(table.terms.pairs.size(), std::size_t { 66 }); // 12 * 11 / 2
            QCOMPARE(table.cells.size(), std::size_t { 1485 }); // 66 * (10 * 9 / 2) / 2
            for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair) {
                QCOMPARE(core::standingOf(table, pair).others, 45);
                QVERIFY(core::halfOf(core::shareOfPair(table, pair)) <= 0.03);
            }
        }
    }

    /// So that whoever runs the command of a file gets that file.
    void areAsTheProgramWritesThem()
    {
        for (const auto& [file, findings] : m_all) {
            QVERIFY(core::toJson(findings) == file.text);
            const std::string matches = std::to_string(core::matchesOfEachCell(findings.table));
            QCOMPARE(findings.command,
                "breakpoint-cli lab --pairs all --player " + findings.table.terms.player + " --set "
                    + findings.table.terms.set + " --matches " + matches + " --seed 1");
        }
    }

    /// A change of cards, rules or players makes them older, which is said where they are shown; they are to be played
    /// again then.
    void areOfThisVersion()
    {
        for (const auto& [file, findings] : m_all) {
            std::vector<core::LabSource> sources { { findings.table } };
            core::findOlder(tests::smashUp(), sources);
            if (sources.front().older)
                qWarning("%s is of an older version: play it again by %s", file.path.c_str(), findings.command.c_str());
            sources.front().table.terms.signature = "0123456789abcdef";
            core::findOlder(tests::smashUp(), sources);
            QVERIFY(sources.front().older);
            QVERIFY(core::sourceOf(sources, { { "Aliens", "Pirates" } }) == sources.data()); // better than nothing
        }
    }

    /// The first blocks of some cells are played again as the file has them counted in.
    void canBePlayedAgain()
    {
        if (!qEnvironmentVariableIsSet("BREAKPOINT_LONG"))
            QSKIP("takes many minutes; with --long");
        for (const auto& [file, findings] : m_all) {
            core::LabTable table = core::LabTable::of(findings.table.terms);
            core::Problems problems;
            const std::atomic<bool> stop { false };
            const auto goOn = [](const std::vector<core::LabBlock>&) { return true; };
            const core::LabGoal goal { .matches = static_cast<int>(core::matchesOfEachCell(findings.table)) };
            QVERIFY(core::runLab(tests::smashUp(), goal, 2, table, stop, goOn, problems));
            QVERIFY(table == findings.table);
        }
    }
};

REGISTER_TEST(ShippedFindingsTest)

#include "shipped_findings_test.moc"
