#include "ui/pages/home/start_card.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/painting/lettering.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/faction_faces.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_faces.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double kPicture = 236; ///< height of a card's picture
constexpr double kMostOfWindow = 0.34; ///< of its height: a low window with large text shows the button as well

/// Every faction's emblem, two of them ringed.
StartCard::Paint galleryOf(const core::Game& game, const QString& set)
{
    const FactionFaces faces(game);
    std::vector<FactionFace> all;
    for (const QString& name : faces.namesIn(set))
        all.push_back(faces.of(name));
    return [all](QPainter& painter, const QRectF& area, const QWidget& widget) {
        constexpr int kAcross = 4;
        const int rows = std::max(1, static_cast<int>(all.size() + kAcross - 1) / kAcross);
        const double gap = scaled(widget.font(), 10);
        const double wide
            = std::min(scaled(widget.font(), 76) * 1.0, (area.width() * 0.84 - gap * (kAcross - 1)) / kAcross);
        const double high = std::min(wide * 0.74, (area.height() * 0.84 - gap * (rows - 1)) / rows);
        const QPointF corner(area.center().x() - (wide * kAcross + gap * (kAcross - 1)) / 2,
            area.center().y() - (high * rows + gap * (rows - 1)) / 2);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QRectF tile(corner.x() + static_cast<double>(i % kAcross) * (wide + gap),
                corner.y() + static_cast<double>(i / kAcross) * (high + gap), wide, high);
            painter.setPen(Qt::NoPen);
            painter.setBrush(factionGradient(all[i].colour, tile));
            painter.drawRoundedRect(tile, 8, 8);
            const double side = high * 0.56;
            paintEmblem(painter, QRectF(tile.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), all[i].emblem,
                Qt::white);
            if (i == 1 || i == 8) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(coloursOf(widget.palette()).accent, 2.5));
                painter.drawRoundedRect(tile.adjusted(-3, -3, 3, 3), 10, 10);
            }
        }
    };
}

/// A place that two seats are at, as the table shows it: what scores on a sheet.
StartCard::Paint placeOf(const core::Game& game, const QString& set)
{
    const auto rules = game.sheetRules(set.toStdString());
    const std::vector<core::CardInfo> cards = game.cards();
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const core::CardInfo& card) {
        return card.isPlace() && rules && card.type == rules->type && QString::fromStdString(card.set) == set;
    });
    if (found == cards.end())
        return [](QPainter&, const QRectF&, const QWidget&) {};
    BaseFace face = placeFaceOf(*found);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, face.places.size()); ++i)
        face.places[i].holders = { core::seatAt(static_cast<int>(i)) };
    face.total = face.full;
    const double most = std::ceil(face.full * 0.55);
    face.parts = { { core::seatAt(0), most }, { core::seatAt(1), face.full - most } };
    return [face](QPainter& painter, const QRectF& area, const QWidget& widget) {
        const QFont font = widget.font();
        const Colours& colours = coloursOf(widget.palette());
        const double low = scaled(font, 34);
        const double gap = scaled(font, 10);
        const QSizeF size(area.width() * 0.82, std::min(area.height() * 0.66, scaled(font, 138) * 1.0));
        const QPointF corner(area.center().x() - size.width() / 2, area.center().y() - (size.height() + gap + low) / 2);
        FaceState ready;
        ready.legal = true;
        paintBase(painter, QRectF(corner, size), face, BaseForm::Full, ready, colours, font);
        // Who gains what, as a sheet has it.
        const double wide = scaled(font, 104);
        for (int i = 0; i < 2; ++i) {
            const auto place = static_cast<std::size_t>(i);
            if (place >= face.places.size())
                break;
            const QRectF chip(area.center().x() + (i == 0 ? -wide - gap / 2 : gap / 2),
                corner.y() + size.height() + gap + scaled(font, 4), wide, low - scaled(font, 4));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.raised);
            painter.drawRoundedRect(chip, 6, 6);
            paintSeatMark(painter, QPointF(chip.left() + scaled(font, 16), chip.center().y()), scaled(font, 9),
                core::seatAt(i), seatColour(core::seatAt(i), colours));
            painter.setPen(colours.text);
            painter.setFont(bodyFont(font, 13, QFont::DemiBold));
            painter.drawText(chip.adjusted(scaled(font, 28), 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                QStringLiteral("%1 %2 %3")
                    .arg(i == 0 ? shownName(kYou) : QStringLiteral("Ada"), QString::number(face.places[place].points),
                        face.pointsWord));
        }
    };
}

} // namespace

StartCard::StartCard(bool first, QWidget* parent)
    : QFrame(parent)
    , title(new HeadLabel(20, this))
    , text(new PlainLabel(this))
    , button(new KeyButton(this))
    , note(new PlainLabel(this))
    , m_first(first)
    , m_rows(new QVBoxLayout(this))
{
    setRole(this, Role::Panel);
    title->setWordWrap(true);
    text->setWordWrap(true);
    setRole(text, Role::Muted);
    setRole(note, Role::Muted);
    note->setAlignment(Qt::AlignCenter);
    note->setWordWrap(true);
    if (first)
        setRole(button, Role::Primary);
    m_rows->setSpacing(10);
    m_rows->addWidget(title);
    m_rows->addWidget(text);
    m_rows->addStretch(1);
    m_rows->addWidget(button);
    m_rows->addWidget(note);
    fit();
}

