#pragma once

#include <QLineEdit>

namespace ui {

/// The name of somebody who plays. Who gave none is shown as "You" in the language that is spoken; whatever somebody
/// types is a name, the same word too.
class NameField final : public QLineEdit {
    Q_OBJECT

public:
    explicit NameField(QWidget* parent = nullptr);

    /// As a record has it.
    void setKept(const QString& name);
    QString kept() const;

private:
    QString m_unnamed; ///< empty once somebody has typed
    bool m_showing = false;
};

} // namespace ui
