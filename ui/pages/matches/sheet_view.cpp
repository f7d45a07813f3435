#include "ui/pages/matches/sheet_view.h"

#include "core/record/codec.h"
#include "core/text/names.h"
#include "ui/charts/score_chart.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/matches/sheet_grid.h"
#include "ui/text/card_names.h"
#include "ui/text/day_words.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDateEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double kBesideFrom = 860; // pixels of the mock-ups

} // namespace

SheetView::SheetView(core::Shelf games, QWidget* parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_announcer(new Announcer(this))
{
    for (const core::Game* game : games)
        if (m_game == nullptr && game->sheetRules(game->setNames().front()))
            m_game = game;
    auto* back = new QPushButton(this);
    back->setIcon(themedIcon(QStringLiteral("back")));
    setRole(back, Role::Compact);
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(back);
    auto* discard = m_header->addButton();
    m_keep = m_header->addButton(Role::Primary);
    auto* save
        = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_S), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(save, &QShortcut::activated, this, &SheetView::keep);
    connect(back, &QPushButton::clicked, this, &SheetView::discardAsked);
    connect(discard, &QPushButton::clicked, this, &SheetView::discardAsked);
    connect(m_keep, &QPushButton::clicked, this, &SheetView::keep);

    auto* left = new QVBoxLayout;
    left->setSpacing(12);
    left->addWidget(makeFacts());
    m_grid = new SheetGrid(m_game, m_set, this);
    connect(m_grid, &SheetGrid::changed, this, &SheetView::work);
    connect(m_grid, &SheetGrid::meant, this, [this](const QStringList& bases) {
        m_candidates->setText(bases.isEmpty()
                ? tr("Part of a word is enough. Only bases that have not scored are offered.")
                : bases.join(QLatin1Char('\n')));
    });
    left->addWidget(m_grid, 1);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setContentsMargins(16, 14, 16, 16);
    m_columns->setSpacing(12);
    m_columns->addLayout(left, 69);
    m_columns->addWidget(makeSide(), 31);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addLayout(m_columns, 1);
    m_setTexts = [=, this] {
        m_header->setTitle(m_matchId == 0 ? tr("Write up a table game") : tr("Correct match %1").arg(m_matchId));
        m_header->setSubtitle(tr("Tab to go on, Enter for the next base, Ctrl+S to keep"));
        back->setAccessibleName(tr("Back to the list of matches"));
        back->setToolTip(tr("Back to the list of matches (Alt+Left)"));
        PageHeader::setWords(discard, tr("Discard"),
            m_matchId == 0 ? tr("Throw this sheet away") : tr("Leave the match as it was kept"));
        PageHeader::setWords(m_keep, tr("Keep"), tr("Keep the match (Ctrl+S)"));
        work();
    };
    inEachLanguage(this, m_setTexts);
}

SheetView::~SheetView() = default;

/// Where the window is narrow for its text, what the rules make of it stands below the lines, which get the width.
void SheetView::arrange()
{
    m_columns->setDirection(width() < scaled(font(), kBesideFrom) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SheetView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

QWidget* SheetView::makeFacts()
{
    auto* bar = new QWidget(this);
    auto* grid = new QGridLayout(bar);
    grid->setContentsMargins(0, 0, 0, 0);
    m_date = new QDateEdit(QDate::currentDate(), bar);
    m_date->setCalendarPopup(true);
    m_place = new QLineEdit(bar);
    m_place->setMaxLength(static_cast<int>(core::kLongestPlace));
    m_place->setMinimumWidth(60);
    m_set = new QComboBox(bar);
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToContents); // there are few, and all of a title is seen
    if (m_game != nullptr)
        for (const core::SetInfo& set : m_game->sets())
            m_set->addItem(QString::fromStdString(set.title), QString::fromStdString(set.name));
    std::array<QLabel*, 3> headings {};
    const std::array<QWidget*, 3> fields { m_date, m_place, m_set };
    for (int i = 0; i < 3; ++i) {
        const auto at = static_cast<std::size_t>(i);
        headings[at] = makeHeading({}, bar);
        grid->addWidget(headings[at], 0, i);
        grid->addWidget(fields[at], 1, i);
        grid->setColumnStretch(i, 1);
    }
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] { m_grid->setSet(set()); });
    inEachLanguage(bar, [=, this] {
        headings[0]->setText(tr("Date"));
        m_date->setAccessibleName(tr("Date"));
        headings[1]->setText(tr("Place"));
        m_place->setAccessibleName(tr("Place"));
        headings[2]->setText(tr("Printing"));
        m_set->setAccessibleName(tr("Printing"));
        m_set->view()->setAccessibleName(tr("Printing"));
    });
    return bar;
}