void StartCard::setPicture(Paint paint)
{
    m_paint = std::move(paint);
    update();
}

void StartCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void StartCard::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    window()->installEventFilter(this);
    fit();
}

bool StartCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        fit();
    return QFrame::eventFilter(watched, event);
}

void StartCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF picture(1, 1, width() - 2, m_pictureHeight);
    QPainterPath clip;
    clip.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
    painter.save();
    painter.setClipPath(clip);
    QRadialGradient cloth(picture.center(), picture.width() * 0.7);
    cloth.setColorAt(0, colours.clothMiddle);
    cloth.setColorAt(1, colours.clothEdge);
    painter.fillRect(picture, cloth);
    m_paint(painter, picture, *this);
    painter.restore();
    if (m_first) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
    }
}

void StartCard::fit()
{
    m_pictureHeight = scaled(font(), kPicture);
    if (isVisible())
        m_pictureHeight = std::min(m_pictureHeight, static_cast<int>(kMostOfWindow * window()->height()));
    const int edge = scaled(font(), 22);
    m_rows->setContentsMargins(edge, m_pictureHeight + scaled(font(), 20), edge, scaled(font(), 18));
    update();
}

StartCard* makePairsCard(const core::Game& game, const QString& set, QWidget* parent)
{
    if (!game.has(core::Has::Pairs))
        return nullptr;
    auto* pairs = new StartCard(false, parent);
    inEachLanguage(pairs, [&game, set, pairs] {
        pairs->setPicture(galleryOf(game, set));
        const int count = static_cast<int>(FactionFaces(game).namesIn(set).size());
        pairs->title->setText(StartCard::tr("Choose a pair yourself"));
        pairs->text->setText(StartCard::tr("%n faction(s), %1 pairs. See what each one does, then play one or let the "
                                           "dice choose.",
            nullptr, count)
                                 .arg(count * (count - 1) / 2));
        pairs->button->setText(StartCard::tr("Open the pairs"));
        pairs->note->setText(StartCard::tr("nothing is decided for good"));
    });
    return pairs;
}

namespace {

/// The points of two seats as they go on a sheet whose rows are points, from where they start towards the goal.
StartCard::Paint courseOf(const core::Game& game)
{
    const core::ScoreScale scale = game.scoreScale();
    return [scale](QPainter& painter, const QRectF& area, const QWidget& widget) {
        const QFont font = widget.font();
        const Colours& colours = coloursOf(widget.palette());
        constexpr std::array<std::array<double, 6>, 2> kWays { { { 1, 0.94, 0.88, 0.7, 0.6, 0.52 },
            { 1, 1, 0.8, 0.62, 0.3, 0 } } }; // what is left of the way to the goal
        const QRectF chart = area.adjusted(scaled(font, 34), scaled(font, 16), -scaled(font, 44), -scaled(font, 16));
        painter.setFont(bodyFont(font, 12));
        for (const double level : { 0.0, 0.5, 1.0 }) {
            const double y = chart.bottom() - level * chart.height();
            painter.setPen(QPen(colours.line, 1));
            painter.drawLine(QPointF(chart.left(), y), QPointF(chart.right(), y));
            painter.setPen(colours.muted);
            painter.drawText(QRectF(area.left(), y - 10, chart.left() - area.left() - scaled(font, 8), 20),
                Qt::AlignRight | Qt::AlignVCenter,
                QString::number(scale.goal + qRound((scale.start - scale.goal) * level)));
        }
        painter.setBrush(Qt::NoBrush);
        for (std::size_t seat = 0; seat < kWays.size(); ++seat) {
            const core::Seat whose = core::seatAt(static_cast<int>(seat));
            QPolygonF line;
            for (std::size_t i = 0; i < kWays[seat].size(); ++i)
                line << QPointF(chart.left() + chart.width() * static_cast<double>(i) / (kWays[seat].size() - 1.0),
                    chart.bottom() - kWays[seat][i] * chart.height());
            painter.setPen(seatPen(whose, seatInk(whose, colours), 2.2));
            painter.drawPolyline(line);
            painter.setFont(bodyFont(font, 12, QFont::DemiBold));
            painter.drawText(QRectF(chart.right() + scaled(font, 6), line.back().y() - 10, scaled(font, 40), 20),
                Qt::AlignLeft | Qt::AlignVCenter, seat == 0 ? shownName(kYou) : QStringLiteral("Ada"));
        }
    };
}

} // namespace

StartCard* makeSheetCard(const core::Game& game, const QString& set, QWidget* parent)
{
    const auto rules = game.sheetRules(set.toStdString());
    if (!rules)
        return nullptr;
    auto* sheet = new StartCard(false, parent);
    inEachLanguage(sheet, [&game, set, sheet, points = rules->rows == core::SheetRules::Rows::Points] {
        sheet->setPicture(points ? courseOf(game) : placeOf(game, set));
        sheet->title->setText(StartCard::tr("Bring your table games"));
        sheet->text->setText(points
                ? StartCard::tr("Write up a match that was played with real cards: who, and what each had left after "
                                "a turn or in the end. It counts like any other.")
                : StartCard::tr("Write up a match that was played with real cards: who, which factions, which bases. "
                                "It counts like any other."));
        sheet->button->setText(StartCard::tr("Write up a match"));
        sheet->note->setText(StartCard::tr("keyboard alone, about a minute"));
    });
    return sheet;
}

} // namespace ui
