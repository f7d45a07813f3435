#include "ui/table/starrealms/star_realms_table.h"

#include "core/starrealms/cards/program.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/state.h"
#include "ui/table/held_picture.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/starrealms/at_once.h"
#include "ui/table/starrealms/piece_model.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/table/starrealms/pile_dialog.h"
#include "ui/table/starrealms/realm_stage.h"
#include "ui/table/starrealms/realm_view.h"
#include "ui/text/joined.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QCursor>
#include <QMenu>
#include <QPainter>

#include <algorithm>

// What a person can do at the table, and what is sent to the match for it.

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::starrealms::CardView;
using core::starrealms::Verb;

namespace {

Verb verbOf(const ChoiceView& choice)
{
    return core::starrealms::verbOf(choice.choice);
}

bool isScrap(const ChoiceView& choice)
{
    return verbOf(choice) == Verb::Use && choice.choice.c == static_cast<std::uint8_t>(core::starrealms::Slot::Scrap);
}

/// Each answer once; equal cards share one.
std::vector<ChoiceView> once(const std::vector<ChoiceView>& choices)
{
    std::vector<ChoiceView> different;
    for (const ChoiceView& each : choices)
        if (std::none_of(different.begin(), different.end(),
                [&each](const ChoiceView& other) { return other.choice == each.choice; }))
            different.push_back(each);
    return different;
}

const ChoiceView* firstOf(const core::PromptView& prompt, Verb verb, const std::string& card = {},
    const core::starrealms::TableView* table = nullptr)
{
    for (const ChoiceView& each : prompt.choices) {
        if (verbOf(each) != verb)
            continue;
        const CardView* named = table == nullptr ? nullptr
            : each.card == table->explorer.id    ? &table->explorer
                                                 : cardIn(*table, each.card);
        if (card.empty() || (named != nullptr && named->name == card))
            return &each;
    }
    return nullptr;
}

Spot spotOf(const Piece& piece)
{
    switch (piece.kind) {
    case Piece::Kind::Deck:
        return Spot::of(piece.seat, Spot::Kind::Deck);
    case Piece::Kind::Discard:
        return Spot::of(piece.seat, Spot::Kind::Discard);
    case Piece::Kind::Seat:
    case Piece::Kind::Boss:
        return Spot::of(piece.seat, Spot::Kind::Box);
    default:
        return piece.isCard() ? Spot::card(piece.card.id) : Spot { Spot::Kind::SharedDeck, -1, Seat::None };
    }
}

} // namespace

void StarRealmsTable::onPiece(RealmView& view, int row)
{
    const Piece piece = view.pieces().piece(row);
    if (!m_asking && !m_prompt->notice().isEmpty() && piece.kind == Piece::Kind::Hand) // here it is seen
        return m_reason->say(m_whyNotNow.isEmpty() ? m_prompt->notice() : m_whyNotNow,
            m_stage->areaOf(spotOf(piece), *this).toAlignedRect());
    if (piece.kind == Piece::Kind::Combat || piece.kind == Piece::Kind::Trade)
        return;
    if (piece.isLegal() && m_asking)
        return choose(piece.choices, spotOf(piece));
    if (piece.opens())
        return showPile(piece.seat, piece.kind);
    if (m_asking && piece.isCard() && piece.shown)
        refuse(spotOf(piece), whyNot(piece));
}

void StarRealmsTable::choose(const std::vector<ChoiceView>& choices, const Spot& spot)
{
    const std::vector<ChoiceView> answers = once(choices);
    std::vector<ChoiceView> kept;
    std::copy_if(answers.begin(), answers.end(), std::back_inserter(kept),
        [](const ChoiceView& each) { return !isScrap(each) && verbOf(each) != Verb::AttackPart; });
    // To scrap a card for good is no answer to a mere click.
    if (kept.size() == 1)
        return take(kept.front(), spot);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : answers)
        menu->addAction(
            asCaption(remarksOn({ choice }).join(QString())), this, [this, choice, spot] { take(choice, spot); });
    menu->popup(QCursor::pos());
}

