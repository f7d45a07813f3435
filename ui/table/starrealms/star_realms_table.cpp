#include "ui/table/starrealms/star_realms_table.h"

#include "core/game/rng.h"
#include "core/starrealms/table/prompt_ids.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_line.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/starrealms/piece_model.h"
#include "ui/table/starrealms/piece_peek.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/table/starrealms/realm_bar.h"
#include "ui/table/starrealms/realm_close_up.h"
#include "ui/table/starrealms/realm_coach.h"
#include "ui/table/starrealms/realm_stage.h"
#include "ui/table/starrealms/realm_view.h"
#include "ui/text/explanation_text.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QLabel>
#include <QPointer>
#include <QTimer>

#include <algorithm>

// What the table shows of a match.

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::starrealms::CardView;
using core::starrealms::Verb;

void StarRealmsTable::showMatch(const core::Match& match, Seat viewer)
{
    m_world.reset();
    // Nothing that the viewer may not know is kept, not even where it is only tried out.
    if (viewer != Seat::None) {
        core::Rng rng(match.viewHash(viewer));
        m_world = match.clone();
        m_world->conceal(viewer, rng);
    }
    if (viewer != m_table.viewer) {
        m_closeUp->clear();
        setTopic(this, {});
        m_atOnce = AtOnce::Nothing;
    }
    m_table = core::starrealms::viewFor(match, viewer);
    // Whoever may see every hand is told what lies in them; it stands in the panels of those seats.
    if (m_handsOpen)
        for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat)
            m_table.seats[seat].known
                = core::starrealms::viewFor(match, core::seatAt(static_cast<int>(seat))).seats[seat].known;
    if (m_coach)
        m_coach->look(m_table, static_cast<core::starrealms::Reason>(match.prompt().reason));
    letGo();
    refresh();
    m_stage->remember();
    goOn();
}

QStringList StarRealmsTable::held(const core::Match& match, Seat seat) const
{
    QStringList names;
    const core::starrealms::TableView table = core::starrealms::viewFor(match, seat);
    for (const CardView& card : table.seats[static_cast<std::size_t>(core::indexOf(seat))].known)
        names << QString::fromStdString(card.name);
    names.sort();
    return names;
}

void StarRealmsTable::beginMatch()
{
    m_atOnce = AtOnce::Nothing;
    m_boughtIn = -1;
    m_warned.reset();
    m_closeUp->clear();
    m_stage->forget();
    setTopic(this, {});
}

void StarRealmsTable::setPlayers(const QStringList& players)
{
    m_painter.setPlayers(players);
    m_board->viewport()->update();
}

void StarRealmsTable::setAsking(bool asking)
{
    if (asking == m_asking)
        return;
    m_asking = asking;
    if (!asking && m_table.current != m_table.viewer) // else another is asked, of a card of one's own
        m_atOnce = AtOnce::Nothing;
    refresh();
    goOn();
}

void StarRealmsTable::setUndoPossible(bool possible)
{
    m_prompt->setUndoPossible(possible);
}

void StarRealmsTable::setUndoReason(const QString& reason)
{
    m_prompt->setUndoReason(reason);
}

void StarRealmsTable::setRedoPossible(bool possible)
{
    m_prompt->setRedoPossible(possible);
}

void StarRealmsTable::setNotice(const QString& sentence, bool skippable)
{
    m_prompt->setNotice(sentence, skippable);
    m_whyNotNow.clear();
}

void StarRealmsTable::setOffers(const QList<TableOffer>& offers)
{
    m_pageOffers = offers;
    fillOffers();
}

