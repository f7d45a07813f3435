#include "core/language/language.h"
#include "tests/database/card_game.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QScopeGuard>

#include <algorithm>

using samples::rows;

namespace {

core::Article article(std::string address, std::string kind, std::string parent, std::string title, std::string text)
{
    core::Article made;
    made.address = std::move(address);
    made.kind = std::move(kind);
    made.parent = std::move(parent);
    made.title = std::move(title);
    made.text = { std::move(text) };
    return made;
}

core::ArticleBook sampleBook()
{
    core::ArticleBook book;
    book.articles = {
        article("rules/1", "chapter", "", "Towers", "How towers are built."),
        article("rules/1.1", "rule", "rules/1", "Ties", "Players with the same height share the place."),
        article("rules/1.2", "rule", "rules/1", "Building", "A tower grows by one stone. Ties are told in 1.1."),
        article("words/facade", "word", "rules/1", "Façade", "The front of a tower; it is destroyed with the tower."),
        article("cards/novice", "card", "rules/1", "Apprentice", "A person of the towers."),
    };
    book.articles[2].links = { "rules/1.1", "words/facade" };
    book.articles[1].also = { "equal height" };
    book.synonyms = { { "blow up", { "destroy" } }, { "draw", { "ties" } } };
    book.ignored = { "what", "the", "is" };
    return book;
}

} // namespace

class ArticleStoreTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<database::Database> m_database;

    core::ArticleStore& store() { return m_database->articles(); }
    std::vector<core::ArticleHit> hits(const std::string& words, int limit = 10)
    {
        std::vector<core::ArticleHit> found;
        std::map<std::string, int> counts;
        const core::StoreResult result = store().search("towers", words, limit, found, counts);
        if (!result.ok())
            qWarning("%s", result.error.c_str());
        return result.ok() ? found : std::vector<core::ArticleHit> { core::ArticleHit() };
    }
    QByteArray excerpt(const std::string& words)
    {
        const std::vector<core::ArticleHit> found = hits(words);
        return found.empty() ? QByteArray("nothing") : QByteArray::fromStdString(found.front().excerpt);
    }
    QByteArray found(const std::string& words)
    {
        QByteArrayList all;
        for (const core::ArticleHit& hit : hits(words))
            all << QByteArray::fromStdString(hit.head.address);
        return all.join(' ');
    }

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
        DONE(store().storeArticles("towers", sampleBook()));
    }

    void givesTheContentsInTheirOrder()
    {
        std::vector<core::ArticleHead> heads;
        DONE(store().contents("towers", heads));
        QCOMPARE(heads.size(), 5U);
        QCOMPARE(heads[0].title, "Towers");
        QCOMPARE(heads[2].address, "rules/1.2");
        DONE(store().contents("elsewhere", heads));
        QVERIFY(heads.empty());
    }

    void loadsAnArticleWithAllAroundIt()
    {
        core::Article loaded;
        DONE(store().load("towers", "rules/1.2", loaded));
        QCOMPARE(loaded.title, "Building");
        QCOMPARE(loaded.text.size(), 1U);
        QCOMPARE(loaded.links, (std::vector<std::string> { "rules/1.1", "words/facade" }));
        QCOMPARE(loaded.linked[1].title, "Façade");
        DONE(store().load("towers", "rules/1.1", loaded));
        QCOMPARE(loaded.linkedFrom.size(), 1U);
        DONE(store().load("towers", "rules/1", loaded));
        QCOMPARE(loaded.below.size(), 4U);
        REFUSED(store().load("towers", "rules/9", loaded), "rules/9");
    }

    /// In another language what is said there is read and searched; English is found as well.
    void textsInTheLanguageThatIsSpoken()
    {
        core::ArticleBook book = sampleBook();
        book.articles[2].text = { "## Stones", "A [tower](words/facade) grows by one stone." };
        book.articles[2].texts["de"] = { "## Steine", "Ein [Turm](words/facade) wächst um einen Stein." };
        DONE(store().storeArticles("towers", book));
        QCOMPARE(found("wachst"), QByteArray());
        core::Article loaded;
        DONE(store().load("towers", "rules/1.2", loaded));
        QCOMPARE(loaded.language, "en");
        QCOMPARE(loaded.text, book.articles[2].text);
        QCOMPARE(excerpt("stone"), QByteArray("\x02Stones\x03: A tower grows by one \x02stone\x03."));

        const auto english = qScopeGuard([] { core::language::speak(core::language::Language::English); });
        core::language::speak(core::language::Language::German);
        DONE(store().load("towers", "rules/1.2", loaded));
        QCOMPARE(loaded.language, "de");
        QCOMPARE(loaded.text, book.articles[2].texts["de"]);
        DONE(store().load("towers", "rules/1.1", loaded));
        QCOMPARE(loaded.language, "en"); // nobody has said it in German
        QCOMPARE(excerpt("wächst"), QByteArray("Steine: Ein Turm \x02wächst\x03 um einen Stein."));
        QCOMPARE(found("wachst"), QByteArray("rules/1.2"));
        QCOMPARE(excerpt("stone"), QByteArray("Steine: Ein Turm wächst um einen Stein."));
        QCOMPARE(found("height"), QByteArray("rules/1.1"));
    }

    void titlesWeighMoreThanText()
    {
        QCOMPARE(found("ties"), QByteArray("rules/1.1 rules/1.2"));
        QCOMPARE(found("equal"), QByteArray("rules/1.1"));
        QVERIFY(found("1.2").startsWith("rules/1.2"));
    }

    /// Both have both words in what players call them; only one has been asked that very question.
    void whatIsAskedInTheseWordsComesFirst()
    {
        core::ArticleBook book;
        book.articles = {
            article("rules/1", "rule", "", "First", "Stones."),
            article("rules/2", "rule", "", "Second", "Stones."),
        };
        book.articles[0].also = { "count stones", "lend towers" };
        book.articles[1].also = { "lend stones", "count towers" };
        QVERIFY(store().storeArticles("towers", book).ok());
        QCOMPARE(found("counting towers"), QByteArray("rules/2 rules/1"));
        QCOMPARE(found("lending towers"), QByteArray("rules/1 rules/2"));
    }

    void aCardThatIsNamedComesFirst()
    {
        core::ArticleBook book;
        book.articles = {
            article("rules/1", "rule", "", "Old Mason", "A mason of the towers."),
            article("cards/mason", "card", "", "Old Mason", "A mason of the towers."),
        };
        QVERIFY(store().storeArticles("towers", book).ok());
        QCOMPARE(found("the old mason's towers"), QByteArray("cards/mason rules/1"));
        QCOMPARE(found("a mason's towers"), QByteArray("rules/1 cards/mason"));
    }

    void marksTheWords()
    {
        const auto list = hits("stones");
        QCOMPARE(list.size(), 1U);
        QCOMPARE(list[0].title, "Building");
        QVERIFY(list[0].excerpt.find("one \x02stone\x03. Ties") != std::string::npos);
        QCOMPARE(hits("towers", 1).size(), 1U);
    }

    void findsHalfTypedWordsAndWordsWithoutTheirSigns()
    {
        QCOMPARE(found("faca"), QByteArray("words/facade"));
        QCOMPARE(found("FAÇADE"), QByteArray("words/facade"));
        QCOMPARE(found("buildin"), QByteArray("rules/1.2"));
        QCOMPARE(found("destroye"), QByteArray("words/facade"));
    }

    void anyWordMayBeMisspeltOrBegun()
    {
        QCOMPARE(found("fasade"), QByteArray("words/facade"));
        QCOMPARE(found("facdae"), QByteArray("words/facade"));
        QCOMPARE(found("what is the hieght"), QByteArray("rules/1.1"));
        QVERIFY(found("fasade stones").contains("words/facade"));
        QVERIFY(found("fasade stones").contains("rules/1.2"));
        QVERIFY(found("buildi fasade").contains("rules/1.2"));
        QVERIFY(found("xyzzy").isEmpty());
        QVERIFY(found("tea").isEmpty()); // a short word with another letter is another word
    }

    void takesWordsForOthers()
    {
        QCOMPARE(found("blow up"), QByteArray("words/facade"));
        QVERIFY(found("what is a draw").startsWith("rules/1.1"));
        QVERIFY(!found("the").isEmpty()); // nothing else is asked for
    }

    void takesWhateverIsTyped()
    {
        for (const char* typed :
            { "", " ", "\"", "tie\"", "tie' OR 1=1 --", "tie AND", "NOT", "NEAR(tie", "ti*e", "(tie", "title : tie",
                "^tie", "-tie", "+tie", "{tie}", "\xff\xfe", "tie\x02", "\xf0\x9f\x83\x8f", "%", ";" })
            for (const core::ArticleHit& hit : hits(typed))
                QVERIFY2(!hit.head.address.empty(), typed);
        QVERIFY(hits(std::string(100000, 'x') + " tie").size() <= 10U);
        std::string page;
        for (int i = 0; i < 5000; ++i)
            page += "word" + std::to_string(i) + ' ';
        QVERIFY(hits(page).size() <= 10U);
    }

    void importsAgainOnlyWhatChanged()
    {
        const QByteArray before = rows(*m_database, "SELECT total_changes()");
        DONE(store().storeArticles("towers", sampleBook()));
        QCOMPARE(rows(*m_database, "SELECT total_changes()"), before);
        core::ArticleBook book = sampleBook();
        book.articles[1].text = { "Nobody gets the place." };
        DONE(store().storeArticles("towers", book));
        QCOMPARE(found("nobody"), QByteArray("rules/1.1"));
        QVERIFY(found("share").isEmpty());
        book.articles.push_back(book.articles[0]); // the same address twice
        REFUSED(store().storeArticles("towers", book), "nothing was saved");
        QCOMPARE(found("nobody"), QByteArray("rules/1.1"));
        DONE(store().storeArticles("towers", {}));
        QVERIFY(found("nobody").isEmpty());
        DONE(m_database->connection().execute("INSERT INTO article_index (article_index) VALUES ('integrity-check')"));
    }

    void cardsAreFoundByTheirSentences()
    {
        samples::CardGame game;
        DONE(m_database->content().storeCards(game));
        DONE(store().storeArticles("towers", sampleBook()));
        QVERIFY(found("draw a card").contains("cards/novice"));
        core::Article loaded;
        DONE(store().load("towers", "cards/novice", loaded));
        QCOMPARE(loaded.printed.size(), 1U);
        QCOMPARE(loaded.printed[0].text, "Draw a card.");
        game.theCards[0].text = "Lay a stone.";
        DONE(m_database->content().storeCards(game));
        DONE(store().storeArticles("towers", sampleBook()));
        QVERIFY(found("lay a stone").contains("cards/novice"));
    }
};

REGISTER_TEST(ArticleStoreTest)
#include "article_store_test.moc"
