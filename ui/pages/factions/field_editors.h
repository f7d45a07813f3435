#pragma once

#include "core/game/own_factions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace ui {

// What a form writes the value of a place with. Each bears the pointer as its object name.

/// The word as people say it.
QString calledOf(const core::FactionField::Word& word);

/// A text that is none of the words that may stand there, where any may.
bool isFreeText(const core::FactionField& field);

/// A name that a step gives, by which later ones speak of it: a short one, such as "m".
bool isNameOfChosen(const core::FactionField& field);

QSpinBox* makeNumberEditor(const core::FactionField& field, const QString& name, QWidget* parent);
QCheckBox* makeFlagEditor(const core::FactionField& field, const QString& name, QWidget* parent);
QLineEdit* makeTextEditor(const core::FactionField& field, const QString& name, QWidget* parent);

/// Makes a field as wide as its text, as far as fields go; `least` in pixels of the mock-up.
void fitText(QLineEdit& edit, double least);

/// Which of several things stands at a place: a word, a number, an object with this or that head.
class ChoiceEditor final : public QComboBox {
    Q_OBJECT
public:
    /// Null where there is nothing to choose.
    static ChoiceEditor* make(const core::FactionField& field, const QString& name, QWidget* parent);
    /// From now on somebody else shows what there is to choose, at listAsked().
    void leaveList() { m_listLeft = true; }
    void showPopup() override;

Q_SIGNALS:
    void listAsked();
    void wordChosen(const QString& word);
    void valueChosen(const QString& json);
    void headChosen(const QString& head);

private:
    enum class Makes { Word, Value, Head };

    explicit ChoiceEditor(QWidget* parent);
    void add(const QString& called, const QString& means, Makes makes, const QString& what);
    void tell(int index);

    bool m_listLeft = false;
};

} // namespace ui
