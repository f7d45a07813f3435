#include "ui/table/prompt_line.h"

#include "ui/language.h"
#include "ui/table/remark_panel.h"
#include "ui/theme.h"
#include "ui/widgets/one_line.h"
#include "ui/widgets/reading_label.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double kSlimHeight = 24; ///< of the line, in pixels of the mock-ups
constexpr double kLineGap = 6; ///< between what stands in it
constexpr double kLeastSentence = 120; ///< wide, likewise

} // namespace

PromptLine::PromptLine(QWidget* bar)
    : QWidget(bar)
    , m_bar(bar)
    , m_host(bar->parentWidget() != nullptr ? bar->parentWidget() : bar)
    , m_panel(new RemarkPanel(m_host))
    , m_sentence(new OneLine(this))
    , m_idle(new OneLine(this))
    , m_more(new QPushButton(this))
{
    m_sentence->setFocusPolicy(Qt::StrongFocus);
    m_sentence->hide();
    setRole(m_idle, Role::Muted);
    m_idle->hide();
    setRole(m_more, Role::Quiet);
    setSlim(m_more, true);
    m_more->hide();
    for (QWidget* each : std::initializer_list<QWidget*> { m_bar, m_sentence, m_more, &m_panel->label() })
        each->installEventFilter(this);
    connect(m_more, &QPushButton::clicked, this, [this] { setOpen(!m_open); });
    connect(m_panel, &RemarkPanel::closeAsked, this, [this] {
        m_more->setFocus(Qt::OtherFocusReason);
        setOpen(false);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (m_preferred != nullptr && before != nullptr && m_preferred->isAncestorOf(before)
            && (now == nullptr || !m_preferred->isAncestorOf(now))) {
            m_preferred = nullptr;
            layOut();
        }
    });
    inEachLanguage(this, [this] { setTexts(); });
}

PromptLine::~PromptLine()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void PromptLine::setTexts()
{
    m_more->setText(m_open ? tr("Less") : tr("More"));
    m_more->setToolTip(m_open ? tr("Puts away what was told in full") : tr("Tells all of it, above the question"));
    layOut();
}

void PromptLine::setSlim(QWidget* button, bool slim)
{
    if (button->property("slim").toBool() == slim)
        return;
    button->setProperty("slim", slim);
    button->style()->unpolish(button);
    button->style()->polish(button);
    button->updateGeometry();
}

void PromptLine::setAnswers(const QList<QWidget*>& groups)
{
    m_answers = groups;
    layOut();
}

void PromptLine::addGuest(QWidget* guest, bool keeps)
{
    const auto known
        = std::find_if(m_guests.begin(), m_guests.end(), [guest](const Guest& each) { return each.widget == guest; });
    Guest added { nullptr, guest, keeps };
    if (known != m_guests.end()) {
        added = *known;
        m_guests.erase(known);
    } else {
        added.place = new QWidget(m_host->parentWidget() != nullptr ? m_host->parentWidget() : m_host);
        added.place->hide();
        auto* row = new QHBoxLayout(added.place);
        row->setContentsMargins(0, 0, 0, 0);
        guest->installEventFilter(this);
    }
    m_guests.prepend(added);
    if (guest->parentWidget() != added.place) {
        const bool hidden = guest->isHidden();
        added.place->layout()->addWidget(guest);
        guest->setVisible(!hidden);
    }
    layOut();
}

void PromptLine::prefer(QWidget* guest)
{
    m_preferred = guest;
    layOut();
}

/// Whose turn it is to be seen; -1 for nobody's.
qsizetype PromptLine::guestNow() const
{
    qsizetype first = -1;
    for (qsizetype at = 0; at < m_guests.size(); ++at) {
        const Guest& each = m_guests[at];
        if (each.widget == nullptr || each.widget->parentWidget() != each.place || each.widget->isHidden())
            continue;
        if (each.widget == m_preferred)
            return at;
        if (first < 0)
            first = at;
    }
    return first;
}

void PromptLine::setName(const QString& name)
{
    m_name = name;
    m_panel->setName(name);
    tell(m_told, m_rest);
}

void PromptLine::tell(const QString& told, const QString& rest)
{
    if (told != m_told || rest != m_rest)
        m_open = false;
    m_told = told;
    m_rest = rest;
    m_sentence->say(told);
    m_sentence->setAccessibleName(told.isEmpty() ? m_name : told);
    m_panel->tell(rest.isEmpty() ? told : told + QLatin1Char('\n') + rest);
    if (!told.isEmpty())
        m_preferred = nullptr;
    setTexts();
}

void PromptLine::setIdle(const QString& sentence)
{
    m_idle->say(sentence);
    m_idle->setAccessibleName(sentence);
    layOut();
}

QList<QWidget*> PromptLine::tabStops() const
{
    return { m_sentence, &m_panel->label(), m_more };
}

bool PromptLine::isRead() const
{
    return m_sentence->hasFocus() || m_panel->label().hasFocus();
}

