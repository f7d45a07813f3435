#include "ui/main_window.h"

#include "ui/arrivals.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/main_menu.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/enter_presses.h"
#include "ui/widgets/rail.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/window_settings.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCloseEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr auto kRestored = "restored"; ///< property of a splitter that has been shown

}

MainWindow::MainWindow(Theme& theme, WindowSettings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_theme(theme)
    , m_settings(settings)
    , m_rail(new Rail(this))
    , m_group(new QButtonGroup(this))
    , m_stack(new QStackedWidget(this))
    , m_menu(new MainMenu(*this, theme, settings))
{
    setWindowTitle(QStringLiteral("Breakpoint"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    letEnterPressButtons(this);
    inEachLanguage(m_rail, [this] { m_rail->setAccessibleName(tr("Pages")); });
    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    setCentralWidget(middle);
    makeMenuButton();

    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on && id != m_stack->currentIndex())
            turnTo(id);
    });
    // An entry that is lit for the page behind its own leads to its own.
    connect(m_group, &QButtonGroup::idClicked, this,
        [this](int id) { ask(m_pages[static_cast<std::size_t>(id)].content); });
    connect(m_menu, &MainMenu::newMatchAsked, this, &MainWindow::newMatchAsked);
    connect(m_menu, &MainMenu::findAsked, this, &MainWindow::findAsked);
    connect(m_menu, &MainMenu::backupAsked, this, &MainWindow::backupAsked);
    connect(m_menu, &MainMenu::restoreAsked, this, &MainWindow::restoreAsked);
    connect(m_menu, &MainMenu::shortcutsAsked, this, &MainWindow::shortcutsAsked);
    connect(m_menu, &MainMenu::primerAsked, this, &MainWindow::primerAsked);
    connect(m_menu, &MainMenu::teachAsked, this, &MainWindow::teachAsked);
    connect(m_menu, &MainMenu::aboutAsked, this, [this] { showAbout(this); });
    connect(m_menu, &MainMenu::rulesAsked, this, [this] {
        const QString pointed = pointedTopic();
        Q_EMIT rulesAsked(pointed.isEmpty() ? topicOf(focusWidget()) : pointed);
    });
    m_theme.setAppearance(m_settings.appearance());
    m_theme.setTextPercent(m_settings.textPercent());
    m_theme.setSeatSet(m_settings.seatSet());
    qApp->installEventFilter(this);
}

/// At the foot of the rail, while the menus have no bar.
void MainWindow::makeMenuButton()
{
    m_menuButton = m_rail->addEntry(QStringLiteral("menu"), true);
    m_menuButton->setMenu(m_menu->popup());
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    inEachLanguage(m_menuButton, [this] {
        m_menuButton->setAccessibleName(tr("Menu"));
        m_menuButton->setToolTip(
            QStringLiteral("%1 (%2)").arg(tr("Menu"), QKeySequence(Qt::Key_F10).toString(QKeySequence::NativeText)));
        m_menuButton->setAccessibleDescription(m_menuButton->toolTip());
    });
    connect(m_menu, &MainMenu::barChanged, m_menuButton, [this](bool bar) { m_menuButton->setVisible(!bar); });
    m_menuButton->setVisible(!m_menu->hasBar());
}

void MainWindow::addPage(QWidget* page, const PageSpec& spec)
{
    auto* area = new ScrolledArea(page, m_stack);
    Arrivals::mark(area);
    const int index = m_stack->addWidget(area);
    const Page* const front = find(spec.behind);
    m_pages.push_back({ page, spec.id, nullptr, front == nullptr ? nullptr : front->entry, 0, spec.aside, {}, {} });
    QKeySequence key = spec.key;
    if (key.isEmpty() && spec.place == Place::Top)
        key = QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + m_numbered++));
    QAction* action = m_menu->addPage(key, spec.name, [this, page] { ask(page); });
    if (spec.place == Place::Nowhere) {
        action->setVisible(false); // whatever leads there has its own words and key
        return;
    }
    QToolButton* entry = m_rail->addEntry(spec.icon, spec.place == Place::Foot);
    if (spec.place == Place::Foot)
        m_rail->moveToFoot(m_menuButton);
    entry->setCheckable(true);
    entry->setAutoExclusive(true); // it is read as one of several
    m_group->addButton(entry, index);
    m_pages.back().entry = entry;
    m_pages.back().lit = entry;
    m_pages.back().setTexts = [this, index, entry, action, name = spec.name] {
        const Page& own = m_pages[static_cast<std::size_t>(index)];
        const QString called = name();
        entry->setText(called);
        entry->setAccessibleName(called);
        entry->setAccessibleDescription(own.waiting.isEmpty()
                ? tr("Shows the page %1").arg(called)
                : QStringLiteral("%1. %2").arg(tr("Shows the page %1").arg(called), own.waiting));
        entry->setToolTip(QStringLiteral("%1 (%2)").arg(called, action->shortcut().toString(QKeySequence::NativeText)));
        m_rail->fit();
    };
    inEachLanguage(entry, m_pages.back().setTexts);
    if (index == 0)
        entry->setChecked(true);
}

MainWindow::Page* MainWindow::find(QWidget* content)
{
    const auto found
        = std::find_if(m_pages.begin(), m_pages.end(), [content](const Page& page) { return page.content == content; });
    return found == m_pages.end() ? nullptr : &*found;
}

