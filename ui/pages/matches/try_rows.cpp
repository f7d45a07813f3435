#include "ui/pages/matches/try_rows.h"

#include "ui/theme.h"
#include "ui/widgets/pill_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace ui {

TryRows::TryRows(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(1, 1);
}

void TryRows::show(const std::vector<TryRow>& rows)
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int at = 0;
    for (const TryRow& row : rows) {
        auto* pill = new PillLabel(row.kind, this);
        pill->setText(row.lost);
        auto* words = new QWidget(this);
        auto* lines = new QVBoxLayout(words);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(0);
        auto* answer = new PlainLabel(row.answer, words);
        answer->setWordWrap(true);
        lines->addWidget(answer);
        if (!row.note.isEmpty()) {
            auto* note = new PlainLabel(row.note, words);
            note->setWordWrap(true);
            setRole(note, Role::Muted);
            lines->addWidget(note);
        }
        m_grid->addWidget(pill, at, 0, Qt::AlignTop);
        m_grid->addWidget(words, at, 1);
        ++at;
    }
    setVisible(at > 0);
}

} // namespace ui
