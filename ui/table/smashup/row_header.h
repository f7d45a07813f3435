#pragma once

#include <QHeaderView>

namespace ui {

class SmashUpTableModel;

/// The cells at the left of the table: the turn and the base deck, then each player's points, hand and decks. A click
/// on a player asks for the discard pile.
class RowHeader final : public QHeaderView {
    Q_OBJECT

public:
    RowHeader(const SmashUpTableModel& model, QWidget* parent);

    QSize sizeHint() const override;
    int leastHeight() const;

Q_SIGNALS:
    void discardAsked(int row);

protected:
    void paintSection(QPainter* painter, const QRect& area, int row) const override;

private:
    void paintLines(QPainter& painter, const QRectF& area, const QString& title, const QColor& titleColour,
        const QString& figure, QStringList details, const QStringList& spare) const;

    const SmashUpTableModel& m_model;
};

} // namespace ui
