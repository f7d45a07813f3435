#include "ui/pages/play/end_page.h"

#include "core/game/game.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "ui/arrivals.h"
#include "ui/charts/score_chart.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/models/score_table_model.h"
#include "ui/pages/play/end_buttons.h"
#include "ui/pages/play/end_highlights.h"
#include "ui/pages/play/end_rays.h"
#include "ui/painting/pill.h"
#include "ui/text/file_names.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled_area.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace ui {

using core::PointsSource;
using core::Seat;

namespace {

constexpr double kThreeColumns = 1080; ///< pixels of the mock-ups: all panels beside each other
constexpr double kTwoColumns = 720;
constexpr int kLongestName = 18; ///< letters

/// The factions of a seat, as their emblems.
class Emblems final : public QWidget {
public:
    Emblems(std::vector<FactionFace> faces, QWidget* parent)
        : QWidget(parent)
        , m_faces(std::move(faces))
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        const int count = static_cast<int>(m_faces.size());
        return { std::max(0, count * scaled(font(), 38) - scaled(font(), 6)), scaled(font(), 32) };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        double x = 0;
        for (const FactionFace& face : m_faces) {
            paintEmblemSquare(painter, QRectF(x, 0, height(), height()), face.emblem, face.colour);
            x += height() + scaled(font(), 6);
        }
    }

private:
    std::vector<FactionFace> m_faces;
};

/// The only person who plays; None where several do, or nobody.
Seat readerOf(const core::MatchSummary& match)
{
    const auto persons = std::count_if(match.seats.begin(), match.seats.end(),
        [](const core::RecordedSeat& seat) { return seat.player == core::kHumanPlayer; });
    return persons == 1 ? core::personOf(match) : Seat::None;
}

QString nameOf(const core::MatchSummary& match, Seat seat)
{
    return shownName(match.seats[static_cast<std::size_t>(core::indexOf(seat))].name);
}

/// The seats in turn order, the reader's first.
std::vector<Seat> seatsFromReader(const core::MatchSummary& match)
{
    const int seats = static_cast<int>(match.seats.size());
    const Seat reader = readerOf(match);
    const int first = reader == Seat::None ? 0 : core::indexOf(reader);
    std::vector<Seat> order;
    for (int i = 0; i < seats; ++i)
        order.push_back(core::seatAt((first + i) % seats));
    return order;
}

/// Who wins with that seat, itself among them.
core::SeatMask sideOf(const core::MatchMode& mode, Seat seat)
{
    for (const core::SeatMask side : mode.sides)
        if (core::contains(side, seat))
            return side;
    return core::maskOf(seat);
}

QStringList namesIn(const core::MatchSummary& match, core::SeatMask seats)
{
    QStringList names;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (core::contains(seats, core::seatAt(static_cast<int>(i))))
            names << elided(shownName(match.seats[i].name), kLongestName);
    return names;
}

bool isGivenUp(const core::MatchSummary& match)
{
    return match.status == core::MatchStatus::Abandoned;
}

/// How a match ended. One that was given up is as it stood; where one of two gave up, the other one has it.
core::Outcome endOf(const core::MatchSession& session)
{
    const core::MatchSummary& match = session.record().summary;
    core::Outcome outcome = session.match().outcome();
    if (!isGivenUp(match))
        return outcome;
    outcome.score = session.match().standing().score;
    outcome.winners = 0;
    if (const Seat reader = readerOf(match); reader != Seat::None && match.seats.size() == 2)
        outcome.winners = core::maskOf(core::seatAt(1 - core::indexOf(reader)));
    return outcome;
}

bool isDraw(const core::MatchSummary& match, const core::Outcome& outcome)
{
    return !match.together && core::isDraw(outcome.winners, match.seats.size());
}

