#include "ui/pages/play/recap_strip.h"

#include "ui/language.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pill.h"
#include "ui/table/prompt_line.h"
#include "ui/theme.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractButton>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr double kHeight = 24; ///< of a part, in pixels of the mock-ups
constexpr double kWidest = 320; ///< of one that is told in brief, where not all fit
constexpr double kLeastSeen = 64; ///< of a part whose rest is out of sight; less of it is left out
constexpr double kMark = 8; ///< of a seat
constexpr double kCountFrom = 300; ///< width of the strip from which it says how much of it is out of sight
constexpr double kTitleFrom = 620; ///< width of the strip from which it says what it is

} // namespace

/// One part: the mark of the seat, and the words.
class RecapStrip::Pill final : public QAbstractButton {
public:
    Pill(Part part, RecapStrip* strip, QWidget* row)
        : QAbstractButton(row)
        , m_part(std::move(part))
        , m_strip(strip)
        , m_row(row)
    {
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setObjectName(QStringLiteral("answers")); // its words are the game's
        setAccessibleName(m_part.words);
        setToolTip(m_part.words);
        installEventFilter(strip);
    }

    void setShown(bool shown)
    {
        m_shown = shown;
        update();
    }

    /// As wide as its words want to be in that form, from the briefest on.
    int wish(qsizetype form) const
    {
        const double words = QFontMetricsF(letters()).horizontalAdvance(m_part.labels.value(form));
        return static_cast<int>(std::ceil(words + edge() * 2));
    }
    qsizetype forms() const { return m_part.labels.size(); }
    bool isWhole() const { return m_part.whole; }
    /// Whoever is at it, or sees it again, reads as much of it as the strip is wide.
    bool isRead() const { return m_shown || hasFocus(); }
    void setForm(qsizetype form)
    {
        if (std::exchange(m_form, form) != form)
            updateGeometry();
        update();
    }

    /// No wider than that, however many words there are.
    void setMost(int width)
    {
        if (std::exchange(m_most, width) != width)
            updateGeometry();
    }

    /// What of it lies in sight; empty where that would be too little to read.
    QRect seen() const
    {
        const QRect room = QRect(-pos() - m_row->pos(), m_row->parentWidget()->size());
        const QRect seen = rect() & room;
        // Where there is little room in all, half of it is worth reading.
        const int least = std::min({ width(), scaled(font(), kLeastSeen), room.width() / 2 });
        return seen.width() < least ? QRect() : seen;
    }

    QSize sizeHint() const override { return { std::min(wish(m_form), m_most), scaled(font(), kHeight) }; }

protected:
    /// Whole within what is in sight of it, rather than cut at the edge.
    void paintEvent(QPaintEvent*) override
    {
        const QRect inSight = seen();
        if (inSight.isEmpty())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& colours = coloursOf(palette());
        const double unit = scaled(font(), 100) / 100.0;
        const QRectF area = QRectF(inSight).adjusted(1.5, 1.5, -1.5, -1.5);
        painter.setBrush(m_shown ? colours.selection : underMouse() ? colours.buttonHover : colours.button);
        painter.setPen(m_shown ? QPen(colours.link, 1.5 * unit) : QPen(Qt::NoPen));
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.focus, 2));
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
        }
        const QRectF words = area.adjusted(edge() - 1.5, 0, -edge() + 1.5, 0);
        const QFont face = letters();
        const QString shown = m_part.labels.value(m_form);
        paintCentred(painter, words, QFontMetricsF(face).elidedText(shown, Qt::ElideRight, words.width() + 1), face,
            colours.text, Qt::AlignLeft);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else if (event->key() == Qt::Key_Space)
            QAbstractButton::keyPressEvent(event);
        else
            m_strip->keyPressEvent(event); // arrows go from part to part, which Qt would make a Tab of
    }

private:
    QFont letters() const { return bodyFont(font(), 12); }
    double edge() const { return scaled(font(), 11); }

    Part m_part;
    RecapStrip* m_strip;
    QWidget* m_row; ///< that moves below the area in which it is seen
    qsizetype m_form = 0;
    int m_most = QWIDGETSIZE_MAX;
    bool m_shown = false;
};

