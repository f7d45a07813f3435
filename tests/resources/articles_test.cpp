#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "resources/content.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

/// The rules the program comes with.
class ArticlesTest final : public QObject {
    Q_OBJECT

private:
    core::ArticleBook m_book;
    std::map<std::string, const core::Article*> m_at;

private Q_SLOTS:
    void initTestCase();
    void everyAddressIsUniqueAndEveryLinkLeadsSomewhere();
    void faultsOfABookAreTold();
    void paragraphsAreNumberedWithoutAGap();
    void rulingsAreNumberedWithoutAGap();
    void everyCardBaseAndFactionHasAnEntry();
    void basesHaveTheFiguresOfTheirCards();
    void nothingButTheRulesIsSpokenOf();
    void textsAreWhole();
    void numbersAreWords();
    void whatIsIgnoredStandsForNothing();
    void everyEntryHasATitleInGerman();
    void everyScopeIsSaidInGerman();
    void everyTextIsSaidInGerman();
    void faultsOfTranslationsAreTold();
};

void ArticlesTest::initTestCase()
{
    core::Problems problems;
    m_book = core::readArticles(resources::filesBelow(QStringLiteral("rules/smashup")), problems);
    core::addTranslations(resources::filesBelow(QStringLiteral("articles/smashup")), m_book, problems);
    for (const core::Problem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(problems.empty());
    QVERIFY(m_book.articles.size() > 500);
    for (const core::Article& article : m_book.articles)
        m_at[article.address] = &article;
}

void ArticlesTest::everyAddressIsUniqueAndEveryLinkLeadsSomewhere()
{
    QCOMPARE(m_at.size(), m_book.articles.size());
    static const QRegularExpression form(
        QStringLiteral("^(contents|rules|words|rulings|factions|cards|bases)/[a-z0-9./-]+$"));
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(form.match(QString::fromStdString(article.address)).hasMatch(), article.address.c_str());
        QVERIFY(article.parent.empty() == (article.kind == "chapter"));
        QVERIFY(article.parent.empty() || m_at.contains(article.parent));
        for (const std::string& link : article.links)
            QVERIFY2(m_at.contains(link), (article.address + " -> " + link).c_str());
    }
}

void ArticlesTest::faultsOfABookAreTold()
{
    const std::string text = R"({ "articles": [
        { "address": "a", "kind": "rule", "title": "A", "text": ["One."], "links": ["b"], "colour": "red" },
        { "address": "a", "kind": "rule", "parent": "c", "title": "A", "text": ["Two."] },
        { "address": "d", "kind": "rule", "title": "D" },
        { "address": "e", "kind": "rule", "title": "E", "text": ["See [f](f), [g](d"] } ] })";
    core::Problems problems;
    core::readArticles({ { "rules.json", text }, { "broken.json", "{" } }, problems);
    QByteArray all;
    for (const core::Problem& problem : problems)
        all += QByteArray::fromStdString(problem.text()) + '\n';
    for (const char* part : { "colour", "a: this address is there twice", "a: the link \"b\" leads nowhere",
             "a: there is no article \"c\" above it", "text", "e: the link \"f\" leads nowhere",
             "e: a mark is not ended", "broken.json" })
        QVERIFY2(all.contains(part), (QByteArray(part) + " not in\n" + all).constData());
}

void ArticlesTest::paragraphsAreNumberedWithoutAGap()
{
    // Section 18 is the words. How many paragraphs each section has is what the rules have.
    const std::map<int, int> paragraphs { { 1, 5 }, { 2, 8 }, { 3, 5 }, { 4, 8 }, { 5, 7 }, { 6, 8 }, { 7, 8 },
        { 8, 9 }, { 9, 11 }, { 10, 7 }, { 11, 11 }, { 12, 10 }, { 13, 13 }, { 14, 4 }, { 15, 8 }, { 16, 4 }, { 17, 4 },
        { 19, 9 }, { 20, 16 }, { 21, 9 }, { 22, 2 } };
    std::set<std::string> expected;
    for (const auto& [section, count] : paragraphs)
        for (int i = 1; i <= count; ++i)
            expected.insert("rules/" + std::to_string(section) + '.' + std::to_string(i));
    const std::map<std::string, int> below { { "2.2", 3 }, { "5.2", 2 }, { "5.3", 3 }, { "5.6", 3 }, { "6.7", 8 },
        { "8.6", 4 }, { "9.8", 3 }, { "12.8", 2 }, { "15.6", 4 } };
    for (const auto& [paragraph, count] : below)
        for (int i = 1; i <= count; ++i)
            expected.insert("rules/" + paragraph + '.' + std::to_string(i));
    std::set<std::string> found;
    for (const core::Article& article : m_book.articles)
        if (article.kind == "rule") {
            found.insert(article.address);
            QCOMPARE(article.parent, article.address.substr(0, article.address.rfind('.')));
        }
    QCOMPARE(found, expected);
    for (int section = 1; section <= 22; ++section)
        QVERIFY(m_at.contains("rules/" + std::to_string(section)));
}

