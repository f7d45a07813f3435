#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

/// A strip over the table while a line is tried out: that nothing of it counts, how far it has gone, and the way back.
class TryStrip final : public QFrame {
    Q_OBJECT

public:
    explicit TryStrip(QWidget* parent);

    /// Whether hidden cards are a guess, or nothing is hidden.
    void setGuessed(bool guessed);
    /// So many choices were tried out.
    void setSteps(int steps, bool canStepBack);
    /// All that it says.
    QString words() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepBackAsked();
    void putBackAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setTexts();

    QLabel* m_title;
    QLabel* m_guess;
    QLabel* m_steps;
    QPushButton* m_stepBack;
    QPushButton* m_putBack;
    int m_count = 0;
    bool m_guessed = true;
};

/// A dashed edge around what it covers: this is not the match. The mouse goes through it.
class TryFrame final : public QWidget {
    Q_OBJECT

public:
    explicit TryFrame(QWidget* page);

    /// Around that widget of the same page; around none for null.
    void surround(QWidget* covered);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QWidget* m_covered = nullptr;
};

} // namespace ui
