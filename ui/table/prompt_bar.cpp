#include "ui/table/prompt_bar.h"

#include "ui/language.h"
#include "ui/table/prompt_line.h"
#include "ui/table/spoken_group.h"
#include "ui/text/explanation_text.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::ChoiceView;

namespace {

constexpr int kLongestAnswer = 60; ///< letters on a button
constexpr double kLeastQuestion = 190; ///< wide beside the answers, in pixels of the mock-ups
constexpr double kIconsFrom = 900; ///< width from which there is room for them on buttons, likewise
constexpr int kBetweenLines = 4;

/// Presses what ends or passes, from anywhere.
QKeySequence endKey()
{
    return QKeySequence(Qt::CTRL | Qt::Key_E);
}

bool closes(ChoiceView::Kind kind)
{
    return kind == ChoiceView::Kind::Pass || kind == ChoiceView::Kind::Done || kind == ChoiceView::Kind::End;
}

/// What has the keyboard may go with its question. The label has it then: else it went on to whatever is next in the
/// window, a button that leaves the page.
class KeptKeyboard {
public:
    KeptKeyboard(const QWidget& bar, QWidget& label)
        : m_bar(bar)
        , m_label(label)
        , m_was(isInBar())
    {
    }
    ~KeptKeyboard()
    {
        if (m_was && !isInBar() && m_label.isVisible())
            m_label.setFocus(Qt::OtherFocusReason);
    }
    KeptKeyboard(const KeptKeyboard&) = delete;
    KeptKeyboard& operator=(const KeptKeyboard&) = delete;

private:
    bool isInBar() const
    {
        const QWidget* focus = m_bar.window()->focusWidget();
        return focus != nullptr && m_bar.isAncestorOf(focus);
    }

    const QWidget& m_bar;
    QWidget& m_label;
    bool m_was;
};

} // namespace

