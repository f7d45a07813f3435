#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/compiler_words.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/cards/card_library.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace core::smashup;

/// core/smashup/ability/README.md tells the language as it is.
class ManualTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsEveryVerbAsTheTableDoes();
    void holdsOnlyCardsThatCheck();
    void tellsWhatItsExamplesSay();

private:
    QString m_text;
};

void ManualTest::initTestCase()
{
    QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../core/smashup/ability/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = QString::fromUtf8(file.readAll());
}

void ManualTest::tellsEveryVerbAsTheTableDoes()
{
    struct Row {
        const char* verb;
        const char* operands;
        const char* manual;
    };
    constexpr Row kRows[] = {
#define OP(code, verb, operands, doer, concerned, purpose, does, manual) { verb, operands, manual },
#include "core/smashup/cards/ops.def"
#undef OP
    };
    for (const Row& row : kRows) {
        const QString line = QStringLiteral("| `%1` | %2 | %3 |")
                                 .arg(QLatin1String(row.verb), QLatin1String(row.operands), QLatin1String(row.manual));
        QVERIFY2(m_text.contains(line), qPrintable(QStringLiteral("the manual lacks: ") + line));
        // What an operand must be is explained below the table.
        static const QRegularExpression kind(QStringLiteral("\\b[A-Z][A-Za-z]+"));
        for (auto each = kind.globalMatch(QString::fromUtf8(row.operands)); each.hasNext();) {
            const QString word = each.next().captured();
            const QRegularExpression explained(
                QStringLiteral("^\\| (`\\w+`, )*`%1`").arg(word), QRegularExpression::MultilineOption);
            QVERIFY2(m_text.contains(explained), qPrintable(QStringLiteral("not explained: ") + word));
        }
    }
}

void ManualTest::holdsOnlyCardsThatCheck()
{
    // Each example that is a whole card is put into a faction and checked.
    const QRegularExpression block(
        QStringLiteral("```json\\n(.*?)```"), QRegularExpression::DotMatchesEverythingOption);
    int cards = 0;
    for (auto each = block.globalMatch(m_text); each.hasNext();) {
        const QString example = each.next().captured(1).trimmed();
        if (!example.contains(QLatin1String("\"id\"")))
            continue;
        ++cards;
        const bool base = example.contains(QLatin1String("\"breakpoint\""));
        const std::string text = example.toStdString();
        for (const core::Problem& problem :
            checkCardFile(base ? tests::factionWithBase(text) : tests::factionWith(text)))
            QFAIL((problem.text() + "\nin " + text).c_str());
    }
    QVERIFY(cards >= 5);
}

void ManualTest::tellsWhatItsExamplesSay()
{
    // What stands in italics below an example is the text that is made from it.
    const QRegularExpression block(QStringLiteral("```json\\n((?:(?!```).)*?)```\\n\\n\\*([^*]+)\\*\\n"),
        QRegularExpression::DotMatchesEverythingOption);
    int texts = 0;
    for (auto each = block.globalMatch(m_text); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        const std::string card = found.captured(1).trimmed().toStdString();
        const bool base = card.find("\"breakpoint\"") != std::string::npos;
        core::Problems problems;
        const auto library
            = buildLibrary("first", { base ? tests::factionWithBase(card) : tests::factionWith(card) }, problems);
        QVERIFY2(library != nullptr, card.c_str());
        const FactionDef& faction = library->factions().front();
        const CardDef& def = library->def(base ? faction.bases.front() : faction.cards.front());
        QCOMPARE(QString::fromStdString(def.text()), found.captured(2).simplified());
        ++texts;
    }
    QVERIFY(texts >= 5);
}

REGISTER_TEST(ManualTest)
#include "manual_test.moc"
