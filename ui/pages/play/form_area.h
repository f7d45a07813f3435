#pragma once

#include <QWidget>

class QFormLayout;
class QLabel;

namespace ui {

/// A form within something that scrolls: the wheel goes on to that and sets nothing on the way.
class FormArea final : public QWidget {
    Q_OBJECT

public:
    explicit FormArea(QWidget* parent);

    /// Adds a row. Make `label` and `field` as children of the form: a combo box that changes its parent opens a list.
    void addRow(QLabel* label, QWidget* field);
    /// A row over the whole width: what the row before is about, or a field that says itself what it is.
    void addRow(QWidget* whole);

private:
    QFormLayout* m_form;
};

} // namespace ui
