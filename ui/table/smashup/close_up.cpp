#include "ui/table/smashup/close_up.h"

#include "ui/language.h"
#include "ui/table/smashup/card_picture.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/outcome_card.h"
#include "ui/table/smashup/outcome_words.h"
#include "ui/table/smashup/response_list.h"
#include "ui/table/smashup/scoring_list.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

namespace {

constexpr double kBesidePicture = 88; ///< pixels of the mock-ups, of the lines around the picture of a card
constexpr double kReadable = 0.7; ///< of a whole card's size, below which its words are too small

QString seatName(const TableView& table, Seat seat)
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return index < table.seats.size() ? shownName(table.seats[index].name) : QString();
}

} // namespace

CloseUp::CloseUp(FactionLooks looks, QWidget* parent)
    : QFrame(parent)
    , m_looks(std::move(looks))
    , m_heading(makeHeading({}, this))
    , m_picture(new CardPicture(this))
    , m_line(new PlainLabel(this))
    , m_text(new PlainLabel(this))
    , m_more(new PlainLabel(this))
    , m_playable(new PlainLabel(this))
    , m_rules(new QPushButton(this))
    , m_outcomeHeading(makeHeading({}, this))
    , m_outcome(new OutcomeCard(this))
    , m_barsHeading(makeHeading({}, this))
    , m_bars(makeRichLabel(this))
    , m_response(new ResponseList(this))
    , m_scoringHeading(makeHeading({}, this))
    , m_scoring(new ScoringList(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (QLabel* label : { m_heading, m_line, m_text, m_more, m_outcomeHeading })
        label->setWordWrap(true);
    m_line->setObjectName(QStringLiteral("line"));
    m_text->setObjectName(QStringLiteral("text"));
    m_rules->setFocusPolicy(Qt::NoFocus); // F1 does the same
    auto* remarks = new FlowLayout;
    remarks->setSpacing(8);
    remarks->addWidget(m_playable);
    remarks->addWidget(m_rules);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(7);
    rows->addWidget(m_response);
    rows->addWidget(m_scoringHeading);
    rows->addWidget(m_scoring);
    rows->addWidget(m_heading);
    rows->addWidget(m_picture);
    rows->addWidget(m_line);
    rows->addWidget(m_text);
    rows->addWidget(m_more);
    rows->addLayout(remarks);
    rows->addWidget(m_outcomeHeading);
    rows->addWidget(m_outcome);
    rows->addWidget(m_barsHeading);
    rows->addWidget(m_bars);
    rows->addStretch(1);
    connect(m_rules, &QPushButton::clicked, this, &CloseUp::rulesAsked);
    inEachLanguage(this, [this] {
        m_rules->setText(tr("Rules (F1)"));
        m_rules->setAccessibleName(tr("Rules for this card"));
        m_barsHeading->setText(tr("Not here"));
        m_scoringHeading->setText(tr("The base scores"));
    });
    m_scoring->hide();
    clear();
}

QSize CloseUp::sizeHint() const
{
    // Pictures and wrapped words are as high as their width asks for.
    const int wide = m_room.isEmpty() ? std::max(width(), scaled(font(), 220)) : m_room.width();
    int tall = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : QFrame::sizeHint().height();
    // A card that is looked at has its place already, so that nothing else moves away.
    if (!m_room.isEmpty())
        tall = std::max(
            tall, std::min(m_room.height(), m_picture->heightForCard(wide) + scaled(font(), kBesidePicture)));
    return { scaled(font(), 256), tall };
}

void CloseUp::setMostHeight(int pixels)
{
    m_most = pixels;
    m_picture->setMostHeight(pixels);
    fit();
}

void CloseUp::setRoom(const QSize& room)
{
    if (room == m_room)
        return;
    m_room = room;
    arrange();
}

bool CloseUp::canReadPicture(int pixels) const
{
    return pixels >= kReadable * cardSize(CardForm::Whole, font()).height();
}

bool CloseUp::isRead() const
{
    return m_response->isHidden() && m_scoring->isHidden() && !m_picture->isEmpty();
}

void CloseUp::setPictureShown(bool shown)
{
    if (shown == m_pictureShown)
        return;
    m_pictureShown = shown;
    arrange();
}

void CloseUp::setLines(const QString& heading, const QString& line, const QString& more, const QStringList& said)
{
    m_heading->setText(heading);
    m_line->setText(line);
    m_more->setText(more);
    QStringList all = said;
    all.removeAll(QString());
    setAccessibleName(all.join(QStringLiteral(". ")));
    inkLines();
    arrange();
}

/// The card that is looked at comes first, whole; what the choices come to stands below it.
void CloseUp::arrange()
{
    // Before a scoring the answers are told for the base that scores; another base would only be in the way.
    const bool outcome = m_hasOutcome && m_response->isHidden();
    m_outcomeHeading->setVisible(outcome);
    m_outcome->setVisible(outcome);
    m_barsHeading->setVisible(!m_bars->text().isEmpty());
    m_bars->setVisible(!m_bars->text().isEmpty());
    m_scoringHeading->setVisible(!m_scoring->isHidden());
    for (QLabel* label : { m_heading, m_line, m_more, m_playable })
        label->setVisible(!label->text().isEmpty());
    m_rules->setVisible(m_rulesOffered && !m_picture->isEmpty());
    showPicture(m_pictureShown);
    fit();
    updateGeometry();
}

void CloseUp::showPicture(bool shown)
{
    const bool crowded = !m_response->isHidden() || !m_scoring->isHidden();
    const bool picture = shown && !crowded && !m_picture->isEmpty();
    m_picture->setVisible(picture);
    m_text->setVisible(!picture && !m_text->text().isEmpty());
}

void CloseUp::fit()
{
    if (m_room.isEmpty())
        return;
    m_picture->setMostHeight(m_most);
    showPicture(true);
    layout()->invalidate();
    const int over = layout()->totalHeightForWidth(m_room.width()) - m_room.height();
    if (over <= 0 || m_picture->isHidden())
        return;
    const int most = m_picture->heightForWidth(m_room.width()) - over;
    if (canReadPicture(most))
        m_picture->setMostHeight(most);
    else
        showPicture(false);
}

void CloseUp::inkLines()
{
    const Colours& colours = coloursOf(palette());
    const auto ink = [](QLabel* label, const QFont& font, const QColor& colour) {
        QPalette own = label->palette();
        own.setColor(QPalette::WindowText, colour);
        label->setPalette(own);
        label->setFont(font);
    };
    ink(m_line, bodyFont(font(), 12), colours.muted);
    ink(m_text, bodyFont(font(), 13), colours.text);
    ink(m_more, bodyFont(font(), 12.5), colours.text);
    ink(m_playable, bodyFont(font(), 12, QFont::DemiBold), colours.accentInk);
}

void CloseUp::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &CloseUp::inkLines, Qt::QueuedConnection);
}

