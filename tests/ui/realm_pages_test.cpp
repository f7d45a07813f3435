#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/table/mini_table.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/theme.h"

#include <QApplication>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <cstdlib>

/// What Home and the pages on how it is played show of Star Realms. BREAKPOINT_SPECIMEN puts pictures there.
class RealmPagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup() { ui::speak(QStringLiteral("en")); }
    void thePrimerTellsAndShows();
    void theMiniTableShowsAMatch_data();
    void theMiniTableShowsAMatch();

private:
    static void keep(const QImage& image, const QString& name)
    {
        if (const char* folder = std::getenv("BREAKPOINT_SPECIMEN"))
            image.save(QString::fromLocal8Bit(folder) + QLatin1Char('/') + name + QLatin1Char('-')
                + ui::spokenLanguage() + QStringLiteral(".png"));
    }

    std::unique_ptr<ui::Theme> m_theme;
};

void RealmPagesTest::init()
{
    if (m_theme == nullptr)
        m_theme = std::make_unique<ui::Theme>(*qApp);
    tests::speakNext();
}

void RealmPagesTest::thePrimerTellsAndShows()
{
    const std::unique_ptr<ui::Primer> primer = ui::makePrimer(tests::starRealms());
    QVERIFY(primer != nullptr);
    QCOMPARE(primer->count(), 7);
    QSet<QString> words;
    for (int page = 0; page < primer->count(); ++page) {
        for (const QString& said : { primer->heading(page), primer->text(page), primer->seen(page) }) {
            QVERIFY(!said.isEmpty());
            QVERIFY2(!words.contains(said), qPrintable(said));
            words.insert(said);
        }
        const ui::Colours& colours = page % 2 == 0 ? ui::darkColours() : ui::lightColours();
        QImage image(1000, 460, QImage::Format_ARGB32_Premultiplied);
        image.fill(colours.clothMiddle);
        const QImage empty = image;
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        primer->paint(page, painter, image.rect(), colours, QApplication::font());
        painter.end();
        QVERIFY(image != empty);
        keep(image, QStringLiteral("primer-%1").arg(page));
    }
}

void RealmPagesTest::theMiniTableShowsAMatch_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("format");
    QTest::newRow("two") << 2 << QStringLiteral("standard");
    QTest::newRow("six") << 6 << QStringLiteral("free-for-all");
    QTest::newRow("a boss") << 2 << QStringLiteral("challenge automatons");
}

void RealmPagesTest::theMiniTableShowsAMatch()
{
    QFETCH(const int, seats);
    QFETCH(const QString, format);
    core::Problems problems;
    core::MatchSetup setup = tests::starRealmsSetup(seats, format.toStdString(), 3);
    for (int i = 0; i < seats; ++i)
        setup.seats[static_cast<std::size_t>(i)].name = "Player " + std::to_string(i + 1);
    const auto match = tests::starRealms().newMatch(setup, problems);
    QVERIFY(match != nullptr);
    const std::unique_ptr<ui::MiniTable> table(ui::makeMiniTable(tests::starRealms()));
    QVERIFY(table != nullptr);
    table->showMatch(*match, core::Seat::First);
    const QString read = table->accessibleDescription();
    for (int i = 0; i < seats; ++i)
        QVERIFY2(read.contains(QStringLiteral("Player %1").arg(i + 1)), qPrintable(read));
    QVERIFY(read.contains(
        seats == 2 && format != QStringLiteral("standard") ? QStringLiteral("Automatons") : QStringLiteral("50")));
    // Wider means lower, and no hand is told to who looks on.
    QVERIFY(table->heightForWidth(1000) <= table->heightForWidth(300));
    QVERIFY(!table->situation(*match, {}, core::Seat::First).isEmpty());
    QVERIFY(table->situation(*match, {}, core::Seat::None).isEmpty());
    table->resize(620, table->heightForWidth(620));
    keep(table->grab().toImage(), QStringLiteral("mini-%1").arg(seats) + format.left(4));
}

REGISTER_TEST(RealmPagesTest)
#include "realm_pages_test.moc"
