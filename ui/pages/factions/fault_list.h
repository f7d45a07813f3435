#pragma once

#include "core/game/problem.h"

#include <QWidget>

class QVBoxLayout;

namespace ui {

class Panel;

/// What is amiss in a text, line by line: each leads to its place and may have a button that mends it. Hidden while
/// nothing is.
class FaultList final : public QWidget {
    Q_OBJECT
public:
    explicit FaultList(QWidget* parent = nullptr);

    void show(const core::Problems& faults);

Q_SIGNALS:
    void goAsked(const core::TextSpot& spot);
    void mendAsked(const core::Problem& fault);

private:
    void add(const core::Problem& fault);

    Panel* m_panel;
    QWidget* m_area;
    QVBoxLayout* m_rows;
};

} // namespace ui
