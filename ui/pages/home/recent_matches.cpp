#include "ui/pages/home/recent_matches.h"

#include "ui/charts/score_spark.h"
#include "ui/language.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/text/day_words.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/pill_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kUsualRows = 5;
constexpr double kHighestRow = 96; ///< in pixels of the mock-ups

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RecentMatches)
};

constexpr double kEmblem = 25;
constexpr double kSmallEmblem = 18;
constexpr double kEmblemGap = 4;
constexpr double kResultWidth = 84;
constexpr double kEmblemsWidth = 140;
constexpr int kLongestName = 18; ///< letters

/// The place of a seat by points, counted from 0; who won is first whatever the points, and all are last who lost
/// together.
int placeOf(const core::MatchSummary& match, std::size_t seat)
{
    if (core::contains(match.winners, core::seatAt(static_cast<int>(seat))))
        return 0;
    if (match.together)
        return static_cast<int>(match.seats.size()) - 1;
    int before = 0;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (i != seat
            && (match.score[i] > match.score[seat] || core::contains(match.winners, core::seatAt(static_cast<int>(i)))))
            ++before;
    return before;
}

PillKind kindOf(const core::MatchSummary& match, const core::MatchMode& mode)
{
    const core::Seat person = onlyPersonOf(match);
    if (match.status != core::MatchStatus::Finished || person == core::Seat::None || match.isDraw())
        return PillKind::Quiet;
    const int place = placeOf(match, static_cast<std::size_t>(core::indexOf(person)));
    if (core::contains(match.winners, person))
        return PillKind::Good;
    return place + 1 == static_cast<int>(match.seats.size()) || !mode.sides.empty() ? PillKind::Bad : PillKind::Gold;
}

/// The factions of every seat, with a "v" between the seats where there are two.
class Emblems final : public QWidget {
public:
    Emblems(const core::MatchSummary& match, const FactionFaces& faces, QWidget* parent)
        : QWidget(parent)
    {
        for (const core::RecordedSeat& seat : match.seats) {
            std::vector<FactionFace>& own = m_seats.emplace_back();
            for (const std::string& faction : seat.factions)
                own.push_back(faces.of(faction));
        }
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setToolTip(matchPairs(match));
    }

    QSize sizeHint() const override { return { scaled(font(), kEmblemsWidth), scaled(font(), kEmblem + 4) }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool two = m_seats.size() == 2;
        std::size_t count = 0;
        for (const auto& seat : m_seats)
            count += seat.size();
        const double gap = scaled(font(), kEmblemGap);
        double side = scaled(font(), two ? kEmblem : kSmallEmblem);
        side = std::min(
            side, (width() - gap * static_cast<double>(count)) / std::max<double>(1, static_cast<double>(count)));
        double x = 0;
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            for (const FactionFace& face : m_seats[i]) {
                paintEmblemSquare(painter, QRectF(x, (height() - side) / 2, side, side), face.emblem, face.colour);
                x += side + gap;
            }
            if (two && i == 0 && !m_seats[i].empty()) {
                painter.setPen(colours.muted);
                painter.setFont(bodyFont(font(), 12));
                painter.drawText(
                    QRectF(x, 0, side * 0.7, height()), Qt::AlignCenter, Words::tr("v", "versus, between pairs"));
                x += side * 0.7 + gap;
            } else {
                x += gap;
            }
        }
    }

private:
    std::vector<std::vector<FactionFace>> m_seats;
};

/// `what` is the game, where there are several, and the mode.
QString detailOf(const core::MatchSummary& match, const QString& what, const QDateTime& now)
{
    QStringList parts;
    if (!what.isEmpty())
        parts << what;
    if (match.kind == core::MatchKind::Table)
        return (parts << matchOrigin(match) << dayText(localTime(match.startedAt), now)).join(QStringLiteral(" · "));
    QStringList levels;
    int persons = 0;
    for (const core::RecordedSeat& seat : match.seats) {
        if (seat.player == core::kHumanPlayer)
            ++persons;
        else
            levels << playerTitle(seat.player);
    }
    levels.removeDuplicates();
    if (persons > 1)
        levels.prepend(Words::tr("%n at one screen", nullptr, persons));
    parts << levels << turnsText(match.turns) << dayText(localTime(match.startedAt), now);
    return parts.join(QStringLiteral(" · "));
}

