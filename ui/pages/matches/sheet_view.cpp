#include "ui/pages/matches/sheet_view.h"

#include "core/text/names.h"
#include "ui/charts/score_chart.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/matches/typed_choice.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDateEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace ui {

namespace {

/// It may be the one whose key is being handled.
void forget(QWidget* field)
{
    field->hide();
    field->setFocusPolicy(Qt::NoFocus);
    field->deleteLater();
}

} // namespace

struct SheetView::SeatFields {
    QLineEdit* name = nullptr;
    TypedChoice* first = nullptr;
    TypedChoice* second = nullptr;
    QSpinBox* less = nullptr; ///< how many of what costs points at the end
    QLabel* total = nullptr;

    void forgetLater() const
    {
        for (QWidget* field : std::initializer_list<QWidget*> { name, first, second, less, total })
            forget(field);
    }
};

struct SheetView::Row {
    bool base = true; ///< else points from a card
    QLabel* number = nullptr;
    QLineEdit* what = nullptr; ///< a TypedChoice where it is a base
    std::vector<QLineEdit*> seats;
    std::vector<QLabel*> points;

    void forgetLater() const
    {
        forget(number);
        forget(what);
        for (QLineEdit* seat : seats)
            forget(seat);
        for (QLabel* label : points)
            forget(label);
    }
};

namespace {

constexpr int kLeastSeats = 2;
constexpr int kFirstRow = 3; // of the grid, below names and factions

QStringList factionsOf(const core::Game& game, const std::string& set)
{
    QStringList names;
    for (const core::FactionInfo& faction : game.factions())
        if (faction.set == set)
            names << QString::fromStdString(faction.name);
    return names;
}

} // namespace

SheetView::SheetView(core::Shelf games, QWidget* parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
{
    for (const core::Game* game : games)
        if (m_game == nullptr && game->sheetRules(game->setNames().front()))
            m_game = game;
    auto* back = new QPushButton(this);
    back->setIcon(themedIcon(QStringLiteral("back")));
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
    left->addWidget(makeGrid(), 1);
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(16, 14, 16, 16);
    columns->setSpacing(12);
    columns->addLayout(left, 69);
    columns->addWidget(makeSide(), 31);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addLayout(columns, 1);
    inEachLanguage(this, [=, this] {
        m_header->setTitle(tr("Write up a table game"));
        m_header->setSubtitle(tr("Tab to go on, Enter for the next base, Ctrl+S to keep"));
        back->setAccessibleName(tr("Back to the list of matches"));
        back->setToolTip(tr("Back to the list of matches (Alt+Left)"));
        PageHeader::setWords(discard, tr("Discard"), tr("Throw this sheet away"));
        PageHeader::setWords(m_keep, tr("Keep"), tr("Keep the match (Ctrl+S)"));
        showNames();
        work();
    });
}

SheetView::~SheetView() = default;

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
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
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
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] {
        showNames();
        work();
    });
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

QWidget* SheetView::makeGrid()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(300);
    panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* scroll = new QScrollArea(panel);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_area = new QWidget(scroll);
    auto* column = new QVBoxLayout(m_area);
    column->setContentsMargins(0, 0, 0, 0);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(6);
    column->addLayout(m_grid);
    column->addStretch(1);
    scroll->setWidget(m_area);
    scroll->viewport()->setAutoFillBackground(false);
    m_area->setAutoFillBackground(false);
    panel->body()->addWidget(scroll, 1);
    m_baseHeading = new PlainLabel(m_area);
    m_baseHeading->setWordWrap(true);
    m_lessHeading = new PlainLabel(m_area);
    m_together = new PlainLabel(m_area);
    setRole(m_baseHeading, Role::Muted);
    setRole(m_lessHeading, Role::Muted);

    auto* card = new QPushButton(panel);
    m_moreSeats = new QPushButton(panel);
    m_fewerSeats = new QPushButton(panel);
    auto* keys = new PlainLabel(panel);
    keys->setWordWrap(true);
    setRole(keys, Role::Muted);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : { card, m_moreSeats, m_fewerSeats })
        buttons->addWidget(button);
    buttons->addWidget(keys, 1);
    panel->body()->addLayout(buttons);
    connect(card, &QPushButton::clicked, this, [this] { addRow(false); });
    connect(m_moreSeats, &QPushButton::clicked, this, [this] { setSeats(static_cast<int>(m_seats.size()) + 1); });
    connect(m_fewerSeats, &QPushButton::clicked, this, [this] { setSeats(static_cast<int>(m_seats.size()) - 1); });
    inEachLanguage(panel, [=, this] {
        m_baseHeading->setText(tr("Base, in the order they scored"));
        m_together->setText(tr("Together"));
        card->setText(tr("+ Points from a card"));
        card->setAccessibleName(tr("Add points from a card"));
        m_moreSeats->setText(tr("+ Seat"));
        m_moreSeats->setAccessibleName(tr("Add a seat to the sheet"));
        m_fewerSeats->setText(tr("− Seat"));
        m_fewerSeats->setAccessibleName(tr("Take the last seat away"));
        keys->setText(tr("1, 2, 3 set a place, equal ones tie · 0 for nothing · the first seat began"));
    });
    return panel;
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
    for (const auto& row : m_rows)
        row->forgetLater();
    m_rows.clear();
    for (const auto& seat : m_seats)
        seat->forgetLater();
    m_seats.clear();
    m_date->setDate(QDate::currentDate());
    m_notes->clear();
    setSeats(kLeastSeats);
    m_seats.front()->name->setText(name);
    addRow(true);
    m_seats[0]->first->setFocus(); // one's own name is there
}

