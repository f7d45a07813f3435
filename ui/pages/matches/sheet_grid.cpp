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

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace ui {

namespace {

/// What is written already needs no frame until somebody goes there; what means nothing has a red one.
void showWritten(QLineEdit* field)
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

QString figuresOf(const std::vector<int>& worth)
{
    QStringList figures;
    for (const int value : worth)
        figures << QString::number(value);
    return figures.join(QLatin1Char(' '));
}

/// It may be the one whose key is being handled.
void forget(QWidget* field)
{
    field->hide();
    field->setFocusPolicy(Qt::NoFocus);
    field->deleteLater();
}

} // namespace

struct SheetGrid::SeatFields {
    NameField* name = nullptr;
    TypedChoice* first = nullptr;
    TypedChoice* second = nullptr;
    QSpinBox* less = nullptr; ///< how many of what costs points at the end
    QLabel* total = nullptr;
    QCheckBox* won = nullptr; ///< where the rows are points

    void forgetLater() const
    {
        for (QWidget* field : std::initializer_list<QWidget*> { name, first, second, less, total, won })
            forget(field);
    }
};

struct SheetGrid::Row {
    bool base = true; ///< else points from a card
    QLabel* number = nullptr;
    BaseMark* picture = nullptr; ///< none for points from a card
    QLineEdit* what = nullptr; ///< a TypedChoice where it is a base; out of sight where rows are points
    std::vector<QLineEdit*> seats;
    std::vector<PointsMark*> points;

    void forgetLater() const
    {
        forget(number);
        if (picture != nullptr)
            forget(picture);
        forget(what);
        for (QLineEdit* seat : seats)
            forget(seat);
        for (QLabel* label : points)
            forget(label);
    }
};

namespace {

constexpr int kLeastSeats = 2;
constexpr int kInset = 8; ///< pixels that the lines begin before what stands on them
constexpr double kLeastHeight = 220; ///< in which some rows are seen, in pixels of the mock-ups
// Of the grid: below names and factions, and the columns beside the row's number.
constexpr int kFirstRow = 3;
constexpr int kPictureColumn = 1;
constexpr int kWhatColumn = 2;

/// The first of the two columns of a seat.
int columnOf(std::size_t seat)
{
    return kWhatColumn + 1 + 2 * static_cast<int>(seat);
}

QStringList factionsOf(const core::Game& game, const std::string& set)
{
    QStringList names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == set)
            names << QString::fromStdString(faction.name);
    return names;
}

} // namespace

SheetGrid::SheetGrid(const core::Game* game, QWidget* before, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_faces(game == nullptr ? FactionFaces() : FactionFaces(*game))
    , m_before(before)
    , m_area(new SheetArea)
    , m_grid(new QGridLayout)
    , m_baseHeading(new PlainLabel(m_area))
    , m_lessHeading(new PlainLabel(m_area))
    , m_together(new PlainLabel(m_area))
    , m_wonHeading(new PlainLabel(m_area))
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
    m_baseHeading->setWordWrap(true);
    setRole(m_baseHeading, Role::Muted);
    setRole(m_lessHeading, Role::Muted);
    panel->body()->addWidget(makeButtons());
    inEachLanguage(this, [this] {
        m_wonHeading->setText(tr("Won"));
        showNames();
    });
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
    auto* card = m_card = new QPushButton(bar);
    m_moreSeats = new QPushButton(bar);
    m_fewerSeats = new QPushButton(bar);
    auto* keys = m_keys = new PlainLabel(bar);
    keys->setWordWrap(true);
    setRole(keys, Role::Muted);
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* buttons = new QWidget(bar);
    new FlowLayout(buttons);
    for (QPushButton* button : { card, m_moreSeats, m_fewerSeats })
        buttons->layout()->addWidget(button);
    rows->addWidget(buttons);
    rows->addWidget(keys);
    connect(card, &QPushButton::clicked, this, [this] { beginRow(false); });
    connect(m_moreSeats, &QPushButton::clicked, this, [this] { wishSeats(seatCount() + 1); });
    connect(m_fewerSeats, &QPushButton::clicked, this, [this] { wishSeats(seatCount() - 1); });
    inEachLanguage(bar, [=, this] {
        card->setText(tr("+ Points from a card"));
        card->setAccessibleName(tr("Add points from a card"));
        m_moreSeats->setText(tr("+ Seat"));
        m_moreSeats->setAccessibleName(tr("Add a seat to the sheet"));
        m_fewerSeats->setText(tr("− Seat"));
        m_fewerSeats->setAccessibleName(tr("Take the last seat away"));
        showNames(); // the keys are those of the game
    });
    return bar;
}

