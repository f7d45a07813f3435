#pragma once

#include "core/lab/findings_reader.h"

#include <QWidget>

namespace core {
class Game;
}

namespace ui {

/// The page of a game's cards to look through, in the place where games with pairs have theirs. One subclass a game,
/// made by makeGallery().
class Gallery : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual const core::Game& game() const = 0;
    /// Shows cards of that set.
    virtual void chooseSet(const QString& set) = 0;
    /// Shows that card, of whichever set it is.
    virtual void open(const QString& card) = 0;

    /// Reads what the labs that come with the program say, for a gallery that has something they are of.
    virtual void setFindings(core::FindingsReader) { }

Q_SIGNALS:
    /// What do the rules say of it?
    void rulesAsked(const QString& card);
};

} // namespace ui
