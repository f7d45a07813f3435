#include "ui/table/smashup/news.h"

namespace ui {

using core::smashup::CardView;

QHash<int, News::Seen> News::seenOn(const core::smashup::TableView& table)
{
    QHash<int, Seen> seen;
    for (const auto& base : table.bases) {
        seen.insert(base.id, { base.slot });
        for (const auto* lying : { &base.minions, &base.actions })
            for (const CardView& card : *lying) {
                seen.insert(card.id, { base.slot, -1, card.controller, card.isMinion ? card.power : 0 });
                for (const CardView& attached : card.attachments)
                    seen.insert(attached.id, { base.slot, card.id, attached.controller });
            }
    }
    return seen;
}

Change News::changeOf(const Seen& before, const Seen& now)
{
    // What is attached goes along with the card that it is on.
    const bool along = now.on >= 0 && now.on == before.on;
    if (before.on != now.on || before.controller != now.controller || (before.slot != now.slot && !along))
        return { Change::Kind::Moved };
    if (before.power != now.power)
        return { now.power > before.power ? Change::Kind::More : Change::Kind::Less, before.power };
    return {};
}

void News::look(const core::smashup::TableView& table)
{
    const QHash<int, Seen> now = seenOn(table);
    // At another seat, or in another match, nobody knows what was there before; and what comes of the viewer's own
    // choice is no news.
    const bool strange = !m_begun || table.viewer != m_viewer || table.viewer == core::Seat::None;
    m_changes.clear();
    m_knows = !strange;
    if (strange || m_acted) {
        m_known = now;
        m_viewer = table.viewer;
        m_begun = table.viewer != core::Seat::None;
        m_acted = false;
        return;
    }
    for (auto each = now.begin(); each != now.end(); ++each) {
        const auto before = m_known.constFind(each.key());
        const Change change
            = before == m_known.constEnd() ? Change { Change::Kind::Came } : changeOf(*before, each.value());
        if (change.kind != Change::Kind::None)
            m_changes.insert(each.key(), change);
    }
}

} // namespace ui