/// "0 : 20" never goes on in the next line.
QString inOnePiece(QString words)
{
    return words.replace(QStringLiteral(" : "), QStringLiteral("\u00a0:\u00a0"));
}

/// A thin line above a row.
class Row final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(coloursOf(palette()).line);
        painter.drawLine(0, 0, width(), 0);
    }
};

} // namespace

QString resultWord(const core::MatchSummary& match, const core::MatchMode& mode)
{
    if (match.status == core::MatchStatus::Abandoned)
        return match.kind == core::MatchKind::Table ? Words::tr("no winner") : Words::tr("given up");
    if (match.isDraw())
        return Words::tr("draw");
    const core::Seat person = onlyPersonOf(match);
    if (person == core::Seat::None)
        return Words::tr("over");
    const int place = placeOf(match, static_cast<std::size_t>(core::indexOf(person)));
    if (core::contains(match.winners, person))
        return Words::tr("won");
    if (match.together || match.seats.size() == 2 || !mode.sides.empty())
        return Words::tr("lost");
    const QStringList places { QString(), Words::tr("2nd"), Words::tr("3rd"), Words::tr("4th"), Words::tr("5th"),
        Words::tr("6th") };
    return places.value(place);
}

QString scoreWords(const core::MatchSummary& match, const core::MatchMode& mode)
{
    const auto name = [&](std::size_t i) { return elided(shownName(match.seats[i].name), kLongestName); };
    if (!mode.sides.empty()) {
        QStringList names;
        QStringList scores;
        for (const core::SeatMask side : sidesOf(match, mode)) {
            QStringList mates;
            for (std::size_t i = 0; i < match.seats.size(); ++i)
                if (core::contains(side, core::seatAt(static_cast<int>(i))))
                    mates << name(i);
            names << namesText(mates);
            scores << sideScore(match.score, side, mode);
        }
        if (names.size() == 2)
            return Words::tr("%1 %2 : %3 %4", "name, points, points, name")
                .arg(names[0], scores[0], scores[1], names[1]);
        if (!mode.against.empty())
            return Words::tr("%1 %2 against %3", "players, points, what they played against")
                .arg(names[0], scores[0], QString::fromStdString(mode.against));
    }
    if (match.seats.size() == 2)
        return Words::tr("%1 %2 : %3 %4", "name, points, points, name")
            .arg(name(0), QString::number(match.score[0]), QString::number(match.score[1]), name(1));
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t a, std::size_t b) { return placeOf(match, a) < placeOf(match, b); });
    QStringList words;
    for (const std::size_t i : order)
        words << Words::tr("%1 %2", "name and points").arg(name(i), QString::number(match.score[i]));
    return words.join(QStringLiteral(", "));
}

RecentMatches::RecentMatches(core::Shelf games, QWidget* parent)
    : QFrame(parent)
    , m_games(std::move(games))
    , m_title(new HeadLabel(18, this))
    , m_all(new QPushButton(this))
    , m_rows(new QVBoxLayout)
    , m_empty(new EmptyState(QStringLiteral("matches"), this))
{
    setRole(this, Role::Panel);
    setRole(m_all, Role::Quiet);
    m_all->setProperty("link", true);
    m_all->setAutoDefault(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 14, 20, 10);
    rows->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_all);
    rows->addLayout(top);
    m_rows->setSpacing(0);
    rows->addLayout(m_rows, 1);
    rows->addWidget(m_empty, 1);
    rows->addStretch(0); // see show()
    connect(m_all, &QPushButton::clicked, this, &RecentMatches::allAsked);
    QPushButton* const play = m_empty->addButton();
    connect(play, &QPushButton::clicked, this, &RecentMatches::playAsked);
    inEachLanguage(this, [this, play] {
        play->setText(tr("Play a match"));
        m_title->setText(tr("Recent matches"));
        m_empty->setWords(tr("No match has ended yet"), tr("What you have played stands here, with how it went."));
    });
}

