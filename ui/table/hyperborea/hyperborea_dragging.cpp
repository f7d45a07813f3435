#include "core/hyperborea/table/events.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "ui/table/held_picture.h"
#include "ui/table/hyperborea/hyper_piece_model.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/hyperborea/hyperborea_table.h"
#include "ui/theme.h"

#include <algorithm>
#include <cstdlib>

// What can be picked up at the table, and dropped where.

namespace ui {

using core::Choice;
using core::ChoiceView;
using core::Seat;
using core::hyperborea::Verb;
using core::hyperborea::verbOf;

namespace {

using Kind = HyperPiece::Kind;

bool attacks(Choice choice)
{
    return verbOf(choice) == Verb::Attack || verbOf(choice) == Verb::Ranged;
}

/// Whether it says where to or at whom, of something that was picked up.
bool aims(const ChoiceView& choice)
{
    switch (verbOf(choice.choice)) {
    case Verb::To:
    case Verb::Space:
    case Verb::Site:
    case Verb::Open:
        return true;
    default:
        return false;
    }
}

/// Where something went or whom it struck, of a choice after which nothing was asked.
class Happened final : public core::EventSink {
public:
    int hex = -1;
    int set = -1;
    void onEvent(const core::Event& event) override
    {
        using core::hyperborea::EventKind;
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Placed:
            set = set < 0 ? event.card : set;
            break;
        case EventKind::Stepped:
        case EventKind::Flew:
        case EventKind::TookGhost:
        case EventKind::RemovedGhost:
        case EventKind::TookMiniature:
        case EventKind::SentHome:
        case EventKind::FortressFell:
            hex = hex < 0 ? event.place : hex;
            break;
        default:
            break;
        }
    }
};

/// The site of that hex with a ghost or an enemy in it, where there is one alone; else -1.
int onlyGuest(const core::hyperborea::TableView& table, int hex)
{
    const auto& sites = table.hexes[static_cast<std::size_t>(hex)].sites;
    int found = -1;
    for (std::size_t i = 0; i < sites.size(); ++i)
        if (sites[i].inside != core::hyperborea::kNone && sites[i].inside != core::indexOf(table.viewer)) {
            if (found >= 0)
                return -1;
            found = static_cast<int>(i);
        }
    return found;
}

bool areBeside(const core::hyperborea::HexView& one, const core::hyperborea::HexView& other)
{
    const int q = one.q - other.q;
    const int r = one.r - other.r;
    return std::max({ std::abs(q), std::abs(r), std::abs(q + r) }) == 1;
}

} // namespace

bool HyperboreaTable::canPickUp(const HyperPiece& piece) const
{
    return !dropsOf(piece).empty();
}

/// The site or the space that an answer means, of the piece that stands for it; empty where it means all of that.
QRectF HyperboreaTable::partOf(const HyperView& view, int row, Choice choice) const
{
    const HyperPiece& piece = view.pieces().piece(row);
    const Verb verb = verbOf(choice);
    if (verb == Verb::Site || verb == Verb::Enter)
        return siteArea(piece, verb == Verb::Site ? choice.a : choice.b,
            m_table.hexes[static_cast<std::size_t>(piece.id)].sites.size());
    const auto* set = verb == Verb::Space ? setIn(m_table, piece.seat, piece.id) : nullptr;
    for (std::size_t i = 0; set != nullptr && i < set->spaces.size(); ++i)
        if (set->on[i] == core::hyperborea::kNone && static_cast<int>(set->spaces[i]) == choice.b)
            return spaceArea(piece, i, set->spaces.size(), view.font());
    return {};
}

/// What can follow a choice is what the match would ask next; that is tried on a copy.
void HyperboreaTable::addDrops(std::vector<Drop>& drops, Choice first) const
{
    Happened happened;
    const std::unique_ptr<core::Match> tried = m_world->clone();
    tried->apply(first, &happened);
    const core::hyperborea::TableView then = core::hyperborea::viewFor(*tried, m_table.viewer);
    if (std::none_of(then.prompt.choices.begin(), then.prompt.choices.end(), aims)) {
        // That question had one answer alone.
        HyperView* view = happened.set >= 0 ? m_boardView : m_map;
        const int row = happened.set >= 0 ? view->pieces().rowOf(Kind::Set, happened.set)
                                          : view->pieces().rowOf(Kind::Hex, happened.hex);
        const int site = row >= 0 && attacks(first) ? onlyGuest(m_table, happened.hex) : -1;
        const int spent = m_table.pool.move + m_table.pool.fly - then.pool.move - then.pool.fly;
        if (row >= 0)
            drops.push_back({ view, row,
                site < 0 ? QRectF()
                         : partOf(*view, row, core::hyperborea::make(Verb::Site, static_cast<std::uint8_t>(site))),
                first, std::nullopt, std::max(spent, 0) });
        return;
    }
    const HyperPieces pieces = hyperPiecesOf(then, boardSeat(), true);
    for (const auto& [view, lying] : { std::pair(m_map, &pieces.map), std::pair(m_boardView, &pieces.board) })
        for (const HyperPiece& each : *lying)
            for (const ChoiceView& second : each.choices) {
                const int row = each.kind == Kind::Seat ? -1 : view->pieces().rowOf(each.kind, each.id);
                const int cost = each.kind == Kind::Hex ? then.hexes[static_cast<std::size_t>(each.id)].cost : 0;
                if (row >= 0 && aims(second))
                    drops.push_back({ view, row, partOf(*view, row, second.choice), first, second.choice, cost });
            }
}

