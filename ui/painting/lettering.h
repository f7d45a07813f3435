#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// The faces of the look at a size in pixels, whatever the text size is: for what is painted into a given area.
QFont displayLetters(const QFont& body, qreal pixels);
QFont bodyLetters(const QFont& body, qreal pixels, QFont::Weight weight = QFont::Normal);

/// One line in the middle of `area`, by the height of its capitals, as the eye has it, not by the font's box.
void paintCentred(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    Qt::Alignment across = Qt::AlignHCenter);

/// How words are set into a block.
struct Setting {
    qreal leading = 1.28; ///< distance of the lines in font sizes
    bool labels = false; ///< words before a colon at the start of a sentence are bold: "Talent:"
    Qt::Alignment across = Qt::AlignLeft;
    int mostLines = 0; ///< 0 for as many as fit
    qreal notch = 0; ///< the first line, and with `notchHeight` those beside it, are that much shorter
    qreal notchHeight = 0;
    bool struck = false;
};

struct Fitted {
    qreal height = 0;
    int lines = 0;
    bool whole = true; ///< nothing was left out
};

Fitted measureWords(const QString& text, const QFont& font, const QSizeF& area, const Setting& setting);
/// From the top of `area`. What does not fit ends in "…".
Fitted paintWords(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    const Setting& setting);

/// The largest size of `font` from `most` down to `least` pixels at which the words fit without a break within a word;
/// `least` where none does.
QFont fittingLetters(
    const QString& text, const QFont& font, qreal most, qreal least, const QSizeF& area, const Setting& setting);

} // namespace ui
