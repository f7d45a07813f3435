#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_painter.h"
#include "ui/table/mini_table.h"

#include <vector>

namespace ui {

/// The map and how each seat stands: by both a match is known again.
class HyperboreaMiniTable final : public MiniTable {
    Q_OBJECT

public:
    explicit HyperboreaMiniTable(QWidget* parent);

    void showMatch(const core::Match& match, core::Seat viewer) override;
    QString situation(const core::Match& match, const core::MatchRecord& record, core::Seat viewer) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int columnsIn(int width) const;
    int seatsHeight(int width) const;

    core::hyperborea::TableView m_table;
    HyperPainter m_painter;
    std::vector<HyperPiece> m_hexes;
};

} // namespace ui
