#include "ui/pages/factions/fault_list.h"

#include "ui/pages/factions/concern_sign.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

namespace ui {

namespace {

constexpr std::size_t kMostListed = 30; ///< faults, and as many remarks

QString wordsOf(const core::Problem& fault)
{
    return QString::fromStdString(fault.sentence());
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

void FaultList::show(const core::Problems& faults, const core::Problems& remarks, const Place& place)
{
    while (QLayoutItem* row = m_rows->takeAt(0)) {
        delete row->widget();
        delete row;
    }
    setVisible(!faults.empty() || !remarks.empty());
    QStringList counts;
    if (!faults.empty())
        counts << tr("%n fault(s)", nullptr, static_cast<int>(faults.size()));
    if (!remarks.empty())
        counts << tr("%n to look at", nullptr, static_cast<int>(remarks.size()));
    m_panel->setHeading(counts.join(QStringLiteral(" · ")));
    for (std::size_t i = 0; i < faults.size() && i < kMostListed; ++i) {
        QHBoxLayout* const row = add(faults[i], Concern::Fault, place(faults[i]));
        if (faults[i].instead.empty())
            continue;
        auto* mending = new QPushButton(tr("Mend it"), m_area);
        mending->setAccessibleName(tr("Mend it: write “%1”").arg(QString::fromStdString(faults[i].instead)));
        row->addWidget(mending);
        connect(mending, &QPushButton::clicked, this, [this, fault = faults[i]] { Q_EMIT mendAsked(fault); });
    }
    for (std::size_t i = 0; i < remarks.size() && i < kMostListed; ++i) {
        auto* leaving = new QPushButton(tr("Leave it"), m_area);
        setRole(leaving, Role::Quiet);
        leaving->setProperty("link", true);
        leaving->setAccessibleName(tr("Leave it: %1").arg(wordsOf(remarks[i])));
        leaving->setToolTip(tr("It is not mentioned again while the program runs"));
        add(remarks[i], Concern::Remark, place(remarks[i]))->addWidget(leaving);
        connect(leaving, &QPushButton::clicked, this, [this, remark = remarks[i]] { Q_EMIT leaveAsked(remark); });
    }
    m_rows->addStretch(1);
}

QHBoxLayout* FaultList::add(const core::Problem& problem, Concern concern, const QString& place)
{
    auto* area = new QWidget(m_area);
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    auto* line = new QPushButton(area);
    line->setText(!place.isEmpty()   ? place
            : problem.spot.line == 0 ? tr("the text")
                                     : tr("line %1").arg(problem.spot.line));
    line->setAccessibleName(
        (concern == Concern::Fault ? tr("Fault, %1: %2", "a line of the text, what is wrong")
                                   : tr("To look at, %1: %2", "a line of the text, what is unusual"))
            .arg(line->text(), wordsOf(problem)));
    line->setToolTip(tr("Goes there"));
    auto* words = new PlainLabel(wordsOf(problem), area);
    words->setWordWrap(true);
    row->addWidget(new ConcernSign(concern, area));
    row->addWidget(line);
    row->addWidget(words, 1);
    connect(line, &QPushButton::clicked, this, [this, spot = problem.spot] { Q_EMIT goAsked(spot); });
    m_rows->addWidget(area);
    return row;
}

} // namespace ui
