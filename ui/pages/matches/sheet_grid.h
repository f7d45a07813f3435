#pragma once

#include "core/record/score_sheet.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QGridLayout;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QRegularExpression;

namespace ui {

class BaseMark;
class NameField;
class PointsMark;
class SheetArea;

/// The lines of a score sheet: who played, rows with a field for each seat, and what each has in all. What a row says,
/// and what else is asked of a seat, is said below: PlaceGrid has bases and places, PointGrid points alone.
/// Backspace in an empty field goes back.
class SheetGrid : public QWidget {
    Q_OBJECT
public:
    ~SheetGrid() override;

    /// As many seats: the last ones go or come.
    void setSeats(int count);
    int seatCount() const { return static_cast<int>(m_seats.size()); }
    /// Which printing is played.
    void setSet(const std::string& set);
    /// An empty sheet with the keyboard in its first field that is empty. `name` is the person's.
    void begin(const QString& name);
    /// What was written up before.
    void fill(const core::ScoreSheet& sheet);
    /// What layTable() found for the seats there are.
    virtual void setTable(const core::ScoreSheet& /*sheet*/) { }

    virtual std::vector<core::SheetSeat> seats() const;
    /// Without what counts for nothing yet; `start` is with what each seat begins.
    virtual std::vector<core::SheetRow> rows(const core::PerSeat<std::int16_t>& start = {}) const = 0;
    /// Who won, where somebody has ticked it.
    virtual std::optional<core::SeatMask> won() const { return std::nullopt; }
    /// Ticks who wins by the points, where nobody has.
    virtual void showWinners(core::SeatMask /*winners*/) { }
    bool isNamed() const; ///< every seat has a name
    bool hasContents() const;
    /// A row with something in it that would count for nothing: its number and what was typed for the base, which is
    /// none, or has no places yet.
    struct Unread {
        QString number;
        QString typed;
        bool isBase;
    };
    virtual std::optional<Unread> unread() const { return std::nullopt; }
    void showTotals(const core::PerSeat<std::int16_t>& totals);

Q_SIGNALS:
    void changed();
    /// There are more or fewer of them, as somebody wished.
    void seatsChanged();
    /// The keyboard is in a base's field: what is typed there could mean these, each with its points.
    void meant(const QStringList& bases);

protected:
    // Of the grid: below what is asked of seats, and the columns beside the row's number.
    static constexpr int kFirstRow = 3;
    static constexpr int kPictureColumn = 1;
    static constexpr int kWhatColumn = 2;
    /// The first of the two columns of a seat.
    static int columnOf(std::size_t seat) { return kWhatColumn + 1 + 2 * static_cast<int>(seat); }

    struct Row {
        QLabel* number = nullptr;
        BaseMark* picture = nullptr; ///< null where the row has no base
        QLineEdit* what = nullptr; ///< a TypedChoice where it is a base; null where rows are points
        std::vector<QLineEdit*> seats;
        std::vector<PointsMark*> points;

        void forgetLater() const;
    };

    /// `game` may be null where none can be written up. Tab comes here from `before`.
    SheetGrid(const core::Game* game, QWidget* before, QWidget* parent);

    // What the kinds of a sheet have for themselves. Of a seat beside its name, of a row beside a field for each seat:
    virtual int mostSeats() const = 0;
    virtual void addSeat() = 0; ///< the next one
    virtual void takeSeat() = 0; ///< the last one
    virtual void fillSeat(std::size_t /*seat*/, const core::SheetSeat& /*sits*/) { }
    virtual void fillRows(const core::ScoreSheet& sheet) = 0;
    virtual QWidget* firstField() const; ///< of a new sheet, the person's name being there
    virtual void addFirstRow() = 0;
    virtual void placeSeat(std::size_t seat, int column) = 0;
    virtual void placeRow(const Row& row, int line) = 0; ///< what comes before the seats
    virtual void placeEnd(int line) = 0; ///< around the totals, which come in the next line
    virtual const QRegularExpression& pattern(const Row& row) const = 0; ///< what a seat's field takes
    virtual void showNames(); ///< in the language that is spoken
    virtual void workRows() = 0; ///< what each row gives
    /// A key in the field of a seat, or -1 for `what`. Whether it is done with.
    virtual bool press(std::size_t row, int seat, const QKeyEvent& key) = 0;

    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    Row& addRow(QLineEdit* what = nullptr, BaseMark* picture = nullptr);
    void showNewRow(); ///< the last one, with the keyboard in it
    void layOut();
    void work();
    /// Shows a field, which is where Tab goes next.
    void goesOnTo(QWidget* field);
    static QWidget* firstOf(const Row& row);
    /// Its button stands before those of the seats.
    QPushButton* addButton();
    /// What is written already needs no frame until somebody goes there; what means nothing has a red one.
    static void showWritten(QLineEdit* field);
    static void forget(QWidget* field);

    const core::Game* m_game;
    std::optional<core::SheetRules> m_rules; ///< of its printing
    std::string m_set;
    SheetArea* m_area;
    QGridLayout* m_grid;
    QLabel* m_rowsHeading;
    QLabel* m_totalHeading;
    QLabel* m_keys = nullptr;
    std::vector<std::unique_ptr<Row>> m_rows;

private:
    struct SeatFields;

    QWidget* makeButtons();
    QLineEdit* makeField();
    void wishSeats(int count);
    void removeRow(std::size_t row);
    bool goBack(std::size_t row, int seat);

    QWidget* m_before;
    QWidget* m_last = nullptr; ///< where Tab has come to
    QWidget* m_scroll = nullptr;
    QWidget* m_buttons = nullptr;
    QPushButton* m_moreSeats = nullptr;
    QPushButton* m_fewerSeats = nullptr;
    std::vector<std::unique_ptr<SeatFields>> m_seats;
    bool m_filling = false; ///< many fields change, and are worked out when all have
};

} // namespace ui
