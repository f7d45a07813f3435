#include "ui/table/smashup/drop_targets.h"

#include "ui/table/smashup/marks.h"

namespace ui {

using core::ChoiceView;
using core::smashup::CardView;
using core::smashup::TableView;

DropTargets findDropTargets(const core::Match& world, core::Seat viewer, int card, const std::vector<ChoiceView>& plays)
{
    DropTargets targets;
    for (const ChoiceView& play : plays) {
        const std::unique_ptr<core::Match> tried = world.clone();
        if (!tried->prompt().accepts(play.choice))
            continue;
        tried->apply(play.choice);
        const TableView after = core::smashup::viewFor(*tried, viewer);
        bool found = false;
        if (after.prompt.seat == viewer)
            for (const ChoiceView& next : after.prompt.choices) {
                const bool targetless = next.elsewhere || after.prompt.source.empty();
                if (targetless)
                    continue;
                if (const int slot = slotOf(after, next.place); next.kind == ChoiceView::Kind::Place && slot >= 0)
                    found = targets.bases.insert(slot) != targets.bases.end();
                else if (next.kind == ChoiceView::Kind::Card && next.card >= 0)
                    found = targets.cards.insert(next.card) != targets.cards.end();
            }
        if (found)
            continue;
        // A single place is never asked for: the card lies there already.
        for (const auto& base : after.bases)
            for (const CardView& minion : base.minions)
                if (minion.id == card)
                    found = targets.bases.insert(base.slot) != targets.bases.end();
        if (!found)
            targets.anywhere = true;
    }
    return targets;
}

} // namespace ui