void SheetGrid::setGame(const core::Game* game, QWidget* before)
{
    clear();
    m_game = game;
    m_before = before;
    m_faces = game == nullptr ? FactionFaces() : FactionFaces(*game);
    m_table = {};
    m_won.reset();
}

/// Whether rows are points.
bool SheetGrid::hasPoints() const
{
    return m_rules && m_rules->rows == core::SheetRules::Rows::Points;
}

void SheetGrid::setTable(const core::ScoreSheet& sheet)
{
    const bool same = sheet.start == m_table.start;
    m_table = sheet;
    if (!same)
        work();
}

/// Who wins together is ticked together; without a tick it is the points that tell.
void SheetGrid::tick(std::size_t seat, bool won)
{
    const core::SeatMask side = m_table.sideOf(core::seatAt(static_cast<int>(seat)));
    core::SeatMask ticked = 0;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (core::contains(side, core::seatAt(static_cast<int>(i))) ? won : m_seats[i]->won->isChecked())
            ticked = static_cast<core::SeatMask>(ticked | core::maskOf(core::seatAt(static_cast<int>(i))));
    m_won = ticked == 0 ? std::nullopt : std::optional(ticked);
    work();
}

void SheetGrid::showWinners(core::SeatMask winners)
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i]->won->setChecked(core::contains(winners, core::seatAt(static_cast<int>(i))));
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

void SheetGrid::clear()
{
    for (const auto& row : m_rows)
        row->forgetLater();
    m_rows.clear();
    for (const auto& seat : m_seats)
        seat->forgetLater();
    m_seats.clear();
}

void SheetGrid::begin(const QString& name)
{
    clear();
    setSeats(kLeastSeats);
    m_seats.front()->name->setKept(name);
    beginRow(true);
    // One's own name is there.
    (hasPoints() ? static_cast<QWidget*>(m_seats[1]->name) : m_seats[0]->first)->setFocus();
}

void SheetGrid::fill(const core::ScoreSheet& sheet)
{
    clear();
    m_filling = true;
    setSeats(static_cast<int>(sheet.seats.size()));
    for (std::size_t i = 0; i < std::min(m_seats.size(), sheet.seats.size()); ++i) {
        const core::SheetSeat& seat = sheet.seats[i];
        m_seats[i]->name->setKept(QString::fromStdString(seat.name));
        const std::array<TypedChoice*, 2> fields { m_seats[i]->first, m_seats[i]->second };
        for (std::size_t at = 0; at < std::min(fields.size(), seat.factions.size()); ++at)
            fields[at]->setText(QString::fromStdString(seat.factions[at]));
        m_seats[i]->less->setValue(seat.less);
    }
    m_won = sheet.won;
    core::PerSeat<std::int16_t> stand = sheet.start;
    for (const core::SheetRow& line : sheet.rows) {
        Row& row = addRow(hasPoints() || !line.worth.empty());
        for (std::size_t i = 0; hasPoints() && i < row.seats.size(); ++i) {
            stand[i] = static_cast<std::int16_t>(stand[i] + line.given[i]);
            if (line.given[i] != 0)
                row.seats[i]->setText(QString::number(stand[i]));
        }
        if (hasPoints())
            continue;
        row.what->setText(QString::fromStdString(line.what));
        for (std::size_t i = 0; i < row.seats.size(); ++i)
            row.seats[i]->setText(QString::number(row.base ? line.places[i] : line.given[i]));
    }
    if (m_rows.empty())
        addRow(true);
    m_filling = false;
    layOut();
    (hasPoints() ? m_rows.back()->seats.front() : m_rows.back()->what)->setFocus(Qt::OtherFocusReason);
}