namespace {

/// Whose turn it was, in their colour and with their mark.
class WhoseLabel final : public QWidget {
public:
    WhoseLabel(core::Seat seat, const QString& name, QWidget* parent)
        : QWidget(parent)
        , m_seat(seat)
        , m_name(elided(name, 18))
    {
        setAccessibleName(name);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        return { static_cast<int>(std::ceil(QFontMetricsF(letters()).horizontalAdvance(m_name)))
                + scaled(font(), kMark + 10),
            scaled(font(), kHeight) };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const QRectF seen = visibleRegion().boundingRect(); // less in a low line
        if (seen.width() < width())
            return; // half a name says nothing
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = seatInk(m_seat, coloursOf(palette()));
        const double mark = scaled(font(), kMark);
        if (m_seat != core::Seat::None)
            paintSeatMark(painter, QPointF(scaled(font(), 6), seen.center().y()), mark, m_seat, ink);
        paintCentred(painter, seen.adjusted(mark + scaled(font(), 6), 0, 0, 0), m_name, letters(), ink, Qt::AlignLeft);
    }

private:
    QFont letters() const { return bodyFont(font(), 12, QFont::DemiBold); }

    core::Seat m_seat;
    QString m_name;
};

} // namespace

RecapStrip::RecapStrip(QWidget* parent)
    : QFrame(parent)
    , m_title(new PlainLabel(this))
    , m_nothing(new PlainLabel(this))
    , m_area(new QScrollArea(this))
    , m_row(new QWidget)
    , m_line(new QHBoxLayout(m_row))
    , m_beyond(new PlainLabel(this))
    , m_back(new IconButton(QStringLiteral("back"), this))
    , m_on(new IconButton(QStringLiteral("forward"), this))
    , m_now(new QPushButton(this))
    , m_close(new IconButton(QStringLiteral("close"), this))
{
    setRole(m_title, Role::Muted);
    setRole(m_beyond, Role::Muted);
    m_nothing->hide();
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(6);
    m_line->addStretch(1);
    m_area->setWidget(m_row);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_row->setAutoFillBackground(false);
    m_area->viewport()->installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_title);
    row->addWidget(m_nothing);
    row->addWidget(m_area, 1);
    row->addWidget(m_beyond);
    row->addWidget(m_now);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (QToolButton* button : { m_back, m_on, m_close })
        buttons->addWidget(button);
    for (QWidget* button : std::initializer_list<QWidget*> { m_now, m_back, m_on, m_close })
        PromptLine::setSlim(button, true);
    row->addLayout(buttons);
    connect(m_area->horizontalScrollBar(), &QScrollBar::valueChanged, this, &RecapStrip::countBeyond);
    connect(m_area->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &RecapStrip::countBeyond);
    connect(m_back, &QToolButton::clicked, this, [this] { Q_EMIT asked(m_shown - 1); });
    connect(m_on, &QToolButton::clicked, this, [this] { Q_EMIT asked(m_shown + 1); });
    connect(m_now, &QPushButton::clicked, this, &RecapStrip::nowAsked);
    connect(m_close, &QToolButton::clicked, this, &RecapStrip::closeAsked);
    inEachLanguage(this, [this] { setTexts(); });
    showButtons();
}

RecapStrip::~RecapStrip()
{
    for (Pill* pill : std::as_const(m_pills))
        pill->removeEventFilter(this);
}

void RecapStrip::setTexts()
{
    setAccessibleName(tr("Since your last turn"));
    m_title->setText(tr("Since your last turn"));
    m_nothing->setText(tr("Nothing was played."));
    const auto name = [](QAbstractButton* button, const QString& words, const QString& tip) {
        button->setAccessibleName(words);
        button->setToolTip(tip);
    };
    const auto key = [](Qt::Key code) { return QKeySequence(code).toString(QKeySequence::NativeText); };
    name(m_back, tr("See the step before"), tr("See the step before (%1)").arg(key(Qt::Key_Left)));
    name(m_on, tr("See the next step again"), tr("See the next step again (%1)").arg(key(Qt::Key_Right)));
    name(m_close, tr("Close what happened"), tr("Close (%1)").arg(key(Qt::Key_Escape)));
    m_now->setText(tr("Back to now"));
    m_now->setToolTip(tr("Shows the table as it is (%1)").arg(key(Qt::Key_Escape)));
}

