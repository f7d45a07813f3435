#pragma once

#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace core {
class Game;
}

namespace ui {

/// The pages of one kind where several games have one: the game whose page is shown is chosen above it.
class GamePages final : public QWidget {
    Q_OBJECT
public:
    explicit GamePages(QWidget* parent = nullptr);

    /// The first one is shown.
    void add(const core::Game& game, QWidget* page);
    void showPage(QWidget* page);
    QWidget* shownPage() const;

private:
    QComboBox* m_games;
    QStackedWidget* m_pages;
};

} // namespace ui