QWidget* RecentMatches::rowOf(const core::MatchRecord& record, const QDateTime& now)
{
    const core::MatchSummary& match = record.summary;
    const core::Game* game = m_games.find(match.game);
    if (game != nullptr && !m_faces.contains(game))
        m_faces.emplace(game, FactionFaces(*game));
    const core::MatchMode mode = modeOf(match, m_games);
    QStringList what { game == nullptr || !m_games.several() ? QString() : QString::fromStdString(game->name()),
        QString::fromStdString(mode.name) };
    what.removeAll(QString());
    auto* row = new Row(this);
    row->setMaximumHeight(scaled(font(), kHighestRow));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 4, 0, 4);
    line->setSpacing(14);
    auto* result = new PillLabel(kindOf(match, mode), row);
    result->setText(resultWord(match, mode));
    auto* pillPlace = new QWidget(row);
    pillPlace->setMinimumWidth(scaled(font(), kResultWidth));
    auto* pill = new QHBoxLayout(pillPlace);
    pill->setContentsMargins(0, 0, 0, 0);
    pill->addWidget(result);
    pill->addStretch(1);
    line->addWidget(pillPlace);
    // In a game without factions the names have that room.
    if (std::any_of(match.seats.begin(), match.seats.end(),
            [](const core::RecordedSeat& seat) { return !seat.factions.empty(); }))
        line->addWidget(new Emblems(match, game == nullptr ? FactionFaces() : m_faces.at(game), row));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    auto* score = new PlainLabel(inOnePiece(scoreWords(match, mode)), row);
    score->setFont(bodyFont(font(), 14, QFont::DemiBold));
    score->setWordWrap(true);
    auto* detail = new PlainLabel(detailOf(match, what.join(QStringLiteral(" · ")), now), row);
    setRole(detail, Role::Muted);
    detail->setWordWrap(true);
    words->addStretch(1);
    words->addWidget(score);
    words->addWidget(detail);
    words->addStretch(1);
    line->addLayout(words, 1);
    auto* chart = new ScoreSpark(row);
    if (game != nullptr)
        chart->show(record, game->scoreScale());
    chart->setVisible(!m_slim);
    line->addWidget(chart);
    auto* look = new QPushButton(tr("Look"), row);
    look->setAccessibleName(tr("Look at %1").arg(scoreWords(match, mode)));
    look->setAccessibleDescription(result->text() + QStringLiteral(", ") + detail->text());
    look->setAutoDefault(true);
    connect(look, &QPushButton::clicked, this, [this, id = match.id] { Q_EMIT matchAsked(id); });
    line->addWidget(look);
    return row;
}

void RecentMatches::setSlim(bool slim)
{
    m_slim = slim;
    for (ScoreSpark* chart : findChildren<ScoreSpark*>())
        chart->setVisible(!slim);
}

void RecentMatches::show(const std::vector<core::MatchRecord>& matches, int all, const QDateTime& now)
{
    const bool had = isAncestorOf(focusWidget());
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const core::MatchRecord& record : matches)
        m_rows->addWidget(rowOf(record, now), 1);
    m_empty->setVisible(matches.empty());
    // Few rows are as high as many would be, at the top.
    const int shown = static_cast<int>(matches.size());
    auto* rows = static_cast<QVBoxLayout*>(layout());
    rows->setStretchFactor(m_rows, shown);
    rows->setStretch(rows->count() - 1, matches.empty() ? 0 : std::max(0, kUsualRows - shown));
    m_all->setText(tr("All %n match(es)", nullptr, all));
    m_all->setVisible(all > 0);
    if (had)
        m_all->setFocus(Qt::OtherFocusReason);
}

} // namespace ui