void MainWindow::showPage(QWidget* page)
{
    if (const Page* found = find(page); found != nullptr && page != currentPage())
        turnTo(static_cast<int>(found - m_pages.data()));
}

void MainWindow::ask(QWidget* page)
{
    showPage(page);
    Q_EMIT pageAsked(page);
}

void MainWindow::turnTo(int index)
{
    const auto seen = std::find(m_before.begin(), m_before.end(), index);
    if (!m_pages[static_cast<std::size_t>(index)].aside)
        m_before.clear();
    else if (seen != m_before.end())
        m_before.erase(seen, m_before.end());
    else
        m_before.push_back(m_stack->currentIndex());
    bring(index);
}

void MainWindow::goBack()
{
    if (m_before.empty())
        return turnTo(0);
    const int before = m_before.back();
    m_before.pop_back();
    bring(before);
}

void MainWindow::bring(int index)
{
    // Whoever comes back to a page goes on where the keyboard was. The stack puts it on the first widget that takes it.
    QWidget* const last = m_pages[static_cast<std::size_t>(index)].content->focusWidget();
    m_stack->setCurrentIndex(index);
    light(m_pages[static_cast<std::size_t>(index)].lit);
    if (isVisible())
        (last != nullptr && last->isVisible() ? last : currentPage())->setFocus(Qt::OtherFocusReason);
    showBadges();
    Q_EMIT pageShown(currentPage());
}

/// That entry alone, or none; no page is turned to by it.
void MainWindow::light(QToolButton* entry)
{
    const QSignalBlocker quiet(m_group);
    m_group->setExclusive(entry != nullptr);
    if (entry != nullptr)
        entry->setChecked(true);
    else if (QAbstractButton* lit = m_group->checkedButton())
        lit->setChecked(false);
    m_group->setExclusive(true);
}

QWidget* MainWindow::currentPage() const
{
    const int index = m_stack->currentIndex();
    return index < 0 ? nullptr : m_pages[static_cast<std::size_t>(index)].content;
}

void MainWindow::setBadge(QWidget* page, int number, const QString& meaning)
{
    Page* own = find(page);
    if (own == nullptr || own->entry == nullptr)
        return;
    own->badge = number;
    own->waiting = number == 0 ? QString() : meaning;
    own->setTexts();
    showBadges();
}

/// Whoever looks at a page sees what waits there.
void MainWindow::showBadges()
{
    for (const Page& page : m_pages)
        if (page.entry != nullptr)
            m_rail->setBadge(page.entry, page.content == currentPage() ? 0 : page.badge);
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
    for (const Page& page : m_pages)
        if (page.id == m_settings.page() && page.entry != nullptr)
            showPage(page.content);
}

void MainWindow::present()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
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
    if (const int index = m_stack->currentIndex(); index >= 0)
        m_settings.setPage(m_pages[static_cast<std::size_t>(index)].id);
    for (const QSplitter* splitter : findChildren<QSplitter*>())
        if (splitter->property(kRestored).toBool())
            m_settings.setSplitter(splitter->objectName(), splitter->saveState());
    QMainWindow::closeEvent(event);
}

/// Whoever comes to a page has the keyboard where it is needed first; Tab goes through all of the page, whose header
/// comes before that. To Qt the page is a stop of its own, from which it would go there past the header.
bool MainWindow::focusNextPrevChild(bool next)
{
    std::vector<std::pair<QWidget*, QPointer<QWidget>>> without;
    for (QWidget* each : m_stack->findChildren<QWidget*>())
        if (QWidget* proxy = each->focusProxy(); proxy != nullptr && each->isAncestorOf(proxy)) {
            without.emplace_back(each, proxy);
            each->setFocusProxy(nullptr);
        }
    const bool moved = QMainWindow::focusNextPrevChild(next);
    for (const auto& [widget, proxy] : without)
        if (widget->focusProxy() == nullptr && proxy != nullptr)
            widget->setFocusProxy(proxy);
    return moved;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::NoModifier)
        openMenus();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::openMenus()
{
    m_menu->open(*m_menuButton);
}

/// Alt, pressed and let go with nothing in between, leads to the menus; a splitter comes as it was left. Escape leaves
/// a page that lies aside where nothing on it has a use for the key, as a list has that is open.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        m_altAlone = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt && isActiveWindow();
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
            && std::any_of(m_pages.begin(), m_pages.end(),
                [watched](const Page& each) { return each.aside && each.content == watched; })) {
            goBack();
            return true;
        }
        break;
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt && std::exchange(m_altAlone, false) && isActiveWindow()
            && QApplication::activePopupWidget() == nullptr) {
            openMenus();
            return true;
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::WindowDeactivate:
        m_altAlone = false;
        break;
    case QEvent::Show:
        if (auto* splitter = qobject_cast<QSplitter*>(watched); splitter != nullptr && splitter->window() == this
            && !splitter->objectName().isEmpty() && !splitter->property(kRestored).toBool()) {
            splitter->setProperty(kRestored, true);
            splitter->restoreState(m_settings.splitter(splitter->objectName()));
        }
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->acceptProposedAction();
    if (!paths.isEmpty())
        Q_EMIT filesDropped(paths);
}

} // namespace ui