/// What would be lost without a question is said first; whoever chooses it again means it.
void StarRealmsTable::take(const ChoiceView& choice, const Spot& spot)
{
    if (const QString harm = warningOf({ choice }); !harm.isEmpty() && m_warned != choice.choice) {
        m_warned = choice.choice;
        const QString said = tr("%1 Choose it again if you mean it.", "what would be lost").arg(harm);
        m_prompt->setRemark(said);
        m_reason->say(said, m_stage->areaOf(spot, *this).toAlignedRect());
        return;
    }
    if (const int enough = enoughFor(choice.choice); enough > 0) {
        m_amount = core::starrealms::make(Verb::Number, static_cast<std::uint8_t>(enough));
        return answer(core::starrealms::make(Verb::AttackPart, choice.choice.a));
    }
    answer(choice.choice);
}

/// So much combat puts out whom this attacks with more than that, which would be lost; 0 where nothing would.
int StarRealmsTable::enoughFor(core::Choice choice) const
{
    if (core::starrealms::verbOf(choice) != Verb::Attack || choice.a >= m_table.seats.size())
        return 0;
    const int authority = m_table.seats[choice.a].authority;
    const bool isMore = m_table.seats[static_cast<std::size_t>(core::indexOf(nearSeat(m_table)))].combat > authority;
    const auto parts = std::any_of(m_table.prompt.choices.begin(), m_table.prompt.choices.end(),
        [&](const ChoiceView& each) { return verbOf(each) == Verb::AttackPart && each.choice.a == choice.a; });
    return isMore && parts && authority <= static_cast<int>(core::kMaxChoices) ? authority : 0;
}

void StarRealmsTable::answer(core::Choice choice, bool goesOn)
{
    const Verb verb = core::starrealms::verbOf(choice);
    if (verb == Verb::Buy)
        for (const ChoiceView& each : m_table.prompt.choices)
            if (each.choice == choice) {
                const CardView* card
                    = each.card == m_table.explorer.id ? &m_table.explorer : cardIn(m_table, each.card);
                m_bought = card == nullptr ? std::string() : card->name;
                m_boughtIn = m_table.turn;
            }
    if (!goesOn && isMainPhase(m_table) && verb != (m_atOnce == AtOnce::Use ? Verb::Use : Verb::Play))
        m_atOnce = AtOnce::Nothing;
    Q_EMIT chosen(choice, goesOn);
}

/// The rest of what was asked for at once. A question in between is answered by a person; then it goes on.
void StarRealmsTable::goOn(bool began)
{
    if (const std::optional<core::Choice> amount = std::exchange(m_amount, std::nullopt); amount && m_asking)
        for (const ChoiceView& each : m_table.prompt.choices)
            if (each.choice == *amount)
                return answer(core::Choice(*amount), true);
    if (m_atOnce == AtOnce::Nothing)
        return;
    if (m_table.prompt.seat != m_table.viewer || m_table.outcome.decided) {
        if (m_table.current != m_table.viewer || m_table.outcome.decided)
            m_atOnce = AtOnce::Nothing;
        return;
    }
    if (!isMainPhase(m_table) || !m_world)
        return;
    const ChoiceView* next = m_atOnce == AtOnce::Use ? nextToUse(*m_world, m_table) : nextToPlay(*m_world, m_table);
    if (next != nullptr)
        return answer(core::Choice(next->choice), began);
    m_atOnce = AtOnce::Nothing;
}

/// Does all of it, one after the other.
void StarRealmsTable::doAll(AtOnce what)
{
    m_atOnce = what;
    goOn(false);
}

/// What can be done at once, or is done again, beside the question.
void StarRealmsTable::fillOffers()
{
    QList<TableOffer> offers;
    if (m_asking && isMainPhase(m_table)) {
        const core::PromptView& prompt = m_table.prompt;
        const bool scraps = std::any_of(prompt.choices.begin(), prompt.choices.end(), isScrap);
        const ChoiceView* play = firstOf(prompt, Verb::Play);
        const ChoiceView* again = m_boughtIn == m_table.turn ? firstOf(prompt, Verb::Buy, m_bought, &m_table) : nullptr;
        if (again != nullptr)
            offers.append({ tr("%1 again", "a card that was bought").arg(QString::fromStdString(m_bought)),
                tr("Buys the same card again"), false, [this, choice = again->choice] { answer(choice); } });
        if (scraps)
            offers.append({ tr("Scrap …"), tr("Uses a scrap ability of a card in play, which is gone then"), false,
                [this] { showScraps(); } });
        if (play != nullptr && m_handModel->rowCount() > 1)
            offers.append({ tr("Play all"),
                tr("Plays all cards of your hand: those that draw first, then those that ask for cards of the hand"),
                true, [this] { doAll(AtOnce::Play); } });
        if (play == nullptr && m_world && nextToUse(*m_world, m_table) != nullptr)
            offers.append(
                { tr("Use all"), tr("Uses all abilities that ask nothing and scrap nothing, one after the other"), true,
                    [this] { doAll(AtOnce::Use); } });
    }
    m_prompt->setOffers(offers + m_pageOffers);
}