/// Where a cube or a miniature that lies there may be dropped.
std::vector<HyperboreaTable::Drop> HyperboreaTable::dropsOf(const HyperPiece& piece) const
{
    std::vector<Drop> drops;
    if (!m_asking || m_world == nullptr)
        return drops;
    for (const Verb wanted : { Verb::Cube, Verb::Step, Verb::Fly, Verb::Attack })
        for (const ChoiceView& each : piece.choices)
            if (verbOf(each.choice) == wanted)
                addDrops(drops, each.choice);
    if (piece.kind != Kind::Hex)
        return drops;
    const int here = m_map->pieces().rowOf(piece.kind, piece.id);
    for (const ChoiceView& each : piece.choices)
        if (verbOf(each.choice) == Verb::Enter)
            drops.push_back({ m_map, here, partOf(*m_map, here, each.choice), each.choice, std::nullopt, 0 });
    // From afar whoever stands beside a hex strikes there.
    const auto& hexes = m_table.hexes;
    const auto& from = hexes[static_cast<std::size_t>(piece.id)];
    const auto viewer = static_cast<std::size_t>(core::indexOf(m_table.viewer));
    for (const ChoiceView& each : m_table.prompt.choices)
        if (verbOf(each.choice) == Verb::Ranged && from.free[viewer] + from.halted[viewer] > 0
            && areBeside(from, hexes[each.choice.a]))
            addDrops(drops, each.choice);
    // Who lets go of it where it lay has thought better of it.
    std::erase_if(drops, [&](const Drop& drop) { return drop.row == here && drop.part.isEmpty(); });
    return drops;
}

/// What means the part that lies there, else all of the piece. Beside the spaces of a set the first that fits is meant,
/// beside the sites of a hex none.
const HyperboreaTable::Drop* HyperboreaTable::dropAt(const QPoint& at) const
{
    std::vector<const Drop*> there;
    for (const Drop& drop : m_held)
        if (drop.row == drop.view->rowAt(drop.view->viewport()->mapFromGlobal(at)))
            there.push_back(&drop);
    for (const Drop* drop : there)
        if (drop->part.contains(drop->view->viewport()->mapFromGlobal(at)))
            return drop;
    for (const Drop* drop : there)
        if (drop->part.isEmpty())
            return drop;
    return there.empty() || there.front()->view == m_map ? nullptr : there.front();
}

void HyperboreaTable::beginDrag(HyperView& view, int from, const QPoint& at)
{
    const HyperPiece piece = view.pieces().piece(from);
    m_held = dropsOf(piece);
    if (m_held.empty())
        return;
    const double side = piece.kind == Kind::Hex ? hexRadius(piece) * 0.5 : piece.area.width() * 1.1;
    m_picture->pickUp(
        { side, side },
        [&](QPainter& painter, const QRectF& area) {
            if (piece.kind == Kind::Cube)
                paintCube(painter, area, static_cast<core::hyperborea::Colour>(piece.id));
            else
                paintMiniature(painter, area, nearSeatOf(m_table), coloursOf(palette()));
        },
        at);
    if (piece.kind == Kind::Cube && m_painter.setLit(piece.id))
        m_boardView->viewport()->update();
    moveDrag(at);
}

void HyperboreaTable::moveDrag(const QPoint& at)
{
    if (m_held.empty())
        return;
    m_picture->moveTo(at);
    const Drop* over = dropAt(at);
    for (HyperView* view : { m_map, m_boardView }) {
        QMap<int, int> rows;
        for (const Drop& drop : m_held)
            if (drop.view == view && rows.value(drop.row) == 0)
                rows.insert(drop.row, drop.cost);
        view->setTargets(rows, over != nullptr && over->view == view ? over->row : -1);
    }
}

void HyperboreaTable::endDrag(const QPoint& at)
{
    const Drop* over = dropAt(at);
    const std::optional<Drop> dropped = over == nullptr ? std::nullopt : std::optional(*over);
    letGo();
    if (dropped && m_asking)
        answer(dropped->first, dropped->second);
}

void HyperboreaTable::letGo()
{
    m_held.clear();
    m_picture->letGo();
    for (HyperView* view : { m_map, m_boardView })
        view->setTargets({});
}

} // namespace ui
