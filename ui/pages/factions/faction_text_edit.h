#pragma once

#include "core/game/own_factions.h"
#include "core/json/json_edit.h"

#include <QPlainTextEdit>

class QCompleter;
class QStandardItemModel;

namespace ui {

/// The text of a faction with numbered lines and coloured words: marks faults where they stand, and offers by
/// Ctrl+Space what may be written at a place, with what it means.
class FactionTextEdit final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit FactionTextEdit(const core::OwnFactions& own, QWidget* parent = nullptr);

    /// Marks each that has a spot.
    void setFaults(const core::Problems& faults, const core::Problems& remarks);
    /// Puts the keyboard there.
    void goTo(const core::TextSpot& spot);
    /// Puts the cursor there, and leaves the keyboard where it is.
    void moveTo(const core::TextSpot& spot);
    /// Writes over what stands there; can be undone like what is typed.
    void replace(const core::TextSpot& spot, const QString& by);
    /// The same; where it `goesOn` with what was changed before, both are undone as one.
    void apply(const core::TextEdit& edit, bool goesOn);
    /// Where the cursor is, in bytes of the text.
    std::size_t byteAtCursor() const;
    void offerWords();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Numbers;
    class Painter;

    int numbersWidth() const;
    void fitNumbers();
    void paintNumbers(QPaintEvent* event);
    void markLines();
    void filterWords();
    void insertWord(const QString& word);
    void makeOffers();
    void fitFont();
    QTextCursor cursorOver(const core::TextSpot& spot) const;

    const core::OwnFactions& m_own;
    Numbers* m_numbers;
    QCompleter* m_completer;
    QStandardItemModel* m_words;
    core::FactionWords m_offered;
    core::Problems m_faults;
    core::Problems m_remarks;
};

} // namespace ui