void SheetView::setSeats(int count)
{
    const int most = m_game == nullptr ? kLeastSeats : std::min(m_game->maxSeats(), 4);
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
        seat->name = new QLineEdit(m_area);
        seat->name->setMaxLength(static_cast<int>(core::kLongestSeatName));
        seat->name->setMinimumWidth(60);
        seat->first = new TypedChoice(m_area);
        seat->second = new TypedChoice(m_area);
        seat->less = new QSpinBox(m_area);
        seat->less->setButtonSymbols(QAbstractSpinBox::NoButtons); // the arrow keys and the wheel do it
        seat->less->setMaximum(60);
        seat->total = new PlainLabel(m_area);
        setRole(seat->total, Role::Figure);
        for (QLineEdit* field : std::initializer_list<QLineEdit*> { seat->name, seat->first, seat->second })
            connect(field, &QLineEdit::textChanged, this, &SheetView::work);
        connect(seat->less, &QSpinBox::valueChanged, this, &SheetView::work);
        m_seats.push_back(std::move(seat));
        std::vector<std::unique_ptr<Row>> rows = std::move(m_rows);
        m_rows.clear();
        for (auto& row : rows) {
            auto* place = new QLineEdit(m_area);
            place->installEventFilter(this);
            connect(place, &QLineEdit::textChanged, this, &SheetView::work);
            row->seats.push_back(place);
            row->points.push_back(new PlainLabel(m_area));
            m_rows.push_back(std::move(row));
        }
    }
    m_moreSeats->setEnabled(count < most);
    m_fewerSeats->setEnabled(count > kLeastSeats);
    layOut();
}

void SheetView::addRow(bool base)
{
    auto row = std::make_unique<Row>();
    row->base = base;
    row->number = new PlainLabel(m_area);
    setRole(row->number, Role::Muted);
    row->what = base ? new TypedChoice(m_area) : new QLineEdit(m_area);
    row->what->installEventFilter(this);
    connect(row->what, &QLineEdit::textChanged, this, &SheetView::work);
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        auto* place = new QLineEdit(m_area);
        place->installEventFilter(this);
        connect(place, &QLineEdit::textChanged, this, &SheetView::work);
        row->seats.push_back(place);
        row->points.push_back(new PlainLabel(m_area));
    }
    QLineEdit* what = row->what;
    m_rows.push_back(std::move(row));
    layOut();
    what->setFocus(Qt::OtherFocusReason);
}

void SheetView::removeRow(std::size_t at)
{
    if (m_rows.size() < 2)
        return;
    m_rows[at]->forgetLater();
    m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(at));
    layOut();
    m_rows[at == 0 ? 0 : at - 1]->seats.back()->setFocus(Qt::OtherFocusReason);
}

