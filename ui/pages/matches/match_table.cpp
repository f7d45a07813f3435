#include "ui/pages/matches/match_table.h"

#include "ui/delegates/match_row_delegate.h"
#include "ui/models/match_list_model.h"
#include "ui/theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

namespace {

/// Columns beside the names, the one that goes first where it is narrow at the end.
constexpr std::array kByImportance { MatchListModel::ResultColumn, MatchListModel::ScoreColumn,
    MatchListModel::WhenColumn, MatchListModel::CourseColumn, MatchListModel::TurnsColumn, MatchListModel::TagsColumn,
    MatchListModel::LevelColumn, MatchListModel::SetColumn, MatchListModel::SeatCountColumn };

constexpr double kLeastNames = 220;

} // namespace

MatchTable::MatchTable(MatchListModel* model, QWidget* parent)
    : QTableView(parent)
    , m_rows(new MatchRowDelegate(this))
{
    setItemDelegate(m_rows);
    setModel(model);
    setShowGrid(false);
    setTabKeyNavigation(false); // Tab goes on to the next field
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &MatchTable::sortAsked);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this,
        [this](const QPoint& place) { Q_EMIT columnMenuAsked(horizontalHeader()->mapToGlobal(place)); });
    connect(this, &QAbstractItemView::doubleClicked, this, &MatchTable::rowOpened);
    fit();
}

QList<int> MatchTable::usualColumns()
{
    return { MatchListModel::ResultColumn, MatchListModel::SeatsColumn, MatchListModel::ScoreColumn,
        MatchListModel::CourseColumn, MatchListModel::TurnsColumn, MatchListModel::WhenColumn,
        MatchListModel::TagsColumn };
}

void MatchTable::setWantedColumns(const QList<int>& columns)
{
    m_wanted = columns;
    if (!m_wanted.contains(MatchListModel::SeatsColumn))
        m_wanted << MatchListModel::SeatsColumn;
    fit();
}

QList<std::pair<int, int>> MatchTable::chosenRows() const
{
    QList<std::pair<int, int>> ranges;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        if (range.isValid())
            ranges << std::pair(range.top(), range.height());
    std::sort(ranges.begin(), ranges.end());
    return ranges;
}

int MatchTable::chosenCount() const
{
    int count = 0;
    for (const auto& [row, rows] : chosenRows())
        count += rows;
    return count;
}

int MatchTable::widthOf(int column) const
{
    const QFontMetrics metrics(font());
    const auto chars = [&](int count) { return count * metrics.averageCharWidth(); };
    QFont headerFont = horizontalHeader()->font();
    headerFont.setWeight(QFont::Medium);
    const int heading
        = QFontMetrics(headerFont).horizontalAdvance(MatchListModel::titleOf(column)) + scaled(font(), 36);
    switch (column) {
    case MatchListModel::ResultColumn:
        return std::max(heading, chars(13));
    case MatchListModel::ScoreColumn:
        return std::max(heading, chars(11));
    case MatchListModel::CourseColumn:
        return std::max(heading, scaled(font(), 120));
    case MatchListModel::WhenColumn:
        return std::max(heading, chars(17));
    case MatchListModel::SetColumn:
        return std::max(heading, chars(18));
    case MatchListModel::TagsColumn:
        return std::max(heading, chars(10));
    default:
        return heading;
    }
}

void MatchTable::fit()
{
    verticalHeader()->setMinimumSectionSize(10);
    int left = viewport()->width() - scaled(font(), kLeastNames);
    for (const int column : kByImportance) {
        const int width = widthOf(column);
        const bool shown = m_wanted.contains(column) && (left -= width) >= 0;
        setColumnHidden(column, !shown);
        if (shown)
            setColumnWidth(column, width);
    }
    int others = 0;
    for (const int column : kByImportance)
        others += isColumnHidden(column) ? 0 : columnWidth(column);
    m_rows->setNarrow(m_wanted.contains(MatchListModel::WhenColumn) && isColumnHidden(MatchListModel::WhenColumn));
    verticalHeader()->setDefaultSectionSize(m_rows->rowHeight(font()));
    setColumnWidth(MatchListModel::SeatsColumn, std::max(viewport()->width() - others, scaled(font(), 60)));
}

void MatchTable::choose(int row)
{
    const int first = horizontalHeader()->logicalIndexAt(isRightToLeft() ? viewport()->width() - 1 : 0);
    selectionModel()->setCurrentIndex(
        model()->index(row, std::max(first, 0)), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void MatchTable::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid())
        Q_EMIT rowOpened(currentIndex());
    else if (event->key() == Qt::Key_Delete && chosenCount() > 0)
        Q_EMIT removeAsked();
    else if (event->key() == Qt::Key_Home && !event->modifiers().testFlag(Qt::ShiftModifier))
        choose(0); // the first match, and not the first column of this one
    else if (event->key() == Qt::Key_End && !event->modifiers().testFlag(Qt::ShiftModifier))
        choose(model()->rowCount() - 1);
    else {
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
}

void MatchTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void MatchTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void MatchTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model()->rowCount() > 0 && event->reason() != Qt::MouseFocusReason)
        choose(0);
    viewport()->update(); // the row with the keyboard is framed
}

void MatchTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void MatchTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid())
        return;
    const QPoint place = event->reason() == QContextMenuEvent::Mouse
        ? event->globalPos()
        : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    Q_EMIT menuAsked(place);
    event->accept();
}

} // namespace ui
