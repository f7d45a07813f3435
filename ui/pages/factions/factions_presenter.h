#pragma once

#include "core/game/game.h"
#include "core/game/own_factions.h"
#include "core/stores/faction_store.h"
#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

class QTimer;

namespace core {
struct FreeCopy;
struct OwnImport;
}

namespace ui {

/// What a text was found to be: what is amiss in it, and what its cards do in each language.
struct FactionReading {
    core::FactionCheck check;
    core::FactionInfo info;
    std::array<std::vector<core::CardInfo>, core::language::kLanguages> cards; ///< by entry; empty where none is told
};

/// The own factions of a game, and the one that is being written: it is read and kept in each pause of typing, whether
/// it is sound or not, and offered to matches as long as it is.
class FactionsPresenter final : public QObject {
    Q_OBJECT
public:
    /// The game has own factions.
    FactionsPresenter(const core::Game& game, core::FactionStore& store, QObject* parent = nullptr);
    ~FactionsPresenter() override;

    const core::Game& game() const { return m_game; }
    core::OwnFactions& own() const { return *m_game.own(); }
    const std::vector<core::StoredFaction>& all() const { return m_all; }
    /// The one that is open; null where there is none.
    const core::StoredFaction* current() const;
    const QString& text() const { return m_text; }
    const FactionReading& reading() const { return m_reading; }
    /// The text was changed since it was read last.
    bool isReading() const { return m_pending; }

    void reload();
    void open(std::int64_t id);
    void create(const QString& set);
    /// Begins one with the cards of a printed faction.
    void copy(const QString& faction, const QString& set);
    void duplicate();
    void remove();
    void restore(core::StoredFaction faction);
    /// Takes what can be taken, and tells of each of the others why it cannot.
    void readFiles(const QStringList& paths);
    void writeFile(const QString& path);
    /// Somebody has looked at a remark on the open faction, and it is to stay as it is.
    void leave(const core::Problem& remark);
    /// Somebody typed.
    void setText(const QString& text);
    /// Reads and keeps at once what waits for a pause. False where it cannot be kept, which has been told.
    bool settle();
    /// Reads the text again, for the words of another language.
    void readAgain();

Q_SIGNALS:
    void listChanged();
    void opened(); ///< another text is to be shown, or none
    void read();
    /// What is offered to matches is something else now.
    void offersChanged();
    void told(const ui::Sentence& sentence);
    void failed(const ui::Sentence& sentence);
    void removed(const core::StoredFaction& faction);

private:
    core::FreeCopy freeCopy(
        const std::string& of, const std::function<std::string(const std::string& name)>& textUnder) const;
    bool report(const core::StoreResult& result);
    static Sentence notTaken(const core::Problems& faults);
    /// False where the list cannot be read, which has been told.
    bool showTaken(const core::OwnImport& taken);
    const core::StoredFaction* find(std::int64_t id) const;
    void add(core::StoredFaction faction);
    void show(std::int64_t id);
    void readNow();
    void setReading(FactionReading reading);
    void take(FactionReading reading);
    void keep();

    const core::Game& m_game;
    core::FactionStore& m_store;
    std::vector<core::StoredFaction> m_all;
    std::int64_t m_current = 0;
    QString m_text;
    FactionReading m_reading;
    std::vector<std::pair<std::int64_t, core::language::Saying>> m_left; ///< remarks that nobody wants to see again
    bool m_pending = false;
    QTimer* m_pause;
    Beside m_reader;
};

} // namespace ui
