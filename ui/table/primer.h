#pragma once

#include <QString>

class QFont;
class QPainter;
class QRectF;

namespace ui {

struct Colours;

/// How a game is played, in a few pages drawn as its table is.
class Primer {
public:
    virtual ~Primer() = default;
    virtual int count() const = 0;
    /// A few words over the page.
    virtual QString heading(int page) const = 0;
    /// Two or three sentences.
    virtual QString text(int page) const = 0;
    /// What the picture shows, in words.
    virtual QString seen(int page) const = 0;
    /// `body` is the font of the window; the picture grows and shrinks with the area.
    virtual void paint(int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const
        = 0;
};

} // namespace ui
