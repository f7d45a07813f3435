#pragma once

#include "core/game/match.h"
#include "core/record/match_record.h"

#include <QString>
#include <QWidget>

namespace ui {

/// A match on the screen in small, to be recognised and not to be played. One subclass a game, made by
/// makeMiniTable().
class MiniTable : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows `match` as `viewer` may see it; Seat::None shows what lies open to everybody.
    virtual void showMatch(const core::Match& match, core::Seat viewer) = 0;
    /// What `viewer` still has to do in the turn it has, and how far the match is, in whole sentences; empty where
    /// there is nothing to say.
    virtual QString situation(const core::Match& match, const core::MatchRecord& record, core::Seat viewer) const = 0;
};

} // namespace ui
