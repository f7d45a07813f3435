#pragma once

#include "core/game/card_info.h"
#include "ui/painting/card_face.h"

#include <QListView>

#include <vector>

class QStandardItemModel;

namespace ui {

/// A few cards beside each other as they look in the hand. Each is read out with its text, by the arrow keys.
class CardStrip final : public QListView {
    Q_OBJECT
public:
    explicit CardStrip(QWidget* parent = nullptr);

    void setCards(const std::vector<core::CardInfo>& cards, const std::vector<core::FactionInfo>& factions);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

private:
    QStandardItemModel* m_items;
    std::vector<CardFace> m_faces;
};

} // namespace ui
