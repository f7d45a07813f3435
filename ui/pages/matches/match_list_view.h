#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace ui {

class MatchListModel;
class MatchesPresenter;
class PageHeader;
class Panel;
class ScoreChart;
class TextTable;

/// The list of matches with its filter, and beside it the chosen match in short.
class MatchListView final : public QWidget {
    Q_OBJECT
public:
    explicit MatchListView(MatchesPresenter* presenter, QWidget* parent = nullptr);

    /// Puts the list's current row on this match, where it is in the list.
    void select(std::int64_t id);

Q_SIGNALS:
    void openAsked(std::int64_t id);
    void continueAsked(std::int64_t id);
    void exportAsked(std::int64_t id);
    void removeAsked(std::int64_t id);

private:
    QWidget* makeList();
    QWidget* makePreview();
    template <typename Change>
    void ask(Change change);
    void pickPage();
    void showList();
    void showPreview();
    std::int64_t currentId() const;

    MatchesPresenter* m_presenter;
    MatchListModel* m_model;
    PageHeader* m_header;
    QLineEdit* m_search = nullptr;
    QStackedWidget* m_stack = nullptr;
    TextTable* m_table = nullptr;
    Panel* m_preview = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_pairs = nullptr;
    QLabel* m_result = nullptr;
    ScoreChart* m_chart = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_continue = nullptr;
};

} // namespace ui
