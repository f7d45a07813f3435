#include "ui/pages/matches/sheet_grid.h"

#include "ui/language.h"
#include "ui/pages/matches/sheet_marks.h"
#include "ui/pages/matches/typed_choice.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/name_field.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

struct SheetGrid::SeatFields {
    NameField* name = nullptr;
    QLabel* total = nullptr;
};

namespace {

constexpr int kLeastSeats = 2;
constexpr int kInset = 8; ///< pixels that the lines begin before what stands on them
constexpr double kLeastHeight = 220; ///< in which some rows are seen, in pixels of the mock-ups

} // namespace

/// It may be the one whose key is being handled.
void SheetGrid::forget(QWidget* field)
{
    if (field == nullptr)
        return;
    field->hide();
    field->setFocusPolicy(Qt::NoFocus);
    field->deleteLater();
}

void SheetGrid::showWritten(QLineEdit* field)
{
    const auto* typed = qobject_cast<const TypedChoice*>(field);
    const bool filled = !field->text().isEmpty();
    const bool wrong = filled && typed != nullptr && typed->choice().isEmpty();
    const QString state = wrong ? QStringLiteral("wrong") : filled ? QStringLiteral("filled") : QString();
    if (field->property("written").toString() == state)
        return;
    field->setProperty("written", state);
    field->style()->polish(field);
}

void SheetGrid::Row::forgetLater() const
{
    for (QWidget* part : std::initializer_list<QWidget*> { number, picture, what })
        forget(part);
    for (QLineEdit* seat : seats)
        forget(seat);
    for (QLabel* label : points)
        forget(label);
}

