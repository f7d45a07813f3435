#pragma once

#include "core/record/stores.h"
#include "ui/models/move_list_model.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace core {
class Match;
}

namespace ui {

/// A stored match, taken apart for stepping through.
struct OpenedMatch {
    core::MatchRecord record;
    std::vector<Move> moves; ///< one a choice
    /// The match before its first choice and after each; empty where the record does not replay.
    std::vector<std::unique_ptr<core::Match>> positions;
    QString problem; ///< why it does not replay, or what is different from when it was played; empty when all is well
    core::FinalCount count; ///< what the end took off the final score
    core::Seat viewer = core::Seat::None; ///< whose hand is shown: the only person's, or nobody's
};

/// What the matches page knows and does: the list as stored, one match opened, deleting and exporting.
class MatchesPresenter final : public QObject {
    Q_OBJECT
public:
    MatchesPresenter(const core::Game& game, core::MatchStore& store, QObject* parent = nullptr);

    const core::Game& game() const { return m_game; }
    const std::vector<core::MatchSummary>& matches() const { return m_matches; }

    /// Final counts of the matches that nobody seems to have won with enough points, by id; found by replaying them.
    const std::map<std::int64_t, core::FinalCount>& finalCounts() const { return m_counts; }

    void reload();
    /// The record alone, for a preview. False, with failed(), where it cannot be read.
    bool load(std::int64_t id, core::MatchRecord& record);
    /// Null, with failed(), where the record cannot be read.
    std::unique_ptr<OpenedMatch> open(std::int64_t id);
    bool remove(std::int64_t id);
    /// Writes the record as JSON to a file, whole or not at all.
    bool exportTo(std::int64_t id, const QString& path);

Q_SIGNALS:
    void listChanged();
    void told(const QString& sentence);
    void failed(const QString& sentence);

private:
    bool report(const core::StoreResult& result);
    void findFinalCounts();

    const core::Game& m_game;
    core::MatchStore& m_store;
    std::vector<core::MatchSummary> m_matches;
    std::map<std::int64_t, core::FinalCount> m_counts;
};

} // namespace ui
