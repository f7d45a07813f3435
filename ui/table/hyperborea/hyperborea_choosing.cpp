#include "core/hyperborea/table/prompt_ids.h"
#include "ui/table/held_picture.h"
#include "ui/table/hyperborea/hyper_piece_model.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/hyperborea/hyper_words.h"
#include "ui/table/hyperborea/hyperborea_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/reason_bubble.h"
#include "ui/text/joined.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QCursor>
#include <QMenu>

#include <algorithm>

// What a person can do at the table, and what is sent to the match for it.

namespace ui {

using core::Choice;
using core::ChoiceView;
using core::Seat;
using core::hyperborea::Verb;

namespace {

using Kind = HyperPiece::Kind;

Verb verbOf(const ChoiceView& choice)
{
    return core::hyperborea::verbOf(choice.choice);
}

/// What picks a piece up, if anything does: the step of a miniature, or a cube that goes somewhere.
const ChoiceView* pickingUp(const HyperPiece& piece)
{
    for (const Verb wanted : { Verb::Step, Verb::Fly, Verb::Cube })
        for (const ChoiceView& each : piece.choices)
            if (verbOf(each) == wanted)
                return &each;
    return nullptr;
}

Spot spotOfPiece(const HyperPiece& piece)
{
    switch (piece.kind) {
    case Kind::Hex:
        return Spot::base(piece.id);
    case Kind::Seat:
        return Spot::of(piece.seat, Spot::Kind::Box);
    default:
        return Spot::card(piece.id);
    }
}

} // namespace

bool HyperboreaTable::canPickUp(const HyperPiece& piece) const
{
    return m_asking && m_world != nullptr && pickingUp(piece) != nullptr;
}

void HyperboreaTable::onPiece(HyperView& view, int row, const QPoint& at)
{
    const HyperPiece piece = view.pieces().piece(row);
    if (piece.isLegal() && m_asking)
        return choose(meantAt(piece, at), at.isNull() ? QPoint() : view.viewport()->mapToGlobal(at));
    if (piece.kind == Kind::Seat)
        return showBoard(piece.seat);
    const QRect area = piece.area.toAlignedRect();
    const QRect place(view.viewport()->mapTo(this, area.topLeft()), area.size());
    if (!m_asking) {
        if (!m_prompt->notice().isEmpty() && piece.kind != Kind::Hex)
            m_reason->say(m_whyNotNow.isEmpty() ? m_prompt->notice() : m_whyNotNow, place);
        return;
    }
    refuse(piece, place, whyNot(piece));
}

/// Of several answers that the piece stands for, those of the site or of the space that was clicked on.
std::vector<ChoiceView> HyperboreaTable::meantAt(const HyperPiece& piece, const QPoint& at) const
{
    if (at.isNull() || piece.choices.size() < 2)
        return piece.choices;
    std::vector<ChoiceView> meant;
    if (piece.kind == Kind::Hex) {
        const auto& hex = m_table.hexes[static_cast<std::size_t>(piece.id)];
        for (std::size_t site = 0; site < hex.sites.size(); ++site)
            if (siteArea(piece, site, hex.sites.size()).contains(at))
                for (const ChoiceView& each : piece.choices) {
                    const Verb verb = verbOf(each);
                    if ((verb == Verb::Enter && each.choice.b == site) || (verb == Verb::Site && each.choice.a == site))
                        meant.push_back(each);
                }
    }
    if (piece.kind == Kind::Set)
        if (const auto* set = setIn(m_table, piece.seat, piece.id))
            for (std::size_t space = 0; space < set->spaces.size(); ++space)
                if (spaceArea(piece, space, set->spaces.size(), m_boardView->font()).contains(at))
                    for (const ChoiceView& each : piece.choices)
                        if (verbOf(each) == Verb::Space && each.choice.b == static_cast<int>(set->spaces[space]))
                            meant.push_back(each);
    return meant.empty() ? piece.choices : meant;
}

void HyperboreaTable::choose(const std::vector<ChoiceView>& choices, const QPoint& at)
{
    if (choices.size() == 1)
        return answer(choices.front().choice);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : choices)
        menu->addAction(
            asCaption(HyperWords::answer(choice, m_table)), this, [this, choice = choice.choice] { answer(choice); });
    menu->popup(at.isNull() ? QCursor::pos() : at);
}

