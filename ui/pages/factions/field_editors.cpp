#include "ui/pages/factions/field_editors.h"

#include "ui/look.h"
#include "ui/widgets/wheel.h"

#include <QAbstractItemView>

#include <algorithm>

namespace ui {

namespace {

using Field = core::FactionField;
using Shape = core::FactionField::Shape;

constexpr int kLeastLetters = 6; ///< of a choice
constexpr double kTextWidth = 200; // pixels of the mock-up
constexpr double kNameWidth = 80;
constexpr double kTextSides = 30; ///< what a field has beside its text
constexpr double kWidestText = 340;
constexpr int kShortName = 4; ///< letters of what is chosen, such as "m"

void takeName(QWidget* editor, const Field& field, const QString& name)
{
    editor->setObjectName(QString::fromStdString(field.pointer));
    editor->setAccessibleName(name);
    editor->setFocusPolicy(Qt::StrongFocus);
}

bool isWord(const Field& field)
{
    return std::any_of(field.words.begin(), field.words.end(),
        [&](const Field::Word& each) { return field.shape == Shape::Text && each.word == field.text; });
}

} // namespace

QString calledOf(const core::FactionField::Word& word)
{
    return QString::fromStdString(word.called.empty() ? word.word : word.called);
}

bool isFreeText(const core::FactionField& field)
{
    return field.shape == Shape::Text && !isWord(field);
}

bool isNameOfChosen(const core::FactionField& field)
{
    return isFreeText(field) && field.text.size() <= static_cast<std::size_t>(kShortName);
}

QSpinBox* makeNumberEditor(const core::FactionField& field, const QString& name, QWidget* parent)
{
    auto* spin = new QSpinBox(parent);
    takeName(spin, field, name);
    letWheelPass(*spin);
    spin->setRange(std::min(field.low, field.number), std::max(field.high, field.number));
    spin->setValue(field.number);
    return spin;
}

QCheckBox* makeFlagEditor(const core::FactionField& field, const QString& name, QWidget* parent)
{
    auto* box = new QCheckBox(parent);
    takeName(box, field, name);
    box->setChecked(field.flag);
    return box;
}

QLineEdit* makeTextEditor(const core::FactionField& field, const QString& name, QWidget* parent)
{
    auto* edit = new QLineEdit(QString::fromStdString(field.text), parent);
    takeName(edit, field, name);
    const bool isShort = edit->text().size() <= kShortName;
    fitText(*edit, isShort ? kNameWidth : kTextWidth);
    return edit;
}

void fitText(QLineEdit& edit, double least)
{
    const int room = scaled(edit.font(), kTextSides) + edit.fontMetrics().horizontalAdvance(edit.text());
    edit.setMinimumWidth(std::clamp(room, scaled(edit.font(), least), scaled(edit.font(), kWidestText)));
}

ChoiceEditor::ChoiceEditor(QWidget* parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
    setMinimumContentsLength(kLeastLetters);
}

ChoiceEditor* ChoiceEditor::make(const core::FactionField& field, const QString& name, QWidget* parent)
{
    const std::size_t kinds
        = field.words.size() + field.heads.size() + (field.mayBeNumber ? 1U : 0U) + (field.mayBeFlag ? 1U : 0U);
    if (field.words.empty() && field.heads.empty())
        return nullptr; // a number, a flag or a text and nothing else
    if (kinds < 2 && (isWord(field) || !field.head.empty()) && field.shape == Shape::Flag)
        return nullptr;
    auto* choice = new ChoiceEditor(parent);
    takeName(choice, field, name);
    letWheelPass(*choice);
    if (field.shape != Shape::Text && field.shape != Shape::Object) // beside another editor, which bears the pointer
        choice->setObjectName(QString::fromStdString("kind " + field.pointer));
    int current = -1;
    const auto at = [&](bool here) { current = here ? choice->count() - 1 : current; };
    for (const Field::Word& each : field.words) {
        choice->add(calledOf(each), QString::fromStdString(each.means), Makes::Word, QString::fromStdString(each.word));
        at(field.shape == Shape::Text && field.text == each.word);
    }
    if (field.mayBeNumber) {
        const int first = std::clamp(1, field.low, field.high);
        choice->add(tr("a number"), {}, Makes::Value, QString::number(first));
        at(field.shape == Shape::Number);
    }
    if (field.mayBeFlag && !field.words.empty()) {
        choice->add(tr("yes or no"), {}, Makes::Value, QStringLiteral("true"));
        at(field.shape == Shape::Flag);
    }
    for (const Field::Word& each : field.heads) {
        choice->add(calledOf(each), QString::fromStdString(each.means), Makes::Head, QString::fromStdString(each.word));
        at(field.shape == Shape::Object && field.head == each.word);
    }
    choice->setCurrentIndex(current);
    choice->view()->setAccessibleName(name);
    connect(choice, &QComboBox::activated, choice, &ChoiceEditor::tell);
    return choice;
}

void ChoiceEditor::add(const QString& called, const QString& means, Makes makes, const QString& what)
{
    addItem(called, QVariant::fromValue(static_cast<int>(makes)));
    setItemData(count() - 1, what, Qt::UserRole + 1);
    if (!means.isEmpty())
        setItemData(count() - 1, means, Qt::ToolTipRole);
}

void ChoiceEditor::tell(int index)
{
    const QString what = itemData(index, Qt::UserRole + 1).toString();
    switch (static_cast<Makes>(itemData(index).toInt())) {
    case Makes::Word:
        Q_EMIT wordChosen(what);
        break;
    case Makes::Value:
        Q_EMIT valueChosen(what);
        break;
    case Makes::Head:
        Q_EMIT headChosen(what);
        break;
    }
}

void ChoiceEditor::showPopup()
{
    if (m_listLeft)
        Q_EMIT listAsked();
    else
        QComboBox::showPopup();
}

} // namespace ui
