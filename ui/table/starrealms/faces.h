#pragma once

#include "core/starrealms/words/view.h"
#include "ui/painting/realm_card_face.h"

#include <QColor>
#include <QHash>
#include <QString>

#include <memory>

namespace core {
class Game;
}

namespace ui {

/// How the cards of Star Realms look: of its files and what a table says of a card now. Copies share what they have
/// made.
class RealmFaces {
public:
    explicit RealmFaces(const core::Game& game);

    const core::Game& game() const { return *m_game; }
    const RealmFace& of(const core::starrealms::CardView& card) const;
    /// In the form that suits the area.
    void paint(QPainter& painter, const QRectF& area, const core::starrealms::CardView& card, const FaceState& state,
        const Colours& colours, const QFont& body) const;
    static RealmForm formFor(const QRectF& area, const QFont& body);

private:
    const core::Game* m_game;
    std::shared_ptr<QHash<QString, RealmFace>> m_made;
};

} // namespace ui
