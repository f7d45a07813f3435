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
    /// A line that was told so often, as one.
    static QString times(const QString& line, int times);

Q_SIGNALS:
    /// Why was choice() made? Asked by the Enter key.
    void whyAsked();
    /// What was just added to the log, for whoever does not look at it.
    void told(const QString& sentences);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A line as it stands in the log; several equal ones are one.
    struct Shown {
        int choice = 0;
        core::TellAs as = core::TellAs::Entry;
        core::Seat seat = core::Seat::None;
        QString text;
        int times = 1;

        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::vector<Shown> shownOf(const std::vector<PlayPresenter::LogLine>& lines, const QStringList& names) const;
    QString newsOf(const std::vector<Shown>& now) const;
    void insert(const Shown& line);
    void rewrite();
    void toEnd();

    std::vector<Shown> m_shown;
    bool m_told = false; ///< it has shown something, were it nothing yet
};

} // namespace ui
