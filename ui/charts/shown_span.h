#pragma once

class QWheelEvent;

namespace ui {

inline constexpr double kCloser = 0.8; ///< of what is shown, at each step

/// The part of an axis that is shown: all of it, from nought to its end, or less.
class ShownSpan final {
public:
    /// All of it; from now on no less than `least` of it is shown, or all where it is shorter.
    void reset(double end, double least);

    double first() const { return m_first; }
    double last() const { return m_first + m_width; }
    double width() const { return m_width; }
    bool isWhole() const { return m_width >= m_end; }

    /// So many times as much, `around` staying where it is; as far as that is within the axis.
    void zoom(double factor, double around);
    void showAll() { reset(m_end, m_least); }
    void move(double by);
    /// A turn of the wheel over `around` shows more or less of it; with Shift, or aside, it moves what is shown.
    void turn(QWheelEvent& wheel, double around);
    /// Moves as little as `from` to `to` need to be seen.
    void bringIn(double from, double to);

private:
    double m_end = 1;
    double m_least = 1;
    double m_first = 0;
    double m_width = 1;
};

} // namespace ui