QString resultOf(const core::MatchSummary& match, const core::MatchMode& mode, const core::Outcome& outcome)
{
    const Seat reader = readerOf(match);
    const QStringList winners = namesIn(match, outcome.winners);
    if (isGivenUp(match))
        return reader == Seat::None ? EndPage::tr("Given up") : EndPage::tr("You gave up");
    if (isDraw(match, outcome))
        return EndPage::tr("A draw");
    const QString against = QString::fromStdString(mode.against);
    if (match.together && outcome.winners == 0 && reader == Seat::None)
        return against.isEmpty() ? EndPage::tr("The game wins") : EndPage::tr("%1 wins").arg(against);
    const bool team
        = match.together || std::find(mode.sides.begin(), mode.sides.end(), outcome.winners) != mode.sides.end();
    if (reader == Seat::None)
        return winners.size() == 1 ? EndPage::tr("%1 wins").arg(winners.first())
            : team                 ? EndPage::tr("%1 win together", "several players").arg(namesText(winners))
                                   : EndPage::tr("%1 share the win", "several players").arg(namesText(winners));
    const QStringList mates = namesIn(match, static_cast<core::SeatMask>(sideOf(mode, reader) & ~core::maskOf(reader)));
    if (!core::contains(outcome.winners, reader)) {
        const QString others = !match.together ? namesText(winners)
            : against.isEmpty()                ? EndPage::tr("the game")
                                               : against;
        return mates.isEmpty()
            ? EndPage::tr("You lose to %1").arg(others)
            : EndPage::tr("You and %1 lose to %2", "mates, and others").arg(namesText(mates), others);
    }
    const QStringList others = namesIn(match, static_cast<core::SeatMask>(outcome.winners & ~core::maskOf(reader)));
    return others.isEmpty() ? EndPage::tr("You win")
        : team              ? EndPage::tr("You win together with %1").arg(namesText(others))
                            : EndPage::tr("You share the win with %1").arg(namesText(others));
}

/// Why it ended so.
QString reasonOf(const core::MatchSummary& match, const core::Outcome& outcome, const core::FinalCount& count)
{
    if (!isGivenUp(match))
        return QString::fromStdString(count.why.words());
    return outcome.winners == 0
        ? EndPage::tr("Nobody wins a match that was given up.")
        : EndPage::tr("%1 wins, for you gave up", "a player").arg(namesIn(match, outcome.winners).first());
}

QString gainText(int points)
{
    return points == 0 ? QStringLiteral("\u2013")
        : points < 0   ? QStringLiteral("\u2212%1").arg(-points)
                       : QString::number(points);
}

} // namespace

EndPage::EndPage(QWidget* parent)
    : QWidget(parent)
    , m_rays(new EndRays(nullptr))
    , m_title(new HeadLabel(type::kFigure, m_rays))
    , m_reason(new PlainLabel(m_rays))
    , m_length(new PlainLabel(m_rays))
    , m_panels(new QWidget)
    , m_grid(new QGridLayout(m_panels))
    , m_pointsPanel(new Panel({}, m_panels))
    , m_card(new CardOfMatchBox(m_pointsPanel))
    , m_chartPanel(new Panel({}, m_panels))
    , m_chart(new ScoreChart(m_chartPanel))
    , m_turning(new TurningPoint(m_chartPanel))
    , m_factsPanel(new Panel({}, m_panels))
    , m_buttons(new EndButtons(EndButtons::Place::Page, this))
{
    setFocusPolicy(Qt::StrongFocus);
    Arrivals::mark(this);
    auto* head = new QVBoxLayout(m_rays);
    head->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
    head->setSpacing(space::kSmall);
    head->addStretch(1);
    for (QLabel* label : { m_title, m_reason, m_length }) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        head->addWidget(label);
    }
    head->addStretch(1);
    setRole(m_length, Role::Muted);
    m_pointsPanel->body()->addStretch(1);
    m_pointsPanel->body()->addWidget(m_card);
    m_factsPanel->body()->addStretch(1);
    m_chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it would keep any height it once had
    m_chartPanel->body()->addWidget(m_chart, 1);
    m_chartPanel->body()->addWidget(m_turning);
    connect(m_turning, &TurningPoint::momentAsked, this, &EndPage::momentAsked);
    connect(m_chart, &ScoreChart::turnPicked, this, [this](double turn) {
        if (m_kept)
            Q_EMIT momentAsked(choicesAt(m_record, turn));
    });
    offerChart(*m_chart,
        { [this](QWidget* owner) {
             auto* numbers = new ScoreTableModel(owner);
             numbers->show(m_record, core::finalCount(*m_game, m_record));
             return numbers;
         },
            [this](ChartFormat format) { return chartBytes(m_record, *m_game, format); },
            [this] { return fileNameOf(m_record.summary); }, true });
    m_grid->setContentsMargins(space::kWide, space::kMedium, space::kWide, space::kMedium);
    m_grid->setSpacing(space::kMedium);

    auto* whole = new QWidget;
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_rays);
    rows->addWidget(m_panels, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new ScrolledArea(whole, this), 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::kWide, space::kSmall, space::kWide, space::kMedium);
    foot->addWidget(m_buttons, 1);
    all->addLayout(foot);
    setFocusProxy(m_buttons);
    inEachLanguage(this, [this] {
        m_factsPanel->setHeading(tr("How it went"));
        nameGame();
    });
    arrange();
}