SheetGrid::SheetGrid(const core::Game* game, QWidget* before, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_area(new SheetArea)
    , m_grid(new QGridLayout)
    , m_rowsHeading(new PlainLabel(m_area))
    , m_totalHeading(new PlainLabel(m_area))
    , m_before(before)
{
    setMinimumWidth(300);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* panel = new Panel({}, this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(panel);
    auto* column = new QVBoxLayout(m_area);
    column->setContentsMargins(0, 0, 0, 0);
    m_grid->setContentsMargins(kInset, 0, kInset, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(SheetArea::kBetween);
    column->addLayout(m_grid);
    column->addStretch(1);
    m_scroll = new ScrolledArea(m_area, panel);
    m_scroll->setMinimumHeight(scaled(font(), kLeastHeight));
    panel->body()->addWidget(m_scroll, 1);
    m_rowsHeading->setWordWrap(true);
    setRole(m_rowsHeading, Role::Muted);
    panel->body()->addWidget(makeButtons());
    onNewLanguage(this, [this] { showNames(); });
}

SheetGrid::~SheetGrid() = default;

/// The page scrolls before the rows are squeezed to less than some of them.
void SheetGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_scroll->setMinimumHeight(scaled(font(), kLeastHeight));
}

QWidget* SheetGrid::makeButtons()
{
    auto* bar = new QWidget(this);
    m_keys = new PlainLabel(bar);
    m_keys->setWordWrap(true);
    setRole(m_keys, Role::Muted);
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(0, 0, 0, 0);
    m_buttons = new QWidget(bar);
    new FlowLayout(m_buttons);
    rows->addWidget(m_buttons);
    rows->addWidget(m_keys);
    m_moreSeats = addButton();
    m_fewerSeats = addButton();
    connect(m_moreSeats, &QPushButton::clicked, this, [this] { wishSeats(seatCount() + 1); });
    connect(m_fewerSeats, &QPushButton::clicked, this, [this] { wishSeats(seatCount() - 1); });
    return bar;
}

QPushButton* SheetGrid::addButton()
{
    auto* button = new QPushButton(m_buttons);
    m_buttons->layout()->addWidget(button);
    return button;
}

void SheetGrid::wishSeats(int count)
{
    setSeats(count);
    Q_EMIT seatsChanged();
}

void SheetGrid::setSet(const std::string& set)
{
    m_set = set;
    m_rules = m_game == nullptr ? std::nullopt : m_game->sheetRules(set);
    showNames();
    work();
}

void SheetGrid::begin(const QString& name)
{
    setSeats(kLeastSeats);
    m_seats.front()->name->setKept(name);
    addFirstRow();
    layOut();
    firstField()->setFocus();
}

void SheetGrid::fill(const core::ScoreSheet& sheet)
{
    m_filling = true;
    setSeats(static_cast<int>(sheet.seats.size()));
    for (std::size_t i = 0; i < std::min(m_seats.size(), sheet.seats.size()); ++i) {
        m_seats[i]->name->setKept(QString::fromStdString(sheet.seats[i].name));
        fillSeat(i, sheet.seats[i]);
    }
    fillRows(sheet);
    if (m_rows.empty())
        addFirstRow();
    m_filling = false;
    layOut();
    firstOf(*m_rows.back())->setFocus(Qt::OtherFocusReason);
}

QLineEdit* SheetGrid::makeField()
{
    auto* field = new QLineEdit(m_area);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textChanged, this, &SheetGrid::work);
    return field;
}

void SheetGrid::setSeats(int count)
{
    const int most = m_game == nullptr ? kLeastSeats : std::min(m_game->maxSeats(), mostSeats());
    count = std::clamp(count, kLeastSeats, most);
    while (seatCount() > count) {
        takeSeat();
        forget(m_seats.back()->name);
        forget(m_seats.back()->total);
        m_seats.pop_back();
        for (const auto& row : m_rows) {
            forget(row->seats.back());
            forget(row->points.back());
            row->seats.pop_back();
            row->points.pop_back();
        }
    }
    while (seatCount() < count) {
        auto seat = std::make_unique<SeatFields>();
        seat->name = new NameField(m_area);
        seat->name->setMinimumWidth(60);
        seat->name->setProperty("seat", seatCount());
        seat->total = new SeatTotal(core::seatAt(seatCount()), m_area);
        connect(seat->name, &QLineEdit::textChanged, this, &SheetGrid::work);
        connect(seat->name, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
        addSeat();
        m_seats.push_back(std::move(seat));
        for (const auto& row : m_rows) {
            row->seats.push_back(makeField());
            row->points.push_back(new PointsMark(m_area));
        }
    }
    m_moreSeats->setEnabled(count < most);
    m_fewerSeats->setEnabled(count > kLeastSeats);
    layOut();
}

SheetGrid::Row& SheetGrid::addRow(QLineEdit* what, BaseMark* picture)
{
    auto row = std::make_unique<Row>();
    row->number = new PlainLabel(m_area);
    setRole(row->number, Role::Muted);
    row->picture = picture;
    row->what = what;
    if (what != nullptr) {
        what->installEventFilter(this);
        connect(what, &QLineEdit::textChanged, this, &SheetGrid::work);
    }
    for (int seat = 0; seat < seatCount(); ++seat) {
        row->seats.push_back(makeField());
        row->points.push_back(new PointsMark(m_area));
    }
    return *m_rows.emplace_back(std::move(row));
}

QWidget* SheetGrid::firstField() const
{
    return m_seats[1]->name;
}

QWidget* SheetGrid::firstOf(const Row& row)
{
    return row.what != nullptr ? row.what : row.seats.front();
}

void SheetGrid::showNewRow()
{
    layOut();
    firstOf(*m_rows.back())->setFocus(Qt::OtherFocusReason);
}

void SheetGrid::removeRow(std::size_t at)
{
    if (m_rows.size() < 2)
        return;
    m_rows[at]->forgetLater();
    m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(at));
    layOut();
    m_rows[at == 0 ? 0 : at - 1]->seats.back()->setFocus(Qt::OtherFocusReason);
}

void SheetGrid::goesOnTo(QWidget* field)
{
    field->show();
    setTabOrder(m_last, field);
    m_last = field;
}

/// Puts every field in its place, and in the order that Tab goes.
void SheetGrid::layOut()
{
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    m_grid->addWidget(m_rowsHeading, kFirstRow - 1, kPictureColumn, 1, 2);
    m_last = m_before;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int column = columnOf(i);
        m_grid->addWidget(m_seats[i]->name, 0, column, 1, 2);
        goesOnTo(m_seats[i]->name);
        placeSeat(i, column);
        m_grid->setColumnStretch(column, 2);
        m_grid->setColumnStretch(column + 1, 2);
    }
    int line = kFirstRow;
    for (const auto& row : m_rows) {
        m_grid->addWidget(row->number, line, 0);
        row->number->show();
        placeRow(*row, line);
        m_grid->setRowMinimumHeight(line, SheetArea::lineHeight(font()));
        for (std::size_t i = 0; i < row->seats.size(); ++i) {
            const int column = columnOf(i);
            row->seats[i]->setMinimumWidth(scaled(font(), 46));
            row->seats[i]->setValidator(new QRegularExpressionValidator(pattern(*row), row->seats[i]));
            m_grid->addWidget(row->seats[i], line, column);
            m_grid->addWidget(row->points[i], line, column + 1);
            row->points[i]->show();
            goesOnTo(row->seats[i]);
        }
        ++line;
    }
    m_grid->addWidget(m_totalHeading, line + 1, kPictureColumn, 1, 2);
    m_grid->setRowMinimumHeight(line, 0);
    m_grid->setRowMinimumHeight(line + 1, SheetArea::lineHeight(font()));
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_grid->addWidget(m_seats[i]->total, line + 1, columnOf(i), 1, 2);
        m_seats[i]->total->show();
    }
    placeEnd(line);
    QList<const QWidget*> lines;
    for (const auto& row : m_rows)
        lines << firstOf(*row);
    m_area->setLines(lines);
    showNames();
    work();
}

