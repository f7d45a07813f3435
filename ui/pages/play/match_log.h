#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QTextEdit>

namespace ui {

/// What happened, newest first, each line with the number of its turn; the line of the cursor is marked. New lines
/// reach screen readers as inserted text.
class MatchLog final : public QTextEdit {
    Q_OBJECT

public:
    explicit MatchLog(QWidget* parent = nullptr);

    /// Shows these lines, oldest given first; only what is new is inserted where it can be.
    void setLines(const std::vector<PlayPresenter::LogLine>& lines);
    /// The choice that the marked line came from, as PlayPresenter::LogLine counts; 0 where there is no line.
    int choice() const;

Q_SIGNALS:
    /// Why was choice() made? Asked by the Enter key.
    void whyAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void insert(const PlayPresenter::LogLine& line);
    void rewrite();
    void toTop();

    std::vector<PlayPresenter::LogLine> m_lines;
};

} // namespace ui
