#include "ui/table/prompt_bar.h"

#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/reading_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace ui {

using core::ChoiceView;

namespace {

constexpr int kLongestAnswer = 60; ///< letters on a button

bool closes(ChoiceView::Kind kind)
{
    return kind == ChoiceView::Kind::Pass || kind == ChoiceView::Kind::Done || kind == ChoiceView::Kind::End;
}

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_hintLabel(new ReadingLabel(this))
    , m_words(new QWidget(this))
    , m_answers(new QWidget(this))
    , m_undo(new QPushButton(this))
    , m_hint(new QPushButton(this))
    , m_skip(new QPushButton(this))
{
    setRole(this, Role::Panel);
    m_label->setObjectName(QStringLiteral("question"));
    m_words->setObjectName(QStringLiteral("answers"));
    m_answers->setObjectName(QStringLiteral("answers"));
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
    m_label->setContentsMargins(3, 0, 0, 0); // in line with the hint below, which has a frame
    inEachLanguage(this, [this] { setTexts(); });

    auto* answers = new QHBoxLayout(m_answers);
    answers->setContentsMargins(0, 0, 0, 0);
    auto* first = new QHBoxLayout;
    first->setSpacing(10);
    first->addWidget(m_label, 1);
    // Answers come and go; Undo and Hint keep their places at the end, so that none takes the place of the other.
    first->addWidget(m_answers);
    first->addWidget(m_undo);
    first->addWidget(m_hint);
    first->addWidget(m_skip);
    new FlowLayout(m_words);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 8, 14, 8);
    rows->setSpacing(6);
    rows->addLayout(first);
    rows->addWidget(m_hintLabel); // the whole width: a hint has several lines
    rows->addWidget(m_words);
    connect(m_undo, &QPushButton::clicked, this, &PromptBar::undoAsked);
    connect(m_hint, &QPushButton::clicked, this, &PromptBar::hintAsked);
    connect(m_skip, &QPushButton::clicked, this, &PromptBar::skipAsked);
    refresh();
}

void PromptBar::setTexts()
{
    setAccessibleName(tr("Prompt"));
    m_hintLabel->setName(tr("Remark"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Takes your last choice back (%1)")
                           .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_hint->setText(tr("Hint"));
    m_hint->setToolTip(tr("Shows what a search would do, what it expects and why (%1)")
                           .arg(QKeySequence(Qt::CTRL | Qt::Key_H).toString(QKeySequence::NativeText)));
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("Goes on without pauses until you are asked"));
    // A button's key goes with its text.
    m_undo->setShortcut(QKeySequence::Undo);
    m_hint->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
}

void PromptBar::setQuestion(const QString& lead, const QString& question)
{
    m_lead = lead;
    m_question = question;
    m_hintLabel->tell({});
    refresh();
}

void PromptBar::setChoices(const std::vector<ChoiceView>& choices)
{
    for (const auto& [button, choice] : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    // A few answers stand at the right; many get rows of their own below the question.
    qsizetype letters = 0;
    for (const ChoiceView& choice : choices)
        letters += static_cast<qsizetype>(choice.label.size()) + 6;
    const bool many = choices.size() > 4 || letters > 70;
    for (const ChoiceView& choice : choices) {
        QWidget* place = many && !closes(choice.kind) ? m_words : m_answers;
        const QString label = QString::fromStdString(choice.label);
        auto* button = new QPushButton(asCaption(elided(label, kLongestAnswer)), place);
        if (label.size() > kLongestAnswer)
            button->setToolTip(label);
        button->setAccessibleName(label);
        button->setAutoDefault(true);
        if (closes(choice.kind)) {
            setRole(button, Role::Primary);
            const QKeySequence key(Qt::CTRL | Qt::Key_E);
            button->setShortcut(key);
            button->setToolTip(key.toString(QKeySequence::NativeText));
        }
        place->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, answer = choice.choice] { Q_EMIT chosen(answer); });
        m_buttons.append({ button, choice.choice });
    }
    refresh();
}

void PromptBar::setNotice(const QString& notice, bool skippable)
{
    m_notice = notice;
    m_skippable = skippable;
    refresh();
}

void PromptBar::setHint(const QString& lines, core::Choice choice)
{
    m_hintLabel->tell(lines);
    for (const auto& [button, answer] : std::as_const(m_buttons)) {
        button->setProperty("hinted", answer == choice);
        if (answer == choice)
            button->setFocus();
    }
    refresh();
}

void PromptBar::setRemark(const QString& sentence)
{
    m_hintLabel->tell(sentence);
    refresh();
}

void PromptBar::setUndoPossible(bool possible)
{
    m_undoPossible = possible;
    refresh();
}

void PromptBar::setAsking(bool asking)
{
    m_asking = asking;
    refresh();
}

QString PromptBar::sentence() const
{
    if (!m_notice.isEmpty())
        return m_notice;
    return m_lead.isEmpty() ? m_question : m_lead + QLatin1Char(' ') + m_question;
}

QList<QWidget*> PromptBar::tabStops() const
{
    QList<QWidget*> stops;
    for (const auto& [button, answer] : m_buttons)
        stops.append(button);
    return stops << m_undo << m_hint << m_hintLabel << m_skip;
}

bool PromptBar::focusAnswer()
{
    if (m_buttons.isEmpty() || !m_asking)
        return false;
    // The last one ends something; with nothing else to do it is what is wanted.
    m_buttons.first().first->setFocus(Qt::OtherFocusReason);
    return true;
}

void PromptBar::refresh()
{
    const bool notice = !m_notice.isEmpty();
    if (notice)
        m_label->setText(wrappable(m_notice).toHtmlEscaped());
    else if (m_lead.isEmpty())
        m_label->setText(wrappable(m_question).toHtmlEscaped());
    else
        m_label->setText(QStringLiteral("<b>%1</b>&nbsp;&nbsp; %2")
                             .arg(wrappable(m_lead).toHtmlEscaped(), wrappable(m_question).toHtmlEscaped()));
    if (m_label->accessibleName() != sentence())
        m_label->setAccessibleName(sentence());
    m_label->setToolTip(QString());
    m_hintLabel->setVisible(!notice && !m_hintLabel->text().isEmpty());
    const bool answers = m_asking && !notice;
    m_answers->setVisible(answers && !m_answers->findChildren<QPushButton*>().isEmpty());
    m_words->setVisible(answers && m_words->layout()->count() > 0);
    m_undo->setVisible(!m_skippable);
    m_undo->setEnabled(m_undoPossible);
    m_hint->setVisible(!m_skippable);
    m_hint->setEnabled(answers);
    m_skip->setVisible(m_skippable);
}

void PromptBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT backAsked();
        event->accept();
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace ui
