#include "ui/widgets/text_table.h"

#include "ui/theme.h"
#include "ui/widgets/row_delegate.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr double kShortHeading = 68; // up to that wide no heading is cut
constexpr double kSideMargin = 8; // of a cell, and in the style sheet of a heading

int longestWord(const QString& text, const QFont& font)
{
    int longest = 0;
    for (const QString& word : QString(text).replace(QLatin1Char('\n'), QLatin1Char(' ')).split(QLatin1Char(' ')))
        longest = std::max(longest, QFontMetrics(font).horizontalAdvance(word));
    return longest;
}

/// Headings that wrap between words, and end a word in dots where their column is narrower. Qt's own reckon with other
/// margins than the style sheet's, and lose the beginning of a heading that stands at the right.
class TextHeader final : public QHeaderView {
public:
    explicit TextHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
    }

    QFont textFont() const
    {
        QFont font = this->font();
        font.setWeight(QFont::Medium);
        return font;
    }

    QSize sizeHint() const override
    {
        QSize size = QHeaderView::sizeHint();
        const QFontMetrics metrics(textFont());
        int tallest = metrics.height();
        for (int section = 0; section < count() && !isSortIndicatorShown(); ++section)
            if (const int room = sectionSize(section) - 2 * scaled(font(), kSideMargin); room > 0)
                tallest = std::max(tallest,
                    metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, heading(section, room)).height());
        size.rheight() += tallest - metrics.height();
        return size;
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        if (!isSortIndicatorShown())
            option->text.clear();
    }

    void paintSection(QPainter* painter, const QRect& area, int section) const override
    {
        painter->save();
        QHeaderView::paintSection(painter, area, section);
        painter->restore();
        if (isSortIndicatorShown())
            return; // the style knows where its arrow goes
        const int side = scaled(font(), kSideMargin);
        const QRect room = area.adjusted(side, 0, -side, 0);
        painter->save();
        painter->setFont(textFont());
        painter->setPen(coloursOf(palette()).muted);
        painter->drawText(room,
            model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap,
            heading(section, room.width()));
        painter->restore();
    }

private:
    /// The words of a heading, none of them wider than `room`.
    QString heading(int section, int room) const
    {
        QStringList words
            = model()->headerData(section, orientation(), Qt::DisplayRole).toString().split(QLatin1Char(' '));
        for (QString& word : words)
            word = QFontMetrics(textFont()).elidedText(word, Qt::ElideRight, room);
        return words.join(QLatin1Char(' '));
    }
};

} // namespace

TextTable::TextTable(QWidget* parent)
    : QTableView(parent)
    , m_fit(new QTimer(this))
{
    setHorizontalHeader(new TextHeader(this));
    setItemDelegate(new RowDelegate(this));
    setShowGrid(false);
    setTabKeyNavigation(false); // Tab goes on to the next field
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setWordWrap(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(10);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    horizontalHeader()->setMinimumSectionSize(30);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    connect(m_fit, &QTimer::timeout, this, &TextTable::fit);
    connect(this, &QAbstractItemView::doubleClicked, this, &TextTable::rowOpened);
}

void TextTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_follow = true;
        m_fit->start();
    });
    connect(model, &QAbstractItemModel::layoutChanged, m_fit, qOverload<>(&QTimer::start));
    connect(model, &QAbstractItemModel::rowsInserted, m_fit, qOverload<>(&QTimer::start));
    connect(model, &QAbstractItemModel::dataChanged, m_fit, qOverload<>(&QTimer::start));
    m_fit->start();
}

void TextTable::setWideColumn(int column, int least)
{
    m_wideColumn = column;
    m_leastWidth = least;
    m_fit->start();
}

void TextTable::setSpareColumn(int column, int narrow)
{
    m_spareColumns.emplace_back(column, narrow);
    m_fit->start();
}

void TextTable::clearSpareColumns()
{
    for (const auto& each : m_spareColumns)
        setColumnHidden(each.first, false);
    m_spareColumns.clear();
    m_fit->start();
}

