#include "ui/pages/factions/faction_form.h"

#include "core/json/json_edit.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/factions/concern_sign.h"
#include "ui/pages/factions/field_editors.h"
#include "ui/pages/factions/step_chooser.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using Shape = core::FactionField::Shape;

namespace {

constexpr double kFormIndent = 18; // pixels of the mock-up
constexpr double kFormLabel = 104;

/// What an object is, as people say it.
QString headOf(const core::FactionField& field)
{
    for (const core::FactionField::Word& each : field.heads)
        if (each.word == field.head)
            return calledOf(each);
    return QString::fromStdString(field.head);
}

/// What a place is called, and where it is: "play, 1, from".
QString placed(const QString& where, const QString& name)
{
    if (where.isEmpty())
        return name;
    return name.isEmpty() ? where : QStringLiteral("%1, %2").arg(where, name);
}

} // namespace

FactionForm::FactionForm(QWidget* parent)
    : QWidget(parent)
{
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, space::kSmall, 0);
    m_scroll = new ScrolledArea(holder, this);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_scroll);
    m_content = new QWidget(holder);
    column->addWidget(m_content);
    column->addStretch(1);
    onNewLanguage(this, [this] { build(); });
}

void FactionForm::show(const core::FactionField& entry, const Faults& faults)
{
    if (entry == m_entry && faults == m_wrong)
        return;
    m_entry = entry;
    m_wrong = faults;
    build();
}

void FactionForm::goTo(const std::string& pointer)
{
    for (std::string at = pointer; !at.empty(); at.resize(at.rfind('/')))
        for (const char* part : { "", "kind ", "text ", "more " })
            if (auto* const editor = m_content->findChild<QWidget*>(QString::fromStdString(part + at));
                editor != nullptr && (editor->focusPolicy() & Qt::TabFocus) != 0) {
                editor->setFocus(Qt::OtherFocusReason);
                m_scroll->ensureWidgetVisible(editor);
                return;
            }
}

void FactionForm::build()
{
    const QWidget* const focused = m_content->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QString name = focused == nullptr ? QString() : focused->objectName();
    const auto* const typed = qobject_cast<const QLineEdit*>(focused);
    const int letter = typed == nullptr ? -1 : typed->cursorPosition();
    const int height = m_scroll->verticalScrollBar()->value();
    auto* content = new QWidget(m_content->parentWidget());
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(space::kSmall);
    QWidget* const old = m_content;
    m_content = content;
    addFaults(rows, m_entry);
    if (m_entry.known) {
        for (const Field& each : m_entry.parts)
            addRow(rows, each, {});
        addMore(rows, m_entry, {});
    } else {
        auto* words = new PlainLabel(
            tr("This cannot be shown as a form: the text is not whole, or takes a card over."), content);
        words->setWordWrap(true);
        rows->addWidget(words);
        auto* line = new QWidget(content);
        auto* flow = new FlowLayout(line);
        addUnknown(flow, m_entry, {});
        rows->addWidget(line);
    }
    delete old->parentWidget()->layout()->replaceWidget(old, content); // the item that held it
    old->hide();
    old->deleteLater();
    content->show();
    if (name.isEmpty())
        return;
    m_scroll->verticalScrollBar()->setValue(height);
    QWidget* next = content->findChild<QWidget*>(name);
    if (next == nullptr || (next->focusPolicy() & Qt::TabFocus) == 0)
        next = content->findChild<QPushButton*>();
    if (next != nullptr)
        next->setFocus(Qt::OtherFocusReason);
    if (auto* const edit = qobject_cast<QLineEdit*>(next); edit != nullptr && letter >= 0)
        edit->setCursorPosition(letter);
}

/// What it is called, its value, and how to be rid of it; below it what is within.
void FactionForm::addRow(QBoxLayout* rows, const Field& field, const QString& where)
{
    QString called = calledOf(field.key);
    if (!called.isEmpty())
        called[0] = called[0].toUpper();
    const QString name = placed(where, called);
    auto* line = new QWidget(rows->parentWidget());
    auto* flow = new FlowLayout(line);
    auto* label = new PlainLabel(called, line);
    label->setMinimumWidth(scaled(font(), kFormLabel));
    label->setToolTip(QString::fromStdString(field.key.means));
    setRole(label, Role::Muted);
    flow->addWidget(label);
    addInline(flow, field, name);
    if (!field.needed)
        addSign(flow, QStringLiteral("close"), tr("Leave out: %1").arg(name), "remove " + field.pointer,
            &FactionForm::removeAsked, field.pointer);
    rows->addWidget(line);
    addFaults(rows, field);
    addBody(rows, field, name);
}