QWidget* SheetView::makeSide()
{
    auto* side = new QWidget(this);
    side->setMinimumWidth(220);
    side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* chart = new Panel({}, side);
    m_chart = new ScoreChart(chart);
    m_chart->setMinimumHeight(140);
    chart->body()->addWidget(m_chart, 1);
    column->addWidget(chart, 3);
    auto* verdict = new Panel({}, side);
    m_verdictPanel = verdict;
    m_verdictTitle = new PlainLabel(verdict);
    m_verdict = new PlainLabel(verdict);
    for (QLabel* label : { m_verdictTitle, m_verdict }) {
        label->setWordWrap(true);
        verdict->body()->addWidget(label);
    }
    setRole(m_verdictTitle, Role::Title);
    setRole(m_verdict, Role::Muted);
    column->addWidget(verdict);
    auto* names = new Panel({}, side);
    m_candidates = new PlainLabel(names);
    m_candidates->setWordWrap(true);
    setRole(m_candidates, Role::Muted);
    names->body()->addWidget(m_candidates);
    names->body()->addStretch(1);
    auto* heading = makeHeading({}, names);
    names->body()->addWidget(heading);
    m_notes = new QPlainTextEdit(names);
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(46);
    m_notes->setMaximumHeight(110);
    names->body()->addWidget(m_notes);
    column->addWidget(names, 2);
    inEachLanguage(side, [=, this] {
        chart->setHeading(tr("As it goes"));
        verdict->setHeading(tr("Does it add up?"));
        names->setHeading(tr("What is meant"));
        heading->setText(tr("Notes"));
        m_notes->setAccessibleName(tr("Notes"));
        m_notes->setPlaceholderText(tr("What is worth remembering about it?"));
    });
    return side;
}

void SheetView::begin(const QString& name)
{
    m_grid->setSet(set());
    m_grid->begin(name);
}

void SheetView::correct(const core::MatchRecord& record)
{
    const core::MatchSummary& summary = record.summary;
    const core::ScoreSheet kept = core::toSheet(record, *m_game);
    m_matchId = summary.id;
    m_edits = summary.edits;
    m_startedAt = summary.startedAt;
    m_date->setDate(localTime(m_startedAt).date());
    m_place->setText(QString::fromStdString(kept.place));
    m_notes->setPlainText(QString::fromStdString(kept.notes));
    m_set->setCurrentIndex(m_set->findData(QString::fromStdString(kept.set)));
    m_grid->setSet(set());
    m_grid->fill(kept);
    m_setTexts();
    m_before = core::toJson(core::toRecord(sheet(), *m_game));
}

std::string SheetView::set() const
{
    return m_set->currentData().toString().toStdString();
}

core::ScoreSheet SheetView::sheet() const
{
    core::ScoreSheet sheet;
    if (m_game == nullptr)
        return sheet;
    sheet.game = m_game->id();
    sheet.set = set();
    sheet.rules = m_game->sheetRules(set()).value_or(core::SheetRules {});
    sheet.goal = m_game->scoreScale().goal;
    sheet.place = m_place->text().trimmed().toStdString();
    sheet.notes = m_notes->toPlainText().trimmed().toStdString();
    // Today it ends now; of another day nobody knows the hour.
    const QDate day = m_date->date();
    sheet.startedAt = !m_startedAt.empty() && day == localTime(m_startedAt).date()
        ? m_startedAt
        : (day == QDate::currentDate() ? QDateTime::currentDateTime() : QDateTime(day, QTime(12, 0)))
              .toUTC()
              .toString(Qt::ISODate)
              .toStdString();
    sheet.seats = m_grid->seats();
    sheet.rows = m_grid->rows();
    return sheet;
}

bool SheetView::hasContents() const
{
    if (m_matchId != 0)
        return m_grid->unread() || core::toJson(core::toRecord(sheet(), *m_game)) != m_before;
    return m_grid->hasContents();
}

/// What the rules make of what is written so far.
void SheetView::work()
{
    if (m_game == nullptr || m_notes == nullptr)
        return;
    const core::ScoreSheet written = sheet();
    if (written.seats.empty())
        return;
    m_grid->showTotals(written.finalScore());
    const core::MatchRecord record = core::toRecord(written, *m_game);
    m_chart->show(record, m_game->scoreScale(), record.summary.count.value_or(core::FinalCount {}));
    showVerdict(written);
    const QString why = whyNotKept();
    m_keep->setEnabled(why.isEmpty());
    m_keep->setToolTip(why.isEmpty() ? tr("Keep the match (Ctrl+S)") : why);
    if (why.isEmpty())
        QToolTip::hideText();
}

