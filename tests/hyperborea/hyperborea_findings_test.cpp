#include "core/lab/lab_record.h"
#include "core/lab/lab_sources.h"
#include "resources/content.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

/// What comes with the program of realms against realms.
class HyperboreaFindingsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areOfAllRealms_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("lab/hyperborea")))
            QTest::newRow(file.path.c_str()) << QString::fromStdString(file.path) << QString::fromStdString(file.text);
    }

    /// Each realm against each other, equally often, its mean known to three points; and whoever runs the command of a
    /// file gets that file.
    void areOfAllRealms()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, text);
        core::Problems problems;
        const auto findings = core::labFindingsFrom(text.toStdString(), path.toStdString(), problems);
        QVERIFY2(findings.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(core::toJson(*findings) == text.toStdString());
        const core::LabTerms& terms = findings->table.terms;
        QCOMPARE(terms.game, tests::hyperborea().id());
        QCOMPARE(findings->table.cells.size(), std::size_t { 15 });
        const std::int64_t matches = core::matchesOfEachCell(findings->table);
        QVERIFY(matches > 0);
        QVERIFY2(findings->command.find("--player " + terms.player + " --set hyperborea --matches "
                     + std::to_string(matches) + " --seed " + std::to_string(terms.seed))
                != std::string::npos,
            findings->command.c_str());
        for (const std::string& realm : tests::hyperborea().roles().names()) {
            const auto place = core::placeOf(terms, { realm });
            QVERIFY2(place.has_value(), realm.c_str());
            QCOMPARE(core::standingOf(findings->table, *place).others, 5);
            QVERIFY(core::halfOf(core::shareOfPair(findings->table, *place)) <= 0.031);
        }
    }

    /// A change of rules or players makes them older, which is said where they are shown.
    void areOfThisVersion()
    {
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("lab/hyperborea"))) {
            core::Problems problems;
            const auto findings = core::labFindingsFrom(file.text, file.path, problems);
            std::vector<core::LabSource> sources { { findings->table } };
            core::findOlder(tests::hyperborea(), sources);
            if (sources.front().older)
                qWarning(
                    "%s is of an older version: play it again by %s", file.path.c_str(), findings->command.c_str());
            sources.front().table.terms.signature = "0123456789abcdef";
            core::findOlder(tests::hyperborea(), sources);
            QVERIFY(sources.front().older);
        }
    }
};

REGISTER_TEST(HyperboreaFindingsTest)
#include "hyperborea_findings_test.moc"