void HyperboreaTable::answer(Choice choice, bool goesOn)
{
    Q_EMIT chosen(choice, goesOn);
}

/// The second half of what was dropped somewhere.
void HyperboreaTable::goOn()
{
    if (!m_second || !m_asking)
        return;
    const Choice second = *std::exchange(m_second, std::nullopt);
    for (const ChoiceView& each : m_table.prompt.choices)
        if (each.choice == second)
            return answer(second, true);
}

/// What is at hand whatever is asked.
void HyperboreaTable::fillOffers()
{
    QList<TableOffer> offers;
    if (m_asking && m_table.prompt.choices.size() > 2)
        offers.append({ tr("Answers …"), tr("Lists all that can be answered now"), false, [this] { showAnswers(); } });
    if (boardSeat() != nearSeatOf(m_table))
        offers.append(
            { tr("My board"), tr("Shows your own board again"), false, [this] { showBoard(nearSeatOf(m_table)); } });
    m_prompt->setOffers(offers + m_pageOffers);
}

/// "3 movement points and 1 cube", of what an end of the turn would waste.
QString HyperboreaTable::unusedNow() const
{
    if (!m_asking || !asksForAct(m_table))
        return {};
    const auto has = [this](std::initializer_list<Verb> verbs) {
        return std::any_of(m_table.prompt.choices.begin(), m_table.prompt.choices.end(),
            [&](const ChoiceView& each) { return std::find(verbs.begin(), verbs.end(), verbOf(each)) != verbs.end(); });
    };
    QStringList parts;
    const auto& pool = m_table.pool;
    if (has({ Verb::Step }))
        parts << tr("%n movement point(s)", nullptr, pool.move);
    if (has({ Verb::Attack, Verb::Ranged }))
        parts << tr("%n attack point(s)", nullptr, pool.attack + pool.ranged);
    if (has({ Verb::Develop, Verb::DevelopOther, Verb::DevelopWhole }))
        parts << tr("steps to develop");
    if (has({ Verb::Miniature, Verb::Clone }))
        parts << tr("%n miniature(s)", nullptr, pool.miniature + pool.clone);
    if (has({ Verb::Fortress }))
        parts << tr("%n fortress(es)", nullptr, pool.fortress);
    if (has({ Verb::Take }))
        parts << tr("a technology");
    if (has({ Verb::Draw }))
        parts << tr("%n cube(s) to draw", nullptr, pool.toDraw());
    return joined(parts, tr("%1 and %2", "two things that are left"));
}

QString HyperboreaTable::whyNot(const HyperPiece& piece) const
{
    const QString name = HyperWords::title(piece, m_table);
    if (!asksForAct(m_table))
        return tr("%1 is no answer to this question.").arg(name);
    switch (piece.kind) {
    case Kind::Offer:
        return tr("To take %1 you need an effect that takes a technology.").arg(name);
    case Kind::Row:
        return tr("%1 needs a step to develop, or level 4 to be upgraded.").arg(name);
    case Kind::Set:
        return tr("To fill %1, choose a cube first, then the space.").arg(name);
    case Kind::Unused:
        return tr("Unused cubes come back with a reset, when the bag is empty.");
    case Kind::Bag:
        return tr("You draw at the end of the turn, or by an effect.");
    case Kind::Hex: {
        const auto& hex = m_table.hexes[static_cast<std::size_t>(piece.id)];
        if (!hex.up)
            return tr("%1 is not yet seen.").arg(name);
        if (m_table.viewer == Seat::None || hex.free[static_cast<std::size_t>(core::indexOf(m_table.viewer))] == 0)
            return tr("Nothing of yours can act in %1.").arg(name);
        return m_table.pool.move == 0 ? tr("You have no movement points left.")
                                      : tr("Nowhere from %1 do your movement points suffice.").arg(name);
    }
    default:
        return tr("%1 cannot be chosen now.").arg(name);
    }
}

void HyperboreaTable::refuse(const HyperPiece& piece, const QRect& place, const QString& why)
{
    m_prompt->setRemark(why);
    m_reason->say(why, place);
    Q_EMIT refused(spotOfPiece(piece));
}

