#include "ui/pages/factions/faction_text_column.h"

#include "core/json/json_edit.h"
#include "core/json/json_place.h"
#include "ui/pages/factions/faction_form.h"
#include "ui/pages/factions/faction_head.h"
#include "ui/pages/factions/faction_text_edit.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/pages/factions/fault_list.h"
#include "ui/pages/factions/field_editors.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAction>
#include <QButtonGroup>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// In the order in which their faults are looked for.
constexpr std::array kTraits { core::FactionTrait::Name, core::FactionTrait::Theme, core::FactionTrait::Colour,
    core::FactionTrait::Emblem };

enum { TextPage, FormPage, EmptyPage };

/// Whether a byte of the text is within what a field shows, its key included.
bool stands(const std::string& text, const core::FactionField& field, std::size_t byte)
{
    const core::JsonPlace place = core::placeIn(text, field.pointer);
    return byte >= (place.keyLength == 0 ? place.at : place.keyAt) && byte <= place.at + place.length;
}

} // namespace

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
    setFocusProxy(m_head);
    connectForm();
    connect(m_faults, &FaultList::goAsked, this, &FactionTextColumn::go);
    connect(m_faults, &FaultList::mendAsked, this, &FactionTextColumn::mend, Qt::QueuedConnection);
    connect(m_faults, &FaultList::leaveAsked, this, &FactionTextColumn::leave, Qt::QueuedConnection);
}

