#pragma once

#include "core/lab/findings_reader.h"
#include "core/lab/lab_fit.h"
#include "core/lab/lab_sources.h"
#include "ui/widgets/beside.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace ui {

/// What the labs say of the pairs of one set. They are looked through beside the window.
class PairStandings final : public QObject {
    Q_OBJECT
public:
    PairStandings(const core::Game& game, QObject* parent);

    /// What reads that which comes with the program, and where own labs are kept, which must outlive it; null where
    /// they are not.
    void setLabs(core::FindingsReader shipped, const core::LabStore* store);
    /// Reads the labs of a set, where they are not those that were read last; changed() tells when that is done.
    void read(const QString& set);
    bool isReading() const { return m_reading.isBusy(); }

    /// The lab that says most of all these pairs; null where none does.
    const core::LabSource* sourceOf(const QList<QStringList>& pairs) const;
    static core::PairStanding standingOf(const core::LabSource& source, const QStringList& pair);
    /// The pair's place among those of the lab, the best first, from 1.
    static int placeOf(const core::LabSource& source, const QStringList& pair);
    /// The first pair's share against the other, by all that was played; nothing where they share a faction.
    std::optional<core::Estimate> meetingOf(
        const core::LabSource& source, const QStringList& one, const QStringList& other) const;

Q_SIGNALS:
    void changed();

private:
    const core::Game& m_game;
    core::FindingsReader m_shipped; ///< until it was read
    std::vector<core::LabFindings> m_findings;
    const core::LabStore* m_store = nullptr;
    QString m_set;
    std::int64_t m_matches = -1; ///< of all labs that were read last
    std::vector<core::LabSource> m_sources;
    std::vector<core::LabFit> m_fits; ///< one a source
    Beside m_reading;
};

/// "± 2.8", which no line is broken in.
QString halfWords(const core::Estimate& share);
/// "52.3 ± 2.8" of a share or a difference, in points of a hundred.
QString pointsWords(const core::Estimate& share);
/// Who played it and how much, and whether it is an own lab or of an older version.
QString originWords(const core::LabSource& source);

} // namespace ui
