#include "ui/table/smashup/card_peek.h"

#include "ui/table/smashup/close_up.h"
#include "ui/theme.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {

CardPeek::CardPeek(const FactionLooks& looks, QWidget* surface)
    : QFrame(surface)
    , m_content(new CloseUp(looks, this))
{
    setRole(this, Role::Panel);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 10, 10, 10);
    rows->addWidget(m_content);
    m_content->setRulesOffered(false); // no mouse gets there
    hide();
}

void CardPeek::present(const QRect& place, const QRect& clear)
{
    show(); // before it is measured: what is hidden has not the fonts yet in which it will be read
    raise();
    QRect room = clear;
    const int gap = scaled(font(), 12);
    const int wide = std::min(scaled(font(), 276), room.width());
    const int picture = room.height() * 2 / 3;
    const auto height = [this, wide] {
        layout()->activate();
        return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height();
    };
    m_content->setMostHeight(std::max(scaled(font(), 120), picture));
    m_content->setPictureShown(m_content->canReadPicture(picture));
    if (height() > room.height())
        m_content->setPictureShown(false); // its words are what counts
    if (height() > room.height()) // words that are cut are of no use: then it lies over what it else keeps clear of
        room = parentWidget()->rect();
    const int tall = std::min(height(), room.height());
    // Above what lies below all that may be covered, as a hand does; else on the side that has the room, and over the
    // place itself only where there is none at all.
    const bool above = place.top() >= room.bottom();
    const bool right = room.right() - place.right() >= wide + gap || place.center().x() < room.center().x();
    const int x = above ? place.center().x() - wide / 2 : right ? place.right() + gap : place.left() - gap - wide;
    const int y = place.center().y() - tall / 2;
    setGeometry(std::clamp(x, room.left(), std::max(room.left(), room.right() - wide)),
        std::clamp(y, room.top(), std::max(room.top(), room.bottom() - tall)), wide, tall);
}

} // namespace ui