QLineEdit* SheetGrid::makePlace()
{
    auto* place = new QLineEdit(m_area);
    place->installEventFilter(this);
    connect(place, &QLineEdit::textChanged, this, &SheetGrid::work);
    return place;
}

void SheetGrid::setSeats(int count)
{
    const int most = m_game == nullptr ? kLeastSeats : std::min(m_game->maxSeats(), hasPoints() ? core::kMaxSeats : 4);
    count = std::clamp(count, kLeastSeats, most);
    while (static_cast<int>(m_seats.size()) > count) {
        m_seats.back()->forgetLater();
        m_seats.pop_back();
        for (const auto& row : m_rows) {
            forget(row->seats.back());
            forget(row->points.back());
            row->seats.pop_back();
            row->points.pop_back();
        }
    }
    while (static_cast<int>(m_seats.size()) < count) {
        auto seat = std::make_unique<SeatFields>();
        seat->name = new NameField(m_area);
        seat->name->setMinimumWidth(60);
        seat->name->setProperty("seat", static_cast<int>(m_seats.size()));
        seat->first = new TypedChoice(m_area);
        seat->second = new TypedChoice(m_area);
        seat->less = new QSpinBox(m_area);
        seat->less->setButtonSymbols(QAbstractSpinBox::NoButtons); // the arrow keys and the wheel do it
        seat->less->setMaximum(60);
        seat->total = new SeatTotal(core::seatAt(static_cast<int>(m_seats.size())), m_area);
        for (QLineEdit* field : std::initializer_list<QLineEdit*> { seat->name, seat->first, seat->second })
            connect(field, &QLineEdit::textChanged, this, &SheetGrid::work);
        connect(seat->name, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
        connect(seat->less, &QSpinBox::valueChanged, this, &SheetGrid::work);
        seat->won = new QCheckBox(m_area);
        connect(seat->won, &QCheckBox::clicked, this, [this, at = m_seats.size()](bool checked) { tick(at, checked); });
        m_seats.push_back(std::move(seat));
        for (const auto& row : m_rows) {
            row->seats.push_back(makePlace());
            row->points.push_back(new PointsMark(m_area));
        }
    }
    m_moreSeats->setEnabled(count < most);
    m_fewerSeats->setEnabled(count > kLeastSeats);
    layOut();
}

SheetGrid::Row& SheetGrid::addRow(bool base)
{
    auto row = std::make_unique<Row>();
    row->base = base;
    row->number = new PlainLabel(m_area);
    setRole(row->number, Role::Muted);
    row->picture = base ? new BaseMark(m_area) : nullptr;
    row->what = base ? new TypedChoice(m_area) : new QLineEdit(m_area);
    row->what->installEventFilter(this);
    connect(row->what, &QLineEdit::textChanged, this, &SheetGrid::work);
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        row->seats.push_back(makePlace());
        row->points.push_back(new PointsMark(m_area));
    }
    return *m_rows.emplace_back(std::move(row));
}

