#pragma once

#include "ui/pages/matches/sheet_grid.h"

class QCheckBox;
class QComboBox;

namespace ui {

/// A sheet whose rows are points: what each seat has by then, unchanged where its field is empty. Enter goes on through
/// the fields, and below it is ticked who won.
class PointGrid final : public SheetGrid {
    Q_OBJECT
public:
    PointGrid(const core::Game* game, QWidget* before, QWidget* parent);

    void setTable(const core::ScoreSheet& sheet) override;
    std::vector<core::SheetSeat> seats() const override;
    std::vector<core::SheetRow> rows(const core::PerSeat<std::int16_t>& start = {}) const override;
    std::optional<core::SeatMask> won() const override { return m_won; }
    void showWinners(core::SeatMask winners) override;

protected:
    int mostSeats() const override { return core::kMaxSeats; }
    void addSeat() override;
    void takeSeat() override;
    void fillRows(const core::ScoreSheet& sheet) override;
    void addFirstRow() override { addRow(); }
    void fillSeat(std::size_t seat, const core::SheetSeat& sits) override;
    void placeSeat(std::size_t seat, int column) override;
    void placeRow(const Row& /*row*/, int /*line*/) override { }
    void placeEnd(int line) override;
    const QRegularExpression& pattern(const Row& row) const override;
    void showNames() override;
    void workRows() override;
    bool press(std::size_t row, int seat, const QKeyEvent& key) override;

private:
    void tick(std::size_t seat, bool won);
    std::size_t keeperOf(std::size_t seat) const;
    bool isAsked(std::size_t seat) const { return keeperOf(seat) == seat; }
    void shareScores();

    core::ScoreSheet m_table; ///< with what seats begin, and who wins together
    bool m_oneScore = false; ///< those who win together have one score, which the first of them is asked for
    std::optional<core::SeatMask> m_won;
    QLabel* m_wonHeading;
    std::vector<QCheckBox*> m_wins; ///< of each seat
    std::vector<QComboBox*> m_roles; ///< likewise, in a game that has some
};

} // namespace ui
