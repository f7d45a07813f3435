#include "ui/pages/play/coach_panel.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace ui {

namespace {

constexpr double kIcon = 18; ///< pixels of the mock-ups

}

CoachPanel::CoachPanel(QWidget* parent)
    : QFrame(parent)
    , m_icon(new PlainLabel(this))
    , m_heading(makeHeading({}, this))
    , m_what(new PlainLabel(this))
    , m_why(new PlainLabel(this))
    , m_close(new IconButton(QStringLiteral("close"), this))
    , m_words(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("coach"));
    setRole(this, Role::Panel);
    for (QLabel* label : { m_what, m_why }) {
        label->setWordWrap(true);
        label->setFocusPolicy(Qt::ClickFocus); // read out when it has the keyboard
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    hide();
    connect(m_close, &QToolButton::clicked, this, &CoachPanel::silenced);
    inEachLanguage(this, [this] {
        m_heading->setText(tr("First steps"));
        m_close->setAccessibleName(tr("Tell me no more"));
        m_close->setToolTip(tr("Tells you no more. The menu, “Show me how”, brings it back."));
    });
    arrange();
}

void CoachPanel::setLesson(const Lesson& lesson)
{
    m_lesson = lesson;
    showText();
}

void CoachPanel::setForm(Form form)
{
    if (std::exchange(m_form, form) != form)
        arrange();
}

void CoachPanel::setRoom(Room room)
{
    if (std::exchange(m_room, room) != room)
        showText();
}

void CoachPanel::showText()
{
    m_what->setText(m_lesson.what);
    m_why->setText(m_lesson.why);
    const Room room = m_form == Form::Side ? Room::Everything : m_room;
    m_why->setVisible(!m_lesson.why.isEmpty() && room == Room::Everything);
    setToolTip(m_form == Form::Strip ? m_lesson.text() : QString());
    // The name of what is told changes with it, which a screen reader says when it is through with the question.
    m_what->setAccessibleName(m_lesson.text());
    setAccessibleName(m_lesson.text());
    setVisible(!m_lesson.isEmpty() && room != Room::Nothing);
    updateGeometry();
}

/// With a heading at the side; in one row as a strip.
void CoachPanel::arrange()
{
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0))
        if (item != m_words)
            delete item;
    while (QLayoutItem* item = m_words->takeAt(0))
        delete item;
    m_words->setParent(nullptr);
    const bool strip = m_form == Form::Strip;
    m_words->setDirection(strip ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->setSpacing(scaled(font(), strip ? 12 : 4));
    m_words->addWidget(m_what, strip ? 2 : 0);
    m_words->addWidget(m_why, strip ? 3 : 0);
    const int edge = scaled(font(), strip ? 3 : 10);
    grid->setContentsMargins(scaled(font(), 12), edge, scaled(font(), 6), strip ? edge : scaled(font(), 12));
    grid->setHorizontalSpacing(scaled(font(), 8));
    grid->setVerticalSpacing(scaled(font(), 2));
    m_heading->setVisible(!strip);
    grid->addWidget(m_icon, 0, 0);
    if (strip) {
        grid->addLayout(m_words, 0, 1);
    } else {
        grid->addWidget(m_heading, 0, 1);
        grid->addLayout(m_words, 1, 0, 1, 3);
    }
    grid->addWidget(m_close, 0, 2, strip ? Qt::AlignVCenter : Qt::AlignTop);
    ink();
    showText();
}

void CoachPanel::ink()
{
    const Colours& colours = coloursOf(palette());
    m_what->setFont(bodyFont(font(), 13, QFont::DemiBold));
    m_why->setFont(bodyFont(font(), m_form == Form::Strip ? 12 : 12.5));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, colours.muted);
    m_why->setPalette(muted);
    const int side = scaled(font(), kIcon);
    m_icon->setPixmap(iconPixmap(QStringLiteral("lesson"), side, colours.link, devicePixelRatioF()));
}

void CoachPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &CoachPanel::arrange, Qt::QueuedConnection);
}

} // namespace ui
