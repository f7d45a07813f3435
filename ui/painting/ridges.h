#pragma once

#include <QPainterPath>
#include <QString>
#include <QStringList>

namespace ui {

/// Numbers that look like chance and are the same on every machine and in every run.
class Scatter {
public:
    explicit Scatter(unsigned seed)
        : m_state(seed * 2654435761U + 97U)
    {
    }
    /// From `least` to `most`.
    double between(double least, double most)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return least + (most - least) * static_cast<double>(m_state >> 8U) / 16777216.0;
    }

private:
    unsigned m_state;
};

/// What Scatter begins with for something of that name.
unsigned seedOf(const QString& name);

/// The kinds of ridge there are, as core's vocabulary has them.
QStringList ridgeKinds();

/// The outline of a ridge of that kind against the sky, closed along its foot: from x = 0 to `width`, rising from
/// `ground` by about `rise`. Hills for a kind that is unknown.
QPainterPath ridge(const QString& kind, double width, double ground, double rise, Scatter& scatter);

} // namespace ui
