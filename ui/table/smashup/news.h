#pragma once

#include "core/smashup/words/view.h"

#include <QHash>

namespace ui {

/// What is new about a card in play or a base since the viewer last made a choice.
struct Change {
    enum class Kind {
        None,
        Came, ///< it was not there
        Moved, ///< it lies elsewhere, or is controlled by another
        More, ///< it lies where it did, with more power
        Less,
    };
    Kind kind = Kind::None;
    int before = 0; ///< the power that it had, where that is what has changed

    friend bool operator==(const Change&, const Change&) = default;
};

/// Knows what has changed on the table since the viewer last made a choice.
class News final {
public:
    /// The table as it is shown now.
    void look(const core::smashup::TableView& table);
    /// The viewer has chosen: nothing is new any more.
    void acted() { m_acted = true; }
    /// What is looked at next has nothing to do with what was.
    void forget() { m_begun = false; }
    /// Whether there was anything to compare with.
    bool knows() const { return m_knows; }
    /// By the numbers of cards and bases; what is as it was is left out.
    const QHash<int, Change>& changes() const { return m_changes; }

private:
    /// Where something lay, and how strong it was.
    struct Seen {
        int slot = -1;
        int on = -1; ///< the card that it is attached to
        core::Seat controller = core::Seat::None;
        int power = 0;
    };
    static QHash<int, Seen> seenOn(const core::smashup::TableView& table);
    static Change changeOf(const Seen& before, const Seen& now);

    QHash<int, Seen> m_known;
    QHash<int, Change> m_changes;
    core::Seat m_viewer = core::Seat::None;
    bool m_begun = false;
    bool m_knows = false;
    bool m_acted = false;
};

} // namespace ui
