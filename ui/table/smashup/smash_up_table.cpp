#include "ui/table/smashup/smash_up_table.h"

#include "ui/language.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/discard_dialog.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/hand_view.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/table/smashup/standing_bar.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::smashup::CardView;
using core::smashup::TableView;

SmashUpTable::SmashUpTable(FactionLooks looks, Use use, QWidget* parent)
    : TableSurface(parent)
    , m_looks(std::move(looks))
    , m_use(use)
    , m_model(new SmashUpTableModel(this))
    , m_board(new BoardView(*m_model, m_looks, this))
    , m_prompt(new PromptBar(this))
    , m_handModel(new HandModel(this))
    , m_hand(new HandView(*m_handModel, m_looks, this))
    , m_stripModel(new HandModel(this))
    , m_strip(new HandView(*m_stripModel, m_looks, this))
    , m_cards(new QWidget(this))
    , m_standing(new StandingBar(this))
    , m_closeUp(new CloseUp(m_looks, this))
{
    m_standing->hide();
    m_closeUp->hide();
    auto* cards = new QHBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(scaled(font(), 8));
    cards->addWidget(m_strip);
    cards->addWidget(m_hand);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addWidget(m_board, 1);
    auto* promptPlace = new QHBoxLayout;
    promptPlace->setContentsMargins(5, 0, 5, 0);
    promptPlace->addWidget(m_prompt);
    rows->addLayout(promptPlace);
    rows->addWidget(m_cards);
    m_strip->hide();
    m_prompt->setVisible(use == Use::Play);
    m_cards->setVisible(use == Use::Play);

    m_board->setTargetsOf([this](int card) { return dropTargets(card); });
    connect(m_board, &BoardView::placeChosen, this, &SmashUpTable::onPlace);
    connect(m_board, &BoardView::dropped, this, &SmashUpTable::onDrop);
    connect(m_board, &BoardView::looked, this, &SmashUpTable::lookAt);
    connect(m_board, &BoardView::discardAsked, this, [this](int row) { showDiscards(m_model->seatOfRow(row)); });
    connect(m_hand, &HandView::cardChosen, this, &SmashUpTable::onHandCard);
    connect(m_hand, &HandView::looked, this, [this](int card) { lookAt(card, -1); });
    connect(m_strip, &HandView::cardChosen, this, &SmashUpTable::onStripCard);
    connect(m_strip, &HandView::looked, this, [this](int card) { lookAt(card, -1); });
    connect(m_board, &BoardView::backAsked, this, &SmashUpTable::stepBack);
    connect(m_hand, &HandView::backAsked, this, &SmashUpTable::stepBack);
    connect(m_strip, &HandView::backAsked, this, &SmashUpTable::stepBack);
    connect(m_prompt, &PromptBar::backAsked, this, &SmashUpTable::stepBack);
    connect(m_prompt, &PromptBar::chosen, this, &TableSurface::chosen);
    connect(m_prompt, &PromptBar::undoAsked, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::hintAsked, this, &TableSurface::hintAsked);
    connect(m_prompt, &PromptBar::skipAsked, this, &TableSurface::skipAsked);

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && m_prompt->isAncestorOf(now))
            setTopic(m_prompt, m_promptTopic);
    });
    auto* discards = new QAction(this);
    discards->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    discards->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(discards, &QAction::triggered, this, [this] { showDiscards(m_table.viewer); });
    addAction(discards);
    m_board->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_board->addAction(discards);
    inEachLanguage(this, [this, discards] {
        m_hand->setAccessibleName(tr("Hand"));
        m_strip->setAccessibleName(tr("Cards to choose from"));
        discards->setText(tr("Discard piles"));
        if (showLooked().isEmpty())
            forgetLooked();
    });
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*> { m_model, m_handModel, m_stripModel })
        retellInEachLanguage(model);
}

SmashUpTable::~SmashUpTable() = default;

QWidget* SmashUpTable::standingBar()
{
    return m_standing;
}

QWidget* SmashUpTable::closeUp()
{
    return m_closeUp;
}

void SmashUpTable::showMatch(const core::Match& match, Seat viewer)
{
    m_world = match.clone();
    // Nothing that the viewer may not know is kept, not even where it is only tried out.
    core::Rng rng(match.viewHash(viewer == Seat::None ? Seat::First : viewer));
    if (viewer != Seat::None)
        m_world->conceal(viewer, rng);
    else
        m_world.reset();
    showTable(core::smashup::viewFor(match, viewer));
}

void SmashUpTable::setPlayers(const QStringList& players)
{
    m_model->setPlayers(players);
}

