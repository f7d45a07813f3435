#include "ui/pages/play/coach_panel.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/table/prompt_line.h"
#include "ui/theme.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/one_line.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStyle>

namespace ui {

namespace {

constexpr double kIcon = 18; ///< pixels of the mock-ups
constexpr double kLeastLine = 220; ///< wide, likewise

}

CoachPanel::CoachPanel(QWidget* parent)
    : QFrame(parent)
    , m_icon(new PlainLabel(this))
    , m_heading(makeHeading({}, this))
    , m_what(new PlainLabel(this))
    , m_why(new PlainLabel(this))
    , m_line(new OneLine(this))
    , m_close(new IconButton(QStringLiteral("close"), this))
    , m_words(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("coach"));
    for (QLabel* label : { m_what, m_why }) {
        label->setWordWrap(true);
        label->setFocusPolicy(Qt::ClickFocus); // read out when it has the keyboard
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    setRole(this, Role::Panel);
    m_words->addWidget(m_what);
    m_words->addWidget(m_why);
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
    if (std::exchange(m_form, form) == form)
        return;
    // A frame of its own is for the side only.
    setProperty("role", form == Form::Side ? QVariant(QStringLiteral("panel")) : QVariant());
    style()->unpolish(this);
    style()->polish(this);
    PromptLine::setSlim(m_close, form == Form::Line);
    arrange();
}

/// As a line; it is told as far as there is room.
QSize CoachPanel::minimumSizeHint() const
{
    return m_form == Form::Side ? QFrame::minimumSizeHint()
                                : QSize(scaled(font(), kLeastLine), m_close->sizeHint().height());
}

void CoachPanel::showText()
{
    const bool side = m_form == Form::Side;
    m_what->setText(m_lesson.what);
    m_why->setText(m_lesson.why);
    m_line->say(m_lesson.text());
    m_line->setAccessibleName(m_lesson.text());
    m_line->setVisible(!side);
    m_what->setVisible(side);
    m_why->setVisible(side && !m_lesson.why.isEmpty());
    // The name of what is told changes with it, which a screen reader says when it is through with the question.
    m_what->setAccessibleName(m_lesson.text());
    setAccessibleName(m_lesson.text());
    setVisible(!m_lesson.isEmpty());
    updateGeometry();
}

/// With a heading at the side.
void CoachPanel::arrange()
{
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0))
        if (item != m_words)
            delete item;
    m_words->setParent(nullptr);
    const bool side = m_form == Form::Side;
    m_words->setSpacing(scaled(font(), 4));
    const int edge = side ? scaled(font(), 10) : 0;
    grid->setContentsMargins(
        side ? scaled(font(), 12) : 3, edge, side ? scaled(font(), 6) : 0, side ? scaled(font(), 12) : 0);
    grid->setHorizontalSpacing(scaled(font(), 8));
    grid->setVerticalSpacing(side ? scaled(font(), 2) : 0);
    m_heading->setVisible(side);
    grid->addWidget(m_icon, 0, 0);
    grid->addWidget(side ? m_heading : static_cast<QWidget*>(m_line), 0, 1);
    grid->addLayout(m_words, 1, 0, 1, 3);
    grid->addWidget(m_close, 0, 2, side ? Qt::AlignTop : Qt::AlignVCenter);
    ink();
    showText();
}

void CoachPanel::ink()
{
    const Colours& colours = coloursOf(palette());
    m_what->setFont(bodyFont(font(), 13, QFont::DemiBold));
    m_why->setFont(bodyFont(font(), 12.5));
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
