#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"

#include <QWidget>

namespace ui {

/// A card of a crowded hand held up: large enough for all of its text, above its place, out of the mouse's way.
class CardPeek final : public QWidget {
    Q_OBJECT

public:
    /// Lies over `window`, wherever in it the hand is.
    CardPeek(FactionLooks looks, QWidget* window);

    /// Holds `card` up above `place`, in coordinates of the window, in the words of `body`.
    void showCard(const core::smashup::CardView& card, const QRect& place, const QFont& body);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FactionLooks m_looks;
    core::smashup::CardView m_card;
    QFont m_body;
};

} // namespace ui
