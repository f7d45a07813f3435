#include "ui/pages/play/try_strip.h"

#include "ui/language.h"
#include "ui/table/prompt_line.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr double kGuessFrom = 980; ///< width of the strip, in pixels of the mock-ups, from which it says all it can
constexpr double kStepBackFrom = 400; ///< likewise
constexpr double kTryEdge = 2; ///< of the frame

QPen tryPen(const QWidget& widget)
{
    const int width = std::max(2, scaled(widget.font(), kTryEdge));
    QPen pen(coloursOf(widget.palette()).link, width, Qt::DashLine);
    pen.setDashPattern({ 5, 3 });
    return pen;
}

}

TryStrip::TryStrip(QWidget* parent)
    : QFrame(parent)
    , m_title(new PlainLabel(this))
    , m_guess(new PlainLabel(this))
    , m_steps(new PlainLabel(this))
    , m_stepBack(new QPushButton(this))
    , m_putBack(new QPushButton(this))
{
    setRole(m_guess, Role::Muted);
    setRole(m_putBack, Role::Primary);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_guess, 1);
    row->addWidget(m_steps);
    row->addWidget(m_stepBack);
    row->addWidget(m_putBack);
    for (QPushButton* button : { m_stepBack, m_putBack })
        PromptLine::setSlim(button, true);
    connect(m_stepBack, &QPushButton::clicked, this, &TryStrip::stepBackAsked);
    connect(m_putBack, &QPushButton::clicked, this, &TryStrip::putBackAsked);
    inEachLanguage(this, [this] { setTexts(); });
}

void TryStrip::setTexts()
{
    setAccessibleName(tr("Trying out"));
    m_title->setText(tr("Trying out – nothing counts"));
    m_guess->setText(m_guessed ? tr("Cards that you cannot know are dealt as a guess.")
                               : tr("In practice nothing is hidden: the cards come as they lie."));
    m_steps->setText(tr("%n step(s)", "choices that were tried out", m_count));
    m_stepBack->setText(tr("One step back"));
    m_stepBack->setToolTip(tr("Takes back what you tried last, and what the others did then (%1)")
                               .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_putBack->setText(tr("Put back"));
    m_putBack->setToolTip(
        tr("Shows the match again as it is (%1)").arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
    m_title->setToolTip(m_guess->text());
    m_title->setAccessibleDescription(m_guess->text());
}

void TryStrip::setGuessed(bool guessed)
{
    m_guessed = guessed;
    setTexts();
}

void TryStrip::setSteps(int steps, bool canStepBack)
{
    m_count = steps;
    m_stepBack->setEnabled(canStepBack);
    setTexts();
}

QString TryStrip::words() const
{
    return m_title->text() + QStringLiteral(". ") + m_guess->text();
}

QSize TryStrip::minimumSizeHint() const
{
    return { m_title->sizeHint().width() + layout()->spacing() + m_putBack->sizeHint().width(),
        QFrame::minimumSizeHint().height() };
}

void TryStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_guess->setVisible(width() >= scaled(font(), kGuessFrom));
    m_steps->setVisible(width() >= scaled(font(), kGuessFrom / 2));
    m_stepBack->setVisible(width() >= scaled(font(), kStepBackFrom)); // Undo does it, too
}

TryFrame::TryFrame(QWidget* page)
    : QWidget(page)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TryFrame::surround(QWidget* covered)
{
    if (m_covered != nullptr)
        m_covered->removeEventFilter(this);
    m_covered = covered;
    setVisible(covered != nullptr);
    if (covered == nullptr)
        return;
    covered->installEventFilter(this);
    fit();
}

void TryFrame::fit()
{
    setGeometry(QRect(m_covered->mapTo(parentWidget(), QPoint()), m_covered->size()));
    raise();
}

void TryFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QPen pen = tryPen(*this);
    const int inset = (pen.width() + 1) / 2;
    painter.setPen(pen);
    painter.drawRect(rect().adjusted(inset, inset, -inset, -inset));
}

bool TryFrame::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_covered)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        setVisible(event->type() == QEvent::Show);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        fit();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