void StarRealmsTable::refresh()
{
    m_warned.reset();
    endPeek();
    m_reason->hide();
    m_painter.setTable(m_table);
    m_standing->setTable(m_table);
    m_closeUp->setTable(m_table);
    m_peek->content().setTable(m_table);
    Pieces pieces = piecesOf(m_table, m_asking);
    m_buttons = std::move(pieces.buttons);
    m_stage->note(pieces.table);
    m_tableModel->setPieces(std::move(pieces.table));
    m_handModel->setPieces(std::move(pieces.hand));
    QString title;
    for (const Piece& piece : pieces.elsewhere) {
        const QString its = PieceWords::pile(piece.choices.front(), m_table);
        title = title.isEmpty() || title == its ? its : tr("Cards to choose from");
    }
    const bool any = !pieces.elsewhere.empty();
    m_elsewhereModel->setPieces(std::move(pieces.elsewhere));
    m_trayTitle->setText(title);
    m_tray->setVisible(any);
    m_hand->setVisible(!any || m_handModel->nextLegal(-1, 1) >= 0 || width() > scaled(font(), 700));
    fillPrompt();
    fillForecasts();
    fitHand();
    if (m_looked >= 0 && m_lookedIn != nullptr && m_looked < m_lookedIn->pieces().rowCount())
        lookAt(*m_lookedIn, m_looked); // what can be done with it may have changed
    else
        m_closeUp->clear();
}

void StarRealmsTable::fillPrompt()
{
    const core::PromptView& prompt = m_table.prompt;
    m_prompt->setAsking(m_asking);
    m_prompt->setQuestion(QString::fromStdString(prompt.heading), QString::fromStdString(prompt.request));
    const bool others = m_asking
        && std::any_of(prompt.choices.begin(), prompt.choices.end(),
            [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Card; });
    std::vector<ChoiceView> buttons = m_asking ? m_buttons : std::vector<ChoiceView> {};
    // What is given to whom is found at that seat; the turn itself asks for few buttons.
    if (isMainPhase(m_table))
        std::erase_if(buttons, [](const ChoiceView& each) {
            const Verb verb = core::starrealms::verbOf(each.choice);
            return verb == Verb::GiveTrade || verb == Verb::GiveCombat || verb == Verb::AttackPart;
        });
    m_prompt->setChoices(buttons, {}, others);
    const QString unused = unusedNow();
    m_prompt->setUnused(
        unused, unused.isEmpty() ? QString() : tr("You have %1 left. End the turn anyway?").arg(unused));
    m_prompt->setPutBack(m_asking && !isMainPhase(m_table) && m_table.current == m_table.viewer);
    QList<PromptBar::Picture> pictures;
    if (m_asking && prompt.asker)
        if (const CardView* asker = cardIn(m_table, prompt.sourceCard))
            pictures.append({ QString::fromStdString(asker->name), QSize(33, 44),
                [this, card = *asker](QPainter& painter, const QRectF& area) {
                    m_painter.faces().paint(painter, area, card, {}, coloursOf(palette()), font());
                } });
    m_prompt->setPictures(pictures);
    const auto key = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); };
    if (!m_asking)
        m_prompt->setIdle(tr("Meanwhile you can look at every card: point at it."));
    else if (isMainPhase(m_table))
        m_prompt->setIdle(tr("Click a card, or drag it to where it shall go. %1 ends the turn, %2 gives a hint.")
                              .arg(key(Qt::CTRL | Qt::Key_E), key(Qt::CTRL | Qt::Key_H)));
    else if (buttons.size() == prompt.choices.size())
        m_prompt->setIdle(tr("Choose one of the answers. %1 gives a hint.").arg(key(Qt::CTRL | Qt::Key_H)));
    else
        m_prompt->setIdle(tr("What can be chosen has a gold frame. %1 gives a hint.").arg(key(Qt::CTRL | Qt::Key_H)));
    setTopic(m_prompt,
        prompt.source.empty() ? QString::fromStdString(prompt.question()) : QString::fromStdString(prompt.source));
    fillOffers();
    QWidget* before = m_hand;
    for (QWidget* stop : QList<QWidget*> { m_board } + m_prompt->tabStops()) {
        setTabOrder(before, stop);
        before = stop;
    }
}