void ArticlesTest::rulingsAreNumberedWithoutAGap()
{
    for (const auto& [set, count] : std::map<std::string, int> { { "core", 60 }, { "cthulhu", 50 } })
        for (int i = 1; i <= count; ++i) {
            const std::string address = "rulings/" + set + '/' + std::to_string(i);
            QVERIFY2(m_at.contains(address), address.c_str());
            QVERIFY2(m_at[address]->kind == "ruling" && !m_at[address]->links.empty(), address.c_str());
        }
}

void ArticlesTest::everyCardBaseAndFactionHasAnEntry()
{
    std::map<std::string, std::set<std::string>> inFiles; // names, by the kind of their article
    for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("cards/smashup"))) {
        const QJsonObject content = QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object();
        const auto add = [&](const char* kind, const QJsonObject& of) {
            if (of.contains(QStringLiteral("name"))) // else it is taken over from the other printing
                inFiles[kind].insert(of[QStringLiteral("name")].toString().toStdString());
        };
        if (!content.contains(QStringLiteral("supply")))
            add("faction", content);
        add("card", content[QStringLiteral("card")].toObject());
        for (const QJsonValue& card : content[QStringLiteral("cards")].toArray())
            add("card", card.toObject());
        for (const QJsonValue& base : content[QStringLiteral("bases")].toArray())
            add("base", base.toObject());
    }
    QCOMPARE(inFiles.size(), std::size_t { 3 });
    for (const auto& [kind, names] : inFiles) {
        std::set<std::string> told;
        for (const core::Article& article : m_book.articles)
            if (article.kind == kind) {
                told.insert(article.title);
                told.insert(article.names.begin(), article.names.end());
                QVERIFY2(names.contains(article.title), article.title.c_str());
            }
        for (const std::string& name : names)
            QVERIFY2(told.contains(name), name.c_str());
    }
}

void ArticlesTest::basesHaveTheFiguresOfTheirCards()
{
    int figures = 0;
    for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("cards/smashup"))) {
        const QJsonObject content = QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object();
        for (const QJsonValue& base : content[QStringLiteral("bases")].toArray()) {
            const QJsonArray vp = base[QStringLiteral("vp")].toArray();
            if (vp.isEmpty())
                continue; // taken over from the other printing
            const std::string name = base[QStringLiteral("name")].toString().toStdString();
            const QString says = QStringLiteral("breakpoint %1, VP %2 / %3 / %4")
                                     .arg(base[QStringLiteral("breakpoint")].toInt())
                                     .arg(vp[0].toInt())
                                     .arg(vp[1].toInt())
                                     .arg(vp[2].toInt());
            const bool said
                = std::any_of(m_book.articles.begin(), m_book.articles.end(), [&](const core::Article& article) {
                      return article.kind == "base"
                          && (article.title == name
                              || std::find(article.names.begin(), article.names.end(), name) != article.names.end())
                          && QString::fromStdString(core::paragraphOf(article.text.front()).words).contains(says);
                  });
            QVERIFY2(said, qPrintable(QString::fromStdString(name) + QStringLiteral(": ") + says));
            ++figures;
        }
    }
    QVERIFY(figures > 0);
}

void ArticlesTest::nothingButTheRulesIsSpokenOf()
{
    static const QRegularExpression foreign(QStringLiteral(
        R"(`|\*|\[[A-Z]{1,4}\b|\((?:D|F|C|B|O)\)|https?:|www\.|\.json|\.md\b|\bAEG\b|[Ww]iki|[Ff]andom|[Rr]ulebook|\bBGG\b|compilation|source code|open-source|\bengines?\b|transcri|card face(?! down)|\bDerived\b)"));
    for (const core::Article& article : m_book.articles) {
        std::vector<std::string> texts { article.title };
        texts.insert(texts.end(), article.also.begin(), article.also.end());
        for (const std::string& line : article.text)
            texts.push_back(core::paragraphOf(line).words);
        for (const std::string& text : texts) {
            const QRegularExpressionMatch match = foreign.match(QString::fromStdString(text));
            QVERIFY2(!match.hasMatch(), (article.address + ": " + text).c_str());
        }
    }
}

void ArticlesTest::textsAreWhole()
{
    const std::string ends = ".:;!?)\"'";
    for (const core::Article& article : m_book.articles) {
        QVERIFY2(!article.title.empty(), article.address.c_str());
        for (const std::string& line : article.text) {
            const core::Paragraph paragraph = core::paragraphOf(line);
            QVERIFY2(paragraph.kind == core::Paragraph::Kind::Heading
                    || ends.find(paragraph.words.back()) != std::string::npos,
                (article.address + ": " + line).c_str());
        }
    }
}

