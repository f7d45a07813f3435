#pragma once

#include <QAbstractButton>
#include <QColor>

namespace core {
struct FactionInfo;
}

namespace ui {

/// A faction of a pair that is compared, in its colour with what it is about. Pressed, it is changed for another.
class FactionBanner final : public QAbstractButton {
    Q_OBJECT
public:
    explicit FactionBanner(QWidget* parent = nullptr);

    /// Null leaves it free. `place` says which one it is: "First faction of the left pair".
    void show(const core::FactionInfo* faction, const QString& place);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_faction;
    QString m_theme;
    QString m_emblem;
    QColor m_colour;
};

} // namespace ui
