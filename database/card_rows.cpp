#include "database/card_rows.h"

#include "database/hash.h"
#include "database/statement.h"

namespace database {

namespace {

void add(Hash& hash, const core::FactionInfo& faction)
{
    hash.add(faction.set).add(faction.name).add(faction.theme).add(faction.colour).add(faction.emblem);
    hash.add(faction.complexity).add(faction.tags);
}

void add(Hash& hash, const core::CardInfo& card)
{
    hash.add(card.set).add(card.id).add(card.name).add(card.group).add(card.type).add(card.kind);
    hash.add(card.copies).add(card.figures.size());
    for (const core::Figure& figure : card.figures) {
        hash.add(figure.name).add(figure.values.size());
        for (const int value : figure.values)
            hash.add(value);
    }
    hash.add(card.text).add(card.tags).add(card.otherNames);
}

/// Tags and other names, one row each.
class WordRows {
public:
    WordRows(Connection& connection, std::string game)
        : m_row(connection,
            "INSERT INTO card_words (game, card_set, owner_kind, owner, kind, position, word) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)")
        , m_game(std::move(game))
    {
    }

    bool write(const std::string& set, const std::string& ownerKind, const std::string& owner, const std::string& kind,
        const std::vector<std::string>& words)
    {
        for (std::size_t position = 0; position < words.size(); ++position) {
            m_row.bind(m_game).bind(set).bind(ownerKind).bind(owner).bind(kind).bind(position);
            if (!m_row.bind(words[position]).run())
                return false;
        }
        return true;
    }

    core::StoreResult result() const { return m_row.result(); }

private:
    Statement m_row;
    std::string m_game;
};

core::StoreResult writeSets(Connection& connection, const CardContent& content)
{
    Statement row(connection, "INSERT INTO sets (game, name, hash) VALUES (?, ?, ?)");
    for (const auto& [name, hash] : content.sets)
        if (!row.bind(content.game).bind(name).bind(hash).run())
            return row.result();
    return {};
}

core::StoreResult writeFactions(Connection& connection, const CardContent& content, WordRows& words)
{
    Statement row(connection,
        "INSERT INTO factions (game, card_set, name, theme, colour, emblem, complexity) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const core::FactionInfo& faction : content.factions) {
        row.bind(content.game).bind(faction.set).bind(faction.name).bind(faction.theme);
        row.bind(faction.colour).bind(faction.emblem).bind(faction.complexity);
        if (!row.run())
            return row.result();
        if (!words.write(faction.set, "faction", faction.name, "tag", faction.tags))
            return words.result();
    }
    return {};
}

core::StoreResult writeFigures(Statement& row, const std::string& game, const core::CardInfo& card)
{
    for (const core::Figure& figure : card.figures)
        for (std::size_t position = 0; position < figure.values.size(); ++position) {
            row.bind(game).bind(card.set).bind(card.id).bind(figure.name).bind(position);
            if (!row.bind(figure.values[position]).run())
                return row.result();
        }
    return {};
}

core::StoreResult writeEveryCard(Connection& connection, const CardContent& content, WordRows& words)
{
    Statement row(connection,
        "INSERT INTO cards (game, card_set, id, name, card_group, type, kind, copies, text) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement figureRow(
        connection, "INSERT INTO card_figures (game, card_set, card, name, position, value) VALUES (?, ?, ?, ?, ?, ?)");
    for (const core::CardInfo& card : content.cards) {
        row.bind(content.game).bind(card.set).bind(card.id).bind(card.name).bind(card.group);
        if (!row.bind(card.type).bind(card.kind).bind(card.copies).bind(card.text).run())
            return row.result();
        if (core::StoreResult result = writeFigures(figureRow, content.game, card); !result.ok())
            return result;
        if (!words.write(card.set, "card", card.id, "tag", card.tags)
            || !words.write(card.set, "card", card.id, "name", card.otherNames))
            return words.result();
    }
    return {};
}

} // namespace

CardContent cardContent(const core::Game& game)
{
    // The same in every language, so that programs of several do not write over one another.
    constexpr core::language::Language kKept = core::language::Language::English;
    CardContent content { game.id(), {},
        game.has(core::Has::Pairs) ? game.pairs()->factionsIn(kKept) : std::vector<core::FactionInfo> {},
        game.cardsIn(kKept) };
    for (const std::string& set : game.setNames())
        content.sets[set] = game.setHash(set);
    for (const core::FactionInfo& faction : content.factions)
        content.sets.try_emplace(faction.set);
    for (const core::CardInfo& card : content.cards)
        content.sets.try_emplace(card.set);
    return content;
}

std::string hashOf(const CardContent& content)
{
    Hash hash;
    hash.add(content.game).add(content.sets.size());
    for (const auto& [name, setHash] : content.sets)
        hash.add(name).add(setHash);
    hash.add(content.factions.size());
    for (const core::FactionInfo& faction : content.factions)
        add(hash, faction);
    hash.add(content.cards.size());
    for (const core::CardInfo& card : content.cards)
        add(hash, card);
    return hash.result();
}

core::StoreResult writeCards(Connection& connection, const CardContent& content)
{
    // Everything below a set goes with it.
    Statement clear(connection, "DELETE FROM sets WHERE game = ?");
    if (!clear.bind(content.game).run())
        return clear.result();
    WordRows words(connection, content.game);
    core::StoreResult result = writeSets(connection, content);
    if (result.ok())
        result = writeFactions(connection, content, words);
    if (result.ok())
        result = writeEveryCard(connection, content, words);
    return result;
}

} // namespace database
