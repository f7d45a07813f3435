#include "ui/table/smashup/smash_up_table.h"

#include "ui/table/prompt_bar.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/card_peek.h"
#include "ui/table/smashup/card_sheet.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/coach.h"
#include "ui/table/smashup/discard_dialog.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/question.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/seat_answers.h"
#include "ui/table/smashup/smash_up_stage.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/table/smashup/standing_bar.h"
#include "ui/text/explanation_text.h"
#include "ui/text/joined.h"
#include "ui/text/seat_names.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_faces.h"

#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <map>
#include <tuple>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::PlayBar;
using core::smashup::TableView;

namespace {

/// Whether the card that asks lies in play already: then it does not ask where it is to go.
bool asksFromPlay(const TableView& table)
{
    const std::vector<const CardView*> cards = cardsInPlay(table);
    return table.prompt.sourceCard >= 0 && std::any_of(cards.begin(), cards.end(), [&table](const CardView* each) {
        return each->id == table.prompt.sourceCard;
    });
}

constexpr std::size_t kMostOnTray = 8; ///< cards beside the hand; more come as a sheet

} // namespace

void SmashUpTable::showMatch(const core::Match& match, Seat viewer)
{
    m_seatAnswers->forget(); // it looks at the world of before
    m_world = match.clone();
    // Nothing that the viewer may not know is kept, not even where it is only tried out.
    core::Rng rng(match.viewHash(viewer == Seat::None ? Seat::First : viewer));
    if (viewer != Seat::None)
        m_world->conceal(viewer, rng);
    else
        m_world.reset();
    showTable(core::smashup::viewFor(match, viewer, m_handsOpen));
    if (m_coach)
        m_coach->look(m_table, static_cast<core::smashup::Reason>(match.prompt().reason));
}

QStringList SmashUpTable::held(const core::Match& match, Seat seat) const
{
    QStringList names;
    for (const CardView& card : core::smashup::viewFor(match, seat).hand)
        names << QString::fromStdString(card.name);
    names.sort();
    return names;
}

void SmashUpTable::setSeenBefore(const core::Match& match)
{
    if (m_news.knows())
        return;
    m_news.acted();
    m_news.look(core::smashup::viewFor(match, m_table.viewer));
    m_news.look(m_table);
    m_model->setChanges(m_news.changes());
}

void SmashUpTable::beginMatch()
{
    m_news.forget();
    forgetLooked();
    setTopic(this, {});
}

void SmashUpTable::setPlayers(const QStringList& players)
{
    m_model->setPlayers(players);
}

void SmashUpTable::showTable(TableView table)
{
    // The close-up may still show a card of the hand that was open before.
    if (table.viewer != m_table.viewer) {
        forgetLooked();
        setTopic(this, {});
    }
    m_table = std::move(table);
    m_news.look(m_table);
    letGo();
    refresh();
    m_stage->remember();
    finishDrop();
    if (const std::optional<core::Choice> next = m_picks.tell(m_table.prompt))
        goOnWith(*next);
}

void SmashUpTable::setAsking(bool asking)
{
    if (asking == m_asking)
        return;
    m_asking = asking;
    refresh();
}

void SmashUpTable::setUndoPossible(bool possible)
{
    m_prompt->setUndoPossible(possible);
}

void SmashUpTable::setUndoReason(const QString& reason)
{
    m_prompt->setUndoReason(reason);
}

void SmashUpTable::setRedoPossible(bool possible)
{
    m_prompt->setRedoPossible(possible);
}

void SmashUpTable::setNotice(const QString& sentence, bool skippable)
{
    m_prompt->setNotice(sentence, skippable);
    m_whyNotNow.clear();
}

void SmashUpTable::setOffers(const QList<TableOffer>& offers)
{
    m_prompt->setOffers(offers);
}

