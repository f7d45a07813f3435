#pragma once

#include "ui/table/smashup/drop_targets.h"

#include <QWidget>

class QFrame;
class QLabel;
class QVBoxLayout;

namespace ui {

/// What passing comes to at the base that is about to score, or has scored, beside what each card that could be used
/// comes to.
class ResponseList final : public QWidget {
    Q_OBJECT

public:
    explicit ResponseList(QWidget* parent);

    /// Shown while `table` asks the viewer before or after a base scores, hidden else. `world` is what the viewer may
    /// know.
    void setTable(const core::smashup::TableView& table, const core::Match* world);

    /// What is shown, a line a choice; empty while it is hidden.
    QString told() const;

private:
    void tellBefore(const core::smashup::TableView& table, const core::Match& world);
    void tellAfter(const core::smashup::TableView& table, const core::Match& world);
    QVBoxLayout* addPanel(QFrame* panel, const QString& title, bool gold);
    void addCard(const QString& title, const Consequence& at, const core::smashup::TableView& table, bool gold);
    void addLines(const QString& title, const QStringList& lines, bool gold);
    QWidget* addLine(const QString& words);
    void addRest(std::size_t cards); ///< that there is no room for
    /// What the match comes to if it scores like that and nothing else changes in this turn; empty while it goes on
    /// anyway.
    static QString endText(const Consequence& at, const core::smashup::TableView& table);

    QVBoxLayout* m_rows;
    QLabel* m_heading;
    QList<QWidget*> m_shown;
};

} // namespace ui
