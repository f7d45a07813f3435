#pragma once

#include "core/starrealms/words/view.h"
#include "ui/painting/realm_card_face.h"
#include "ui/table/mini_table.h"

#include <vector>

namespace ui {

/// Who has how much authority left, and the trade row: by both a match is known again.
class StarRealmsMiniTable final : public MiniTable {
    Q_OBJECT

public:
    StarRealmsMiniTable(const core::Game& game, QWidget* parent);

    void showMatch(const core::Match& match, core::Seat viewer) override;
    QString situation(const core::Match& match, const core::MatchRecord& record, core::Seat viewer) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A seat or a boss.
    struct Place {
        QString name;
        core::Seat seat = core::Seat::None; ///< none of a boss
        QString authority; ///< empty for a boss without any
        int bases = 0;
        bool out = false;
    };

    int columnsOf(int count, double least, int width) const;

    const core::Game& m_game;
    std::vector<Place> m_places;
    std::vector<RealmFace> m_row;
};

} // namespace ui