void SmashUpTable::refresh()
{
    m_seatAnswers->forget(); // buttons that go move the keyboard
    m_marks = m_asking ? Marks(m_table) : Marks();
    m_picks.start(m_table.prompt.left);
    m_model->setPicks({});
    m_model->setTable(m_table, m_asking);
    m_model->setChanges(m_news.changes());
    m_standing->setTable(m_table);
    m_closeUp->setTable(m_table, m_asking ? m_world.get() : nullptr);
    m_peek->hide();
    m_peekSoon->stop();
    m_reason->hide();
    fillCards();
    fillElsewhere();
    fillPrompt();
    if (showLooked().isEmpty()) // what can be done with it may have changed
        forgetLooked();
    m_question->tell(m_closeUp->answersTold(), !m_closeUpInSight);
    tellOutcomes(askedTargets());
    if (holdsFromPlay())
        hold(m_lifted.id, answersAsTargets(m_table, m_lifted.id, m_table.prompt.choices), false);
    if (!m_asking)
        letGo();
}

void SmashUpTable::fillPrompt()
{
    m_question->show(m_table, m_asking ? &m_marks : nullptr);
    m_seatAnswers->ask(m_table, m_asking ? &m_marks : nullptr, m_world.get());
    setTopic(m_prompt, m_question->topic());
    // Cards, table, answers: the order in which a turn uses them. The answers are new each time.
    QWidget* before = m_hand;
    setTabOrder(m_trayCards, m_hand);
    for (QWidget* stop : QList<QWidget*> { m_board } + m_prompt->tabStops()) {
        setTabOrder(before, stop);
        before = stop;
    }
}

void SmashUpTable::fillCards()
{
    std::vector<HandModel::Item> hand;
    const bool targetsAsked = m_asking && !m_table.prompt.source.empty();
    const bool mayIdle = m_asking && m_world && isOwnPlay(m_table);
    for (const CardView& card : m_table.hand) {
        HandModel::Item item { card, m_marks.ofCard(card.id) };
        // The card that asks for its target steps out.
        item.picked = (targetsAsked && card.id == m_table.prompt.sourceCard) || m_picks.has(card.id);
        item.idle = mayIdle && !card.isMinion && doNothing(*m_world, m_table.viewer, item.choices);
        hand.push_back(std::move(item));
    }
    m_handModel->setItems(std::move(hand), m_use == Use::Play && m_asking);
    m_hand->setRings(targetsAsked);
    fitHand();
}

void SmashUpTable::fillElsewhere()
{
    std::vector<HandModel::Item> items;
    QString title;
    for (const ChoiceView& choice : m_marks.elsewhere()) {
        HandModel::Item item { viewOf(*choice.elsewhere, choice.card), { choice } };
        item.print = choice.elsewhere;
        item.picked = m_picks.has(choice.card);
        items.push_back(std::move(item));
        const QString its = pileTitle(choice);
        title = title.isEmpty() || title == its ? its : tr("Cards to choose from");
    }
    if (!items.empty()) // what is chosen one after another does not slide away under the pointer
        items = m_elsewhereModel->keepingPlaces(std::move(items), m_table.prompt.about);
    const bool any = !items.empty();
    const bool bases = any && items.front().print->type == "base";
    const bool sheet = any && (bases || items.size() > kMostOnTray);
    m_elsewhereModel->setItems(std::move(items), false);
    if (sheet && !m_sheet->isVisibleTo(this))
        m_sheet->refresh();
    m_sheet->setTitle(title);
    m_trayTitle->setText(title);
    m_sheet->setVisible(sheet);
    m_tray->setVisible(any && !sheet);
    m_cards->setVisible(m_use == Use::Play && !sheet);
    fitHand(); // the tray is as wide as what lies in it now
    fitBoard();
}

QString SmashUpTable::pileTitle(const ChoiceView& choice) const
{
    const bool own = choice.pileOf == m_table.viewer;
    const QString name = choice.pileOf == Seat::None
        ? QString()
        : shownName(m_table.seats[static_cast<std::size_t>(core::indexOf(choice.pileOf))].name);
    if (choice.pile == "discard")
        return own ? tr("From your discard pile") : tr("From the discard pile of %1").arg(name);
    if (choice.pile == "deck")
        return own ? tr("From your deck") : tr("From the deck of %1").arg(name);
    if (choice.pile == "hand")
        return tr("From the hand of %1").arg(name);
    if (choice.pile == "bases")
        return tr("From the base deck");
    if (choice.pile == "scored")
        return tr("From the bases that have scored");
    if (choice.pile == "treasures")
        return tr("From the treasures");
    if (choice.pile == "aside")
        return tr("From beside the deck");
    return tr("Cards to choose from");
}

