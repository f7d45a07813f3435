#include "tests/ui/sample_tables.h"

#include <array>

namespace samples {

using core::Choice;
using core::ChoiceView;
using core::Seat;
using core::seatAt;
using namespace core::smashup;

namespace {

ChoiceView choiceOf(Choice choice, ChoiceView::Kind kind, const std::string& label, int card, int base)
{
    ChoiceView view;
    view.choice = choice;
    view.kind = kind;
    view.label = label;
    view.card = card;
    view.place = base < 0 ? base : baseId(base);
    return view;
}

BaseView base(int slot, const std::string& name, const std::string& text, int breakpoint, std::array<int, 3> vp)
{
    BaseView view;
    view.id = baseId(slot);
    view.slot = slot;
    view.name = name;
    view.text = text;
    view.breakpoint = breakpoint;
    view.printedBreakpoint = breakpoint;
    view.vp = vp;
    return view;
}

void place(BaseView& base, CardView card)
{
    base.total += card.power;
    base.power[static_cast<std::size_t>(core::indexOf(card.controller))] += card.power;
    base.minions.push_back(std::move(card));
}

} // namespace

Choice playChoice(int card)
{
    return { 1, static_cast<std::uint8_t>(card) };
}

int baseId(int slot)
{
    return 60 + slot;
}

Choice baseChoice(int slot)
{
    return { 2, static_cast<std::uint8_t>(baseId(slot)) };
}

Choice endChoice()
{
    return { 9 };
}

CardView minion(int id, const std::string& name, const std::string& faction, int power, Seat seat)
{
    CardView card;
    card.id = id;
    card.name = name;
    card.faction = faction;
    card.kind = "minion";
    card.text = "After you play this, you may choose a minion of power 2 or less here; do something with it.";
    card.isMinion = true;
    card.printedPower = power;
    card.power = power;
    card.owner = seat;
    card.controller = seat;
    return card;
}

CardView action(int id, const std::string& name, const std::string& faction, const std::string& text)
{
    CardView card;
    card.id = id;
    card.name = name;
    card.faction = faction;
    card.kind = "action";
    card.text = text;
    card.owner = Seat::First;
    card.controller = Seat::First;
    return card;
}

core::CardInfo printed(const std::string& name, const std::string& faction)
{
    core::CardInfo card;
    card.name = name;
    card.group = faction;
    card.type = "action";
    card.kind = "action";
    card.text = "Return a minion.";
    return card;
}

TableView twoPlayers()
{
    const Seat you = seatAt(0);
    const Seat ben = seatAt(1);
    TableView table;
    table.turn = 12;
    table.phase = Phase::Play;
    table.current = you;
    table.viewer = you;
    table.baseDeckSize = 9;
    table.minionPlaysLeft = 1;
    table.actionPlaysLeft = 1;
    table.bases = { base(0, "The Homeworld",
                        "After a minion is played here, its owner may play an extra minion of "
                        "power 2 or less here.",
                        23, { 4, 2, 1 }),
        base(1, "Tortuga",
            "After this base scores, the runner-up may move one of their minions here to the base that "
            "replaces it.",
            21, { 4, 3, 2 }),
        base(2, "Temple of Goju",
            "After this base scores, put each player's minion of most power here under its "
            "owner's deck.",
            18, { 2, 3, 2 }) };
    place(table.bases[0], minion(1, "War Raptor", "Dinosaurs", 2, ben));
    place(table.bases[0], minion(2, "Zapbot", "Robots", 2, ben));
    place(table.bases[0], minion(3, "Scout", "Aliens", 3, you));
    place(table.bases[1], minion(10, "King Rex", "Dinosaurs", 7, ben));
    place(table.bases[1], minion(11, "Scout", "Aliens", 3, you));
    place(table.bases[1], minion(12, "Buccaneer", "Pirates", 4, you));
    CardView grown = minion(20, "First Mate", "Pirates", 2, you);
    grown.power = 4;
    grown.attachments.push_back(action(21, "Upgrade", "Dinosaurs", "This minion has +2 power."));
    place(table.bases[2], grown);
    place(table.bases[2], minion(22, "Microbot Alpha", "Robots", 1, ben));
    table.bases[2].actions.push_back(action(30, "Jammed Signal", "Aliens", "This base has no ability."));
    table.seats.resize(2);
    table.seats[0]
        = { "Ann", { "Aliens", "Pirates" }, 9, 6, 17, { action(40, "Probe", "Aliens", "Look at a hand.") }, 0 };
    table.seats[1] = { "Ben", { "Dinosaurs", "Robots" }, 11, 6, 14, {}, 0 };
    table.hand = { minion(100, "Invader", "Aliens", 3, you), minion(101, "Scout", "Aliens", 3, you),
        action(102, "Crop Circles", "Aliens", "Choose a base; return every minion there to its owner's hand."),
        minion(103, "Buccaneer", "Pirates", 4, you),
        action(104, "Full Sail", "Pirates",
            "Move any number of your minions to other bases. You may play this before "
            "a base scores, on any turn."),
        action(105, "Powderkeg", "Pirates",
            "Destroy one of your minions; then destroy every minion of equal or less "
            "power at the same base.") };
    table.hand[4].kind = "special";
    table.prompt.seat = you;
    table.prompt.request = "You may play 1 minion and 1 action.";
    table.prompt.choices = { choiceOf(playChoice(100), ChoiceView::Kind::Card, "Invader", 100, -1),
        choiceOf(playChoice(105), ChoiceView::Kind::Card, "Powderkeg", 105, -1),
        choiceOf(endChoice(), ChoiceView::Kind::End, "End play phase", -1, -1) };
    return table;
}

TableView askedForBase()
{
    TableView table = twoPlayers();
    table.prompt.source = "Invader";
    table.prompt.request = "Choose a base for Invader.";
    table.prompt.choices = { choiceOf(baseChoice(0), ChoiceView::Kind::Place, "The Homeworld", -1, 0),
        choiceOf(baseChoice(2), ChoiceView::Kind::Place, "Temple of Goju", -1, 2),
        choiceOf(playChoice(11), ChoiceView::Kind::Card, "Scout", 11, -1) };
    return table;
}

TableView crowded(int seats, int bases, int minions)
{
    static const std::array<const char*, 4> names { "Ann", "Bartholomew the Long-Named", "Cleo", "Dmitri" };
    static const std::array<const char*, 4> factions { "Aliens", "Dinosaurs", "Pirates", "Robots" };
    static const std::array<const char*, 5> cards { "Supreme Overlord", "Armor Stego", "Saucy Wench",
        "Microbot Reclaimer", "King Rex" };
    TableView table = twoPlayers();
    table.bases.clear();
    table.seats.clear();
    for (int seat = 0; seat < seats; ++seat)
        table.seats.push_back({ names[static_cast<std::size_t>(seat)], { "Aliens" }, 3 * seat + 2, 5, 21, {}, 0 });
    int id = 0;
    for (int slot = 0; slot < bases; ++slot) {
        BaseView crowd = base(slot, slot % 2 ? "The Central Brain" : "Rhodes Plaza Mall",
            "When this base scores, each player gains 1 VP for each minion they have here; then each player who has no "
            "minion here draws a card.",
            24, { 4, 2, 1 });
        for (int seat = 0; seat < seats; ++seat)
            for (int n = 0; n < minions; ++n) {
                const auto kind = static_cast<std::size_t>(id);
                CardView card = minion(id, cards[kind % cards.size()], factions[kind % factions.size()],
                    static_cast<int>(kind % 7), seatAt(seat));
                if (n % 4 == 1)
                    card.attachments.push_back(action(1000 + id, "Upgrade", "Dinosaurs", "+2 power."));
                place(crowd, card);
                ++id;
            }
        table.bases.push_back(crowd);
    }
    return table;
}

ui::FactionLooks looks()
{
    ui::FactionLooks all;
    all.add(QStringLiteral("Aliens"), { QColor(0x3F, 0xAE, 0x6B), QStringLiteral("aliens") });
    all.add(QStringLiteral("Dinosaurs"), { QColor(0xC9, 0x77, 0x2B), QStringLiteral("dinosaurs") });
    all.add(QStringLiteral("Pirates"), { QColor(0xC9, 0x41, 0x3F), QStringLiteral("pirates") });
    all.add(QStringLiteral("Robots"), { QColor(0x4C, 0x9A, 0xD8), QStringLiteral("robots") });
    return all;
}

} // namespace samples
