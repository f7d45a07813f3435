#include "ui/pages/matches/place_grid.h"

#include "ui/pages/matches/sheet_marks.h"
#include "ui/pages/matches/typed_choice.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <set>

namespace ui {

struct PlaceGrid::SeatChoices {
    std::array<TypedChoice*, 2> factions {};
    QSpinBox* less = nullptr; ///< how many of what costs points at the end
};

namespace {

QString figuresOf(const std::vector<int>& worth)
{
    QStringList figures;
    for (const int value : worth)
        figures << QString::number(value);
    return figures.join(QLatin1Char(' '));
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

PlaceGrid::PlaceGrid(const core::Game* game, QWidget* before, QWidget* parent)
    : SheetGrid(game, before, parent)
    , m_faces(game == nullptr ? FactionFaces() : FactionFaces(*game))
    , m_card(addButton())
    , m_lessHeading(new PlainLabel(m_area))
{
    m_grid->setColumnStretch(kWhatColumn, 6);
    setRole(m_lessHeading, Role::Muted);
    connect(m_card, &QPushButton::clicked, this, [this] {
        addCardRow();
        showNewRow();
    });
}

PlaceGrid::~PlaceGrid() = default;

void PlaceGrid::addSeat()
{
    auto choices = std::make_unique<SeatChoices>();
    for (TypedChoice*& faction : choices->factions) {
        faction = new TypedChoice(m_area);
        connect(faction, &QLineEdit::textChanged, this, &PlaceGrid::work);
    }
    choices->less = new QSpinBox(m_area);
    choices->less->setButtonSymbols(QAbstractSpinBox::NoButtons); // the arrow keys and the wheel do it
    choices->less->setMaximum(60);
    connect(choices->less, &QSpinBox::valueChanged, this, &PlaceGrid::work);
    m_choices.push_back(std::move(choices));
}

void PlaceGrid::takeSeat()
{
    for (TypedChoice* faction : m_choices.back()->factions)
        forget(faction);
    forget(m_choices.back()->less);
    m_choices.pop_back();
}

PlaceGrid::Row& PlaceGrid::addBaseRow()
{
    return addRow(new TypedChoice(m_area), new BaseMark(m_area));
}

PlaceGrid::Row& PlaceGrid::addCardRow()
{
    return addRow(new QLineEdit(m_area));
}

void PlaceGrid::fillSeat(std::size_t seat, const core::SheetSeat& sits)
{
    const std::array<TypedChoice*, 2>& fields = m_choices[seat]->factions;
    for (std::size_t at = 0; at < std::min(fields.size(), sits.factions.size()); ++at)
        fields[at]->setText(QString::fromStdString(sits.factions[at]));
    m_choices[seat]->less->setValue(sits.less);
}

void PlaceGrid::fillRows(const core::ScoreSheet& sheet)
{
    for (const core::SheetRow& line : sheet.rows) {
        const bool base = !line.worth.empty();
        const Row& row = base ? addBaseRow() : addCardRow();
        row.what->setText(QString::fromStdString(line.what));
        for (std::size_t i = 0; i < row.seats.size(); ++i)
            row.seats[i]->setText(QString::number(base ? line.places[i] : line.given[i]));
    }
}

QWidget* PlaceGrid::firstField() const
{
    return m_choices.front()->factions.front();
}

void PlaceGrid::placeSeat(std::size_t seat, int column)
{
    int line = 1;
    for (TypedChoice* faction : m_choices[seat]->factions) {
        m_grid->addWidget(faction, line++, column, 1, 2);
        goesOnTo(faction);
    }
}

void PlaceGrid::placeRow(const Row& row, int line)
{
    if (row.picture != nullptr)
        m_grid->addWidget(row.picture, line, kPictureColumn);
    m_grid->addWidget(row.what, line, kWhatColumn);
    goesOnTo(row.what);
}

void PlaceGrid::placeEnd(int line)
{
    m_grid->addWidget(m_lessHeading, line, kPictureColumn, 1, 2);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_grid->addWidget(m_choices[i]->less, line, columnOf(i), 1, 2);
        goesOnTo(m_choices[i]->less);
    }
}

const QRegularExpression& PlaceGrid::pattern(const Row& row) const
{
    static const QRegularExpression place(QStringLiteral("[0-4]"));
    static const QRegularExpression points(QStringLiteral("-?[0-9]{0,2}"));
    return row.picture != nullptr ? place : points;
}

void PlaceGrid::showNames()
{
    SheetGrid::showNames();
    m_card->setText(tr("+ Points from a card"));
    m_card->setAccessibleName(tr("Add points from a card"));
    m_keys->setText(tr("1, 2, 3 set a place, equal ones tie · 0 for nothing · the first seat began"));
    m_rowsHeading->setText(tr("Base, in the order they scored"));
    m_totalHeading->setText(tr("Total"));
    m_lessHeading->setText(m_rules ? QString::fromStdString(m_rules->lessTitle) : QString());
    const QStringList factions = m_game == nullptr ? QStringList() : factionsOf(*m_game, m_set);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const auto& [first, second] = m_choices[i]->factions;
        for (TypedChoice* faction : { first, second })
            faction->setNames(factions);
        first->setPlaceholderText(tr("First faction"));
        first->setAccessibleName(tr("First faction of seat %1").arg(i + 1));
        second->setPlaceholderText(tr("Second faction"));
        second->setAccessibleName(tr("Second faction of seat %1").arg(i + 1));
        m_choices[i]->less->setAccessibleName(tr("Cards of seat %1 that cost points").arg(i + 1));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = *m_rows[i];
        const bool base = row.picture != nullptr;
        row.what->setPlaceholderText(base ? tr("Base") : tr("Card or reason"));
        row.what->setAccessibleName((base ? tr("Base %1") : tr("Reason for points %1")).arg(i + 1));
        for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
            row.seats[seat]->setPlaceholderText(base ? tr("Rank") : tr("VP"));
            row.seats[seat]->setAccessibleName(
                (base ? tr("Place of seat %1 in row %2") : tr("Points of seat %1 in row %2"))
                    .arg(QString::number(seat + 1), QString::number(i + 1)));
        }
    }
}

