#pragma once

#include "core/game/rated_player.h"

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace ui {

/// The levels of the computer's players side by side, one of them chosen: number, a word, and dots.
class LevelRow final : public QWidget {
    Q_OBJECT
public:
    /// `rated` are the levels as they were measured at the game; each tells of it.
    explicit LevelRow(std::vector<core::RatedPlayer> rated, QWidget* parent = nullptr);

    int level() const;
    void setLevel(int level);

Q_SIGNALS:
    void levelChosen(int level);

private:
    class Choice;
    QButtonGroup* m_group;
};

} // namespace ui