/// "5 combat and 2 cards", of what an end of the turn would waste.
QString StarRealmsTable::unusedNow() const
{
    QStringList parts;
    if (!m_asking || !isMainPhase(m_table))
        return {};
    const auto& own = m_table.seats[static_cast<std::size_t>(core::indexOf(nearSeat(m_table)))];
    if (!attackable(m_table.prompt).empty())
        parts << tr("%1 combat").arg(own.combat);
    if (firstOf(m_table.prompt, Verb::Play) != nullptr)
        parts << tr("%n card(s) in hand", nullptr, own.handSize);
    return joined(parts, tr("%1 and %2", "two things that are left"));
}

void StarRealmsTable::showScraps()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : once(m_table.prompt.choices))
        if (isScrap(choice))
            menu->addAction(asCaption(remarksOn({ choice }).join(QString())), this,
                [this, choice] { take(choice, Spot::card(choice.card)); });
    const auto offers = m_prompt->mapToGlobal(QPoint(m_prompt->width() / 2, 0));
    menu->popup(m_prompt->underMouse() ? QCursor::pos() : offers);
}

QString StarRealmsTable::whyNot(const Piece& piece) const
{
    const QString name = QString::fromStdString(piece.card.name);
    if (!isMainPhase(m_table))
        return tr("%1 is no answer to this question.").arg(name);
    const auto& own = m_table.seats[static_cast<std::size_t>(core::indexOf(nearSeat(m_table)))];
    switch (piece.kind) {
    case Piece::Kind::Row:
        if (piece.card.cost > own.trade)
            return tr("%1 costs %2 trade, and you have %3.")
                .arg(name, QString::number(piece.card.cost), QString::number(own.trade));
        return tr("%1 cannot be acquired now.").arg(name);
    case Piece::Kind::InPlay: {
        if (piece.seat == m_table.viewer)
            return piece.card.has[1] && !piece.card.usable[1]
                ? tr("%1 has nothing to use now: for its ally ability another card of its faction must come.").arg(name)
                : tr("%1 has nothing to use now.").arg(name);
        const bool guarded = piece.seat == core::starrealms::kBoss
            ? m_table.boss->guarded
            : m_table.seats[static_cast<std::size_t>(core::indexOf(piece.seat))].guarded;
        if (guarded && piece.card.kind != "outpost")
            return tr("%1 cannot be attacked: an outpost stands before it.").arg(name);
        if (piece.card.defense > own.combat)
            return tr("%1 has %2 defense, and you have %3 combat.")
                .arg(name, QString::number(piece.card.defense), QString::number(own.combat));
        return tr("%1 cannot be attacked by you.").arg(name);
    }
    default:
        return tr("%1 cannot be chosen now.").arg(name);
    }
}

void StarRealmsTable::refuse(const Spot& spot, const QString& why)
{
    m_prompt->setRemark(why);
    m_reason->say(why, m_stage->areaOf(spot, *this).toAlignedRect());
    Q_EMIT refused(spot);
}

void StarRealmsTable::showMenu(RealmView& view, int row, const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (row >= 0 && row < view.pieces().rowCount()) {
        const Piece piece = view.pieces().piece(row);
        if (m_asking)
            for (const ChoiceView& choice : once(piece.choices))
                menu->addAction(asCaption(remarksOn({ choice }).join(QString())), this,
                    [this, choice, spot = spotOf(piece)] { take(choice, spot); });
        if (!piece.card.name.empty()) {
            const QString name = QString::fromStdString(piece.card.name);
            menu->addAction(asCaption(tr("Rules on %1").arg(name)), this, [this, name] { Q_EMIT rulesAsked(name); });
        }
        menu->addSeparator();
    }
    menu->addAction(tr("Discard piles"), this, [this] { showPile(nearSeat(m_table), Piece::Kind::Discard); });
    menu->addAction(tr("Scrap heap"), this, [this] { showPile(Seat::None, Piece::Kind::Heap); });
    menu->popup(at);
}

