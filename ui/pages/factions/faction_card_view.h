#pragma once

#include "core/game/card_info.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <QWidget>

#include <optional>

namespace ui {

/// A card as it is painted whole, in the hand and on the table; or a base.
class FactionCardView final : public QWidget {
    Q_OBJECT
public:
    explicit FactionCardView(QWidget* parent = nullptr);

    void show(const core::CardInfo& card, const core::FactionInfo& faction);
    void showNothing();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<CardFace> m_card;
    std::optional<BaseFace> m_base;
};

} // namespace ui
