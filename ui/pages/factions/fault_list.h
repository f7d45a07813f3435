#pragma once

#include "core/game/problem.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QVBoxLayout;

namespace ui {

enum class Concern;
class Panel;

/// What is amiss in a text and what is worth a look, one by one: each leads to its place. A fault may have a button
/// that mends it, a remark has one that puts it away. Hidden while there is neither.
class FaultList final : public QWidget {
    Q_OBJECT
public:
    explicit FaultList(QWidget* parent = nullptr);

    /// Says where a problem is; empty: its line is said instead.
    using Place = std::function<QString(const core::Problem& problem)>;

    void show(const core::Problems& faults, const core::Problems& remarks, const Place& place);

Q_SIGNALS:
    void goAsked(const core::TextSpot& spot);
    void mendAsked(const core::Problem& fault);
    void leaveAsked(const core::Problem& remark);

private:
    QHBoxLayout* add(const core::Problem& problem, Concern concern, const QString& place);

    Panel* m_panel;
    QWidget* m_area;
    QVBoxLayout* m_rows;
};

} // namespace ui