/// The panels that are called as the game calls its points.
void EndPage::nameGame()
{
    const core::ScoreWords words = m_game == nullptr ? core::ScoreWords {} : m_game->notation().scoreWords();
    m_pointsPanel->setHeading(
        words.sources.empty() ? tr("Where the points came from") : QString::fromStdString(words.sources));
    m_chartPanel->setHeading(words.course.empty() ? tr("Scoring history") : QString::fromStdString(words.course));
}

void EndPage::setKept(bool kept)
{
    m_kept = kept;
    m_buttons->setKept(kept);
    m_turning->setKept(kept);
}

bool EndPage::isWon() const
{
    return m_rays->isWon();
}

void EndPage::celebrate(int length)
{
    m_rays->run(length);
}

void EndPage::show(const core::MatchSession& session)
{
    const core::MatchRecord& record = session.record();
    const core::MatchSummary& match = record.summary;
    const core::Outcome outcome = endOf(session);
    const core::FinalCount count = session.game().finalCount(session.match());
    const core::MatchMode mode = session.game().modeOf(match.setup());
    m_inked.clear();
    m_game = &session.game();
    m_faces = FactionFaces(session.game());
    m_title->setText(resultOf(match, mode, outcome));
    const QString why = reasonOf(match, outcome, count);
    m_reason->setText(why);
    m_reason->setVisible(!why.isEmpty());
    m_length->setText(
        tr("%1, %2", "turns and choices")
            .arg(turnsText(match.turns), tr("%n choice(s)", nullptr, static_cast<int>(record.choices.size()))));
    core::SeatMask persons = 0;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (match.seats[i].player == core::kHumanPlayer)
            persons |= core::maskOf(core::seatAt(static_cast<int>(i)));
    const bool draw = isDraw(match, outcome);
    m_rays->setWon((outcome.winners & persons) != 0 && !draw);
    m_lost = persons != 0 && (outcome.winners != 0 || match.together) && (outcome.winners & persons) == 0 && !draw;
    const Against against { QString::fromStdString(mode.against), session.matchAt(0)->standing().against,
        session.match().standing().against };
    fillScore(match, mode, outcome, count, against);
    fillPoints(match, core::pointsAccount(session.game(), record), against);
    fillFacts(record, session.game().scoreScale());
    m_record = record;
    nameGame();
    m_chart->namePoints(m_game->notation().scoreWords());
    m_chart->nameMarks(QString::fromStdString(session.game().notation().marksTitle()));
    m_chart->setAgainst(
        againstCourse(session.game(), record, [&session](int choices) { return session.matchAt(choices); }));
    m_chart->show(record, session.game().scoreScale(), count);
    m_chart->setPickable(true);
    m_buttons->setNextToBegin(match);
    m_card->show(session.game(), record, readerOf(match));
    setKept(match.id != 0);
    setAccessibleName(m_title->text());
    QStringList said { why, m_score->accessibleName(), m_length->text() };
    said.removeAll(QString());
    setAccessibleDescription(said.join(QStringLiteral(". ")));
    ink();
}

