#include "ui/table/smashup/response_list.h"

#include "ui/language.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/meter_view.h"
#include "ui/table/smashup/outcome_card.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::smashup::TableView;

namespace {

constexpr std::size_t kMostCards = 3; ///< more would push the log out of sight

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

void ResponseList::addCard(const QString& title, const Consequence& at, const TableView& table, bool gold)
{
    auto* card = new QFrame(this);
    setRole(card, Role::Panel);
    card->setProperty("gold", gold);
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(10, 8, 10, 8);
    rows->setSpacing(5);
    auto* name = new PlainLabel(title, card);
    name->setFont(bodyFont(font(), 13, QFont::DemiBold));
    name->setWordWrap(true);
    auto* meter = new MeterView(card);
    Meter bar = meterOf(at, table);
    bar.full = std::max(bar.full, at.total);
    for (MeterPart& part : bar.parts)
        part.preview = false;
    meter->setMeter(bar);
    rows->addWidget(name);
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
    auto* score = new PlainLabel(tr("The score would be %1.").arg(scores.join(QStringLiteral(" : "))), card);
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
    m_rows->addWidget(card);
    m_shown.append(card);
}

QString ResponseList::endText(const Consequence& at, const TableView& table)
{
    if (table.madnessDeck >= 0)
        return {};
    int most = 0;
    std::vector<Seat> ahead;
    for (const Seat seat : seatsFromViewer(table)) {
        const int points = table.seats[static_cast<std::size_t>(core::indexOf(seat))].vp + at.points(seat);
        if (points > most)
            ahead.clear();
        most = std::max(most, points);
        if (points == most)
            ahead.push_back(seat);
    }
    if (most < table.pointsToWin)
        return {};
    return ahead.size() > 1
        ? tr("Nobody leads alone then: the match goes on.")
        : tr("%1 wins at the end of this turn then.")
              .arg(shownName(table.seats[static_cast<std::size_t>(core::indexOf(ahead.front()))].name));
}

QString ResponseList::told() const
{
    QStringList lines;
    for (const QWidget* each : m_shown)
        if (!isHidden() && !each->accessibleName().isEmpty())
            lines << each->accessibleName();
    return lines.join(QLatin1Char('\n'));
}

void ResponseList::addLine(const QString& words)
{
    auto* line = new PlainLabel(words, this);
    line->setWordWrap(true);
    setRole(line, Role::Muted);
    m_rows->addWidget(line);
    m_shown.append(line);
}

void ResponseList::setTable(const TableView& table, const core::Match* world)
{
    for (QWidget* each : std::as_const(m_shown)) {
        each->hide();
        each->deleteLater();
    }
    m_shown.clear();
    const bool before = table.scoring && table.scoring->step == core::smashup::ScoringView::Step::Before
        && table.prompt.seat == table.viewer && table.viewer != Seat::None && world != nullptr;
    const auto pass = std::find_if(table.prompt.choices.begin(), table.prompt.choices.end(),
        [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
    if (!before || pass == table.prompt.choices.end()) {
        hide();
        return;
    }
    const int slot = table.scoring->slot;
    addCard(tr("If you pass"), consequenceAt(*world, table, slot, nullptr, {}), table, false);
    std::size_t shown = 0;
    std::vector<core::Choice> told;
    for (const ChoiceView& each : table.prompt.choices) {
        if (each.kind != ChoiceView::Kind::Card || shown >= kMostCards
            || std::find(told.begin(), told.end(), each.choice) != told.end())
            continue;
        told.push_back(each.choice);
        ++shown;
        const Consequence at = consequenceAt(*world, table, slot, nullptr, { each.choice });
        const bool changes = at.total != at.totalNow || at.power != at.powerNow;
        if (at.certain && changes)
            addCard(QString::fromStdString(each.label), at, table, true);
        else
            addLine(tr("%1: it asks first, or changes no power here.").arg(QString::fromStdString(each.label)));
    }
    addLine(tr("Worked out from the table as it stands. The others may still answer."));
    show();
}

} // namespace ui
