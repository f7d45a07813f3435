#pragma once

#include "ui/table/stage.h"

#include <QPointer>
#include <QWidget>

namespace ui {

class TableSurface;

/// Lies over a page and puts the corners of a frame around things on a table: what somebody speaks of. It covers
/// nothing, and takes neither the mouse nor the keyboard.
class SpotMarks final : public QWidget {
    Q_OBJECT

public:
    explicit SpotMarks(QWidget* page);

    /// What is marked until the next call; nothing for an empty list.
    void mark(TableSurface* table, const QList<Spot>& spots);
    const QList<Spot>& spots() const { return m_spots; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<TableSurface> m_table;
    QList<Spot> m_spots;
};

} // namespace ui