/// One figure for each who has one: a seat, a side that has one together, and what all play against.
void EndPage::fillScore(const core::MatchSummary& match, const core::MatchMode& mode, const core::Outcome& outcome,
    const core::FinalCount& count, const Against& against)
{
    delete m_score;
    m_score = new QWidget(m_rays);
    auto* grid = new QGridLayout(m_score);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kWide);
    grid->setVerticalSpacing(space::kHair);
    QStringList said;
    std::vector<core::SeatMask> order;
    for (const Seat seat : seatsFromReader(match)) {
        const core::SeatMask each = mode.oneScore ? sideOf(mode, seat) : core::maskOf(seat);
        if (std::find(order.begin(), order.end(), each) == order.end())
            order.push_back(each);
    }
    const bool two = order.size() + (against.left ? 1 : 0) == 2;
    // Points that the game has a name for stand below one; the others are victory points.
    const bool ownPoints = m_game != nullptr && !m_game->notation().scoreWords().course.empty();
    int column = 0;
    const auto add = [&](const QString& whose, int points, Seat seat, bool won, QWidget* below, const QString& sum) {
        auto* figure = new HeadLabel(type::kFinalScore * (two ? 1.4 : 1), m_score);
        figure->setText(QString::number(points).replace(QLatin1Char('-'), QChar(0x2212)));
        auto* name = new PlainLabel(elided(whose, kLongestName), m_score);
        name->setToolTip(whose);
        setLetters(*name, font(), type::kLargeButton, won ? QFont::Bold : QFont::Normal);
        if (two) { // "You 16 : 14 Marrow"
            const Qt::Alignment side = column == 0 ? Qt::AlignRight : Qt::AlignLeft;
            grid->addWidget(name, 0, 4 * column, side | Qt::AlignBottom);
            grid->addWidget(below, 1, 4 * column, side | Qt::AlignTop);
            grid->addWidget(figure, 0, 1 + 2 * column, 2, 1, Qt::AlignCenter);
        } else {
            grid->addWidget(figure, 0, column, Qt::AlignHCenter);
            grid->addWidget(name, 1, column, Qt::AlignHCenter);
            grid->addWidget(below, 2, column, Qt::AlignHCenter);
        }
        if (seat != Seat::None) {
            m_inked.emplace_back(figure, seat);
            m_inked.emplace_back(name, seat);
        }
        const QString whole
            = (ownPoints ? tr("%1: %2", "a player, and points").arg(whose, QString::number(points))
                         : tr("%1: %2 victory point(s)", nullptr, std::abs(points)).arg(whose, QString::number(points)))
            + (sum.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(sum));
        figure->setAccessibleName(whole);
        figure->setToolTip(sum);
        said << whole;
        ++column;
    };
    for (const core::SeatMask each : order) {
        const Seat seat = core::seatAt(std::countr_zero(each));
        const auto i = static_cast<std::size_t>(core::indexOf(seat));
        std::vector<FactionFace> faces;
        for (const std::string& faction : match.seats[i].factions)
            faces.push_back(m_faces.of(faction));
        auto* emblems = new Emblems(faces, m_score);
        emblems->setToolTip(factionsText(match.seats[i].factions));
        emblems->setAccessibleName(factionsText(match.seats[i].factions));
        add(namesText(namesIn(match, each)), outcome.score[i], seat, core::contains(outcome.winners, seat), emblems,
            countText(outcome.score, count, i));
    }
    if (against.left)
        add(against.name, *against.left, Seat::None, outcome.winners == 0 && !isGivenUp(match), new QWidget(m_score),
            {});
    if (two) {
        auto* between = new HeadLabel(type::kFinalScore * 1.4, m_score);
        between->setText(QStringLiteral(":"));
        setRole(between, Role::Muted);
        grid->addWidget(between, 0, 2, 2, 1, Qt::AlignCenter);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(4, 1);
    }
    m_score->setAccessibleName(said.join(QStringLiteral(", ")));
    static_cast<QVBoxLayout*>(m_rays->layout())->insertWidget(1, m_score, 0, Qt::AlignHCenter);
    m_score->show();
}

