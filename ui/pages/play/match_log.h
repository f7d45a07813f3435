#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QTextEdit>

namespace ui {

/// What happened, in the order of play: under a heading a turn, an entry for each thing done, what came of it below,
/// equal lines as one. The entry of the cursor is marked. New lines reach screen readers as inserted text.
class MatchLog final : public QTextEdit {
    Q_OBJECT

public:
    explicit MatchLog(QWidget* parent = nullptr);

    /// Shows these lines, oldest given first; only what is new is inserted where it can be. `names` are the seats' own.
    void setLines(const std::vector<PlayPresenter::LogLine>& lines, const QStringList& names);
    /// The choice that the marked line came from, as PlayPresenter::LogLine counts; 0 where there is no line.
    int choice() const;
    /// Somebody has gone to that line; it stays so until the log goes on.
    bool isMarked() const { return m_marked; }
    /// What that line tells of, for the line itself; null where there is no such line.
    const core::Event* eventOf(int line) const;
    /// A line that was told so often, as one.
    static QString times(const QString& line, int times);

Q_SIGNALS:
    /// Why was choice() made? Asked by the Enter key.
    void whyAsked();
    /// The mouse or the keyboard is at this line now; -1 for none.
    void pointed(int line);
    /// What was just added to the log, for whoever does not look at it.
    void told(const QString& sentences);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A line as it stands in the log; several equal ones are one.
    struct Shown {
        int choice = 0;
        core::TellAs as = core::TellAs::Entry;
        core::Seat seat = core::Seat::None;
        QString text;
        int times = 1;
        core::Event event {}; ///< it tells of
        QStringList names {}; ///< that stand in the text

        friend bool operator==(const Shown& one, const Shown& other)
        {
            return one.choice == other.choice && one.as == other.as && one.seat == other.seat && one.text == other.text
                && one.times == other.times;
        }
    };
    std::vector<Shown> shownOf(const std::vector<PlayPresenter::LogLine>& lines, const QStringList& names) const;
    QString newsOf(const std::vector<Shown>& now) const;
    void insert(const Shown& line);
    void colourNames(const Shown& line, const QColor& colour);
    void rewrite();
    void toEnd();
    void point(int line);

    std::vector<Shown> m_shown;
    int m_pointed = -1;
    bool m_marked = false;
    bool m_told = false; ///< it has shown something, were it nothing yet
};

} // namespace ui
