#pragma once

#include "ui/table/stage.h"
#include "ui/table/starrealms/pieces.h"

#include <QCoreApplication>
#include <QHash>

namespace ui {

class PiecePainter;
class RealmBar;
class RealmView;

/// Where things are on the table of Star Realms. `slot` is a RealmFigure.
class RealmStage final : public Stage {
    Q_DECLARE_TR_FUNCTIONS(RealmStage)

public:
    static constexpr int kAuthority = RealmFigure::kAuthority;
    static constexpr int kTrade = RealmFigure::kTrade;
    static constexpr int kCombat = RealmFigure::kCombat;
    /// Of Spot::Kind::SharedDeck.
    enum Common { kTradeDeck, kHeap, kExplorers };

    struct Parts {
        const core::starrealms::TableView& table;
        PiecePainter& painter;
        RealmView& board;
        RealmView& hand;
        RealmView& elsewhere;
        RealmBar& standing;
    };
    explicit RealmStage(const Parts& parts);

    /// The table shows another state: cards that are gone from it can still be painted as they were.
    void remember();
    void forget();
    /// Writes on the pools what they are made of, where that is known.
    void note(std::vector<Piece>& pieces) const;

    QRectF areaOf(const Spot& spot, const QWidget& frame) const override;
    QRectF ground(const QWidget& frame) const override;
    void paintCard(QPainter& painter, const QRectF& area, int card, int power) const override;
    void paintBack(QPainter& painter, const QRectF& area) const override;
    void paintBase(QPainter&, const QRectF&, int) const override { }
    void paintPlaces(QPainter&, const QRectF&, int, const core::PerSeat<std::int8_t>&) const override { }
    void learn(const core::Match& match, const std::vector<core::Event>& events) override;
    QList<QList<Motion>> motionsOf(const std::vector<core::Event>& events) const override;
    QList<Motion> motionsNow() const override;
    QList<Spot> concernedBy(const core::Event& event) const override;
    QString labelOf(const core::Event& event) const override;
    QList<Figure> figures() const override;
    void setAway(const QSet<int>& cards) override;
    void setScore(core::Seat, double) override { }
    void setPower(int slot, core::Seat seat, double power) override;
    void setChanged(int slot, bool more) override;
    void clearFigures() override;

private:
    struct Gain {
        int amount = 0;
        int slot = -1; ///< of the ability, where that is told
    };
    QList<Motion> motionsOf(const core::Event& event) const;
    QRectF pieceArea(Piece::Kind kind, core::Seat seat, const QWidget& frame) const;
    QString nameOfCard(int card) const;

    Parts m_parts;
    QHash<int, core::starrealms::CardView> m_cards; ///< all that were seen in this match, as they were last
    core::Seat m_viewer = core::Seat::None;
    int m_turn = -1;
    QList<Gain> m_trade; ///< of the turn at hand, of the viewer
    QList<Gain> m_combat;
};

} // namespace ui
