#include "ui/table/hyperborea/hyper_coach.h"

#include "ui/text/seat_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::hyperborea::Reason;
using core::hyperborea::SeatView;
using core::hyperborea::SetView;
using core::hyperborea::TableView;
using core::hyperborea::Verb;
using core::hyperborea::verbOf;

namespace {

struct Told {
    Q_DECLARE_TR_FUNCTIONS(HyperCoach)
};

using HyperSaying = HyperCoach::Saying;
using HyperTopic = HyperCoach::Topic;

bool isOffered(const TableView& table, std::initializer_list<Verb> verbs)
{
    return std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(), [verbs](const ChoiceView& each) {
        return std::find(verbs.begin(), verbs.end(), verbOf(each.choice)) != verbs.end();
    });
}

const SeatView& ownSeat(const TableView& table)
{
    return table.seats[static_cast<std::size_t>(core::indexOf(table.viewer))];
}

/// The first set that one of the cubes to place completes; empty where none does.
QString nearlyFull(const SeatView& seat)
{
    core::hyperborea::ColourMask cubes = 0;
    for (std::size_t colour = 0; colour < seat.available.size(); ++colour)
        if (seat.available[colour] > 0)
            cubes = static_cast<core::hyperborea::ColourMask>(cubes | 1U << colour);
    const auto isFilledByOne = [cubes](const SetView& set) { return (set.completedBy & cubes) != 0 && !set.fired; };
    for (const auto& base : seat.base)
        for (const SetView& set : base.sets)
            if (isFilledByOne(set))
                return QString::fromStdString(set.name);
    for (const auto& technology : seat.technologies)
        if (isFilledByOne(technology.set))
            return QString::fromStdString(technology.set.name);
    return {};
}

/// What was earned in this turn and is lost with its end.
void addEarned(std::vector<HyperSaying>& all, const TableView& table)
{
    if (isOffered(table, { Verb::Take }))
        all.push_back({ HyperTopic::Take, Told::tr("You may take a technology."),
            Told::tr("It is a set more to fill, in this turn already, and counts at the end. The grey cube on it comes "
                     "into your bag.") });
    if (isOffered(table, { Verb::Miniature, Verb::Clone }))
        all.push_back({ HyperTopic::NewMiniature, Told::tr("You may place a new miniature: the hexes are marked."),
            Told::tr("More of them reach further, hold more hexes, and the last one of your reserve meets a condition "
                     "of the end.") });
    if (isOffered(table, { Verb::Develop, Verb::DevelopOther, Verb::DevelopWhole }))
        all.push_back({ HyperTopic::Develop, Told::tr("You may develop a row of your board."),
            Told::tr(
                "From level 4 on a row can be given up for cubes of its colour, and coloured cubes are points.") });
    if (isOffered(table, { Verb::Draw, Verb::Generate, Verb::Restore, Verb::Purge, Verb::Convert }))
        all.push_back({ HyperTopic::MoreCubes, Told::tr("You may do something with your cubes."),
            Told::tr("More cubes fill more sets. What is drawn now is placed in this turn.") });
}

/// What miniatures can do.
void addMap(std::vector<HyperSaying>& all, const TableView& table)
{
    if (isOffered(table, { Verb::Enter }))
        all.push_back({ HyperTopic::Enter, Told::tr("A miniature may go into a city or a ruin: it costs nothing."),
            Told::tr("A city does what is written on it, a ruin has a token for you. Whoever is inside comes out with "
                     "your reset.") });
    if (isOffered(table, { Verb::Attack, Verb::Ranged }))
        all.push_back({ HyperTopic::Attack, Told::tr("You may attack: what can be struck at is marked."),
            Told::tr("A ghost that you remove is worth points and frees its place. So does the first miniature of each "
                     "opponent.") });
    if (isOffered(table, { Verb::Raze }))
        all.push_back({ HyperTopic::Raze, Told::tr("You may take fortresses off a hex."),
            Told::tr("While one stands there an attack takes it instead of its owner's miniature.") });
    if (isOffered(table, { Verb::Fortress }))
        all.push_back({ HyperTopic::Fortress, Told::tr("You may build a fortress."),
            Told::tr("It takes the first attack on a miniature of yours in that hex, and comes back at the start of "
                     "your next turn.") });
    if (isOffered(table, { Verb::Fly }))
        all.push_back({ HyperTopic::Fly, Told::tr("You have flying steps: any hex beside costs one."),
            Told::tr("Terrain does not matter, and a halted miniature may fly on.") });
    if (isOffered(table, { Verb::Step }))
        all.push_back({ HyperTopic::Move,
            Told::tr("You have %n movement point(s): move a miniature.", nullptr, table.pool.move),
            Told::tr("Beside a dark hex it turns that up: there are cities, ruins and ghosts. Who controls a hex has "
                     "points for it at the end.") });
}