class PromptBar::Thumbnail final : public QWidget {
public:
    Thumbnail(Picture picture, QWidget* parent)
        : QWidget(parent)
        , m_picture(std::move(picture))
    {
        setAccessibleName(m_picture.name);
        setToolTip(m_picture.name);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    /// As large as it is meant to be, within that height.
    void fit(int height)
    {
        const QSize meant(scaled(font(), m_picture.size.width()), scaled(font(), m_picture.size.height()));
        setFixedSize(meant.height() <= height ? meant : meant * (static_cast<double>(height) / meant.height()));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        m_picture.paint(painter, QRectF(rect()).adjusted(2, 2, -2, -2));
    }

private:
    Picture m_picture;
};

PromptBar::PromptBar(QWidget* parent)
    : QFrame(parent)
    , m_pictures(new QWidget(this))
    , m_questionPlace(new QWidget(this))
    , m_label(new QLabel(m_questionPlace))
    , m_line(new PromptLine(this))
    , m_rows(new QVBoxLayout)
    , m_row(new QHBoxLayout)
    , m_column(new QVBoxLayout)
    , m_words(new QWidget(m_line))
    , m_answers(new QWidget(this))
    , m_offers(new QWidget(this))
    , m_goOn(new QPushButton(this))
    , m_confirm(new QPushButton(this))
    , m_putBack(new QPushButton(this))
    , m_undo(new KeyButton(this))
    , m_redo(new QPushButton(this))
    , m_refusal(new QShortcut(QKeySequence::Undo, this))
    , m_noEnd(new QShortcut(endKey(), this))
    , m_hint(new KeyButton(this))
    , m_skip(new QPushButton(this))
{
    tellAsGroup(*this, [this] { return sentence(); });
    setRole(this, Role::Panel);
    m_label->setFocusPolicy(Qt::ClickFocus); // read out when it has the keyboard
    m_label->installEventFilter(this);
    connect(m_line, &PromptLine::readingChanged, this, &PromptBar::showKey);
    connect(m_line, &PromptLine::answersChanged, this, &PromptBar::arrange);
    m_label->setObjectName(QStringLiteral("question"));
    m_words->setObjectName(QStringLiteral("answers"));
    m_answers->setObjectName(QStringLiteral("answers"));
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
    m_label->setContentsMargins(3, 0, 0, 0); // in line with the hint below, which has a frame
    inEachLanguage(this, [this] { setTexts(); });

    auto* pictures = new QHBoxLayout(m_pictures);
    pictures->setContentsMargins(0, 0, 0, 0);
    pictures->setSpacing(8);
    for (QWidget* each : { m_answers, m_offers }) {
        new FlowLayout(each);
        each->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // see arrange()
    }
    m_column->setSpacing(kBetweenLines);
    // A label that is given a height takes that for its wish.
    auto* question = new QVBoxLayout(m_questionPlace);
    question->setContentsMargins(0, 0, 0, 0);
    question->addWidget(m_label);
    m_column->addWidget(m_questionPlace);
    m_row->setSpacing(10);
    // The way back stands where no answer ever does. What comes and goes stands before the answers, and Undo and Hint
    // at the edge: none takes the place of another.
    m_row->addWidget(m_putBack);
    m_row->addLayout(m_column, 1);
    for (QWidget* each :
        std::initializer_list<QWidget*> { m_redo, m_goOn, m_confirm, m_offers, m_answers, m_undo, m_hint, m_skip })
        m_row->addWidget(each);
    new FlowLayout(m_words);
    m_rows->setSpacing(kBetweenLines);
    m_rows->addLayout(m_row);
    m_rows->addWidget(m_line);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(12, 5, 8, 5);
    columns->setSpacing(10);
    columns->addWidget(m_pictures);
    columns->addLayout(m_rows, 1);
    connect(m_goOn, &QPushButton::clicked, this, &PromptBar::disarm);
    setRole(m_confirm, Role::Primary);
    m_confirm->setAutoDefault(true);
    connect(m_confirm, &QPushButton::clicked, this, &PromptBar::picksConfirmed);
    connect(m_putBack, &QPushButton::clicked, this, [this] {
        if (!m_picks.isEmpty())
            Q_EMIT pickPutBack();
        else
            Q_EMIT undoAsked();
    });
    for (KeyButton* button : { m_undo, m_hint })
        button->setProperty("low", true);
    connect(m_undo, &QPushButton::clicked, this, &PromptBar::undoAsked);
    connect(m_redo, &QPushButton::clicked, this, &PromptBar::redoAsked);
    connect(m_refusal, &QShortcut::activated, this, [this] { setRemark(whyNoUndo()); });
    connect(m_noEnd, &QShortcut::activated, this, [this] {
        if (m_playOffered)
            warnOfPass();
        else
            setRemark(tr("This has to be answered first: nothing can be ended or passed now."));
    });
    // Programs have two keys for it, and the desktop knows one of them.
    for (const QKeySequence& other :
        { QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) })
        if (other != QKeySequence(QKeySequence::Redo))
            connect(new QShortcut(other, this), &QShortcut::activated, m_redo, [this] {
                if (m_redo->isVisible())
                    m_redo->click();
            });
    connect(m_hint, &QPushButton::clicked, this, &PromptBar::hintAsked);
    connect(m_skip, &QPushButton::clicked, this, &PromptBar::skipAsked);
    m_pictures->hide();
    m_offers->hide();
    ScrolledArea::keepTogether(this);
    refresh();
}

