#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/table/gallery.h"
#include "ui/table/starrealms/gallery/realm_card_filter.h"
#include "ui/table/starrealms/gallery/realm_card_model.h"
#include "ui/table/starrealms/gallery/realm_sums.h"
#include "ui/table/starrealms/gallery/realm_tile_view.h"
#include "ui/table/table_factory.h"
#include "ui/text/topic.h"
#include "ui/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cstdlib>

/// The page of Star Realms' cards, as somebody looks through them.
class RealmGalleryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup();
    void showsTheCardsOfASet();
    void findsByWordsAndFigures();
    void showsFactionsAndKinds();
    void sortsAsAsked();
    void tellsWhatACardIs();
    void theKeyboardGoesThroughThem();
    void nothingFoundOffersAllAgain();
    void everythingHasAName();
    void asksTheRules();
    void fitsEveryWindow_data();
    void fitsEveryWindow();

private:
    template <class Widget>
    Widget* named(const char* name)
    {
        return accessibility::find<Widget>(*m_page, QLatin1String(name));
    }
    QStringList shown()
    {
        QStringList names;
        for (int row = 0; row < m_tiles->model()->rowCount(); ++row)
            names << m_tiles->model()->index(row, 0).data().toString();
        return names;
    }
    QString panelWords();

    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<ui::Gallery> m_page;
    ui::RealmTileView* m_tiles = nullptr;
};

void RealmGalleryTest::init()
{
    if (m_theme == nullptr)
        m_theme = std::make_unique<ui::Theme>(*qApp);
    tests::speakNext();
    m_page.reset(ui::makeGallery(tests::starRealms()));
    QVERIFY(m_page != nullptr);
    m_page->resize(1280, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_tiles = m_page->findChild<ui::RealmTileView*>();
}

void RealmGalleryTest::cleanup()
{
    m_page.reset();
    ui::speak(QStringLiteral("en"));
}

/// All that stands beside the large card.
QString RealmGalleryTest::panelWords()
{
    QStringList words;
    for (const QLabel* label : m_page->findChildren<QLabel*>())
        if (label->isVisible())
            words << label->text();
    return words.join(QLatin1Char('\n'));
}

void RealmGalleryTest::showsTheCardsOfASet()
{
    // 45 different ones, and what comes with every seat or lies beside the trade deck.
    QCOMPARE(shown().size(), 48);
    QVERIFY(shown().contains(QStringLiteral("Hive Queen")));
    QVERIFY(!shown().contains(QStringLiteral("Mothership")));
    for (QPushButton* button : m_page->findChildren<QPushButton*>())
        if (button->property("set").toString() == QStringLiteral("core"))
            button->click();
    QVERIFY(shown().contains(QStringLiteral("Mothership")));
    QVERIFY(!shown().contains(QStringLiteral("Hive Queen")));
    QVERIFY(shown().contains(QStringLiteral("Explorer")));
    m_page->open(QStringLiteral("Hive Queen"));
    QVERIFY(shown().contains(QStringLiteral("Hive Queen")));
    QCOMPARE(m_tiles->currentIndex().data().toString(), QStringLiteral("Hive Queen"));
}

void RealmGalleryTest::findsByWordsAndFigures()
{
    auto* search = named<QLineEdit>("Search the cards");
    QVERIFY(search != nullptr);
    search->setText(QStringLiteral("hive qu"));
    QCOMPARE(shown(), QStringList { QStringLiteral("Hive Queen") });
    // A figure is asked for by its name.
    const auto* model = m_page->findChild<ui::RealmCardModel*>();
    search->setText(model->costWord() + QStringLiteral(" 8"));
    QCOMPARE(shown().size(), 4); // one a faction
    search->setText(model->costWord() + QStringLiteral(" 8 ") + model->defenseWord() + QStringLiteral(" 6"));
    QCOMPARE(shown(), QStringList { QStringLiteral("Transit Nexus") });
}

void RealmGalleryTest::showsFactionsAndKinds()
{
    named<QAbstractButton>("Show cards of Blob")->click();
    QCOMPARE(shown().size(), 12);
    named<QAbstractButton>("Show cards of Machine Cult")->click();
    QCOMPARE(shown().size(), 23);
    named<QAbstractButton>("Show outposts only")->click();
    QCOMPARE(shown().size(), 5); // all of the Machine Cult
    named<QAbstractButton>("Show bases only")->click();
    QCOMPARE(shown().size(), 9); // an outpost is a base
    named<QAbstractButton>("Show ships only")->click();
    QCOMPARE(shown().size(), 14);
    named<QAbstractButton>("Show cards of Blob")->click();
    named<QAbstractButton>("Show cards of Machine Cult")->click();
    QCOMPARE(shown().size(), 31);
}

void RealmGalleryTest::sortsAsAsked()
{
    QCOMPARE(shown().constFirst(), QStringLiteral("Stinger"));
    QCOMPARE(shown().constLast(), QStringLiteral("Explorer"));
    auto* filter = m_page->findChild<ui::RealmCardFilter*>();
    filter->setOrder(ui::RealmCardFilter::Order::Name);
    QCOMPARE(shown().constFirst(), QStringLiteral("Blob Alpha"));
    filter->setOrder(ui::RealmCardFilter::Order::Defense);
    QCOMPARE(shown().constFirst(), QStringLiteral("Swarm Cluster"));
}

void RealmGalleryTest::tellsWhatACardIs()
{
    m_page->open(QStringLiteral("Hive Queen"));
    const QString words = panelWords();
    for (const char* said : { "7 trade", "1 of 80", "another Blob card in play", "two other Blob cards in play" })
        QVERIFY2(tests::mentions(words, QLatin1String(said)), said);
    const auto sums = [](const char* name) {
        return ui::sumsOf(
            tests::starRealms(), *core::starrealms::readingOf(tests::starRealms(), name, core::language::spoken()));
    };
    QVERIFY(words.contains(sums("Hive Queen")));
    if (ui::spokenLanguage() != QStringLiteral("en"))
        return;
    QCOMPARE(
        sums("Swarm Cluster"), QStringLiteral("Alone 5 combat. With an ally 8 combat. With two allies 11 combat."));
    QCOMPARE(sums("Stinger"), QStringLiteral("Alone 3 combat. With an ally 6 combat. Scrapped, once, 1 trade more."));
    QCOMPARE(sums("Patrol Mech"), QStringLiteral("Alone 3 trade, or 5 combat."));
    QCOMPARE(sums("Junkyard"), QStringLiteral("Nothing that is counted."));
    QCOMPARE(sums("Fleet HQ"), QStringLiteral("More goes by what lies on the table."));
}

void RealmGalleryTest::theKeyboardGoesThroughThem()
{
    m_tiles->setFocus();
    m_tiles->setCurrentIndex(m_tiles->model()->index(0, 0));
    QTest::keyClick(m_tiles, Qt::Key_Right);
    QCOMPARE(m_tiles->currentIndex().row(), 1);
    const QString card = m_tiles->currentIndex().data().toString();
    QCOMPARE(ui::topicOf(m_tiles), card); // F1 asks about it
    QTest::keyClick(m_tiles, Qt::Key_Down);
    QVERIFY(m_tiles->currentIndex().row() > 2);
    // The card stays the one that is shown while it is among those that are.
    m_page->open(QStringLiteral("Hive Queen"));
    named<QLineEdit>("Search the cards")->setText(QStringLiteral("blob"));
    QCOMPARE(m_tiles->currentIndex().data().toString(), QStringLiteral("Hive Queen"));
}

void RealmGalleryTest::nothingFoundOffersAllAgain()
{
    named<QLineEdit>("Search the cards")->setText(QStringLiteral("lamp oil"));
    QCOMPARE(shown(), QStringList());
    QVERIFY(!m_tiles->isVisible());
    auto* all = accessibility::withText<QPushButton>(*m_page, QStringLiteral("Show all cards"));
    QVERIFY(all != nullptr && all->isVisible());
    all->click();
    QCOMPARE(shown().size(), 48);
    QVERIFY(m_tiles->isVisible());
}

void RealmGalleryTest::everythingHasAName()
{
    QCOMPARE(accessibility::nameless(*m_page).join(QLatin1Char(',')), QString());
    const QString read = m_tiles->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(read.startsWith(QStringLiteral("Stinger, Blob, ")));
}

void RealmGalleryTest::asksTheRules()
{
    m_page->open(QStringLiteral("Stinger"));
    const QSignalSpy asked(m_page.get(), &ui::Gallery::rulesAsked);
    named<QPushButton>("What the rules say of this card")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().constFirst().toString(), QStringLiteral("Stinger"));
    // What really runs is at hand.
    auto* program = accessibility::withText<QPushButton>(*m_page, QStringLiteral("How the program reads it"));
    program->click();
    QVERIFY(
        panelWords().contains(QString::fromStdString(tests::starRealms().explain("Stinger", "frontiers")).trimmed()));
}

