#include "ui/pages/matches/deleted_matches.h"

#include "ui/dialogs/ask.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/text/day_words.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/text_table.h"

#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kMostShown = 500; ///< of the bin, those that were deleted last
constexpr double kListWidth = 760; ///< pixels of the mock-ups
constexpr double kListHeight = 420;

enum BinColumn { DeletedColumn, MatchColumn, PlayedColumn, OutcomeColumn, BinColumns };

} // namespace

DeletedMatches::DeletedMatches(MatchesPresenter* presenter, QWidget* parent)
    : QDialog(parent)
    , m_presenter(presenter)
    , m_model(new QStandardItemModel(0, BinColumns, this))
    , m_title(new HeadLabel(type::kPanelTitle, this))
    , m_words(new PlainLabel(this))
    , m_table(new TextTable(this))
{
    m_words->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setWideColumn(MatchColumn, 160);
    m_table->setSpareColumn(PlayedColumn);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_back = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_forGood = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    setRole(m_back, Role::Primary);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_words);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &DeletedMatches::bringBack);
    connect(m_forGood, &QPushButton::clicked, this, &DeletedMatches::deleteForGood);
    connect(m_table, &TextTable::rowOpened, this, &DeletedMatches::bringBack);
    inEachLanguage(this, [this, buttons] {
        setWindowTitle(tr("Deleted matches"));
        m_title->setText(windowTitle());
        m_words->setText(tr("A match that was deleted can be brought back for %1 days. Then it is gone for good.")
                             .arg(core::kDaysInBin));
        m_table->setAccessibleName(tr("Deleted matches"));
        m_back->setText(tr("Bring back"));
        m_forGood->setText(tr("Delete for good…"));
        buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
        fill();
    });
    resize(scaled(font(), kListWidth), scaled(font(), kListHeight));
    boundToScreen(*this);
    showBin();
    m_table->setFocus();
}

void DeletedMatches::showBin()
{
    m_bin = m_presenter->bin(kMostShown);
    fill();
    if (m_bin.empty())
        accept();
}

void DeletedMatches::fill()
{
    const int row = std::max(m_table->currentIndex().row(), 0);
    m_model->setRowCount(0);
    m_model->setHorizontalHeaderLabels({ tr("Deleted"), tr("Match"), tr("Played", "when"), tr("Result") });
    const QDateTime now = QDateTime::currentDateTime();
    for (const core::RemovedMatch& match : m_bin) {
        const core::MatchMode mode = modeOf(match.summary, m_presenter->games());
        QList<QStandardItem*> cells;
        for (const QString& text : { agoText(localTime(match.removedAt), now),
                 matchTitle(match.summary, mode) + QLatin1Char('\n') + matchPairs(match.summary),
                 matchDay(match.summary), matchResult(match.summary, mode) }) {
            cells << new QStandardItem(text);
            cells.back()->setEditable(false);
        }
        m_model->appendRow(cells);
    }
    if (!m_bin.empty())
        m_table->selectRow(std::min(row, static_cast<int>(m_bin.size()) - 1));
    m_back->setEnabled(!m_bin.empty());
    m_forGood->setEnabled(!m_bin.empty());
}

std::vector<std::int64_t> DeletedMatches::chosen() const
{
    std::vector<std::int64_t> ids;
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& index : rows)
        ids.push_back(m_bin[static_cast<std::size_t>(index.row())].summary.id);
    return ids;
}

void DeletedMatches::bringBack()
{
    const std::vector<std::int64_t> ids = chosen();
    if (ids.empty() || !m_presenter->restore(ids))
        return;
    Q_EMIT broughtBack(ids);
    showBin();
}

void DeletedMatches::deleteForGood()
{
    const std::vector<std::int64_t> ids = chosen();
    if (ids.empty()
        || !askToConfirm(this,
            { [] { return tr("Delete for good"); },
                [count = static_cast<int>(ids.size())] {
                    return tr("%n match(es) with every move and chart will be gone and cannot be brought back.",
                        nullptr, count);
                },
                [] { return tr("Delete for good"); } })
        || !m_presenter->removeForGood(ids))
        return;
    Q_EMIT deletedForGood();
    showBin();
}

} // namespace ui