void ArticlesTest::numbersAreWords()
{
    const QStringList words = QStringLiteral("zero one two three four five six seven eight nine ten").split(u' ');
    std::map<std::string, std::vector<std::string>> meant;
    for (const core::Synonym& synonym : m_book.synonyms)
        meant[synonym.said].insert(meant[synonym.said].end(), synonym.meant.begin(), synonym.meant.end());
    const auto stands = [&](const std::string& said, const std::string& other) {
        return std::count(meant[said].begin(), meant[said].end(), other) == 1;
    };
    for (int i = 0; i < words.size(); ++i) {
        QVERIFY2(stands(std::to_string(i), words[i].toStdString()), qPrintable(words[i]));
        QVERIFY2(stands(words[i].toStdString(), std::to_string(i)), qPrintable(words[i]));
    }
}

void ArticlesTest::whatIsIgnoredStandsForNothing()
{
    const std::set<std::string> ignored(m_book.ignored.begin(), m_book.ignored.end());
    QCOMPARE(ignored.size(), m_book.ignored.size());
    std::set<std::string> said;
    for (const core::Synonym& synonym : m_book.synonyms) {
        QVERIFY2(said.insert(synonym.said).second, synonym.said.c_str());
        QVERIFY2(!ignored.contains(synonym.said), synonym.said.c_str());
    }
}

void ArticlesTest::everyEntryHasATitleInGerman()
{
    const std::set<std::string> sameInBoth { "words/talent" };
    std::set<std::string> names; // these stay as they are
    for (const core::Article& article : m_book.articles)
        if (article.kind == "card" || article.kind == "base" || article.kind == "faction") {
            names.insert(article.title);
            names.insert(article.names.begin(), article.names.end());
        }
    int titled = 0;
    for (const core::Article& article : m_book.articles) {
        if (names.contains(article.title))
            continue;
        QVERIFY2(article.titles.contains("de"), article.address.c_str());
        const std::string& title = article.titleIn("de");
        QVERIFY2(!title.empty(), article.address.c_str());
        QVERIFY2((title == article.title) == sameInBoth.contains(article.address), article.address.c_str());
        QCOMPARE(std::count(article.also.begin(), article.also.end(), title), 1); // the search finds it
        ++titled;
    }
    QVERIFY(titled > 350);
    QCOMPARE(m_at["rules/13.8"]->titleIn("xx"), std::string("Ties on a base"));
}

void ArticlesTest::everyScopeIsSaidInGerman()
{
    int scoped = 0;
    for (const core::Article& article : m_book.articles) {
        QCOMPARE(article.scopeIn("xx"), article.scope);
        if (article.scope.empty())
            continue;
        QVERIFY2(article.scopeIn("de") != article.scope, article.scope.c_str());
        ++scoped;
    }
    QVERIFY(scoped > 50);
    QCOMPARE(m_at["rules/15.6.4"]->scopeIn("de"), std::string("Cthulhu-Set"));
}

/// Line by line, with all that leads somewhere, and in no English.
void ArticlesTest::everyTextIsSaidInGerman()
{
    static const QRegularExpression english(QStringLiteral(
        "\\b(the|with|when|its|minions?|owner|opponent|played|discard pile|breakpoint|your|each|may)\\b"));
    QStringList names;
    for (const core::Article& article : m_book.articles)
        if (article.kind == "card" || article.kind == "base" || article.kind == "faction") {
            names << QString::fromStdString(article.title);
            for (const std::string& name : article.names)
                names << QString::fromStdString(name);
        }
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
        for (std::size_t i = 0; i < german.size(); ++i) {
            const core::Paragraph line = core::paragraphOf(german[i]);
            QString words = QString::fromStdString(line.words);
            QVERIFY2(!words.contains(QLatin1Char('"')), qPrintable(words));
            for (const QString& name : names) // which they keep
                words.remove(name);
            const QRegularExpressionMatch found = english.match(words);
            QVERIFY2(!found.hasMatch(),
                qPrintable(QString::fromStdString(article.address) + QStringLiteral(": ") + found.captured()
                    + QStringLiteral(" in ") + words));
        }
    }
}

void ArticlesTest::faultsOfTranslationsAreTold()
{
    core::ArticleBook book;
    for (const char* address : { "a", "c", "d" }) {
        core::Article& article = book.articles.emplace_back();
        article.address = address;
        article.text = { "1. First, by [a](a)." };
        article.links = { "a" };
    }
    const std::string text = R"({ "articles": { "a": { "title": "A", "colour": "rot" }, "b": { "title": "B" },
        "c": { "text": ["Erstens.", "Zweitens."] }, "d": { "text": ["- Erstens, nach [b](b)."] } },
        "scopes": { "no such set": "kein solches" }, "words": [] })";
    core::Problems problems;
    core::addTranslations({ { "articles/game/de.json", text }, { "articles/game/fr.json", "{" } }, book, problems);
    QByteArray all;
    for (const core::Problem& problem : problems)
        all += QByteArray::fromStdString(problem.text()) + '\n';
    for (const char* part :
        { "colour", "there is no article \"b\"", "it has 2 lines, and the article 1", "are not those of the article",
            "the article does not lead to \"b\"", "no article has the scope \"no such set\"", "words", "fr.json" })
        QVERIFY2(all.contains(part), (QByteArray(part) + " not in\n" + all).constData());
}

REGISTER_TEST(ArticlesTest)
#include "articles_test.moc"
