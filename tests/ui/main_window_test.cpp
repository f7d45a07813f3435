#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "ui/language.h"
#include "ui/main_menu.h"
#include "ui/main_window.h"
#include "ui/theme.h"
#include "ui/window_settings.h"

#include <QApplication>
#include <QCursor>
#include <QDropEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <array>

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
    bool menuBar() const override { return m_menuBar; }
    void setMenuBar(bool shown) override { m_menuBar = shown; }
    QByteArray splitter(const QString& name) const override { return m_splitters.value(name); }
    void setSplitter(const QString& name, const QByteArray& state) override { m_splitters[name] = state; }
    QString page() const override { return m_page; }
    void setPage(const QString& id) override { m_page = id; }

private:
    ui::Appearance m_appearance = ui::Appearance::Dark;
    int m_textPercent = 100;
    ui::SeatSet m_seatSet = ui::SeatSet::Usual;
    QString m_language = QStringLiteral("en");
    bool m_menuBar = false;
    QByteArray m_geometry;
    QMap<QString, QByteArray> m_splitters;
    QString m_page;
};

QAction* action(const ui::MainMenu& menu, const QString& text)
{
    for (QAction* each : menu.actions())
        if (tests::says(each->text(), text))
            return each;
    return nullptr;
}

ui::MainWindow::PageSpec named(const QString& name)
{
    return { name.toLower(), [name] { return tests::inWords(name); }, name.toLower() };
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
    void escapeLeavesWhatOneLooksUp();
    void switchesThemeAndTextSize();
    void remembersPlaceAndPage();
    void remembersHowAPageIsDivided();
    void menusOpenByKey_data();
    void menusOpenByKey();
    void altWithAnotherKeyIsNoMenu();
    void everyEntryShowsItsKey();
    void aBarIfSomebodyWants();
    void fillsTheScreenAndComesBack();
    void saysWhatWaitsOnAnotherPage();
    void takesFilesThatAreDropped();
    void longTipsWrap();
    void entriesAreReadAsOneOfSeveral();
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
    m_window->addPage(m_first, named(QStringLiteral("Pairs")));
    m_window->addPage(m_second, named(QStringLiteral("Play")));
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

void MainWindowTest::escapeLeavesWhatOneLooksUp()
{
    std::array<QPushButton*, 2> aside {};
    for (QPushButton*& page : aside) {
        page = new QPushButton(QStringLiteral("looked up"));
        ui::MainWindow::PageSpec spec = named(QStringLiteral("Rules"));
        spec.aside = true;
        m_window->addPage(page, spec);
    }
    const auto escape = [this] { QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape); };
    m_window->showPage(m_second);
    m_window->showPage(aside[0]);
    m_window->showPage(aside[1]);
    escape();
    QCOMPARE(m_window->currentPage(), aside[0]);
    escape();
    QCOMPARE(m_window->currentPage(), m_second);
    // There and back again is no way to go back.
    for (QPushButton* page : { aside[0], aside[1], aside[0] })
        m_window->showPage(page);
    escape();
    QCOMPARE(m_window->currentPage(), m_second);
    // Where somebody went on from there the way back ends.
    m_window->showPage(aside[0]);
    m_window->showPage(m_first);
    m_window->showPage(aside[1]);
    escape();
    QCOMPARE(m_window->currentPage(), m_first);
}

void MainWindowTest::switchesThemeAndTextSize()
{
    QVERIFY(ui::coloursOf(m_first->palette()).dark);
    action(m_window->menu(), QStringLiteral("&Light"))->trigger();
    QVERIFY(!ui::coloursOf(m_first->palette()).dark);
    QCOMPARE(m_settings->appearance(), ui::Appearance::Light);
    action(m_window->menu(), QStringLiteral("Seats for the &colour-blind"))->trigger();
    QVERIFY(ui::coloursOf(m_first->palette()).colourBlind);
    QVERIFY(!ui::coloursOf(m_first->palette()).dark);
    QCOMPARE(m_settings->seatSet(), ui::SeatSet::ColourBlind);
    action(m_window->menu(), QStringLiteral("Seats for the &colour-blind"))->trigger();
    QVERIFY(!ui::coloursOf(m_first->palette()).colourBlind);
    const int before = m_first->fontMetrics().height();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_theme->textPercent(), 110);
    action(m_window->menu(), QStringLiteral("200 %"))->trigger();
    QVERIFY(m_first->fontMetrics().height() > before * 3 / 2);
    QCOMPARE(m_settings->textPercent(), 200);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_theme->textPercent(), 100);
    QVERIFY(action(m_window->menu(), QStringLiteral("100 %"))->isChecked());
}