void SmashUpTable::stepBack()
{
    // Escape leaves what is half done; a finished choice is taken back by Undo alone.
    if (!m_picks.isEmpty())
        return putBackPick();
    if (m_asking && !m_table.prompt.source.empty())
        Q_EMIT undoAsked();
}

void SmashUpTable::answer(core::Choice choice)
{
    m_news.acted();
    Q_EMIT chosen(choice);
}

/// Chooses it, or picks it where several are to be chosen together.
void SmashUpTable::take(const ChoiceView& choice)
{
    if (m_table.prompt.left == 0 || choice.kind != ChoiceView::Kind::Card)
        return answer(choice.choice);
    m_picks.toggle(choice);
    showPicks();
}

void SmashUpTable::putBackPick()
{
    m_picks.putBackLast();
    showPicks();
}

void SmashUpTable::showPicks()
{
    const QWidget* const now = window()->focusWidget();
    const bool lost = now == nullptr || m_prompt->isAncestorOf(now);
    QStringList names;
    QList<int> cards;
    for (const ChoiceView& each : m_picks.all()) {
        cards << each.card;
        if (const CardView* card = cardOf(each.card))
            names << QString::fromStdString(card->name);
    }
    m_model->setPicks(cards);
    m_peekSoon->stop();
    m_peek->hide();
    fillCards();
    fillElsewhere();
    m_prompt->setPicks(names, m_picks.missing());
    if (m_picks.missing() == 0)
        m_prompt->focusAnswer();
    else if (lost)
        focusChoice();
}

/// The rules ask for one after the other; Undo takes them back together.
void SmashUpTable::confirmPicks()
{
    if (const std::optional<core::Choice> first = m_picks.confirm())
        answer(*first);
}

/// What was decided together with the choice before. The owner of the match is still inside its own call; it hears this
/// one after that.
void SmashUpTable::goOnWith(core::Choice choice)
{
    QMetaObject::invokeMethod(
        this,
        [this, choice] {
            const auto& now = m_table.prompt.choices;
            if (m_asking
                && std::any_of(now.begin(), now.end(), [&](const ChoiceView& each) { return each.choice == choice; })) {
                m_news.acted();
                Q_EMIT chosen(choice, true);
            }
        },
        Qt::QueuedConnection);
}

void SmashUpTable::choose(const std::vector<ChoiceView>& choices)
{
    if (!m_asking || choices.empty())
        return;
    if (choices.size() == 1)
        return take(choices.front());
    // The same card stands for several answers: their words tell them apart.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : choices)
        menu->addAction(asCaption(QString::fromStdString(choice.label)), this, [this, choice] { take(choice); });
    menu->popup(QCursor::pos());
}

void SmashUpTable::onPlace(int card, int slot)
{
    if (card >= 0 && m_marks.hasCard(card))
        choose(m_marks.ofCard(card));
    else if (m_marks.hasBase(slot))
        choose(m_marks.ofBase(slot));
    else if (m_model->isBarred(slot))
        refuse(Spot::base(slot), m_model->barOf(slot));
    else if (m_asking && !m_table.prompt.source.empty() && !m_marks.hasCard(m_table.prompt.sourceCard)) {
        // Where a target is asked for, whoever clicks on something means it.
        const CardView* shown = findCard(m_table, card);
        const auto base = std::find_if(
            m_table.bases.begin(), m_table.bases.end(), [slot](const BaseView& each) { return each.slot == slot; });
        if (shown != nullptr)
            refuse(Spot::card(card), whyNot(*shown));
        else if (base != m_table.bases.end())
            refuse(Spot::base(slot), tr("%1 is no answer to this question.").arg(QString::fromStdString(base->name)));
    }
}

/// Says so at the prompt, where it stays, and where the person looks.
void SmashUpTable::refuse(const Spot& spot, const QString& why)
{
    m_prompt->setRemark(why);
    layout()->activate(); // what is said above the hand may have moved it
    m_reason->say(why, m_stage->areaOf(spot, *this).toAlignedRect());
    Q_EMIT refused(spot);
}

