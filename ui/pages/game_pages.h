#pragma once

#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace core {
class Game;
}

namespace ui {

class GameMemory;

/// The pages of one kind where several games have one: the game whose page is shown is chosen above it.
class GamePages final : public QWidget {
    Q_OBJECT
public:
    explicit GamePages(QWidget* parent = nullptr);

    /// The first one is shown.
    void add(const core::Game& game, QWidget* page);
    /// Shows the game that was chosen last, and keeps what is chosen from now on. `memory` outlives the pages.
    void remember(GameMemory& memory, const QString& name);
    void showPage(QWidget* page);
    QWidget* shownPage() const;

private:
    QComboBox* m_games;
    QStackedWidget* m_pages;
};

} // namespace ui
