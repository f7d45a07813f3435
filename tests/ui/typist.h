#pragma once

#include "core/game/rng.h"

#include <QString>
#include <QStringList>

#include <functional>

class QAbstractButton;
class QWidget;

namespace tests {

/// Uses the program by keys alone: each of them goes to what has the keyboard, and nothing is given the keyboard but by
/// keys. Things are known by what is read of them, in whatever language is spoken (names are given in English).
class Typist {
public:
    Typist(QWidget& window, std::uint64_t seed);

    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier);
    void type(const QString& text);
    /// Goes on by Tab until what has the keyboard bears this name; false where it comes round without.
    bool tabTo(const QString& name);
    /// Goes there and presses it.
    bool press(const QString& name);
    /// Goes to a combo box and down to its entry.
    bool choose(const QString& comboBox, const QString& entry);
    /// Goes on by that key until what is read of the keyboard's place begins like this.
    bool stepTo(Qt::Key key, const QString& beginning);
    /// Waits a moment until something in sight is called so.
    bool sees(const QString& name);

    /// Answers so many questions, or fewer where the match ends before. False where one is asked to which no key gives
    /// an answer.
    bool play(int answers);
    QString stuckAt() const { return m_stuck; }

    /// What can be pressed, chosen or written in at this moment, has never the keyboard as Tab goes round and the
    /// arrows go through what belongs together, and has no key of its own. The keyboard ends where it was.
    QStringList onlyByMouse();

private:
    QWidget* top() const;
    QWidget* keyboard();
    QWidget* find(const QString& name) const;
    bool tabUntil(const std::function<bool(QWidget*)>& wished);
    bool hasKey(const QWidget& widget) const;
    QString question() const;
    bool isUntried(QWidget* widget) const;
    void answer();

    QWidget& m_window;
    core::Rng m_rng;
    QStringList m_tried; ///< where Enter was pressed since this was asked
    QString m_stuck;
};

} // namespace tests
