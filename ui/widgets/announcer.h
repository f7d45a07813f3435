#pragma once

#include <QWidget>

namespace ui {

/// Says to a screen reader what happens elsewhere, without taking the keyboard there. Nothing of it is seen.
class Announcer final : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentences);
};

} // namespace ui
