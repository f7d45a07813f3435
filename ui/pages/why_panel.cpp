#include "ui/pages/why_panel.h"

#include "core/ai/players/player_factory.h"
#include "ui/language.h"
#include "ui/text/explanation_text.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace ui {

bool mayHearWhy(const core::MatchSummary& match, core::Seat chooser, core::Seat viewer)
{
    return match.status != core::MatchStatus::Running || chooser == viewer
        || std::none_of(match.seats.begin(), match.seats.end(),
            [](const core::RecordedSeat& seat) { return seat.player == core::kHumanPlayer; });
}

WhyPanel::WhyPanel(const core::Game& game, QWidget* parent)
    : QScrollArea(parent)
    , m_game(game)
    , m_button(new QPushButton(parent))
    , m_text(makeRichLabel(this))
    , m_close(new IconButton(QStringLiteral("close"), parent))
{
    m_text->setAlignment(Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setContentsMargins(3, 3, 3, 3); // for the frame of the keyboard
    setWidget(m_text);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::StrongFocus);
    setTabOrder(m_button, this);
    setTabOrder(this, m_close);
    connect(m_close, &QToolButton::clicked, this, &WhyPanel::putAway);
    clear();
    inEachLanguage(this, [this] {
        m_button->setText(tr("Why this?"));
        m_close->setAccessibleName(tr("Close the reasons"));
        m_close->setToolTip(tr("Close (%1)").arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
        m_button->setToolTip(tr("Tells what was expected of the choice that is marked, and what spoke for it"));
        if (m_again != nullptr)
            tell(m_again());
    });
    connect(&m_thinker, &Thinker::explained, this, [this](const core::Explanation& why) {
        tellInEachLanguage([this, why] { return whyText(m_game, *m_before, why, shownName(m_who)); });
    });
}

void WhyPanel::ask(const core::MatchRecord& record, int number, std::unique_ptr<core::Match> before, core::Seat viewer)
{
    clear();
    if (number < 1 || static_cast<std::size_t>(number) > record.choices.size())
        return;
    const core::RecordedChoice& recorded = record.choices[static_cast<std::size_t>(number) - 1];
    const auto made = m_game.notation().fromWords(*before, before->prompt(), recorded.words);
    if (!made)
        return;
    const core::RecordedSeat& seat = record.summary.seats[static_cast<std::size_t>(core::indexOf(recorded.seat))];
    m_number = number;
    if (*made == core::kAgreeToEnd)
        return tellInEachLanguage([] { return tr("All players agreed to this."); });
    m_who = seat.name;
    if (!mayHearWhy(record.summary, recorded.seat, viewer))
        return tellInEachLanguage([this] {
            return tr("Why %1 chose this is told after the match: it speaks of cards that you do not see.")
                .arg(shownName(m_who));
        });
    tellInEachLanguage([] { return tr("Thinking …"); });
    m_before = before->clone();
    m_thinker.explain(m_game, std::move(before), recorded.seat, seat.player, *made);
}

void WhyPanel::clear()
{
    m_thinker.cancel();
    m_number = 0;
    m_before.reset();
    tellInEachLanguage([] { return QString(); });
}

void WhyPanel::tellInEachLanguage(std::function<QString()> lines)
{
    m_again = std::move(lines);
    tell(m_again());
}

/// Each line apart, and what it is about before it; a remark steps back.
QString WhyPanel::written(const QString& lines) const
{
    static const QRegularExpression lead(QStringLiteral("^([^“„:]{1,60}:) (.+)$"));
    QString html;
    for (const QString& line : lines.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch told = lead.match(line);
        html += QStringLiteral("<p style=\"margin: 0 0 %1px 0\">").arg(scaled(font(), 3));
        html += told.hasMatch()
            ? QStringLiteral("<b>%1</b> %2").arg(told.captured(1).toHtmlEscaped(), told.captured(2).toHtmlEscaped())
            : QStringLiteral("<span style=\"color: %1\">%2</span>")
                  .arg(coloursOf(palette()).muted.name(), line.toHtmlEscaped());
        html += QStringLiteral("</p>");
    }
    return html;
}

void WhyPanel::tell(const QString& lines)
{
    m_text->setText(written(lines));
    m_text->setAccessibleName(lines);
    setAccessibleName(lines.isEmpty() ? tr("Reasons") : lines);
    setVisible(!lines.isEmpty());
    m_close->setVisible(!lines.isEmpty());
    fit();
}

void WhyPanel::fit()
{
    const int whole = std::max(0, m_text->heightForWidth(viewport()->width()));
    setMinimumHeight(std::min(whole, 4 * fontMetrics().lineSpacing()));
    setMaximumHeight(whole);
}

void WhyPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (m_again != nullptr && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        tell(m_again());
}

void WhyPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void WhyPanel::paintEvent(QPaintEvent* event)
{
    QScrollArea::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(palette()).focus, 2));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void WhyPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return QScrollArea::keyPressEvent(event);
    putAway();
}

/// What is told goes, and would take the keyboard with it.
void WhyPanel::putAway()
{
    m_button->setFocus(Qt::OtherFocusReason);
    clear();
}

void WhyPanel::focusInEvent(QFocusEvent* event)
{
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void WhyPanel::focusOutEvent(QFocusEvent* event)
{
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace ui