QWidget* FactionTextColumn::makeText()
{
    auto* panel = new Panel({}, this);
    auto* head = new QHBoxLayout;
    auto* ways = new QButtonGroup(panel);
    m_asText = new QPushButton(panel);
    m_asForm = new QPushButton(panel);
    for (QPushButton* each : { m_asText, m_asForm }) {
        setRole(each, Role::Toggle);
        each->setCheckable(true);
        ways->addButton(each);
        head->addWidget(each);
    }
    m_asForm->setChecked(true);
    auto* hint = new PlainLabel(panel);
    setRole(hint, Role::Muted);
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(hint, 1);
    panel->body()->addLayout(head);
    m_edit = new FactionTextEdit(m_presenter.own(), panel);
    m_edit->setMinimumHeight(160);
    m_stack = new PageStack(panel);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_stack);
    m_stack->addWidget(m_edit);
    m_stack->addWidget(makeForm());
    m_stack->addWidget(empty);
    panel->body()->addWidget(m_stack, 1);
    inEachLanguage(panel, [=, this] {
        m_asText->setText(tr("As text"));
        m_asText->setAccessibleName(tr("The cards as text"));
        m_asForm->setText(tr("As form"));
        m_asForm->setAccessibleName(tr("The card as a form"));
        hint->setText(isForm() ? tr("What is set here is written into the text") : tr("Ctrl+Space offers what fits"));
        m_edit->setAccessibleName(tr("Text of the faction"));
        empty->setWords(tr("A faction of your own"),
            tr("“New” begins with twenty cards that can be played, “Copy…” with those of a printed faction that you "
               "know. Change a card and it is checked at once, and told back as a sentence."));
    });
    connect(m_asForm, &QPushButton::toggled, this, [this, hint](bool form) {
        hint->setText(form ? tr("What is set here is written into the text") : tr("Ctrl+Space offers what fits"));
        setForm(form);
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        if (!m_writing)
            m_written.clear();
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

QWidget* FactionTextColumn::makeForm()
{
    auto* page = new QWidget(m_stack);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    m_head = new FactionHead(m_presenter.game(), page);
    m_form = new FactionForm(page);
    column->addWidget(m_head);
    column->addWidget(m_form, 1);
    return page;
}

void FactionTextColumn::connectForm()
{
    const auto text = [this] { return m_edit->toPlainText().toStdString(); };
    connect(m_form, &FactionForm::valueAsked, this, [this, text](const std::string& pointer, const std::string& value) {
        apply(core::withValue(text(), pointer, value), pointer);
    });
    connect(m_form, &FactionForm::beginAsked, this, &FactionTextColumn::begin);
    connect(m_form, &FactionForm::removeAsked, this,
        [this, text](const std::string& pointer) { apply(core::without(text(), pointer)); });
    connect(m_form, &FactionForm::laterAsked, this,
        [this, text](const std::string& pointer) { apply(core::withNextFirst(text(), pointer)); });
    connect(m_form, &FactionForm::textAsked, this, &FactionTextColumn::goToPlace);
    connect(m_head, &FactionHead::traitAsked, this, &FactionTextColumn::setTrait);
    auto* back = new QAction(m_form->parentWidget());
    back->setShortcut(QKeySequence::Undo);
    back->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_form->parentWidget()->addAction(back);
    onNewLanguage(m_form, [this] { showForm(); }); // the faults are told in it, too
    inEachLanguage(back, [back] { back->setText(tr("Take back what was set last")); });
    connect(back, &QAction::triggered, this, &FactionTextColumn::undo);
}

bool FactionTextColumn::isForm() const
{
    return m_asForm->isChecked();
}

void FactionTextColumn::setForm(bool form)
{
    (form ? m_asForm : m_asText)->setChecked(true);
    if (m_presenter.current() == nullptr)
        return;
    const int page = form ? FormPage : TextPage;
    const bool changes = page != m_stack->currentIndex();
    m_stack->setCurrentIndex(page);
    setFocusProxy(form ? static_cast<QWidget*>(m_head) : m_edit);
    showForm();
    if (changes)
        showFaults(); // they name their place in other words
}

void FactionTextColumn::showEntry(std::size_t row)
{
    const auto& entries = m_presenter.reading().check.entries;
    m_entry = row < entries.size() ? entries[row].pointer : std::string();
    showForm();
}

void FactionTextColumn::showForm()
{
    if (!isForm())
        return;
    const core::FactionField form = m_presenter.own().formOf(m_edit->toPlainText().toStdString(), m_entry);
    if (!m_presenter.isReading()) // else what was found last is shown where it was
        placeFaults(form);
    m_form->show(form, m_wrong);
    const std::string text = m_edit->toPlainText().toStdString();
    m_head->show(m_presenter.own().infoOf(text), !m_presenter.reading().check.entries.empty());
}

/// The place of the form in which something is amiss; null where it is elsewhere.
const core::FactionField* FactionTextColumn::innermost(
    const core::FactionField& form, const core::Problem& problem) const
{
    const std::string text = m_edit->toPlainText().toStdString();
    const core::FactionField* found = nullptr;
    const core::FactionField* next = problem.spot.line == 0 ? nullptr : &form;
    while (next != nullptr && stands(text, *next, problem.spot.at)) {
        found = next;
        const auto part = std::find_if(found->parts.begin(), found->parts.end(),
            [&](const core::FactionField& inner) { return stands(text, inner, problem.spot.at); });
        next = part == found->parts.end() ? nullptr : &*part;
    }
    return found;
}

void FactionTextColumn::placeFaults(const core::FactionField& form)
{
    m_wrong.clear();
    for (const core::Problem& each : m_presenter.reading().check.faults)
        if (const core::FactionField* const found = innermost(form, each); found != nullptr)
            m_wrong.emplace(found->pointer, QString::fromStdString(each.sentence()));
}

/// Where something is amiss in words of the form: "Old Bear, power". Empty where only the text can say it.
QString FactionTextColumn::placeOf(const core::Problem& problem) const
{
    const core::FactionCheck& check = m_presenter.reading().check;
    if (!isForm() || check.entries.empty())
        return {};
    const std::string text = m_edit->toPlainText().toStdString();
    for (const core::FactionCheck::Entry& each : check.entries) {
        if (problem.spot.line == 0 || problem.spot.at < each.spot.at
            || problem.spot.at >= each.spot.at + each.spot.length)
            continue;
        const QString card = each.name.empty() ? tr("a card without a name") : QString::fromStdString(each.name);
        const core::FactionField form = m_presenter.own().formOf(text, each.pointer);
        QString called;
        for (const core::FactionField* field = &form; field != nullptr;) {
            if (!field->key.word.empty())
                called = calledOf(field->key);
            const auto part = std::find_if(field->parts.begin(), field->parts.end(),
                [&](const core::FactionField& inner) { return stands(text, inner, problem.spot.at); });
            field = part == field->parts.end() ? nullptr : &*part;
        }
        return called.isEmpty() ? card : tr("%1: %2", "a card, a part of it").arg(card, called);
    }
    return tr("the faction");
}

/// To what is amiss: in the form as far as it shows that place.
void FactionTextColumn::go(const core::TextSpot& spot)
{
    core::Problem there;
    there.spot = spot;
    if (!isForm()) {
        m_edit->goTo(spot);
        return;
    }
    if (placeOf(there).isEmpty()) {
        QMetaObject::invokeMethod(
            this,
            [this, spot] {
                setForm(false);
                m_edit->goTo(spot);
            },
            Qt::QueuedConnection); // the button that was pressed goes with it
        return;
    }
    m_edit->moveTo(spot);
    const std::string text = m_edit->toPlainText().toStdString();
    const core::FactionField form = m_presenter.own().formOf(text, m_entry);
    if (const core::FactionField* const found = innermost(form, there); found != nullptr && !found->pointer.empty()) {
        m_form->goTo(found->pointer);
        return;
    }
    core::FactionTrait trait = core::FactionTrait::Name;
    for (const core::FactionTrait each : kTraits)
        if (const core::TextSpot value = core::spotOfValue(text, m_presenter.own().pointerTo(each));
            spot.at >= value.at && spot.at <= value.at + value.length)
            trait = each;
    m_head->goTo(trait);
}

void FactionTextColumn::setTrait(core::FactionTrait trait, const QString& value)
{
    const std::string text = m_edit->toPlainText().toStdString();
    const std::string pointer = m_presenter.own().pointerTo(trait);
    const std::string written = core::quotedJson(value.toStdString());
    core::TextEdit edit = core::withValue(text, pointer, written);
    if (edit.empty())
        edit = core::withMember(text, "", pointer.substr(1), written);
    apply(edit, pointer);
}

/// Changes the text at one place. What is written to the same value again and again is undone as one.
void FactionTextColumn::apply(const core::TextEdit& edit, const std::string& pointer)
{
    if (edit.empty())
        return;
    const QScopedValueRollback<bool> writing(m_writing, true);
    m_edit->apply(edit, !pointer.empty() && pointer == m_written);
    m_written = pointer;
    showForm();
}

/// Writes something sound at a place: over what is there, or as one more member or item of what is around it.
void FactionTextColumn::begin(const std::string& pointer, const std::string& head)
{
    const std::string text = m_edit->toPlainText().toStdString();
    const std::string value = m_presenter.own().beginningOf(text, m_entry, pointer, head);
    if (value.empty())
        return;
    core::TextEdit edit = core::withValue(text, pointer, value);
    const std::size_t slash = pointer.rfind('/');
    if (edit.empty())
        edit = core::withItem(text, pointer.substr(0, slash), value);
    if (edit.empty())
        edit = core::withMember(text, pointer.substr(0, slash), pointer.substr(slash + 1), value);
    apply(edit);
}

void FactionTextColumn::addCard()
{
    const std::string text = m_edit->toPlainText().toStdString();
    addEntry(m_presenter.own().newEntry(text, {}),
        [&text](const std::string& value) { return core::withItem(text, "/cards", value); });
}

void FactionTextColumn::duplicateEntry(std::size_t row)
{
    const auto& entries = m_presenter.reading().check.entries;
    if (!m_presenter.settle() || row >= entries.size())
        return;
    const std::string text = m_edit->toPlainText().toStdString();
    const std::string pointer = entries[row].pointer;
    addEntry(m_presenter.own().newEntry(text, pointer),
        [&](const std::string& value) { return core::withItemBehind(text, pointer, value); });
}

void FactionTextColumn::addEntry(
    const std::string& value, const std::function<core::TextEdit(const std::string&)>& written)
{
    const core::TextEdit edit = value.empty() ? core::TextEdit() : written(value);
    if (edit.empty())
        Q_EMIT failed([] { return tr("No card can be added while the text is not whole."); });
    apply(edit);
    m_presenter.settle();
}

void FactionTextColumn::removeEntry(std::size_t row)
{
    const auto& entries = m_presenter.reading().check.entries;
    if (!m_presenter.settle() || row >= entries.size())
        return;
    apply(core::without(m_edit->toPlainText().toStdString(), entries[row].pointer));
    m_presenter.settle();
}

void FactionTextColumn::takeKeyboard()
{
    QWidget* const seen = isForm() ? static_cast<QWidget*>(m_asForm) : m_edit;
    seen->setFocus(Qt::OtherFocusReason);
}

void FactionTextColumn::mend(const core::Problem& fault)
{
    if (m_presenter.isReading())
        return; // the place may have moved since
    m_edit->replace(fault.spot, QString::fromStdString(fault.instead));
    takeKeyboard();
    m_presenter.settle();
}

void FactionTextColumn::leave(const core::Problem& remark)
{
    m_presenter.leave(remark);
    takeKeyboard();
}

void FactionTextColumn::showText()
{
    m_showing = true;
    m_edit->setPlainText(m_presenter.text());
    m_showing = false;
    m_written.clear();
    m_stack->setCurrentIndex(m_presenter.current() == nullptr ? EmptyPage : isForm() ? FormPage : TextPage);
    for (QPushButton* each : { m_asText, m_asForm })
        each->setEnabled(m_presenter.current() != nullptr);
}

void FactionTextColumn::showFaults()
{
    const core::FactionCheck& check = m_presenter.reading().check;
    m_edit->setFaults(check.faults, check.remarks);
    m_faults->show(check.faults, check.remarks, [this](const core::Problem& each) { return placeOf(each); });
}

int FactionTextColumn::entryAtCursor() const
{
    const std::optional<std::size_t> byte = cursor();
    const auto& entries = m_presenter.reading().check.entries;
    for (std::size_t i = 0; byte && i < entries.size(); ++i)
        if (*byte >= entries[i].spot.at && *byte <= entries[i].spot.at + entries[i].spot.length)
            return static_cast<int>(i);
    return -1;
}

std::optional<std::size_t> FactionTextColumn::cursor() const
{
    if (m_presenter.isReading())
        return std::nullopt;
    return m_edit->byteAtCursor();
}

void FactionTextColumn::goToEntry(std::size_t row)
{
    const auto& entries = m_presenter.reading().check.entries;
    if (row >= entries.size())
        return;
    core::TextSpot begin = entries[row].spot;
    begin.length = 0;
    if (isForm())
        m_edit->moveTo(begin);
    else
        m_edit->goTo(begin);
}

void FactionTextColumn::goToPlace(const std::string& pointer)
{
    setForm(false);
    core::TextSpot spot = core::spotOfValue(m_edit->toPlainText().toStdString(), pointer);
    m_edit->goTo(spot);
}

void FactionTextColumn::undo()
{
    m_edit->undo();
    m_presenter.settle();
}

} // namespace ui
