#pragma once

#include "ui/painting/meter.h"

#include <QWidget>

namespace ui {

/// The power at a base as a bar, on a panel.
class MeterView final : public QWidget {
    Q_OBJECT

public:
    explicit MeterView(QWidget* parent);

    void setMeter(const Meter& meter);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meter m_meter;
};

} // namespace ui
