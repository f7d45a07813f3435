#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace ui {

class FeedbackSettings;

/// Lets what comes into sight rise a little and fade in: each dialog, and the pages and panels that are marked. It is
/// over at once when somebody presses a key or a button, and nothing of it is seen without motion or with less of it.
class Arrivals final : public QObject {
    Q_OBJECT

public:
    /// For the whole program, from now on; `settings` are asked each time.
    Arrivals(const FeedbackSettings& settings, QObject* parent);

    /// From now on the widget arrives each time it is shown in a window that was in sight already.
    static void mark(QWidget* widget);
    bool isMoving() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(QWidget* widget);
    void finish();

    const FeedbackSettings& m_settings;
    QList<QPointer<QWidget>> m_moving;
};

} // namespace ui
