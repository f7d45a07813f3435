#include "ui/pages/matches/line_strip.h"

#include "core/analysis/analysis.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_text.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

LineStrip::LineStrip(QWidget* parent)
    : QWidget(parent)
    , m_tables(new QButtonGroup(this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* choices = new QWidget(this);
    auto* flow = new FlowLayout(choices);
    flow->setSpacing(6);
    for (const Shows each : { Shows::Before, Shows::Best, Shows::Played }) {
        auto* button = new QPushButton(choices);
        button->setCheckable(true);
        setRole(button, Role::Toggle);
        m_tables->addButton(button, static_cast<int>(each));
        flow->addWidget(button);
    }
    m_showLine = new QPushButton(choices);
    m_showLine->setCheckable(true);
    m_try = new QPushButton(choices);
    flow->addWidget(m_showLine);
    flow->addWidget(m_try);
    m_puzzle = new QPushButton(choices);
    m_puzzle->hide();
    flow->addWidget(m_puzzle);
    rows->addWidget(choices);

    m_steps = new QWidget(this);
    auto* line = new QHBoxLayout(m_steps);
    line->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& icon) {
        auto* button = new QPushButton(m_steps);
        button->setIcon(themedIcon(icon));
        setRole(button, Role::Compact);
        line->addWidget(button);
        return button;
    };
    m_back = add(QStringLiteral("back"));
    m_forward = add(QStringLiteral("forward"));
    m_told = new PlainLabel(m_steps);
    m_told->setWordWrap(true);
    line->addWidget(m_told, 1);
    rows->addWidget(m_steps);

    inEachLanguage(this, [this] {
        m_tables->button(static_cast<int>(Shows::Before))->setText(tr("Before", "the table, a choice"));
        m_tables->button(static_cast<int>(Shows::Before))->setToolTip(tr("The table before this choice"));
        m_tables->button(static_cast<int>(Shows::Best))->setText(tr("Best", "the table after the best answer"));
        m_tables->button(static_cast<int>(Shows::Best))->setToolTip(tr("The table after the best answer"));
        m_tables->button(static_cast<int>(Shows::Played))->setText(tr("Played", "the table after what was played"));
        m_tables->button(static_cast<int>(Shows::Played))->setToolTip(tr("The table after the answer that was given"));
        m_showLine->setText(tr("Show the line"));
        m_showLine->setToolTip(tr("How it would most likely go on from there, with the cards as they lay"));
        m_try->setText(tr("Try it from here"));
        m_try->setToolTip(tr("Begin a match of its own before this choice; this match stays as it is"));
        m_puzzle->setText(tr("Make a puzzle"));
        m_puzzle->setToolTip(tr("Be asked this again, today and in a while, until it sits"));
        m_back->setAccessibleName(tr("One step of the line back"));
        m_back->setToolTip(tr("One step back"));
        m_forward->setAccessibleName(tr("One step of the line on"));
        m_forward->setToolTip(tr("One step on"));
        tellAll();
    });
    connect(m_tables, &QButtonGroup::idClicked, this, [this](int id) { show(static_cast<Shows>(id)); });
    connect(m_showLine, &QPushButton::clicked, this, [this](bool shown) {
        if (shown && m_line.empty()) // the answer that was played, or the best after the table before both
            show(m_shows == Shows::Before ? Shows::Best : m_shows);
        showStep(0);
        if (shown)
            m_forward->setFocus(Qt::OtherFocusReason);
    });
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(m_step - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { showStep(m_step + 1); });
    connect(m_try, &QPushButton::clicked, this, [this] { Q_EMIT tryAsked(m_choice->choice); });
    connect(m_puzzle, &QPushButton::clicked, this, [this] { Q_EMIT puzzleAsked(*m_choice); });
    hide();
}

LineStrip::~LineStrip() = default;

void LineStrip::offerPuzzles(bool on)
{
    m_makesPuzzles = on;
    m_puzzle->setVisible(on && !m_showLine->isChecked());
}

void LineStrip::open(const OpenedMatch* match, const core::ChoiceWorth* choice)
{
    m_match = match;
    m_choice = choice;
    m_line.clear();
    m_step = 0;
    m_showLine->setChecked(false);
    setVisible(choice != nullptr);
    if (choice != nullptr)
        show(m_shows == Shows::Other ? Shows::Played : m_shows);
}