int TextTable::headerWidth(int column) const
{
    // A heading wraps between words, except beside the arrow of a sorted table.
    const QFont font = static_cast<const TextHeader*>(horizontalHeader())->textFont();
    const QString heading = model()->headerData(column, Qt::Horizontal).toString();
    const int widest = isSortingEnabled() ? QFontMetrics(font).horizontalAdvance(heading) : longestWord(heading, font);
    return widest + scaled(font, isSortingEnabled() ? 36 : 2 * kSideMargin + 2);
}

int TextTable::halfOf(int natural) const
{
    return std::min(natural / 2, viewport()->width() / 4);
}

int TextTable::wordWidth(int column, int natural) const
{
    // Emblems and margins stay; of each text only its longest word has to fit.
    const QFontMetrics metrics(font());
    int longestText = 0;
    int longest = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QString text = model()->index(row, column).data().toString();
        longestText = std::max(longestText, metrics.horizontalAdvance(text));
        longest = std::max(longest, longestWord(text, font()));
    }
    return std::max(halfOf(natural), natural - longestText + longest + longest / 8);
}

void TextTable::fitColumns()
{
    const int count = model() == nullptr ? 0 : model()->columnCount();
    const int room = viewport()->width();
    if (count == 0 || m_wideColumn >= count)
        return;
    std::vector<int> widths(static_cast<std::size_t>(count), 0);
    std::vector<int> least(static_cast<std::size_t>(count), 0);
    std::vector<int> tightest(static_cast<std::size_t>(count), 0);
    const auto at = [&](int column) -> int& { return widths[static_cast<std::size_t>(column)]; };
    int others = 0;
    for (const auto& [column, narrow] : m_spareColumns)
        setColumnHidden(column, room < scaled(font(), narrow));
    for (int column = 0; column < count; ++column) {
        if (column == m_wideColumn || isColumnHidden(column))
            continue;
        const int natural = sizeHintForColumn(column);
        const int header = headerWidth(column);
        at(column) = std::max(natural, header);
        least[static_cast<std::size_t>(column)] = std::max(header, wordWidth(column, natural));
        tightest[static_cast<std::size_t>(column)] = std::max(horizontalHeader()->minimumSectionSize(),
            natural <= header ? std::min(header, scaled(font(), kShortHeading)) : halfOf(natural));
        others += at(column);
    }
    int wideWord = scaled(font(), m_leastWidth);
    for (int row = 0; row < model()->rowCount(); ++row)
        wideWord = std::max(wideWord,
            longestWord(model()->index(row, m_wideColumn).data().toString(), font()) + scaled(font(), 2 * kSideMargin)
                + 2);
    // Where all is too wide, those with the most to spare wrap first: between words until the wide column has a good
    // share, and within words only until it has the least it can do with.
    const std::array steps { std::pair { &least, room - room * 2 / 5 }, std::pair { &tightest, room - wideWord } };
    for (const auto& [floors, goal] : steps) {
        const std::vector<int>& floor = *floors;
        while (others > goal) {
            std::size_t most = 0;
            for (std::size_t i = 1; i < widths.size(); ++i)
                if (widths[i] - floor[i] > widths[most] - floor[most])
                    most = i;
            const int cut = std::min({ widths[most] - floor[most], 8, others - goal });
            if (cut <= 0)
                break;
            widths[most] -= cut;
            others -= cut;
        }
    }
    at(m_wideColumn) = std::max(room - others, horizontalHeader()->minimumSectionSize());
    for (int column = 0; column < count; ++column)
        if (!isColumnHidden(column) && columnWidth(column) != at(column))
            setColumnWidth(column, at(column));
}

void TextTable::fit()
{
    fitColumns();
    resizeRowsToContents();
    updateGeometries(); // else the scroll bar still has the range of the old heights
    if (std::exchange(m_follow, false) && currentIndex().isValid())
        scrollTo(currentIndex());
}

void TextTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    m_follow = true;
    m_fit->start();
}

void TextTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_fit->start();
}

void TextTable::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT rowOpened(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void TextTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model() != nullptr && model()->rowCount() > 0
        && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(model()->index(0, 0));
    viewport()->update(); // the row with the keyboard is framed
}

void TextTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace ui