void SheetGrid::beginRow(bool base)
{
    Row& row = addRow(base);
    layOut();
    (hasPoints() ? row.seats.front() : row.what)->setFocus(Qt::OtherFocusReason);
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

/// Puts every field in its place, and in the order that Tab goes.
void SheetGrid::layOut()
{
    static const QRegularExpression digit(QStringLiteral("[0-4]"));
    static const QRegularExpression points(QStringLiteral("-?[0-9]{0,2}"));
    static const QRegularExpression stand(QStringLiteral("[0-9]{0,3}"));
    const bool given = hasPoints();
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    m_grid->addWidget(m_baseHeading, kFirstRow - 1, kPictureColumn, 1, 2);
    QWidget* last = m_before;
    const auto next = [&last](QWidget* field) {
        field->show();
        setTabOrder(last, field);
        last = field;
    };
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int column = columnOf(i);
        m_grid->addWidget(m_seats[i]->name, 0, column, 1, 2);
        m_grid->addWidget(m_seats[i]->first, 1, column, 1, 2);
        m_grid->addWidget(m_seats[i]->second, 2, column, 1, 2);
        next(m_seats[i]->name);
        for (QWidget* field : std::initializer_list<QWidget*> { m_seats[i]->first, m_seats[i]->second })
            if (given)
                field->hide();
            else
                next(field);
        m_grid->setColumnStretch(column, 2);
        m_grid->setColumnStretch(column + 1, 2);
    }
    m_grid->setColumnStretch(kWhatColumn, given ? 1 : 6);
    int line = kFirstRow;
    for (const auto& row : m_rows) {
        m_grid->addWidget(row->number, line, 0);
        if (row->picture != nullptr) {
            m_grid->addWidget(row->picture, line, kPictureColumn);
            row->picture->setVisible(!given);
        }
        m_grid->addWidget(row->what, line, kWhatColumn);
        m_grid->setRowMinimumHeight(line, SheetArea::lineHeight(font()));
        row->number->show();
        if (given)
            row->what->hide();
        else
            next(row->what);
        for (std::size_t i = 0; i < row->seats.size(); ++i) {
            const int column = columnOf(i);
            row->seats[i]->setMinimumWidth(scaled(font(), 46));
            row->seats[i]->setValidator(new QRegularExpressionValidator(given ? stand
                    : row->base                                               ? digit
                                                                              : points,
                row->seats[i]));
            m_grid->addWidget(row->seats[i], line, column);
            m_grid->addWidget(row->points[i], line, column + 1);
            row->points[i]->show();
            next(row->seats[i]);
        }
        ++line;
    }
    m_grid->addWidget(m_lessHeading, line, kPictureColumn, 1, 2);
    m_grid->addWidget(m_together, line + 1, kPictureColumn, 1, 2);
    m_grid->addWidget(m_wonHeading, line + 2, kPictureColumn, 1, 2);
    m_wonHeading->setVisible(given);
    m_grid->setRowMinimumHeight(line, 0);
    m_grid->setRowMinimumHeight(line + 1, SheetArea::lineHeight(font()));
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int column = columnOf(i);
        m_grid->addWidget(m_seats[i]->less, line, column, 1, 2);
        m_grid->addWidget(m_seats[i]->total, line + 1, column, 1, 2);
        m_grid->addWidget(m_seats[i]->won, line + 2, column, 1, 2);
        if (given)
            m_seats[i]->less->hide();
        else
            next(m_seats[i]->less);
        m_seats[i]->total->show();
        if (given)
            next(m_seats[i]->won);
        else
            m_seats[i]->won->hide();
    }
    QList<const QWidget*> lines;
    for (const auto& row : m_rows)
        lines << (given ? row->seats.front() : row->what);
    m_area->setLines(lines);
    showNames();
    work();
}

void SheetGrid::showNames()
{
    if (m_game == nullptr)
        return;
    m_rules = m_game->sheetRules(m_set); // in the language that is spoken now
    const QStringList factions = factionsOf(*m_game, m_set);
    const bool given = hasPoints();
    const QString points = m_rules ? QString::fromStdString(m_rules->pointsTitle) : QString();
    m_lessHeading->setText(m_rules ? QString::fromStdString(m_rules->lessTitle) : QString());
    m_baseHeading->setText(given ? points : tr("Base, in the order they scored"));
    m_together->setText(given ? tr("In the end") : tr("Total"));
    m_card->setVisible(!given);
    m_keys->setText(given ? tr("What each has after a turn, a round or in the end · empty: as before · Enter goes on · "
                               "the first seat began")
                          : tr("1, 2, 3 set a place, equal ones tie · 0 for nothing · the first seat began"));
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const SeatFields& seat = *m_seats[i];
        const QString number = QString::number(i + 1);
        seat.name->setPlaceholderText(tr("Name"));
        seat.name->setAccessibleName(tr("Name of seat %1").arg(number));
        seat.first->setNames(factions);
        seat.first->setPlaceholderText(tr("First faction"));
        seat.first->setAccessibleName(tr("First faction of seat %1").arg(number));
        seat.second->setNames(factions);
        seat.second->setPlaceholderText(tr("Second faction"));
        seat.second->setAccessibleName(tr("Second faction of seat %1").arg(number));
        seat.less->setAccessibleName(tr("Cards of seat %1 that cost points").arg(number));
        seat.won->setAccessibleName(tr("Seat %1 won").arg(number));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = *m_rows[i];
        const QString number = QString::number(i + 1);
        row.number->setText(number);
        row.what->setPlaceholderText(row.base ? tr("Base") : tr("Card or reason"));
        row.what->setAccessibleName(row.base ? tr("Base %1").arg(number) : tr("Reason for points %1").arg(number));
        for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
            row.seats[seat]->setPlaceholderText(given ? QString() : row.base ? tr("Rank") : tr("VP"));
            row.seats[seat]->setAccessibleName(
                (row.base && !given ? tr("Place of seat %1 in row %2") : tr("Points of seat %1 in row %2"))
                    .arg(QString::number(seat + 1), number));
        }
    }
}

