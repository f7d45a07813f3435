#pragma once

#include "ui/painting/concern_mark.h"

#include <QWidget>

namespace ui {

/// The mark of a fault or of a remark, beside the words about it.
class ConcernSign final : public QWidget {
public:
    ConcernSign(Concern concern, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Concern m_concern;
};

} // namespace ui
