#include "ui/main_window.h"

#include "translations/languages.h"
#include "ui/dialogs/help_dialogs.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/window_settings.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array kTextSizes { 80, 90, 100, 110, 125, 150, 175, 200 };

} // namespace

MainWindow::MainWindow(Theme& theme, WindowSettings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_theme(theme)
    , m_settings(settings)
    , m_rail(new QWidget(this))
    , m_entries(new QVBoxLayout(m_rail))
    , m_group(new QButtonGroup(this))
    , m_pages(new QStackedWidget(this))
{
    setWindowTitle(QStringLiteral("Breakpoint"));
    setWindowIcon(applicationIcon());
    setRole(m_rail, Role::Rail);
    inEachLanguage(m_rail, [this] { m_rail->setAccessibleName(tr("Pages")); });
    m_entries->setContentsMargins(8, 14, 8, 14);
    m_entries->setSpacing(8);
    m_entries->addStretch(1);
    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_pages, 1);
    setCentralWidget(middle);
    makeMatchMenu();
    makeViewMenu();
    makeHelpMenu();

    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        m_pages->setCurrentIndex(id);
        if (isVisible()) {
            // Whoever comes back to a page goes on where the keyboard was.
            QWidget* const last = currentPage()->focusWidget();
            (last != nullptr && last->isVisible() ? last : currentPage())->setFocus(Qt::OtherFocusReason);
        }
        Q_EMIT pageShown(currentPage());
    });
    connect(&m_theme, &Theme::changed, this, &MainWindow::showTheme);
    m_theme.setAppearance(m_settings.appearance());
    m_theme.setTextPercent(m_settings.textPercent());
    m_theme.setSeatSet(m_settings.seatSet());
    showTheme();
}

void MainWindow::addPage(QWidget* page, std::function<QString()> name, const QString& icon)
{
    m_contents.push_back(page);
    const int index = m_pages->addWidget(new ScrolledArea(page, m_pages));
    auto* button = new QToolButton(m_rail);
    setRole(button, Role::Navigation);
    button->setIcon(themedIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus); // a click goes on to the page
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_group->addButton(button, index);
    m_entries->insertWidget(index, button);
    m_buttons.push_back(button);

    auto* action = m_pageMenu->addAction(QString(), this, [this, page] { showPage(page); });
    action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index)));
    inEachLanguage(button, [this, button, action, name = std::move(name)] {
        const QString called = name();
        button->setText(called);
        button->setAccessibleName(called);
        button->setAccessibleDescription(tr("Shows the page %1").arg(called));
        button->setToolTip(
            QStringLiteral("%1 (%2)").arg(called, action->shortcut().toString(QKeySequence::NativeText)));
        action->setText(called);
        fitRail();
    });
    if (index == 0)
        button->setChecked(true);
}

void MainWindow::showPage(QWidget* page)
{
    const auto found = std::find(m_contents.begin(), m_contents.end(), page);
    if (found != m_contents.end())
        m_buttons[static_cast<std::size_t>(found - m_contents.begin())]->setChecked(true);
}

QWidget* MainWindow::currentPage() const
{
    const int index = m_pages->currentIndex();
    return index < 0 ? nullptr : m_contents[static_cast<std::size_t>(index)];
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_settings.geometry()))
        resize(QSize(1440, 900).boundedTo(screen()->availableSize() * 0.92)); // the frame and the title need room, too
    else if (const QRect room = screen()->availableGeometry();
             !isMaximized() && !isFullScreen() && !room.contains(frameGeometry())) {
        boundToScreen(*this); // it was on a larger screen
        const QSize left = (room.size() - frameGeometry().size()).expandedTo(QSize(0, 0));
        move(std::clamp(pos().x(), room.left(), room.left() + left.width()),
            std::clamp(pos().y(), room.top(), room.top() + left.height()));
    }
    if (const int page = m_settings.page(); page >= 0 && page < m_pages->count())
        showPage(m_contents[static_cast<std::size_t>(page)]);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (focusWidget() == nullptr && currentPage() != nullptr)
        currentPage()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setGeometry(saveGeometry());
    m_settings.setPage(m_pages->currentIndex());
    QMainWindow::closeEvent(event);
}

