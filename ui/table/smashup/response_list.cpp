#include "ui/table/smashup/response_list.h"

#include "ui/language.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/meter_view.h"
#include "ui/table/smashup/outcome_card.h"
#include "ui/table/smashup/outcome_words.h"
#include "ui/text/joined.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

constexpr std::size_t kMostCards = 3; ///< more would push the log out of sight
constexpr std::size_t kMostAnswers = 3; ///< of one card

/// The cards that could be used or played, equal ones once.
std::vector<ChoiceView> cardsToUse(const TableView& table)
{
    std::vector<ChoiceView> cards;
    for (const ChoiceView& each : table.prompt.choices)
        if (each.kind == ChoiceView::Kind::Card
            && std::none_of(
                cards.begin(), cards.end(), [&](const ChoiceView& other) { return other.choice == each.choice; }))
            cards.push_back(each);
    return cards;
}

QString answersIn(const AnswerOutcome& of)
{
    QStringList answers;
    for (const std::string& each : of.answers)
        answers << QString::fromStdString(each);
    return joined(answers, ResponseList::tr("%1, %2", "answers to one question after another"));
}

QString titleOf(const ChoiceView& card, const AnswerOutcome& of)
{
    const QString label = QString::fromStdString(card.label);
    return of.answers.empty() ? label
                              : ResponseList::tr("%1, at best: %2", "what is used, and the answers to what it asks")
                                    .arg(label, answersIn(of));
}

/// The table once that was done, for what counts beside power.
TableView tableAfter(const AnswerOutcome& of, const TableView& table)
{
    TableView then = table;
    for (std::size_t i = 0; i < then.seats.size(); ++i) {
        then.seats[i].vp += of.gained[i];
        then.seats[i].madness += of.madness[i];
    }
    return then;
}

} // namespace

