#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;
class QTextBrowser;
class QToolButton;
class QTreeView;

namespace core {
class ArticleStore;
class Game;
}

namespace ui {

class ArticleHitModel;
class ArticleSide;
class ArticleTreeModel;
class BookmarkList;
class BookmarkSettings;
class MeantButtons;
class NoticeBar;
class PageHeader;
class RulesPresenter;

/// The rules to search and to read: contents, what was found or the entry that is open, and its cards.
class RulesPage final : public QWidget {
    Q_OBJECT
public:
    /// `settings` keep the bookmarks; without them nothing can be marked.
    RulesPage(const core::Game& game, const core::ArticleStore& store, BookmarkSettings* settings = nullptr,
        QWidget* parent = nullptr);

    /// Opens what the rules say about this; the search where it says nothing.
    void openTopic(const QString& topic);
    /// Opens the entry of that address.
    void open(const QString& address);
    void search(const QString& words);
    /// Shows nothing that was read here, and no way back to it: somebody else has the screen now.
    void forget();
    /// Whether there is a match to go back to.
    void setMatchWaiting(bool waiting);

Q_SIGNALS:
    void matchAsked();
    /// The pages on how the game is played, please.
    void primerAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeHeader();
    QWidget* makeContents();
    QWidget* makeMiddle();
    void addKeys();
    void showAgain();
    void showPlace();
    void showArticle();
    void showText();
    void showBookmarks();
    void markEntry();
    void openHit(const QModelIndex& index);
    void fitSearch();

    RulesPresenter* m_presenter;
    ArticleTreeModel* m_contents;
    ArticleHitModel* m_hits;
    PageHeader* m_header;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QPushButton* m_match = nullptr;
    QPushButton* m_primer = nullptr;
    QToolButton* m_star = nullptr;
    MeantButtons* m_meant = nullptr;
    QLabel* m_markHeading = nullptr;
    BookmarkList* m_marks = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeView* m_tree = nullptr;
    QStackedWidget* m_stack = nullptr;
    QListView* m_list = nullptr;
    QTextBrowser* m_text = nullptr;
    ArticleSide* m_side = nullptr;
    NoticeBar* m_notice;
    bool m_showing = false; ///< while the page itself moves a list's current row
};

} // namespace ui