void PromptLine::setOpen(bool open)
{
    m_open = open && !m_told.isEmpty();
    setTexts();
}

int PromptLine::lineHeight() const
{
    return scaled(window()->font(), kSlimHeight);
}

int PromptLine::answersWidth() const
{
    int wide = 0;
    for (const QWidget* each : m_answers)
        if (!each->isHidden())
            wide += each->sizeHint().width() + scaled(window()->font(), kLineGap);
    return wide;
}

int PromptLine::heightFor(int width) const
{
    width = besideMore(width);
    if (answersWidth() <= width)
        return lineHeight();
    int high = 0;
    for (const QWidget* each : m_answers)
        if (!each->isHidden())
            high += each->layout()->heightForWidth(width) + scaled(window()->font(), kLineGap);
    return std::max(lineHeight(), high - scaled(window()->font(), kLineGap));
}

/// What the button that tells all leaves of that width.
int PromptLine::besideMore(int width) const
{
    return isTelling() ? width - m_more->sizeHint().width() - scaled(window()->font(), kLineGap) : width;
}

/// Answers, then a guest or what is told of the question, whichever comes first, at last what is good to know.
void PromptLine::layOut()
{
    const int gap = scaled(window()->font(), kLineGap);
    const int row = lineHeight();
    const int answers = answersWidth();
    const bool whole = height() >= row; // else the question has taken it
    int left = 0;
    int right = width();
    const int moreWide = m_more->sizeHint().width();
    const qsizetype guest = guestNow();
    const bool oneRow = heightFor(width()) <= row;
    int y = 0;
    for (QWidget* each : std::as_const(m_answers)) {
        if (each->isHidden())
            continue;
        const int wide = oneRow ? each->sizeHint().width() : besideMore(width());
        const int high = oneRow ? row : each->layout()->heightForWidth(wide);
        each->setGeometry(left, y, wide, high);
        if (oneRow)
            left += wide + gap;
        else
            y += high + gap;
    }
    if (!oneRow)
        left = besideMore(right);
    const int room = right - left;
    const bool preferred = guest >= 0 && (m_guests[guest].keeps || m_guests[guest].widget == m_preferred);
    const bool telling = isTelling();
    const bool cut = !m_rest.isEmpty() || answers > 0 || preferred || m_sentence->isCutAt(room);
    const bool more = whole && telling && (cut || m_open) && room >= moreWide;
    if (more) {
        right -= moreWide;
        m_more->setGeometry(right, height() - row, moreWide, row);
        right -= gap;
    }
    m_more->setVisible(more);
    const QRect rest(left, 0, right - left, row);
    const bool said = whole && telling && !preferred && !m_open
        && (answers == 0 || rest.width() >= scaled(window()->font(), kLeastSentence));
    m_sentence->setGeometry(rest);
    m_sentence->setVisible(said);
    const bool shown = whole && guest >= 0 && !said
        && (answers == 0 || rest.width() >= m_guests[guest].widget->minimumSizeHint().width());
    m_slot = shown ? rest : QRect();
    m_shown = shown ? guest : -1;
    m_idle->setGeometry(rest);
    m_idle->setVisible(whole && !said && !shown && answers == 0 && !m_open && !m_idle->text().isEmpty());
    placeOver();
}

/// What lies in the bar's parent goes where the line is. A guest that has the keyboard goes once all is `settled`:
/// while a question takes another's place, there may be no room for it for a moment.
void PromptLine::placeOver(bool settled)
{
    for (qsizetype at = 0; at < m_guests.size(); ++at) {
        QWidget* const place = m_guests[at].place;
        const bool shown = at == m_shown && m_bar->isVisibleTo(m_host);
        if (shown) {
            place->setGeometry(QRect(mapTo(place->parentWidget(), m_slot.topLeft()), m_slot.size()));
            place->raise();
        } else if (!settled && place->isVisible() && place->isAncestorOf(QApplication::focusWidget())) {
            QMetaObject::invokeMethod(
                this, [this] { placeOver(true); }, Qt::QueuedConnection);
            continue;
        }
        place->setVisible(shown);
    }
    const bool open = m_open && m_bar->isVisibleTo(m_host);
    if (open)
        m_panel->placeOn(QRect(m_bar->mapTo(m_host, QPoint()), m_bar->size()));
    m_panel->setVisible(open);
}

void PromptLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void PromptLine::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    placeOver();
}

bool PromptLine::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        Q_EMIT answersChanged();
        layOut();
    }
    return QWidget::event(event);
}

bool PromptLine::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
        if (watched == m_bar)
            placeOver();
        break;
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        if (watched == m_bar)
            placeOver();
        else if (std::any_of(
                     m_guests.begin(), m_guests.end(), [watched](const Guest& each) { return each.widget == watched; }))
            layOut(); // a guest comes or goes
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        if (watched == m_sentence || watched == &m_panel->label())
            Q_EMIT readingChanged();
        break;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        // Escape puts it away before it is for anything else.
        if (m_open && watched == m_more && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                setOpen(false);
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
