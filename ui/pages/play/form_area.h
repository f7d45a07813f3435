#pragma once

#include <QScrollArea>

class QFormLayout;
class QLabel;

namespace ui {

/// A form that shows as much of itself as there is room for. The wheel scrolls it and sets nothing on the way.
class FormArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit FormArea(QWidget* parent);

    /// Adds a row. Make `label` and `field` as children of widget(): a combo box that changes its parent opens a list.
    void addRow(QLabel* label, QWidget* field);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QFormLayout* m_form;
};

} // namespace ui
