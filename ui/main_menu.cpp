#include "ui/main_menu.h"

#include "translations/languages.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/window_settings.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace ui {

namespace {

constexpr std::array kTextSizes { 80, 90, 100, 110, 125, 150, 175, 200 };
constexpr int kTextStep = 10;

} // namespace

MainMenu::MainMenu(QMainWindow& window, Theme& theme, WindowSettings& settings)
    : QObject(&window)
    , m_window(window)
    , m_theme(theme)
    , m_settings(settings)
    , m_popup(new QMenu(&window))
    , m_pages(addMenu([] { return tr("&Page"); }))
{
    makeActions();
    makeLooks();
    makeTextSizes();
    makeLanguages();
    arrange();
    setBar(m_settings.menuBar());
    connect(&m_theme, &Theme::changed, this, &MainMenu::showTheme);
    showTheme();
}

/// An action of the window itself: its key holds wherever the menus are.
QAction* MainMenu::add(const QKeySequence& key, const std::function<QString()>& text, const std::function<void()>& act)
{
    auto* action = new QAction(&m_window);
    action->setShortcut(key);
    m_window.addAction(action);
    connect(action, &QAction::triggered, this, act);
    inEachLanguage(&m_window, [action, text] { action->setText(text()); });
    return action;
}

QMenu* MainMenu::addMenu(const std::function<QString()>& title)
{
    auto* menu = new QMenu(&m_window);
    inEachLanguage(menu, [menu, title] { menu->setTitle(title()); });
    return menu;
}

void MainMenu::makeActions()
{
    m_newMatch = add(
        QKeySequence::New, [] { return tr("&New match…"); }, [this] { Q_EMIT newMatchAsked(); });
    m_sheet = add(
        {}, [] { return tr("&Write up a table game…"); }, [this] { Q_EMIT sheetAsked(); });
    m_find = add(
        Qt::CTRL | Qt::Key_K, [] { return tr("&Find anything…"); }, [this] { Q_EMIT findAsked(); });
    m_backup = add(
        {}, [] { return tr("&Back up everything…"); }, [this] { Q_EMIT backupAsked(); });
    m_restore = add(
        {}, [] { return tr("&Restore a backup…"); }, [this] { Q_EMIT restoreAsked(); });
    m_quit = add(
        Qt::CTRL | Qt::Key_Q, [] { return tr("&Quit"); }, [this] { m_window.close(); });
    m_quit->setMenuRole(QAction::QuitRole);
    m_full = add(
        Qt::Key_F11, [] { return tr("F&ull screen"); },
        [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
    m_full->setCheckable(true);
    connect(m_popup, &QMenu::aboutToShow, this, &MainMenu::followWindow);
    m_bar = add(
        Qt::CTRL | Qt::Key_M, [] { return tr("&Menu bar"); }, [this] { setBar(!m_settings.menuBar()); });
    m_bar->setCheckable(true);
    m_rules = add(
        Qt::Key_F1, [] { return tr("What the ru&les say here"); }, [this] { Q_EMIT rulesAsked(); });
    m_primer = add(
        {}, [] { return tr("How it is &played, in two minutes"); }, [this] { Q_EMIT primerAsked(); });
    m_teach = add(
        {}, [] { return tr("&Show me how"); }, [this] { Q_EMIT teachAsked(); });
    m_keys = add(
        Qt::CTRL | Qt::Key_F1, [] { return tr("&Keyboard shortcuts"); }, [this] { Q_EMIT shortcutsAsked(); });
    m_about = add(
        {}, [] { return tr("&About Breakpoint"); }, [this] { Q_EMIT aboutAsked(); });
    m_about->setMenuRole(QAction::AboutRole);
}

void MainMenu::makeLooks()
{
    m_looks = addMenu([] { return tr("&Theme"); });
    m_appearance = new QActionGroup(this);
    const auto addLook = [this](Appearance appearance, const std::function<QString()>& text) {
        QAction* action = add({}, text, [this, appearance] {
            m_settings.setAppearance(appearance);
            m_theme.setAppearance(appearance);
        });
        action->setCheckable(true);
        action->setData(static_cast<int>(appearance));
        m_appearance->addAction(action);
        m_looks->addAction(action);
    };
    addLook(Appearance::System, [] { return tr("Like the &desktop"); });
    addLook(Appearance::Light, [] { return tr("&Light"); });
    addLook(Appearance::Dark, [] { return tr("D&ark"); });
    m_looks->addSeparator();
    m_seats = add(
        {}, [] { return tr("Seats for the &colour-blind"); },
        [this] {
            m_settings.setSeatSet(m_seats->isChecked() ? SeatSet::ColourBlind : SeatSet::Usual);
            m_theme.setSeatSet(m_settings.seatSet());
        });
    m_seats->setCheckable(true);
    m_looks->addAction(m_seats);
}

void MainMenu::makeTextSizes()
{
    m_textSizes = addMenu([] { return tr("Te&xt size"); });
    m_percents = new QActionGroup(this);
    for (const int percent : kTextSizes) {
        QAction* action = add(
            {}, [percent] { return tr("%1 %").arg(percent); }, [this, percent] { setTextPercent(percent); });
        action->setCheckable(true);
        action->setData(percent);
        m_percents->addAction(action);
        m_textSizes->addAction(action);
    }
    m_textSizes->addSeparator();
    QAction* larger = add(
        {}, [] { return tr("&Larger text"); }, [this] { setTextPercent(m_theme.textPercent() + kTextStep); });
    larger->setShortcuts({ QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal) });
    m_textSizes->addAction(larger);
    m_textSizes->addAction(add(
        Qt::CTRL | Qt::Key_Minus, [] { return tr("&Smaller text"); },
        [this] { setTextPercent(m_theme.textPercent() - kTextStep); }));
    m_textSizes->addAction(add(
        Qt::CTRL | Qt::Key_0, [] { return tr("&Normal text size"); }, [this] { setTextPercent(100); }));
}

/// The languages that are whole, each called as its speakers do; no choice where there is one.
void MainMenu::makeLanguages()
{
    m_languages = addMenu([] { return tr("&Language"); });
    auto* group = new QActionGroup(this);
    for (const translations::Language& language : translations::languages()) {
        if (!language.whole)
            continue;
        QAction* action = add(
            {}, [name = language.name] { return name; },
            [this, code = language.code] {
                m_settings.setLanguage(code);
                speak(code);
            });
        action->setCheckable(true);
        action->setChecked(language.code == m_settings.language());
        action->setData(language.code);
        group->addAction(action);
        m_languages->addAction(action);
    }
    m_languages->menuAction()->setVisible(group->actions().size() > 1);
    onNewLanguage(&m_window, [group] {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toString() == spokenLanguage());
    });
}

