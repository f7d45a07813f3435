#include "ui/pages/play/match_board.h"

#include "core/game/game.h"
#include "core/record/match_session.h"
#include "ui/arrivals.h"
#include "ui/charts/score_course.h"
#include "ui/language.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/coach_panel.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/overlay.h"
#include "ui/pages/rules/rules_panel.h"
#include "ui/pages/why_panel.h"
#include "ui/painting/cloth.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kCardShare = 0.72; ///< of what the card and the log share, at most
constexpr double kCardShareOfThree = 0.4; ///< likewise, while reasons are told as well
constexpr double kCourseFrom = 600; ///< height of the side, in pixels of the mock-ups, that has room for the points
constexpr int kCardFirst = 100; ///< stretch: it has what it may before anything else gets more than the least

}

MatchBoard::MatchBoard(const core::Game& game, TableSurface* table, const core::ArticleStore* articles, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_table(table)
    , m_side(new QFrame(this))
    , m_courseBox(new QWidget(m_side))
    , m_course(new ScoreCourse(m_courseBox))
    , m_log(new MatchLog(m_side))
    , m_why(new WhyPanel(game, m_side))
    , m_asked(new AskedList(m_side))
    , m_askMe(new AskMe(m_side))
    , m_overlay(new Overlay(this))
    , m_coach(new CoachPanel(this))
    , m_middle(new QVBoxLayout)
    , m_sideRows(new QVBoxLayout(m_side))
    , m_errorBar(new QFrame(this))
    , m_errorText(new PlainLabel(m_errorBar))
{
    auto* errorRow = new QHBoxLayout(m_errorBar);
    errorRow->setContentsMargins(14, 8, 14, 8);
    setRole(m_errorBar, Role::Panel);
    m_errorText->setWordWrap(true);
    auto* retry = new QPushButton(m_errorBar);
    inEachLanguage(retry, [retry] {
        retry->setText(tr("Try again"));
        retry->setAccessibleName(tr("Try again to save"));
    });
    errorRow->addWidget(m_errorText, 1);
    errorRow->addWidget(retry);
    connect(retry, &QPushButton::clicked, this, &MatchBoard::retryAsked);
    m_errorBar->hide();

    m_middle->setContentsMargins(10, 8, 8, 4);
    m_middle->setSpacing(8);
    m_middle->addWidget(m_errorBar);
    m_middle->addWidget(m_table, 1);
    layOutSide();
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addLayout(m_middle, 1);
    columns->addWidget(m_side);
    Arrivals::mark(m_side);
    if (articles != nullptr) {
        m_rules = new RulesPanel(game, *articles, this);
        m_rules->hide();
        Arrivals::mark(m_rules);
        columns->addWidget(m_rules, 1000); // first, as wide as it may be
    }
    auto* announcer = new Announcer(this);
    connect(m_log, &MatchLog::told, announcer, &Announcer::say);
    m_overlay->raise();
}

void MatchBoard::layOutSide()
{
    m_side->setObjectName(QStringLiteral("side"));
    setRole(m_side, Role::Header);
    QVBoxLayout* rows = m_sideRows;
    rows->setContentsMargins(14, 14, 14, 10);
    rows->setSpacing(10);
    QLabel* log = makeHeading({}, m_side);
    inEachLanguage(m_side, [log] { log->setText(tr("Log")); });
    // What is told of a card or a scoring may be more than there is room for; the log keeps its part.
    m_card = new ScrolledArea(m_table->closeUp(), m_side);
    for (QWidget* each : { m_table->closeUp(), static_cast<QWidget*>(m_side) })
        each->installEventFilter(this); // as high as what is in it just now
    rows->addWidget(m_coach);
    rows->addWidget(m_asked);
    rows->addWidget(m_card, kCardFirst);
    auto* course = new QVBoxLayout(m_courseBox);
    course->setContentsMargins(0, 4, 0, 0);
    course->setSpacing(6);
    QLabel* points = makeHeading({}, m_courseBox);
    course->addWidget(points);
    course->addWidget(m_course);
    inEachLanguage(m_courseBox, [this, points] {
        points->setText(m_table->courseTitle());
        m_course->setAccessibleName(m_table->courseTitle());
    });
    m_courseBox->hide();
    rows->addWidget(m_courseBox);
    rows->addSpacing(4);
    auto* logRow = new QHBoxLayout;
    logRow->addWidget(log, 1);
    logRow->addWidget(m_why->button());
    logRow->addWidget(m_why->closer());
    rows->addLayout(logRow);
    rows->addWidget(m_why, 4);
    rows->addWidget(m_log, 2);
    rows->addWidget(m_askMe);
    m_asked->hide();
    m_askMe->hide();
    connect(m_why->button(), &QPushButton::clicked, this, &MatchBoard::whyAsked);
    connect(m_log, &MatchLog::whyAsked, this, &MatchBoard::whyAsked);
    connect(m_log, &MatchLog::pointed, this, [this](int line) {
        // What a line tells of is shown above it: were that higher or lower, another line came under the pointer.
        m_keepsHeight = m_log->underMouse() && (line >= 0 || m_keepsHeight);
        fitCard();
    });
    m_table->closeUp()->show();
}

void MatchBoard::showAnswerTime(bool on)
{
    m_asked->setVisible(on);
    m_askMe->setVisible(on);
}

void MatchBoard::showCourse(const core::MatchSession& session, const core::Standing& now)
{
    const core::MatchRecord& record = session.record();
    m_course->show(record, now, m_game.scoreScale(),
        againstCourse(m_game, record, [&session](int choices) { return session.matchAt(choices); }));
}

void MatchBoard::setLesson(const Lesson& lesson)
{
    m_coach->setLesson(lesson);
}

void MatchBoard::placeCoach(bool atSide)
{
    const bool hadKeyboard = m_coach->isAncestorOf(QApplication::focusWidget());
    const bool wasAtSide = m_sideRows->indexOf(m_coach) >= 0;
    if (atSide && wasAtSide)
        return;
    if (atSide || !m_table->holdLine(m_coach))
        (atSide ? m_sideRows : m_middle)->insertWidget(0, m_coach);
    m_coach->setForm(atSide ? CoachPanel::Form::Side : CoachPanel::Form::Line);
    if (hadKeyboard && atSide != wasAtSide)
        m_table->focusChoice();
}

/// The cloth of the table goes on to the edges.
void MatchBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCloth(painter, rect(), m_table->geometry(), coloursOf(palette()));
}

