#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/stage.h"

#include <QCoreApplication>
#include <QHash>

namespace ui {

class BoardView;
class CloseUp;
class FanView;
class SmashUpTableModel;
class StandingBar;
struct CardFace;

/// Where things are on the table of Smash Up.
class SmashUpStage final : public Stage {
    Q_DECLARE_TR_FUNCTIONS(SmashUpStage)

public:
    struct Parts {
        SmashUpTableModel& model;
        BoardView& board;
        FanView& hand;
        FanView& tray;
        StandingBar& standing;
        CloseUp& closeUp;
    };
    SmashUpStage(const Parts& parts, FactionLooks looks);
    ~SmashUpStage() override;

    /// The table shows another state: cards that are gone from it can still be painted as they were.
    void remember();

    QRectF areaOf(const Spot& spot, const QWidget& frame) const override;
    QRectF ground(const QWidget& frame) const override;
    void bringIntoSight(const Spot& spot) override;
    void paintCard(QPainter& painter, const QRectF& area, int card, int power) const override;
    void paintBack(QPainter& painter, const QRectF& area) const override;
    void paintBase(QPainter& painter, const QRectF& area, int slot) const override;
    void paintPlaces(
        QPainter& painter, const QRectF& area, int slot, const core::PerSeat<std::int8_t>& points) const override;
    void learn(const core::Match& match, const std::vector<core::Event>& events) override;
    QList<QList<Motion>> motionsOf(const std::vector<core::Event>& events) const override;
    QList<Motion> motionsNow() const override;
    QList<Spot> concernedBy(const core::Event& event) const override;
    bool onlyBegins(const core::Event& event) const override;
    QString labelOf(const core::Event& event) const override;
    QString captionOf(const Motion& motion) const override;
    QList<Figure> figures() const override;
    void beginMotion() override;
    void hold() override;
    void showStep(const Motion& motion) override;
    void release() override;
    void setAway(const QSet<int>& cards) override;
    void setScore(core::Seat seat, double points) override;
    void setPower(int slot, core::Seat seat, double power) override;
    void setChanged(int slot, bool more) override;
    void clearFigures() override;

private:
    QRectF cardArea(int card, const QWidget& frame) const;
    QList<Motion> motionsOf(const core::Event& event, int slot) const;
    QList<int> answering() const;
    /// Which of the card's forms is nearest to an area.
    static int formFor(const QRectF& area, const QFont& body);
    QString nameOf(int card) const;

    Parts m_parts;
    FactionLooks m_looks;
    QHash<int, CardFace> m_faces; ///< of every card that was seen in this match, as it was last
    QHash<int, QString> m_bases; ///< names of the bases that were seen
    core::Seat m_viewer = core::Seat::None;
    QSet<int> m_ready; ///< slots of bases with enough power to be scored
    QSet<int> m_newlyReady; ///< since the table was shown last
    QList<int> m_answering; ///< cards that may be used while others act
    QList<int> m_newlyAnswering;
    core::smashup::TableView m_before; ///< as it was when motion began
    core::smashup::ScoringView m_scoring; ///< that is told of while things move
};

} // namespace ui
