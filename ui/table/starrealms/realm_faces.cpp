#include "ui/table/starrealms/realm_faces.h"

#include <algorithm>

namespace ui {

using core::starrealms::AbilityWords;
using core::starrealms::CardReading;
using core::starrealms::CardView;
using core::starrealms::Slot;

namespace {

RealmSign signOf(Slot slot)
{
    switch (slot) {
    case Slot::Ally:
        return RealmSign::Ally;
    case Slot::DoubleAlly:
        return RealmSign::DoubleAlly;
    case Slot::Scrap:
        return RealmSign::Scrap;
    default:
        return RealmSign::None;
    }
}

} // namespace

QString realmEmblem(const std::string& faction)
{
    return faction.empty() ? QStringLiteral("unaligned")
                           : QString::fromStdString(faction).toLower().replace(QLatin1Char(' '), QLatin1Char('_'));
}

std::vector<core::FactionInfo> realmFactions(const core::Game& game)
{
    std::vector<core::FactionInfo> factions;
    for (const core::CardInfo& card : game.cards()) {
        const bool known = std::any_of(factions.begin(), factions.end(),
            [&](const core::FactionInfo& each) { return each.name == card.group && each.set == card.set; });
        const auto reading = core::starrealms::readingOf(game, card.name, core::language::spoken());
        if (known || !reading)
            continue;
        core::FactionInfo& faction = factions.emplace_back();
        faction.name = card.group;
        faction.set = card.set;
        faction.colour = reading->colour;
        faction.emblem = realmEmblem(card.group).toStdString();
    }
    return factions;
}

RealmFace faceOf(const CardReading& card)
{
    RealmFace face;
    face.name = QString::fromStdString(card.info.name);
    face.emblem = realmEmblem(card.info.group);
    face.colour = QColor(QString::fromStdString(card.colour));
    if (!card.starting || card.explorer)
        face.cost = card.cost;
    face.defense = card.defense;
    face.outpost = card.kind == core::starrealms::Kind::Outpost;
    for (const AbilityWords& each : card.abilities)
        if (each.slot != Slot::ByManual)
            face.lines.push_back({ signOf(each.slot), QString::fromStdString(each.words), RealmUse::Resting });
    return face;
}

RealmFace faceOf(const core::Game& game, const CardView& card)
{
    // A copy has the abilities of what it has become, and its own name.
    const auto own = core::starrealms::readingOf(game, card.name, core::language::spoken());
    if (!own)
        return {};
    RealmFace face = faceOf(*own);
    std::vector<AbilityWords> abilities = own->abilities;
    if (!card.copies.empty()) {
        const auto other = core::starrealms::readingOf(game, card.copies, core::language::spoken());
        face.copied = QString::fromStdString(card.copies);
        if (other) {
            abilities = other->abilities;
            face.lines = faceOf(*other).lines;
        }
    }
    std::size_t line = 0;
    for (const AbilityWords& each : abilities) {
        if (each.slot == Slot::ByManual)
            continue;
        const auto slot = static_cast<std::size_t>(each.slot);
        if (slot < card.usable.size() && card.usable[slot] && line < face.lines.size())
            face.lines[line].use = RealmUse::Usable;
        else if (slot < card.used.size() && card.used[slot] && line < face.lines.size())
            face.lines[line].use = RealmUse::Used;
        ++line;
    }
    return face;
}

} // namespace ui