/// What an attack would do, for each seat against which combat can be turned.
void StarRealmsTable::fillForecasts()
{
    std::vector<AttackForecast> attacks;
    if (m_asking && m_world && isMainPhase(m_table))
        for (const Seat seat : attackable(m_table.prompt))
            attacks.push_back(forecastAttack(*m_world, m_table.viewer, seat));
    m_closeUp->showAttacks(attacks);
    QString marked;
    QString rest;
    const bool single = m_table.seats.size() + (m_table.boss ? 1 : 0) == 2;
    if (single && attacks.size() == 1 && !attacks.front().isEmpty()) {
        const AttackForecast& attack = attacks.front();
        int outposts = 0;
        for (const AttackForecast::Step& step : attack.steps)
            outposts += step.outpost ? step.combat : 0;
        if (outposts > 0)
            marked = tr("outpost first: %1 of your %2", "combat")
                         .arg(QString::number(outposts), QString::number(attack.combat));
        const int left = attack.combat - outposts;
        rest = attack.wins
            ? tr("%1: %2 → %3, and you win", "a player, authority before and after")
                  .arg(nameOf(m_table, attack.target), QString::number(attack.before), QString::number(attack.after))
            : !attack.reached ? tr("Then %n combat is left, not enough for what comes next.", nullptr, left)
            : outposts > 0    ? tr("Then %1 for %2: %3 → %4", "combat, a player, authority before and after")
                                 .arg(QString::number(left), nameOf(m_table, attack.target),
                                     QString::number(attack.before), QString::number(attack.after))
                           : tr("%1 for %2: %3 → %4", "combat, a player, authority before and after")
                                 .arg(QString::number(left), nameOf(m_table, attack.target),
                                     QString::number(attack.before), QString::number(attack.after));
    }
    m_board->setNotice(marked, rest);
    if (!m_closeUpInSight && !m_closeUp->attacksTold().isEmpty())
        m_prompt->setRemark(tr("If you attack: %1").arg(m_closeUp->attacksTold()));
}

void StarRealmsTable::showHint(core::Choice choice, const HintText& words)
{
    for (PieceModel* model : { m_tableModel, m_handModel, m_elsewhereModel })
        model->setHinted(&choice);
    m_prompt->setHint(words, choice);
    for (RealmView* view : { m_elsewhere, m_hand, m_board })
        if ((view->hasFocus() || m_prompt->hintHasKeyboard()) && view->isVisible() && view->goToHinted()) {
            view->setFocus(Qt::OtherFocusReason);
            return;
        }
}

bool StarRealmsTable::holdLine(QWidget* line, bool keeps)
{
    m_prompt->line().addGuest(line, keeps);
    return true;
}

void StarRealmsTable::bringLine(QWidget* line)
{
    m_prompt->line().prefer(line);
}

void StarRealmsTable::focusChoice()
{
    if (m_asking)
        for (RealmView* view : { m_elsewhere, m_hand, m_board })
            if (view->isVisibleTo(this) && view->goToLegal()) {
                view->setFocus(Qt::OtherFocusReason);
                return;
            }
    m_prompt->focusAnswer();
}

std::function<void()> StarRealmsTable::place()
{
    std::vector<std::pair<RealmView*, int>> cursors;
    for (RealmView* view : { m_board, m_hand, m_elsewhere })
        cursors.emplace_back(view, view->currentIndex().row());
    QWidget* now = window()->focusWidget();
    const QPointer<QWidget> focus = now != nullptr && isAncestorOf(now) && !m_prompt->isAncestorOf(now) ? now : nullptr;
    return [this, cursors, focus] {
        refresh();
        if (focus == nullptr)
            focusChoice();
        for (const auto& [view, row] : cursors)
            if (row < view->pieces().rowCount())
                view->setCurrentIndex(view->pieces().index(row));
        if (focus != nullptr)
            focus->setFocus(Qt::OtherFocusReason);
    };
}

