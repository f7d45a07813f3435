#include "ui/dialogs/notice_bar.h"

#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

namespace ui {

namespace {

constexpr int kGoodNewsMilliseconds = 12000;
constexpr int kOfferMilliseconds = 20000;

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_panel(new QFrame(this))
    , m_text(new PlainLabel(m_panel))
    , m_undo(new QPushButton(m_panel))
    , m_close(new QPushButton(m_panel))
    , m_leave(new QTimer(this))
    , m_undoKey(new QShortcut(QKeySequence::Undo, parent, nullptr, nullptr, Qt::WidgetWithChildrenShortcut))
{
    // The room around it goes with it when it hides.
    auto* around = new QHBoxLayout(this);
    around->setContentsMargins(16, 6, 16, 12);
    around->addWidget(m_panel);
    setRole(m_panel, Role::Panel);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    inEachLanguage(this, [this] {
        m_close->setText(tr("Dismiss"));
        m_close->setAccessibleName(tr("Dismiss the message"));
        say();
    });
    setRole(m_close, Role::Quiet);
    auto* row = new QHBoxLayout(m_panel);
    row->setContentsMargins(14, 8, 8, 8);
    row->addWidget(m_text, 1);
    row->addWidget(m_undo);
    row->addWidget(m_close);
    m_leave->setSingleShot(true);
    connect(m_leave, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, this, &NoticeBar::act);
    connect(m_undoKey, &QShortcut::activated, this, &NoticeBar::act);
    m_undoKey->setEnabled(false);
    m_panel->installEventFilter(this);
    m_text->installEventFilter(this);
    hide();
}

/// Whoever selects its words wants to keep them.
bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton
        && !m_text->hasSelectedText())
        hide();
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::tell(const Sentence& sentence)
{
    present(sentence, false, false);
}

void NoticeBar::tellWithUndo(const Sentence& sentence, std::function<void()> undo)
{
    m_action = std::move(undo);
    m_verb = nullptr;
    m_undoKey->setEnabled(true);
    present(sentence, false, true);
}

void NoticeBar::tellWith(const Sentence& sentence, const Sentence& verb, std::function<void()> action)
{
    m_action = std::move(action);
    m_verb = verb;
    m_undoKey->setEnabled(false);
    present(sentence, false, true);
}

void NoticeBar::tellError(const Sentence& sentence)
{
    present(sentence, true, false);
}

void NoticeBar::act()
{
    hide();
    m_undoKey->setEnabled(false);
    if (const auto action = std::exchange(m_action, nullptr))
        action();
}

QString NoticeBar::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::say()
{
    m_undo->setText(m_verb == nullptr ? tr("Undo") : m_verb());
    m_undo->setAccessibleName(m_undo->text());
    m_undo->setToolTip(m_verb == nullptr ? m_undoKey->key().toString(QKeySequence::NativeText) : QString());
    if (m_sentence == nullptr)
        return;
    // An error is told by its word first; colour comes on top.
    m_text->setText(m_isError ? tr("That did not work: %1").arg(m_sentence()) : m_sentence());
    setAccessibleName(m_text->text());
}

void NoticeBar::present(Sentence sentence, bool error, bool offer)
{
    m_sentence = std::move(sentence);
    m_isError = error;
    say();
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::WindowText, error ? coloursOf(palette()).bad : coloursOf(palette()).text);
    m_text->setPalette(colours);
    m_undo->setVisible(offer);
    show();
    if (error)
        m_leave->stop();
    else
        m_leave->start(offer ? kOfferMilliseconds : kGoodNewsMilliseconds);
}

} // namespace ui
