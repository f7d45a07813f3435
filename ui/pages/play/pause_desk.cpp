#include "ui/pages/play/pause_desk.h"

#include "ui/language.h"
#include "ui/table/table_surface.h"

#include <QAction>

namespace ui {

using State = PlayPresenter::State;

PauseDesk::PauseDesk(PlayPresenter& presenter, QWidget* page)
    : QObject(page)
    , m_presenter(presenter)
    , m_action(new QAction(page))
{
    m_action->setCheckable(true);
    m_action->setShortcuts({ Qt::Key_F8, Qt::Key_Pause });
    m_action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_action->setEnabled(false);
    page->addAction(m_action);
    inEachLanguage(page, [this] { m_action->setText(tr("Pause")); });
    connect(m_action, &QAction::triggered, this, &PauseDesk::setPaused);
}

/// Only while others have the match in their hands; whether any of them is asked makes no difference.
void PauseDesk::follow()
{
    const State state = m_presenter.state();
    const core::MatchSession* session = m_presenter.session();
    const bool possible
        = (state == State::Thinking || state == State::Waiting) && m_presenter.persons() < session->match().seatCount();
    m_action->setEnabled(possible);
    if (!possible)
        end();
}

void PauseDesk::show(TableSurface& table)
{
    table.setNotice(
        m_scored ? tr("A base has scored. The match waits until you go on.") : tr("The match is paused."), false);
    table.setOffers({ { tr("Go on"), tr("The match is paused. The others choose again when you go on."), true,
        [this] { setPaused(false); } } });
}

void PauseDesk::pauseAfterScoring()
{
    if (!m_action->isEnabled() || m_paused)
        return;
    m_scored = true;
    setPaused(true);
}

void PauseDesk::end()
{
    if (m_paused)
        setPaused(false);
}

void PauseDesk::setPaused(bool paused)
{
    m_paused = paused;
    m_scored = m_scored && paused;
    m_action->setChecked(paused);
    Q_EMIT changed();
}

} // namespace ui
