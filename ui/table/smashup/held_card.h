#pragma once

#include "ui/painting/card_face.h"

#include <QBasicTimer>
#include <QWidget>

namespace ui {

/// The card that is dragged, as long as it is: over everything in its window, its middle under the pointer, tilted to
/// the way it moves. The picture that a window system moves along cannot tilt, and where nothing blends windows its
/// shadow is black.
class HeldCard final : public QWidget {
    Q_OBJECT

public:
    /// Whether the pointer's place is known while something is dragged; else the window system has to move a picture.
    static bool isPossible();
    /// `size` is the card's, `view` lies in the window; `tilts` as the user wishes motion.
    HeldCard(CardFace face, CardForm form, const QSizeF& size, bool tilts, const QWidget& view);

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void follow();

    CardFace m_face;
    CardForm m_form;
    QSizeF m_size;
    bool m_tilts;
    double m_tilt = 0; ///< degrees
    QPoint m_at;
    QBasicTimer m_timer;
};

/// What a card that is held takes around it, with its shadow and turned as far as it may be, in pixels.
double heldReach(const QSizeF& size, CardForm form);
/// The card with what is around it, `tilt` degrees turned, from the corner of `painter` on.
void paintHeld(QPainter& painter, const CardFace& face, CardForm form, const QSizeF& size, double tilt,
    const QPalette& palette, const QFont& body);

} // namespace ui
