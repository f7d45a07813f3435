#pragma once

#include <QToolButton>

namespace ui {

/// A quiet button of an icon alone, which grows with the text. It needs an accessible name.
class IconButton final : public QToolButton {
    Q_OBJECT
public:
    /// `icon` is a name for themedIcon().
    explicit IconButton(const QString& icon, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();
};

} // namespace ui
