#include "core/game/rng.h"
#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "resources/content.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

/// The rules of Star Realms that the program comes with, and what the game says of each moment by them.
class StarRealmsArticlesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCardSaysWhatRuns();
    void everyEntryIsSaidInGerman();
    void sentencesAreWhole();
    void everyMomentLeadsToEntries_data();
    void everyMomentLeadsToEntries();

private:
    core::ArticleBook m_book;
    std::map<std::string, const core::Article*> m_at;
};

void StarRealmsArticlesTest::initTestCase()
{
    core::Problems problems;
    m_book = core::readArticles(resources::filesBelow(QStringLiteral("rules/starrealms")), problems);
    core::addTranslations(resources::filesBelow(QStringLiteral("articles/starrealms")), m_book, problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(problems.empty());
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(!m_at.contains(article.address), article.address.c_str());
        m_at[article.address] = &article;
        QVERIFY2(article.parent.empty() == (article.kind == "chapter"), article.address.c_str());
    }
    QCOMPARE(std::count_if(m_book.articles.begin(), m_book.articles.end(),
                 [](const core::Article& article) { return article.kind == "rule"; }),
        59);
}

/// The text is the one that the program makes of the card, in both languages, and the figures are the card's.
void StarRealmsArticlesTest::everyCardSaysWhatRuns()
{
    using core::language::Language;
    for (const Language language : { Language::English, Language::German }) {
        int told = 0;
        for (const core::CardInfo& card : tests::starRealms().cardsIn(language)) {
            const auto found = std::find_if(m_book.articles.begin(), m_book.articles.end(),
                [&](const core::Article& article) { return article.kind == "card" && article.title == card.name; });
            QVERIFY2(found != m_book.articles.end(), card.name.c_str());
            const std::vector<std::string>& text = language == Language::English ? found->text : found->texts.at("de");
            QVERIFY(text.size() >= 2);
            QCOMPARE(QString::fromStdString(text[1]), QString::fromStdString(card.text));
            const QString figures = QString::fromStdString(core::paragraphOf(text[0]).words);
            for (const core::Figure& figure : card.figures)
                if (figure.values.front() > 0)
                    QVERIFY2(figures.contains(QString::fromStdString(figure.title()) + QLatin1Char(' ')
                                 + QString::number(figure.values.front())),
                        qPrintable(figures));
            ++told;
        }
        QCOMPARE(told, 94);
    }
}

/// Line by line, with all that leads somewhere.
void StarRealmsArticlesTest::everyEntryIsSaidInGerman()
{
    const auto addresses = [](const std::vector<std::string>& text) {
        std::multiset<std::string> all;
        for (const std::string& line : text)
            for (const core::Mention& mention : core::paragraphOf(line).mentions)
                all.insert(mention.address);
        return all;
    };
    const std::set<std::string> sameInBoth { "rules/11", "rules/11.1" };
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(article.texts.contains("de"), article.address.c_str());
        const std::vector<std::string>& german = article.texts.at("de");
        QCOMPARE(german.size(), article.text.size());
        QVERIFY2(addresses(german) == addresses(article.text), article.address.c_str());
        if (article.kind != "card" && article.kind != "faction")
            QVERIFY2((article.titleIn("de") != article.title) != sameInBoth.contains(article.address),
                article.address.c_str());
    }
}

void StarRealmsArticlesTest::sentencesAreWhole()
{
    const std::string ends = ".:;!?)\"'";
    for (const core::Article& article : m_book.articles)
        for (const std::string& line : article.text) {
            const core::Paragraph paragraph = core::paragraphOf(line);
            QVERIFY2(paragraph.wellMarked, (article.address + ": " + line).c_str());
            QVERIFY2(paragraph.kind == core::Paragraph::Kind::Heading
                    || ends.find(paragraph.words.back()) != std::string::npos,
                (article.address + ": " + line).c_str());
        }
}

void StarRealmsArticlesTest::everyMomentLeadsToEntries_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("standard") << 2 << QByteArray("standard");
    QTest::newRow("each for oneself") << 4 << QByteArray("free-for-all");
    QTest::newRow("hunter") << 4 << QByteArray("hunter");
    QTest::newRow("hydra") << 4 << QByteArray("hydra");
    QTest::newRow("emperor") << 6 << QByteArray("emperor");
    QTest::newRow("raid") << 4 << QByteArray("raid");
    QTest::newRow("a challenge") << 2 << QByteArray("challenge nemesis-beast");
}

void StarRealmsArticlesTest::everyMomentLeadsToEntries()
{
    QFETCH(const int, seats);
    QFETCH(const QByteArray, format);
    core::Problems problems;
    const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(seats, format.toStdString(), 7), problems);
    QVERIFY(match != nullptr);
    core::Rng rng(5);
    for (int choice = 0; choice < 400 && !match->outcome().decided; ++choice) {
        for (const core::Seat viewer : { match->prompt().seat, core::Seat::First, core::Seat::None }) {
            const core::RulesNow now = tests::starRealms().notation().rulesNow(*match, viewer);
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

REGISTER_TEST(StarRealmsArticlesTest)
#include "star_realms_articles_test.moc"
