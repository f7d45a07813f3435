#include "ui/table/smashup/question.h"

#include "ui/table/prompt_bar.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/marks.h"
#include "ui/text/joined.h"
#include "ui/theme.h"
#include "ui/widgets/print_faces.h"

#include <QKeySequence>
#include <QPainter>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

namespace {

/// "Hoverbot: …", the words of the card or base that is to be played or used; empty where it has none.
QString textBehind(const ChoiceView& choice, const TableView& table)
{
    std::string name;
    std::string text;
    if (choice.elsewhere) {
        name = choice.elsewhere->name;
        text = choice.elsewhere->text;
    } else if (const CardView* card = findCard(table, choice.card); card != nullptr) {
        name = card->name;
        text = card->text;
    }
    for (const BaseView& each : table.bases)
        if (choice.place >= 0 && each.id == choice.place) {
            name = each.name;
            text = each.text;
        }
    return text.empty() ? QString()
                        : Question::tr("%1: %2", "a card, and what it says")
                              .arg(QString::fromStdString(name), QString::fromStdString(text));
}

/// Cards of one name say where they lie: "Use Ninja Acolyte: Tar Pits".
void tellApart(std::vector<ChoiceView>& deeds, const TableView& table)
{
    const std::vector<ChoiceView> all = deeds;
    for (ChoiceView& each : deeds) {
        const auto alike = std::count_if(
            all.begin(), all.end(), [&each](const ChoiceView& other) { return other.label == each.label; });
        const BaseView* const base = alike > 1 ? baseOf(table, each.card) : nullptr;
        if (base != nullptr)
            each.label = Question::tr("%1: %2", "what is done, and with which card")
                             .arg(QString::fromStdString(each.label), QString::fromStdString(base->name))
                             .toStdString();
    }
}

constexpr std::size_t kMostDeeds = 3; ///< as buttons; more are found on the cards
constexpr double kThumbnail = 0.68; ///< of the size that the form of a base is made for

} // namespace

bool isOwnPlay(const TableView& table)
{
    return table.prompt.source.empty() && table.phase == core::smashup::Phase::Play && !table.scoring;
}

Question::Question(PromptBar& bar, const HandModel& hand, const FactionLooks& looks)
    : m_bar(bar)
    , m_hand(hand)
    , m_looks(looks)
{
}

void Question::show(const TableView& table, const Marks* marks)
{
    m_table = &table;
    m_marks = marks;
    m_bar.setAsking(asking());
    showWords();
    showAnswers();
    showPictures();
    m_bar.setIdle(idleWords());
}

void Question::showAnswers()
{
    // What may be played or used lies on the cards themselves, too: a button is nearer to hand, and says that it can
    // be.
    const core::PromptView& prompt = m_table->prompt;
    std::vector<ChoiceView> deeds;
    bool others = false;
    bool elsewhere = false;
    for (const ChoiceView& each : asking() ? prompt.choices : std::vector<ChoiceView> {}) {
        const bool shown
            = each.kind == ChoiceView::Kind::Card || each.elsewhere || each.kind == ChoiceView::Kind::Place;
        others = others || shown;
        // What a hand answers a scoring with is as near; in a turn of one's own the hand is where one looks anyway.
        const bool near = each.deed && (m_table->scoring || m_hand.rowOf(each.card) < 0);
        elsewhere = elsewhere || (shown && !near);
        const bool twin = std::any_of(
            deeds.begin(), deeds.end(), [&each](const ChoiceView& deed) { return deed.choice == each.choice; });
        if (near && !twin)
            deeds.push_back(each);
    }
    if (deeds.size() > kMostDeeds)
        deeds.clear();
    tellApart(deeds, *m_table);
    std::vector<ChoiceView> buttons = asking() ? m_marks->buttons() : std::vector<ChoiceView> {};
    // What is to be done with the one card that is shown says with which: "Discard: Mi-go".
    const auto words = std::count_if(
        buttons.begin(), buttons.end(), [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Word; });
    if (asking() && words > 1 && prompt.about.size() == 1 && prompt.about.front().elsewhere)
        for (ChoiceView& each : buttons)
            if (each.kind == ChoiceView::Kind::Word)
                each.label = tr("%1: %2", "what is done, and with which card")
                                 .arg(QString::fromStdString(each.label),
                                     QString::fromStdString(prompt.about.front().elsewhere->name))
                                 .toStdString();
    m_bar.setChoices(buttons, deeds, others);
    m_whole = !isOwnPlay(*m_table) && !deeds.empty() && !elsewhere;
    m_bar.setUnused(asking() ? unusedPlays() : QString());
    m_bar.setPlayOffered(asking() && isExtraPlay());
    const bool more = std::any_of(m_table->prompt.choices.begin(), m_table->prompt.choices.end(),
        [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Done; });
    const bool ownPlay = m_table->current == m_table->viewer && m_table->phase == core::smashup::Phase::Play
        && !m_table->prompt.source.empty() && !m_table->scoring;
    m_bar.setPutBack(asking() && ((more && !m_table->prompt.about.empty()) || ownPlay));
}

