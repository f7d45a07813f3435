#pragma once

#include <QObject>

class QDialog;

namespace ui {

/// Darkens a window while a dialog in front of it has to be answered first.
class Shade final : public QObject {
    Q_OBJECT

public:
    /// For the whole program, from now on.
    explicit Shade(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lay(QDialog& dialog);
};

} // namespace ui