/// The bases of the printing, for whoever has more boxes may shuffle more of them in: first those of the factions in
/// play. Those of factions that players wrote are there where they play.
QStringList PlaceGrid::bases() const
{
    QStringList names;
    QStringList others;
    std::set<std::string> factions;
    for (const auto& seat : m_choices)
        for (const TypedChoice* field : seat->factions)
            factions.insert(field->choice().toStdString());
    std::set<std::string> absent;
    for (const core::FactionInfo& faction : m_game->factions())
        if (faction.own && !factions.contains(faction.name))
            absent.insert(faction.name);
    for (const core::CardInfo& card : m_game->cards())
        if (m_rules && card.set == m_set && card.type == m_rules->type && !absent.contains(card.group))
            (factions.contains(card.group) ? names : others) << QString::fromStdString(card.name);
    return names + others;
}

std::vector<int> PlaceGrid::worthOf(const QString& base) const
{
    return m_game == nullptr ? std::vector<int>() : core::worthOf(*m_game, m_set, base.toStdString());
}

QString PlaceGrid::landscapeOfBase(const QString& name) const
{
    for (const core::CardInfo& card : m_game->cards())
        if (card.set == m_set && card.isPlace() && card.name == name.toStdString())
            return QString::fromStdString(card.landscape);
    return {};
}

std::vector<core::SheetSeat> PlaceGrid::seats() const
{
    std::vector<core::SheetSeat> seats = SheetGrid::seats();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        for (const TypedChoice* field : m_choices[i]->factions)
            if (!field->choice().isEmpty())
                seats[i].factions.push_back(field->choice().toStdString());
        seats[i].less = m_choices[i]->less->value();
    }
    return seats;
}