void FactionForm::addItem(QBoxLayout* rows, const Field& list, std::size_t index, const QString& where)
{
    const Field& item = list.parts[index];
    const QString name = placed(where, QString::number(index + 1));
    auto* frame = new QFrame(rows->parentWidget());
    setRole(frame, Role::Panel);
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(space::kSmall, space::kSmall, space::kSmall, space::kSmall);
    inside->setSpacing(space::kSmall);
    auto* line = new QWidget(frame);
    auto* flow = new FlowLayout(line);
    flow->addWidget(new PlainLabel(QStringLiteral("%1.").arg(index + 1), line));
    addInline(flow, item, name, list.items);
    if (index > 0)
        addSign(flow, QStringLiteral("up_dark"), tr("Earlier: %1").arg(name), "earlier " + item.pointer,
            &FactionForm::laterAsked, list.parts[index - 1].pointer);
    if (index + 1 < list.parts.size())
        addSign(flow, QStringLiteral("down_dark"), tr("Later: %1").arg(name), "later " + item.pointer,
            &FactionForm::laterAsked, item.pointer);
    addSign(flow, QStringLiteral("close"), tr("Leave out: %1").arg(name), "remove " + item.pointer,
        &FactionForm::removeAsked, item.pointer);
    inside->addWidget(line);
    addFaults(inside, item);
    addBody(inside, item, name);
    rows->addWidget(frame);
}

/// The value itself as far as it stands on one line; of an object what it is, with the value of that.
void FactionForm::addInline(QLayout* line, const Field& field, const QString& name, const Words& steps)
{
    if (field.shape == Shape::List)
        return;
    if (!field.known) {
        addUnknown(line, field, name);
        return;
    }
    QWidget* const in = line->parentWidget();
    addChoice(line, field, name, steps);
    const std::string& pointer = field.pointer;
    if (field.shape == Shape::Number) {
        auto* spin = makeNumberEditor(field, name, in);
        line->addWidget(spin);
        connect(spin, &QSpinBox::valueChanged, this, [this, pointer](int value) {
            find(m_entry, pointer)->number = value;
            Q_EMIT valueAsked(pointer, std::to_string(value));
        });
    } else if (field.shape == Shape::Flag) {
        auto* box = makeFlagEditor(field, name, in);
        line->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, pointer](bool on) { write(pointer, on ? "true" : "false"); });
    } else if (field.shape == Shape::Text && isFreeText(field)) {
        if (line->count() > 1 && !field.key.word.empty() && isNameOfChosen(field)) {
            auto* called = new PlainLabel(tr("called", "what a step chooses is, by a name"), in);
            setRole(called, Role::Muted);
            called->setToolTip(tr("Later steps speak of it by this name."));
            line->addWidget(called);
        }
        auto* edit = makeTextEditor(field, name, in);
        line->addWidget(edit);
        connect(edit, &QLineEdit::textEdited, this, [this, pointer](const QString& text) {
            find(m_entry, pointer)->text = text.toStdString();
            Q_EMIT valueAsked(pointer, core::quotedJson(text.toStdString()));
        });
    } else if (field.shape == Shape::Object) {
        for (const Field& each : field.parts)
            if (each.key.word == field.head)
                addInline(line, each, name);
    }
}

/// Which of several things it is, where there are several; of a step which of `steps`.
void FactionForm::addChoice(QLayout* line, const Field& field, const QString& name, const Words& steps)
{
    ChoiceEditor* const choice = ChoiceEditor::make(field, name, line->parentWidget());
    if (choice == nullptr)
        return;
    line->addWidget(choice);
    if (!steps.empty()) {
        choice->leaveList();
        connect(choice, &ChoiceEditor::listAsked, this,
            [this, choice, steps, pointer = field.pointer, present = field.head] {
                chooseStep(*choice, steps, pointer, present);
            });
    }
    connect(
        choice, &ChoiceEditor::wordChosen, this,
        [this, pointer = field.pointer](const QString& word) { write(pointer, core::quotedJson(word.toStdString())); },
        Qt::QueuedConnection);
    connect(
        choice, &ChoiceEditor::valueChosen, this,
        [this, pointer = field.pointer](const QString& value) { write(pointer, value.toStdString()); },
        Qt::QueuedConnection);
    connect(
        choice, &ChoiceEditor::headChosen, this,
        [this, pointer = field.pointer](const QString& head) { Q_EMIT beginAsked(pointer, head.toStdString()); },
        Qt::QueuedConnection);
}

void FactionForm::addUnknown(QLayout* line, const Field& field, const QString& name)
{
    auto* button = new QPushButton(tr("Edit as text"), line->parentWidget());
    button->setObjectName(QString::fromStdString("text " + field.pointer));
    button->setAccessibleName(name.isEmpty() ? button->text() : tr("Edit as text: %1").arg(name));
    connect(button, &QPushButton::clicked, this, [this, pointer = field.pointer] { Q_EMIT textAsked(pointer); });
    line->addWidget(button);
}

