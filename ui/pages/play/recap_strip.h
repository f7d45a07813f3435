#pragma once

#include "core/game/seat.h"

#include <QFrame>
#include <QList>
#include <QStringList>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace ui {

/// One line, for the bar with the question: what the others did since the viewer's last turn, part by part in the order
/// of play.
/// A part is pointed at by the mouse or the arrow keys, and seen again by a click or Enter.
class RecapStrip final : public QFrame {
    Q_OBJECT

public:
    struct Part {
        core::Seat seat = core::Seat::None; ///< whose turn it was; nobody's where it was that of several
        QString name; ///< of whoever that is; stands before the first of their parts
        /// What was done, and what came of it: first in two or three words, then in more for where there is room.
        QStringList labels;
        QString words; ///< whole sentences
        bool whole = false; ///< the first of its labels is not cut, either, as far as the strip is wide

        friend bool operator==(const Part&, const Part&) = default;
    };

    explicit RecapStrip(QWidget* parent);
    ~RecapStrip() override;

    void setParts(const QList<Part>& parts);
    /// Scrolls to what happened last.
    void showFirst();
    void showLast();
    /// The part that is seen again just now; -1 for none.
    void setShown(int part);
    /// Puts the keyboard on the first part, or on the one that is shown.
    void takeKeyboard();
    bool hasKeyboard() const;
    /// What leads back to the table as it is: the key, and the button where that is in sight.
    QString wayBack() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The mouse or the keyboard is on that part; -1 where it is on none.
    void pointed(int part);
    /// That part is to be seen again.
    void asked(int part);
    /// Back to the table as it is.
    void nowAsked();
    void closeAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Pill;
    void setTexts();
    void clear();
    void shareWidth();
    int wishInBrief() const;
    void fitTitle();
    void countBeyond();
    void point();
    void step(int direction);
    void showButtons();

    QLabel* m_title;
    QLabel* m_nothing; ///< says so where there are no parts
    QScrollArea* m_area;
    QWidget* m_row;
    QHBoxLayout* m_line;
    QLabel* m_beyond; ///< how many parts are out of sight at the right
    QToolButton* m_back;
    QToolButton* m_on;
    QPushButton* m_now;
    QToolButton* m_close;
    QList<Part> m_parts;
    QList<Pill*> m_pills;
    int m_shown = -1;
    int m_pointed = -1;
};

} // namespace ui
