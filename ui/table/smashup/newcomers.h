#pragma once

#include "core/smashup/words/view.h"

#include <QSet>

namespace ui {

/// Knows which cards in play have come since the viewer last made a choice.
class Newcomers final {
public:
    /// The table as it is shown now.
    void look(const core::smashup::TableView& table);
    /// The viewer has chosen: nothing is new any more.
    void acted() { m_acted = true; }
    const QSet<int>& cards() const { return m_new; }

private:
    QSet<int> m_known;
    QSet<int> m_new;
    core::Seat m_viewer = core::Seat::None;
    bool m_begun = false;
    bool m_acted = false;
};

} // namespace ui
