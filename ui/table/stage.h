#pragma once

#include "core/game/seat.h"

#include <QList>
#include <QRectF>
#include <QSet>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;
class QWidget;

namespace core {
struct Event;
class Match;
}

namespace ui {

struct Motion;

/// Something on a table that has a place: what an event happened to, and where it went. Cards, bases and seats are
/// numbered as the game's events number them.
struct Spot {
    enum class Kind {
        Card, ///< in a hand that is seen, on a tray, or in play; `id` is the card
        Base, ///< `id` is the slot it lies in
        Cell, ///< where a seat's cards at a base lie: `id` is the slot
        BaseDeck, ///< where new bases come from
        Hand, ///< of a seat: the viewer's fan of cards, or the backs at another seat's box
        Deck,
        Discard,
        Score, ///< the figure of a seat's points at its box
        Race, ///< the seat's marker on the race to the goal
        SharedDeck, ///< a deck that belongs to no seat (Madness)
        Box, ///< all of what is told of a seat beside the table
    };
    Kind kind = Kind::Card;
    int id = -1;
    core::Seat seat = core::Seat::None;

    static Spot card(int card) { return { Kind::Card, card, core::Seat::None }; }
    static Spot base(int slot) { return { Kind::Base, slot, core::Seat::None }; }
    static Spot cell(int slot, core::Seat seat) { return { Kind::Cell, slot, seat }; }
    static Spot of(core::Seat seat, Kind kind) { return { kind, -1, seat }; }

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// A number on a table that can count.
struct Figure {
    int slot = -1; ///< power at that base; -1 for the seat's points
    core::Seat seat = core::Seat::None;
    double value = 0;
};

/// A table as a place where things move. Whoever animates asks where things are before and after the table has changed
/// (TableSurface::showMatch()), and paints them on their way over everything else; the table itself always shows the
/// state after the last choice, without waiting for anybody.
///
/// A motion begins so: take `areaOf()` of what will move, let the table show the new match, take `areaOf()` again, say
/// by setAway() what is on its way, and paint it by paintCard() between the two until it has arrived.
class Stage {
public:
    virtual ~Stage() = default;

    /// Where it is now, in the coordinates of `frame`, a widget of the same window; empty where it is not to be seen:
    /// another table, a page that is hidden, a card in a deck.
    virtual QRectF areaOf(const Spot& spot, const QWidget& frame) const = 0;

    /// Where cards and places lie, without the question and the hand; in the coordinates of `frame`.
    virtual QRectF ground(const QWidget& frame) const = 0;

    /// Scrolls the table so that it can be seen, where it lies on one that does not fit.
    virtual void bringIntoSight(const Spot&) { }

    /// Paints the card as the table paints it where it is now, or was shown last, into `area`; a card that the viewer
    /// has never seen is painted from behind. `power` takes the place of its figure while that counts, -1 leaves it.
    virtual void paintCard(QPainter& painter, const QRectF& area, int card, int power = -1) const = 0;
    /// Paints a card from behind.
    virtual void paintBack(QPainter& painter, const QRectF& area) const = 0;
    /// Paints the base as the table paints it.
    virtual void paintBase(QPainter& painter, const QRectF& area, int slot) const = 0;
    /// Paints the base with who gained what at it.
    virtual void paintPlaces(
        QPainter& painter, const QRectF& area, int slot, const core::PerSeat<std::int8_t>& points) const
        = 0;

    /// Learns how the cards look that these events name, which may lie nowhere open once the table is shown. Cards that
    /// the viewer may not know are named in none of them.
    virtual void learn(const core::Match&, const std::vector<core::Event>&) { }
    /// What moves because of these events, one after the other, told before the table shows what came of them.
    virtual QList<QList<Motion>> motionsOf(const std::vector<core::Event>& events) const = 0;
    /// What stands out now and did not before the table was shown last: that a base holds enough power to be scored,
    /// and what may answer when others act.
    virtual QList<Motion> motionsNow() const = 0;
    /// The cards, bases and places that an event concerned, as they lie now: what is gone is its pile.
    virtual QList<Spot> concernedBy(const core::Event&) const { return {}; }
    /// Whether it tells of nothing but that something begins, as the ability of a base does: what comes of it is told
    /// by the events after it, if anything does.
    virtual bool onlyBegins(const core::Event&) const { return false; }
    /// The event in two or three words, with the names alone ("Zombie Lord → Tortuga"); empty where there are none.
    virtual QString labelOf(const core::Event&) const { return {}; }
    /// What stands over cards that are shown (Motion::Kind::Show): "Ann shows".
    virtual QString captionOf(const Motion&) const { return {}; }
    /// The numbers as they are now.
    virtual QList<Figure> figures() const = 0;

    /// Motion is about to begin, and the table still shows what was before. From hold() on, when it shows what came of
    /// it, until release() what stands beside the places, as whose turn it is and how many cards lie in a pile, stays
    /// as it was. While a motion goes on that begins a step of a procedure, as the scoring of a base is one, what is
    /// told of that is at that step.
    virtual void beginMotion() { }
    virtual void hold() { }
    virtual void showStep(const Motion&) { }
    virtual void release() { }

    /// Leaves these out of what the table paints, their places stay free; an empty set shows all of it.
    virtual void setAway(const QSet<int>& cards) = 0;
    /// Figures that count: what stands at the seat's box and on the race in place of its points, until clearFigures().
    virtual void setScore(core::Seat seat, double points) = 0;
    /// Power in place of the seat's own in the meter and the total of a base, until clearFigures().
    virtual void setPower(int slot, core::Seat seat, double power) = 0;
    /// Colours the total of a base, as power there has become more or less, until clearFigures().
    virtual void setChanged(int slot, bool more) = 0;
    virtual void clearFigures() = 0;
};

} // namespace ui
