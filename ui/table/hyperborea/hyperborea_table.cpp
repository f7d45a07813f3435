#include "ui/table/hyperborea/hyperborea_table.h"

#include "core/game/rng.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "ui/table/hyperborea/hyper_bar.h"
#include "ui/table/hyperborea/hyper_close_up.h"
#include "ui/table/hyperborea/hyper_coach.h"
#include "ui/table/hyperborea/hyper_piece_model.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_stage.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/hyperborea/hyper_words.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_line.h"
#include "ui/table/reason_bubble.h"
#include "ui/text/explanation_text.h"
#include "ui/text/topic.h"

#include <QPointer>

#include <algorithm>

// What the table shows of a match.

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::hyperborea::Verb;

namespace {

constexpr std::size_t kFewAnswers = 6; ///< have buttons, too, where they lie on the table

} // namespace

void HyperboreaTable::showMatch(const core::Match& match, Seat viewer)
{
    m_world.reset();
    // What is only tried out must not tell what comes.
    if (viewer != Seat::None) {
        core::Rng rng(match.viewHash(viewer));
        m_world = match.clone();
        m_world->conceal(viewer, rng);
    }
    if (viewer != m_table.viewer) {
        m_closeUp->clear();
        m_board = Seat::None;
    }
    m_table = core::hyperborea::viewFor(match, viewer);
    orderTechnologies();
    if (m_coach)
        m_coach->look(m_table, static_cast<core::hyperborea::Reason>(match.prompt().reason));
    letGo();
    fitBoard();
    refresh();
    goOn();
}

/// What a seat took stays where it lies: what it takes next comes behind it.
void HyperboreaTable::orderTechnologies()
{
    m_order.resize(m_table.seats.size());
    for (std::size_t seat = 0; seat < m_order.size(); ++seat) {
        std::vector<int>& order = m_order[seat];
        auto& technologies = m_table.seats[seat].technologies;
        const auto place = [&order](int id) { return std::find(order.begin(), order.end(), id) - order.begin(); };
        std::stable_sort(technologies.begin(), technologies.end(),
            [&](const auto& a, const auto& b) { return place(a.set.id) < place(b.set.id); });
        order.clear();
        for (const auto& each : technologies)
            order.push_back(each.set.id);
    }
}

void HyperboreaTable::beginMatch()
{
    m_board = Seat::None;
    m_order.clear();
    m_map->seeAll();
    m_second.reset();
    m_closeUp->clear();
    setTopic(this, {});
}

void HyperboreaTable::setPlayers(const QStringList& players)
{
    m_painter.setPlayers(players);
    m_map->viewport()->update();
}

void HyperboreaTable::setAsking(bool asking)
{
    if (std::exchange(m_asking, asking) == asking)
        return;
    refresh();
    goOn();
}

void HyperboreaTable::setUndoPossible(bool possible)
{
    m_prompt->setUndoPossible(possible);
}

void HyperboreaTable::setUndoReason(const QString& reason)
{
    m_prompt->setUndoReason(reason);
}

void HyperboreaTable::setRedoPossible(bool possible)
{
    m_prompt->setRedoPossible(possible);
}

void HyperboreaTable::setNotice(const QString& sentence, bool skippable)
{
    m_prompt->setNotice(sentence, skippable);
    m_whyNotNow.clear();
}

void HyperboreaTable::setOffers(const QList<TableOffer>& offers)
{
    m_pageOffers = offers;
    fillOffers();
}

Seat HyperboreaTable::boardSeat() const
{
    const int seat = core::indexOf(m_board);
    return m_board == Seat::None || seat >= static_cast<int>(m_table.seats.size()) ? nearSeatOf(m_table) : m_board;
}

void HyperboreaTable::showBoard(Seat seat)
{
    m_board = seat == nearSeatOf(m_table) ? Seat::None : seat;
    refresh();
}

void HyperboreaTable::nextBoard(int step)
{
    const int count = static_cast<int>(m_table.seats.size());
    if (count > 0)
        showBoard(core::seatAt((core::indexOf(boardSeat()) + step + count) % count));
}

void HyperboreaTable::refresh()
{
    m_reason->hide();
    if (m_table.seats.empty())
        return;
    m_painter.setTable(m_table);
    m_painter.setBoard(boardSeat());
    m_painter.setLit(m_table.prompt.choices.empty() ? -1 : cubeToPlace());
    m_standing->setTable(m_table);
    QStringList names;
    for (const auto& hex : m_table.hexes)
        names << QString::fromStdString(hex.name);
    m_mapModel->setNames(names);
    HyperPieces pieces = hyperPiecesOf(m_table, boardSeat(), m_asking);
    m_buttons = std::move(pieces.buttons);
    m_mapModel->setPieces(std::move(pieces.map));
    m_offerModel->setPieces(std::move(pieces.offers));
    m_boardModel->setPieces(std::move(pieces.board));
    // One's own stands in the question.
    const bool told = m_asking && asksForAct(m_table);
    m_closeUp->setPool(m_table.current == m_table.viewer
            ? tr("You may still use")
            : tr("%1 may still use", "a player").arg(nameOf(m_table, m_table.current)),
        told ? QStringList() : HyperWords::left(m_table));
    fillPrompt();
}

/// The colour of the cube that is to be placed, or -1.
int HyperboreaTable::cubeToPlace() const
{
    for (const ChoiceView& each : m_table.prompt.choices)
        if (core::hyperborea::verbOf(each.choice) == Verb::Space)
            return m_table.placed;
    return -1;
}

