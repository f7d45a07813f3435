#pragma once

#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <QWidget>

#include <optional>

namespace ui {

/// A card or a base painted as large as there is room: a whole card at most, a base as on the table.
class CardPicture final : public QWidget {
    Q_OBJECT

public:
    explicit CardPicture(QWidget* parent);

    void setCard(const CardFace& face);
    void setBase(const BaseFace& face);
    void clear();
    bool isEmpty() const { return !m_card && !m_base; }
    /// The greatest height it takes for a card, in pixels of the screen; 0 for the card's own.
    void setMostHeight(int pixels);

    /// What a card takes, were one shown.
    int heightForCard(int width) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF cardArea(int width) const;

    std::optional<CardFace> m_card;
    std::optional<BaseFace> m_base;
    int m_most = 0;
};

} // namespace ui
