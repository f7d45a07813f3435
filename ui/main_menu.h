#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QWidget;

namespace ui {

class Theme;
class WindowSettings;

/// Everything that can be done from anywhere: one list of actions with their keys, shown as one menu behind a button,
/// or as a menu bar where somebody chose that.
class MainMenu final : public QObject {
    Q_OBJECT
public:
    MainMenu(QMainWindow& window, Theme& theme, WindowSettings& settings);

    /// An entry for a page. `name` gives its words in the language that is spoken.
    QAction* addPage(const QKeySequence& key, const std::function<QString()>& name, const std::function<void()>& show);
    /// All of it, below a button.
    QMenu* popup() const { return m_popup; }
    /// Puts the keyboard into the menus: opens them at `button`, or the first of the bar.
    void open(const QWidget& button);
    bool hasBar() const;
    /// Whether there is somebody to learn from: pages of how it is played, and matches that teach.
    void setTaught(bool taught);
    /// Those of the pages.
    QList<QAction*> pages() const;
    /// Every action that is no submenu, in the order of the menus.
    QList<QAction*> actions() const;

Q_SIGNALS:
    void newMatchAsked();
    void findAsked();
    void backupAsked();
    void restoreAsked();
    void rulesAsked();
    void primerAsked();
    void teachAsked();
    void sheetAsked();
    void shortcutsAsked();
    void aboutAsked();
    /// The menus moved to a bar or behind the button.
    void barChanged(bool shown);

public Q_SLOTS:
    void setBar(bool shown);
    void setTextPercent(int percent);

private:
    QAction* add(const QKeySequence& key, const std::function<QString()>& text, const std::function<void()>& act);
    QMenu* addMenu(const std::function<QString()>& title);
    void makeActions();
    void makeLooks();
    void makeTextSizes();
    void makeLanguages();
    void arrange();
    void arrangeBar();
    void showTheme();
    void followWindow();

    QMainWindow& m_window;
    Theme& m_theme;
    WindowSettings& m_settings;
    QMenu* m_popup;
    QMenu* m_pages;
    QMenu* m_looks = nullptr;
    QMenu* m_textSizes = nullptr;
    QMenu* m_languages = nullptr;
    QActionGroup* m_appearance = nullptr;
    QActionGroup* m_percents = nullptr;
    QAction* m_newMatch = nullptr;
    QAction* m_sheet = nullptr;
    QAction* m_find = nullptr;
    QAction* m_backup = nullptr;
    QAction* m_restore = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_seats = nullptr;
    QAction* m_full = nullptr;
    QAction* m_bar = nullptr;
    QAction* m_rules = nullptr;
    QAction* m_primer = nullptr;
    QAction* m_teach = nullptr;
    QAction* m_keys = nullptr;
    QAction* m_about = nullptr;
};

} // namespace ui
