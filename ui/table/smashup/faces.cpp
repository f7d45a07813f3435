#include "ui/table/smashup/faces.h"

#include "ui/text/seat_names.h"

#include <QCoreApplication>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::PowerPart;
using core::smashup::TableView;

namespace {

struct FaceWords {
    Q_DECLARE_TR_FUNCTIONS(FaceWords)
};

QString sourceWords(const PowerPart& part)
{
    switch (part.from) {
    case PowerPart::From::Own:
        return FaceWords::tr("its own ability");
    case PowerPart::From::Counters:
        return FaceWords::tr("+1 power counters");
    case PowerPart::From::Lasting:
        return FaceWords::tr("for a time", "a source of power that ends with a turn");
    case PowerPart::From::Card:
        break;
    }
    return QString::fromStdString(part.name);
}

} // namespace

QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral("\u2212%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

std::vector<PowerSource> powerSources(const CardView& card)
{
    std::vector<PowerSource> sources;
    for (const PowerPart& part : card.parts) {
        const QString why = sourceWords(part);
        const auto same
            = std::find_if(sources.begin(), sources.end(), [&](const PowerSource& each) { return each.why == why; });
        if (same == sources.end())
            sources.push_back({ why, part.amount });
        else
            same->amount += part.amount;
    }
    return sources;
}

CardFace faceOf(const CardView& card, const FactionLooks& looks)
{
    const FactionLook look = looks.of(card.faction);
    CardFace face;
    face.name = QString::fromStdString(card.name);
    face.group = QString::fromStdString(card.faction);
    face.kind = QString::fromStdString(card.kind);
    face.text = QString::fromStdString(card.text);
    face.emblem = look.emblem;
    face.colour = look.colour;
    face.deeds = card.deeds;
    face.onlyOne = card.copies == 1;
    if (card.isMinion) {
        face.power = card.power;
        face.printedPower = card.printedPower;
    }
    face.sources = powerSources(card);
    if (card.ongoing)
        face.marks.push_back({ Ability::Ongoing, AbilityUse::Resting });
    if (card.talent)
        face.marks.push_back({ Ability::Talent, card.talentUsed ? AbilityUse::Used : AbilityUse::Resting });
    if (card.special)
        face.marks.push_back({ Ability::Special, AbilityUse::Resting });
    for (const CardView& each : card.attachments) {
        const FactionLook its = looks.of(each.faction);
        face.attached.push_back(
            { QString::fromStdString(each.name), its.emblem, its.colour, QString(), each.controller, false });
    }
    return face;
}

CardFace faceOf(const core::CardInfo& card, const FactionLooks& looks)
{
    const FactionLook look = looks.of(card.group);
    CardFace face;
    face.name = QString::fromStdString(card.name);
    face.group = QString::fromStdString(card.group);
    face.kind = QString::fromStdString(card.kind);
    face.text = QString::fromStdString(card.text);
    face.emblem = look.emblem;
    face.colour = look.colour;
    face.deeds = card.deeds;
    face.onlyOne = card.copies == 1;
    if (card.type == "minion")
        face.power = face.printedPower = card.figure("power").value_or(0);
    return face;
}

std::vector<Seat> seatsFromViewer(const TableView& table)
{
    const int seats = static_cast<int>(table.seats.size());
    const int first = table.viewer == Seat::None ? 0 : core::indexOf(table.viewer);
    std::vector<Seat> order;
    for (int i = 0; i < seats; ++i)
        order.push_back(core::seatAt((first + i) % seats));
    return order;
}

BaseFace faceOf(const BaseView& base, const TableView& table, const FactionLooks& looks)
{
    BaseFace face;
    face.name = QString::fromStdString(base.name);
    face.text = QString::fromStdString(base.text);
    face.landscape = landscapeOf(QString::fromStdString(base.landscape), face.name);
    face.total = base.total;
    face.full = base.breakpoint;
    face.cancelled = base.cancelled;
    face.pointsWord = FaceWords::tr("VP");
    for (const Seat seat : seatsFromViewer(table))
        if (const int power = base.power[static_cast<std::size_t>(core::indexOf(seat))]; power > 0)
            face.parts.push_back({ seat, static_cast<double>(power), false });
    for (int place = 0; place < 3; ++place) {
        PlacePill pill { place, base.vp[static_cast<std::size_t>(place)], {} };
        for (const Seat seat : seatsFromViewer(table))
            if (base.place[static_cast<std::size_t>(core::indexOf(seat))] == place)
                pill.holders.push_back(seat);
        face.places.push_back(pill);
    }
    for (const CardView& action : base.actions) {
        const FactionLook look = looks.of(action.faction);
        const std::string name = action.named.empty() ? action.name : action.name + ": " + action.named;
        face.actions.push_back({ QString::fromStdString(name), look.emblem, look.colour, false });
    }
    return face;
}

} // namespace ui