void EndPage::fillPoints(const core::MatchSummary& match, const core::PointsAccount& account, const Against& against)
{
    delete m_points;
    m_points = new QWidget(m_pointsPanel);
    m_points->setObjectName(QStringLiteral("points"));
    auto* grid = new QGridLayout(m_points);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(space::kSmall);
    grid->setColumnStretch(0, 1);
    grid->setColumnMinimumWidth(0, scaled(font(), 96));
    const std::vector<Seat> order = seatsFromReader(match);
    const auto add = [&](int row, int column, const QString& words, Seat seat, bool bold) {
        auto* label = new PlainLabel(words, m_points);
        setLetters(*label, font(), type::kBody, bold ? QFont::DemiBold : QFont::Normal);
        label->setWordWrap(column == 0);
        if (column > 0)
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (seat != Seat::None)
            m_inked.emplace_back(label, seat);
        else if (row == 0 || column == 1)
            setRole(label, Role::Muted);
        grid->addWidget(label, row, column);
    };
    add(0, 0, tr("From"), Seat::None, false);
    if (std::any_of(account.sources.begin(), account.sources.end(),
            [](const PointsSource& each) { return !each.turns.empty(); })) // a count at the end has none
        add(0, 1, tr("Turn"), Seat::None, false);
    for (std::size_t i = 0; i < order.size(); ++i)
        add(0, 2 + static_cast<int>(i), elided(nameOf(match, order[i]), 10), order[i], true);
    const int last = 2 + static_cast<int>(order.size()); // of what all play against
    const bool faced = against.begun && against.left;
    if (faced)
        add(0, last, elided(against.name, 16), Seat::None, true);
    int row = 1;
    QStringList said;
    if (std::any_of(account.start.begin(), account.start.end(), [](std::int16_t each) { return each != 0; })) {
        add(row, 0, tr("At the start"), Seat::None, false);
        add(row, 1, {}, Seat::None, false);
        QStringList begun;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const QString points = QString::number(account.start[static_cast<std::size_t>(core::indexOf(order[i]))]);
            add(row, 2 + static_cast<int>(i), points, Seat::None, false);
            begun << tr("%1 %2", "a seat and its points").arg(nameOf(match, order[i]), points);
        }
        if (faced) {
            add(row, last, QString::number(*against.begun), Seat::None, false);
            begun << tr("%1 %2", "a seat and its points").arg(against.name, QString::number(*against.begun));
        }
        said << QStringList { tr("At the start"), begun.join(QStringLiteral(", ")) }.join(QStringLiteral(": "));
        ++row;
    }
    for (const PointsSource& each : account.sources) {
        const QString what = shownMark(each.what);
        const bool scored = std::any_of(account.sources.begin(), account.sources.end(), [&](const PointsSource& other) {
            return other.kind == PointsSource::Kind::Mark && other.what == each.what;
        });
        const QString from = each.kind == PointsSource::Kind::Count ? tr("Taken off for %1").arg(what)
            : each.kind == PointsSource::Kind::Gain && scored       ? tr("%1, by its ability").arg(what)
            : what.isEmpty()                                        ? tr("Otherwise")
                                                                    : what;
        QStringList turns;
        for (const int turn : each.turns)
            turns << QString::number(turn);
        add(row, 0, from, Seat::None, false);
        add(row, 1, turns.join(QStringLiteral(", ")), Seat::None, false);
        QStringList gains;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const int points = each.points[static_cast<std::size_t>(core::indexOf(order[i]))];
            add(row, 2 + static_cast<int>(i), gainText(points), Seat::None, false);
            if (points != 0)
                gains << tr("%1 %2", "a seat and its points").arg(nameOf(match, order[i]), QString::number(points));
        }
        said << QStringList { from, gains.join(QStringLiteral(", ")) }.join(QStringLiteral(": "));
        ++row;
    }
    if (faced) {
        const int lost = *against.left - *against.begun;
        add(row, 0, tr("By all that was done to %1").arg(against.name), Seat::None, false);
        add(row, last, gainText(lost), Seat::None, false);
        said << tr("%1 %2", "a seat and its points").arg(against.name, QString::number(lost));
        ++row;
    }
    add(row, 0, tr("All"), Seat::None, true);
    for (std::size_t i = 0; i < order.size(); ++i)
        add(row, 2 + static_cast<int>(i),
            QString::number(account.score[static_cast<std::size_t>(core::indexOf(order[i]))]), Seat::None, true);
    if (faced)
        add(row, last, QString::number(*against.left), Seat::None, true);
    m_points->setAccessibleName(said.join(QStringLiteral(". ")));
    m_pointsPanel->body()->insertWidget(0, m_points);
    m_points->show();
}