void SheetView::showVerdict(const core::ScoreSheet& written)
{
    using Kind = core::SheetVerdict::Kind;
    const core::SheetVerdict verdict = core::verdictOn(written);
    const bool good = verdict.kind == Kind::Over && !m_grid->unread();
    if (good != m_verdictPanel->property("good").toBool()) {
        m_verdictPanel->setProperty("good", good);
        m_verdictPanel->style()->polish(m_verdictPanel);
    }
    if (const auto row = m_grid->unread()) {
        m_verdictTitle->setText(tr("Row %1 counts for nothing").arg(row->number));
        m_verdict->setText(row->isBase ? tr("It has a base and no places. Type who came first, second and third there, "
                                            "or empty the row.")
                : row->typed.isEmpty()
                ? tr("It has places and no base. Name the base, or empty the row.")
                : tr("No base of this printing that has not scored yet is called “%1”. Write another part of its "
                     "name, or empty the row.")
                      .arg(elided(row->typed)));
        return;
    }
    QStringList points;
    for (std::size_t seat = 0; seat < written.seats.size(); ++seat)
        points << QString::number(written.after(written.rows.size())[seat]);
    const QString score = points.join(QStringLiteral("\u00a0:\u00a0"));
    const auto name
        = [&](core::Seat seat) { return shownName(written.seats[static_cast<std::size_t>(core::indexOf(seat))].name); };
    const QString goal = QString::number(written.goal);
    switch (verdict.kind) {
    case Kind::Nothing:
        m_verdictTitle->setText(tr("Nothing yet"));
        m_verdict->setText(tr("Type the first base, in part, and who came first, second and third there."));
        break;
    case Kind::GoesOn:
        m_verdictTitle->setText(tr("It goes on"));
        m_verdict->setText(tr("Nobody has %1 (%2). Kept like this, it is a match that was given up.").arg(goal, score));
        break;
    case Kind::Tie:
        m_verdictTitle->setText(tr("A tie at the top"));
        m_verdict->setText(
            tr("Several have %1 or more and equally much (%2): by the rules the match goes on. Kept like "
               "this, they share it.")
                .arg(goal, score));
        break;
    case Kind::Over: {
        m_verdictTitle->setText(tr("It adds up"));
        QStringList winners;
        for (int i = 0; i < core::kMaxSeats; ++i)
            if (core::contains(written.winners(), core::seatAt(i)))
                winners << name(core::seatAt(i));
        m_verdict->setText(tr("With the last row the match is over (%1). Winner: %2").arg(score, namesText(winners)));
        break;
    }
    case Kind::OverBefore:
        m_verdictTitle->setText(tr("It was over before"));
        m_verdict->setText(
            tr("After row %1 this seat led alone with %2 or more: %3. The rows after it can only be right "
               "if they scored in the same turn.")
                .arg(QString::number(verdict.row), goal, name(verdict.leader)));
        break;
    }
    // It may be so, where nobody was there; more often a place was forgotten.
    QStringList empty;
    for (const core::SheetRow& row : written.rows)
        if (row.points(written.seats.size()) == core::PerSeat<std::int16_t> {})
            empty << shownCard(row.what);
    if (!empty.isEmpty())
        m_verdict->setText(
            m_verdict->text() + QLatin1Char(' ') + tr("Nobody has points from %1.", "bases").arg(namesText(empty)));
}

/// Why it cannot be kept as it is; empty where it can.
QString SheetView::whyNotKept() const
{
    if (const auto row = m_grid->unread())
        return tr("Row %1 counts for nothing").arg(row->number);
    if (m_grid->rows().empty())
        return tr("Type the first base, in part, and who came first, second and third there.");
    return m_grid->isNamed() ? QString() : tr("Somebody has no name yet.");
}

void SheetView::keep()
{
    if (m_game == nullptr)
        return;
    if (const QString why = whyNotKept(); !why.isEmpty()) {
        QToolTip::showText(m_keep->mapToGlobal(m_keep->rect().bottomLeft()), why, m_keep);
        m_announcer->say(why);
        return;
    }
    core::MatchRecord record = core::toRecord(sheet(), *m_game);
    record.summary.id = m_matchId;
    record.summary.edits = m_edits;
    Q_EMIT keepAsked(record);
}

} // namespace ui
