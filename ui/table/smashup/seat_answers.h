#pragma once

#include "core/smashup/words/view.h"

#include <QObject>

#include <functional>

namespace ui {

class BoardView;
class CloseUp;
class Marks;
class PromptBar;
class SmashUpTableModel;

/// Where a question asks for a player: the boxes of those who may be chosen answer it, as their buttons do, and
/// whoever points at one is told what choosing it would change.
class SeatAnswers final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        SmashUpTableModel& model;
        BoardView& board;
        PromptBar& prompt;
        CloseUp& closeUp;
    };
    explicit SeatAnswers(const Parts& parts);

    /// `marks` are those of the open prompt, null where the viewer is not asked. `world` is null without a match; it
    /// and the table are looked at until the next call, or until forget().
    void ask(const core::smashup::TableView& table, const Marks* marks, const core::Match* world);

    /// Another question comes: nobody answers this one any more.
    void forget();

Q_SIGNALS:
    void chosen(core::Choice choice);
    /// Nobody is pointed at any more: the table tells again what it told before.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const core::ChoiceView* choiceOf(core::Seat seat) const;
    void point(core::Seat seat);

    Parts m_parts;
    const core::smashup::TableView* m_table = nullptr;
    const core::Match* m_world = nullptr;
    std::vector<core::ChoiceView> m_choices; ///< one a seat
    core::Seat m_pointed = core::Seat::None;
};

} // namespace ui
