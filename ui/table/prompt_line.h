#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QPushButton;

namespace ui {

class OneLine;
class RemarkPanel;

/// The second line of the bar with the question, as high in all that it shows: answers for which the first has no room,
/// what is told in a sentence or two, a line of the page's own, or what is good to know. What does not fit is told in
/// full above the bar where somebody wishes it, over the table, which does not move.
class PromptLine final : public QWidget {
    Q_OBJECT

public:
    /// `bar` is what the line belongs to, whose parent takes what lies over it.
    PromptLine(QWidget* bar);
    ~PromptLine() override;

    /// A button of this line: lower than others.
    static void setSlim(QWidget* button, bool slim);

    /// Groups of answers, each with a layout that wraps it, from left to right; each in rows of its own where they do
    /// not fit into one. They are children of the line.
    void setAnswers(const QList<QWidget*>& groups);
    /// Puts `guest` over the line as often as it is not hidden and nothing of the question's own stands there; of
    /// several the one that was added last. It is no part of the question, nor of the table: it lies in what that is
    /// in.
    /// One that `keeps` its place comes before what is told, which is told in full on demand then.
    void addGuest(QWidget* guest, bool keeps = false);
    /// That guest comes first, and before what is told, until the keyboard has left it.
    void prefer(QWidget* guest);
    /// What is told, and what else on demand; empty for nothing.
    void tell(const QString& told, const QString& rest);
    bool isTelling() const { return !m_told.isEmpty(); }
    void setName(const QString& name);
    /// What stands there else.
    void setIdle(const QString& sentence);
    /// Takes the keyboard, in the order of the Tab key.
    QList<QWidget*> tabStops() const;
    /// One who reads what is told has the keyboard.
    bool isRead() const;

    /// Of one row.
    int lineHeight() const;
    /// What the answers need in that width; one row at least.
    int heightFor(int width) const;

Q_SIGNALS:
    /// isRead() may have changed.
    void readingChanged();
    /// The answers need another room.
    void answersChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Guest {
        QWidget* place = nullptr; ///< where it lies
        QPointer<QWidget> widget;
        bool keeps = false;
    };
    void layOut();
    void placeOver(bool settled = false);
    void setTexts();
    void setOpen(bool open);
    qsizetype guestNow() const;
    int answersWidth() const;
    int besideMore(int width) const;

    QWidget* m_bar;
    QWidget* m_host; ///< of m_panel
    RemarkPanel* m_panel;
    OneLine* m_sentence;
    OneLine* m_idle;
    QPushButton* m_more; ///< opens m_panel, or closes it again
    QList<QWidget*> m_answers;
    QList<Guest> m_guests;
    QPointer<QWidget> m_preferred; ///< guest
    qsizetype m_shown = -1; ///< guest
    QRect m_slot; ///< of the guest, in this line
    QString m_told;
    QString m_rest;
    QString m_name;
    bool m_open = false; ///< m_panel
};

} // namespace ui
