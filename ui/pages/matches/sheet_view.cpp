#include "ui/pages/matches/sheet_view.h"

#include "core/record/codec.h"
#include "core/text/names.h"
#include "ui/charts/score_chart.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/game_memory.h"
#include "ui/pages/matches/place_grid.h"
#include "ui/pages/matches/point_grid.h"
#include "ui/table/match_terms.h"
#include "ui/table/table_factory.h"
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
#include <QSignalBlocker>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

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
        if (game->sheetRules(game->setNames().front()))
            m_games << game;
    m_game = m_games.value(0);
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

    auto* left = m_left = new QVBoxLayout;
    left->setSpacing(12);
    left->addWidget(makeFacts());
    makeGrid(m_set);
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
        fillOptions();
        // Where rows are points nothing is typed in part.
        const bool points = hasPoints();
        m_below->setHeading(points ? tr("Notes") : tr("What is meant"));
        m_notesHeading->setVisible(!points);
        m_candidates->setVisible(!points);
        m_header->setTitle(m_matchId == 0 ? tr("Write up a table game") : tr("Correct match %1").arg(m_matchId));
        m_header->setSubtitle(hasPoints() ? tr("Tab or Enter to go on, Ctrl+S to keep")
                                          : tr("Tab to go on, Enter for the next base, Ctrl+S to keep"));
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

void SheetView::remember(GameMemory& memory)
{
    static const QString kPage = QStringLiteral("sheet");
    if (const int last = m_which->findData(memory.gameOn(kPage)); last >= 0)
        m_which->setCurrentIndex(last);
    connect(m_which, &QComboBox::activated, this,
        [this, &memory](int at) { memory.setGameOn(kPage, m_which->itemData(at).toString()); });
}

QWidget* SheetView::makeFacts()
{
    auto* bar = new QWidget(this);
    auto* grid = new QGridLayout(bar);
    grid->setContentsMargins(0, 0, 0, 0);
    m_which = new QComboBox(bar);
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const core::Game* game : m_games)
        m_which->addItem(QString::fromStdString(game->name()), QString::fromStdString(game->id()));
    m_date = new QDateEdit(QDate::currentDate(), bar);
    m_date->setCalendarPopup(true);
    m_place = new QLineEdit(bar);
    m_place->setMaxLength(static_cast<int>(core::kLongestPlace));
    m_place->setMinimumWidth(60);
    m_set = new QComboBox(bar);
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToContents); // there are few, and all of a title is seen
    m_facts = new QGridLayout;
    m_facts->setContentsMargins(0, 0, 0, 0);
    grid->addLayout(m_facts, 2, 0, 1, 4);
    std::array<QLabel*, 4> headings {};
    const std::array<QWidget*, 4> fields { m_which, m_date, m_place, m_set };
    for (int i = 0; i < 4; ++i) {
        const auto at = static_cast<std::size_t>(i);
        headings[at] = makeHeading({}, bar);
        grid->addWidget(headings[at], 0, i);
        grid->addWidget(fields[at], 1, i);
        grid->setColumnStretch(i, 1);
    }
    m_whichHeading = headings[0];
    for (QWidget* part : { static_cast<QWidget*>(m_which), static_cast<QWidget*>(m_whichHeading) })
        part->setVisible(m_games.size() > 1);
    grid->setColumnStretch(0, m_games.size() > 1 ? 1 : 0);
    connect(m_which, &QComboBox::currentIndexChanged, this, [this](int at) {
        setGame(m_games.value(at));
        m_grid->begin(m_name);
    });
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] {
        if (m_set->currentIndex() >= 0)
            m_grid->setSet(set());
    });
    inEachLanguage(bar, [=, this] {
        headings[0]->setText(tr("Game"));
        m_which->setAccessibleName(tr("Game"));
        m_which->view()->setAccessibleName(tr("Game"));
        headings[1]->setText(tr("Date"));
        m_date->setAccessibleName(tr("Date"));
        headings[2]->setText(tr("Place"));
        m_place->setAccessibleName(tr("Place"));
        headings[3]->setText(tr("Printing"));
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
    auto* names = m_below = new Panel({}, side);
    m_candidates = new PlainLabel(names);
    m_candidates->setWordWrap(true);
    setRole(m_candidates, Role::Muted);
    names->body()->addWidget(m_candidates);
    names->body()->addStretch(1);
    auto* heading = m_notesHeading = makeHeading({}, names);
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
        heading->setText(tr("Notes"));
        m_notes->setAccessibleName(tr("Notes"));
        m_notes->setPlaceholderText(tr("What is worth remembering about it?"));
    });
    return side;
}