void RecapStrip::clear()
{
    for (Pill* pill : std::as_const(m_pills))
        pill->removeEventFilter(this);
    m_pills.clear();
    while (m_line->count() > 1) {
        QLayoutItem* item = m_line->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_pointed = -1;
}

void RecapStrip::setParts(const QList<Part>& parts)
{
    if (parts == m_parts && m_pills.size() == parts.size() && m_nothing->isHidden() != parts.isEmpty())
        return;
    const bool keyboard = m_row->isAncestorOf(focusWidget());
    clear();
    m_parts = parts;
    m_shown = -1;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        if (i == 0 || parts[i - 1].name != part.name)
            m_line->insertWidget(m_line->count() - 1, new WhoseLabel(part.seat, part.name, m_row));
        auto* pill = new Pill(part, this, m_row);
        connect(pill, &QAbstractButton::clicked, this, [this, i] { Q_EMIT asked(static_cast<int>(i)); });
        m_line->insertWidget(m_line->count() - 1, pill);
        m_pills.append(pill);
    }
    // What comes into a layout that is seen would be shown a moment later only, and take no keyboard until then.
    for (int i = 0; i < m_line->count() - 1; ++i)
        m_line->itemAt(i)->widget()->show();
    shareWidth();
    m_nothing->setVisible(parts.isEmpty());
    m_area->horizontalScrollBar()->setValue(0);
    updateGeometry();
    showButtons();
    if (keyboard)
        takeKeyboard();
}

/// As much of each is told as there is room for: none is cut off in the middle. What is read comes first, and may push
/// the others out of sight.
void RecapStrip::shareWidth()
{
    fitTitle();
    const int wide = m_area->viewport()->width();
    int left = wide - wishInBrief();
    std::vector<qsizetype> forms(static_cast<std::size_t>(m_pills.size()), 0);
    for (std::size_t i = 0; i < forms.size(); ++i) {
        Pill* const pill = m_pills[static_cast<qsizetype>(i)];
        if (!pill->isRead())
            continue;
        while (forms[i] + 1 < pill->forms() && pill->wish(forms[i] + 1) <= wide)
            ++forms[i];
        left -= pill->wish(forms[i]) - pill->wish(0);
        // Once the row is as wide as they want to be.
        QMetaObject::invokeMethod(
            pill, [this, pill] { m_area->ensureWidgetVisible(pill, 0, 0); }, Qt::QueuedConnection);
    }
    const int most = left < 0 ? scaled(font(), kWidest) : wide;
    for (bool grown = true; grown;) {
        grown = false;
        for (std::size_t i = 0; i < forms.size(); ++i) {
            const Pill& pill = *m_pills[static_cast<qsizetype>(i)];
            const int more = pill.wish(forms[i] + 1) - pill.wish(forms[i]);
            if (forms[i] + 1 >= pill.forms() || more > left)
                continue;
            left -= more;
            ++forms[i];
            grown = true;
        }
    }
    for (std::size_t i = 0; i < forms.size(); ++i) {
        Pill* const pill = m_pills[static_cast<qsizetype>(i)];
        pill->setForm(forms[i]);
        pill->setMost(std::clamp(pill->isWhole() || pill->isRead() ? wide : most, 1, std::max(1, wide)));
    }
    countBeyond();
}

/// Of all parts as briefly as they can be told.
int RecapStrip::wishInBrief() const
{
    int wish = 0;
    for (int i = 0; i < m_line->count() - 1; ++i) {
        const QWidget* const each = m_line->itemAt(i)->widget();
        const auto* const pill = dynamic_cast<const Pill*>(each);
        wish += m_line->spacing() + (pill == nullptr ? each->sizeHint().width() : pill->wish(0));
    }
    return wish;
}

/// It says what it is where all parts have room beside that.
void RecapStrip::fitTitle()
{
    int room = m_area->viewport()->width();
    for (const QWidget* each : { m_title, m_beyond })
        if (!each->isHidden())
            room += each->sizeHint().width() + layout()->spacing();
    const int needed = wishInBrief() + m_title->sizeHint().width() + layout()->spacing();
    const bool shown = width() >= scaled(font(), kTitleFrom) && needed <= room;
    if (m_title->isHidden() != shown)
        return;
    m_title->setVisible(shown);
    layout()->activate();
}

void RecapStrip::countBeyond()
{
    const int right = m_area->horizontalScrollBar()->value() + m_area->viewport()->width();
    const auto beyond = std::count_if(m_pills.begin(), m_pills.end(),
        [right](const Pill* pill) { return pill->geometry().right() > right && pill->seen().isEmpty(); });
    for (int i = 0; i < m_line->count() - 1; ++i)
        m_line->itemAt(i)->widget()->update(); // more or less of it is in sight
    m_beyond->setText(tr("%n more", "steps of what happened", static_cast<int>(beyond)));
    m_beyond->setToolTip(
        tr("%n more step(s): the arrow keys go from one to the next", nullptr, static_cast<int>(beyond)));
    m_beyond->setVisible(beyond > 0 && width() >= scaled(font(), kCountFrom));
}

/// From where it is read; it had followed the turns of the others.
void RecapStrip::showFirst()
{
    m_area->horizontalScrollBar()->setValue(0);
}

void RecapStrip::showLast()
{
    if (!m_pills.isEmpty())
        m_area->ensureWidgetVisible(m_pills.last(), 0, 0);
}

