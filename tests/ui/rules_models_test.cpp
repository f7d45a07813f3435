#include "tests/support/suite.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/models/article_hit_model.h"
#include "ui/models/article_tree_model.h"
#include "ui/pages/rules/rules_presenter.h"
#include "ui/text/article_text.h"
#include "ui/theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace {

core::ArticleHead head(const char* address, const char* kind, const char* parent, const char* title)
{
    return { address, kind, parent, title, {}, {} };
}

std::vector<core::ArticleHead> sampleHeads()
{
    return { head("contents/a", "chapter", "", "Scoring"), head("rules/3", "section", "contents/a", "Bases"),
        head("rules/3.1", "rule", "rules/3", "When a base is ready"), head("rules/3.2", "rule", "rules/3", "Ties"),
        head("contents/b", "chapter", "", "Words"), head("words/tie", "word", "contents/b", "Tie"),
        head("cards/lamp", "card", "contents/b", "Lamp"),
        head("cards/lamplighter", "card", "contents/b", "Lamplighter") };
}

/// Finds an entry by a word of its title.
class SampleArticles final : public core::ArticleStore {
public:
    bool broken = false;

    core::StoreResult storeArticles(const std::string&, const core::ArticleBook&) override { return {}; }
    core::StoreResult contents(const std::string&, std::vector<core::ArticleHead>& heads) const override
    {
        heads = sampleHeads();
        return {};
    }
    core::StoreResult load(const std::string&, const std::string& address, core::Article& article) const override
    {
        for (const core::ArticleHead& each : sampleHeads())
            if (each.address == address) {
                static_cast<core::ArticleHead&>(article) = each;
                article.text = { "A text with a [match option](options/none) in it." };
                return {};
            }
        return { "There is no " + address };
    }
    core::StoreResult search(const std::string&, const std::string& words, int, std::vector<core::ArticleHit>& hits,
        std::map<std::string, int>& found) const override
    {
        hits.clear();
        found.clear();
        if (broken)
            return { "The database is gone: open it again." };
        for (const core::ArticleHead& each : sampleHeads())
            if (each.title.find(words) != std::string::npos) {
                hits.push_back({ each, each.title, "…" });
                ++found[each.kind];
            }
        return {};
    }
};

} // namespace

