#pragma once

#include "core/smashup/words/view.h"
#include "ui/painting/base_face.h"
#include "ui/table/mini_table.h"
#include "ui/widgets/faction_faces.h"

#include <vector>

namespace ui {

/// The bases in play side by side: what they are called, how full they are and of whose power, and who lies there.
class SmashUpMiniTable final : public MiniTable {
    Q_OBJECT

public:
    SmashUpMiniTable(const core::Game& game, QWidget* parent);

    void showMatch(const core::Match& match, core::Seat viewer) override;
    QString situation(const core::Match& match, const core::MatchRecord& record, core::Seat viewer) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int columns(int width) const;
    BaseFace faceOf(const core::smashup::BaseView& base, core::Seat viewer) const;
    BasePiece pieceOf(const core::smashup::CardView& card) const;

    FactionFaces m_faces;
    std::vector<BaseFace> m_bases;
};

} // namespace ui
