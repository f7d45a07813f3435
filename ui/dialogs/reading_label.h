#pragma once

#include "ui/plain_text.h"

namespace ui {

/// Lines of plain text to be read at leisure: wrapped, selectable, and reached by the Tab key. Hidden while empty.
class ReadingLabel final : public PlainLabel {
    Q_OBJECT

public:
    /// `name` is for a screen reader while there are no lines.
    ReadingLabel(QString name, QWidget* parent);

    /// A screen reader says the same lines.
    void tell(const QString& lines);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
};

} // namespace ui