/// The bases of the printing, for whoever has more boxes may shuffle more of them in: first those of the factions in
/// play. Those of factions that players wrote are there where they play.
QStringList SheetGrid::bases() const
{
    QStringList names;
    QStringList others;
    if (m_game == nullptr)
        return names;
    std::set<std::string> factions;
    for (const auto& seat : m_seats)
        for (const TypedChoice* field : { seat->first, seat->second })
            factions.insert(field->choice().toStdString());
    std::set<std::string> absent;
    for (const core::FactionInfo& faction : m_game->factions())
        if (faction.own && !factions.contains(faction.name))
            absent.insert(faction.name);
    const auto rules = m_game->sheetRules(m_set);
    for (const core::CardInfo& card : m_game->cards())
        if (rules && card.set == m_set && card.type == rules->type && !absent.contains(card.group))
            (factions.contains(card.group) ? names : others) << QString::fromStdString(card.name);
    return names + others;
}

std::vector<int> SheetGrid::worthOf(const QString& base) const
{
    return m_game == nullptr ? std::vector<int>() : core::worthOf(*m_game, m_set, base.toStdString());
}

QString SheetGrid::landscapeOfBase(const QString& name) const
{
    for (const core::CardInfo& card : m_game->cards())
        if (card.set == m_set && card.isPlace() && card.name == name.toStdString())
            return QString::fromStdString(card.landscape);
    return {};
}

std::vector<core::SheetSeat> SheetGrid::seats() const
{
    std::vector<core::SheetSeat> seats;
    for (const auto& seat : m_seats) {
        core::SheetSeat sits { seat->name->kept().toStdString(), {}, seat->less->value() };
        for (const TypedChoice* field : { seat->first, seat->second })
            if (!field->choice().isEmpty())
                sits.factions.push_back(field->choice().toStdString());
        seats.push_back(std::move(sits));
    }
    return seats;
}

std::vector<core::SheetRow> SheetGrid::rows(const core::PerSeat<std::int16_t>& start) const
{
    std::vector<core::SheetRow> rows;
    core::PerSeat<std::int16_t> stand = start;
    for (const auto& row : m_rows) {
        core::SheetRow line;
        if (hasPoints()) {
            bool written = false;
            for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
                const QString text = row->seats[seat]->text();
                written = written || !text.isEmpty();
                line.given[seat] = text.isEmpty() ? 0 : text.toInt() - stand[seat];
                stand[seat] = static_cast<std::int16_t>(stand[seat] + line.given[seat]);
            }
            if (written)
                rows.push_back(std::move(line));
            continue;
        }
        const auto* typed = qobject_cast<const TypedChoice*>(row->what);
        const QString what = typed != nullptr ? typed->choice() : row->what->text().trimmed();
        line.what = what.toStdString();
        if (row->base)
            line.worth = worthOf(what);
        bool any = false;
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
            any = any || !row->seats[seat]->text().isEmpty();
            (row->base ? line.places : line.given)[seat] = row->seats[seat]->text().toInt();
        }
        if (any && (!row->base || !line.worth.empty())) // a row that is begun and no more counts for nothing yet
            rows.push_back(std::move(line));
    }
    return rows;
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