void LineStrip::showAnswer(int place)
{
    if (m_choice == nullptr)
        return;
    m_other = place;
    show(place == m_choice->played ? Shows::Played : place == m_choice->best ? Shows::Best : Shows::Other);
}

/// The place among the answers of the one whose table is shown.
int LineStrip::placeShown() const
{
    switch (m_shows) {
    case Shows::Best:
        return m_choice->best;
    case Shows::Other:
        return m_other;
    case Shows::Before:
    case Shows::Played:
        break;
    }
    return m_choice->played;
}

void LineStrip::show(Shows what)
{
    m_shows = what;
    m_line.clear();
    m_step = 0;
    if (what == Shows::Before)
        m_showLine->setChecked(false);
    else {
        const core::Match& before = *m_match->positions[static_cast<std::size_t>(m_choice->choice) - 1];
        const auto answer = static_cast<std::size_t>(m_choice->answers[static_cast<std::size_t>(placeShown())].answer);
        m_line = core::likelyLine(*m_match->game, before, before.prompt().choices[answer],
            before.standing().turn + m_match->positions.front()->seatCount() - 1);
    }
    tellAll();
    Q_EMIT changed();
}

void LineStrip::showStep(int step)
{
    m_step = std::clamp(step, 0, std::max(0, static_cast<int>(m_line.size()) - 1));
    tellAll();
    Q_EMIT changed();
}

const core::Match* LineStrip::table() const
{
    if (m_choice == nullptr)
        return nullptr;
    if (m_shows == Shows::Before)
        return m_match->positions[static_cast<std::size_t>(m_choice->choice) - 1].get();
    if (m_shows == Shows::Played && m_step == 0)
        return nullptr;
    return m_line[static_cast<std::size_t>(m_step)].after.get();
}

QString LineStrip::heading() const
{
    if (m_shows == Shows::Before)
        return tr("Turn %1: the table before the choice").arg(m_choice->turn);
    const QString answer = QString::fromStdString(m_line.front().label);
    if (m_step > 0)
        return tr("Turn %1: how it might go on after %2").arg(QString::number(m_choice->turn), answer);
    return m_shows == Shows::Best
        ? tr("Turn %1: the table after the best, %2").arg(QString::number(m_choice->turn), answer)
        : tr("Turn %1: the table after %2").arg(QString::number(m_choice->turn), answer);
}

void LineStrip::tellAll()
{
    if (m_choice == nullptr)
        return;
    const bool other = m_shows == Shows::Other;
    m_tables->setExclusive(!other); // of another answer none of the buttons is pressed
    for (QAbstractButton* each : m_tables->buttons())
        each->setChecked(m_tables->id(each) == static_cast<int>(m_shows));
    m_tables->button(static_cast<int>(Shows::Best))->setVisible(m_choice->best != m_choice->played);
    m_steps->setVisible(m_showLine->isChecked() && !m_line.empty());
    // The steps have their room, so that the table keeps its own.
    m_try->setVisible(!m_showLine->isChecked());
    m_puzzle->setVisible(m_makesPuzzles && !m_showLine->isChecked());
    if (!m_steps->isVisibleTo(this))
        return;
    const core::LineStep& step = m_line[static_cast<std::size_t>(m_step)];
    const auto seat = static_cast<std::size_t>(core::indexOf(step.seat));
    m_told->setText(tr("%1 of %2 · %3: %4", "a step of a line; who, what")
                        .arg(QString::number(m_step + 1), QString::number(m_line.size()),
                            shownName(m_match->record.summary.seats[seat].name), QString::fromStdString(step.label)));
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step + 1 < static_cast<int>(m_line.size()));
}

void LineStrip::keyPressEvent(QKeyEvent* event)
{
    const bool line = m_showLine->isChecked();
    if (line && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        return showStep(m_step + (event->key() == Qt::Key_Right ? 1 : -1));
    if (line && event->key() == Qt::Key_Escape) {
        m_showLine->setChecked(false);
        m_showLine->setFocus(Qt::OtherFocusReason);
        return showStep(0);
    }
    QWidget::keyPressEvent(event);
}

} // namespace ui
