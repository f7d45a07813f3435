#include "ui/pages/play/kept_notice.h"

#include "core/record/match_session.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/pages/play/play_presenter.h"
#include "ui/text/joined.h"

namespace ui {

KeptNotice::KeptNotice(const PlayPresenter& presenter, QWidget* table)
    : QObject(table)
    , m_presenter(presenter)
    , m_table(table)
{
}

void KeptNotice::aboutToBegin()
{
    m_kept = 0;
    if (m_notice != nullptr)
        m_notice->hide();
    const core::MatchSession* session = m_presenter.session();
    if (session == nullptr || m_presenter.state() == PlayPresenter::State::Idle
        || m_presenter.state() == PlayPresenter::State::Finished)
        return;
    const core::MatchSummary& match = session->record().summary;
    m_kept = match.id;
    QStringList others;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (match.seats[i].player != core::kHumanPlayer)
            others << m_presenter.seatName(core::seatAt(static_cast<int>(i)));
    m_against = joined(others, tr("%1 and %2", "players"));
}

void KeptNotice::begun()
{
    const std::int64_t id = std::exchange(m_kept, 0);
    if (id == 0)
        return;
    if (m_notice == nullptr) {
        m_notice = new NoticeBar(m_table);
        floatOver(m_notice, m_table);
    }
    m_notice->tellWith(
        [against = m_against] {
            return against.isEmpty() ? tr("The match that was on the table is kept, and can be gone on with.")
                                     : tr("The match against %1 is kept, and can be gone on with.").arg(against);
        },
        [] { return tr("Go on with it"); }, [this, id] { Q_EMIT resumeAsked(id); });
}

} // namespace ui