void SmashUpTable::onHandCard(int card)
{
    const CardView* shown = findCard(m_table, card);
    if (!m_asking && !m_prompt->notice().isEmpty()) // the prompt says it; here it is seen
        return m_reason->say(m_whyNotNow.isEmpty() ? m_prompt->notice() : m_whyNotNow,
            m_stage->areaOf(Spot::card(card), *this).toAlignedRect());
    if (m_asking && !m_marks.hasCard(card) && shown != nullptr && holdsFromPlay())
        return exchangeFor(card);
    if (m_asking && !m_marks.hasCard(card) && shown != nullptr)
        refuse(Spot::card(card), whyNot(*shown));
    if (m_asking && shown != nullptr && m_marks.hasCard(card)) {
        // Where it cannot go is asked while it still lies in the hand.
        m_lifted = *shown;
        m_held.bars = barsFor(card);
    }
    choose(m_marks.ofCard(card));
}

/// Puts back the card that has no place yet, and takes up another one in its stead.
void SmashUpTable::exchangeFor(int card)
{
    const int put = m_lifted.id;
    stepBack();
    if (card == put)
        return;
    // Whoever takes the choice back tells the table first.
    QMetaObject::invokeMethod(
        this,
        [this, card] {
            if (m_asking && m_table.prompt.source.empty())
                onHandCard(card);
        },
        Qt::QueuedConnection);
}

QString SmashUpTable::whyNot(const CardView& card) const
{
    const QString name = QString::fromStdString(card.name);
    if (!m_table.prompt.source.empty() || m_table.phase != core::smashup::Phase::Play)
        return tr("%1 is no answer to this question.").arg(name);
    if (m_table.current != m_table.viewer)
        return tr("%1 cannot be played now: it is not your turn.").arg(name);
    if ((card.isMinion ? m_table.minionPlaysLeft : m_table.actionPlaysLeft) > 0) {
        const auto forOthers = [this, &card](const BaseView& base) {
            return core::smashup::playBar(*m_world, m_table.viewer, card.id, base.slot).kind == PlayBar::Kind::Plays;
        };
        if (m_world && std::all_of(m_table.bases.begin(), m_table.bases.end(), forOthers))
            return tr("%1 cannot be played now: the plays you have left are for other cards.").arg(name);
        QStringList lines { tr("%1 cannot be played now.").arg(name) };
        const QHash<int, QString> bars = card.isMinion ? barsFor(card.id) : QHash<int, QString>();
        for (const BaseView& base : m_table.bases)
            if (const QString why = bars.value(base.slot); !why.isEmpty())
                lines << tr("%1: %2", "a base, and why not there").arg(QString::fromStdString(base.name), why);
        return lines.join(QLatin1Char('\n'));
    }
    return card.isMinion ? tr("%1 cannot be played now: no minion plays left.").arg(name)
                         : tr("%1 cannot be played now: no action plays left.").arg(name);
}

void SmashUpTable::onElsewhereCard(int card)
{
    const int row = m_elsewhereModel->rowOf(card);
    if (row >= 0)
        choose(m_elsewhereModel->item(row).choices);
}

DropTargets SmashUpTable::dropTargets(int card) const
{
    return m_world && m_asking ? findDropTargets(*m_world, m_table.viewer, card, m_marks.ofCard(card)) : DropTargets();
}

/// Whether the open question is where a card goes that was just played.
bool SmashUpTable::holdsFromPlay() const
{
    return m_asking && m_lifted.id >= 0 && m_table.prompt.source == m_lifted.name && !asksFromPlay(m_table)
        && m_marks.elsewhere().empty() && !m_table.prompt.choices.empty()
        && std::all_of(m_table.prompt.choices.begin(), m_table.prompt.choices.end(),
            [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Place; });
}

