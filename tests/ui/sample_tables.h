#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"

/// Hand-made tables for tests of what shows them: no rules, no match.
namespace samples {

core::smashup::CardView minion(int id, const std::string& name, const std::string& faction, int power, core::Seat seat);
core::smashup::CardView action(int id, const std::string& name, const std::string& faction, const std::string& text);
/// The face of a card that lies where no table shows it.
core::CardInfo printed(const std::string& name, const std::string& faction);

/// Two players, three bases, the viewer (seat 0) asked to play: card 100 ("Invader") and 105 may be played, or the
/// phase ended. Base slots are 0, 1, 2; Ben is seat 1.
core::smashup::TableView twoPlayers();
/// The same after Invader was chosen: bases 0 and 2 may be chosen, and minion 11.
core::smashup::TableView askedForBase();
/// `seats` players, one base more, `minions` minions a cell, long texts.
core::smashup::TableView crowded(int seats, int bases, int minions);

/// The match's number of the base in a slot, as events and choices have it.
int baseId(int slot);
core::Choice playChoice(int card);
core::Choice baseChoice(int slot);
core::Choice endChoice();

ui::FactionLooks looks();

} // namespace samples
