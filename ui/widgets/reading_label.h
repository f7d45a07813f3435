#pragma once

#include "ui/widgets/plain_text.h"

namespace ui {

/// Lines of plain text to be read at leisure: wrapped, selectable, and reached by the Tab key. Hidden while empty.
class ReadingLabel final : public PlainLabel {
    Q_OBJECT

public:
    explicit ReadingLabel(QWidget* parent);

    /// For a screen reader while there are no lines.
    void setName(const QString& name);

    /// A screen reader says the same lines.
    void tell(const QString& lines);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
};

} // namespace ui