void MainWindowTest::remembersPlaceAndPage()
{
    m_window->resize(777, 555);
    m_window->showPage(m_second);
    m_window->close();
    ui::MainWindow again(*m_theme, *m_settings);
    auto* second = new QLabel;
    again.addPage(new QLabel, named(QStringLiteral("Pairs")));
    again.addPage(new QLabel, named(QStringLiteral("Rules"))); // a page that was not there before
    again.addPage(second, named(QStringLiteral("Play")));
    again.restore();
    QCOMPARE(again.size(), QSize(777, 555));
    QCOMPARE(again.currentPage(), second);
}

void MainWindowTest::remembersHowAPageIsDivided()
{
    const auto divided = [](QWidget& page) {
        auto* splitter = new QSplitter(&page);
        splitter->setObjectName(QStringLiteral("halves"));
        splitter->setGeometry(0, 0, 400, 100);
        splitter->addWidget(new QWidget);
        splitter->addWidget(new QWidget);
        return splitter;
    };
    QSplitter* before = divided(*m_first);
    before->show();
    before->setSizes({ 300, 100 });
    const QList<int> left = before->sizes();
    m_window->close();
    ui::MainWindow again(*m_theme, *m_settings);
    auto* page = new QLabel;
    again.addPage(page, named(QStringLiteral("Pairs")));
    QSplitter* after = divided(*page);
    again.show();
    QTRY_COMPARE(after->sizes(), left);
    QVERIFY(left[0] > 2 * left[1]);
}

void MainWindowTest::menusOpenByKey_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F10") << static_cast<int>(Qt::Key_F10);
    QTest::newRow("Alt") << static_cast<int>(Qt::Key_Alt);
}

