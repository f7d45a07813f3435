#include "ui/pages/factions/fault_list.h"

#include "ui/look.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

namespace ui {

namespace {

constexpr std::size_t kMost = 30; ///< that are listed

QString wordsOf(const core::Problem& fault)
{
    return QString::fromStdString(core::Problem { {}, fault.what, fault.hint }.text());
}

} // namespace

FaultList::FaultList(QWidget* parent)
    : QWidget(parent)
    , m_panel(new Panel({}, this))
    , m_area(new QWidget(m_panel))
    , m_rows(new QVBoxLayout(m_area))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(space::kSmall);
    auto* scroll = new ScrolledArea(m_area, m_panel);
    scroll->setFocusPolicy(Qt::NoFocus); // the buttons in it have the keyboard
    m_panel->body()->addWidget(scroll, 1);
    m_panel->setMinimumHeight(96);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
}

void FaultList::show(const core::Problems& faults)
{
    while (QLayoutItem* row = m_rows->takeAt(0)) {
        delete row->widget();
        delete row;
    }
    setVisible(!faults.empty());
    m_panel->setHeading(tr("%n fault(s)", nullptr, static_cast<int>(faults.size())));
    for (std::size_t i = 0; i < faults.size() && i < kMost; ++i)
        add(faults[i]);
    m_rows->addStretch(1);
}

void FaultList::add(const core::Problem& fault)
{
    auto* area = new QWidget(m_area);
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    auto* line = new QPushButton(area);
    line->setText(fault.spot.line == 0 ? tr("the text") : tr("line %1").arg(fault.spot.line));
    line->setAccessibleName(QStringLiteral("%1: %2").arg(line->text(), wordsOf(fault)));
    line->setToolTip(tr("Goes there"));
    auto* words = new PlainLabel(wordsOf(fault), area);
    words->setWordWrap(true);
    row->addWidget(line);
    row->addWidget(words, 1);
    connect(line, &QPushButton::clicked, this, [this, spot = fault.spot] { Q_EMIT goAsked(spot); });
    if (!fault.instead.empty()) {
        auto* mending = new QPushButton(tr("Mend it"), area);
        mending->setAccessibleName(tr("Mend it: write “%1”").arg(QString::fromStdString(fault.instead)));
        row->addWidget(mending);
        connect(mending, &QPushButton::clicked, this, [this, fault] { Q_EMIT mendAsked(fault); });
    }
    m_rows->addWidget(area);
}

} // namespace ui