/// A card is over the table now: every place where it can go says what would change there, the others say why not.
void SmashUpTable::hold(int card, const DropTargets& targets, bool dragged)
{
    const CardView* held = cardOf(card);
    if (held == nullptr && m_lifted.id == card)
        held = &m_lifted;
    if (held == nullptr)
        return;
    m_held.card = card;
    m_held.targets = targets;
    if (dragged)
        m_held.bars = barsFor(card);
    std::map<int, Consequence> consequences;
    if (m_world)
        for (const int slot : targets.bases)
            consequences[slot] = consequenceAt(*m_world, m_table, slot, held, targets.toBase[slot]);
    QHash<int, QString> bars;
    QList<std::pair<QString, QString>> told;
    for (const BaseView& base : m_table.bases)
        if (!targets.anywhere && targets.cards.isEmpty() && !targets.bases.contains(base.slot))
            if (const QString why = m_held.bars.value(base.slot); !why.isEmpty()) {
                bars[base.slot] = why;
                told.append({ QString::fromStdString(base.name), why });
            }
    m_model->setBars(bars);
    tellOutcomes(targets.toCard);
    m_closeUp->showBars(told);
    m_board->setHolding(true, std::move(consequences), faceOf(*held, m_looks));
}

/// The cards that the open question offers, with the answer that chooses each.
QHash<int, std::vector<core::Choice>> SmashUpTable::askedTargets() const
{
    return m_asking ? answersAsTargets(m_table, -1, m_table.prompt.choices).toCard
                    : QHash<int, std::vector<core::Choice>>();
}

/// Marks each of these cards with what choosing it would come to.
void SmashUpTable::tellOutcomes(const QHash<int, std::vector<core::Choice>>& toCard)
{
    QHash<int, QList<OutcomePart>> outcomes;
    for (const auto& [card, at] : m_world ? consequencesOn(*m_world, m_table, toCard) : std::map<int, Consequence>())
        if (const QList<OutcomePart> parts = outcomeParts(at, m_table); !parts.isEmpty())
            outcomes[card] = parts;
    m_model->setOutcomes(outcomes);
}

/// What dropping the held card there would change: on the card, at the base, or anywhere.
void SmashUpTable::tellDrop(int slot, int card)
{
    const int column = m_model->columnOfSlot(slot);
    if (m_held.card < 0 || column < 0)
        return m_closeUp->showOutcome({}, {}, m_table);
    const CardView* const target = findCard(m_table, card);
    const DropTargets& targets = m_held.targets;
    const auto& bases = m_board->delegate().consequences();
    if (const auto found = bases.find(slot); found != bases.end())
        return m_closeUp->showOutcome(
            tr("If you choose %1").arg(QString::fromStdString(m_model->base(column).name)), found->second, m_table);
    const bool onCard = target != nullptr && targets.toCard.contains(card);
    if (!m_world || !(onCard || targets.anywhere))
        return m_closeUp->showOutcome({}, {}, m_table);
    const CardView* const held = cardOf(m_held.card);
    Consequence at = consequenceAt(*m_world, m_table, slot, held != nullptr && held->isMinion ? held : nullptr,
        onCard ? targets.toCard[card] : targets.toAnywhere, onCard ? card : -1);
    at.known = at.known && at.certain && at.changesAnything();
    m_closeUp->showOutcome(onCard ? tr("If you choose %1").arg(QString::fromStdString(target->name))
                                  : tr("If you play it: %1", "what a drop changes at a base")
                                        .arg(QString::fromStdString(m_model->base(column).name)),
        at, m_table);
}

void SmashUpTable::letGo()
{
    m_held.card = -1;
    m_held.targets = {};
    m_model->setBars({});
    tellOutcomes(askedTargets());
    m_closeUp->showBars({});
    m_closeUp->showOutcome({}, {}, m_table);
    m_board->setHolding(false, {}, {});
}

