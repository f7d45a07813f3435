#pragma once

#include <QWidget>

#include <cstdint>

class QStackedWidget;

namespace core {
class Game;
class MatchStore;
}

namespace ui {

class MatchListView;
class MatchView;
class MatchesPresenter;
class NoticeBar;

/// The matches that were played: the list, and one of them opened.
class MatchesPage final : public QWidget {
    Q_OBJECT
public:
    MatchesPage(const core::Game& game, core::MatchStore& matches, QWidget* parent = nullptr);

    /// Reads the list again.
    void refresh();
    void showList();
    /// Opens a match. False where it cannot be read; the page then says why.
    bool openMatch(std::int64_t id);

Q_SIGNALS:
    void continueAsked(std::int64_t id);
    /// A match was deleted.
    void matchesChanged();

private:
    void takeFocus(QWidget* view);
    void exportMatch(std::int64_t id);
    void removeMatch(std::int64_t id);

    MatchesPresenter* m_presenter;
    QStackedWidget* m_stack;
    MatchListView* m_list;
    MatchView* m_view;
    NoticeBar* m_notice;
};

} // namespace ui
