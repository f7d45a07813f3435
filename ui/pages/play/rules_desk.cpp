#include "ui/pages/play/rules_desk.h"

#include "ui/pages/play/match_board.h"
#include "ui/pages/rules/rules_panel.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QLayout>

#include <algorithm>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr int kLeast = 250; ///< wide, in pixels of the mock-ups
constexpr int kMost = 460;

}

RulesDesk::RulesDesk(PlayPresenter& presenter, QWidget* page)
    : QObject(page)
    , m_presenter(&presenter)
    , m_page(page)
{
}

bool RulesDesk::isOpen() const
{
    return m_board != nullptr && !m_board->rules()->isHidden();
}

bool RulesDesk::show(MatchBoard& board, const QString& topic)
{
    const State state = m_presenter->state();
    RulesPanel* rules = board.rules();
    if (state == State::Idle || state == State::Covered || state == State::Finished || rules == nullptr)
        return false;
    QWidget* focus = m_page->window()->focusWidget();
    if (isOpen() && rules->isAncestorOf(focus)) {
        close();
        return true;
    }
    const core::MatchSession& session = *m_presenter->session();
    m_before = focus != nullptr && m_page->isAncestorOf(focus) ? focus : nullptr;
    m_board = &board;
    m_waits = true;
    rules->show();
    Q_EMIT changed();
    board.layout()->activate(); // so that it is made in the width it has
    rules->present(session.game().notation().rulesNow(m_presenter->onTable(), m_presenter->viewer()), topic,
        session.record().summary.set);
    rules->focusText();
    return true;
}

void RulesDesk::playOn()
{
    if (std::exchange(m_waits, false))
        Q_EMIT changed();
}

void RulesDesk::follow()
{
    if (isOpen())
        m_board->rules()->setMoment(
            m_presenter->session()->game().notation().rulesNow(m_presenter->onTable(), m_presenter->viewer()));
}

void RulesDesk::putAway()
{
    if (!isOpen())
        return;
    m_board->rules()->hide();
    m_board->rules()->forget();
    m_waits = false;
    Q_EMIT changed();
}

void RulesDesk::close()
{
    if (!isOpen())
        return;
    const bool hadKeyboard = m_board->rules()->isAncestorOf(m_page->window()->focusWidget());
    putAway();
    if (!hadKeyboard)
        return;
    // Whoever pressed something outside the table to read goes on at the table.
    const bool button = qobject_cast<QAbstractButton*>(m_before) != nullptr && !m_board->table().isAncestorOf(m_before);
    if (m_before != nullptr && m_before->isVisible() && !button)
        m_before->setFocus(Qt::OtherFocusReason);
    else
        m_board->table().focusChoice();
}

void RulesDesk::fit(MatchBoard& board) const
{
    RulesPanel* rules = board.rules();
    if (rules == nullptr)
        return;
    const int width = m_page->parentWidget() == nullptr ? m_page->width()
                                                        : std::min(m_page->width(), m_page->parentWidget()->width());
    const int least = scaled(m_page->font(), kLeast);
    const bool beside = width - board.table().minimumSizeHint().width() >= least;
    rules->setMinimumWidth(beside ? least : 0);
    rules->setMaximumWidth(
        beside ? std::clamp(width * 34 / 100, least, scaled(m_page->font(), kMost)) : QWIDGETSIZE_MAX);
    board.table().setVisible(beside || !isOpen());
}

} // namespace ui