/// What may still be used, as far as the question is about it.
QStringList HyperboreaTable::poolNow() const
{
    if (!m_asking || m_table.current != m_table.viewer)
        return {};
    if (asksForAct(m_table))
        return HyperWords::left(m_table);
    core::hyperborea::Pool part;
    if (m_table.moves && !m_table.flies)
        part.move = m_table.pool.move;
    if (m_table.moves && m_table.flies)
        part.fly = m_table.pool.fly;
    return HyperWords::pool(part);
}

void HyperboreaTable::fillPrompt()
{
    const core::PromptView& prompt = m_table.prompt;
    m_prompt->setAsking(m_asking);
    const QStringList pool = poolNow();
    const QString asked = QString::fromStdString(prompt.request);
    m_prompt->setQuestion(QString::fromStdString(prompt.heading),
        pool.isEmpty()
            ? asked
            : tr("%1 You have %2.", "a question, what may still be used").arg(asked, pool.join(QStringLiteral(", "))));
    std::vector<ChoiceView> buttons = m_asking ? m_buttons : std::vector<ChoiceView> {};
    std::vector<ChoiceView> deeds;
    const bool act = asksForAct(m_table);
    const bool others = m_asking && buttons.size() < prompt.choices.size();
    if (m_asking && !act && prompt.choices.size() <= kFewAnswers)
        for (const ChoiceView& each : prompt.choices)
            if (std::find(buttons.begin(), buttons.end(), each) == buttons.end())
                deeds.push_back(each);
    for (std::vector<ChoiceView>* each : { &buttons, &deeds })
        for (ChoiceView& choice : *each)
            choice.label = HyperWords::answer(choice, m_table).toStdString();
    m_prompt->setChoices(buttons, deeds, others);
    const QString unused = unusedNow();
    m_prompt->setUnused(
        unused, unused.isEmpty() ? QString() : tr("You have %1 left. End the turn anyway?").arg(unused));
    m_prompt->setPutBack(m_asking && !act && m_table.turn > 0 && m_table.current == m_table.viewer);
    const auto key = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); };
    m_prompt->setIdle(!m_asking
            ? tr("Meanwhile you can look at everything: point at it. A click on a player shows that board.")
            : tr("What can be chosen has a gold frame. %1 lists all answers, %2 gives a hint.")
                  .arg(key(Qt::CTRL | Qt::Key_L), key(Qt::CTRL | Qt::Key_H)));
    setTopic(m_prompt, QString::fromStdString(prompt.question()));
    fillOffers();
    QWidget* before = m_map;
    for (QWidget* stop : QList<QWidget*> { m_offers, m_boardView } + m_prompt->tabStops()) {
        setTabOrder(before, stop);
        before = stop;
    }
}

void HyperboreaTable::showHint(core::Choice choice, const HintText& words)
{
    for (HyperPieceModel* model : { m_mapModel, m_offerModel, m_boardModel })
        model->setHinted(&choice);
    m_prompt->setHint(words, choice);
    const QWidget* focus = window()->focusWidget();
    const bool isHere = focus == nullptr || isAncestorOf(focus) || m_offers->hasFocus() || m_prompt->hintHasKeyboard();
    for (HyperView* view : { m_map, m_offers, m_boardView })
        if (isHere && view->goToHinted()) {
            view->setFocus(Qt::OtherFocusReason);
            return;
        }
}

bool HyperboreaTable::holdLine(QWidget* line, bool keeps)
{
    m_prompt->line().addGuest(line, keeps);
    return true;
}

void HyperboreaTable::bringLine(QWidget* line)
{
    m_prompt->line().prefer(line);
}

void HyperboreaTable::focusChoice()
{
    if (m_asking)
        for (HyperView* view : { m_boardView, m_offers, m_map })
            if (view->isVisibleTo(this) && view->goToLegal()) {
                view->setFocus(Qt::OtherFocusReason);
                return;
            }
    m_prompt->focusAnswer();
}

std::function<void()> HyperboreaTable::place()
{
    std::vector<std::pair<HyperView*, int>> cursors;
    for (HyperView* view : { m_map, m_offers, m_boardView })
        cursors.emplace_back(view, view->currentIndex().row());
    QWidget* now = window()->focusWidget();
    const QPointer<QWidget> focus = now != nullptr && isAncestorOf(now) && !m_prompt->isAncestorOf(now) ? now : nullptr;
    return [this, cursors, focus, board = m_board] {
        m_board = board;
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

void HyperboreaTable::lookAt(const HyperView& view, int row)
{
    int lit = cubeToPlace();
    if (row >= 0 && row < view.pieces().rowCount()) {
        const HyperPiece& piece = view.pieces().piece(row);
        QStringList answers;
        if (m_asking)
            for (const ChoiceView& each : piece.choices)
                answers << HyperWords::answer(each, m_table);
        m_closeUp->show(HyperWords::title(piece, m_table), HyperWords::lines(piece, m_table), answers);
        setTopic(m_prompt, {});
        setTopic(this, HyperWords::title(piece, m_table));
        if (piece.kind == HyperPiece::Kind::Cube)
            lit = piece.id;
    }
    if (m_painter.setLit(lit))
        m_boardView->viewport()->update();
}

void HyperboreaTable::showSubject(const core::Event& event)
{
    HyperPiece piece;
    if (event.place < m_table.hexes.size())
        piece = { HyperPiece::Kind::Hex, event.place };
    else if (event.card != 0xFF && event.seat != Seat::None && setIn(m_table, event.seat, event.card) != nullptr)
        piece = { HyperPiece::Kind::Set, event.card, event.seat };
    else
        return;
    m_closeUp->show(HyperWords::title(piece, m_table), HyperWords::lines(piece, m_table), {});
}

QWidget* HyperboreaTable::standingBar()
{
    return m_standing;
}

QWidget* HyperboreaTable::closeUp()
{
    return m_closeUp;
}

Stage* HyperboreaTable::stage()
{
    return m_stage.get();
}

} // namespace ui
