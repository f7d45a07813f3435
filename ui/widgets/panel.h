#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// A rounded frame with a heading over its contents.
class Panel final : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& heading, QWidget* parent = nullptr);

    /// Below the heading; what is in the panel goes here.
    QVBoxLayout* body() { return m_body; }
    void setHeading(const QString& heading);
    QString heading() const;
    /// A few words at the right of the heading.
    void setNote(const QString& note);
    /// At the right of the heading. Taken over.
    void addToHead(QWidget* widget);

private:
    QLabel* m_heading;
    QLabel* m_note = nullptr; ///< made when it is asked for
    QHBoxLayout* m_head;
    QVBoxLayout* m_body;
};

/// A label in small capitals, for a second heading within a panel.
QLabel* makeHeading(const QString& text, QWidget* parent);

/// What a list shows while it has nothing: a title, a sentence that says how to fill it, and where there is one, the
/// button that does.
class EmptyState final : public QWidget {
    Q_OBJECT
public:
    /// `icon` is a name for themedIcon().
    EmptyState(const QString& icon, QWidget* parent);

    void setWords(const QString& title, const QString& sentence);
    /// Below the sentence; its words are whoever asks for it to give.
    QPushButton* addButton();

private:
    QVBoxLayout* m_column;
    QLabel* m_title;
    QLabel* m_sentence;
};

} // namespace ui
