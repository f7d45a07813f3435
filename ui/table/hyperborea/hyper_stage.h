#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_piece.h"
#include "ui/table/stage.h"

#include <QCoreApplication>

namespace ui {

class HyperPainter;
class HyperView;

/// Where things are on the table of Hyperborea. Hexes are its bases; what moves is numbered by HyperSpot.
class HyperStage final : public Stage {
    Q_DECLARE_TR_FUNCTIONS(HyperStage)

public:
    /// What is a card to whoever moves it.
    static int miniature(int hex, core::Seat seat) { return hex * core::kMaxSeats + core::indexOf(seat); }
    static int set(int set) { return kSets + set; }
    static int cube(int colour) { return kCubes + colour; }

    struct Parts {
        const core::hyperborea::TableView& table;
        HyperPainter& painter;
        HyperView& map;
        HyperView& offers;
        HyperView& board;
    };
    explicit HyperStage(const Parts& parts);

    QRectF areaOf(const Spot& spot, const QWidget& frame) const override;
    QRectF ground(const QWidget& frame) const override;
    void bringIntoSight(const Spot& spot) override;
    void paintCard(QPainter& painter, const QRectF& area, int card, int power) const override;
    void paintBack(QPainter& painter, const QRectF& area) const override;
    void paintBase(QPainter& painter, const QRectF& area, int slot) const override;
    void paintPlaces(QPainter&, const QRectF&, int, const core::PerSeat<std::int8_t>&) const override { }
    QList<QList<Motion>> motionsOf(const std::vector<core::Event>& events) const override;
    QList<Motion> motionsNow() const override;
    QList<Spot> concernedBy(const core::Event& event) const override;
    QString labelOf(const core::Event& event) const override;
    QList<Figure> figures() const override;
    void setAway(const QSet<int>& cards) override;
    void setScore(core::Seat seat, double points) override;
    void setPower(int slot, core::Seat seat, double power) override;
    void setChanged(int, bool) override { }
    void clearFigures() override;

private:
    static constexpr int kSets = 300;
    static constexpr int kCubes = 400;
    QList<Motion> motionsOf(const core::Event& event) const;
    QRectF pieceArea(HyperPiece::Kind kind, int id, const QWidget& frame) const;
    QString nameOfSet(int set) const;

    Parts m_parts;
};

} // namespace ui
