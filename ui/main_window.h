#pragma once

#include <QMainWindow>

#include <functional>
#include <vector>

class QButtonGroup;
class QStackedWidget;
class QToolButton;

namespace ui {

class MainMenu;
class Rail;
class Theme;
class WindowSettings;

/// The frame around the pages: navigation and menus, nothing else.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// Where a page stands in the navigation.
    enum class Place { Top, Foot, Nowhere };
    struct PageSpec {
        QString id; ///< remembered between runs
        std::function<QString()> name; ///< in the language that is spoken
        QString icon; ///< a name for themedIcon()
        Place place = Place::Top;
        QKeySequence key {}; ///< Ctrl and its number for the pages at the top, unless given
        QWidget* behind = nullptr; ///< of one that stands nowhere: the page whose entry is lit for it, too
        bool aside = false; ///< something is looked up there: Escape leads back to the page before
    };

    MainWindow(Theme& theme, WindowSettings& settings, QWidget* parent = nullptr);

    void addPage(QWidget* page, const PageSpec& spec);
    void showPage(QWidget* page);
    /// To the page before the ones that were looked at on the way (PageSpec::aside).
    void goBack();
    QWidget* currentPage() const;
    /// A number on the page's entry while another page is shown, and what it counts; none for 0.
    void setBadge(QWidget* page, int number, const QString& meaning);
    /// Size, place and page as they were when the window was closed last.
    void restore();
    /// In front of all others, with the keyboard, from wherever it was.
    void present();
    MainMenu& menu() { return *m_menu; }

Q_SIGNALS:
    void pageShown(QWidget* page);
    /// Somebody wants that page itself, by the rail, its key or a menu, and not what they had opened on it.
    void pageAsked(QWidget* page);
    void newMatchAsked();
    void findAsked();
    void backupAsked();
    void restoreAsked();
    void shortcutsAsked();
    /// How is it played?
    void primerAsked();
    /// A match that says what can be done and why.
    void teachAsked();
    /// What do the rules say about this? The topic of what has the keyboard, or of what it lies in; may be empty.
    void rulesAsked(const QString& topic);
    /// These files were dropped on the window.
    void filesDropped(const QStringList& paths);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Page {
        QWidget* content;
        QString id;
        QToolButton* entry; ///< null for one that stands nowhere
        QToolButton* lit; ///< while it is shown: its own entry, or that of the page it is behind; null for none
        int badge = 0;
        bool aside;
        QString waiting; ///< what the badge counts
        std::function<void()> setTexts;
    };

    void makeMenuButton();
    void openMenus();
    void turnTo(int index);
    void bring(int index);
    void ask(QWidget* page);
    void light(QToolButton* entry);
    void showBadges();
    Page* find(QWidget* content);

    Theme& m_theme;
    WindowSettings& m_settings;
    Rail* m_rail;
    QButtonGroup* m_group;
    QStackedWidget* m_stack;
    std::vector<Page> m_pages; ///< in the order of the stack
    std::vector<int> m_before; ///< what was shown before the page that is, as long as pages aside were turned to
    MainMenu* m_menu;
    QToolButton* m_menuButton = nullptr;
    int m_numbered = 0; ///< pages that have Ctrl and a number
    bool m_altAlone = false; ///< Alt was pressed, and nothing since
};

} // namespace ui
