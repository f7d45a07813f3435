#include "ui/pages/play/match_plan.h"

#include "core/game/game.h"
#include "core/language/saying.h"
#include "core/record/old_words.h"
#include "ui/text/seat_names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ui {

namespace {

QString wordOf(PairSource source)
{
    return source == PairSource::Chosen ? QStringLiteral("chosen")
        : source == PairSource::Saved   ? QStringLiteral("saved")
                                        : QStringLiteral("random");
}

PairSource sourceOf(const QString& word)
{
    return word == QStringLiteral("chosen") ? PairSource::Chosen
        : word == QStringLiteral("saved")   ? PairSource::Saved
                                            : PairSource::Random;
}

const QString kVersionKey = QStringLiteral("version");
/// Before version 2, which was written nowhere, a plan had English names for persons without one, as records did.
constexpr int kVersion = 2;
const QString kUnnamedKey = QStringLiteral("unnamed");
const QString kNameKey = QStringLiteral("name");

std::pair<QString, QJsonValue> nameJson(const QString& name)
{
    if (const std::optional<int> number = core::language::unnamedNumber(name.toStdString()))
        return { kUnnamedKey, *number };
    return { kNameKey, name };
}

QString nameFrom(const QJsonObject& seat)
{
    const int number = seat.value(kUnnamedKey).toInt(-1);
    return number >= 0 && number <= core::language::kMostUnnamed
        ? QString::fromStdString(core::language::unnamed(number))
        : seat.value(kNameKey).toString();
}

void takeOutOldWords(MatchPlan& plan)
{
    core::MatchSummary match;
    for (const SeatPlan& seat : plan.seats)
        match.seats.push_back({ seat.name.toStdString(), seat.player.toStdString(), {} });
    core::withoutOldWords(match);
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        plan.seats[i].name = QString::fromStdString(match.seats[i].name);
}

} // namespace

QString usualOpponent()
{
    return QStringLiteral("level:2");
}

MatchPlan planWith(const core::Game& game, const QString& set, const QList<QStringList>& pairs, MatchPlan last)
{
    last.game = QString::fromStdString(game.id());
    last.set = set;
    last.seats.resize(std::min(last.seats.size(), static_cast<std::size_t>(pairs.size())));
    if (last.seats.empty())
        last.seats.push_back({ kYou, QStringLiteral("human"), PairSource::Chosen, {}, {} });
    // Seats in numbers, until the dialog gives players their names.
    while (last.seats.size() < static_cast<std::size_t>(pairs.size()))
        last.seats.push_back(
            { numberedPlayer(static_cast<int>(last.seats.size()) + 1), usualOpponent(), PairSource::Chosen, {}, {} });
    for (std::size_t seat = 0; seat < last.seats.size(); ++seat) {
        last.seats[seat].source = PairSource::Chosen;
        last.seats[seat].savedPair.clear();
        last.seats[seat].factions = pairs[static_cast<qsizetype>(seat)];
    }
    return last;
}

MatchPlan planToWatch(const core::Game& game, const QString& set, const QList<QStringList>& pairs,
    const QString& player, const QString& seed)
{
    MatchPlan plan;
    plan.game = QString::fromStdString(game.id());
    plan.set = set;
    plan.seed = seed;
    for (const QStringList& pair : pairs)
        plan.seats.push_back(
            { computerNames().at(static_cast<qsizetype>(plan.seats.size())), player, PairSource::Chosen, {}, pair });
    return plan;
}

QStringList computerNames()
{
    return { QStringLiteral("Marrow"), QStringLiteral("Quill"), QStringLiteral("Thistle"), QStringLiteral("Ember"),
        QStringLiteral("Flint"), QStringLiteral("Sedge") };
}

MatchPlan quickPlan(const core::Game& game, const QString& set, const QStringList& factions, int level)
{
    MatchPlan plan;
    plan.game = QString::fromStdString(game.id());
    plan.set = set;
    const auto source = factions.isEmpty() ? PairSource::Random : PairSource::Chosen;
    plan.seats.push_back({ kYou, QStringLiteral("human"), source, {}, factions });
    while (static_cast<int>(plan.seats.size()) < std::max(2, game.minSeats()))
        plan.seats.push_back({ computerNames().at(static_cast<qsizetype>(plan.seats.size()) - 1),
            QStringLiteral("level:%1").arg(level), PairSource::Random, {}, {} });
    return plan;
}

MatchPlan hotSeatPlan(const MatchPlan& plan)
{
    MatchPlan shared = plan;
    shared.seats.resize(std::max<std::size_t>(2, shared.seats.size()));
    for (std::size_t i = 0; i < shared.seats.size(); ++i) {
        SeatPlan& seat = shared.seats[i];
        const bool given = seat.name.isEmpty() || isUnnamed(seat.name) || computerNames().contains(seat.name);
        if (given)
            seat.name = numberedPlayer(static_cast<int>(i) + 1);
        seat.player = QStringLiteral("human");
    }
    return shared;
}

QByteArray toJson(const MatchPlan& plan)
{
    QJsonArray seats;
    for (const SeatPlan& seat : plan.seats)
        seats.append(QJsonObject { nameJson(seat.name), { QStringLiteral("player"), seat.player },
            { QStringLiteral("pair"), wordOf(seat.source) }, { QStringLiteral("saved"), seat.savedPair },
            { QStringLiteral("factions"), QJsonArray::fromStringList(seat.factions) } });
    QJsonObject options;
    for (const auto& [name, value] : plan.options)
        options.insert(name, value);
    return QJsonDocument(QJsonObject { { kVersionKey, kVersion }, { QStringLiteral("game"), plan.game },
                             { QStringLiteral("set"), plan.set }, { QStringLiteral("seats"), seats },
                             { QStringLiteral("options"), options }, { QStringLiteral("seed"), plan.seed },
                             { QStringLiteral("practice"), plan.practice } })
        .toJson(QJsonDocument::Compact);
}

MatchPlan planFromJson(const QByteArray& json)
{
    MatchPlan plan;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    plan.game = object.value(QStringLiteral("game")).toString();
    plan.set = object.value(QStringLiteral("set")).toString();
    for (const QJsonValue& value : object.value(QStringLiteral("seats")).toArray()) {
        const QJsonObject seat = value.toObject();
        SeatPlan own;
        own.name = nameFrom(seat);
        own.player = seat.value(QStringLiteral("player")).toString();
        own.source = sourceOf(seat.value(QStringLiteral("pair")).toString());
        own.savedPair = seat.value(QStringLiteral("saved")).toString();
        for (const QJsonValue& faction : seat.value(QStringLiteral("factions")).toArray())
            own.factions << faction.toString();
        plan.seats.push_back(own);
    }
    if (object.value(kVersionKey).toInt() < kVersion)
        takeOutOldWords(plan);
    const QJsonObject options = object.value(QStringLiteral("options")).toObject();
    for (auto option = options.begin(); option != options.end(); ++option)
        plan.options[option.key()] = option.value().toString();
    plan.seed = object.value(QStringLiteral("seed")).toString();
    plan.practice = object.value(QStringLiteral("practice")).toBool();
    return plan;
}

std::vector<MatchPlan> lastPlans(const PlaySettings* settings, const core::Shelf& games, const core::Game& first)
{
    std::vector<MatchPlan> plans;
    for (const core::Game* game : games) {
        const QString id = QString::fromStdString(game->id());
        MatchPlan plan = settings == nullptr ? MatchPlan() : settings->lastPlan(id);
        plan.game = id;
        plans.insert(game == &first ? plans.begin() : plans.end(), std::move(plan));
    }
    return plans;
}

} // namespace ui