/// The models, the text and the presenter of the rules page.
class RulesModelsTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_game;
    SampleArticles m_store;

    /// Fails unless this says what it does like this in English.
    static void says(const QString& shown, const QString& english)
    {
        QVERIFY2(tests::says(shown, english), qPrintable(shown + QStringLiteral(" / ") + english));
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void theTreeHasEverythingBelowItsParent()
    {
        ui::ArticleTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.replaceAll(sampleHeads());
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex tie = model.indexOf(QStringLiteral("rules/3.2"));
        QCOMPARE(tie.data().toString(), QStringLiteral("3.2 Ties"));
        QCOMPARE(tie.parent().data().toString(), QStringLiteral("Bases"));
        QCOMPARE(
            tie.parent().parent().data(ui::ArticleTreeModel::AddressRole).toString(), QStringLiteral("contents/a"));
        QVERIFY(!model.indexOf(QStringLiteral("rules/9")).isValid());
        model.replaceAll({});
        QCOMPARE(model.rowCount(), 0);
    }

    void theHitsKeepTheirMarks()
    {
        ui::ArticleHitModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.replaceAll(
            { { sampleHeads()[3], "\x02Ties\x03", "Two \x02tied\x03 players." } }, { QStringLiteral("Rules 3.2") });
        const QModelIndex hit = model.index(0);
        QCOMPARE(hit.data().toString(), QStringLiteral("Ties"));
        says(hit.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Rules 3.2, Ties: Two tied players."));
        QVERIFY(hit.data(ui::ArticleHitModel::MarkedTitleRole).toString().contains(QLatin1Char(core::kMarkBegin)));
        QCOMPARE(model.rowOf(QStringLiteral("rules/3.2")), 0);
        QCOMPARE(model.rowOf(QStringLiteral("rules/3.1")), -1);
    }

    void aTextLeadsToWhatItNames()
    {
        core::Article article;
        static_cast<core::ArticleHead&>(article) = head("rules/3.3", "rule", "rules/3", "More");
        article.linked = sampleHeads();
        article.text = { "A [Lamplighter](cards/lamplighter) <and> a Lamp, see [3.1](rules/3.1); [section 3](rules/3). "
                         "A [tie](words/tie) by [match option \"ties\"](options/ties).",
            "- An item", "## Part", "2. First{ (or last)}." };
        const QString html = ui::articleHtml(article, QStringLiteral("Bases"), {}, { ui::darkColours(), QFont(), 600 });
        QVERIFY(html.contains(QStringLiteral("A <a href=\"cards/lamplighter\">Lamplighter</a> &lt;and&gt; a "
                                             "Lamp, see <a href=\"rules/3.1\">3.1</a>")));
        QVERIFY(html.contains(QStringLiteral("<a href=\"rules/3\">section 3</a>. A <a href=\"words/tie\">tie</a> by "
                                             "match option &quot;ties&quot;.")));
        QVERIFY(html.contains(QStringLiteral("2.&nbsp;First (or last).")));
        // What it leads to and does not name stands below it.
        QCOMPARE(html.count(QStringLiteral("cards/lamp\"")), 1);
        const QString others = QStringLiteral("<h3>%1</h3>").arg(tests::inWords(QStringLiteral("See also")));
        QCOMPARE(html.count(others), 1);
        QVERIFY(html.indexOf(QStringLiteral("cards/lamp\"")) > html.indexOf(others));
        QVERIFY(html.contains(QStringLiteral("<h3>Part</h3>")));
        says(ui::articleLabel(article, QStringLiteral("Bases")), QStringLiteral("Rules 3.3 · Bases"));
    }

    /// Printings that read alike stand once; of others the words are marked that only one of them has.
    void printingsStandBesideEachOther()
    {
        core::CardInfo old;
        old.id = "lamps.lamp";
        old.name = "Lamp";
        old.type = old.kind = "minion";
        old.set = "first";
        old.figures = { { "power", { 3 } } };
        old.text = "Draw a card and <keep> it.";
        core::CardInfo young = old;
        young.set = "current";
        const std::vector<core::SetInfo> sets { { "first", "first printing" }, { "current", "current printing" } };
        const QStringList both { QStringLiteral("first printing"), QStringLiteral("current printing") };
        QCOMPARE(ui::printingsOf({ old, young }, sets), std::vector<ui::Printing>({ { both, old } }));

        young.text = "Draw two cards and <keep> it.";
        young.figures = { { "power", { 4 } } };
        const std::vector<ui::Printing> printings = ui::printingsOf({ old, young }, sets);
        QCOMPARE(printings.size(), 2U);
        const ui::ArticleLook wide { ui::darkColours(), QFont(), 600 };
        const QString html = ui::sideBySideHtml(printings, wide);
        QCOMPARE(html.count(QStringLiteral("<tr>")), 1);
        QVERIFY(html.indexOf(QStringLiteral("First printing")) < html.indexOf(QStringLiteral("Current printing")));
        const auto marked = [](const QString& words) {
            return QStringLiteral("<span style=\"background-color: %1; color: %2\">%3</span>")
                .arg(ui::darkColours().mark.name(), ui::darkColours().markText.name(), words);
        };
        QVERIFY2(html.contains(QStringLiteral("Draw %1 and &lt;keep&gt; it.").arg(marked(QStringLiteral("a card")))),
            qPrintable(html));
        QVERIFY(html.contains(QStringLiteral("Draw %1 and &lt;keep&gt; it.").arg(marked(QStringLiteral("two cards")))));
        QVERIFY(html.contains(QStringLiteral("Power %1").arg(marked(QStringLiteral("3")))));
        QVERIFY(html.contains(QStringLiteral("Power %1").arg(marked(QStringLiteral("4")))));
        // In a narrow place they stand below each other.
        QCOMPARE(ui::sideBySideHtml(printings, { ui::darkColours(), QFont(), 150 }).count(QStringLiteral("<tr>")), 2);
    }

    void marksAreReadable()
    {
        for (const ui::Colours* colours : { &ui::darkColours(), &ui::lightColours() })
            QVERIFY(ui::contrast(colours->mark, colours->markText) >= 7.0);
    }

    void goesBackAndForward()
    {
        ui::RulesPresenter presenter(m_game, m_store);
        const QSignalSpy moved(&presenter, &ui::RulesPresenter::placeChanged);
        presenter.search(QStringLiteral("T"));
        presenter.search(QStringLiteral("Tie"));
        QCOMPARE(presenter.hits().size(), 2U);
        says(presenter.count(), QStringLiteral("2 found · rules 2"));
        QVERIFY(!presenter.canGoBack()); // typing on is one place
        presenter.open(QStringLiteral("rules/3.1"));
        presenter.open(QStringLiteral("words/tie"));
        presenter.back();
        QCOMPARE(presenter.article().title, "When a base is ready");
        presenter.back();
        QCOMPARE(presenter.place().words, QStringLiteral("Tie"));
        QCOMPARE(presenter.hits().size(), 2U);
        presenter.forward();
        QVERIFY(presenter.canGoForward());
        presenter.open(QStringLiteral("cards/lamp"));
        QVERIFY(!presenter.canGoForward());
        QCOMPARE(moved.size(), 8);
    }

    void aTopicIsTheCardThatItNamesFirst_data()
    {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QString>("address");
        QTest::newRow("name") << QStringLiteral("Lamp") << QStringLiteral("cards/lamp");
        QTest::newRow("longer") << QStringLiteral("Lamplighter") << QStringLiteral("cards/lamplighter");
        QTest::newRow("sentence") << QStringLiteral("Robin plays Lamplighter beside Lamp.")
                                  << QStringLiteral("cards/lamplighter");
        QTest::newRow("question") << QStringLiteral("Lamp: choose a card.") << QStringLiteral("cards/lamp");
        QTest::newRow("no card") << QStringLiteral("Ties") << QString();
    }

    void aTopicIsTheCardThatItNamesFirst()
    {
        QFETCH(QString, topic);
        QFETCH(QString, address);
        ui::RulesPresenter presenter(m_game, m_store);
        presenter.openTopic(topic);
        QCOMPARE(presenter.place().address, address);
        if (address.isEmpty())
            QCOMPARE(presenter.hits().size(), 1U); // searched for instead
    }

    void saysWhatFailed()
    {
        ui::RulesPresenter presenter(m_game, m_store);
        QSignalSpy failed(&presenter, &ui::RulesPresenter::failed);
        m_store.broken = true;
        presenter.search(QStringLiteral("Tie"));
        m_store.broken = false;
        QCOMPARE(failed.size(), 1);
        presenter.open(QStringLiteral("rules/77"));
        says(failed.last()[0].value<ui::Sentence>()(), QStringLiteral("There is no entry “rules/77” in the rules."));
    }
};

REGISTER_TEST(RulesModelsTest)
#include "rules_models_test.moc"
