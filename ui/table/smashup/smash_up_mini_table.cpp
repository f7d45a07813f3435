#include "ui/table/smashup/smash_up_mini_table.h"

#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kLeast = 176; ///< width of a base
constexpr double kHeight = 118;
constexpr double kGap = 10;
constexpr double kShadow = 12; ///< room below for the most of it

} // namespace

SmashUpMiniTable::SmashUpMiniTable(const core::Game& game, QWidget* parent)
    : MiniTable(parent)
    , m_faces(game)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

BasePiece SmashUpMiniTable::pieceOf(const core::smashup::CardView& card) const
{
    const FactionFace face = m_faces.of(card.faction);
    return { QString::fromStdString(card.name), face.emblem, face.colour };
}

BaseFace SmashUpMiniTable::faceOf(const core::smashup::BaseView& base, core::Seat viewer) const
{
    BaseFace face;
    face.name = QString::fromStdString(base.name);
    face.landscape = landscapeOf(QString::fromStdString(base.landscape), face.name);
    face.total = base.total;
    face.full = base.breakpoint;
    for (int i = 0; i < core::smashup::kMostSeats; ++i)
        if (const int power = base.power[static_cast<std::size_t>(i)]; power > 0)
            face.parts.push_back({ core::seatAt(i), static_cast<double>(power) });
    const core::Seat own = viewer == core::Seat::None ? core::Seat::First : viewer;
    for (const core::smashup::CardView& minion : base.minions)
        (minion.controller == own ? face.below : face.above).push_back(pieceOf(minion));
    return face;
}

void SmashUpMiniTable::showMatch(const core::Match& match, core::Seat viewer)
{
    m_bases.clear();
    const core::smashup::TableView view = core::smashup::viewFor(match, viewer);
    QStringList lines;
    for (const core::smashup::BaseView& base : view.bases) {
        m_bases.push_back(faceOf(base, viewer));
        QStringList powers;
        for (std::size_t i = 0; i < view.seats.size(); ++i)
            powers << tr("%1 %2", "a seat and its power")
                          .arg(shownName(view.seats[i].name), QString::number(base.power[i]));
        lines << tr("%1: %2 of %3 (%4)")
                     .arg(QString::fromStdString(base.name), QString::number(base.total),
                         QString::number(base.breakpoint), powers.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QString SmashUpMiniTable::situation(const core::Match& match, const core::MatchRecord& record, core::Seat viewer) const
{
    const core::smashup::TableView view = core::smashup::viewFor(match, viewer);
    QStringList sentences;
    if (viewer != core::Seat::None && view.current == viewer && view.phase == core::smashup::Phase::Play) {
        const int minions = view.minionPlaysLeft;
        const int actions = view.actionPlaysLeft;
        if (minions == 1 && actions == 1)
            sentences << tr("You have a minion and an action left.");
        else if (minions > 0 && actions > 0)
            sentences << tr("You have %1 and %2 left.", "counts of minions and actions")
                             .arg(tr("%n minion(s)", nullptr, minions), tr("%n action(s)", nullptr, actions));
        else if (minions > 0)
            sentences << tr("You have %n minion(s) left.", nullptr, minions);
        else if (actions > 0)
            sentences << tr("You have %n action(s) left.", nullptr, actions);
        else
            sentences << tr("You have nothing left to play.");
    } else if (viewer != core::Seat::None && view.prompt.seat == viewer) {
        sentences << QString::fromStdString(view.prompt.question());
    }
    if (const int scored = static_cast<int>(record.marks.size()); scored > 0)
        sentences << tr("%n base(s) scored so far.", nullptr, scored);
    return sentences.join(QLatin1Char(' '));
}

int SmashUpMiniTable::columns(int width) const
{
    const int gap = scaled(font(), kGap);
    const int fit = std::max(1, (width + gap) / (scaled(font(), kLeast) + gap));
    return std::clamp(static_cast<int>(m_bases.size()), 1, fit);
}

int SmashUpMiniTable::heightForWidth(int width) const
{
    const int rows = (static_cast<int>(m_bases.size()) + columns(width) - 1) / columns(width);
    return std::max(1, rows) * scaled(font(), kHeight) + std::max(0, rows - 1) * scaled(font(), kGap)
        + scaled(font(), kShadow);
}

QSize SmashUpMiniTable::sizeHint() const
{
    const int width = 3 * (scaled(font(), kLeast) + scaled(font(), kGap));
    return { width, heightForWidth(width) };
}

QSize SmashUpMiniTable::minimumSizeHint() const
{
    return { scaled(font(), kLeast), scaled(font(), kHeight) };
}

void SmashUpMiniTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int across = columns(width());
    const double gap = scaled(font(), kGap);
    const double wide = (width() - gap * (across - 1)) / across;
    const double high = scaled(font(), kHeight);
    for (std::size_t i = 0; i < m_bases.size(); ++i) {
        const auto column = static_cast<int>(i) % across;
        const auto row = static_cast<int>(i) / across;
        const QRectF area(column * (wide + gap), row * (high + gap), wide, high);
        paintBase(painter, area, m_bases[i], BaseForm::Small, FaceState(), coloursOf(palette()), font());
    }
}

} // namespace ui
