#pragma once

#include <QMainWindow>

#include <functional>
#include <vector>

class QActionGroup;
class QButtonGroup;
class QMenu;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace ui {

class Theme;
class WindowSettings;

/// The frame around the pages: menus and navigation, nothing else.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Theme& theme, WindowSettings& settings, QWidget* parent = nullptr);

    /// Adds a page to the navigation. `name` says what it is called in the language that is spoken; `icon` is a name
    /// for themedIcon().
    void addPage(QWidget* page, std::function<QString()> name, const QString& icon);
    void showPage(QWidget* page);
    QWidget* currentPage() const;
    /// Size, place and page as they were when the window was closed last.
    void restore();

Q_SIGNALS:
    void pageShown(QWidget* page);
    void newMatchAsked();
    void backupAsked();
    void restoreAsked();
    /// What do the rules say about this? The topic of what has the keyboard, or of what it lies in; may be empty.
    void rulesAsked(const QString& topic);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeMatchMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeLanguages(QMenu& menu);
    void setTextPercent(int percent);
    void fitRail();
    void showTheme();

    Theme& m_theme;
    WindowSettings& m_settings;
    QWidget* m_rail;
    QVBoxLayout* m_entries;
    QButtonGroup* m_group;
    QStackedWidget* m_pages;
    std::vector<QWidget*> m_contents; ///< the pages themselves, in their order
    std::vector<QToolButton*> m_buttons;
    QActionGroup* m_appearances = nullptr;
    QActionGroup* m_textSizes = nullptr;
    QActionGroup* m_languages = nullptr;
    QMenu* m_pageMenu = nullptr;
};

} // namespace ui