/// Puts every field in its place, and in the order that Tab goes.
void SheetView::layOut()
{
    static const QRegularExpression digit(QStringLiteral("[0-4]"));
    static const QRegularExpression points(QStringLiteral("-?[0-9]{0,2}"));
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    m_grid->addWidget(m_baseHeading, kFirstRow - 1, 1);
    QWidget* last = m_set;
    const auto next = [&last](QWidget* field) {
        field->show();
        setTabOrder(last, field);
        last = field;
    };
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int column = 2 + 2 * static_cast<int>(i);
        m_grid->addWidget(m_seats[i]->name, 0, column, 1, 2);
        m_grid->addWidget(m_seats[i]->first, 1, column, 1, 2);
        m_grid->addWidget(m_seats[i]->second, 2, column, 1, 2);
        for (QWidget* field :
            std::initializer_list<QWidget*> { m_seats[i]->name, m_seats[i]->first, m_seats[i]->second })
            next(field);
        m_grid->setColumnStretch(column, 2);
        m_grid->setColumnStretch(column + 1, 2);
    }
    m_grid->setColumnStretch(1, 6);
    int line = kFirstRow;
    for (const auto& row : m_rows) {
        m_grid->addWidget(row->number, line, 0);
        m_grid->addWidget(row->what, line, 1);
        row->number->show();
        next(row->what);
        for (std::size_t i = 0; i < row->seats.size(); ++i) {
            const int column = 2 + 2 * static_cast<int>(i);
            row->seats[i]->setMinimumWidth(scaled(font(), 46));
            row->points[i]->setMinimumWidth(scaled(font(), 52));
            row->seats[i]->setValidator(new QRegularExpressionValidator(row->base ? digit : points, row->seats[i]));
            m_grid->addWidget(row->seats[i], line, column);
            m_grid->addWidget(row->points[i], line, column + 1);
            row->points[i]->show();
            next(row->seats[i]);
        }
        ++line;
    }
    const bool less = m_game != nullptr && m_game->sheetRules(set()) && !m_game->sheetRules(set())->less.empty();
    m_lessHeading->setVisible(less);
    m_grid->addWidget(m_lessHeading, line, 1);
    m_grid->addWidget(m_together, line + 1, 1);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const int column = 2 + 2 * static_cast<int>(i);
        m_grid->addWidget(m_seats[i]->less, line, column, 1, 2);
        m_grid->addWidget(m_seats[i]->total, line + 1, column, 1, 2);
        next(m_seats[i]->less);
        m_seats[i]->less->setVisible(less);
        m_seats[i]->total->show();
    }
    showNames();
    work();
}

void SheetView::showNames()
{
    if (m_game == nullptr)
        return;
    const QStringList factions = factionsOf(*m_game, set());
    const auto rules = m_game->sheetRules(set());
    m_lessHeading->setText(rules ? QString::fromStdString(rules->lessTitle) : QString());
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
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = *m_rows[i];
        const QString number = QString::number(i + 1);
        row.number->setText(number);
        row.what->setPlaceholderText(row.base ? tr("Base") : tr("Card or reason"));
        row.what->setAccessibleName(row.base ? tr("Base %1").arg(number) : tr("Reason for points %1").arg(number));
        for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
            row.seats[seat]->setPlaceholderText(row.base ? tr("Rank") : tr("VP"));
            row.seats[seat]->setAccessibleName(
                (row.base ? tr("Place of seat %1 in row %2") : tr("Points of seat %1 in row %2"))
                    .arg(QString::number(seat + 1), number));
        }
    }
}

std::string SheetView::set() const
{
    return m_set->currentData().toString().toStdString();
}

/// The bases of the factions in play, or of all where it is not said of every seat which they are.
QStringList SheetView::bases() const
{
    QStringList names;
    if (m_game == nullptr)
        return names;
    std::set<std::string> factions;
    for (const auto& seat : m_seats)
        for (const TypedChoice* field : { seat->first, seat->second })
            factions.insert(field->choice().toStdString());
    if (factions.contains(std::string()))
        factions.clear();
    const auto rules = m_game->sheetRules(set());
    for (const core::CardInfo& card : m_game->cards())
        if (rules && card.set == set() && card.type == rules->type
            && (factions.empty() || card.group.empty() || factions.contains(card.group)))
            names << QString::fromStdString(card.name);
    return names;
}

std::vector<int> SheetView::worthOf(const QString& base) const
{
    const auto rules = m_game == nullptr ? std::nullopt : m_game->sheetRules(set());
    if (rules && !base.isEmpty())
        for (const core::CardInfo& card : m_game->cards())
            if (card.set == set() && card.type == rules->type && QString::fromStdString(card.name) == base)
                for (const core::Figure& figure : card.figures)
                    if (figure.name == rules->figure)
                        return figure.values;
    return {};
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
    sheet.startedAt = (day == QDate::currentDate() ? QDateTime::currentDateTime() : QDateTime(day, QTime(12, 0)))
                          .toUTC()
                          .toString(Qt::ISODate)
                          .toStdString();
    for (const auto& seat : m_seats) {
        core::SheetSeat sits { keptName(seat->name->text().trimmed()).toStdString(), {}, seat->less->value() };
        for (const TypedChoice* field : { seat->first, seat->second })
            if (!field->choice().isEmpty())
                sits.factions.push_back(field->choice().toStdString());
        sheet.seats.push_back(std::move(sits));
    }
    for (const auto& row : m_rows) {
        core::SheetRow line;
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
            sheet.rows.push_back(std::move(line));
    }
    return sheet;
}

