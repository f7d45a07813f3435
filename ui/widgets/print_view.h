#pragma once

#include "core/game/card_info.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <QWidget>

#include <optional>

namespace ui {

/// A card as it is painted whole, and where it may be so also in the hand and on the table; or a base.
class PrintView final : public QWidget {
    Q_OBJECT
public:
    enum class Forms { All, Whole };

    explicit PrintView(QWidget* parent = nullptr, Forms forms = Forms::All);

    void show(const core::CardInfo& card, const core::FactionInfo& faction);
    void showNothing();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Forms m_forms;
    std::optional<CardFace> m_card;
    std::optional<BaseFace> m_base;
};

} // namespace ui
