#pragma once

#include <QAbstractButton>
#include <QColor>

namespace ui {

/// A faction to be shown or not: a button on its ground with its emblem. It is pale while others are chosen.
class FactionChip final : public QAbstractButton {
    Q_OBJECT
public:
    FactionChip(const QString& emblem, const QColor& colour, QWidget* parent);

    void setPale(bool pale);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_emblem;
    QColor m_colour;
    bool m_pale = false;
};

} // namespace ui
