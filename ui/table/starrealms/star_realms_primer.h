#pragma once

#include "ui/painting/realm_card_face.h"
#include "ui/table/primer.h"

namespace core {
class Game;
}

namespace ui {

/// How Star Realms is played, drawn with cards of the game's own files.
class StarRealmsPrimer final : public Primer {
public:
    explicit StarRealmsPrimer(const core::Game& game);

    int count() const override;
    QString heading(int page) const override;
    QString text(int page) const override;
    QString seen(int page) const override;
    void paint(
        int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const override;

private:
    class Scene;
    void paintStart(Scene& scene) const;
    void paintTurn(Scene& scene) const;
    void paintBuying(Scene& scene) const;
    void paintAllies(Scene& scene) const;
    void paintBases(Scene& scene) const;
    void paintScrap(Scene& scene) const;
    void paintEnd(Scene& scene) const;

    RealmFace card(const char* name) const;

    const core::Game& m_game;
};

} // namespace ui
