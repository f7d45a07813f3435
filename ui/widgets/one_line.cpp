#include "ui/widgets/one_line.h"

#include "ui/painting/lettering.h"
#include "ui/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

constexpr double kOneLinePixels = 12.5; ///< of the letters, in those of the mock-ups
constexpr double kOneLineEdge = 3; ///< for the frame

}

OneLine::OneLine(QWidget* parent)
    : PlainLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void OneLine::say(const QString& text_)
{
    if (text_ != text())
        setText(text_);
    fitTip();
}

bool OneLine::isCutAt(int width) const
{
    return QFontMetricsF(letters()).horizontalAdvance(text().simplified()) > width - 2.0 * edge();
}

QFont OneLine::letters() const
{
    return bodyFont(window()->font(), kOneLinePixels);
}

int OneLine::edge() const
{
    return scaled(window()->font(), kOneLineEdge);
}

void OneLine::fitTip()
{
    setToolTip(isCutAt(width()) ? text() : QString());
}

void OneLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(edge(), 0, -edge(), 0);
    const QFont face = letters();
    paintCentred(painter, area, QFontMetricsF(face).elidedText(text().simplified(), Qt::ElideRight, area.width()), face,
        palette().color(QPalette::WindowText), Qt::AlignLeft);
    if (!hasFocus())
        return;
    painter.setPen(QPen(coloursOf(palette()).focus, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void OneLine::resizeEvent(QResizeEvent* event)
{
    PlainLabel::resizeEvent(event);
    fitTip();
}

} // namespace ui
