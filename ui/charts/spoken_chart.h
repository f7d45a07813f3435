#pragma once

#include <QRect>
#include <QString>

#include <functional>

class QWidget;

namespace ui {

/// What a chart has an object of its own for each of: its bars, its points.
struct SpokenRows {
    std::function<int()> count;
    std::function<QString(int row)> words;
    std::function<QRect(int row)> area; ///< in the widget
    std::function<int()> told; ///< the one that the keyboard is at; -1 for none

    int has() const { return count ? count() : 0; }
};

/// A screen reader is told of `widget` as of a chart, with its accessible name and description; its value is what is
/// told of where the pointer or the arrow keys are, or else of all of it, and each of its rows can be read by itself.
/// That is asked for each time.
void tellAsChart(QWidget& widget, const std::function<QString()>& values, const SpokenRows& rows = {});

} // namespace ui