void MainMenu::arrange()
{
    inEachLanguage(m_popup, [this] { m_popup->setAccessibleName(tr("Menu")); });
    m_popup->addActions({ m_newMatch, m_sheet, m_find });
    m_popup->addSeparator();
    for (QMenu* menu : { m_pages, m_looks, m_textSizes, m_languages })
        m_popup->addMenu(menu);
    m_popup->addActions({ m_full, m_bar });
    m_popup->addSeparator();
    m_popup->addActions({ m_backup, m_restore });
    m_popup->addSeparator();
    m_popup->addActions({ m_rules, m_primer, m_teach, m_keys, m_about });
    m_popup->addSeparator();
    m_popup->addAction(m_quit);
}

/// The same actions in a bar: by what they are about.
void MainMenu::arrangeBar()
{
    QMenuBar* bar = m_window.menuBar();
    if (!bar->actions().isEmpty())
        return;
    QMenu* match = addMenu([] { return tr("&Match"); });
    match->addActions({ m_newMatch, m_sheet, m_find });
    match->addSeparator();
    match->addActions({ m_backup, m_restore });
    match->addSeparator();
    match->addAction(m_quit);
    QMenu* view = addMenu([] { return tr("&View"); });
    for (QMenu* menu : { m_pages, m_looks, m_textSizes, m_languages })
        view->addMenu(menu);
    view->addActions({ m_full, m_bar });
    connect(view, &QMenu::aboutToShow, this, &MainMenu::followWindow);
    QMenu* help = addMenu([] { return tr("&Help"); });
    help->addActions({ m_rules, m_primer, m_teach, m_keys });
    help->addSeparator();
    help->addAction(m_about);
    for (QMenu* menu : { match, view, help })
        bar->addMenu(menu);
}

QAction* MainMenu::addPage(
    const QKeySequence& key, const std::function<QString()>& name, const std::function<void()>& show)
{
    QAction* action = add(key, name, show);
    m_pages->addAction(action);
    return action;
}

bool MainMenu::hasBar() const
{
    return m_settings.menuBar();
}

void MainMenu::setTaught(bool taught)
{
    m_primer->setVisible(taught);
    m_teach->setVisible(taught);
}

void MainMenu::setBar(bool shown)
{
    m_settings.setMenuBar(shown);
    m_bar->setChecked(shown);
    if (shown)
        arrangeBar();
    // A bar nobody asked for is never made: a hidden one would still take the Alt key.
    if (QWidget* bar = m_window.menuWidget(); bar != nullptr && !shown)
        m_window.setMenuBar(nullptr);
    Q_EMIT barChanged(shown);
}

void MainMenu::open(const QWidget& button)
{
    if (hasBar()) {
        QMenuBar* bar = m_window.menuBar();
        bar->setActiveAction(bar->actions().constFirst());
        return;
    }
    const QSize size = m_popup->sizeHint();
    m_popup->popup(button.mapToGlobal(QPoint(button.width(), button.height() - size.height())));
    m_popup->setActiveAction(m_popup->actions().constFirst());
}

QList<QAction*> MainMenu::pages() const
{
    return m_pages->actions();
}

QList<QAction*> MainMenu::actions() const
{
    QList<QAction*> all;
    const std::function<void(const QMenu&)> gather = [&](const QMenu& menu) {
        for (QAction* action : menu.actions())
            if (const auto* below = action->menu(); below != nullptr)
                gather(*below);
            else if (!action->isSeparator())
                all << action;
    };
    gather(*m_popup);
    return all;
}

void MainMenu::setTextPercent(int percent)
{
    m_theme.setTextPercent(percent);
    m_settings.setTextPercent(m_theme.textPercent());
}

void MainMenu::showTheme()
{
    for (QAction* action : m_appearance->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_theme.appearance()));
    m_seats->setChecked(m_theme.seatSet() == SeatSet::ColourBlind);
    for (QAction* action : m_percents->actions())
        action->setChecked(action->data().toInt() == m_theme.textPercent());
}

/// A desktop has its own ways into and out of full screen.
void MainMenu::followWindow()
{
    m_full->setChecked(m_window.isFullScreen());
}

} // namespace ui