/// What is wrong there, or at the value that stands on the same line.
void FactionForm::addFaults(QBoxLayout* rows, const Field& field)
{
    for (auto [each, end] = m_wrong.equal_range(field.pointer); each != end; ++each) {
        auto* area = new QWidget(rows->parentWidget());
        auto* line = new QHBoxLayout(area);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(new ConcernSign(Concern::Fault, area));
        auto* words = new PlainLabel(each->second, area);
        words->setWordWrap(true);
        line->addWidget(words, 1);
        rows->addWidget(area);
    }
    for (const Field& each : field.parts)
        if (!field.head.empty() && each.key.word == field.head)
            addFaults(rows, each);
}

/// What is within an object or a list.
void FactionForm::addBody(QBoxLayout* rows, const Field& field, const QString& where)
{
    if ((field.shape != Shape::Object && field.shape != Shape::List) || !field.known)
        return;
    auto* inside = new QWidget(rows->parentWidget());
    auto* body = new QVBoxLayout(inside);
    body->setContentsMargins(scaled(font(), kFormIndent), 0, 0, 0);
    body->setSpacing(space::kSmall);
    if (field.shape == Shape::List) {
        for (std::size_t i = 0; i < field.parts.size(); ++i)
            addItem(body, field, i, where);
    } else {
        for (const Field& each : field.parts)
            if (each.key.word == field.head)
                addBody(body, each, where);
        for (const Field& each : field.parts)
            if (each.key.word != field.head)
                addRow(body, each, where);
    }
    addMore(body, field, where);
    if (body->count() == 0)
        delete inside;
    else
        rows->addWidget(inside);
}

/// What one may say besides: of the card, of a step, or of a part of one.
QString FactionForm::moreWords(const Field& field) const
{
    if (field.pointer == m_entry.pointer)
        return tr("Add to the card");
    if (field.key.word.empty())
        return field.head.empty() ? tr("Add to this") : tr("Add to the step “%1”").arg(headOf(field));
    return tr("Add to “%1”").arg(calledOf(field.key));
}

/// A button with what may be added.
void FactionForm::addMore(QBoxLayout* rows, const Field& field, const QString& where)
{
    const bool list = field.shape == Shape::List;
    if (list ? !field.grows : field.more.empty())
        return;
    const QString title = list ? field.items.empty() ? tr("One more") : tr("Add a step") : moreWords(field);
    auto* button = new QPushButton(title, rows->parentWidget());
    setRole(button, Role::Quiet);
    button->setProperty("link", true);
    button->setObjectName(QString::fromStdString("more " + field.pointer));
    button->setAccessibleName(where.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, where));
    const std::string next = field.pointer + "/" + std::to_string(field.parts.size());
    if (list && field.items.empty()) {
        connect(
            button, &QPushButton::clicked, this, [this, next] { Q_EMIT beginAsked(next, {}); }, Qt::QueuedConnection);
    } else if (list) {
        connect(button, &QPushButton::clicked, this,
            [this, button, next, items = field.items] { chooseStep(*button, items, next, {}); });
    } else {
        auto* menu = new QMenu(button);
        menu->setToolTipsVisible(true);
        for (const Field::Word& each : field.more) {
            QAction* const action = menu->addAction(asCaption(calledOf(each)));
            action->setObjectName(QString::fromStdString(each.word));
            action->setToolTip(QString::fromStdString(each.means));
            connect(
                action, &QAction::triggered, this,
                [this, pointer = field.pointer + "/" + each.word] { Q_EMIT beginAsked(pointer, {}); },
                Qt::QueuedConnection);
        }
        button->setMenu(menu);
    }
    rows->addWidget(button, 0, Qt::AlignLeft);
}

/// Has one chosen, for the place of that pointer, where now stands the `present` one, or none.
void FactionForm::chooseStep(QWidget& at, const Words& steps, const std::string& pointer, const std::string& present)
{
    auto* chooser = new StepChooser(steps, QString::fromStdString(present), &at);
    connect(
        chooser, &StepChooser::chosen, this,
        [this, pointer](const QString& word) { Q_EMIT beginAsked(pointer, word.toStdString()); }, Qt::QueuedConnection);
    chooser->openAt(at);
}

void FactionForm::addSign(QLayout* line, const QString& icon, const QString& name, const std::string& object,
    void (FactionForm::*asked)(const std::string&), const std::string& pointer)
{
    auto* button = new IconButton(icon, line->parentWidget());
    button->setObjectName(QString::fromStdString(object));
    button->setAccessibleName(name);
    button->setToolTip(name);
    line->addWidget(button);
    connect(
        button, &QToolButton::clicked, this,
        [this, asked, pointer] {
            Q_EMIT(this->*asked)
            (pointer);
        },
        Qt::QueuedConnection);
}

void FactionForm::write(const std::string& pointer, const std::string& value)
{
    Q_EMIT valueAsked(pointer, value);
}

/// The field at a pointer that has been shown, so there is one.
core::FactionField* FactionForm::find(Field& in, const std::string& pointer)
{
    if (in.pointer == pointer)
        return &in;
    for (Field& each : in.parts)
        if (pointer == each.pointer || pointer.starts_with(each.pointer + "/"))
            return find(each, pointer);
    return nullptr;
}

} // namespace ui
