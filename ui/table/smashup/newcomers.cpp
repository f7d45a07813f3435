#include "ui/table/smashup/newcomers.h"

#include "ui/table/smashup/marks.h"

namespace ui {

void Newcomers::look(const core::smashup::TableView& table)
{
    QSet<int> now;
    for (const core::smashup::CardView* card : cardsInPlay(table))
        now.insert(card->id);
    // At another seat, or in another match, nobody knows what was there before.
    if (!m_begun || table.viewer != m_viewer || table.viewer == core::Seat::None) {
        m_known = now;
        m_new.clear();
        m_viewer = table.viewer;
        m_begun = table.viewer != core::Seat::None;
        m_acted = false;
        return;
    }
    if (m_acted) {
        // What comes of the viewer's own choice is no news.
        m_known = now;
        m_new.clear();
        m_acted = false;
    } else {
        m_new = now - m_known;
    }
}

} // namespace ui