void RealmGalleryTest::fitsEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::addColumn<bool>("dark");
    QTest::newRow("as in the picture") << QSize(1368, 900) << 100 << true;
    QTest::newRow("light") << QSize(1208, 800) << 100 << false;
    QTest::newRow("small") << QSize(928, 640) << 100 << true;
    QTest::newRow("large text") << QSize(1208, 800) << 165 << false;
}

/// Nothing makes the page larger than its window, and cards are in sight. BREAKPOINT_SPECIMEN puts pictures there.
void RealmGalleryTest::fitsEveryWindow()
{
    QFETCH(const QSize, size);
    QFETCH(const int, text);
    QFETCH(const bool, dark);
    QFETCH_GLOBAL(const QString, language);
    m_theme->setTextPercent(text);
    m_theme->setAppearance(dark ? ui::Appearance::Dark : ui::Appearance::Light);
    m_page->resize(size);
    QTest::qWait(50);
    QCOMPARE(m_page->size(), size);
    QVERIFY2(m_tiles->height() > size.height() / 4, qPrintable(QString::number(m_tiles->height())));
    if (const char* folder = std::getenv("BREAKPOINT_SPECIMEN"))
        m_page->grab().save(
            QStringLiteral("%1/gallery-%2-%3.png")
                .arg(QString::fromLocal8Bit(folder),
                    QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-')),
                    language));
    m_theme->setTextPercent(100);
}

REGISTER_TEST(RealmGalleryTest)
#include "realm_gallery_test.moc"
