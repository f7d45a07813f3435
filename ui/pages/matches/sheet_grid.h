#pragma once

#include "core/record/score_sheet.h"
#include "ui/widgets/faction_faces.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class SheetArea;
class TypedChoice;

/// The lines of a score sheet: who played with what, and a row for each base with who came first, second and third.
/// Enter begins the next row, a digit goes on to the next seat, Backspace in an empty field goes back.
///
/// Where a game's rows are points there are fields of seats alone: what each has by then, unchanged where it is empty.
/// Enter goes on through them, and below it is ticked who won.
class SheetGrid final : public QWidget {
    Q_OBJECT
public:
    /// `game` may be null where none can be written up. Tab comes here from `before`.
    SheetGrid(const core::Game* game, QWidget* before, QWidget* parent);
    ~SheetGrid() override;

    /// Another game's sheet, without a seat until begin() or fill().
    void setGame(const core::Game* game, QWidget* before);
    /// What layTable() found for the seats there are.
    void setTable(const core::ScoreSheet& sheet);
    /// As many seats: the last ones go or come.
    void setSeats(int count);
    int seatCount() const { return static_cast<int>(m_seats.size()); }
    /// Which printing is played.
    void setSet(const std::string& set);
    /// An empty sheet with the keyboard in its first field that is empty. `name` is the person's.
    void begin(const QString& name);
    /// What was written up before.
    void fill(const core::ScoreSheet& sheet);

    std::vector<core::SheetSeat> seats() const;
    /// Without what counts for nothing yet; `start` is with what each seat begins.
    std::vector<core::SheetRow> rows(const core::PerSeat<std::int16_t>& start = {}) const;
    /// Who won, where somebody has ticked it.
    std::optional<core::SeatMask> won() const { return m_won; }
    /// Ticks who wins by the points, where nobody has.
    void showWinners(core::SeatMask winners);
    bool isNamed() const; ///< every seat has a name
    bool hasContents() const;
    /// A row with something in it that would count for nothing: its number and what was typed for the base, which is
    /// none, or has no places yet.
    struct Unread {
        QString number;
        QString typed;
        bool isBase;
    };
    std::optional<Unread> unread() const;
    void showTotals(const core::PerSeat<std::int16_t>& totals);

Q_SIGNALS:
    void changed();
    /// There are more or fewer of them, as somebody wished.
    void seatsChanged();
    /// The keyboard is in a base's field: what is typed there could mean these, each with its points.
    void meant(const QStringList& bases);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct SeatFields;
    struct Row;

    QWidget* makeButtons();
    QLineEdit* makePlace();
    void clear();
    void wishSeats(int count);
    bool hasPoints() const;
    void tick(std::size_t seat, bool won);
    bool goOn(std::size_t row, const QObject* from);
    Row& addRow(bool base);
    void beginRow(bool base);
    void removeRow(std::size_t row);
    void layOut();
    void showNames();
    void showLess();
    void work();
    QStringList bases() const;
    std::vector<int> worthOf(const QString& base) const;
    QString landscapeOfBase(const QString& name) const;

    const core::Game* m_game;
    std::optional<core::SheetRules> m_rules; ///< of its printing
    core::ScoreSheet m_table; ///< with what seats begin, and who wins together
    std::optional<core::SeatMask> m_won;
    FactionFaces m_faces;
    QWidget* m_before;
    std::string m_set;
    SheetArea* m_area;
    QWidget* m_scroll = nullptr;
    QGridLayout* m_grid;
    QPushButton* m_moreSeats = nullptr;
    QPushButton* m_fewerSeats = nullptr;
    std::vector<std::unique_ptr<SeatFields>> m_seats;
    std::vector<std::unique_ptr<Row>> m_rows;
    QLabel* m_baseHeading;
    QLabel* m_lessHeading;
    QLabel* m_together;
    QLabel* m_wonHeading;
    QPushButton* m_card = nullptr;
    QLabel* m_keys = nullptr;
    const QObject* m_wentOnTo = nullptr; ///< the field that a digit led to, until the next key
    bool m_filling = false; ///< many fields change, and are worked out when all have
};

} // namespace ui
