#pragma once

#include "core/game/card_info.h"
#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"
#include "ui/table/primer.h"
#include "ui/table/smashup/faction_looks.h"

#include <QStringList>

namespace ui {

/// How Smash Up is played, drawn with cards and bases of the game's own files.
class SmashUpPrimer final : public Primer {
public:
    explicit SmashUpPrimer(const core::Game& game);

    int count() const override;
    QString heading(int page) const override;
    QString text(int page) const override;
    QString seen(int page) const override;
    void paint(
        int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const override;

private:
    class Scene;
    void paintDecks(Scene& scene) const;
    void paintBases(Scene& scene) const;
    void paintTurn(Scene& scene) const;
    void paintBreaking(Scene& scene) const;
    void paintPlaces(Scene& scene) const;
    void paintSigns(Scene& scene) const;
    void paintRace(Scene& scene) const;

    const core::CardInfo& usualBase() const;
    CardFace face(const core::CardInfo& card) const;
    std::vector<CardFace> cardsOf(const QString& faction, const char* type) const;

    const core::Game& m_game;
    FactionLooks m_looks;
    std::vector<core::CardInfo> m_cards; ///< of the printing that is shown
    std::vector<core::CardInfo> m_bases;
    QStringList m_factions; ///< two that are easy to play
    QStringList m_others; ///< of who plays against them
};

} // namespace ui