void StarRealmsTable::lookAt(const RealmView& view, int row)
{
    m_lookedIn = const_cast<RealmView*>(&view);
    m_looked = row;
    if (row < 0 || row >= view.pieces().rowCount())
        return;
    const Piece& piece = view.pieces().piece(row);
    if (piece.kind == Piece::Kind::Seat || piece.kind == Piece::Kind::Boss) {
        QStringList lines = PieceWords::panel(piece, m_table);
        if (piece.kind == Piece::Kind::Boss)
            lines << QString::fromStdString(m_table.boss->about);
        m_closeUp->showPanel(nameOf(m_table, piece.seat), lines);
        return;
    }
    if (piece.card.name.empty() || !piece.shown)
        return;
    lookAtCard(piece.card, piece.isCard() ? piece.choices : std::vector<ChoiceView> {});
}

void StarRealmsTable::lookAtCard(const CardView& card, const std::vector<ChoiceView>& choices)
{
    const QStringList remarks = m_asking ? remarksOn(choices) : QStringList();
    const QString warning = m_asking ? warningOf(choices) : QString();
    m_closeUp->showCard(card, remarks, warning);
    m_peek->content().showCard(card, remarks, warning);
    setTopic(m_prompt, {}); // a card that is pointed at comes before the question that has the keyboard
    setTopic(this, QString::fromStdString(card.name));
}

/// Each answer that the card stands for, with what it comes to.
QStringList StarRealmsTable::remarksOn(const std::vector<ChoiceView>& choices) const
{
    QStringList remarks;
    for (const ChoiceView& choice : choices) {
        const QString label = QString::fromStdString(choice.label);
        const QString comes
            = m_world ? PieceWords::comesTo(forecastAnswer(*m_world, m_table.viewer, choice.choice)) : QString();
        const QString line = comes.isEmpty() || core::starrealms::verbOf(choice.choice) == Verb::Buy
            ? label
            : tr("%1: %2", "an answer, and what it comes to").arg(label, comes);
        if (!remarks.contains(line))
            remarks << line;
    }
    return remarks;
}

QString StarRealmsTable::warningOf(const std::vector<ChoiceView>& choices) const
{
    for (const ChoiceView& choice : choices)
        if (const QString harm
            = m_world ? PieceWords::harm(forecastAnswer(*m_world, m_table.viewer, choice.choice)) : QString();
            !harm.isEmpty())
            return harm;
    return {};
}

void StarRealmsTable::showSubject(const core::Event& event)
{
    if (const CardView* card = cardIn(m_table, event.card); card != nullptr && !m_dragged)
        lookAtCard(*card, {});
}

QWidget* StarRealmsTable::standingBar()
{
    return m_standing;
}

QWidget* StarRealmsTable::closeUp()
{
    return m_closeUp;
}

QString StarRealmsTable::courseTitle() const
{
    return tr("Authority");
}

Stage* StarRealmsTable::stage()
{
    return m_stage.get();
}

void StarRealmsTable::setCloseUpRoom(const QSize& room)
{
    m_closeUp->setRoom(room);
}

void StarRealmsTable::setCloseUpInSight(bool inSight)
{
    m_closeUpInSight = inSight;
    if (inSight)
        endPeek();
}

void StarRealmsTable::endPeek()
{
    m_peekSoon->stop();
    m_peek->hide();
}

/// Holds what is looked at up beside its place.
void StarRealmsTable::peek()
{
    if (m_closeUpInSight || m_dragged || m_lookedIn == nullptr || m_looked < 0
        || m_looked >= m_lookedIn->pieces().rowCount())
        return;
    const Piece& piece = m_lookedIn->pieces().piece(m_looked);
    if (!piece.shown || piece.card.name.empty())
        return m_peek->hide();
    const QRect area = piece.area.toAlignedRect();
    const QRect place(m_lookedIn->viewport()->mapTo(this, area.topLeft()), area.size());
    m_peek->present(place, QRect(QPoint(), QSize(width(), m_use == Use::Play ? m_prompt->y() : height())));
}

} // namespace ui
