#pragma once

#include <QAbstractButton>
#include <QColor>

namespace core {
struct FactionInfo;
}

namespace ui {

/// One half of the pair: the faction in its colour, or a free place. Pressed, it gives its faction back.
class FactionSlot final : public QAbstractButton {
    Q_OBJECT
public:
    /// `place` is what the slot is called ("First faction").
    explicit FactionSlot(QString place, QWidget* parent = nullptr);

    /// Null empties the slot.
    void show(const core::FactionInfo* faction, int minions, int actions);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_place;
    QString m_faction;
    QString m_counts;
    QString m_emblem;
    QColor m_colour;
};

} // namespace ui