/// The first row with something in it that means no base, which would count for nothing; null where there is none.
const SheetView::Row* SheetView::notUnderstood() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [this](const auto& row) {
        const auto* typed = qobject_cast<const TypedChoice*>(row->what);
        const auto isWritten = [](const QLineEdit* field) { return !field->text().trimmed().isEmpty(); };
        return typed != nullptr && worthOf(typed->choice()).empty()
            && (isWritten(typed) || std::any_of(row->seats.begin(), row->seats.end(), isWritten));
    });
    return found == m_rows.end() ? nullptr : found->get();
}

bool SheetView::hasContents() const
{
    return !sheet().rows.empty() || notUnderstood() != nullptr || m_seats.size() > kLeastSeats
        || (m_seats.size() > 1 && !m_seats[1]->name->text().isEmpty());
}

/// What the rules make of what is written so far.
void SheetView::work()
{
    if (m_game == nullptr || m_seats.empty() || m_keep == nullptr || m_notes == nullptr)
        return;
    QStringList left = bases();
    core::PerSeat<int> sums {};
    for (const auto& row : m_rows) {
        auto* typed = qobject_cast<TypedChoice*>(row->what);
        if (typed == nullptr) {
            for (std::size_t seat = 0; seat < row->points.size(); ++seat) {
                sums[seat] += row->seats[seat]->text().toInt();
                row->points[seat]->setText(
                    row->seats[seat]->text().isEmpty() ? QString() : QString::number(sums[seat]));
            }
            continue;
        }
        typed->setNames(left);
        left.removeAll(typed->choice()); // each scores once
        const std::vector<int> worth = worthOf(typed->choice());
        core::SheetRow line { {}, worth, {}, {} };
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat)
            line.places[seat] = row->seats[seat]->text().toInt();
        const core::PerSeat<std::int16_t> points = line.points(row->seats.size());
        for (std::size_t seat = 0; seat < row->points.size(); ++seat) {
            sums[seat] += points[seat];
            row->points[seat]->setText(row->seats[seat]->text().isEmpty() || worth.empty()
                    ? QString()
                    : tr("+%1 · %2", "points, and the sum so far")
                          .arg(QString::number(points[seat]), QString::number(sums[seat])));
        }
        if (typed->hasFocus()) {
            QStringList meant;
            for (const QString& name : typed->candidates().mid(0, 5)) {
                QStringList figures;
                for (const int value : worthOf(name))
                    figures << QString::number(value);
                meant << QStringLiteral("%1 · %2").arg(name, figures.join(QLatin1Char(' ')));
            }
            m_candidates->setText(meant.isEmpty()
                    ? tr("Part of a word is enough. Only bases that have not scored are offered.")
                    : meant.join(QLatin1Char('\n')));
        }
    }
    const core::ScoreSheet written = sheet();
    const core::PerSeat<std::int16_t> score = written.finalScore();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->total->setText(QString::number(score[seat]));
    const core::MatchRecord record = core::toRecord(written, *m_game);
    m_chart->show(record, m_game->scoreScale(), record.summary.count.value_or(core::FinalCount {}));
    showVerdict(written);
    const bool named = std::all_of(
        m_seats.begin(), m_seats.end(), [](const auto& seat) { return !seat->name->text().trimmed().isEmpty(); });
    m_keep->setEnabled(named && !written.rows.empty() && notUnderstood() == nullptr);
}

void SheetView::showVerdict(const core::ScoreSheet& written)
{
    using Kind = core::SheetVerdict::Kind;
    if (const Row* row = notUnderstood(); row != nullptr) {
        const QString typed = row->what->text().trimmed();
        m_verdictTitle->setText(tr("Row %1 counts for nothing").arg(row->number->text()));
        m_verdict->setText(typed.isEmpty()
                ? tr("It has places and no base. Name the base, or empty the row.")
                : tr("No base of these factions that has not scored yet is called “%1”. Write another part of its "
                     "name, or empty the row.")
                      .arg(elided(typed)));
        return;
    }
    const core::SheetVerdict verdict = core::verdictOn(written);
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
}

void SheetView::keep()
{
    if (m_game == nullptr || !m_keep->isEnabled())
        return;
    Q_EMIT keepAsked(core::toRecord(sheet(), *m_game));
}

/// Enter begins the next row, a digit goes on to the next seat, Backspace in an empty field goes back. A Tab after a
/// digit finds itself there already.
bool SheetView::eventFilter(QObject* watched, QEvent* event)
{
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
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (watched == row.what && !row.seats.empty())
                row.seats.front()->setFocus(Qt::TabFocusReason);
            else if (at + 1 < m_rows.size())
                m_rows[at + 1]->what->setFocus(Qt::TabFocusReason);
            else
                addRow(true);
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