std::optional<SheetGrid::Unread> SheetGrid::unread() const
{
    if (hasPoints())
        return std::nullopt;
    for (const auto& row : m_rows) {
        const auto* typed = qobject_cast<const TypedChoice*>(row->what);
        const auto isWritten = [](const QLineEdit* field) { return !field->text().trimmed().isEmpty(); };
        const bool placed = std::any_of(row->seats.begin(), row->seats.end(), isWritten);
        if (typed == nullptr || (!isWritten(typed) && !placed))
            continue;
        if (const bool isBase = !worthOf(typed->choice()).empty(); !isBase || !placed)
            return Unread { row->number->text(), typed->text().trimmed(), isBase };
    }
    return std::nullopt;
}

void SheetGrid::showTotals(const core::PerSeat<std::int16_t>& totals)
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->total->setText(QString::number(totals[seat]));
}

/// What each row gives, and which bases the next can mean.
/// What costs points at the end is asked where it can have been in the match, and where it is written already.
void SheetGrid::showLess()
{
    const std::optional<core::SheetRules>& rules = m_rules;
    bool asked = false;
    for (const core::SheetSeat& seat : rules && !rules->less.empty() ? seats() : std::vector<core::SheetSeat>())
        asked = asked || seat.less > 0
            || std::any_of(seat.factions.begin(), seat.factions.end(), [&rules](const std::string& faction) {
                   return std::find(rules->lessWith.begin(), rules->lessWith.end(), faction) != rules->lessWith.end();
               });
    m_lessHeading->setVisible(asked);
    for (const auto& seat : m_seats)
        seat->less->setVisible(asked);
}

void SheetGrid::work()
{
    if (m_game == nullptr || m_seats.empty() || m_filling)
        return;
    showLess();
    for (const auto& seat : m_seats) {
        showWritten(seat->name);
        for (TypedChoice* field : { seat->first, seat->second }) {
            const FactionFace face = m_faces.of(field->choice());
            field->setEmblem(field->choice().isEmpty() ? QString() : face.emblem, face.colour);
            showWritten(field);
        }
    }
    if (hasPoints()) {
        core::PerSeat<std::int16_t> stand = m_table.start;
        for (const auto& row : m_rows)
            for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
                showWritten(row->seats[seat]);
                const QString text = row->seats[seat]->text();
                const int change = text.isEmpty() ? 0 : text.toInt() - stand[seat];
                stand[seat] = static_cast<std::int16_t>(stand[seat] + change);
                row->points[seat]->setPoints(0, {},
                    text.isEmpty() || change == 0 ? QString()
                        : change < 0              ? QStringLiteral("−%1").arg(-change)
                                                  : QStringLiteral("+%1").arg(change));
            }
        Q_EMIT changed();
        return;
    }
    QStringList left = bases();
    core::PerSeat<int> sums {};
    for (const auto& row : m_rows) {
        auto* typed = qobject_cast<TypedChoice*>(row->what);
        core::SheetRow line;
        if (typed != nullptr) {
            typed->setNames(left);
            left.removeAll(typed->choice()); // each scores once
            line.worth = worthOf(typed->choice());
            row->picture->setBase(typed->choice(), line.worth.empty() ? QString() : landscapeOfBase(typed->choice()));
            typed->setNote(figuresOf(line.worth));
        }
        showWritten(row->what);
        for (QLineEdit* seat : row->seats)
            showWritten(seat);
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat)
            (row->base ? line.places : line.given)[seat] = row->seats[seat]->text().toInt();
        const core::PerSeat<std::int16_t> points = line.points(row->seats.size());
        for (std::size_t seat = 0; seat < row->points.size(); ++seat) {
            sums[seat] += points[seat];
            if (row->seats[seat]->text().isEmpty() || (row->base && line.worth.empty()))
                row->points[seat]->setPoints(0, {}, {});
            else
                row->points[seat]->setPoints(
                    line.places[seat], QString::number(points[seat]), QString::number(sums[seat]));
        }
        if (typed != nullptr && typed->hasFocus()) {
            QStringList could;
            for (const QString& name : typed->candidates().mid(0, 5))
                could << QStringLiteral("%1 · %2").arg(name, figuresOf(worthOf(name)));
            Q_EMIT meant(could);
        }
    }
    Q_EMIT changed();
}

