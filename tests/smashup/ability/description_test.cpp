#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/golden.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace core::smashup;

/// What cards say of themselves. BREAKPOINT_REWRITE_GOLDEN=1 writes the golden files anew; then every line that changed
/// is read beside what the card does.
class DescriptionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatTheGoldenFilesSay_data();
    void saysWhatTheGoldenFilesSay();
    void saysSomethingOfEveryAbility();
    void writesWholeSentences();
    void namesWhatACardDoes_data();
    void namesWhatACardDoes();
    void listsEveryOp();
    void listsAProgramOpByOp();

private:
    std::unique_ptr<CardLibrary> m_library; ///< of the first printing
    std::unique_ptr<CardLibrary> m_current;
};

void DescriptionTest::initTestCase()
{
    core::Problems problems;
    m_library = buildLibrary("first", tests::allCardFiles(), problems);
    m_current = buildLibrary("current", tests::allCardFiles(), problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(m_library != nullptr && m_current != nullptr);
    QVERIFY(m_library->factions().size() >= 4);
}

void DescriptionTest::saysWhatTheGoldenFilesSay_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<QString>("faction");
    for (const auto* library : { m_library.get(), m_current.get() })
        for (const FactionDef& faction : library->factions())
            QTest::newRow((library->printing() + ' ' + faction.id).c_str())
                << QString::fromStdString(library->printing()) << QString::fromStdString(faction.name);
}

void DescriptionTest::saysWhatTheGoldenFilesSay()
{
    QFETCH(QString, printing);
    QFETCH(QString, faction);
    const CardLibrary& library = printing == QLatin1String("first") ? *m_library : *m_current;
    const FactionDef& def = *library.faction(faction.toStdString());
    std::string text;
    for (const std::vector<DefId>* list : { &def.cards, &def.bases })
        for (const DefId id : *list) {
            const CardDef& card = library.def(id);
            text += card.name;
            text += card.kind == CardKind::Base ? " (base)\n"
                : card.kind == CardKind::Minion ? " (minion)\n"
                                                : " (action)\n";
            text += "    " + (card.text().empty() ? "No ability." : card.text()) + "\n";
            for (const Reading& each : library.readings())
                if (each.of == id)
                    text += "    With " + each.option + " = " + each.value + ": " + library.def(each.is).text() + "\n";
        }
    const QString path = QStringLiteral(TESTS_SOURCE_DIR "/golden/descriptions/%1/%2.txt")
                             .arg(printing, QString::fromStdString(def.id));
    const QString difference = tests::goldenDifference(path, text);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void DescriptionTest::saysSomethingOfEveryAbility()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            const bool does
                = !card.abilities.empty() || !card.statics.empty() || card.fromDiscard != 0 || card.where >= 0;
            QVERIFY2(card.text().empty() != does, card.name.c_str());
        }
}

void DescriptionTest::writesWholeSentences()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            if (card.text().empty())
                continue;
            const QString text = QString::fromStdString(card.text());
            QVERIFY2(text.endsWith(QLatin1Char('.')), card.text().c_str());
            QVERIFY2(text[0].isUpper(), card.text().c_str());
            for (const char* slip : { "  ", " .", "..", "{", "}", "[", "$", "here here", "a a ", "the the" })
                QVERIFY2(!text.contains(QLatin1String(slip)), card.text().c_str());
        }
}

void DescriptionTest::namesWhatACardDoes_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("does");
    QTest::newRow("return") << "Collector"
                            << "returns";
    QTest::newRow("points") << "Invader"
                            << "points";
    QTest::newRow("two things") << "Abduction"
                                << "returns, extra plays";
    QTest::newRow("power") << "Upgrade"
                           << "power";
    QTest::newRow("protection") << "Warbot"
                                << "protects";
    QTest::newRow("instead") << "Buccaneer"
                             << "protects, moves";
    QTest::newRow("cards") << "Tech Center"
                           << "draws";
    QTest::newRow("deck") << "Disintegrator"
                          << "deck";
    QTest::newRow("hand") << "Probe"
                          << "looks, discards";
    QTest::newRow("nothing") << "King Rex"
                             << "";
}

void DescriptionTest::namesWhatACardDoes()
{
    QFETCH(QString, card);
    QFETCH(QString, does);
    const int found = m_library->find(card.toStdString());
    QVERIFY(found >= 0);
    QStringList given;
    for (const std::string& each : m_library->def(static_cast<DefId>(found)).doesTags)
        given << QString::fromStdString(each);
    QCOMPARE(given.join(QStringLiteral(", ")), does);
}

void DescriptionTest::listsEveryOp()
{
    for (const auto* library : { m_library.get(), m_current.get() })
        for (std::size_t i = 0; i < library->size(); ++i) {
            const CardDef& card = library->def(static_cast<DefId>(i));
            std::size_t lines = 0;
            const auto count = [&](const CardDef& def) {
                lines += 1 + def.statics.size();
                for (const Ability& ability : def.abilities)
                    lines += 1 + ability.ops.size();
            };
            count(card);
            for (const Reading& each : library->readings())
                if (each.of == i)
                    count(library->def(each.is));
            const std::string text = listing(*library, card);
            QCOMPARE(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), lines);
        }
}

void DescriptionTest::listsAProgramOpByOp()
{
    const CardDef& card = m_library->def(static_cast<DefId>(m_library->find("Collector")));
    QCOMPARE(QString::fromStdString(listing(*m_library, card)),
        QStringLiteral("minion, power 2, copies 4\n"
                       "play\n"
                       "   0  choose          $0, from minions here power <= 3, may, else 2\n"
                       "   1  return          $0\n"
                       "   2  end\n"));
}

REGISTER_TEST(DescriptionTest)
#include "description_test.moc"
