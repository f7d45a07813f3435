#include "ui/pages/matches/point_grid.h"

#include "ui/pages/matches/sheet_marks.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/wheel.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <bit>

namespace ui {

namespace {

constexpr int kLeastShown = 8; ///< letters of what a seat was
constexpr const char* kOwnScore = "own score"; ///< of a field that shows another's, for when it does no more

}

PointGrid::PointGrid(const core::Game* game, QWidget* before, QWidget* parent)
    : SheetGrid(game, before, parent)
    , m_wonHeading(new PlainLabel(m_area))
{
    m_grid->setColumnStretch(kWhatColumn, 1);
}

void PointGrid::setTable(const core::ScoreSheet& sheet)
{
    core::MatchSetup setup { sheet.set, {}, sheet.options };
    setup.seats.resize(sheet.seats.size());
    const bool oneScore = m_game != nullptr && m_game->modeOf(setup).oneScore;
    const bool same = sheet.start == m_table.start && sheet.sides == m_table.sides && oneScore == m_oneScore;
    m_table = sheet;
    m_oneScore = oneScore;
    if (!same)
        work();
}

/// Who is asked for the score of a seat.
std::size_t PointGrid::keeperOf(std::size_t seat) const
{
    if (!m_oneScore)
        return seat;
    const core::SeatMask side = m_table.sideOf(core::seatAt(static_cast<int>(seat)));
    return static_cast<std::size_t>(std::countr_zero(unsigned { side }));
}

/// What is written for one of those who have a score together stands with the others, in the place of what they had.
void PointGrid::shareScores()
{
    for (const auto& row : m_rows)
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
            QLineEdit& field = *row->seats[seat];
            const std::size_t keeper = std::min(keeperOf(seat), row->seats.size() - 1);
            field.setReadOnly(keeper != seat);
            field.setFocusPolicy(keeper == seat ? Qt::StrongFocus : Qt::NoFocus);
            field.setToolTip(
                keeper == seat ? QString() : tr("Seat %1 has the same score").arg(static_cast<int>(keeper) + 1));
            const QVariant own = field.property(kOwnScore);
            const QSignalBlocker quiet(field);
            if (keeper == seat) {
                if (own.isValid())
                    field.setText(own.toString());
                field.setProperty(kOwnScore, {});
                continue;
            }
            if (!own.isValid())
                field.setProperty(kOwnScore, field.text());
            field.setText(row->seats[keeper]->text());
        }
}

void PointGrid::addSeat()
{
    auto* won = new QCheckBox(m_area);
    connect(won, &QCheckBox::clicked, this, [this, at = m_wins.size()](bool checked) { tick(at, checked); });
    m_wins.push_back(won);
    if (m_game == nullptr || m_game->roles().empty())
        return;
    auto* role = new QComboBox(m_area);
    role->addItem(QString());
    for (const std::string& name : m_game->roles().names())
        role->addItem(QString::fromStdString(name), QString::fromStdString(name));
    role->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    role->setMinimumContentsLength(kLeastShown);
    letWheelPass(*role);
    connect(role, &QComboBox::currentIndexChanged, this, &PointGrid::work);
    m_roles.push_back(role);
}

void PointGrid::takeSeat()
{
    forget(m_wins.back());
    m_wins.pop_back();
    if (m_roles.empty())
        return;
    forget(m_roles.back());
    m_roles.pop_back();
}

void PointGrid::fillSeat(std::size_t seat, const core::SheetSeat& sits)
{
    if (seat < m_roles.size() && !sits.factions.empty())
        m_roles[seat]->setCurrentIndex(
            std::max(0, m_roles[seat]->findData(QString::fromStdString(sits.factions.front()))));
}

void PointGrid::placeSeat(std::size_t seat, int column)
{
    if (seat >= m_roles.size())
        return;
    m_grid->addWidget(m_roles[seat], 1, column, 1, 2);
    goesOnTo(m_roles[seat]);
}

std::vector<core::SheetSeat> PointGrid::seats() const
{
    std::vector<core::SheetSeat> seats = SheetGrid::seats();
    for (std::size_t seat = 0; seat < m_roles.size(); ++seat)
        if (const QString role = m_roles[seat]->currentData().toString(); !role.isEmpty())
            seats[seat].factions = { role.toStdString() };
    return seats;
}

/// Who wins together is ticked together; without a tick it is the points that tell.
void PointGrid::tick(std::size_t seat, bool won)
{
    const core::SeatMask side = m_table.sideOf(core::seatAt(static_cast<int>(seat)));
    core::SeatMask ticked = 0;
    for (std::size_t i = 0; i < m_wins.size(); ++i)
        if (core::contains(side, core::seatAt(static_cast<int>(i))) ? won : m_wins[i]->isChecked())
            ticked = static_cast<core::SeatMask>(ticked | core::maskOf(core::seatAt(static_cast<int>(i))));
    m_won = ticked == 0 ? std::nullopt : std::optional(ticked);
    work();
}

