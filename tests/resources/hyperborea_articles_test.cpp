#include "core/game/rng.h"
#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "resources/content.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <set>

/// The rules of Hyperborea that the program comes with, and what the game says of each moment by them.
class HyperboreaArticlesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyEntryIsSaidInGerman();
    void sentencesAreWhole();
    void everyMomentLeadsToEntries_data();
    void everyMomentLeadsToEntries();

private:
    core::ArticleBook m_book;
    std::map<std::string, const core::Article*> m_at;
};

void HyperboreaArticlesTest::initTestCase()
{
    core::Problems problems;
    m_book = core::readArticles(resources::filesBelow(QStringLiteral("rules/hyperborea")), problems);
    core::addTranslations(resources::filesBelow(QStringLiteral("articles/hyperborea")), m_book, problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(problems.empty());
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(!m_at.contains(article.address), article.address.c_str());
        m_at[article.address] = &article;
        QVERIFY2(article.parent.empty() == (article.kind == "chapter"), article.address.c_str());
    }
    QVERIFY(m_at.contains("rules/1.2")); // where a new user begins
}

/// Line by line, with all that leads somewhere.
void HyperboreaArticlesTest::everyEntryIsSaidInGerman()
{
    const auto addresses = [](const std::vector<std::string>& text) {
        std::multiset<std::string> all;
        for (const std::string& line : text)
            for (const core::Mention& mention : core::paragraphOf(line).mentions)
                all.insert(mention.address);
        return all;
    };
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(article.texts.contains("de"), article.address.c_str());
        const std::vector<std::string>& german = article.texts.at("de");
        QCOMPARE(german.size(), article.text.size());
        QVERIFY2(addresses(german) == addresses(article.text), article.address.c_str());
        QVERIFY2(article.titleIn("de") != article.title, article.address.c_str());
    }
}

void HyperboreaArticlesTest::sentencesAreWhole()
{
    const std::string ends = ".:;!?)\"'";
    for (const core::Article& article : m_book.articles)
        for (const std::string& line : article.text) {
            const core::Paragraph paragraph = core::paragraphOf(line);
            QVERIFY2(paragraph.wellMarked, (article.address + ": " + line).c_str());
            QVERIFY2(ends.find(paragraph.words.back()) != std::string::npos, (article.address + ": " + line).c_str());
        }
}

void HyperboreaArticlesTest::everyMomentLeadsToEntries_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("objective");
    QTest::newRow("invasion") << 2 << QByteArray("invasion") << QByteArray("miniatures");
    QTest::newRow("race war, the centre") << 4 << QByteArray("race-war") << QByteArray("prime");
}

void HyperboreaArticlesTest::everyMomentLeadsToEntries()
{
    QFETCH(const int, seats);
    QFETCH(const QByteArray, mode);
    QFETCH(const QByteArray, objective);
    core::MatchSetup setup = tests::hyperboreaSetup(seats, 7);
    setup.options = { { "mode", mode.toStdString() }, { "objective", objective.toStdString() } };
    core::Problems problems;
    const auto match = tests::hyperborea().newMatch(setup, problems);
    QVERIFY(match != nullptr);
    core::Rng rng(5);
    for (int choice = 0; choice < 600 && !match->outcome().decided; ++choice) {
        for (const core::Seat viewer : { match->prompt().seat, core::Seat::First, core::Seat::None }) {
            const core::RulesNow now = tests::hyperborea().notation().rulesNow(*match, viewer);
            QVERIFY(!now.sentence.empty() && now.entries.size() > 4);
            std::set<std::string> seen;
            for (const core::RulesNow::Entry& entry : now.entries) {
                QVERIFY2(m_at.contains(entry.address), entry.address.c_str());
                QVERIFY2(seen.insert(entry.address).second, entry.address.c_str());
            }
        }
        const core::Prompt prompt = match->prompt();
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], nullptr);
    }
}

REGISTER_TEST(HyperboreaArticlesTest)
#include "hyperborea_articles_test.moc"
