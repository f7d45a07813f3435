#pragma once

#include "core/game/shelf.h"
#include "core/record/score_sheet.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QDateEdit;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class PageHeader;
class ScoreChart;
class TypedChoice;

/// A match with real cards, written up by keyboard: who played with what, a row for each base with who came first,
/// second and third, and what the rules make of it as it goes.
class SheetView final : public QWidget {
    Q_OBJECT
public:
    explicit SheetView(core::Shelf games, QWidget* parent = nullptr);
    ~SheetView() override;

    /// An empty sheet. `name` is the person's.
    void begin(const QString& name);
    /// What is written so far.
    core::ScoreSheet sheet() const;
    /// Whether anything would be lost.
    bool hasContents() const;

Q_SIGNALS:
    void keepAsked(const core::MatchRecord& record);
    void discardAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct SeatFields;
    struct Row;

    QWidget* makeFacts();
    QWidget* makeGrid();
    QWidget* makeSide();
    void setSeats(int count);
    void addRow(bool base);
    void removeRow(std::size_t row);
    void layOut();
    void showNames();
    void work();
    void showVerdict(const core::ScoreSheet& sheet);
    void keep();
    const Row* notUnderstood() const;
    QStringList bases() const;
    std::vector<int> worthOf(const QString& base) const;
    std::string set() const;

    const core::Game* m_game = nullptr; ///< the one that can be written up; null for none
    PageHeader* m_header;
    QPushButton* m_keep = nullptr;
    QDateEdit* m_date = nullptr;
    QLineEdit* m_place = nullptr;
    QComboBox* m_set = nullptr;
    QWidget* m_area = nullptr;
    QGridLayout* m_grid = nullptr;
    QPushButton* m_moreSeats = nullptr;
    QPushButton* m_fewerSeats = nullptr;
    std::vector<std::unique_ptr<SeatFields>> m_seats;
    std::vector<std::unique_ptr<Row>> m_rows;
    QLabel* m_baseHeading = nullptr;
    QLabel* m_lessHeading = nullptr;
    QLabel* m_together = nullptr;
    ScoreChart* m_chart = nullptr;
    QLabel* m_verdictTitle = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_candidates = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    const QObject* m_wentOnTo = nullptr; ///< the field that a digit led to, until the next key
};

} // namespace ui