void HyperboreaTable::showMenu(HyperView& view, int row, const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (row >= 0 && row < view.pieces().rowCount()) {
        const HyperPiece piece = view.pieces().piece(row);
        if (m_asking)
            for (const ChoiceView& choice : piece.choices)
                menu->addAction(asCaption(HyperWords::answer(choice, m_table)), this,
                    [this, choice = choice.choice] { answer(choice); });
        const QString name = HyperWords::title(piece, m_table);
        menu->addAction(asCaption(tr("Rules on %1").arg(name)), this, [this, name] { Q_EMIT rulesAsked(name); });
        menu->addSeparator();
    }
    for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat) {
        const Seat each = core::seatAt(static_cast<int>(seat));
        menu->addAction(asCaption(tr("Board: %1", "a player").arg(HyperWords::person(m_table, each))), this,
            [this, each] { showBoard(each); });
    }
    menu->popup(at);
}

void HyperboreaTable::showAnswers()
{
    if (!m_asking)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : m_table.prompt.choices)
        menu->addAction(
            asCaption(HyperWords::answer(choice, m_table)), this, [this, choice = choice.choice] { answer(choice); });
    menu->popup(m_prompt->underMouse() ? QCursor::pos() : m_prompt->mapToGlobal(QPoint(m_prompt->width() / 2, 0)));
}

void HyperboreaTable::stepBack()
{
    if (m_held)
        return letGo();
    // Escape leaves what is half done; a finished choice is taken back by Undo alone.
    if (m_asking && !asksForAct(m_table) && m_table.turn > 0)
        Q_EMIT undoAsked();
    else if (boardSeat() != nearSeatOf(m_table))
        showBoard(nearSeatOf(m_table));
}

/// Where it may be dropped is what the match would ask next; that is tried on a copy.
void HyperboreaTable::beginDrag(HyperView& view, int from, const QPoint& at)
{
    const HyperPiece piece = view.pieces().piece(from);
    const ChoiceView* first = pickingUp(piece);
    if (first == nullptr || m_world == nullptr)
        return;
    Held held { first->choice, {} };
    const std::unique_ptr<core::Match> tried = m_world->clone();
    tried->apply(first->choice);
    const core::hyperborea::TableView then = core::hyperborea::viewFor(*tried, m_table.viewer);
    const HyperPieces pieces = hyperPiecesOf(then, boardSeat(), true);
    const std::initializer_list<std::pair<HyperView*, const std::vector<HyperPiece>*>> places { { m_map, &pieces.map },
        { m_offers, &pieces.offers }, { m_boardView, &pieces.board } };
    for (const auto& [there, lying] : places) {
        const auto& list = *lying;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].choices.empty())
                continue;
            const int row = there->pieces().rowOf(list[i].kind, list[i].id);
            const int cost = list[i].kind == Kind::Hex ? then.hexes[static_cast<std::size_t>(list[i].id)].cost : 0;
            if (row >= 0)
                held.places.push_back({ there, row, list[i].choices.front().choice, cost });
        }
    }
    m_held = std::move(held);
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
    if (!m_held)
        return;
    m_picture->moveTo(at);
    for (HyperView* view : { m_map, m_offers, m_boardView }) {
        QMap<int, int> rows;
        const int over = view->rowAt(view->viewport()->mapFromGlobal(at));
        for (const Held::Place& place : m_held->places)
            if (place.view == view)
                rows.insert(place.row, place.cost);
        view->setTargets(rows, rows.contains(over) ? over : -1);
    }
}

void HyperboreaTable::endDrag(const QPoint& at)
{
    if (!m_held)
        return;
    const Held held = *m_held;
    letGo();
    if (!m_asking)
        return;
    for (HyperView* view : { m_map, m_offers, m_boardView }) {
        const int over = view->rowAt(view->viewport()->mapFromGlobal(at));
        for (const Held::Place& place : held.places)
            if (over >= 0 && place.row == over && place.view == view) {
                m_second = place.choice;
                return answer(held.first);
            }
    }
}

void HyperboreaTable::letGo()
{
    m_held.reset();
    m_picture->letGo();
    for (HyperView* view : { m_map, m_offers, m_boardView })
        view->setTargets({});
}

} // namespace ui