/// Why the card cannot go to each of the bases.
QHash<int, QString> SmashUpTable::barsFor(int card) const
{
    QHash<int, QString> bars;
    if (!m_world || m_handModel->rowOf(card) < 0)
        return bars;
    for (const BaseView& base : m_table.bases) {
        const PlayBar bar = core::smashup::playBar(*m_world, m_table.viewer, card, base.slot);
        switch (bar.kind) {
        case PlayBar::Kind::None:
            break;
        case PlayBar::Kind::Card: {
            const QString name = QString::fromStdString(bar.name);
            const QString whose = bar.of == Seat::None
                ? name
                : tr("%1 of %2", "a card and its player")
                      .arg(name, shownName(m_table.seats[static_cast<std::size_t>(core::indexOf(bar.of))].name));
            bars[base.slot]
                = tr("%1 forbids it. %2", "a card, and what it says").arg(whose, QString::fromStdString(bar.text));
            break;
        }
        case PlayBar::Kind::Itself:
            bars[base.slot] = tr("The card itself cannot be played here.");
            break;
        case PlayBar::Kind::Plays:
            bars[base.slot] = tr("The plays you have left are not for this card here.");
            break;
        case PlayBar::Kind::Target:
            bars[base.slot] = tr("There is no minion here to play it on.");
            break;
        case PlayBar::Kind::Elsewhere:
            bars[base.slot] = tr("The card cannot choose this base.");
            break;
        }
    }
    return bars;
}

void SmashUpTable::onDrop(int card, int slot, int onCard)
{
    const auto plays = m_marks.ofCard(card);
    if (!m_asking || plays.empty())
        return;
    m_dropped = { card, slot, onCard };
    if (const CardView* shown = findCard(m_table, card))
        m_lifted = *shown;
    answer(plays.front().choice);
}

void SmashUpTable::finishDrop()
{
    if (m_dropped.card < 0)
        return;
    const Dropped dropped = std::exchange(m_dropped, {});
    if (m_table.prompt.seat != m_table.viewer)
        return;
    // A single place is not asked for: what is asked once the card lies there is another matter.
    if (asksFromPlay(m_table))
        return;
    std::vector<ChoiceView> answers;
    for (const ChoiceView& choice : m_table.prompt.choices) {
        const bool onCard
            = dropped.onCard >= 0 && choice.kind == ChoiceView::Kind::Card && choice.card == dropped.onCard;
        const bool onBase = dropped.onCard < 0 && choice.kind == ChoiceView::Kind::Place
            && slotOf(m_table, choice.place) == dropped.slot;
        if (onCard || onBase)
            answers.push_back(choice);
    }
    if (answers.size() == 1)
        goOnWith(answers.front().choice);
}

void SmashUpTable::showHint(core::Choice choice, const HintText& words)
{
    for (const ChoiceView& each : m_table.prompt.choices)
        if (each.choice == choice) {
            const int card = each.kind == ChoiceView::Kind::Card ? each.card : -1;
            m_model->setHinted(card, slotOf(m_table, each.place >= 0 ? each.place : words.place));
            m_handModel->setHinted(card);
            m_elsewhereModel->setHinted(each.elsewhere ? each.card : -1);
            m_sheet->show(each.card);
        }
    m_prompt->setHint(words, choice);
    goToHinted();
}

/// Enter plays what is hinted where somebody is about to play, or has asked by the button. What gives something up is
/// only marked.
void SmashUpTable::goToHinted()
{
    if (!m_hand->hasFocus() && !m_prompt->hintHasKeyboard())
        return;
    if (m_hand->goToHinted())
        m_hand->setFocus(Qt::OtherFocusReason);
}

void SmashUpTable::focusChoice()
{
    if (!m_asking) {
        m_prompt->focusAnswer();
        return;
    }
    // Every answer to a scoring is at the question, where the space bar passes.
    if (m_question->isWhole() && m_prompt->focusAnswer())
        return;
    if (!m_sheet->isHidden() && m_sheet->goToLegal())
        return;
    if (!m_tray->isHidden()) {
        m_trayCards->goToLegal();
        m_trayCards->setFocus(Qt::OtherFocusReason);
    } else if (m_hand->goToLegal()) {
        m_hand->setFocus(Qt::OtherFocusReason);
    } else if (m_board->goToCard(m_world ? kindestTarget(*m_world, m_table) : -1) || m_board->goToLegal()) {
        m_board->setFocus(Qt::OtherFocusReason);
    } else {
        m_prompt->focusAnswer();
    }
}