void CloseUp::showCard(const CardView& card, const TableView& table, const QStringList& remarks)
{
    CardFace face = faceOf(card, m_looks);
    face.attached.clear(); // told below, with what they do
    m_picture->setCard(face);
    QStringList line { QString::fromStdString(card.kind) };
    if (!card.faction.empty()) // Madness is of none
        line.prepend(QString::fromStdString(card.faction));
    if (card.isMinion)
        line << (card.power == card.printedPower
                ? tr("power %1").arg(card.power)
                : tr("power %1 (printed %2)").arg(QString::number(card.power), QString::number(card.printedPower)));
    if (const BaseView* base = baseOf(table, card.id))
        line << (card.controller == Seat::None
                ? QString::fromStdString(base->name)
                : tr("%1, at %2", "a player and a base")
                      .arg(seatName(table, card.controller), QString::fromStdString(base->name)));
    QStringList more;
    for (const PowerSource& source : powerSources(card))
        more << tr("%1: %2", "a source of power").arg(source.why, signedNumber(source.amount));
    if (!more.isEmpty())
        more.prepend(tr("printed: %1").arg(card.printedPower));
    if (!card.named.empty())
        more << tr("names %1").arg(QString::fromStdString(card.named));
    for (const CardView& attached : card.attachments)
        more << QString::fromStdString(attached.name + (attached.text.empty() ? "" : ": " + attached.text));
    if (card.controller != Seat::None && card.controller != card.owner)
        more << tr("owned by %1, controlled by %2").arg(seatName(table, card.owner), seatName(table, card.controller));
    m_playable->setText(remarks.join(QStringLiteral(" · ")));
    m_text->setText(QString::fromStdString(card.text));
    const QString name = QString::fromStdString(card.name);
    setLines(name, line.join(QStringLiteral(" · ")), more.join(QLatin1Char('\n')),
        QStringList { name, line.join(QStringLiteral(" · ")), QString::fromStdString(card.text) } + more + remarks);
}

