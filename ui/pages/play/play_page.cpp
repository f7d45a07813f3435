#include "ui/pages/play/play_page.h"

#include "core/record/match_record.h"
#include "ui/language.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/new_match_desk.h"
#include "ui/pages/play/pause_desk.h"
#include "ui/pages/play/play_page_parts.h"
#include "ui/pages/play/recap_desk.h"
#include "ui/pages/play/rules_desk.h"
#include "ui/pages/play/try_desk.h"

#include <QKeyEvent>
#include <QPushButton>

namespace ui {

using State = PlayPresenter::State;

PlayPage::PlayPage(PlayRoom room, QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<PlayPageParts>(std::move(room), *this))
{
    connect(m_parts.get(), &PlayPageParts::matchAsked, this, &PlayPage::matchAsked);
    connect(m_parts.get(), &PlayPageParts::analysisAsked, this, &PlayPage::analysisAsked);
    connect(m_parts.get(), &PlayPageParts::momentAsked, this, &PlayPage::momentAsked);
    connect(m_parts.get(), &PlayPageParts::homeAsked, this, &PlayPage::homeAsked);
    connect(m_parts.get(), &PlayPageParts::matchesChanged, this, &PlayPage::matchesChanged);
    connect(m_parts.get(), &PlayPageParts::matchEnded, this, &PlayPage::matchEnded);
    connect(m_parts.get(), &PlayPageParts::handedOver, this, &PlayPage::handedOver);
    connect(m_parts.get(), &PlayPageParts::rulesAsked, this, &PlayPage::rulesAsked);
    connect(m_parts.get(), &PlayPageParts::articleAsked, this, &PlayPage::articleAsked);
    m_parts->holdOrGoOn();
    m_parts->showStart();
    m_parts->logToggle->hide();
    m_parts->matchMenu->setMatchRunning(false);
    onNewLanguage(this, [this] { m_parts->showAgain(); });
}

PlayPage::~PlayPage() = default;

void PlayPage::newMatch(const QStringList& factions, const QString& set, const QString& game)
{
    m_parts->newMatch->ask(factions, set, game);
}

void PlayPage::offer(const MatchPlan& plan)
{
    m_parts->newMatch->ask(plan);
}

void PlayPage::play(const MatchPlan& plan)
{
    m_parts->newMatch->take(plan, NewMatchDesk::Remember::Yes);
}

void PlayPage::playOnce(const MatchPlan& plan)
{
    m_parts->newMatch->take(plan, NewMatchDesk::Remember::No);
}

void PlayPage::resumeMatch(std::int64_t id)
{
    m_parts->resume(id);
}

std::int64_t PlayPage::matchId() const
{
    return m_parts->matchId();
}

const core::Game* PlayPage::game() const
{
    const core::MatchSession* session = m_parts->presenter.session();
    return session == nullptr ? nullptr : &session->game();
}

void PlayPage::forgetMatch(std::int64_t id)
{
    if (id != 0 && id == matchId())
        m_parts->presenter.leave();
}

bool PlayPage::hasRunningMatch() const
{
    const State state = m_parts->presenter.state();
    return state != State::Idle && state != State::Finished;
}

bool PlayPage::showRules(const QString& topic)
{
    return m_parts->showRules(topic);
}

bool PlayPage::teach()
{
    return m_parts->teach();
}

QList<QAction*> PlayPage::commands() const
{
    return { m_parts->recap->action(), m_parts->pause->action(), m_parts->tryOut->action() };
}

void PlayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_parts->fitSide();
    m_parts->outOfSight = false;
    m_parts->holdOrGoOn();
    if (m_parts->presenter.state() == State::Idle)
        m_parts->showStart();
}

void PlayPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_parts->outOfSight = true;
    m_parts->holdOrGoOn();
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_parts->fitSide();
}

void PlayPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_parts)
        m_parts->fitSide();
}

/// What the table has no use for puts the rules away, or leads back to the table of now, wherever the keyboard is.
void PlayPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_parts->rules->isOpen())
        m_parts->rules->close();
    else if (event->key() != Qt::Key_Escape || !m_parts->recap->backToNow())
        QWidget::keyPressEvent(event);
}

} // namespace ui