void Question::showPictures()
{
    QList<PromptBar::Picture> pictures;
    const auto printOf = [this](const core::CardInfo& print) {
        for (const core::smashup::BaseView& each : m_table->bases)
            if (each.name == print.name)
                return faceOf(each, *m_table, m_looks); // with the power that is there now
        return placeFaceOf(print);
    };
    const auto addPicture = [&](const core::CardInfo& print) {
        const bool base = print.type == "base";
        pictures.append({ QString::fromStdString(print.name), base ? QSize(86, 54) : QSize(33, 44),
            [this, print, base, printOf](QPainter& painter, const QRectF& area) {
                const Colours& colours = coloursOf(m_bar.palette());
                if (base) {
                    BaseFace face = printOf(print);
                    face.text.clear();
                    // Less than the form is made for: all of it smaller, so that no word lies on another.
                    painter.translate(area.topLeft());
                    painter.scale(kThumbnail, kThumbnail);
                    ui::paintBase(painter, QRectF(QPointF(), area.size() / kThumbnail), face, BaseForm::Tiny, {},
                        colours, m_bar.font());
                } else {
                    ui::paintCard(
                        painter, area, faceOf(print, m_looks), CardForm::ShortHand, {}, colours, m_bar.font());
                }
            } });
    };
    if (asking() && m_table->prompt.asker)
        addPicture(*m_table->prompt.asker);
    for (const core::AboutView& each : m_table->prompt.about)
        if (asking() && each.elsewhere && pictures.size() < 4)
            addPicture(*each.elsewhere);
    m_bar.setPictures(pictures);
}

/// Below the question stands what the cards say that may be used outside one's own plays, for the table may show it
/// elsewhere or, while a base scores, not at all; and what the answers come to, where the side is folded away.
void Question::tell(const QString& told, bool outOfSight)
{
    if (m_table == nullptr)
        return;
    QStringList lines;
    const std::vector<ChoiceView>& choices = m_table->prompt.choices;
    for (const ChoiceView& each : asking() && !isOwnPlay(*m_table) ? choices : std::vector<ChoiceView> {})
        if (const QString text = each.deed ? textBehind(each, *m_table) : QString();
            !text.isEmpty() && !lines.contains(text))
            lines << text;
    if (lines.size() > static_cast<qsizetype>(kMostDeeds))
        lines.clear();
    if (outOfSight && !told.isEmpty())
        lines << told;
    if (!lines.isEmpty() || !told.isEmpty())
        m_bar.setRemark(lines.join(QLatin1Char('\n')));
}

