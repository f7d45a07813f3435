#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"
#include "ui/widgets/faction_faces.h"

#include <QFrame>

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace ui {

class FactionTile;
class NameField;

/// One seat of a new match as a card: who sits there, how strong, and with which pair.
class SeatEditor final : public QFrame {
    Q_OBJECT

public:
    SeatEditor(int number, const core::Game& game, const FactionFaces& faces, const std::vector<core::SavedPair>& pairs,
        QWidget* parent);

    /// Offers the saved pairs of this set only; what is chosen stays where it is there, too.
    void setSet(const QString& set);
    void setPlan(const SeatPlan& plan);
    SeatPlan plan() const;
    /// At least two seats stay.
    void setRemovable(bool removable);
    void setNumber(int number);
    /// A name as records have it.
    void setName(const QString& name);
    void focusName();
    /// With a character to choose where the player may have one.
    void setDetailed(bool detailed);

    /// The places of its factions. An empty name stands for chance.
    int slotCount() const { return static_cast<int>(m_tiles.size()); }
    QString faction(int slot) const { return m_factions.value(slot); }
    void setFaction(int slot, const QString& name);
    /// The place of its role; null where the game has none.
    QComboBox* roleBox() const { return m_role; }
    /// None of these can be chosen here any more; one that is already stays.
    void setTakenRoles(const QStringList& names);
    /// The place that the gallery fills next has a gold ring; -1 for none here.
    void setActive(int slot);
    void focusSlot(int slot);

Q_SIGNALS:
    void changed();
    /// A person sits here now, or a computer of some kind.
    void playerChanged();
    void removeAsked();
    /// The gallery is to fill this place.
    void slotAsked(int slot);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeRole(QVBoxLayout& rows);
    void makePair(QVBoxLayout& rows);
    void setTexts();
    void showStyle();
    void showPair();
    void listSaved();
    void takeSaved(const core::SavedPair& pair);

    const core::Game& m_game;
    const FactionFaces& m_faces;
    std::vector<core::SavedPair> m_pairs;
    QString m_set;
    NameField* m_name;
    QComboBox* m_player;
    QComboBox* m_style; ///< for players that judge
    QComboBox* m_role = nullptr; ///< none where seats have no roles
    QList<FactionTile*> m_tiles;
    QStringList m_factions; ///< one a tile
    QString m_saved; ///< the stored pair these are; empty for none
    QToolButton* m_chance = nullptr;
    QToolButton* m_savedPairs = nullptr;
    QToolButton* m_remove;
    bool m_styled = false; ///< the player may have a character
    bool m_detailed = false;
    int m_number = 0;
};

} // namespace ui
