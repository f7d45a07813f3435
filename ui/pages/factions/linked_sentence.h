#pragma once

#include "ui/widgets/plain_text.h"

#include <string>

namespace ui {

/// A sentence that leads to what it is made from; marked while the cursor is there.
class LinkedSentence final : public PlainLabel {
    Q_OBJECT
public:
    LinkedSentence(const QString& words, std::string pointer, QWidget* parent);

    const std::string& pointer() const { return m_pointer; }
    void setMarked(bool marked);
    bool isMarked() const { return m_marked; }

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();

    std::string m_pointer;
    bool m_marked = false;
};

} // namespace ui
