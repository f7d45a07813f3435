#pragma once

#include "ui/widgets/plain_text.h"

namespace ui {

/// A heading in the display face, so many pixels of the mock-ups high at whatever text size there is.
class HeadLabel final : public PlainLabel {
    Q_OBJECT
public:
    explicit HeadLabel(double pixels, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    double m_pixels;
};

} // namespace ui
