#pragma once

#include "ui/painting/pill.h"
#include "ui/widgets/plain_text.h"

namespace ui {

/// A word in a pill: "won", "unfinished".
class PillLabel final : public PlainLabel {
    Q_OBJECT
public:
    explicit PillLabel(PillKind kind, QWidget* parent = nullptr);

    void setKind(PillKind kind);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PillKind m_kind;
};

} // namespace ui
