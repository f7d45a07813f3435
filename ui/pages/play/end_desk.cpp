#include "ui/pages/play/end_desk.h"

#include "ui/feedback_settings.h"
#include "ui/pages/play/end_buttons.h"
#include "ui/pages/play/end_page.h"
#include "ui/pages/play/end_rays.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/motion_desk.h"
#include "ui/pages/play/overlay.h"
#include "ui/table/animator.h"
#include "ui/table/sound_track.h"
#include "ui/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QStackedWidget>

#include <utility>

namespace ui {

EndDesk::EndDesk(PlayPresenter& presenter, MotionDesk& motions, const FeedbackSettings* feedback, QStackedWidget* stack,
    QWidget* page)
    : QObject(page)
    , m_presenter(presenter)
    , m_motions(motions)
    , m_feedback(feedback)
    , m_stack(stack)
    , m_page(new EndPage(stack))
    , m_bar(new QFrame(page))
    , m_buttons(new EndButtons(EndButtons::Place::Table, m_bar))
{
    stack->addWidget(m_page);
    setRole(m_bar, Role::Header);
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(20, 6, 20, 6);
    row->addWidget(m_buttons);
    m_bar->hide();
    for (EndButtons* each : { &m_page->buttons(), m_buttons }) {
        connect(each, &EndButtons::rematchAsked, this, &EndDesk::rematchAsked);
        connect(each, &EndButtons::newMatchAsked, this, &EndDesk::newMatchAsked);
        connect(each, &EndButtons::matchAsked, this, &EndDesk::matchAsked);
        connect(each, &EndButtons::analysisAsked, this, &EndDesk::analysisAsked);
        connect(each, &EndButtons::homeAsked, this, &EndDesk::homeAsked);
        connect(each, &EndButtons::turned, this, [this] { look(m_tableWanted); });
    }
    connect(m_page, &EndPage::tableAsked, this, [this] { look(false); });
    connect(m_page, &EndPage::momentAsked, this, &EndDesk::momentAsked);
    connect(&motions.animator(), &Animator::ended, this, [this] {
        if (std::exchange(m_waits, false))
            showResult();
    });
}

void EndDesk::show(MatchBoard& board, bool kept)
{
    m_board = &board;
    m_kept = kept;
    m_waits = m_motions.animator().isMoving();
    if (m_waits)
        m_stack->setCurrentWidget(m_board);
    else
        showResult();
}

void EndDesk::putAway()
{
    m_waits = false;
    m_bar->hide();
}

void EndDesk::showResult()
{
    const core::MatchSession& session = *m_presenter.session();
    m_page->show(session);
    m_buttons->setNextToBegin(session.record().summary);
    m_buttons->setKept(m_kept);
    m_page->setKept(m_kept);
    look(!m_tableWanted);
}

/// Turns from the table to the result, or back.
void EndDesk::look(bool result)
{
    const bool had = m_stack->currentWidget() == m_page;
    m_tableWanted = !result;
    m_board->overlay().hide();
    m_stack->setCurrentWidget(result ? static_cast<QWidget*>(m_page) : m_board.data());
    m_bar->setVisible(!result);
    Q_EMIT turned(result);
    if (result && !had) {
        const bool moves = m_feedback != nullptr && !m_feedback->reducedMotion();
        m_page->celebrate(moves ? static_cast<int>(EndRays::kLength * speedFactor(m_feedback->motionSpeed())) : 0);
        if (m_page->isWon())
            m_motions.track().play(Cue::Win);
        else if (m_page->isLost())
            m_motions.track().play(Cue::Loss);
        m_page->setFocus(Qt::OtherFocusReason);
    } else if (!result && had) {
        m_buttons->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace ui