void EndPage::fillFacts(const core::MatchRecord& record, const core::ScoreScale& scale)
{
    const bool rising = !scale.falls();
    delete m_facts;
    m_facts = new QWidget(m_factsPanel);
    auto* rows = new QVBoxLayout(m_facts);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(space::kMedium);
    const auto add = [&](const QString& title, const QString& sentence) {
        auto* head = new PlainLabel(title, m_facts);
        setLetters(*head, font(), type::kBody, QFont::DemiBold);
        auto* body = new PlainLabel(sentence, m_facts);
        body->setWordWrap(true);
        setRole(body, Role::Muted);
        auto* both = new QVBoxLayout;
        both->setSpacing(2);
        both->addWidget(head);
        both->addWidget(body);
        rows->addLayout(both);
    };
    const core::MatchSummary& match = record.summary;
    const core::CourseFacts facts = rising ? core::courseFacts(record) : core::CourseFacts {};
    if (facts.best >= 0 && scale.decides) { // else its marks are not all that gives points
        const core::RecordedMark& mark = record.marks[static_cast<std::size_t>(facts.best)];
        add(tr("The most at once"),
            tr("%1: %n point(s) from %2 in turn %3", "a player and what scored",
                mark.points[static_cast<std::size_t>(core::indexOf(facts.bestFor))])
                .arg(nameOf(match, facts.bestFor), shownMark(mark.what), QString::number(mark.turn)));
    }
    m_turning->show(record, facts, readerOf(match));
    const QStringList winners = namesIn(match, match.winners);
    if (facts.ledSince > 0 && facts.turning < 0 && winners.size() == 1) // else the turning point says so
        add(tr("In front"),
            tr("%1, alone and to the end, from turn %2 on", "a player")
                .arg(winners.first(), QString::number(facts.ledSince)));
    if (facts.mostBehind > 0 && winners.size() == 1)
        add(tr("Caught up"),
            tr("%1, after being %n point(s) behind when turn %2 ended", "a player", facts.mostBehind)
                .arg(winners.first(), QString::number(facts.behindAfter)));
    if (rising)
        add(tr("The lead"),
            facts.leadChanges == 0 ? tr("Nobody else was ever in front alone.")
                                   : tr("It changed %n time(s) from one to another.", nullptr, facts.leadChanges));
    m_factsPanel->body()->insertWidget(0, m_facts);
    m_facts->show();
    m_factsPanel->setVisible(rising);
    m_columns = 0; // without it the others have its room
    arrange();
}

void EndPage::ink()
{
    const Colours& colours = coloursOf(palette());
    for (const auto& [label, seat] : m_inked) {
        QPalette own = label->palette();
        own.setColor(QPalette::WindowText, seatInk(seat, colours));
        label->setPalette(own);
    }
}

/// Panels beside each other where there is room, else below each other; what is too high then scrolls.
void EndPage::arrange()
{
    const bool facts = m_factsPanel->isVisibleTo(m_panels);
    const int columns = width() >= scaled(font(), kThreeColumns) && facts ? 3
        : width() >= scaled(font(), kTwoColumns)                          ? 2
                                                                          : 1;
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (QWidget* each : QList<QWidget*> { m_pointsPanel, m_chartPanel, m_factsPanel })
        m_grid->removeWidget(each);
    m_grid->addWidget(m_pointsPanel, 0, 0);
    m_grid->addWidget(m_chartPanel, columns > 1 ? 0 : 1, columns > 1 ? 1 : 0);
    if (columns == 3)
        m_grid->addWidget(m_factsPanel, 0, 2);
    else
        m_grid->addWidget(m_factsPanel, 2, 0, 1, columns);
    m_grid->setColumnStretch(0, columns == 1 ? 1 : 12);
    m_grid->setColumnStretch(1, columns == 1 ? 0 : columns == 2 ? 14 : 20);
    m_grid->setColumnStretch(2, columns == 3 ? 9 : 0);
    m_chart->setMinimumHeight(scaled(font(), 200));
    m_rays->setMinimumHeight(scaled(font(), 216));
}

void EndPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void EndPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_columns = 0;
        renewLetters(*this);
        arrange();
    }
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &EndPage::ink, Qt::QueuedConnection);
}

void EndPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT tableAsked();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
