#pragma once

#include "core/game/rng.h"

#include <QString>
#include <QStringList>

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

    /// Answers every question until the result is there.
    bool playToTheEnd();
    QString stuckAt() const { return m_stuck; }
    QString everything();

private:
    QWidget* top() const; ///< a dialog that is open, else the window
    QWidget* find(const QString& name) const;
    QAbstractItemView* findView(const QString& name) const;
    bool answerOnce();
    bool pressAnswer();
    bool clickLegal(const QString& view);
    bool enterLegal(const QString& view);
    static QString nameOf(QWidget* widget);

    QWidget& m_window;
    core::Rng m_rng;
    QString m_stuck;
};

} // namespace tests
