#pragma once

#include "core/lab/findings_reader.h"
#include "core/lab/lab_fit.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_runner.h"
#include "core/lab/lab_store.h"
#include "ui/widgets/beside.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <mutex>
#include <optional>

class QTimer;

namespace ui {

/// A lab that is shown and played: which pairs, by whom, what is known of them, and what is being played beside the
/// window.
class LabPresenter final : public QObject {
    Q_OBJECT
public:
    using Options = std::map<std::string, std::string>;

    /// Game and store must outlive it; without a store nothing is kept.
    LabPresenter(const core::Game& game, core::LabStore* store, QObject* parent);
    ~LabPresenter() override;

    const core::Game& game() const { return m_game; }
    /// What reads the labs that come with the program; what they have of a lab that is chosen need not be played.
    void setFindings(core::FindingsReader shipped) { m_shipped = std::move(shipped); }
    bool usesFindings() const { return m_usesFindings; } ///< some of the matches came with the program
    /// What a set is sold in, the smallest first; the pairs of one of these, or of all, make a lab.
    QStringList boxes(const QString& set) const;
    QString set() const { return QString::fromStdString(m_table.terms.set); }
    QString player() const { return QString::fromStdString(m_table.terms.player); }
    const QString& box() const { return m_box; } ///< empty for all
    const Options& options() const { return m_table.terms.options; }
    /// Ends what is played and takes what is kept of that lab.
    /// `options` are match options without those that have their default.
    void choose(const QString& set, const QString& box, const QString& player, const Options& options = {});

    /// Plays until each pair's mean is known to that.
    void start(double meanWidth, int threads);
    /// Plays so many matches more of one cell.
    void playMore(std::size_t cell, int matches, int threads);
    /// Plays on to where it was going.
    void goOn(int threads);
    void stop();
    bool isPlaying() const { return m_playing.isBusy(); }
    bool isReady() const { return m_ready; } ///< what is kept has been looked for

    const core::LabTable& table() const { return m_table; }
    const core::LabFit* fit() const { return m_fit ? &*m_fit : nullptr; }
    const core::LabGoal& goal() const { return m_goal; }
    const core::LabProgress& progress() const { return m_progress; }
    /// Seconds that are left, about; nothing where that cannot be said yet.
    std::optional<double> secondsLeft() const;
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    /// Another lab, or other counts of it.
    void changed();
    /// It plays, has come further, or does not play any more.
    void progressed();

private:
    using Clock = std::chrono::steady_clock;

    void take();
    void keep();
    bool store(); ///< false where there is nothing new
    void ended();
    void fitAnew();

    const core::Game& m_game;
    core::LabStore* m_store;
    QString m_box;
    core::FindingsReader m_shipped; ///< until it was read
    std::vector<core::LabFindings> m_findings;
    bool m_usesFindings = false;
    core::LabTable m_table;
    core::LabTable m_new; ///< what is not kept yet
    std::optional<core::LabFit> m_fit;
    core::LabGoal m_goal;
    core::LabProgress m_progress;
    std::int64_t m_before = 0; ///< matches, when it began to play
    Clock::time_point m_begun;
    Clock::time_point m_kept;
    QString m_problem;
    bool m_ready = false;
    QTimer* m_timer;
    std::mutex m_guard;
    std::vector<core::LabBlock> m_finished; ///< guarded; by the thread that plays
    Beside m_finding;
    Beside m_fitting;
    Beside m_playing; ///< ends first
};

} // namespace ui
