#include "ui/pages/factions/faction_text_column.h"

#include "ui/look.h"
#include "ui/pages/factions/faction_text_edit.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/pages/factions/fault_list.h"
#include "ui/widgets/panel.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

FactionTextColumn::FactionTextColumn(FactionsPresenter& presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    setMinimumWidth(320);
    QWidget* const text = makeText();
    m_faults = new FaultList(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addWidget(text, 4);
    column->addWidget(m_faults, 1);
    setFocusProxy(m_edit);
    connect(m_faults, &FaultList::goAsked, m_edit, &FactionTextEdit::goTo);
    connect(m_faults, &FaultList::mendAsked, this, &FactionTextColumn::mend, Qt::QueuedConnection);
    connect(m_faults, &FaultList::leaveAsked, this, &FactionTextColumn::leave, Qt::QueuedConnection);
}

QWidget* FactionTextColumn::makeText()
{
    auto* panel = new Panel({}, this);
    m_edit = new FactionTextEdit(m_presenter.own(), panel);
    m_edit->setMinimumHeight(160);
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_edit);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_stack);
    m_stack->addWidget(empty);
    panel->body()->addWidget(m_stack, 1);
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("The cards as text · Ctrl+Space offers what fits"));
        m_edit->setAccessibleName(tr("Text of the faction"));
        empty->setWords(tr("A faction of your own"),
            tr("Its cards are written in a few words, checked while you type, and told back as sentences. “New” "
               "begins with twenty cards that can be played."));
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        Q_EMIT typed();
        m_presenter.setText(m_edit->toPlainText());
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_showing)
            Q_EMIT cursorMoved();
    });
    connect(m_edit, &QPlainTextEdit::undoAvailable, this, &FactionTextColumn::undoAvailable);
    return panel;
}

void FactionTextColumn::mend(const core::Problem& fault)
{
    if (m_presenter.isReading())
        return; // the place may have moved since
    m_edit->replace(fault.spot, QString::fromStdString(fault.instead));
    m_edit->setFocus(Qt::OtherFocusReason);
    m_presenter.settle();
}

void FactionTextColumn::leave(const core::Problem& remark)
{
    m_presenter.leave(remark);
    m_edit->setFocus(Qt::OtherFocusReason);
}

void FactionTextColumn::showText()
{
    m_showing = true;
    m_edit->setPlainText(m_presenter.text());
    m_showing = false;
    m_stack->setCurrentIndex(m_presenter.current() == nullptr ? 1 : 0);
}

void FactionTextColumn::showFaults()
{
    const core::FactionCheck& check = m_presenter.reading().check;
    m_edit->setFaults(check.faults, check.remarks);
    m_faults->show(check.faults, check.remarks);
}

int FactionTextColumn::entryAtCursor() const
{
    if (m_presenter.isReading())
        return -1;
    const std::size_t byte = m_edit->byteAtCursor();
    const auto& entries = m_presenter.reading().check.entries;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (byte >= entries[i].spot.at && byte <= entries[i].spot.at + entries[i].spot.length)
            return static_cast<int>(i);
    return -1;
}

void FactionTextColumn::goToEntry(std::size_t row)
{
    const auto& entries = m_presenter.reading().check.entries;
    if (row >= entries.size())
        return;
    core::TextSpot begin = entries[row].spot;
    begin.length = 0;
    m_edit->goTo(begin);
}

void FactionTextColumn::undo()
{
    m_edit->undo();
}

} // namespace ui