bool MatchBoard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fitCard();
    return QWidget::eventFilter(watched, event);
}

/// The card's place is as high as the highest of what was told there, so that the log stays where it is.
void MatchBoard::fitCard()
{
    m_courseBox->setVisible(
        !m_table->courseTitle().isEmpty() && m_why->isHidden() && m_side->height() >= scaled(font(), kCourseFrom));
    const QSize room = roomForCard();
    const auto wished = [this] { return m_table->closeUp()->sizeHint().height(); };
    if (m_keepsHeight) // what is still too high is scrolled
        return m_table->setCloseUpRoom({ room.width(), m_card->height() });
    m_cardHeight = room == m_cardRoom ? m_cardHeight : 0;
    m_cardRoom = room;
    m_table->setCloseUpRoom(room);
    m_cardHeight = std::max(m_cardHeight, std::min(room.height(), wished()));
    m_card->setMaximumHeight(m_cardHeight); // and no less, but where that made the window higher
}

/// Some of the log is always in sight.
QSize MatchBoard::roomForCard() const
{
    // Not the layout's own size, which it has not got while it is being laid out.
    const QSize inside = m_side->contentsRect().marginsRemoved(m_sideRows->contentsMargins()).size();
    int room = inside.height();
    int rows = -1;
    for (int at = 0; at < m_sideRows->count(); ++at) {
        const QLayoutItem* item = m_sideRows->itemAt(at);
        const QWidget* widget = m_sideRows->itemAt(at)->widget();
        if (widget != nullptr && widget->isHidden())
            continue;
        ++rows;
        if (widget == m_card || widget == m_why || widget == m_log)
            continue;
        room -= item->hasHeightForWidth() ? item->heightForWidth(inside.width()) : item->sizeHint().height();
    }
    room -= rows * m_sideRows->spacing();
    room = static_cast<int>(room * (m_why->isHidden() ? kCardShare : kCardShareOfThree));
    return { inside.width(), std::max(1, room) };
}

void MatchBoard::setError(const QString& sentence)
{
    m_errorText->setText(sentence);
    m_errorText->setAccessibleName(sentence);
    m_errorBar->setVisible(!sentence.isEmpty());
}

} // namespace ui
