#pragma once

#include "core/game/game.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPainter;
class QVBoxLayout;

namespace ui {

class KeyButton;

/// One way to begin: a picture, what it is, and a button.
class StartCard final : public QFrame {
    Q_OBJECT

public:
    using Paint = std::function<void(QPainter&, const QRectF&, const QWidget&)>;

    /// `first` is the one that stands out.
    StartCard(bool first, QWidget* parent);
    void setPicture(Paint paint);

    QLabel* title;
    QLabel* text;
    KeyButton* button;
    QLabel* note;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    Paint m_paint;
    int m_pictureHeight = 0;
    bool m_first;
    QVBoxLayout* m_rows;
};

/// To choose a pair, with the factions of the printing `set`; null where the game has no pairs.
StartCard* makePairsCard(const core::Game& game, const QString& set, QWidget* parent);
/// To write up a match that was played with real cards; null where the game has no sheet for that.
StartCard* makeSheetCard(const core::Game& game, const QString& set, QWidget* parent);

} // namespace ui