std::function<void()> SmashUpTable::place()
{
    std::vector<std::tuple<QAbstractItemView*, int, int>> cursors;
    for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*> { m_hand, m_trayCards, m_board })
        cursors.emplace_back(view, view->currentIndex().row(), view->currentIndex().column());
    QWidget* now = window()->focusWidget();
    const QPointer<QWidget> focus = now != nullptr && isAncestorOf(now) && !m_prompt->isAncestorOf(now) ? now : nullptr;
    return [this, cursors, focus, news = m_news, looked = m_looked, lifted = m_lifted, bars = m_held.bars] {
        m_lifted = lifted;
        m_held.bars = bars;
        m_news = news;
        refresh();
        if (focus == nullptr)
            focusChoice();
        for (const auto& [view, row, column] : cursors)
            view->setCurrentIndex(view->model()->index(row, column));
        if (focus != nullptr)
            focus->setFocus(Qt::OtherFocusReason);
        m_looked = looked;
        if (showLooked().isEmpty())
            forgetLooked();
    };
}

void SmashUpTable::lookAt(int card, int slot)
{
    setTopic(m_prompt, {}); // a card that is pointed at comes before the question that has the keyboard
    m_looked = { card, slot };
    m_peek->content().showOutcome({}, {}, m_table);
    if (slot < 0) // what lies in the hand comes before what a drop on the table would change
        m_closeUp->showOutcome({}, {}, m_table);
    if (const QString name = showLooked(); !name.isEmpty())
        setTopic(this, name);
    tellOutcome(card, slot);
}

void SmashUpTable::showSubject(const core::Event& event)
{
    const int card = findCard(m_table, event.card) != nullptr ? event.card : -1;
    const int own = slotOf(m_table, event.card);
    const int slot = own >= 0 ? own : slotOf(m_table, event.place);
    if (m_held.card < 0 && (card >= 0 || slot >= 0))
        lookAt(card, slot);
}

/// What choosing the card or base that is looked at would change, where it is one of several answers, or where it is a
/// card that is played as it is.
void SmashUpTable::tellOutcome(int card, int slot)
{
    if (m_held.card >= 0 || !m_world || !m_asking)
        return;
    if (const int row = m_handModel->rowOf(card); row >= 0 && m_table.prompt.source.empty() && m_marks.hasCard(card)) {
        const Consequence at = playedOutright(*m_world, m_table, dropTargets(card));
        const int column = m_model->columnOfSlot(at.slot);
        for (CloseUp* each : { m_closeUp, &m_peek->content() })
            each->showOutcome(column < 0 ? QString()
                                         : tr("If you play it: %1", "what a drop changes at a base")
                                               .arg(QString::fromStdString(m_model->base(column).name)),
                at, m_table);
        return;
    }
    const bool ofCard = m_marks.hasCard(card) && m_handModel->rowOf(card) < 0;
    const auto& choices = ofCard ? m_marks.ofCard(card) : m_marks.ofBase(card < 0 ? slot : -1);
    Consequence at;
    QString heading;
    if (choices.size() == 1 && slot >= 0 && !m_table.prompt.source.empty()) {
        at = consequenceAt(*m_world, m_table, slot, nullptr, { choices.front().choice }, ofCard ? card : -1);
        at.known = at.known && at.certain && at.changesAnything();
        heading = tr("If you choose %1").arg(QString::fromStdString(choices.front().label));
    }
    for (CloseUp* each : { m_closeUp, &m_peek->content() })
        each->showOutcome(heading, at, m_table);
}

void SmashUpTable::forgetLooked()
{
    m_looked = {};
    m_closeUp->clear();
    m_peek->hide();
}

const CardView* SmashUpTable::cardOf(int card) const
{
    if (const CardView* shown = findCard(m_table, card))
        return shown;
    const int row = m_elsewhereModel->rowOf(card);
    return row < 0 ? nullptr : &m_elsewhereModel->item(row).card;
}

