#pragma once

#include "ui/table/smashup/faction_looks.h"

#include <QFrame>

namespace ui {

class CloseUp;

/// A card held up beside its place, where no panel beside the table shows it: whole, with what its power is made of.
class CardPeek final : public QFrame {
    Q_OBJECT

public:
    /// Lies over `surface`.
    CardPeek(const FactionLooks& looks, QWidget* surface);

    /// What is shown; filled by the caller, then present() puts it up.
    CloseUp& content() { return *m_content; }
    /// Beside `place`, within `clear` where that is enough, both in the coordinates of the surface.
    void present(const QRect& place, const QRect& clear);

private:
    CloseUp* m_content;
};

} // namespace ui
