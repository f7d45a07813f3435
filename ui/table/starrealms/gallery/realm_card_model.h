#pragma once

#include "core/starrealms/words/card_reading.h"
#include "ui/painting/realm_card_face.h"

#include <QAbstractListModel>

#include <vector>

namespace ui {

/// The cards of Star Realms, read anew in each language.
class RealmCardModel final : public QAbstractListModel {
    Q_OBJECT
public:
    /// SearchRole is in small letters.
    enum Role { SetRole = Qt::UserRole + 1, FactionRole, KindRole, CostRole, DefenseRole, CopiesRole, SearchRole };

    RealmCardModel(const core::Game& game, QObject* parent);

    const core::starrealms::CardReading& at(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    const RealmFace& face(int row) const { return m_faces[static_cast<std::size_t>(row)]; }
    /// "cost", "defense": what a search calls the figures.
    const QString& costWord() const { return m_costWord; }
    const QString& defenseWord() const { return m_defenseWord; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void read();

    const core::Game& m_game;
    std::vector<core::starrealms::CardReading> m_cards;
    std::vector<RealmFace> m_faces;
    QString m_costWord;
    QString m_defenseWord;
};

} // namespace ui