void MainWindowTest::menusOpenByKey()
{
    QFETCH(int, key);
    QVERIFY(m_window->menuWidget() == nullptr); // no bar
    QSignalSpy asked(m_window.get(), &ui::MainWindow::newMatchAsked);
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QVERIFY(menu->activeAction() != nullptr);
    QVERIFY(m_window->screen()->availableGeometry().contains(menu->frameGeometry()));
    QTest::keyClick(menu, Qt::Key_Return); // the first entry
    QCOMPARE(asked.count(), 1);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void MainWindowTest::altWithAnotherKeyIsNoMenu()
{
    QTest::keyPress(m_window.get(), Qt::Key_Alt);
    QTest::keyPress(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyRelease(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyRelease(m_window.get(), Qt::Key_Alt);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void MainWindowTest::everyEntryShowsItsKey()
{
    for (const char* text :
        { "&New match…", "&Find anything…", "F&ull screen", "&Keyboard shortcuts", "&Quit", "Play" }) {
        const QAction* entry = action(m_window->menu(), QString::fromUtf8(text));
        QVERIFY2(entry != nullptr && !entry->shortcut().isEmpty(), text);
    }
}

void MainWindowTest::aBarIfSomebodyWants()
{
    QToolButton* button = accessibility::find<QToolButton>(*m_window, QStringLiteral("Menu"));
    QVERIFY(button->isVisible());
    action(m_window->menu(), QStringLiteral("&Menu bar"))->trigger();
    QVERIFY(!button->isVisible());
    QTRY_VERIFY(m_window->menuBar()->isVisible());
    const QList<QAction*> menus = m_window->menuBar()->actions();
    QCOMPARE(menus.size(), 3);
    QVERIFY(tests::says(menus[0]->text(), QStringLiteral("&Match")));
    QVERIFY(tests::says(menus[1]->text(), QStringLiteral("&View")));
    QVERIFY(tests::says(menus[2]->text(), QStringLiteral("&Help")));
    QSignalSpy asked(m_window.get(), &ui::MainWindow::newMatchAsked);
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier); // still once, though it stands in two menus
    QCOMPARE(asked.count(), 1);
    QVERIFY(m_settings->menuBar());
    action(m_window->menu(), QStringLiteral("&Menu bar"))->trigger();
    QVERIFY(button->isVisible());
    QVERIFY(m_window->menuWidget() == nullptr);
}

void MainWindowTest::fillsTheScreenAndComesBack()
{
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(!m_window->isFullScreen());
}

void MainWindowTest::saysWhatWaitsOnAnotherPage()
{
    m_window->setBadge(m_second, 1, QStringLiteral("a match waits"));
    QToolButton* entry = accessibility::find<QToolButton>(*m_window, QStringLiteral("Play"));
    QVERIFY(entry->accessibleDescription().contains(QStringLiteral("a match waits")));
    m_window->setBadge(m_second, 0, QStringLiteral("a match waits"));
    QVERIFY(!entry->accessibleDescription().contains(QStringLiteral("a match waits")));
}

void MainWindowTest::takesFilesThatAreDropped()
{
    QSignalSpy dropped(m_window.get(), &ui::MainWindow::filesDropped);
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(QStringLiteral("/tmp/a backup.db")) });
    QDragEnterEvent enter({ 10, 10 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({ 10, 10 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    QCOMPARE(dropped.value(0).value(0).toStringList(), QStringList(QStringLiteral("/tmp/a backup.db")));
}

/// As text that it is, and where the mouse is too low for all of it, above the mouse.
void MainWindowTest::longTipsWrap()
{
    QPointer<QLabel> tip;
    const auto appears = [&tip] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel") && widget->isVisible())
                tip = qobject_cast<QLabel*>(widget);
        return tip != nullptr;
    };
    const QString words = QStringLiteral("<b>Long</b> John & ");
    m_first->setToolTip(words.repeated(30) + QString(300, QLatin1Char('x')));
    QTest::mouseMove(m_first, m_first->rect().center());
    QTest::mouseMove(m_first, m_first->rect().center() + QPoint(3, 0));
    QTRY_VERIFY(appears());
    QCOMPARE(tip->textFormat(), Qt::PlainText);
    QVERIFY2(tip->width() <= ui::scaled(tip->font(), 320), qPrintable(QString::number(tip->width())));
    QVERIFY(tip->height() >= tip->heightForWidth(tip->width()));
    QVERIFY(tip->fontMetrics().lineSpacing() * 8 < tip->height());
    QVERIFY(tip->screen()->availableGeometry().contains(tip->geometry()));
    // Another one in its place, of one line.
    m_first->setToolTip(QStringLiteral("short"));
    QHelpEvent again(QEvent::ToolTip, m_first->rect().center(), QCursor::pos());
    QApplication::sendEvent(m_first, &again);
    QCOMPARE(tip->text(), QStringLiteral("short"));
    QVERIFY(tip->height() < 2 * tip->fontMetrics().lineSpacing() + 20);
    QVERIFY(tip->width() < 100);
    // And a long one again, at the foot of the screen.
    m_first->setToolTip(words.repeated(30));
    const QRect room = tip->screen()->availableGeometry();
    QToolTip::hideText();
    QTRY_VERIFY(tip == nullptr);
    QCursor::setPos(room.bottomRight() - QPoint(5, 5));
    QHelpEvent low(QEvent::ToolTip, m_first->rect().center(), QCursor::pos());
    QApplication::sendEvent(m_first, &low);
    QTRY_VERIFY(appears());
    QVERIFY(room.contains(tip->geometry()));
    QVERIFY(!tip->geometry().contains(QCursor::pos()));
    QToolTip::hideText();
}

/// Not as boxes to be ticked each for itself.
void MainWindowTest::entriesAreReadAsOneOfSeveral()
{
    for (QToolButton* entry : m_window->findChildren<QToolButton*>())
        if (entry->isCheckable()) {
            QAccessibleInterface* read = QAccessible::queryAccessibleInterface(entry);
            QCOMPARE(read->role(), QAccessible::RadioButton);
            QCOMPARE(read->text(QAccessible::Name), entry->text());
            QCOMPARE(read->state().checked != 0, entry->isChecked());
            read->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QVERIFY(entry->isChecked());
            QVERIFY(read->state().checked);
        }
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