void Question::showWords()
{
    const QString heading = QString::fromStdString(m_table->prompt.heading);
    const QString request = QString::fromStdString(m_table->prompt.request);
    m_topic
        = QString::fromStdString(m_table->prompt.source.empty() ? m_table->prompt.question() : m_table->prompt.source);
    const bool scores = m_table->scoring && m_table->prompt.sourcePlace >= 0 && m_table->prompt.seat == m_table->viewer
        && heading.isEmpty();
    const QString base = m_table->scoring ? QString::fromStdString(m_table->scoring->base) : QString();
    if (scores && m_table->scoring->step == core::smashup::ScoringView::Step::Before)
        m_bar.setQuestion(tr("Before %1 scores:").arg(base), request);
    else if (scores && m_table->scoring->step == core::smashup::ScoringView::Step::After)
        m_bar.setQuestion(tr("After %1 has scored:").arg(base), request);
    else
        m_bar.setQuestion(heading, request);
}

/// What is good to know where nothing else is told.
QString Question::idleWords() const
{
    const auto key = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); };
    if (!asking())
        return tr("Meanwhile you can look at every card: point at it.");
    const std::vector<ChoiceView>& choices = m_table->prompt.choices;
    const bool onTable = std::any_of(choices.begin(), choices.end(), [](const ChoiceView& each) {
        return each.kind == ChoiceView::Kind::Card || each.kind == ChoiceView::Kind::Place;
    });
    if (isOwnPlay(*m_table) && onTable)
        return tr("Click a card, or drag it to where it shall go. %1 ends the play phase, %2 gives a hint.")
            .arg(key(Qt::CTRL | Qt::Key_E), key(Qt::CTRL | Qt::Key_H));
    const bool framed = std::any_of(choices.begin(), choices.end(), [this](const ChoiceView& each) {
        return each.kind == ChoiceView::Kind::Place
            || (each.kind == ChoiceView::Kind::Card && m_hand.rowOf(each.card) < 0);
    });
    if (framed)
        return tr("What can be chosen has a gold frame. %1 gives a hint.").arg(key(Qt::CTRL | Qt::Key_H));
    if (onTable)
        return tr("Choose among the cards in hand. %1 gives a hint.").arg(key(Qt::CTRL | Qt::Key_H));
    return tr("%1 gives a hint.").arg(key(Qt::CTRL | Qt::Key_H));
}

/// Cards of the hand may be played or left, in the turn of the viewer and for something that gave the play.
bool Question::isExtraPlay() const
{
    const std::vector<ChoiceView>& choices = m_table->prompt.choices;
    return !isOwnPlay(*m_table) && !m_table->scoring && m_table->current == m_table->viewer
        && std::any_of(choices.begin(), choices.end(),
            [this](const ChoiceView& each) { return each.deed && m_hand.rowOf(each.card) >= 0; });
}

/// "1 minion and 1 action", of the plays for which there is a card.
QString Question::unusedPlays() const
{
    bool minion = false;
    bool action = false;
    int talents = 0;
    for (const ChoiceView& each : m_table->prompt.choices) {
        if (each.kind != ChoiceView::Kind::Card || !m_table->prompt.source.empty())
            continue;
        const CardView* card = findCard(*m_table, each.card);
        if (card == nullptr)
            continue;
        const int row = m_hand.rowOf(each.card);
        if (row < 0)
            talents += card->talent ? 1 : 0;
        else if (!m_hand.item(row).idle)
            (card->isMinion ? minion : action) = true;
    }
    QStringList parts;
    if (minion && m_table->minionPlaysLeft > 0)
        parts << tr("%n minion(s)", "plays", m_table->minionPlaysLeft);
    if (action && m_table->actionPlaysLeft > 0)
        parts << tr("%n action(s)", "plays", m_table->actionPlaysLeft);
    if (talents > 0)
        parts << tr("%n talent(s)", nullptr, talents);
    return joined(parts, tr("%1 and %2", "two kinds of plays"));
}

} // namespace ui
