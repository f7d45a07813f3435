#pragma once

#include "core/game/problem.h"

#include <QWidget>

class QStackedWidget;

namespace ui {

class FactionTextEdit;
class FactionsPresenter;
class FaultList;

/// The text of the faction that is open, and below it what is amiss in it.
class FactionTextColumn final : public QWidget {
    Q_OBJECT
public:
    explicit FactionTextColumn(FactionsPresenter& presenter, QWidget* parent = nullptr);

    void showText();
    void showFaults();
    /// The card or base in whose text the cursor is, by its place among the entries; -1 where it is in none.
    int entryAtCursor() const;
    /// Puts the keyboard at the beginning of one.
    void goToEntry(std::size_t row);
    void undo();

Q_SIGNALS:
    void typed();
    void cursorMoved();
    void undoAvailable(bool available);

private:
    QWidget* makeText();
    void mend(const core::Problem& fault);
    void leave(const core::Problem& remark);

    FactionsPresenter& m_presenter;
    QStackedWidget* m_stack = nullptr;
    FactionTextEdit* m_edit = nullptr;
    FaultList* m_faults = nullptr;
    bool m_showing = false; ///< while another text is put there, and nobody types
};

} // namespace ui
