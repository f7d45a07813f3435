#include "ui/pages/matches/matches_page.h"

#include "ui/dialogs/ask.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/widgets/page_header.h"

#include <QStackedWidget>
#include <QStandardPaths>

#include <algorithm>

namespace ui {

MatchesPage::MatchesPage(core::Shelf games, core::MatchStore& matches, core::OpenMatches elsewhere, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new MatchesPresenter(std::move(games), matches, std::move(elsewhere), this))
    , m_stack(new QStackedWidget(this))
    , m_list(new MatchListView(m_presenter, m_stack))
    , m_view(viewOf(m_presenter->games().first()))
    , m_notice(new NoticeBar(this))
{
    m_stack->insertWidget(0, m_list);
    m_stack->setCurrentWidget(m_list);
    layOutPage(this, nullptr, m_stack, m_notice);

    connect(m_presenter, &MatchesPresenter::told, m_notice, &NoticeBar::tell);
    connect(m_presenter, &MatchesPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_list, &MatchListView::openAsked, this, &MatchesPage::openMatch);
    connect(m_list, &MatchListView::continueAsked, this, &MatchesPage::continueAsked);
    connect(m_list, &MatchListView::exportAsked, this, &MatchesPage::exportMatch);
    connect(m_list, &MatchListView::removeAsked, this, &MatchesPage::removeMatch);
    setFocusProxy(m_list);
    refresh();
    onNewLanguage(this, [this] {
        if (m_view->matchId() == 0)
            return;
        if (auto match = m_presenter->open(m_view->matchId()); match != nullptr)
            m_view->showAgain(std::move(match));
    });
}

MatchView* MatchesPage::viewOf(const core::Game& game)
{
    MatchView*& view = m_views[&game];
    if (view != nullptr)
        return view;
    view = new MatchView(game, m_stack);
    m_stack->addWidget(view);
    connect(view, &MatchView::backAsked, this, &MatchesPage::showList);
    connect(view, &MatchView::continueAsked, this, &MatchesPage::continueAsked);
    connect(view, &MatchView::exportAsked, this, &MatchesPage::exportMatch);
    connect(view, &MatchView::removeAsked, this, &MatchesPage::removeMatch);
    connect(view, &MatchView::rulesAsked, this, &MatchesPage::rulesAsked);
    return view;
}

const core::Game* MatchesPage::game() const
{
    return m_stack->currentWidget() == m_view ? &m_view->game() : nullptr;
}

void MatchesPage::showMatch(std::unique_ptr<OpenedMatch> match)
{
    m_view = viewOf(*match->game);
    m_view->show(std::move(match));
}

void MatchesPage::refresh()
{
    m_presenter->reload();
    if (m_stack->currentWidget() != m_view)
        return;
    // The match that is open may have been played on, given up or deleted.
    core::MatchSummary now;
    if (!m_presenter->isThere(m_view->matchId(), now))
        showList();
    else if (!m_view->isLike(now))
        if (auto match = m_presenter->open(now.id); match != nullptr)
            showMatch(std::move(match));
}

void MatchesPage::setMatchOnTable(std::int64_t id)
{
    m_onTable = id;
}

void MatchesPage::showList()
{
    m_list->select(m_view->matchId());
    m_stack->setCurrentWidget(m_list);
    takeFocus(m_list);
}

bool MatchesPage::openMatch(std::int64_t id)
{
    auto match = m_presenter->open(id);
    if (match == nullptr)
        return false;
    showMatch(std::move(match));
    m_stack->setCurrentWidget(m_view);
    takeFocus(m_view);
    return true;
}

void MatchesPage::takeFocus(QWidget* view)
{
    setFocusProxy(view);
    if (isVisible())
        view->setFocus(Qt::OtherFocusReason);
}

void MatchesPage::exportMatch(std::int64_t id)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = askWhereToWrite(
        this, [] { return tr("Export match"); }, QStringLiteral("%1/match-%2.json").arg(folder, QString::number(id)),
        [] { return tr("Match records (*.json)"); });
    if (!path.isEmpty())
        m_presenter->exportTo(id, path);
}

void MatchesPage::removeMatch(std::int64_t id)
{
    const auto sentence = [onTable = id == m_onTable] {
        const QString gone
            = tr("This match and its chart will be gone for good. Export it first if you may want it again.");
        return onTable ? tr("This is the match on the table; the table will be cleared.") + QLatin1Char(' ') + gone
                       : gone;
    };
    if (id == 0 || !askToConfirm(this, { [] { return tr("Delete match"); }, sentence, [] { return tr("Delete"); } }))
        return;
    if (!m_presenter->remove(id))
        return;
    showList();
    Q_EMIT matchRemoved(id);
    Q_EMIT matchesChanged();
}

} // namespace ui