void CloseUp::showBase(const BaseView& base, const TableView& table)
{
    m_picture->setBase(faceOf(base, table, m_looks));
    QStringList line { tr("base"),
        tr("power %1 of %2").arg(QString::number(base.total), QString::number(base.breakpoint)),
        tr("worth %1 / %2 / %3 VP")
            .arg(QString::number(base.vp[0]), QString::number(base.vp[1]), QString::number(base.vp[2])) };
    QStringList more;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        if (base.power[seat] != 0)
            more << tr("%1: %2").arg(shownName(table.seats[seat].name), QString::number(base.power[seat]));
    if (base.breakpoint != base.printedBreakpoint)
        more << tr("printed breakpoint %1").arg(base.printedBreakpoint);
    if (base.cancelled)
        more << tr("its ability is cancelled");
    for (const CardView& action : base.actions) {
        QString told = QString::fromStdString(action.name);
        if (!action.named.empty())
            told = QStringLiteral("%1 (%2)").arg(told, tr("names %1").arg(QString::fromStdString(action.named)));
        more << (action.text.empty() ? told : QStringLiteral("%1: %2").arg(told, QString::fromStdString(action.text)));
    }
    m_playable->setText(QString());
    m_text->clear();
    const QString name = QString::fromStdString(base.name);
    // What has no room on the base card is read here.
    const QString text = QString::fromStdString(base.text);
    setLines(name, line.join(QStringLiteral(" · ")), (QStringList { text } + more).join(QLatin1Char('\n')),
        QStringList { name, line.join(QStringLiteral(" · ")), text } + more);
}

void CloseUp::clear()
{
    m_picture->clear();
    m_text->clear();
    m_playable->setText(QString());
    setLines(tr("Card"), tr("Point at a card or a base to read it here."), QString(),
        { tr("Point at a card or a base to read it here.") });
}

void CloseUp::showOutcome(const QString& heading, const Consequence& at, const TableView& table)
{
    m_hasOutcome = at.known;
    if (at.known) {
        m_outcomeHeading->setText(heading);
        QString note = !at.certain ? tr("Only the card's own power is counted: what else it does is not known before.")
            : at.total >= at.breakpoint ? tr("The base would be ready to score at the end of the play phase.")
                                        : tr("%n power short of the breakpoint. VP count if it scored as it stands.",
                                            nullptr, at.breakpoint - at.total);
        QStringList atOnce;
        if (const QString becomes = becomesLine(at, table); !becomes.isEmpty())
            atOnce << tr("What becomes of it: %1", "a card that is chosen").arg(becomes);
        for (const Seat seat : seatsFromViewer(table))
            if (const int points = at.gainedAtOnce[static_cast<std::size_t>(core::indexOf(seat))]; points != 0)
                atOnce << tr("%1: %2 VP at once", "a seat and points that it gets, whether the base scores or not")
                              .arg(shownName(table.seats[static_cast<std::size_t>(core::indexOf(seat))].name),
                                  signedNumber(points));
        if (at.drawn > 0)
            atOnce << tr("You draw %n card(s).", nullptr, at.drawn);
        if (at.leaves)
            atOnce << tr("The minion does not stay there.");
        if (!at.asks.empty())
            atOnce << tr("Then you are asked: %1").arg(QString::fromStdString(at.asks));
        if (!atOnce.isEmpty())
            note = atOnce.join(QLatin1Char('\n')) + QLatin1Char('\n') + note;
        // What the base itself does then is not in the points.
        const auto base = std::find_if(table.bases.begin(), table.bases.end(),
            [&](const BaseView& each) { return each.slot == at.slot && !each.cancelled && !each.text.empty(); });
        if (at.total >= at.breakpoint && base != table.bases.end())
            note += QLatin1Char('\n')
                + tr("%1: %2", "a base and its ability")
                      .arg(QString::fromStdString(base->name), QString::fromStdString(base->text));
        m_outcome->show({}, at, table, note);
        setAccessibleDescription(m_outcomeHeading->text() + QStringLiteral(". ") + m_outcome->accessibleName());
    } else {
        setAccessibleDescription({});
    }
    arrange();
}

void CloseUp::showBars(const QList<std::pair<QString, QString>>& reasons)
{
    QStringList lines;
    for (const auto& [base, reason] : reasons)
        lines << QStringLiteral("<p style=\"margin:0 0 4px 0\"><b>%1</b>: %2</p>")
                     .arg(base.toHtmlEscaped(), reason.toHtmlEscaped());
    m_bars->setText(lines.join(QString()));
    arrange();
}

QString CloseUp::answersTold() const
{
    return m_response->told();
}

void CloseUp::setTable(const TableView& table, const core::Match* world)
{
    m_asks = world != nullptr;
    m_scoring->setTable(table, m_asks);
    m_response->setTable(table, world);
    arrange();
}

void CloseUp::showScoring(const TableView& table)
{
    m_scoring->setTable(table, m_asks);
    arrange();
}

} // namespace ui
