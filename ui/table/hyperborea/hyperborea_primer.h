#pragma once

#include "ui/table/primer.h"

namespace core {
class Game;
}

namespace core::hyperborea {
class Library;
struct TableView;
}

namespace ui {

/// How Hyperborea is played, drawn as its table is, with what the game's own files have.
class HyperboreaPrimer final : public Primer {
public:
    explicit HyperboreaPrimer(const core::Game& game);

    int count() const override;
    QString heading(int page) const override;
    QString text(int page) const override;
    QString seen(int page) const override;
    void paint(
        int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const override;

private:
    class Scene;
    void paintGoal(Scene& scene) const;
    void paintCubes(Scene& scene) const;
    void paintSets(Scene& scene) const;
    void paintMoving(Scene& scene) const;
    void paintSites(Scene& scene) const;
    void paintFighting(Scene& scene) const;
    void paintGrowing(Scene& scene) const;
    void paintReset(Scene& scene) const;
    void paintEnd(Scene& scene) const;

    /// Of a match that was just laid out; the pictures change what they show.
    core::hyperborea::TableView freshTable() const;

    const core::Game& m_game;
    const core::hyperborea::Library& m_library;
};

} // namespace ui