ResponseList::ResponseList(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
    , m_heading(makeHeading({}, this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    m_rows->addWidget(m_heading);
    inEachLanguage(m_heading, [this] { m_heading->setText(tr("What it comes to")); });
    hide();
}

QVBoxLayout* ResponseList::addPanel(QFrame* panel, const QString& title, bool gold)
{
    setRole(panel, Role::Panel);
    panel->setProperty("gold", gold);
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(10, 8, 10, 8);
    rows->setSpacing(5);
    auto* name = new PlainLabel(title, panel);
    name->setFont(bodyFont(font(), 13, QFont::DemiBold));
    name->setWordWrap(true);
    rows->addWidget(name);
    m_rows->addWidget(panel);
    m_shown.append(panel);
    return rows;
}

void ResponseList::addLines(const QString& title, const QStringList& lines, bool gold)
{
    auto* panel = new QFrame(this);
    QVBoxLayout* rows = addPanel(panel, title, gold);
    for (const QString& each : lines) {
        auto* line = new PlainLabel(each, panel);
        line->setWordWrap(true);
        rows->addWidget(line);
    }
    panel->setAccessibleName(tr("%1: %2.", "what one does, and what comes of it").arg(title, lines.join(tr("; "))));
}

void ResponseList::addCard(const QString& title, const Consequence& at, const TableView& table, bool gold)
{
    auto* card = new QFrame(this);
    QVBoxLayout* rows = addPanel(card, title, gold);
    auto* meter = new MeterView(card);
    Meter bar = meterOf(at, table);
    bar.full = std::max(bar.full, at.total);
    for (MeterPart& part : bar.parts)
        part.preview = false;
    meter->setMeter(bar);
    rows->addWidget(meter);
    QStringList seats;
    QStringList placed;
    const Colours& colours = coloursOf(palette());
    for (const Seat seat : seatsFromViewer(table)) {
        const auto i = static_cast<std::size_t>(core::indexOf(seat));
        if (at.place[i] < 0)
            continue;
        const QString words
            = tr("%1 %2, %3", "a seat, its place and the points for it")
                  .arg(shownName(table.seats[i].name), ordinal(at.place[i] + 1), signedNumber(at.points(seat)));
        seats << QStringLiteral("<span style=\"color:%1\">%2</span>")
                     .arg(seatInk(seat, colours).name(), words.toHtmlEscaped());
        placed << words;
    }
    QLabel* places = makeRichLabel(card);
    places->setText(seats.join(QStringLiteral(" &nbsp; ")));
    rows->addWidget(places);
    QStringList scores;
    for (const Seat seat : seatsFromViewer(table))
        scores << QString::number(table.seats[static_cast<std::size_t>(core::indexOf(seat))].vp + at.points(seat));
    const bool madness = std::any_of(
        table.seats.begin(), table.seats.end(), [](const core::smashup::SeatInfo& each) { return each.madness > 1; });
    auto* score = new PlainLabel(
        (madness ? tr("The score would be %1, before Madness is counted.") : tr("The score would be %1."))
            .arg(scores.join(QStringLiteral(" : "))),
        card);
    score->setWordWrap(true);
    rows->addWidget(score);
    QStringList said { tr("%1: %2.", "what one does, and who then has which place").arg(title, placed.join(tr("; "))),
        score->text() };
    if (const QString end = endText(at, table); !end.isEmpty()) {
        auto* line = new PlainLabel(end, card);
        line->setWordWrap(true);
        line->setFont(bodyFont(font(), 13, QFont::DemiBold));
        rows->addWidget(line);
        said << end;
    }
    card->setAccessibleName(said.join(QLatin1Char(' ')));
}

QString ResponseList::endText(const Consequence& at, const TableView& table)
{
    std::vector<Seat> seats = seatsFromViewer(table);
    const auto vp
        = [&](Seat seat) { return table.seats[static_cast<std::size_t>(core::indexOf(seat))].vp + at.points(seat); };
    const auto leaders = [&seats](const auto& scoreOf) {
        std::vector<Seat> ahead;
        for (const Seat seat : seats) {
            if (!ahead.empty() && scoreOf(seat) > scoreOf(ahead.front()))
                ahead.clear();
            if (ahead.empty() || scoreOf(seat) == scoreOf(ahead.front()))
                ahead.push_back(seat);
        }
        return ahead;
    };
    const auto named
        = [&table](Seat seat) { return shownName(table.seats[static_cast<std::size_t>(core::indexOf(seat))].name); };
    const std::vector<Seat> ahead = leaders(vp);
    if (vp(ahead.front()) < table.pointsToWin)
        return {};
    if (ahead.size() > 1 && !table.madnessSettles)
        return tr("Nobody leads alone then: the match goes on.");
    const auto madness
        = [&table](Seat seat) { return table.seats[static_cast<std::size_t>(core::indexOf(seat))].madness; };
    if (std::none_of(seats.begin(), seats.end(), [&](Seat seat) { return madness(seat) > 1; }) && ahead.size() == 1)
        return tr("%1 wins at the end of this turn then.").arg(named(ahead.front()));
    // Rules 15.6: what Madness costs is taken off once the match ends, and of equal ones who has the least of it wins.
    QStringList scores;
    for (const Seat seat : seats)
        scores << QString::number(vp(seat) - madness(seat) / 2);
    const QString counted = tr("The match ends with this turn then, less what Madness costs with %1.")
                                .arg(scores.join(QStringLiteral(" : ")));
    seats = leaders([&](Seat seat) { return vp(seat) - madness(seat) / 2; });
    seats = leaders([&](Seat seat) { return -madness(seat); });
    if (seats.size() > 1)
        return counted;
    return tr("%1 %2", "two sentences").arg(counted, tr("%1 wins.", "a seat").arg(named(seats.front())));
}

QString ResponseList::told() const
{
    QStringList lines;
    for (const QWidget* each : m_shown)
        if (!isHidden() && !each->accessibleName().isEmpty())
            lines << each->accessibleName();
    return lines.join(QLatin1Char('\n'));
}

QWidget* ResponseList::addLine(const QString& words)
{
    auto* line = new PlainLabel(words, this);
    line->setWordWrap(true);
    setRole(line, Role::Muted);
    m_rows->addWidget(line);
    m_shown.append(line);
    return line;
}

void ResponseList::setTable(const TableView& table, const core::Match* world)
{
    for (QWidget* each : std::as_const(m_shown)) {
        each->hide();
        each->deleteLater();
    }
    m_shown.clear();
    const bool asked = table.scoring && table.prompt.seat == table.viewer && table.viewer != Seat::None
        && world != nullptr
        && std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
            [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
    const bool deeds = std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
        [](const ChoiceView& each) { return each.deed && each.kind == ChoiceView::Kind::Card; });
    const bool before = asked && table.scoring->step == ScoringView::Step::Before;
    const bool after = asked && deeds && table.scoring->step == ScoringView::Step::After;
    if (before)
        tellBefore(table, *world);
    else if (after)
        tellAfter(table, *world);
    if (before || after)
        addLine(tr("Worked out from the table as it stands. The others may still answer."));
    setVisible(before || after);
}

void ResponseList::addRest(std::size_t cards)
{
    if (cards > kMostCards)
        addLine(tr("%n more card(s) could be used.", nullptr, static_cast<int>(cards - kMostCards)));
}

void ResponseList::tellBefore(const TableView& table, const core::Match& world)
{
    addCard(tr("If you pass"), consequenceAt(world, table, table.scoring->slot, nullptr, {}), table, false);
    const std::vector<ChoiceView> cards = cardsToUse(table);
    for (const ChoiceView& each : std::span(cards).first(std::min(cards.size(), kMostCards))) {
        const AnswerOutcome best = bestAnswer(world, table, each);
        if (best.changesBase()) {
            addCard(titleOf(each, best), best.at, tableAfter(best, table), true);
            continue;
        }
        const QString label = QString::fromStdString(each.label);
        const QString words = !best.known ? tr("%1: what it does is not known before.").arg(label)
            : best.changesAnything() ? tr("%1: no power changes here. %2", "what is used, and what else comes of it")
                                           .arg(titleOf(each, best), answerLine(best, table))
            : best.asked ? tr("%1: nothing that it may choose makes it better for you here.").arg(label)
                         : tr("%1: it changes no power here.").arg(label);
        addLine(words)->setAccessibleName(words);
    }
    addRest(cards.size());
}

void ResponseList::tellAfter(const TableView& table, const core::Match& world)
{
    addLines(tr("If you pass"), { tr("Nothing changes; the cards there leave with the base") }, false);
    const std::vector<ChoiceView> cards = cardsToUse(table);
    for (const ChoiceView& each : std::span(cards).first(std::min(cards.size(), kMostCards))) {
        const std::vector<AnswerOutcome> all = answersOf(world, table, each);
        QStringList lines;
        for (const AnswerOutcome& of : all) {
            if (lines.size() == static_cast<qsizetype>(kMostAnswers))
                break;
            const QString change = of.known ? answerLine(of, table) : tr("what it does is not known before");
            const QString words = change.isEmpty() ? tr("changes nothing that is seen") : change;
            // What is told often names the place that was answered.
            const bool named = std::all_of(of.answers.begin(), of.answers.end(),
                [&](const std::string& answer) { return words.contains(QString::fromStdString(answer)); });
            lines << (named ? words : tr("%1: %2", "an answer, and what comes of it").arg(answersIn(of), words));
        }
        if (lines.isEmpty())
            lines << tr("changes nothing that is seen");
        if (const auto more = static_cast<int>(all.size()) - static_cast<int>(lines.size()); more > 0)
            lines << tr("and %n other answer(s)", nullptr, more);
        addLines(QString::fromStdString(each.label), lines, true);
    }
    addRest(cards.size());
}

} // namespace ui
