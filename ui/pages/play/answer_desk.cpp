#include "ui/pages/play/answer_desk.h"

#include "ui/dialogs/notice_bar.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/match_plan.h"
#include "ui/table/table_surface.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QLayout>

#include <algorithm>
#include <bit>
#include <utility>

namespace ui {

using State = PlayPresenter::State;

AnswerDesk::AnswerDesk(PlayPresenter& presenter, PlaySettings* settings, MatchMenu& menu, QWidget* page)
    : QObject(page)
    , m_presenter(presenter)
    , m_settings(settings)
    , m_menu(menu)
    , m_page(page)
    , m_notice(new NoticeBar(page))
{
    m_presenter.setAskWhen([this](core::Seat seat) { return askWhen(seat); });
    connect(&m_menu, &MatchMenu::askWhenChosen, this, &AnswerDesk::setAskWhen);
}

/// Settings are kept for each person who shares the screen; alone at it one has those of the program.
QString AnswerDesk::personKey(core::Seat seat) const
{
    return m_presenter.persons() > 1 && m_presenter.session() != nullptr ? m_presenter.rawName(seat) : QString();
}

AskWhen AnswerDesk::askWhen(core::Seat seat) const
{
    return m_settings != nullptr && seat != core::Seat::None ? m_settings->askWhen(personKey(seat))
                                                             : AskWhen::WhenItMatters;
}

void AnswerDesk::setAskWhen(AskWhen when)
{
    if (m_settings != nullptr)
        m_settings->setAskWhen(personKey(m_presenter.viewer()), when);
    m_presenter.askAgain();
    m_notice->hide();
    if (m_board != nullptr)
        follow(*m_board);
}

QString AnswerDesk::words() const
{
    const std::optional<core::AnswerTime> time = m_presenter.answerTime();
    if (!time)
        return tr("The others may answer.");
    const QString name = QString::fromStdString(time->name);
    if (m_presenter.state() == State::Missed)
        return time->after ? tr("After %1 scored: you have nothing to answer with.").arg(name)
                           : tr("Before %1 scores: you have nothing to answer with.").arg(name);
    // The table is shown as it was before, so that nobody sees by it how long somebody else thinks.
    return time->after ? tr("%1 scores: the others may answer.").arg(name)
                       : tr("Before %1 scores: the others may answer.").arg(name);
}

void AnswerDesk::follow(MatchBoard& board)
{
    m_board = &board;
    const State state = m_presenter.state();
    const auto time = state == State::Asking || state == State::Missed ? m_presenter.answerTime() : std::nullopt;
    const core::Seat viewer = m_presenter.viewer();
    board.askMe().setWhen(askWhen(viewer));
    m_menu.setAskWhen(askWhen(viewer));
    board.showAnswerTime(time.has_value());
    QList<TableOffer> offers;
    if (time) {
        QStringList names;
        for (const core::RecordedSeat& seat : m_presenter.session()->record().summary.seats)
            names << shownName(seat.name);
        const core::SeatMask current = m_presenter.onTable().standing().current;
        const core::Seat first = current == 0 ? core::Seat::First : core::seatAt(std::countr_zero(current));
        board.asked().setTime(*time, names, first, viewer, state == State::Missed);
        if (state == State::Missed)
            offers.append({ tr("Pass", "in a time to answer"), tr("Goes on with the scoring"), true,
                [this] { m_presenter.goOn(); } });
        offers.append({ tr("Pass, not asked again here"),
            tr("Passes each time until this base is gone, or until others would take its places"), false,
            [this] { m_presenter.passForAll(); } });
    }
    board.table().setOffers(offers);
}

void AnswerDesk::tellPasses()
{
    const std::vector<AnswerTimes::Passed> passes = m_presenter.newPasses();
    if (passes.empty() || m_presenter.viewer() == core::Seat::None) {
        m_told = 0;
        m_notice->hide();
        return;
    }
    if (std::exchange(m_told, passes.size()) == passes.size())
        return;
    const AnswerTimes::Passed last = passes.back();
    m_notice->tellWith([last] { return AnswerTimes::words(last); },
        [why = last.why] {
            return why == AnswerTimes::Why::ForThis ? tr("Ask me again")
                : why == AnswerTimes::Why::Never    ? tr("Ask me when it matters")
                                                    : tr("Always ask me");
        },
        [this, last] {
            if (last.why == AnswerTimes::Why::ForThis)
                m_presenter.askAgain();
            else
                setAskWhen(last.why == AnswerTimes::Why::Never ? AskWhen::WhenItMatters : AskWhen::Always);
        });
    place();
}

/// Over the row of another seat: the bases, the question and what one holds stay free.
void AnswerDesk::place()
{
    if (m_board == nullptr || m_notice->isHidden())
        return;
    const QRect table(m_board->table().mapTo(m_page, QPoint()), m_board->table().size());
    const int width = std::min(table.width(), scaled(m_page->font(), 620));
    const int high = m_notice->layout()->hasHeightForWidth() ? m_notice->layout()->heightForWidth(width)
                                                             : m_notice->sizeHint().height();
    m_notice->setGeometry(table.center().x() - width / 2, table.top(), width, high);
    m_notice->raise();
}

void AnswerDesk::putAway()
{
    m_notice->hide();
}

} // namespace ui