void SmashUpTable::showTable(TableView table)
{
    // The close-up may still show a card of the hand that was open before.
    if (table.viewer != m_table.viewer)
        forgetLooked();
    if (table.viewer != m_table.viewer)
        setTopic(this, {});
    m_table = std::move(table);
    refresh();
    finishDrop();
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

void SmashUpTable::setNotice(const QString& sentence, bool skippable)
{
    m_prompt->setNotice(sentence, skippable);
}

void SmashUpTable::showQuestion()
{
    // Questions begin with who or what asks ("Your play: …", "Saucy Wench: …"): that part stands out.
    const QString question = QString::fromStdString(m_table.prompt.question);
    m_promptTopic = m_table.prompt.source.empty() ? question : QString::fromStdString(m_table.prompt.source);
    setTopic(m_prompt, m_promptTopic);
    const qsizetype colon = question.indexOf(QStringLiteral(": "));
    if (colon > 0 && colon < 40)
        m_prompt->setQuestion(question.left(colon + 1), question.mid(colon + 2));
    else
        m_prompt->setQuestion({}, question);
}

void SmashUpTable::refresh()
{
    m_marks = m_asking ? Marks(m_table) : Marks();
    m_model->setTable(m_table, m_asking);
    m_standing->setTable(m_table);
    m_prompt->setAsking(m_asking);
    showQuestion();
    m_prompt->setChoices(m_marks.buttons());
    // Cards, table, answers: the order in which a turn uses them. The answers are new each time.
    QWidget* before = m_hand;
    setTabOrder(m_strip, m_hand);
    for (QWidget* stop : QList<QWidget*> { m_board } + m_prompt->tabStops()) {
        setTabOrder(before, stop);
        before = stop;
    }
    fillCards();
}

void SmashUpTable::fillCards()
{
    std::vector<HandModel::Item> hand;
    const bool targetsAsked = m_asking && !m_table.prompt.source.empty();
    bool picked = false;
    for (const CardView& card : m_table.hand) {
        HandModel::Item item { card, m_marks.ofCard(card.id), false, false };
        // The card that asks for its target steps out; of two copies only one.
        item.picked = targetsAsked && !picked && item.choices.empty() && card.name == m_table.prompt.source;
        picked = picked || item.picked;
        hand.push_back(std::move(item));
    }
    m_handModel->setItems(std::move(hand), m_use == Use::Play && m_asking);

    std::vector<HandModel::Item> strip;
    for (const ChoiceView& choice : m_marks.elsewhere())
        strip.push_back({ viewOf(*choice.elsewhere, choice.card), { choice }, false, false });
    const bool any = !strip.empty();
    m_stripModel->setItems(std::move(strip), false);
    m_strip->setVisible(any);
    auto* layout = static_cast<QHBoxLayout*>(m_cards->layout());
    layout->setStretch(0, any ? m_stripModel->rowCount() : 0);
    layout->setStretch(1, std::max(1, m_handModel->rowCount()));
}

void SmashUpTable::stepBack()
{
    // Escape leaves what is half done; a finished choice is taken back by Undo alone.
    if (m_asking && !m_table.prompt.source.empty())
        Q_EMIT undoAsked();
}

void SmashUpTable::choose(const std::vector<ChoiceView>& choices)
{
    if (!m_asking || choices.empty())
        return;
    if (choices.size() == 1) {
        Q_EMIT chosen(choices.front().choice);
        return;
    }
    // The same card stands for several answers: their words tell them apart.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ChoiceView& choice : choices)
        menu->addAction(asCaption(QString::fromStdString(choice.label)), this,
            [this, answer = choice.choice] { Q_EMIT chosen(answer); });
    menu->popup(QCursor::pos());
}

void SmashUpTable::onPlace(int card, int slot)
{
    if (card >= 0 && m_marks.hasCard(card))
        choose(m_marks.ofCard(card));
    else if (m_marks.hasBase(slot))
        choose(m_marks.ofBase(slot));
}

void SmashUpTable::onHandCard(int card)
{
    const CardView* shown = findCard(m_table, card);
    if (m_asking && !m_marks.hasCard(card) && shown != nullptr)
        m_prompt->setRemark(whyNot(*shown));
    choose(m_marks.ofCard(card));
}

QString SmashUpTable::whyNot(const CardView& card) const
{
    const QString name = QString::fromStdString(card.name);
    if (!m_table.prompt.source.empty() || m_table.phase != core::smashup::Phase::Play)
        return tr("%1 is no answer to this question.").arg(name);
    if (m_table.current != m_table.viewer)
        return tr("%1 cannot be played now: it is not your turn.").arg(name);
    if ((card.isMinion ? m_table.minionPlaysLeft : m_table.actionPlaysLeft) > 0)
        return tr("%1 cannot be played now.").arg(name);
    return card.isMinion ? tr("%1 cannot be played now: no minion plays left.").arg(name)
                         : tr("%1 cannot be played now: no action plays left.").arg(name);
}

void SmashUpTable::onStripCard(int card)
{
    const int row = m_stripModel->rowOf(card);
    if (row >= 0)
        choose(m_stripModel->item(row).choices);
}

DropTargets SmashUpTable::dropTargets(int card) const
{
    return m_world && m_asking ? findDropTargets(*m_world, m_table.viewer, card, m_marks.ofCard(card)) : DropTargets();
}

void SmashUpTable::onDrop(int card, int slot, int onCard)
{
    const auto plays = m_marks.ofCard(card);
    if (!m_asking || plays.empty())
        return;
    m_dropped = { card, slot, onCard };
    Q_EMIT chosen(plays.front().choice);
}

void SmashUpTable::finishDrop()
{
    if (m_dropped.card < 0)
        return;
    const Dropped dropped = std::exchange(m_dropped, {});
    if (m_table.prompt.seat != m_table.viewer)
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
    // The owner of the match is still inside its own call; it hears the second choice after that.
    if (answers.size() == 1)
        QMetaObject::invokeMethod(
            this,
            [this, choice = answers.front().choice] {
                const auto& now = m_table.prompt.choices;
                if (m_asking && std::any_of(now.begin(), now.end(), [&](const ChoiceView& each) {
                        return each.choice == choice;
                    }))
                    Q_EMIT chosen(choice);
            },
            Qt::QueuedConnection);
}

void SmashUpTable::showHint(core::Choice choice, const QString& lines)
{
    for (const ChoiceView& each : m_table.prompt.choices)
        if (each.choice == choice) {
            const int card = each.kind == ChoiceView::Kind::Card ? each.card : -1;
            m_model->setHinted(card, each.kind == ChoiceView::Kind::Place ? slotOf(m_table, each.place) : -1);
            m_handModel->setHinted(card);
            if (const int row = m_handModel->rowOf(card); row >= 0)
                m_hand->scrollTo(m_handModel->index(row));
            m_stripModel->setHinted(each.elsewhere ? each.card : -1);
        }
    m_prompt->setHint(lines, choice);
}

void SmashUpTable::focusChoice()
{
    if (!m_asking)
        return;
    if (m_strip->isVisible()) {
        m_strip->goToLegal();
        m_strip->setFocus(Qt::OtherFocusReason);
    } else if (m_hand->goToLegal()) {
        m_hand->setFocus(Qt::OtherFocusReason);
    } else if (m_board->goToLegal()) {
        m_board->setFocus(Qt::OtherFocusReason);
    } else {
        m_prompt->focusAnswer();
    }
}

void SmashUpTable::lookAt(int card, int slot)
{
    setTopic(m_prompt, {}); // a card that is pointed at comes before the question that has the keyboard
    m_looked = { card, slot };
    if (const QString name = showLooked(); !name.isEmpty())
        setTopic(this, name);
}

void SmashUpTable::forgetLooked()
{
    m_looked = {};
    m_closeUp->clear();
}

/// Its name; empty where it is no longer there.
QString SmashUpTable::showLooked()
{
    const CardView* shown = findCard(m_table, m_looked.card);
    if (const int row = m_stripModel->rowOf(m_looked.card); shown == nullptr && row >= 0)
        shown = &m_stripModel->item(row).card;
    if (shown != nullptr) {
        m_closeUp->showCard(*shown, m_table);
        return QString::fromStdString(shown->name);
    }
    for (const auto& base : m_table.bases)
        if (base.slot == m_looked.slot) {
            m_closeUp->showBase(base, m_table);
            return QString::fromStdString(base.name);
        }
    return {};
}

void SmashUpTable::showDiscards(Seat seat)
{
    auto* dialog = new DiscardDialog(m_table, seat, m_looks, this);
    connect(dialog, &DiscardDialog::rulesAsked, this, &TableSurface::rulesAsked);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SmashUpTable::fitHand()
{
    // The hand takes a quarter of the height at most: the table is what a player looks at.
    const int margin = HandDelegate::margin(font()) * 5 / 2 + 2;
    const int wished = scaled(font(), 182) + margin;
    m_cards->setFixedHeight(std::clamp(height() * 27 / 100, scaled(font(), 118), wished));
}

void SmashUpTable::resizeEvent(QResizeEvent* event)
{
    TableSurface::resizeEvent(event);
    fitHand();
}

void SmashUpTable::changeEvent(QEvent* event)
{
    TableSurface::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHand();
}

} // namespace ui