void StarRealmsTable::showPile(Seat seat, Piece::Kind kind)
{
    auto* dialog = new PileDialog(m_table, seat, kind, m_painter.faces(), this);
    connect(dialog, &PileDialog::rulesAsked, this, &TableSurface::rulesAsked);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void StarRealmsTable::stepBack()
{
    // Escape leaves what is half done; a finished choice is taken back by Undo alone.
    if (m_asking && !m_table.prompt.source.empty())
        Q_EMIT undoAsked();
}

void StarRealmsTable::beginDrag(RealmView& view, int row, const QPoint& at)
{
    m_dragged = view.pieces().piece(row);
    endPeek();
    Piece shown = *m_dragged;
    const QSizeF own = shown.area.size();
    const double margin = scaled(font(), 12);
    shown.area = { QPointF(margin, margin),
        shown.isCard() ? own : QSizeF(own.width() * 0.7, own.height() * 0.8) }; // a pool is held smaller than it lies
    shown.turn = 0;
    shown.idle = false;
    m_held->pickUp(
        shown.area.size() + QSizeF(2 * margin, 2 * margin),
        [this, &shown](
            QPainter& painter, const QRectF&) { m_painter.paint(painter, shown, {}, coloursOf(palette()), font()); },
        at);
    moveDrag(at);
}

void StarRealmsTable::moveDrag(const QPoint& at)
{
    if (!m_dragged)
        return;
    m_held->moveTo(at);
    QSet<int> targets;
    int pointed = -1;
    for (int row = 0; row < m_tableModel->rowCount(); ++row) {
        const Piece& piece = m_tableModel->piece(row);
        const bool own = piece.seat == nearSeat(m_table);
        bool fits = false;
        if (m_dragged->kind == Piece::Kind::Combat)
            fits = std::any_of(piece.choices.begin(), piece.choices.end(),
                [](const ChoiceView& each) { return verbOf(each) == Verb::Attack || verbOf(each) == Verb::Strike; });
        else if (m_dragged->kind == Piece::Kind::Row)
            fits = own && (piece.kind == Piece::Kind::Discard || piece.kind == Piece::Kind::Seat);
        else
            fits = own && piece.kind == Piece::Kind::Seat;
        if (!fits)
            continue;
        targets.insert(row);
        if (piece.area.contains(m_board->viewport()->mapFromGlobal(at)))
            pointed = row;
    }
    m_board->setTargets(targets, pointed);
    const QPointF place = m_board->viewport()->mapFromGlobal(at);
    const bool anywhere = m_dragged->kind == Piece::Kind::Hand && m_board->viewport()->rect().contains(place.toPoint());
    m_board->setOwnGround(m_dragged->kind != Piece::Kind::Combat, anywhere || m_board->rows().own.contains(place));
}

/// What dropping what is held there means; null for nothing.
const ChoiceView* StarRealmsTable::dropAt(const QPoint& at) const
{
    const QPointF place = m_board->viewport()->mapFromGlobal(at);
    if (m_dragged->kind == Piece::Kind::Combat) {
        const int row = m_board->rowAt(place.toPoint());
        if (row < 0)
            return nullptr;
        // A pile that lies on a panel belongs to it.
        for (const Piece& piece : m_tableModel->pieces())
            if (piece.area.contains(place)
                && (piece.kind != Piece::Kind::InPlay || row == m_tableModel->rowOfCard(piece.card.id)))
                for (const ChoiceView& each : piece.choices)
                    if (verbOf(each) == Verb::Attack || verbOf(each) == Verb::Strike)
                        return &each;
        return nullptr;
    }
    const auto& choices = m_dragged->choices;
    if (choices.empty())
        return nullptr;
    if (m_dragged->kind == Piece::Kind::Row) {
        const bool onHand = m_hand->isVisible() && m_hand->rect().contains(m_hand->mapFromGlobal(at));
        return onHand || m_board->rows().own.contains(place) ? &choices.front() : nullptr;
    }
    return m_board->rect().contains(m_board->mapFromGlobal(at)) ? &choices.front() : nullptr;
}

void StarRealmsTable::endDrag(const QPoint& at)
{
    if (!m_dragged)
        return;
    const ChoiceView* meant = m_asking ? dropAt(at) : nullptr;
    const std::optional<ChoiceView> choice = meant == nullptr ? std::nullopt : std::optional(*meant);
    const Spot spot = spotOf(*m_dragged);
    letGo();
    if (choice)
        take(*choice, spot);
}

void StarRealmsTable::letGo()
{
    m_dragged.reset();
    m_held->letGo();
    m_board->setTargets({});
    m_board->setOwnGround(false, false);
}

} // namespace ui
