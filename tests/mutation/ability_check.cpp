// ability_check: takes what each ability does away, one ability at a time, and asks whether a scenario that names the
// card, in a game of its printing, notices. So an ability is covered when a scenario depends on it, not when some file
// mentions its card. A card without abilities must have a scenario that depends on its power, a base without any one
// on its breakpoint and one on its points. An ability that another printing words alike needs its scenario there only.
// Lists what nothing notices, and ends with 1 where there is any.

#include "core/smashup/smash_up_game.h"
#include "resources/content.h"
#include "tests/mutation/witnesses.h"

#include <QCoreApplication>
#include <QTextStream>

#include <array>
#include <set>

namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// Steps that never do anything: no table has so many bases.
const Json& nothing()
{
    static const Json steps
        = Json::parse(R"([{"if":{"count":{"bases":"anywhere"},"atLeast":99},"then":[{"draw":1}]}])");
    return steps;
}

/// One ability, and the card as it is without it.
struct Loss {
    std::string what; ///< "play", "ongoing 2"
    Json own; ///< the ability
    std::vector<Json> cards; ///< without it; the first that the checker lets through counts
};

constexpr std::array kAbilities { "play", "talent", "special", "after", "ongoing", "instead", "when", "cleared",
    "replaced", "fromDiscard", "where", "asAction", "readings" };

/// An action must do something: what has lost all that it did does nothing when it is played.
Json stillSound(Json card)
{
    bool works = card.value("kind", "base") != "action";
    for (const char* each : { "play", "asAction", "talent", "special", "after", "ongoing" })
        works = works || card.contains(each);
    if (!works)
        card["play"] = nothing();
    return card;
}

Json without(Json card, const std::string& key)
{
    card.erase(key);
    return stillSound(card);
}

/// What it does when it does something, taken away; then the ability itself; then, where others rest on it, all of
/// them.
Loss lossOf(const Json& card, const std::string& key)
{
    Loss loss { key, card.at(key), {} };
    Json idle = card;
    if (loss.own.is_array())
        idle[key] = nothing();
    else if (loss.own.contains("do"))
        idle[key]["do"] = nothing();
    if (idle != card)
        loss.cards.push_back(idle);
    loss.cards.push_back(without(card, key));
    Json bare = card;
    for (const char* each : kAbilities)
        bare.erase(each);
    loss.cards.push_back(stillSound(bare));
    return loss;
}

std::vector<Loss> lossesOf(const Json& card)
{
    std::vector<Loss> losses;
    for (const char* key : kAbilities) {
        if (!card.contains(key))
            continue;
        const Json& own = card.at(key);
        const bool several = own.is_array() && (std::string(key) == "ongoing" || own.front().contains("event"));
        if (!several) {
            losses.push_back(lossOf(card, key));
            continue;
        }
        for (std::size_t i = 0; i < own.size(); ++i) {
            Json fewer = card;
            fewer[key].erase(i);
            losses.push_back({ std::string(key) + ' ' + std::to_string(i + 1), own[i],
                { fewer[key].empty() ? without(card, key) : fewer } });
        }
    }
    if (!losses.empty())
        return losses;
    for (const char* printed : { "power", "breakpoint", "vp" }) {
        if (!card.contains(printed))
            continue;
        Json other = card;
        if (other[printed].is_number())
            other[printed] = other[printed].get<int>() + 1;
        else
            for (Json& place : other[printed])
                place = place.get<int>() + 1;
        losses.push_back({ printed, card.at(printed), { other } });
    }
    return losses;
}

struct CardFile {
    std::size_t index = 0; ///< among the content
    Json json;
    std::string printing;
};

/// The places of a file's cards and bases.
std::vector<Pointer> cardsOf(const Json& file)
{
    std::vector<Pointer> places;
    for (const char* list : { "cards", "bases" })
        for (std::size_t i = 0; file.contains(list) && i < file.at(list).size(); ++i)
            places.push_back(Pointer() / list / i);
    if (file.contains("card"))
        places.push_back(Pointer() / "card");
    return places;
}

std::string wording(const std::string& name, const Loss& loss)
{
    return name + '\n' + loss.what + '\n' + loss.own.dump();
}

class Check {
public:
    explicit Check(const std::vector<core::SourceFile>& content)
        : m_content(content)
    {
        for (std::size_t i = 0; i < content.size(); ++i) {
            Json json = Json::parse(content[i].text);
            if (!json.is_object() || !json.contains("printing"))
                continue;
            const auto printing = json.at("printing").get<std::string>();
            m_files.push_back({ i, std::move(json), printing });
        }
    }

    /// What a card or base does in this printing needs no second scenario in another one.
    void knows(const std::string& printing)
    {
        for (const CardFile& file : m_files)
            if (file.printing == printing)
                for (const Pointer& place : cardsOf(file.json))
                    for (const std::string& name : tests::namesOf(file.json.at(place)))
                        for (const Loss& loss : lossesOf(file.json.at(place)))
                            m_known.insert(wording(name, loss));
        m_knownPrinting = printing;
    }

    /// One line for each ability that nothing depends on.
    QStringList run()
    {
        for (const CardFile& file : m_files)
            for (const Pointer& place : cardsOf(file.json))
                for (const Loss& loss : lossesOf(file.json.at(place)))
                    if (file.printing == m_knownPrinting || !known(file.json.at(place), loss))
                        take(file, place, loss);
        return m_unnoticed;
    }

    int abilities() const { return m_abilities; }

private:
    bool known(const Json& card, const Loss& loss) const
    {
        for (const std::string& name : tests::namesOf(card))
            if (m_known.contains(wording(name, loss)))
                return true;
        return false;
    }

    void take(const CardFile& file, const Pointer& place, const Loss& loss)
    {
        ++m_abilities;
        const std::vector<std::string> names = tests::namesOf(file.json.at(place));
        std::string why;
        for (const Json& card : loss.cards) {
            Json changed = file.json;
            changed[place] = card;
            std::vector<core::SourceFile> broken = m_content;
            broken[file.index].text = changed.dump();
            core::Problems refused;
            const auto game = core::smashup::SmashUpGame::make(broken, refused);
            if (game == nullptr) {
                why = "cannot be taken away: " + refused.front().text();
                continue;
            }
            if (tests::noticed(*game, { m_witnesses.naming(names, file.printing) }))
                return;
            why = "no scenario depends on it";
            break;
        }
        m_unnoticed << QString::fromStdString(file.printing + ", " + names.front() + ", " + loss.what + ": " + why);
    }

    const std::vector<core::SourceFile>& m_content;
    tests::Witnesses m_witnesses { "smashup" };
    std::vector<CardFile> m_files;
    std::set<std::string> m_known;
    std::string m_knownPrinting;
    QStringList m_unnoticed;
    int m_abilities = 0;
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    const std::vector<core::SourceFile> content = resources::filesBelow(QStringLiteral("cards/smashup"));
    core::Problems problems;
    const auto whole = core::smashup::SmashUpGame::make(content, problems);
    if (whole == nullptr) {
        QTextStream(stderr) << QString::fromStdString(problems.front().text()) << Qt::endl;
        return 2;
    }
    Check check(content);
    check.knows(whole->setNames().front());
    const QStringList unnoticed = check.run();
    for (const QString& each : unnoticed)
        out << each << Qt::endl;
    out << check.abilities() - unnoticed.size() << " of " << check.abilities()
        << " abilities have a scenario of their own" << Qt::endl;
    return unnoticed.isEmpty() ? 0 : 1;
}