void PromptBar::setTexts()
{
    setAccessibleName(tr("Prompt"));
    m_line->setName(tr("Remark"));
    m_goOn->setText(tr("Keep playing"));
    m_goOn->setToolTip(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    m_confirm->setText(tr("Confirm"));
    m_putBack->setText(tr("Put back"));
    m_putBack->setToolTip(tr("Puts back what was picked last, or played and asks (Escape)"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_hint->setText(tr("Hint"));
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("Goes on without pauses until you are asked"));
    // A button's key goes with its text.
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence::Redo);
    m_hint->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
}

void PromptBar::setQuestion(const QString& lead, const QString& question)
{
    m_lead = lead;
    m_question = question;
    m_picks.clear();
    m_armed = false;
    m_line->tell({}, {});
    refresh();
    // A screen reader says what is asked, wherever the keyboard is.
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void PromptBar::setPictures(const QList<Picture>& pictures)
{
    while (QLayoutItem* item = m_pictures->layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Picture& picture : pictures)
        m_pictures->layout()->addWidget(new Thumbnail(picture, m_pictures));
    refresh();
}

void PromptBar::add(const ChoiceView& choice, QWidget* place, bool gold)
{
    const QString label = QString::fromStdString(choice.label);
    KeyButton* last = closes(choice.kind) ? new KeyButton(place) : nullptr;
    auto* button = last != nullptr ? last : new QPushButton(place);
    button->setText(asCaption(elided(label, kLongestAnswer)));
    if (label.size() > kLongestAnswer)
        button->setToolTip(label);
    button->setAccessibleName(label);
    button->setAutoDefault(true);
    if (gold)
        setRole(button, Role::Primary);
    if (last != nullptr) {
        last->setProperty("low", true);
        button->setShortcut(endKey());
        const QString key = endKey().toString(QKeySequence::NativeText);
        button->setToolTip(choice.kind == ChoiceView::Kind::Pass ? tr("Passes this once (%1)").arg(key) : key);
        m_bySpace = last;
    }
    place->layout()->addWidget(button);
    button->show(); // at once: what is arranged next has to know its width
    connect(button, &QPushButton::clicked, this, [this, choice] { press(choice); });
    m_buttons.append({ button, choice });
}

void PromptBar::setChoices(const std::vector<ChoiceView>& choices, const std::vector<ChoiceView>& deeds, bool others)
{
    const KeptKeyboard kept(*this, *m_label);
    for (const Answer& answer : std::as_const(m_buttons)) {
        answer.button->hide();
        answer.button->deleteLater();
    }
    m_buttons.clear();
    m_bySpace = nullptr;
    m_armed = false;
    m_playOffered = false;
    // A few answers stand at the right; many get rows of their own below the question.
    qsizetype letters = 0;
    for (const std::vector<ChoiceView>* each : { &deeds, &choices })
        for (const ChoiceView& choice : *each)
            letters += static_cast<qsizetype>(choice.label.size()) + 6;
    const bool many = choices.size() + deeds.size() > 4 || letters > 62;
    const auto words
        = std::count_if(choices.begin(), choices.end(), [](const ChoiceView& each) { return !closes(each.kind); });
    const bool offer = words == 1 && choices.size() == 2 && choices.front().kind == ChoiceView::Kind::Word;
    // The one thing that may be played or used is what there is to do where nothing else is offered.
    for (const ChoiceView& choice : deeds)
        add(choice, many ? m_words : m_answers, deeds.size() == 1 && words == 0);
    for (const ChoiceView& choice : choices) {
        const bool last = closes(choice.kind);
        // Yes to an offer gains something; an end is gold when it is all there is, or when enough was picked.
        const bool gold = last ? words == 0 && !others && deeds.empty() : offer;
        add(choice, many && !last ? m_words : m_answers, gold);
    }
    if (offer) // of two things to do neither is the one that goes on
        m_bySpace = nullptr;
    showKey();
    refresh();
}

QPushButton* PromptBar::buttonOf(core::Choice choice) const
{
    const auto found = std::find_if(
        m_buttons.begin(), m_buttons.end(), [&](const Answer& each) { return each.choice.choice == choice; });
    return found == m_buttons.end() ? nullptr : found->button;
}

void PromptBar::press(const ChoiceView& choice)
{
    if (choice.kind == ChoiceView::Kind::End && !m_unused.isEmpty() && !m_armed) {
        m_armed = true;
        m_line->tell({}, {}); // it was said to the question before
        refresh();
        showKey();
        return;
    }
    Q_EMIT chosen(choice.choice);
}

void PromptBar::disarm()
{
    const bool here = m_goOn->hasFocus();
    m_armed = false;
    refresh();
    showKey();
    if (here)
        m_label->setFocus(Qt::OtherFocusReason);
}

/// False where the space bar gives no answer.
bool PromptBar::pressBySpace()
{
    if (m_bySpace == nullptr || !m_bySpace->isVisible())
        return false;
    m_bySpace->click();
    return true;
}

/// The one answer that gains something, as long as the question has the keyboard; false where there is none, or a
/// second one.
bool PromptBar::pressByEnter()
{
    QList<QPushButton*> golden;
    QList<QPushButton*> all = m_offerButtons;
    all << m_confirm;
    for (const Answer& answer : std::as_const(m_buttons))
        all << answer.button;
    std::copy_if(all.begin(), all.end(), std::back_inserter(golden), [](const QPushButton* each) {
        return each->isVisible() && each->property("role").toString() == QLatin1String("primary");
    });
    if (!m_label->hasFocus() || golden.size() != 1)
        return false;
    golden.first()->click();
    return true;
}

/// The space bar stands on its button from the first time on that it would press it, until there are other answers;
/// where the end is asked for again and it would not, the key that does.
void PromptBar::showKey()
{
    if (m_bySpace == nullptr)
        return;
    const bool works = m_label->hasFocus() || m_line->isRead();
    if (works || m_armed)
        m_bySpace->setKeyWords((works ? QKeySequence(Qt::Key_Space) : endKey()).toString(QKeySequence::NativeText));
    m_bySpace->setKeyShown(works || m_armed);
    arrange();
}

void PromptBar::setUnused(const QString& unused, const QString& asked)
{
    m_unused = unused;
    m_unusedAsked = asked;
    refresh();
}

void PromptBar::setPlayOffered(bool offered)
{
    m_playOffered = offered;
    for (const Answer& answer : std::as_const(m_buttons))
        if (closes(answer.choice.kind))
            answer.button->setShortcut(offered ? QKeySequence() : endKey());
    refresh();
}

/// The next time the key passes.
void PromptBar::warnOfPass()
{
    setPlayOffered(false);
    setRemark(tr("An extra play is offered: %1 once more passes, and it is lost.")
                  .arg(endKey().toString(QKeySequence::NativeText)));
}

void PromptBar::setPutBack(bool possible)
{
    m_canPutBack = possible;
    refresh();
}

void PromptBar::setPicks(const QStringList& picks, int missing)
{
    m_picks = picks;
    m_missing = missing;
    refresh();
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void PromptBar::setNotice(const QString& notice, bool skippable)
{
    m_notice = notice;
    m_skippable = skippable;
    refresh();
}

void PromptBar::setOffers(const QList<TableOffer>& offers)
{
    const KeptKeyboard kept(*this, *m_label);
    for (QPushButton* each : std::as_const(m_offerButtons)) {
        each->hide();
        each->deleteLater();
    }
    m_offerButtons.clear();
    for (const TableOffer& offer : offers) {
        auto* button = new QPushButton(asCaption(offer.text), m_offers);
        button->setAccessibleName(offer.text);
        button->setToolTip(offer.hint);
        button->setAccessibleDescription(offer.hint);
        button->setAutoDefault(true);
        if (offer.gold)
            setRole(button, Role::Primary);
        m_offers->layout()->addWidget(button);
        button->show();
        connect(button, &QPushButton::clicked, this, [act = offer.act] { act(); });
        m_offerButtons.append(button);
    }
    m_offers->setVisible(!offers.isEmpty());
    arrange();
    QWidget* before = m_skip;
    for (QPushButton* each : std::as_const(m_offerButtons)) {
        setTabOrder(before, each);
        before = each;
    }
}

void PromptBar::setHint(const HintText& words, core::Choice choice)
{
    for (const Answer& answer : std::as_const(m_buttons)) {
        answer.button->setProperty("hinted", answer.choice.choice == choice);
        if (answer.choice.choice == choice)
            answer.button->setFocus();
    }
    m_line->tell(words.told, words.rest);
    arrange();
}

void PromptBar::setRemark(const QString& sentence)
{
    m_line->tell(sentence, {});
    arrange();
}

void PromptBar::setIdle(const QString& sentence)
{
    m_line->setIdle(sentence);
}

void PromptBar::setLow(bool low)
{
    if (std::exchange(m_low, low) != low)
        arrange();
}

void PromptBar::setUndoPossible(bool possible)
{
    m_undoPossible = possible;
    refresh();
}

void PromptBar::setUndoReason(const QString& reason)
{
    m_undoReason = reason;
    refresh();
}

void PromptBar::setRedoPossible(bool possible)
{
    m_redoPossible = possible;
    refresh();
}

QString PromptBar::whyNoUndo() const
{
    return m_undoReason.isEmpty() ? tr("There is nothing to take back.") : m_undoReason;
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
    if (m_armed)
        return m_unusedAsked.isEmpty() ? tr("You have %1 left. End the play phase anyway?").arg(m_unused)
                                       : m_unusedAsked;
    if (const QString picks = m_picks.join(QStringLiteral(", ")); !picks.isEmpty())
        return m_missing > 0 ? tr("Picked: %1. Pick %2 more.", "cards").arg(picks, QString::number(m_missing))
                             : tr("Picked: %1. Confirm it, or put it back.", "cards").arg(picks);
    return m_lead.isEmpty() ? m_question : m_lead + QLatin1Char(' ') + m_question;
}

bool PromptBar::hintHasKeyboard() const
{
    return m_hint->hasFocus();
}

QList<QWidget*> PromptBar::tabStops() const
{
    QList<QWidget*> stops { m_label }; // the way on from the question leads to its answers
    for (const Answer& answer : m_buttons)
        stops.append(answer.button);
    stops << m_goOn << m_confirm << m_putBack << m_redo << m_undo << m_hint;
    return stops + m_line->tabStops() << m_skip;
}

bool PromptBar::focusAnswer()
{
    if (!m_asking && !m_offerButtons.isEmpty()) {
        m_offerButtons.first()->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (!m_picks.isEmpty() && m_missing == 0 && m_asking) {
        m_confirm->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (m_buttons.isEmpty() || !m_asking)
        return false;
    // Enter shall not do by accident what cannot be wished for: of several answers none has the keyboard first.
    if (m_buttons.size() == 1)
        m_buttons.first().button->setFocus(Qt::OtherFocusReason);
    else
        m_label->setFocus(Qt::OtherFocusReason);
    return true;
}

void PromptBar::refresh()
{
    const KeptKeyboard kept(*this, *m_label);
    const bool notice = !m_notice.isEmpty();
    if (notice || m_armed || !m_picks.isEmpty())
        m_label->setText(wrappable(sentence()).toHtmlEscaped());
    else if (m_lead.isEmpty())
        m_label->setText(wrappable(m_question).toHtmlEscaped());
    else
        m_label->setText(QStringLiteral("<b>%1</b>&nbsp;&nbsp; %2")
                             .arg(wrappable(m_lead).toHtmlEscaped(), wrappable(m_question).toHtmlEscaped()));
    if (m_label->accessibleName() != sentence())
        m_label->setAccessibleName(sentence());
    const bool answers = m_asking && !notice;
    m_answers->setVisible(answers && m_picks.isEmpty() && m_answers->layout()->count() > 0);
    m_words->setVisible(answers && m_picks.isEmpty() && m_words->layout()->count() > 0);
    m_confirm->setVisible(answers && !m_picks.isEmpty() && m_missing == 0);
    m_goOn->setVisible(answers && m_armed);
    m_putBack->setVisible(answers && (!m_picks.isEmpty() || (m_canPutBack && m_undoPossible)));
    m_undo->setVisible(!m_skippable);
    m_undo->setEnabled(m_undoPossible);
    m_undo->setToolTip(m_undoPossible ? tr("Takes your last choice back (%1)")
                                            .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText))
                                      : whyNoUndo());
    m_refusal->setEnabled(!m_skippable && !m_undoPossible);
    const bool ends
        = std::any_of(m_buttons.begin(), m_buttons.end(), [](const Answer& each) { return closes(each.choice.kind); });
    m_noEnd->setEnabled(answers && (!ends || m_playOffered));
    m_redo->setVisible(answers && m_redoPossible);
    m_redo->setToolTip(tr("Makes again the choice that you took back last (%1)")
                           .arg(QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
    m_hint->setVisible(!m_skippable);
    m_hint->setEnabled(answers);
    m_hint->setToolTip(answers ? tr("Shows what a search would do, what it expects and why (%1)")
                                     .arg(QKeySequence(Qt::CTRL | Qt::Key_H).toString(QKeySequence::NativeText))
                               : tr("There is a hint when you are asked."));
    m_skip->setVisible(m_skippable);
    for (const Answer& answer : std::as_const(m_buttons))
        if (answer.choice.kind == ChoiceView::Kind::End) {
            answer.button->setText(m_armed ? tr("End anyway") : asCaption(QString::fromStdString(answer.choice.label)));
            if (!m_playOffered)
                answer.button->setShortcut(endKey()); // went with the text
        }
    arrange();
    update();
}

/// What the question shares its row with takes so much width, with answers and pictures or without.
int PromptBar::besideQuestion(bool answers, bool pictures) const
{
    const QMargins around = layout()->contentsMargins();
    int wide = around.left() + around.right() + 2 * frameWidth();
    QList<const QWidget*> parts { m_goOn, m_confirm, m_putBack, m_redo, m_undo, m_hint, m_skip };
    if (answers)
        parts << m_answers << m_offers;
    for (const QWidget* each : parts)
        if (!each->isHidden())
            wide += each->sizeHint().width() + m_row->spacing();
    if (pictures)
        wide += m_pictures->sizeHint().width() + m_row->spacing();
    return wide;
}

/// Of the second line below all of the first.
int PromptBar::lineWidth(bool pictures) const
{
    const QMargins around = layout()->contentsMargins();
    return width() - around.left() - around.right() - 2 * frameWidth()
        - (pictures ? m_pictures->sizeHint().width() + m_row->spacing() : 0);
}

/// The question's, with what its layout adds.
int PromptBar::oneLine() const
{
    return m_label->fontMetrics().lineSpacing() + 2;
}

/// Of a row with a question of two lines, or with buttons.
int PromptBar::firstHeight() const
{
    return std::max(m_undo->sizeHint().height(), 2 * oneLine() - 2);
}

int PromptBar::innerHeight() const
{
    const int second = kBetweenLines + m_line->lineHeight();
    return m_low ? std::max(firstHeight(), oneLine() + second) : firstHeight() + second;
}

int PromptBar::usualHeight() const
{
    const QMargins around = layout()->contentsMargins();
    return innerHeight() + around.top() + around.bottom() + 2 * frameWidth();
}

/// Answers that would leave the question too little room stand below it. Pictures that would are left out: the question
/// says the same. Where the question and what is told share the room of two rows, each has one.
void PromptBar::arrange()
{
    for (int at = 0; at < m_pictures->layout()->count(); ++at)
        static_cast<Thumbnail*>(m_pictures->layout()->itemAt(at)->widget())->fit(innerHeight());
    const int room = width() - besideQuestion(false, true);
    bool pictures = m_asking && m_notice.isEmpty() && m_pictures->layout()->count() > 0
        && room >= scaled(font(), kLeastQuestion) * 3 / 4;
    const int beside = width() - besideQuestion(true, pictures);
    const int most = m_low && m_line->isTelling() ? oneLine() : firstHeight();
    const bool below = (!m_answers->isHidden() || !m_offers->isHidden())
        && (beside < scaled(font(), kLeastQuestion) / 2 || m_label->heightForWidth(beside) > most);
    placeAnswers(below);
    pictures = pictures && m_line->heightFor(lineWidth(pictures)) <= m_line->lineHeight();
    m_pictures->setVisible(pictures);
    shareHeight(!m_low || below || !m_words->isHidden());
}

void PromptBar::placeAnswers(bool below)
{
    if (below != (m_answers->parentWidget() == m_line)) {
        int at = m_row->indexOf(m_undo);
        for (QWidget* each : { m_offers, m_answers }) {
            const bool hidden = each->isHidden();
            if (below) {
                m_row->removeWidget(each);
                each->setParent(m_line);
            } else {
                m_row->insertWidget(at++, each);
            }
            each->setVisible(!hidden);
        }
    }
    for (const QWidget* group : { m_words, m_offers, m_answers })
        for (QPushButton* each : group->findChildren<QPushButton*>())
            PromptLine::setSlim(each, below || group == m_words);
    m_line->setAnswers(below ? QList<QWidget*> { m_words, m_offers, m_answers } : QList<QWidget*> { m_words });
}

/// The question takes of the second line what it needs; the bar stays as high as long as both lines are enough. A
/// `wide` second line stands below all of the first.
void PromptBar::shareHeight(bool wide)
{
    if (wide != (m_rows->indexOf(m_line) >= 0)) {
        m_rows->removeWidget(m_line);
        m_column->removeWidget(m_line);
        (wide ? m_rows : m_column)->addWidget(m_line);
    }
    const bool inRow = m_answers->parentWidget() != m_line;
    const int question = width() - besideQuestion(inRow, !m_pictures->isHidden());
    const int need = m_label->heightForWidth(std::max(1, question));
    const int least = wide ? firstHeight() : oneLine();
    const int first = std::max(least, need);
    const int left = std::max(0, innerHeight() - kBetweenLines - first);
    const int answers = m_line->heightFor(lineWidth(!m_pictures->isHidden()));
    const bool any = !m_words->isHidden() || !inRow || m_line->isTelling();
    m_line->setFixedHeight(any ? std::max(left, answers) : left);
    m_questionPlace->setFixedHeight(left > 0 || any ? first : std::max(first, innerHeight() - kBetweenLines));
}

/// As narrow as it can be with the answers below.
QSize PromptBar::minimumSizeHint() const
{
    const QMargins around = layout()->contentsMargins();
    int wide = besideQuestion(false, false) + m_label->minimumSizeHint().width();
    for (const QWidget* each : { m_answers, m_offers, m_words })
        if (!each->isHidden())
            wide = std::max(wide, each->minimumSizeHint().width() + around.left() + around.right());
    return { wide, QFrame::minimumSizeHint().height() };
}

void PromptBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool icons = width() >= scaled(font(), kIconsFrom);
    m_undo->setIconName(icons ? QStringLiteral("undo") : QString());
    m_hint->setIconName(icons ? QStringLiteral("hint") : QString());
    arrange();
}

void PromptBar::step(int direction)
{
    const auto here = std::find_if(
        m_buttons.begin(), m_buttons.end(), [](const Answer& answer) { return answer.button->hasFocus(); });
    const auto count = m_buttons.size();
    if (count == 0)
        return;
    const auto at = here == m_buttons.end() ? (direction > 0 ? -1 : 0) : here - m_buttons.begin();
    m_buttons[(at + direction + count) % count].button->setFocus(Qt::OtherFocusReason);
}

void PromptBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        // Held down it would pass what nobody has read.
        if (!event->isAutoRepeat() && !pressBySpace())
            QFrame::keyPressEvent(event);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->isAutoRepeat() || !pressByEnter())
            QFrame::keyPressEvent(event);
        return;
    case Qt::Key_Escape:
        if (m_armed)
            disarm();
        else
            Q_EMIT backAsked();
        return event->accept();
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Up:
        step(event->key() == Qt::Key_Right || event->key() == Qt::Key_Down ? 1 : -1);
        return event->accept();
    default:
        QFrame::keyPressEvent(event);
    }
}

bool PromptBar::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // what stands in it has another size now
    return done;
}

bool PromptBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        showKey();
        update();
    }
    return QFrame::eventFilter(watched, event);
}

void PromptBar::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!m_label->hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(palette()).focus, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius::kPanel, radius::kPanel);
}

} // namespace ui
