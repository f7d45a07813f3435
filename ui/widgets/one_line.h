#pragma once

#include "ui/widgets/plain_text.h"

namespace ui {

/// As much of a text as one line holds. Where it is cut, all of it is its tip; a screen reader says what the label is
/// called.
class OneLine final : public PlainLabel {
    Q_OBJECT

public:
    explicit OneLine(QWidget* parent);

    void say(const QString& text);
    /// In that width some of it is left out.
    bool isCutAt(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QFont letters() const;
    int edge() const;
    void fitTip();
};

} // namespace ui