void addTurn(std::vector<HyperSaying>& all, const TableView& table)
{
    const SeatView& own = ownSeat(table);
    addEarned(all, table);
    addMap(all, table);
    const int cubes = core::hyperborea::sumOf(own.available);
    const bool placed = isOffered(table, { Verb::Cube });
    if (const QString set = nearlyFull(own); placed && !set.isEmpty())
        all.push_back({ HyperTopic::Complete, Told::tr("One cube more fills %1.").arg(set),
            Told::tr("As soon as all spaces of a set are filled it gives what is written beside it, in this turn, and "
                     "once in a turn.") });
    if (placed)
        all.push_back({ HyperTopic::PlaceCubes, Told::tr("You have %n cube(s) to place.", nullptr, cubes),
            Told::tr("A cube goes on a space of its colour, or on one for any colour. It stays there, so a set may be "
                     "filled over several turns.") });
    if (isOffered(table, { Verb::Upgrade }))
        all.push_back({ HyperTopic::Upgrade, Told::tr("A row may be given up for cubes."),
            Told::tr("It falls to 0, and one cube of its colour comes into your bag, two from level 6: points, and "
                     "more to draw.") });
    if (isOffered(table, { Verb::Power }))
        all.push_back({ HyperTopic::Power, Told::tr("Your race tile may be used."),
            Told::tr("What it does once is ready again after your reset.") });
    if (isOffered(table, { Verb::UseStored }))
        all.push_back({ HyperTopic::Token, Told::tr("You may use the token that you keep."),
            Told::tr("Only one can be kept, so use it before you go into the next ruin.") });
    if (isOffered(table, { Verb::End }) && cubes == 0)
        all.push_back(own.bag == 0
                ? HyperSaying { HyperTopic::Reset, Told::tr("Your bag is empty: when you end the turn you reset."),
                    Told::tr("Your cubes come back from the technologies, your miniatures step out of cities and ruins "
                             "and can go in anew.") }
                : HyperSaying { HyperTopic::EndTurn, Told::tr("When you are done, end the turn."),
                    Told::tr("What you have not spent is lost, and you draw three new cubes.") });
}

void addQuestion(std::vector<HyperSaying>& all, const TableView& table, Reason reason)
{
    switch (reason) {
    case Reason::SetupCube:
        return all.push_back({ HyperTopic::SetupCube, Told::tr("Choose the colour that is in your bag twice."),
            Told::tr("Green moves, red attacks, purple brings miniatures, orange develops, yellow gives gems, and blue "
                     "takes technologies.") });
    case Reason::SetupRow:
        return all.push_back({ HyperTopic::SetupRow, Told::tr("Choose a row that begins further on."),
            Told::tr("From level 4 on it can be given up for cubes of its colour.") });
    case Reason::SetupTile:
        return all.push_back({ HyperTopic::RaceTile, Told::tr("Choose one of the two race tiles of your realm."),
            Told::tr("It is yours for the whole match. The other one goes back into the box.") });
    case Reason::Place:
        if (!isOffered(table, { Verb::Space }))
            return all.push_back({ HyperTopic::PutAway, Told::tr("No space takes this cube: put it away."),
                Told::tr("It is not lost. It comes back into your bag with your reset.") });
        return all.push_back({ HyperTopic::WhichSpace, Told::tr("Choose where the cube goes: the spaces are marked."),
            Told::tr("On a base technology, only one of the two sets can be begun at a time.") });
    case Reason::Walk:
        return all.push_back({ HyperTopic::WhereTo, Told::tr("Choose the next hex: each says what the step costs."),
            Told::tr(
                "Forest and mountain cost more to enter, mountain and swamp more to leave. Where an enemy stands in "
                "the open a miniature is halted.") });
    case Reason::Strike:
        return all.push_back({ HyperTopic::WhatToStrike, Told::tr("Choose what the attack removes."),
            Told::tr("Ghosts stay with you and count more the more you have.") });
    case Reason::Token:
        return all.push_back({ HyperTopic::FoundToken, Told::tr("You found a token: use it now, or keep it."),
            Told::tr("One can be kept, and used at any time in a turn of yours.") });
    case Reason::Keep:
        return all.push_back({ HyperTopic::KeepCubes, Told::tr("You may leave the cubes on this technology."),
            Told::tr("It works on while it is full. But cubes that lie there cannot be drawn.") });
    case Reason::Act:
    case Reason::ResetAct:
        return addTurn(all, table);
    default:
        return all.push_back({ HyperTopic::ChooseOne, Told::tr("Something is to be chosen: what can be is marked."),
            Told::tr("What an effect says is done as far as it can be.") });
    }
}

} // namespace

std::vector<HyperSaying> HyperCoach::sayings(const TableView& table, Reason reason)
{
    std::vector<HyperSaying> all;
    if (table.viewer == Seat::None || table.outcome.decided)
        return all;
    if (table.caller != Seat::None && table.caller != table.viewer && table.prompt.seat == table.viewer)
        all.push_back({ Topic::LastTurn, Told::tr("This is your last turn."),
            Told::tr("Enough conditions of the end are met. What you hold and control behind it is counted.") });
    if (table.prompt.seat == table.viewer)
        addQuestion(all, table, reason);
    else if (table.current != Seat::None && table.current != table.viewer)
        all.push_back({ Topic::OthersTurn,
            Told::tr("Now it is the turn of %1.")
                .arg(shownName(table.seats[static_cast<std::size_t>(core::indexOf(table.current))].name)),
            Told::tr("Look where they go and which technology they take: another one takes its place.") });
    return all;
}

void HyperCoach::look(const TableView& table, Reason reason)
{
    m_lesson = {};
    if (table.viewer == Seat::None)
        return;
    std::vector<LessonBook::Saying> all;
    for (const Saying& each : sayings(table, reason))
        all.push_back({ static_cast<int>(each.topic), each.what, each.why, each.topic == Topic::LastTurn });
    m_lesson
        = m_book.tell(LessonBook::Moment::of(table.viewer, table.turn, table.prompt, static_cast<int>(reason)), all);
}

} // namespace ui