/// Where rows are points: from one seat to the next, and from the last to a new row. An empty last row is the end of
/// it: what follows is who won.
bool SheetGrid::goOn(std::size_t at, const QObject* from)
{
    Row& row = *m_rows[at];
    const auto place = std::find(row.seats.begin(), row.seats.end(), from);
    const bool empty
        = std::all_of(row.seats.begin(), row.seats.end(), [](const QLineEdit* seat) { return seat->text().isEmpty(); });
    if (at + 1 == m_rows.size() && empty && place != row.seats.begin())
        m_seats.front()->won->setFocus(Qt::TabFocusReason);
    else if (place != row.seats.end() && std::next(place) != row.seats.end())
        (*std::next(place))->setFocus(Qt::TabFocusReason);
    else if (at + 1 < m_rows.size())
        m_rows[at + 1]->seats.front()->setFocus(Qt::TabFocusReason);
    else
        beginRow(true);
    return true;
}

/// Enter begins the next row, a digit goes on to the next seat, Backspace in an empty field goes back. A Tab after a
/// digit finds itself there already.
bool SheetGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        for (std::size_t at = 0; at < m_rows.size(); ++at)
            if (watched == m_rows[at]->what || std::count(m_rows[at]->seats.begin(), m_rows[at]->seats.end(), watched))
                m_area->setCurrent(static_cast<int>(at));
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool wentOn = watched == m_wentOnTo;
    m_wentOnTo = nullptr;
    if (wentOn && key->key() == Qt::Key_Tab)
        return true;
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        Row& row = *m_rows[at];
        const auto place = std::find(row.seats.begin(), row.seats.end(), watched);
        if (place == row.seats.end() && watched != row.what)
            continue;
        auto* field = qobject_cast<QLineEdit*>(watched);
        // After the last place of a row that is whole comes the next base, not the buttons below the lines.
        const bool last = place != row.seats.end() && std::next(place) == row.seats.end() && at + 1 == m_rows.size();
        const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (hasPoints()) {
            if (enters || (key->key() == Qt::Key_Tab && last))
                return goOn(at, watched);
            if (key->key() != Qt::Key_Backspace || !field->text().isEmpty())
                break;
            if (place != row.seats.begin())
                (*std::prev(place))->setFocus(Qt::BacktabFocusReason);
            else
                removeRow(at);
            return true;
        }
        if (key->key() == Qt::Key_Tab && last && !field->text().isEmpty() && !unread()
            && m_seats.front()->less->isHidden()) {
            beginRow(true);
            return true;
        }
        if (enters) {
            if (watched == row.what && !row.seats.empty())
                row.seats.front()->setFocus(Qt::TabFocusReason);
            else if (at + 1 < m_rows.size())
                m_rows[at + 1]->what->setFocus(Qt::TabFocusReason);
            else
                beginRow(true);
            return true;
        }
        if (key->key() == Qt::Key_Backspace && field->text().isEmpty()) {
            if (place != row.seats.end() && place != row.seats.begin())
                (*std::prev(place))->setFocus(Qt::BacktabFocusReason);
            else if (place == row.seats.begin())
                row.what->setFocus(Qt::BacktabFocusReason);
            else
                removeRow(at);
            return true;
        }
        const QString text = key->text();
        if (row.base && place != row.seats.end() && text.size() == 1 && text[0] >= QLatin1Char('0')
            && text[0] <= QLatin1Char('4')) {
            field->setText(text);
            if (std::next(place) != row.seats.end()) {
                (*std::next(place))->setFocus(Qt::TabFocusReason);
                m_wentOnTo = *std::next(place);
            }
            return true;
        }
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
