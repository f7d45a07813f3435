#pragma once

#include "ui/painting/meter.h"
#include "ui/table/spoken_meter.h"

namespace ui {

/// The power at a base as a bar, on a panel.
class MeterView final : public SpokenMeter {
    Q_OBJECT

public:
    explicit MeterView(QWidget* parent);

    void setMeter(const Meter& meter);
    int reached() const override;
    int full() const override { return m_meter.full; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meter m_meter;
};

} // namespace ui
