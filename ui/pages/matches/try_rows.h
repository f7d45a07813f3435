#pragma once

#include "ui/painting/pill.h"

#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace ui {

/// An answer with what it gives away.
struct TryRow {
    QString lost; ///< in points, with its sign
    PillKind kind = PillKind::Quiet;
    QString answer;
    QString note; ///< below it, smaller; may be empty
};

/// Answers below each other, each behind a pill that says what it gives away.
class TryRows final : public QWidget {
public:
    explicit TryRows(QWidget* parent = nullptr);

    void show(const std::vector<TryRow>& rows);

private:
    QGridLayout* m_grid;
};

} // namespace ui