void RecapStrip::setShown(int part)
{
    m_shown = part;
    for (qsizetype i = 0; i < m_pills.size(); ++i)
        m_pills[i]->setShown(i == part);
    if (part >= 0) {
        m_area->ensureWidgetVisible(m_pills[part], scaled(font(), 24), 0);
        if (m_row->isAncestorOf(focusWidget()))
            m_pills[part]->setFocus(Qt::OtherFocusReason);
    }
    showButtons();
    layout()->activate(); // the way back to now takes room of the parts
    shareWidth();
    update();
}

void RecapStrip::showButtons()
{
    const bool some = !m_pills.isEmpty();
    m_back->setVisible(some);
    m_on->setVisible(some);
    m_back->setEnabled(m_shown > 0);
    m_on->setEnabled(some && m_shown < m_pills.size() - 1);
    m_now->setVisible(m_shown >= 0 && width() >= scaled(font(), kTitleFrom)); // the last button and Escape do it, too
}

void RecapStrip::takeKeyboard()
{
    if (m_pills.isEmpty())
        m_close->setFocus(Qt::OtherFocusReason);
    else
        m_pills[std::max(m_shown, 0)]->setFocus(Qt::OtherFocusReason);
}

bool RecapStrip::hasKeyboard() const
{
    const QWidget* focus = window()->focusWidget();
    return focus != nullptr && isAncestorOf(focus);
}

QString RecapStrip::wayBack() const
{
    const QString key = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText);
    return m_now->isHidden() ? tr("%1 leads back to now.", "a key").arg(key)
                             : tr("%1 or “%2” leads back to now.", "a key, a button").arg(key, m_now->text());
}

/// The mouse comes before the keyboard.
void RecapStrip::point()
{
    const auto at = [this](auto is) {
        const auto found = std::find_if(m_pills.begin(), m_pills.end(), is);
        return found == m_pills.end() ? -1 : static_cast<int>(found - m_pills.begin());
    };
    int now = at([](const Pill* pill) { return pill->underMouse(); });
    if (now < 0)
        now = at([](const Pill* pill) { return pill->hasFocus(); });
    if (std::exchange(m_pointed, now) != now)
        Q_EMIT pointed(now);
}

void RecapStrip::step(int direction)
{
    const auto here = std::find_if(m_pills.begin(), m_pills.end(), [](const Pill* pill) { return pill->hasFocus(); });
    const int at = here == m_pills.end() ? m_shown : static_cast<int>(here - m_pills.begin());
    const int next = std::clamp(at + direction, 0, static_cast<int>(m_pills.size()) - 1);
    if (m_pills.isEmpty())
        return;
    m_pills[next]->setFocus(Qt::OtherFocusReason);
    if (m_shown >= 0 && next != m_shown) // whoever looks back goes on to look
        Q_EMIT asked(next);
}

void RecapStrip::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        step((event->key() == Qt::Key_Right) != isRightToLeft() ? 1 : -1);
        return event->accept();
    case Qt::Key_Home:
    case Qt::Key_End:
        step((event->key() == Qt::Key_End ? 1 : -1) * static_cast<int>(m_pills.size()));
        return event->accept();
    case Qt::Key_Escape:
        if (m_shown >= 0)
            Q_EMIT nowAsked();
        else
            Q_EMIT closeAsked();
        return event->accept();
    default:
        QFrame::keyPressEvent(event);
    }
}

bool RecapStrip::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (auto* pill = qobject_cast<QWidget*>(watched); pill != nullptr && m_row->isAncestorOf(pill))
            m_area->ensureWidgetVisible(pill, scaled(font(), 24), 0);
        [[fallthrough]];
    case QEvent::FocusOut:
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
            shareWidth(); // a click would miss what moves away under it
        [[fallthrough]];
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
        point();
        break;
    case QEvent::Resize:
        if (watched == m_area->viewport())
            shareWidth();
        break;
    case QEvent::Wheel:
        if (watched == m_area->viewport()) {
            const QPoint turned = static_cast<QWheelEvent*>(event)->angleDelta();
            QScrollBar* bar = m_area->horizontalScrollBar();
            bar->setValue(bar->value() - (turned.x() != 0 ? turned.x() : turned.y()) / 2);
            return true;
        }
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

QSize RecapStrip::minimumSizeHint() const
{
    return { scaled(font(), 220), scaled(font(), kHeight) };
}

void RecapStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_area->setFixedHeight(scaled(font(), kHeight));
    showButtons();
    layout()->activate();
    shareWidth();
}

} // namespace ui