void SheetView::begin(const QString& name)
{
    m_name = name;
    setGame(m_game);
    m_grid->begin(name);
}

/// Another game has other printings and other options. The lines are begun or filled by whoever asks.
void SheetView::setGame(const core::Game* game)
{
    m_game = game;
    m_terms = game == nullptr ? nullptr : makeMatchTerms(*game);
    const QSignalBlocker quiet(m_set);
    m_set->clear();
    if (game != nullptr)
        for (const core::SetInfo& set : game->sets())
            m_set->addItem(QString::fromStdString(set.title), QString::fromStdString(set.name));
    m_set->setCurrentIndex(0);
    for (const Option& option : m_options) {
        option.heading->deleteLater();
        option.box->deleteLater();
    }
    m_options.clear();
    QWidget* before = m_set;
    const auto rules = game == nullptr ? std::nullopt : game->sheetRules(set());
    for (const std::string& name : rules ? rules->options : std::vector<std::string>()) {
        const int column = static_cast<int>(m_options.size());
        Option option { name, makeHeading({}, m_set->parentWidget()), new QComboBox(m_set->parentWidget()) };
        // Their words may be long: they share the width, whatever stands above.
        option.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        option.box->setMinimumContentsLength(8);
        m_facts->addWidget(option.heading, 0, column);
        m_facts->addWidget(option.box, 1, column);
        m_facts->setColumnStretch(column, 1);
        setTabOrder(before, option.box);
        before = option.box;
        m_options.push_back(option);
    }
    fillOptions();
    for (const Option& option : m_options)
        connect(option.box, &QComboBox::currentIndexChanged, this, &SheetView::fitSeats);
    makeGrid(before);
    if (m_setTexts)
        m_setTexts();
}

/// The lines that this game has, without a seat until they are begun or filled. Tab comes there from `before`.
void SheetView::makeGrid(QWidget* before)
{
    if (m_grid != nullptr) {
        m_grid->hide();
        m_grid->setParent(nullptr);
        m_grid->deleteLater(); // one of its keys may be what is being handled
    }
    if (hasPoints())
        m_grid = new PointGrid(m_game, before, this);
    else
        m_grid = new PlaceGrid(m_game, before, this);
    connect(m_grid, &SheetGrid::changed, this, &SheetView::work);
    connect(m_grid, &SheetGrid::seatsChanged, this, &SheetView::fitOptions);
    connect(m_grid, &SheetGrid::meant, this, [this](const QStringList& bases) {
        m_candidates->setText(bases.isEmpty()
                ? tr("Part of a word is enough. Only bases that have not scored are offered.")
                : bases.join(QLatin1Char('\n')));
    });
    m_left->addWidget(m_grid, 1);
    m_grid->show(); // for the keyboard goes there at once
    m_grid->setSet(set());
}

/// The options' words in the language that is spoken, what is chosen stays so.
void SheetView::fillOptions()
{
    for (const core::OptionInfo& info : m_game == nullptr ? std::vector<core::OptionInfo>() : m_game->options())
        for (const Option& option : m_options) {
            if (option.name != info.name)
                continue;
            const QSignalBlocker quiet(option.box);
            const int chosen = std::max(0, option.box->currentIndex());
            option.box->clear();
            option.heading->setText(QString::fromStdString(info.title));
            option.box->setAccessibleName(QString::fromStdString(info.title));
            option.box->view()->setAccessibleName(QString::fromStdString(info.title));
            for (const core::OptionValue& value : info.values)
                option.box->addItem(QString::fromStdString(value.words), QString::fromStdString(value.name));
            option.box->setCurrentIndex(chosen);
        }
}