void MainWindow::makeMatchMenu()
{
    QMenu* menu = menuBar()->addMenu(QString());
    QAction* start = menu->addAction(QString(), this, &MainWindow::newMatchAsked);
    start->setShortcut(QKeySequence::New);
    menu->addSeparator();
    QAction* backup = menu->addAction(QString(), this, &MainWindow::backupAsked);
    QAction* restore = menu->addAction(QString(), this, &MainWindow::restoreAsked);
    menu->addSeparator();
    QAction* quit = menu->addAction(QString(), this, &QWidget::close);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    inEachLanguage(menu, [=] {
        menu->setTitle(tr("&Match"));
        start->setText(tr("&New match…"));
        backup->setText(tr("&Back up everything…"));
        restore->setText(tr("&Restore a backup…"));
        quit->setText(tr("&Quit"));
    });
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(QString());
    m_pageMenu = menu->addMenu(QString());

    QMenu* theme = menu->addMenu(QString());
    m_appearances = new QActionGroup(this);
    const auto addAppearance = [this, theme](Appearance appearance) {
        QAction* action = theme->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(appearance));
        m_appearances->addAction(action);
        return action;
    };
    QAction* system = addAppearance(Appearance::System);
    QAction* light = addAppearance(Appearance::Light);
    QAction* dark = addAppearance(Appearance::Dark);
    connect(m_appearances, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto appearance = static_cast<Appearance>(action->data().toInt());
        m_settings.setAppearance(appearance);
        m_theme.setAppearance(appearance);
    });
    theme->addSeparator();
    QAction* colourBlind = theme->addAction(QString(), this, [this](bool on) {
        m_settings.setSeatSet(on ? SeatSet::ColourBlind : SeatSet::Usual);
        m_theme.setSeatSet(m_settings.seatSet());
    });
    colourBlind->setCheckable(true);
    colourBlind->setChecked(m_settings.seatSet() == SeatSet::ColourBlind);

    QMenu* text = menu->addMenu(QString());
    m_textSizes = new QActionGroup(this);
    for (const int percent : kTextSizes) {
        QAction* action = text->addAction(QString());
        action->setCheckable(true);
        action->setData(percent);
        m_textSizes->addAction(action);
    }
    connect(m_textSizes, &QActionGroup::triggered, this,
        [this](const QAction* action) { setTextPercent(action->data().toInt()); });
    text->addSeparator();
    QAction* larger = text->addAction(QString(), this, [this] { setTextPercent(m_theme.textPercent() + 10); });
    QAction* smaller = text->addAction(QString(), this, [this] { setTextPercent(m_theme.textPercent() - 10); });
    QAction* normal = text->addAction(QString(), this, [this] { setTextPercent(100); });
    larger->setShortcuts({ QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal) });
    smaller->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    normal->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));

    makeLanguages(*menu);
    QAction* full = menu->addAction(QString(), this, [this](bool on) { on ? showFullScreen() : showNormal(); });
    full->setCheckable(true);
    full->setShortcut(Qt::Key_F11);
    inEachLanguage(menu, [=, this] {
        menu->setTitle(tr("&View"));
        m_pageMenu->setTitle(tr("&Page"));
        theme->setTitle(tr("&Theme"));
        system->setText(tr("Like the &desktop"));
        light->setText(tr("&Light"));
        dark->setText(tr("D&ark"));
        colourBlind->setText(tr("Seats for the &colour-blind"));
        text->setTitle(tr("Te&xt size"));
        for (QAction* action : m_textSizes->actions())
            action->setText(tr("%1 %").arg(action->data().toInt()));
        larger->setText(tr("&Larger text"));
        smaller->setText(tr("&Smaller text"));
        normal->setText(tr("&Normal text size"));
        full->setText(tr("&Full screen"));
    });
}

/// The languages that are whole, each called as its speakers do; no choice where there is one.
void MainWindow::makeLanguages(QMenu& menu)
{
    QMenu* choice = menu.addMenu(QString());
    m_languages = new QActionGroup(this);
    for (const translations::Language& language : translations::languages()) {
        if (!language.whole)
            continue;
        QAction* action = choice->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.code == m_settings.language());
        action->setData(language.code);
        m_languages->addAction(action);
    }
    choice->menuAction()->setVisible(m_languages->actions().size() > 1);
    inEachLanguage(choice, [choice] { choice->setTitle(tr("&Language")); });
    connect(m_languages, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_settings.setLanguage(action->data().toString());
        speak(action->data().toString());
    });
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(QString());
    QAction* rules = menu->addAction(QString(), this, [this] { Q_EMIT rulesAsked(topicOf(focusWidget())); });
    rules->setShortcut(Qt::Key_F1);
    QAction* keys = menu->addAction(QString(), this, [this] { showShortcuts(this); });
    keys->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F1));
    menu->addSeparator();
    QAction* about = menu->addAction(QString(), this, [this] { showAbout(this); });
    about->setMenuRole(QAction::AboutRole);
    inEachLanguage(menu, [=] {
        menu->setTitle(tr("&Help"));
        rules->setText(tr("What the &rules say here"));
        keys->setText(tr("&Keyboard shortcuts"));
        about->setText(tr("&About Breakpoint"));
    });
}

void MainWindow::setTextPercent(int percent)
{
    m_theme.setTextPercent(percent);
    m_settings.setTextPercent(m_theme.textPercent());
}

void MainWindow::fitRail()
{
    const int icon = scaled(font(), 22);
    int widest = scaled(font(), 60);
    for (QToolButton* button : m_buttons) {
        button->setIconSize({ icon, icon });
        widest = std::max(widest, button->sizeHint().width()); // names are longer in some languages
    }
    m_rail->setFixedWidth(widest + 16);
}

void MainWindow::showTheme()
{
    for (QAction* action : m_appearances->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_theme.appearance()));
    for (QAction* action : m_textSizes->actions())
        action->setChecked(action->data().toInt() == m_theme.textPercent());
    fitRail();
}

} // namespace ui
