#include "core/hyperborea/table/prompt_ids.h"
#include "ui/table/hyperborea/hyper_piece_model.h"
#include "ui/table/hyperborea/hyper_pieces.h"
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

Verb verbIn(const ChoiceView& choice)
{
    return core::hyperborea::verbOf(choice.choice);
}

bool strikes(const ChoiceView& choice)
{
    return verbIn(choice) == Verb::Attack || verbIn(choice) == Verb::Ranged;
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

void HyperboreaTable::onPiece(HyperView& view, int row, const QPoint& at)
{
    const HyperPiece piece = view.pieces().piece(row);
    if (piece.isLegal() && m_asking)
        return choose(
            meantAt(piece, at), at.isNull() ? QPoint() : view.viewport()->mapToGlobal(at), struckAt(piece, at));
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
    const bool struck = struckAt(piece, at).has_value();
    if (const int site = siteAt(piece, at); site >= 0)
        for (const ChoiceView& each : piece.choices) {
            const Verb verb = verbIn(each);
            if ((verb == Verb::Enter && each.choice.b == site) || (verb == Verb::Site && each.choice.a == site)
                || (struck && strikes(each)))
                meant.push_back(each);
        }
    if (piece.kind == Kind::Set)
        if (const auto* set = setIn(m_table, piece.seat, piece.id))
            for (std::size_t space = 0; space < set->spaces.size(); ++space)
                if (spaceArea(piece, space, set->spaces.size(), m_boardView->font()).contains(at))
                    for (const ChoiceView& each : piece.choices)
                        if (verbIn(each) == Verb::Space && each.choice.b == static_cast<int>(set->spaces[space]))
                            meant.push_back(each);
    return meant.empty() ? piece.choices : meant;
}

/// The site of that hex that lies there, or -1.
int HyperboreaTable::siteAt(const HyperPiece& piece, const QPoint& at) const
{
    if (piece.kind == Kind::Hex && !at.isNull()) {
        const std::size_t sites = m_table.hexes[static_cast<std::size_t>(piece.id)].sites.size();
        for (std::size_t site = 0; site < sites; ++site)
            if (siteArea(piece, site, sites).contains(at))
                return static_cast<int>(site);
    }
    return -1;
}

/// What an attack would be asked next, where whom it is to strike was clicked on.
std::optional<Choice> HyperboreaTable::struckAt(const HyperPiece& piece, const QPoint& at) const
{
    const int site = siteAt(piece, at);
    if (site < 0 || std::none_of(piece.choices.begin(), piece.choices.end(), strikes))
        return std::nullopt;
    const int inside = m_table.hexes[static_cast<std::size_t>(piece.id)].sites[static_cast<std::size_t>(site)].inside;
    if (inside == core::hyperborea::kNone || inside == core::indexOf(m_table.viewer))
        return std::nullopt;
    return core::hyperborea::make(Verb::Site, static_cast<std::uint8_t>(site));
}

/// A step with one hex to go to would go there unasked, and what it turns up cannot be taken back: whoever clicked on
/// the miniature is shown where.
bool HyperboreaTable::asksWhereTo(Choice choice, const QPoint& at)
{
    const Verb verb = core::hyperborea::verbOf(choice);
    if ((verb != Verb::Step && verb != Verb::Fly) || m_world == nullptr)
        return false;
    std::vector<Drop> drops;
    addDrops(drops, choice);
    if (drops.size() != 1 || drops.front().second || drops.front().view != m_map)
        return false;
    const QString hex = HyperWords::title(m_map->pieces().piece(drops.front().row), m_table);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* const only
        = menu->addAction(asCaption(tr("To %1", "a hex").arg(hex)), this, [this, choice] { answer(choice); });
    menu->setActiveAction(only);
    menu->popup(at.isNull() ? QCursor::pos() : at);
    return true;
}

void HyperboreaTable::choose(const std::vector<ChoiceView>& choices, const QPoint& at, std::optional<Choice> second)
{
    if (choices.size() == 1)
        return asksWhereTo(choices.front().choice, at) ? void() : answer(choices.front().choice, second);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : choices)
        menu->addAction(asCaption(HyperWords::answer(choice, m_table)), this,
            [this, choice = choice.choice, second] { answer(choice, second); });
    menu->popup(at.isNull() ? QCursor::pos() : at);
}

/// `second` is given as soon as it is asked for, if it is.
void HyperboreaTable::answer(Choice choice, std::optional<Choice> second, bool goesOn)
{
    m_second = second;
    Q_EMIT chosen(choice, goesOn);
}

/// The second half of what was done in one go.
void HyperboreaTable::goOn()
{
    if (!m_second || !m_asking)
        return;
    const Choice second = *std::exchange(m_second, std::nullopt);
    for (const ChoiceView& each : m_table.prompt.choices)
        if (each.choice == second)
            return answer(second, std::nullopt, true);
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
            [&](const ChoiceView& each) { return std::find(verbs.begin(), verbs.end(), verbIn(each)) != verbs.end(); });
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
    if (cubeToPlace() >= 0 && piece.kind == Kind::Cube)
        return tr("Place the other cube first, or put it back.");
    if (!asksForAct(m_table))
        return tr("%1 is no answer to this question.").arg(name);
    switch (piece.kind) {
    case Kind::Offer:
        return tr("To take %1 you need an effect that takes a technology.").arg(name);
    case Kind::Row:
        if (std::any_of(m_table.pool.stepsLeft.begin(), m_table.pool.stepsLeft.end(), [](int n) { return n > 0; }))
            return tr("The steps that are left go to rows that have none of theirs yet, below level 6.");
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
    if (!m_held.empty())
        return letGo();
    // Escape leaves what is half done; a finished choice is taken back by Undo alone.
    if (m_asking && !asksForAct(m_table) && m_table.turn > 0)
        Q_EMIT undoAsked();
    else if (boardSeat() != nearSeatOf(m_table))
        showBoard(nearSeatOf(m_table));
}

} // namespace ui
