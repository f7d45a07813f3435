#pragma once

#include "core/game/rng.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QWidget;

namespace tests {

/// Uses the program as a person does who sees the window or has it read out: finds things by their accessible names
/// and acts by mouse and keyboard, in whatever language is spoken (names are given in English, see spoken.h). It knows
/// the kinds of widgets that Qt has, and no class of ours.
class Person {
public:
    Person(QWidget& window, std::uint64_t seed);

    /// Waits a moment for a button of that name or text, and clicks it.
    bool press(const QString& name);
    bool sees(const QString& name);
    bool clickItem(const QString& list, const QString& item);
    /// Chooses an entry of a combo box by typing it.
    bool choose(const QString& comboBox, const QString& entry);
    bool hasItem(const QString& words);
    QString descriptionOf(const QString& name);
    /// What is in sight says how many victory points somebody has; the whole words.
    QString pointsOf(const QString& name);
    static int numberIn(const QString& words);

    /// Answers every question until the result is there. Where the screen is covered between two persons, `covered` is
    /// told what the button says that shows the next hand, before it is clicked.
    bool playToTheEnd(const std::function<void(const QString& button)>& covered = {});
    /// What is asked now, as it is read out; empty while nobody is.
    QString question() const;
    /// What stands on the buttons that answer it.
    QStringList answers() const;
    /// Answers so many questions, and waits for the next one; false where none comes.
    bool answer(int questions);
    QString stuckAt() const { return m_stuck; }
    QString everything();
    /// What the list of that name reads out; nothing where there is none in sight.
    QStringList items(const QString& list) const;
    /// Types into the field of that name, in place of what stands there.
    bool type(const QString& field, const QString& text);

private:
    QWidget* top() const; ///< a dialog that is open, else the window
    QWidget* find(const QString& name) const;
    QAbstractItemView* findView(const QString& name) const;
    QAbstractButton* findCurtain() const;
    bool answerOnce();
    QList<QAbstractButton*> answerButtons() const;
    bool pressAnswer();
    bool clickLegal(const QString& view);
    bool enterLegal(const QString& view);
    static QString nameOf(QWidget* widget);

    QWidget& m_window;
    core::Rng m_rng;
    QString m_stuck;
};

} // namespace tests
