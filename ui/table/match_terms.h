#pragma once

#include "core/game/match_setup.h"

#include <QString>
#include <QStringList>

namespace ui {

/// What the form for a new match has to know of a game's options beyond their words. One subclass a game, made by
/// makeMatchTerms(); without one all options stand behind the button that changes the rules.
class MatchTerms {
public:
    virtual ~MatchTerms() = default;
    /// The options that are asked with the seats, in that order.
    virtual QStringList foremost() const = 0;
    /// Whether that option changes anything where the others are so; if not it is not shown.
    virtual bool matters(const QString& option, const core::MatchSetup& setup) const = 0;
    /// What is to be known of a match with these options, in whole sentences; empty for nothing.
    virtual QString remark(const core::MatchSetup& setup) const = 0;
};

} // namespace ui
