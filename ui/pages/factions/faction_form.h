#pragma once

#include "core/game/own_factions.h"

#include <QWidget>

#include <map>
#include <string>

class QBoxLayout;
class QLayout;
class QScrollArea;

namespace ui {

/// One card or base as a form: a row for each thing that its text says, with what else may stand there. It changes
/// nothing itself but says what is wanted, each time by the place in the text.
class FactionForm final : public QWidget {
    Q_OBJECT
public:
    explicit FactionForm(QWidget* parent = nullptr);

    /// What is wrong at a place, by the pointer to it.
    using Faults = std::multimap<std::string, QString>;

    /// Shows it, where it is not shown as it is; the keyboard stays where it was.
    void show(const core::FactionField& entry, const Faults& faults);
    /// Puts the keyboard at what sets the value of a pointer, or what is around it.
    void goTo(const std::string& pointer);

Q_SIGNALS:
    /// `value`, as JSON, is to stand there.
    void valueAsked(const std::string& pointer, const std::string& value);
    /// Something is to begin there: what is not there yet, or the object with another head.
    void beginAsked(const std::string& pointer, const std::string& head);
    void removeAsked(const std::string& pointer);
    /// The item is to change places with the one behind it.
    void laterAsked(const std::string& pointer);
    /// Somebody wants to see it in the text.
    void textAsked(const std::string& pointer);

private:
    using Field = core::FactionField;
    using Words = std::vector<Field::Word>;

    void build();
    void addRow(QBoxLayout* rows, const Field& field, const QString& where);
    void addItem(QBoxLayout* rows, const Field& list, std::size_t index, const QString& where);
    void addInline(QLayout* line, const Field& field, const QString& name, const Words& steps = {});
    void addChoice(QLayout* line, const Field& field, const QString& name, const Words& steps);
    void chooseStep(QWidget& at, const Words& steps, const std::string& pointer, const std::string& present);
    void addUnknown(QLayout* line, const Field& field, const QString& name);
    void addFaults(QBoxLayout* rows, const Field& field);
    void addBody(QBoxLayout* rows, const Field& field, const QString& where);
    QString moreWords(const Field& field) const;
    void addMore(QBoxLayout* rows, const Field& field, const QString& where);
    void addSign(QLayout* line, const QString& icon, const QString& name, const std::string& object,
        void (FactionForm::*asked)(const std::string&), const std::string& pointer);
    void write(const std::string& pointer, const std::string& value);
    static Field* find(Field& in, const std::string& pointer);

    Field m_entry;
    Faults m_wrong;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
};

} // namespace ui