void PointGrid::showWinners(core::SeatMask winners)
{
    for (std::size_t i = 0; i < m_wins.size(); ++i)
        m_wins[i]->setChecked(core::contains(winners, core::seatAt(static_cast<int>(i))));
}

void PointGrid::fillRows(const core::ScoreSheet& sheet)
{
    m_won = sheet.won;
    core::PerSeat<std::int16_t> stand = sheet.start;
    for (const core::SheetRow& line : sheet.rows) {
        const Row& row = addRow();
        for (std::size_t i = 0; i < row.seats.size(); ++i) {
            stand[i] = static_cast<std::int16_t>(stand[i] + line.given[i]);
            if (line.given[i] != 0)
                row.seats[i]->setText(QString::number(stand[i]));
        }
    }
}

void PointGrid::placeEnd(int line)
{
    m_grid->addWidget(m_wonHeading, line + 2, kPictureColumn, 1, 2);
    for (std::size_t i = 0; i < m_wins.size(); ++i) {
        m_grid->addWidget(m_wins[i], line + 2, columnOf(i), 1, 2);
        goesOnTo(m_wins[i]);
    }
}

const QRegularExpression& PointGrid::pattern(const Row& /*row*/) const
{
    static const QRegularExpression stand(QStringLiteral("[0-9]{0,3}"));
    return stand;
}

void PointGrid::showNames()
{
    SheetGrid::showNames();
    m_keys->setText(tr("What each has after a turn, a round or in the end · empty: as before · Enter goes on · "
                       "the first seat began"));
    m_rowsHeading->setText(m_rules ? QString::fromStdString(m_rules->pointsTitle) : QString());
    m_totalHeading->setText(tr("In the end"));
    m_wonHeading->setText(tr("Won"));
    for (std::size_t i = 0; i < m_wins.size(); ++i)
        m_wins[i]->setAccessibleName(tr("Seat %1 won").arg(i + 1));
    const QString title = m_roles.empty() ? QString() : QString::fromStdString(m_game->roles().title);
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        m_roles[i]->setItemText(0, tr("%1 not written down", "what a seat was").arg(title));
        m_roles[i]->setAccessibleName(tr("%1 of seat %2", "what a seat was").arg(title, QString::number(i + 1)));
        m_roles[i]->setAccessibleDescription(m_roles[i]->accessibleName());
        m_roles[i]->view()->setAccessibleName(m_roles[i]->accessibleName());
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        for (std::size_t seat = 0; seat < m_rows[i]->seats.size(); ++seat)
            m_rows[i]->seats[seat]->setAccessibleName(
                tr("Points of seat %1 in row %2").arg(QString::number(seat + 1), QString::number(i + 1)));
}

std::vector<core::SheetRow> PointGrid::rows(const core::PerSeat<std::int16_t>& start) const
{
    std::vector<core::SheetRow> rows;
    core::PerSeat<std::int16_t> stand = start;
    for (const auto& row : m_rows) {
        core::SheetRow line;
        bool written = false;
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
            const QString text = row->seats[seat]->text();
            written = written || !text.isEmpty();
            line.given[seat] = text.isEmpty() ? 0 : text.toInt() - stand[seat];
            stand[seat] = static_cast<std::int16_t>(stand[seat] + line.given[seat]);
        }
        if (written)
            rows.push_back(std::move(line));
    }
    return rows;
}

void PointGrid::workRows()
{
    shareScores();
    core::PerSeat<std::int16_t> stand = m_table.start;
    for (const auto& row : m_rows)
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
            const QString text = row->seats[seat]->text();
            const int change = text.isEmpty() ? 0 : text.toInt() - stand[seat];
            stand[seat] = static_cast<std::int16_t>(stand[seat] + change);
            row->points[seat]->setPoints(0, {},
                text.isEmpty() || change == 0 ? QString()
                    : change < 0              ? QStringLiteral("−%1").arg(-change)
                                              : QStringLiteral("+%1").arg(change));
        }
}

/// From one seat to the next, and from the last to a new row. An empty last row is the end of it: what follows is who
/// won.
bool PointGrid::press(std::size_t at, int seat, const QKeyEvent& key)
{
    const Row& row = *m_rows[at];
    const bool lastRow = at + 1 == m_rows.size();
    auto next = static_cast<std::size_t>(seat + 1);
    while (next < row.seats.size() && !isAsked(next))
        ++next;
    const bool lastSeat = next >= row.seats.size();
    const bool enters = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!enters && !(key.key() == Qt::Key_Tab && lastRow && lastSeat))
        return false;
    const bool empty = std::all_of(
        row.seats.begin(), row.seats.end(), [](const QLineEdit* field) { return field->text().isEmpty(); });
    if (lastRow && empty && seat > 0) {
        m_wins.front()->setFocus(Qt::TabFocusReason);
    } else if (!lastSeat) {
        row.seats[next]->setFocus(Qt::TabFocusReason);
    } else if (!lastRow) {
        m_rows[at + 1]->seats.front()->setFocus(Qt::TabFocusReason);
    } else {
        addRow();
        showNewRow();
    }
    return true;
}

} // namespace ui
