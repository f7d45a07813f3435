#include "ui/widgets/level_box.h"

#include "ui/text/player_words.h"
#include "ui/theme.h"

#include <QPainter>
#include <QStyleOptionComboBox>

namespace ui {

namespace {

constexpr int kDots = 5;
constexpr double kDot = 5;
constexpr double kStep = 8;

} // namespace

void LevelBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    const std::optional<int> level = levelOf(currentData().toString().toStdString());
    if (!level)
        return;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const double step = scaled(font(), kStep);
    const double dot = scaled(font(), kDot);
    QPointF at(field.right() - step * (kDots - 0.5), height() / 2.0);
    if (at.x() < field.left() + fontMetrics().horizontalAdvance(currentText()) + step)
        return; // the words come first
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < kDots; ++i, at.rx() += step) {
        painter.setPen(QPen(colours.muted, 1));
        painter.setBrush(i < *level ? QBrush(colours.muted) : QBrush(Qt::NoBrush));
        painter.drawEllipse(at, dot / 2, dot / 2);
    }
}

} // namespace ui