std::vector<core::SheetRow> PlaceGrid::rows(const core::PerSeat<std::int16_t>& /*start*/) const
{
    std::vector<core::SheetRow> rows;
    for (const auto& row : m_rows) {
        core::SheetRow line;
        const auto* typed = qobject_cast<const TypedChoice*>(row->what);
        const QString what = typed != nullptr ? typed->choice() : row->what->text().trimmed();
        line.what = what.toStdString();
        if (typed != nullptr)
            line.worth = worthOf(what);
        bool any = false;
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat) {
            any = any || !row->seats[seat]->text().isEmpty();
            (typed != nullptr ? line.places : line.given)[seat] = row->seats[seat]->text().toInt();
        }
        if (any && (typed == nullptr || !line.worth.empty())) // a row that is begun and no more counts for nothing yet
            rows.push_back(std::move(line));
    }
    return rows;
}

std::optional<SheetGrid::Unread> PlaceGrid::unread() const
{
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

/// What costs points at the end is asked where it can have been in the match, and where it is written already.
void PlaceGrid::showLess()
{
    bool asked = false;
    for (const core::SheetSeat& seat : m_rules && !m_rules->less.empty() ? seats() : std::vector<core::SheetSeat>())
        asked = asked || seat.less > 0
            || std::any_of(seat.factions.begin(), seat.factions.end(), [this](const std::string& faction) {
                   return std::find(m_rules->lessWith.begin(), m_rules->lessWith.end(), faction)
                       != m_rules->lessWith.end();
               });
    m_lessHeading->setVisible(asked);
    for (const auto& seat : m_choices)
        seat->less->setVisible(asked);
}

/// What each row gives, and which bases the next can mean.
void PlaceGrid::workRows()
{
    showLess();
    for (const auto& seat : m_choices)
        for (TypedChoice* field : seat->factions) {
            const FactionFace face = m_faces.of(field->choice());
            field->setEmblem(field->choice().isEmpty() ? QString() : face.emblem, face.colour);
            showWritten(field);
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
            showWritten(typed);
        }
        for (std::size_t seat = 0; seat < row->seats.size(); ++seat)
            (typed != nullptr ? line.places : line.given)[seat] = row->seats[seat]->text().toInt();
        const core::PerSeat<std::int16_t> points = line.points(row->seats.size());
        for (std::size_t seat = 0; seat < row->points.size(); ++seat) {
            sums[seat] += points[seat];
            if (row->seats[seat]->text().isEmpty() || (typed != nullptr && line.worth.empty()))
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
}

/// A Tab after a digit finds itself there already.
bool PlaceGrid::press(std::size_t at, int seat, const QKeyEvent& key)
{
    const Row& row = *m_rows[at];
    QLineEdit* field = seat < 0 ? row.what : row.seats[static_cast<std::size_t>(seat)];
    QLineEdit* next
        = seat + 1 < static_cast<int>(row.seats.size()) ? row.seats[static_cast<std::size_t>(seat + 1)] : nullptr;
    const bool wentOn = field == m_wentOnTo;
    m_wentOnTo = nullptr;
    const bool lastRow = at + 1 == m_rows.size();
    if (key.key() == Qt::Key_Tab) {
        // After the last place of a row that is whole comes the next base, not the buttons below the lines.
        const bool begins = lastRow && next == nullptr && !field->text().isEmpty() && !unread()
            && m_choices.front()->less->isHidden();
        if (begins && !wentOn) {
            addBaseRow();
            showNewRow();
        }
        return wentOn || begins;
    }
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        if (seat < 0 && next != nullptr) {
            next->setFocus(Qt::TabFocusReason);
        } else if (!lastRow) {
            m_rows[at + 1]->what->setFocus(Qt::TabFocusReason);
        } else {
            addBaseRow();
            showNewRow();
        }
        return true;
    }
    const QString text = key.text();
    if (row.picture == nullptr || seat < 0 || text.size() != 1 || text[0] < QLatin1Char('0')
        || text[0] > QLatin1Char('4'))
        return false;
    field->setText(text);
    if (next != nullptr) {
        next->setFocus(Qt::TabFocusReason);
        m_wentOnTo = next;
    }
    return true;
}

} // namespace ui
