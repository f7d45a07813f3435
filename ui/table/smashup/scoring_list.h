#pragma once

#include "core/smashup/words/view.h"

#include <QWidget>

class QLabel;

namespace ui {

/// The procedure by which a base is scored as a list: what is done, what is done now, what is to come.
class ScoringList final : public QWidget {
    Q_OBJECT

public:
    explicit ScoringList(QWidget* parent);

    /// `asking`: the viewer is asked now. Whether another seat is nobody can tell.
    void setTable(const core::smashup::TableView& table, bool asking = false);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QLabel* title;
        QLabel* detail;
    };
    void ink();

    QList<Line> m_lines;
    int m_now = 0;
};

} // namespace ui
