#include "resources/content.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <algorithm>

class ContentTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsTheFilesOfTheSourceTree_data();
    void holdsTheFilesOfTheSourceTree();
    void namesPathsFromTheRootInOrder();
    void hasNothingBelowAFolderThatIsNot();
};

void ContentTest::holdsTheFilesOfTheSourceTree_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("cards") << QStringLiteral("cards") << QStringList(QStringLiteral("*.json"));
    QTest::newRow("emblems") << QStringLiteral("emblems") << QStringList(QStringLiteral("*.svg"));
    QTest::newRow("icons") << QStringLiteral("icons") << QStringList(QStringLiteral("*.svg"));
}

void ContentTest::holdsTheFilesOfTheSourceTree()
{
    QFETCH(QString, folder);
    QFETCH(QStringList, names);
    const QDir source(QStringLiteral(TESTS_SOURCE_DIR "/../resources"));
    std::vector<core::SourceFile> expected;
    QDirIterator entries(source.filePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        expected.push_back({ source.relativeFilePath(file.fileName()).toStdString(), file.readAll().toStdString() });
    }
    std::sort(expected.begin(), expected.end(), [](const auto& a, const auto& b) { return a.path < b.path; });

    const auto built = resources::filesBelow(folder);
    QCOMPARE(built.size(), expected.size());
    for (std::size_t i = 0; i < built.size(); ++i) {
        QCOMPARE(built[i].path, expected[i].path);
        QCOMPARE(built[i].text, expected[i].text);
    }
}

void ContentTest::namesPathsFromTheRootInOrder()
{
    const auto icons = resources::filesBelow(QStringLiteral("icons"));
    QVERIFY(
        std::any_of(icons.begin(), icons.end(), [](const auto& file) { return file.path == "icons/breakpoint.svg"; }));
    QVERIFY(std::is_sorted(icons.begin(), icons.end(), [](const auto& a, const auto& b) { return a.path < b.path; }));
}

void ContentTest::hasNothingBelowAFolderThatIsNot()
{
    QVERIFY(resources::filesBelow(QStringLiteral("no/such/folder")).empty());
}

REGISTER_TEST(ContentTest)
#include "content_test.moc"