QStringList SmashUpTable::remarksOn(const CardView& card) const
{
    QStringList remarks;
    if (!m_asking || !m_marks.hasCard(card.id))
        return remarks;
    const std::vector<ChoiceView>& choices = m_marks.ofCard(card.id);
    if (std::none_of(choices.begin(), choices.end(), [](const ChoiceView& each) { return each.deed; }))
        remarks << tr("can be chosen", "a card");
    else if (const int row = m_handModel->rowOf(card.id); row < 0)
        remarks << tr("can be used now", "a card");
    else
        remarks << (m_handModel->item(row).idle ? tr("would do nothing now", "a card") : tr("playable now", "a card"));
    return remarks;
}

/// Its name; empty where it is no longer there.
QString SmashUpTable::showLooked()
{
    const CardView* shown = cardOf(m_looked.card);
    const BaseView* base = nullptr;
    for (const BaseView& each : m_table.bases)
        if (shown == nullptr && each.slot == m_looked.slot)
            base = &each;
    if (shown == nullptr && base == nullptr)
        return {};
    for (CloseUp* each : { m_closeUp, &m_peek->content() }) {
        if (each != m_closeUp && isReadBeside())
            continue;
        if (shown != nullptr)
            each->showCard(*shown, m_table, remarksOn(*shown));
        else
            each->showBase(*base, m_table);
    }
    m_peek->hide();
    return QString::fromStdString(shown != nullptr ? shown->name : base->name);
}

/// What can be done with what is looked at.
void SmashUpTable::showMenu(const QPoint& at, QAction* discards)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = showLooked();
    if (m_asking)
        for (const ChoiceView& choice :
            m_looked.card >= 0 ? m_marks.ofCard(m_looked.card) : m_marks.ofBase(m_looked.slot))
            menu->addAction(asCaption(QString::fromStdString(choice.label)), this, [this, choice] { take(choice); });
    if (!name.isEmpty())
        menu->addAction(asCaption(tr("Rules on %1").arg(name)), this, [this, name] { Q_EMIT rulesAsked(name); });
    menu->addSeparator();
    menu->addAction(discards);
    menu->popup(at);
}

/// Whether what is looked at is shown whole beside the table. While there is something to decide it may not be.
bool SmashUpTable::isReadBeside() const
{
    return m_closeUpInSight && m_closeUp->isRead();
}

/// Holds what is looked at up beside its place, clear of the prompt and of the viewer's own row.
void SmashUpTable::peek()
{
    if (isReadBeside() || (m_held.card >= 0 && m_looked.card < 0))
        return;
    QRect place;
    if (const int row = m_handModel->rowOf(m_looked.card); row >= 0)
        place
            = { m_hand->mapTo(this, m_hand->cardRect(row).toRect().topLeft()), m_hand->cardRect(row).toRect().size() };
    else if (const QRect card = m_board->cardRect(m_looked.card); m_looked.card >= 0 && !card.isEmpty())
        place = { m_board->viewport()->mapTo(this, card.topLeft()), card.size() };
    else if (const int column = m_model->columnOfSlot(m_looked.slot); column >= 0) {
        const QRect frame = m_board->frameOf(m_model->baseRow(), column).toRect();
        place = { m_board->viewport()->mapTo(this, frame.topLeft()), frame.size() };
    }
    if (place.isEmpty())
        return m_peek->hide();
    const int own = m_model->rowCount() - 1;
    const bool asks = m_use != Use::Read; // else nothing has to stay in sight beside it
    QRect room(QPoint(0, 0), asks ? QSize(width(), m_prompt->geometry().top()) : size());
    if (asks && m_model->columnCount() > 0)
        room.setBottom(m_board->viewport()->mapTo(this, m_board->frameOf(own, 0).toRect().topLeft()).y());
    m_peek->present(place, room);
}

void SmashUpTable::showDiscards(Seat seat)
{
    auto* dialog = new DiscardDialog(m_table, seat, m_looks, this);
    connect(dialog, &DiscardDialog::rulesAsked, this, &TableSurface::rulesAsked);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SmashUpTable::setCloseUpRoom(const QSize& room)
{
    m_closeUp->setRoom(room);
}

void SmashUpTable::setCloseUpInSight(bool inSight)
{
    m_closeUpInSight = inSight;
    m_question->tell(m_closeUp->answersTold(), !m_closeUpInSight);
    if (!inSight)
        return;
    m_peekSoon->stop();
    m_peek->hide();
}

} // namespace ui