bool SheetView::hasPoints() const
{
    const auto rules = m_game == nullptr ? std::nullopt : m_game->sheetRules(set());
    return rules && rules->rows == core::SheetRules::Rows::Points;
}

/// Whether so many may sit down with the sheet's options.
bool SheetView::fits(core::ScoreSheet sheet, int seats) const
{
    sheet.seats.resize(static_cast<std::size_t>(seats));
    const core::Problems problems = core::layTable(sheet, *m_game);
    return std::none_of(
        problems.begin(), problems.end(), [](const core::Problem& problem) { return problem.where == "seats"; });
}

/// Somebody has chosen an option: as many seats as that is for.
void SheetView::fitSeats()
{
    const int now = m_grid->seatCount();
    for (int away = 0; away < core::kMaxSeats; ++away)
        for (const int seats : { now + away, now - away })
            if (seats >= m_game->minSeats() && seats <= m_game->maxSeats() && fits(facts(), seats)) {
                m_grid->setSeats(seats);
                return work();
            }
    work(); // what is wrong is said there
}

/// There are more or fewer seats: the first value of the first option that is for so many.
void SheetView::fitOptions()
{
    if (m_options.empty() || fits(facts(), m_grid->seatCount()))
        return work();
    QComboBox* box = m_options.front().box;
    core::ScoreSheet tried = facts();
    for (int i = 0; i < box->count(); ++i) {
        tried.options[m_options.front().name] = box->itemData(i).toString().toStdString();
        if (!fits(tried, m_grid->seatCount()))
            continue;
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(i);
        break;
    }
    work();
}

void SheetView::correct(const core::MatchRecord& record)
{
    const core::MatchSummary& summary = record.summary;
    for (const core::Game* game : m_games)
        if (game->id() == summary.game)
            setGame(game);
    {
        const QSignalBlocker quiet(m_which);
        m_which->setCurrentIndex(static_cast<int>(m_games.indexOf(m_game)));
        m_which->setEnabled(false); // it is a match of that one
    }
    const core::ScoreSheet kept = core::toSheet(record, *m_game);
    m_matchId = summary.id;
    m_edits = summary.edits;
    m_startedAt = summary.startedAt;
    m_date->setDate(localTime(m_startedAt).date());
    m_place->setText(QString::fromStdString(kept.place));
    m_notes->setPlainText(QString::fromStdString(kept.notes));
    m_set->setCurrentIndex(m_set->findData(QString::fromStdString(kept.set)));
    for (const Option& option : m_options)
        if (const auto value = kept.options.find(option.name); value != kept.options.end()) {
            const QSignalBlocker quiet(option.box);
            option.box->setCurrentIndex(option.box->findData(QString::fromStdString(value->second)));
        }
    m_grid->setSet(set());
    m_grid->setTable(kept);
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
    core::ScoreSheet sheet = facts();
    if (m_game == nullptr)
        return sheet;
    core::layTable(sheet, *m_game);
    sheet.rows = m_grid->rows(sheet.start);
    sheet.won = m_grid->won();
    return sheet;
}

/// All but the rows and what they hang on.
core::ScoreSheet SheetView::facts() const
{
    core::ScoreSheet sheet;
    if (m_game == nullptr)
        return sheet;
    sheet.game = m_game->id();
    sheet.set = set();
    sheet.rules = m_game->sheetRules(set()).value_or(core::SheetRules {});
    sheet.goal = m_game->scoreScale().goal;
    sheet.goalDecides = m_game->scoreScale().decides;
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
    for (const Option& option : m_options)
        if (option.box->currentIndex() > 0) // the first is what is meant without it
            sheet.options[option.name] = option.box->currentData().toString().toStdString();
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
    if (hasPoints()) {
        core::MatchSetup setup { written.set, {}, written.options };
        setup.seats.resize(written.seats.size());
        int column = 0;
        for (const Option& option : m_options) {
            const bool asked = m_terms == nullptr || m_terms->matters(QString::fromStdString(option.name), setup);
            option.heading->setVisible(asked);
            option.box->setVisible(asked);
            m_facts->setColumnStretch(column++, asked ? 1 : 0);
        }
        m_grid->setTable(written);
        m_grid->showWinners(written.rows.empty() ? core::SeatMask { 0 } : written.winners());
    }
    m_grid->showTotals(written.finalScore());
    const core::MatchRecord record = core::toRecord(written, *m_game);
    m_chart->namePoints(m_game->notation().scoreWords());
    m_chart->show(record, m_game->scoreScale(), record.summary.count.value_or(core::FinalCount {}));
    showVerdict(written);
    if (!m_grid->isNamed()) // all else that hinders is the verdict itself
        m_verdict->setText(m_verdict->text() + QLatin1Char(' ') + tr("Somebody has no name yet."));
    const QString why = whyNotKept();
    m_keep->setEnabled(why.isEmpty());
    m_keep->setToolTip(why.isEmpty() ? tr("Keep the match (Ctrl+S)") : why);
    if (why.isEmpty())
        QToolTip::hideText();
}

