#pragma once

#include "core/game/game.h"
#include "core/game/rng.h"
#include "core/stores/pair_store.h"
#include "ui/charts/bars.h"
#include "ui/language.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What the pairs page knows and does: the pair being put together, and the saved ones. All of a pair is of one set,
/// and the same faction never comes into a pair twice, whatever is asked.
class PairsPresenter final : public QObject {
    Q_OBJECT
public:
    PairsPresenter(const core::Game& game, core::PairStore& store, std::uint64_t seed, QObject* parent = nullptr);

    const core::Game& game() const { return m_game; }
    /// The set that the pair is of, and all there are.
    const QString& set() const { return m_set; }
    /// Takes factions and cards anew, in the words of the language that is spoken now.
    void readGame();
    QStringList sets() const;
    /// Changes over to another set; the factions that are there, too, stay chosen.
    void setSet(const QString& set);
    std::vector<core::FactionInfo> factions() const; ///< of the set
    /// The factions chosen so far, in the order of their slots; an empty name is an empty slot.
    const QStringList& slotNames() const { return m_slots; }
    QStringList chosen() const;
    bool complete() const;
    const core::FactionInfo* faction(const QString& name) const;

    /// Takes the faction out of the pair, or puts it into the first free slot, or in place of the last one.
    void toggle(const QString& faction);
    void clearSlot(int slot);
    void clear();
    /// Two factions by lot, of boxes that are there as long as those have enough.
    void random(const QStringList& missingBoxes = {});
    void open(std::int64_t id);

    const std::vector<core::SavedPair>& saved() const { return m_saved; }
    /// The saved pair of just these factions, in any order; the one opened last where there are several.
    const core::SavedPair* current() const;
    QStringList savedNames() const;
    QString proposedName() const;

    void reload();
    void save(const QString& name);
    void rename(std::int64_t id, const QString& name);
    /// Removes it and tells removed(), which bears all that restore() needs.
    void remove(std::int64_t id);
    void restore(const core::SavedPair& pair);
    /// Saves a pair once more under the next free name, with its notes and tags, and opens the copy.
    void duplicate(std::int64_t id);
    void describe(std::int64_t id, const QString& notes, const QStringList& tags);
    /// The chosen pair as it is saved, or under the name that it would have.
    core::SavedPair draft() const;
    /// The chosen pair as one line, under the name it is saved as; empty without a whole pair.
    QString asLine() const;
    /// Saves and opens the pair of such a line; one that is there already is opened alone.
    void takeLine(const QString& text);
    /// Writes all saved pairs of the game into a file, or the chosen one, saved or not; and takes those of files that
    /// are not there yet, up to the first file that has a fault.
    void writeFile(const QString& path);
    void writePair(const QString& path);
    void readFiles(const QStringList& paths);
    /// Writes the chosen pair as pages to be printed.
    void writeSheet(const QString& path);
    /// How the person who plays fared with the chosen pair, saved or not.
    core::PairRecord ownRecord() const;

    /// Minions by power, copies counted, from the weakest to the strongest with no gap between.
    std::vector<Bar> powers() const;
    /// How many cards do what, the most frequent first.
    std::vector<Bar> tags() const;
    /// Minions and actions of one faction, copies counted.
    std::pair<int, int> cardCounts(const QString& faction) const;

Q_SIGNALS:
    void setChanged(); ///< followed by draftChanged()
    void draftChanged();
    void savedChanged();
    void told(const ui::Sentence& sentence);
    void failed(const ui::Sentence& sentence);
    void removed(const core::SavedPair& pair);

private:
    bool report(const core::StoreResult& result);
    bool takeSet(const QString& set);
    /// `wanted`, or it with the next number that no saved pair has.
    QString freeName(const QString& wanted) const;
    bool add(core::SavedPair pair);
    void write(const std::vector<core::SavedPair>& pairs, const QString& path);
    /// Tells the first fault, in each language by reading again.
    void tellFaults(const std::function<core::Problems()>& read);
    std::vector<core::CardInfo> pairCards() const;

    const core::Game& m_game;
    core::PairStore& m_store;
    core::Rng m_rng;
    std::vector<core::FactionInfo> m_factions;
    std::vector<core::CardInfo> m_cards;
    std::vector<core::SavedPair> m_all; ///< of every game
    std::vector<core::SavedPair> m_saved;
    QString m_set;
    QStringList m_slots;
    std::int64_t m_openedId = 0;
};

} // namespace ui
