#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/theme.h"
#include "ui/window_settings.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace {

class MemorySettings final : public ui::WindowSettings {
public:
    ui::Appearance appearance() const override { return m_appearance; }
    void setAppearance(ui::Appearance appearance) override { m_appearance = appearance; }
    int textPercent() const override { return m_textPercent; }
    void setTextPercent(int percent) override { m_textPercent = percent; }
    ui::SeatSet seatSet() const override { return m_seatSet; }
    void setSeatSet(ui::SeatSet seats) override { m_seatSet = seats; }
    QString language() const override { return m_language; }
    void setLanguage(const QString& code) override { m_language = code; }
    QByteArray geometry() const override { return m_geometry; }
    void setGeometry(const QByteArray& geometry) override { m_geometry = geometry; }
    int page() const override { return m_page; }
    void setPage(int page) override { m_page = page; }

private:
    ui::Appearance m_appearance = ui::Appearance::Dark;
    int m_textPercent = 100;
    ui::SeatSet m_seatSet = ui::SeatSet::Usual;
    QString m_language = QStringLiteral("en");
    QByteArray m_geometry;
    int m_page = 0;
};

QAction* action(const QMenuBar& bar, const QString& text)
{
    for (QAction* each : bar.findChildren<QAction*>())
        if (tests::says(each->text(), text))
            return each;
    return nullptr;
}

} // namespace

/// The frame around the pages, by keyboard and menus.
class MainWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup();
    void goesThroughThePages();
    void switchesThemeAndTextSize();
    void remembersPlaceAndPage();
    void opensWithinTheScreen();
    void noTwoActionsShareAKey();
    void everythingHasAName();

private:
    std::unique_ptr<MemorySettings> m_settings;
    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<ui::MainWindow> m_window;
    QLabel* m_first = nullptr;
    QLabel* m_second = nullptr;
};

void MainWindowTest::init()
{
    tests::speakNext();
    m_settings = std::make_unique<MemorySettings>();
    m_theme = std::make_unique<ui::Theme>(*qApp);
    m_window = std::make_unique<ui::MainWindow>(*m_theme, *m_settings);
    m_first = new QLabel(QStringLiteral("first"));
    m_second = new QLabel(QStringLiteral("second"));
    m_window->addPage(
        m_first, [] { return tests::inWords(QStringLiteral("Pairs")); }, QStringLiteral("pairs"));
    m_window->addPage(
        m_second, [] { return tests::inWords(QStringLiteral("Play")); }, QStringLiteral("play"));
    m_window->restore();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::cleanup()
{
    m_window.reset();
    m_theme.reset();
    m_settings.reset();
    ui::speak(QStringLiteral("en"));
}

void MainWindowTest::goesThroughThePages()
{
    QSignalSpy shown(m_window.get(), &ui::MainWindow::pageShown);
    QCOMPARE(m_window->currentPage(), m_first);
    QTest::mouseClick(accessibility::find<QToolButton>(*m_window, QStringLiteral("Play")), Qt::LeftButton);
    QCOMPARE(m_window->currentPage(), m_second);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage(), m_first);
    QCOMPARE(shown.count(), 2);
    QSignalSpy asked(m_window.get(), &ui::MainWindow::newMatchAsked);
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(asked.count(), 1);
}

void MainWindowTest::switchesThemeAndTextSize()
{
    QVERIFY(ui::coloursOf(m_first->palette()).dark);
    action(*m_window->menuBar(), QStringLiteral("&Light"))->trigger();
    QVERIFY(!ui::coloursOf(m_first->palette()).dark);
    QCOMPARE(m_settings->appearance(), ui::Appearance::Light);
    action(*m_window->menuBar(), QStringLiteral("Seats for the &colour-blind"))->trigger();
    QVERIFY(ui::coloursOf(m_first->palette()).colourBlind);
    QVERIFY(!ui::coloursOf(m_first->palette()).dark);
    QCOMPARE(m_settings->seatSet(), ui::SeatSet::ColourBlind);
    action(*m_window->menuBar(), QStringLiteral("Seats for the &colour-blind"))->trigger();
    QVERIFY(!ui::coloursOf(m_first->palette()).colourBlind);
    const int before = m_first->fontMetrics().height();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_theme->textPercent(), 110);
    action(*m_window->menuBar(), QStringLiteral("200 %"))->trigger();
    QVERIFY(m_first->fontMetrics().height() > before * 3 / 2);
    QCOMPARE(m_settings->textPercent(), 200);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_theme->textPercent(), 100);
    QVERIFY(action(*m_window->menuBar(), QStringLiteral("100 %"))->isChecked());
}

void MainWindowTest::remembersPlaceAndPage()
{
    m_window->resize(777, 555);
    m_window->showPage(m_second);
    m_window->close();
    ui::MainWindow again(*m_theme, *m_settings);
    auto* second = new QLabel;
    again.addPage(
        new QLabel, [] { return tests::inWords(QStringLiteral("Pairs")); }, QStringLiteral("pairs"));
    again.addPage(
        second, [] { return tests::inWords(QStringLiteral("Play")); }, QStringLiteral("play"));
    again.restore();
    QCOMPARE(again.size(), QSize(777, 555));
    QCOMPARE(again.currentPage(), second);
}

void MainWindowTest::opensWithinTheScreen()
{
    MemorySettings fresh;
    ui::MainWindow first(*m_theme, fresh);
    first.restore();
    const QSize room = first.screen()->availableSize();
    QVERIFY(first.width() <= room.width() * 0.92);
    QVERIFY(first.height() <= room.height() * 0.92);
}

void MainWindowTest::noTwoActionsShareAKey()
{
    QStringList keys;
    for (const QAction* each : m_window->findChildren<QAction*>())
        for (const QKeySequence& key : each->shortcuts())
            keys << key.toString();
    QVERIFY(keys.size() > 5);
    QCOMPARE(keys.removeDuplicates(), 0);
}

void MainWindowTest::everythingHasAName()
{
    QCOMPARE(accessibility::nameless(*m_window), QStringList());
}

REGISTER_TEST(MainWindowTest)
#include "main_window_test.moc"
