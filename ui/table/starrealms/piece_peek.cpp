#include "ui/table/starrealms/piece_peek.h"

#include "ui/table/starrealms/realm_close_up.h"
#include "ui/theme.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {

PiecePeek::PiecePeek(const RealmFaces& faces, QWidget* surface)
    : QFrame(surface)
    , m_content(new RealmCloseUp(faces, this))
{
    setRole(this, Role::Panel);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 10, 10, 10);
    rows->addWidget(m_content);
    hide();
}

void PiecePeek::present(const QRect& place, const QRect& clear)
{
    show(); // before it is measured: what is hidden has not the fonts yet in which it will be read
    raise();
    const int gap = scaled(font(), 12);
    const int wide = std::min(scaled(font(), 240), clear.width());
    m_content->setRoom(clear.size());
    layout()->activate();
    const int wished = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height();
    const int tall = std::min(wished, clear.height());
    const int x = place.right() + gap + wide <= clear.right() ? place.right() + gap : place.left() - gap - wide;
    const int y = place.center().y() - tall / 2;
    setGeometry(std::clamp(x, clear.left(), std::max(clear.left(), clear.right() - wide)),
        std::clamp(y, clear.top(), std::max(clear.top(), clear.bottom() - tall)), wide, tall);
}

} // namespace ui
