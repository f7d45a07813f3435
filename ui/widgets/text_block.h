#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// The height `text` takes when it is wrapped at `width`.
qreal wrappedHeight(const QString& text, const QFont& font, qreal width);

/// Paints wrapped text. What does not fit ends in "…", and false is returned: then offer the whole text otherwise.
bool paintWrapped(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
    Qt::Alignment alignment = Qt::AlignLeft);

/// The font, at most `font` and at least `smallest` pixels, at which `text` fits into `area` without a
/// break within a word.
QFont fittingFont(const QString& text, const QFont& font, const QSizeF& area, int smallest);

} // namespace ui