void SheetGrid::showNames()
{
    m_moreSeats->setText(tr("+ Seat"));
    m_moreSeats->setAccessibleName(tr("Add a seat to the sheet"));
    m_fewerSeats->setText(tr("− Seat"));
    m_fewerSeats->setAccessibleName(tr("Take the last seat away"));
    m_rules = m_game == nullptr ? std::nullopt : m_game->sheetRules(m_set); // in the language that is spoken now
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->name->setPlaceholderText(tr("Name"));
        m_seats[i]->name->setAccessibleName(tr("Name of seat %1").arg(i + 1));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->number->setText(QString::number(i + 1));
}

std::vector<core::SheetSeat> SheetGrid::seats() const
{
    std::vector<core::SheetSeat> seats;
    for (const auto& seat : m_seats)
        seats.push_back({ seat->name->kept().toStdString(), {}, 0 });
    return seats;
}

bool SheetGrid::isNamed() const
{
    return std::all_of(
        m_seats.begin(), m_seats.end(), [](const auto& seat) { return !seat->name->text().trimmed().isEmpty(); });
}

bool SheetGrid::hasContents() const
{
    return !rows().empty() || unread() || m_seats.size() > kLeastSeats
        || (m_seats.size() > 1 && !m_seats[1]->name->text().isEmpty());
}

void SheetGrid::showTotals(const core::PerSeat<std::int16_t>& totals)
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->total->setText(QString::number(totals[seat]));
}

void SheetGrid::work()
{
    if (m_game == nullptr || m_seats.empty() || m_filling)
        return;
    for (const auto& seat : m_seats)
        showWritten(seat->name);
    for (const auto& row : m_rows) {
        if (row->what != nullptr)
            showWritten(row->what);
        for (QLineEdit* seat : row->seats)
            showWritten(seat);
    }
    workRows();
    Q_EMIT changed();
}

/// From an empty field to the one before it; before the first of a row the row goes.
bool SheetGrid::goBack(std::size_t at, int seat)
{
    const Row& row = *m_rows[at];
    if (seat > 0)
        row.seats[static_cast<std::size_t>(seat - 1)]->setFocus(Qt::BacktabFocusReason);
    else if (seat == 0 && row.what != nullptr)
        row.what->setFocus(Qt::BacktabFocusReason);
    else
        removeRow(at);
    return true;
}

bool SheetGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FocusIn && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = *m_rows[at];
        const auto place = std::find(row.seats.begin(), row.seats.end(), watched);
        if (place == row.seats.end() && watched != row.what)
            continue;
        if (event->type() == QEvent::FocusIn) {
            m_area->setCurrent(static_cast<int>(at));
            break;
        }
        const auto* key = static_cast<const QKeyEvent*>(event);
        const int seat = place == row.seats.end() ? -1 : static_cast<int>(place - row.seats.begin());
        const auto* field = static_cast<const QLineEdit*>(watched);
        if (press(at, seat, *key))
            return true;
        if (key->key() == Qt::Key_Backspace && field->text().isEmpty())
            return goBack(at, seat);
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
