#pragma once

#include "ui/pages/matches/sheet_grid.h"
#include "ui/widgets/faction_faces.h"

class QSpinBox;

namespace ui {

class TypedChoice;

/// A sheet with a row for each base and who came first, second and third there, and rows of points from cards. Each
/// seat has two factions and, where it can be, cards that cost points in the end.
/// Enter begins the next row, a digit goes on to the next seat.
class PlaceGrid final : public SheetGrid {
    Q_OBJECT
public:
    PlaceGrid(const core::Game* game, QWidget* before, QWidget* parent);
    ~PlaceGrid() override;

    std::vector<core::SheetSeat> seats() const override;
    std::vector<core::SheetRow> rows(const core::PerSeat<std::int16_t>& start = {}) const override;
    std::optional<Unread> unread() const override;

protected:
    int mostSeats() const override { return 4; }
    void addSeat() override;
    void takeSeat() override;
    void fillSeat(std::size_t seat, const core::SheetSeat& sits) override;
    void fillRows(const core::ScoreSheet& sheet) override;
    QWidget* firstField() const override;
    void addFirstRow() override { addBaseRow(); }
    void placeSeat(std::size_t seat, int column) override;
    void placeRow(const Row& row, int line) override;
    void placeEnd(int line) override;
    const QRegularExpression& pattern(const Row& row) const override;
    void showNames() override;
    void workRows() override;
    bool press(std::size_t row, int seat, const QKeyEvent& key) override;

private:
    struct SeatChoices;

    Row& addBaseRow();
    Row& addCardRow();
    void showLess();
    QStringList bases() const;
    std::vector<int> worthOf(const QString& base) const;
    QString landscapeOfBase(const QString& name) const;

    FactionFaces m_faces;
    QPushButton* m_card;
    QLabel* m_lessHeading;
    std::vector<std::unique_ptr<SeatChoices>> m_choices; ///< of each seat
    const QWidget* m_wentOnTo = nullptr; ///< the field that a digit led to, until the next key
};

} // namespace ui