namespace {

QString sheetScoreOf(const core::ScoreSheet& sheet)
{
    QStringList points;
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
        points << QString::number(sheet.after(sheet.rows.size())[seat]);
    return points.join(QStringLiteral("\u00a0:\u00a0"));
}

} // namespace

/// Of a game whose rows are points.
void SheetView::showPoints(const core::ScoreSheet& written)
{
    using Kind = core::SheetVerdict::Kind;
    const QString score = sheetScoreOf(written);
    const core::SheetVerdict verdict = core::verdictOn(written);
    if (!fits(written, static_cast<int>(written.seats.size()))) {
        m_verdictTitle->setText(tr("Not for so many"));
        m_verdict->setText(tr(
            "Choose what is for %n seat(s), or change their number.", nullptr, static_cast<int>(written.seats.size())));
        return;
    }
    QStringList winners;
    for (std::size_t seat = 0; seat < written.seats.size(); ++seat)
        if (core::contains(written.winners(), core::seatAt(static_cast<int>(seat))))
            winners << shownName(written.seats[seat].name);
    switch (verdict.kind) {
    case Kind::Nothing:
        m_verdictTitle->setText(tr("Nothing yet"));
        m_verdict->setText(written.goalDecides
                ? tr("Type what each seat has left, after each turn or in the end alone.")
                : tr("Type the points of each seat, after each turn or in the end alone."));
        break;
    case Kind::GoesOn:
        m_verdictTitle->setText(tr("It goes on"));
        m_verdict->setText(written.isTogether()
                ? tr("Tick that you won, or type how you all went out (%1). Kept like this, it is a match that was "
                     "given up.")
                      .arg(score)
                : tr("More than one side is left (%1). Type on, or tick who won. Kept like this, it is a match that "
                     "was given up.")
                      .arg(score));
        break;
    case Kind::Tie:
        m_verdictTitle->setText(written.goalDecides ? tr("Nobody is left") : tr("Equally many points"));
        m_verdict->setText(
            (written.goalDecides ? tr("All are out (%1). Tick who won; kept like this, they share it.")
                                 : tr("Several have the most (%1). Tick who won; kept like this, they share it."))
                .arg(score));
        break;
    case Kind::Over:
        m_verdictTitle->setText(tr("It adds up"));
        m_verdict->setText(winners.isEmpty()
                ? tr("With the last row all are out (%1), and the game has won.").arg(score)
                : tr("With the last row the match is over (%1). Winner: %2").arg(score, namesText(winners)));
        break;
    case Kind::OverBefore:
        m_verdictTitle->setText(tr("It was over before"));
        m_verdict->setText(
            tr("It was decided after row %1 already: the rows after it cannot be right.").arg(verdict.row));
        break;
    }
}

void SheetView::showVerdict(const core::ScoreSheet& written)
{
    using Kind = core::SheetVerdict::Kind;
    const core::SheetVerdict verdict = core::verdictOn(written);
    const bool good = verdict.kind == Kind::Over && whyNotKept().isEmpty();
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
    if (hasPoints())
        return showPoints(written);
    const QString score = sheetScoreOf(written);
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
    if (hasPoints()) {
        if (!fits(facts(), m_grid->seatCount()))
            return tr("Not for so many");
        if (m_grid->rows().empty())
            return tr("Type what each seat has left, after each turn or in the end alone.");
    }
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
