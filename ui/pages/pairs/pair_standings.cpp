#include "ui/pages/pairs/pair_standings.h"

#include "ui/text/player_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

struct StandingWords {
    Q_DECLARE_TR_FUNCTIONS(PairStandings)
};

core::FactionPair inLab(const QStringList& factions)
{
    core::FactionPair pair;
    for (const QString& faction : factions)
        pair.push_back(faction.toStdString());
    return pair;
}

std::int64_t matchesOf(const std::vector<core::LabSource>& sources)
{
    std::int64_t sum = 0;
    for (const core::LabSource& source : sources)
        sum += source.table.matches();
    return sum;
}

}

PairStandings::PairStandings(const core::Game& game, QObject* parent)
    : QObject(parent)
    , m_game(game)
{
}

void PairStandings::setLabs(core::FindingsReader shipped, const core::LabStore* store)
{
    m_shipped = std::move(shipped);
    m_store = store;
    m_matches = -1;
}

void PairStandings::read(const QString& set)
{
    if (const core::FindingsReader shipped = std::exchange(m_shipped, {}))
        m_findings = shipped();
    std::vector<core::LabSource> sources = core::labSources(m_game, set.toStdString(), m_findings, m_store);
    const std::int64_t matches = matchesOf(sources);
    if (set == m_set && matches == m_matches)
        return;
    m_reading.stop();
    m_set = set;
    m_matches = matches;
    m_sources.clear();
    m_fits.clear();
    if (sources.empty()) {
        Q_EMIT changed();
        return;
    }
    m_reading.run([this, sources = std::move(sources), &game = m_game](const std::stop_token& token) mutable {
        core::findOlder(game, sources);
        std::vector<core::LabFit> fits;
        for (const core::LabSource& source : sources)
            if (!token.stop_requested())
                fits.push_back(core::fitOf(source.table));
        return Beside::Answer([this, sources = std::move(sources), fits = std::move(fits)]() mutable {
            m_sources = std::move(sources);
            m_fits = std::move(fits);
            Q_EMIT changed();
        });
    });
}

const core::LabSource* PairStandings::sourceOf(const QList<QStringList>& pairs) const
{
    std::vector<core::FactionPair> wanted;
    for (const QStringList& pair : pairs)
        wanted.push_back(inLab(pair));
    return core::sourceOf(m_sources, wanted);
}

core::PairStanding PairStandings::standingOf(const core::LabSource& source, const QStringList& pair)
{
    const std::optional<std::size_t> place = core::placeOf(source.table.terms, inLab(pair));
    return place ? core::standingOf(source.table, *place) : core::PairStanding {};
}

int PairStandings::placeOf(const core::LabSource& source, const QStringList& pair)
{
    const double own = standingOf(source, pair).share.mean;
    int better = 0;
    for (std::size_t each = 0; each < source.table.terms.pairs.size(); ++each)
        better += core::shareOfPair(source.table, each).mean > own ? 1 : 0;
    return better + 1;
}

std::optional<core::Estimate> PairStandings::meetingOf(
    const core::LabSource& source, const QStringList& one, const QStringList& other) const
{
    const auto number = static_cast<std::size_t>(&source - m_sources.data());
    const std::optional<std::size_t> first = core::placeOf(source.table.terms, inLab(one));
    const std::optional<std::size_t> second = core::placeOf(source.table.terms, inLab(other));
    if (!first || !second || number >= m_fits.size())
        return {};
    const core::LabCell* const cell = source.table.find(*first, *second);
    if (cell == nullptr)
        return {};
    const core::Estimate share = m_fits[number].shareIn(static_cast<std::size_t>(cell - source.table.cells.data()));
    return cell->first == *first ? share : core::opposite(share);
}

QString halfWords(const core::Estimate& share)
{
    return QStringLiteral(u"\u00B1\u00A0") + QLocale().toString(100 * core::halfOf(share), 'f', 1);
}

QString pointsWords(const core::Estimate& share)
{
    return QLocale().toString(100 * share.mean, 'f', 1) + QChar(QChar::Nbsp) + halfWords(share);
}

QString originWords(const core::LabSource& source)
{
    QStringList words { StandingWords::tr("%1 on both sides").arg(playerTitle(source.table.terms.player)),
        StandingWords::tr("%1 matches").arg(QLocale().toString(static_cast<qlonglong>(source.table.matches()))) };
    if (source.own)
        words << StandingWords::tr("your own lab");
    if (source.older)
        words << StandingWords::tr("of an older version");
    return words.join(QStringLiteral(" · "));
}

} // namespace ui
