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
    /// `number` from 1 is its place in the pair.
    explicit FactionSlot(int number, QWidget* parent = nullptr);

    /// Null empties the slot.
    void show(const core::FactionInfo* faction, int minions, int actions);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString place() const;

    int m_number;
    QString m_faction;
    QString m_counts;
    QString m_emblem;
    QColor m_colour;
};

} // namespace ui
