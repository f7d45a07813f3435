#include "ui/pages/home/welcome_pane.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/home/play_now_card.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/painting/lettering.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/text/joined.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/faction_faces.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_faces.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace ui {

namespace {

constexpr double kPicture = 236; ///< height of a card's picture
constexpr double kCard = 300; ///< width of a card at least
constexpr double kNarrow = 640; ///< below it the title wraps, and the sign goes

using Paint = std::function<void(QPainter&, const QRectF&, const QWidget&)>;

/// Three cards of the factions in a fan.
Paint fanOf(const core::Game& game, const QString& set, const QStringList& factions)
{
    const std::vector<core::FactionInfo> infos = game.factions();
    std::vector<CardFace> cards;
    std::map<std::string, int> shown;
    for (const core::CardInfo& card : game.cards())
        if (QString::fromStdString(card.set) == set && !card.isPlace() && cards.size() < 3
            && factions.contains(QString::fromStdString(card.group)) && ++shown[card.group] <= 2)
            cards.push_back(faceOf(card, infos));
    return [cards](QPainter& painter, const QRectF& area, const QWidget& widget) {
        const QSizeF nominal = nominalSize(CardForm::Hand);
        const double high = area.height() * 0.78;
        const QSizeF size(nominal.width() * high / nominal.height(), high);
        const double middle = (static_cast<double>(cards.size()) - 1) / 2;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double off = static_cast<double>(i) - middle;
            painter.save();
            painter.translate(
                area.center().x() + off * size.width() * 0.72, area.center().y() + off * off * size.height() * 0.06);
            painter.rotate(off * 11);
            paintCard(painter, QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()), cards[i],
                CardForm::Hand, FaceState(), coloursOf(widget.palette()), widget.font());
            painter.restore();
        }
    };
}

/// Every faction's emblem, two of them ringed.
Paint galleryOf(const core::Game& game, const QString& set)
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
Paint placeOf(const core::Game& game, const QString& set)
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

/// One way to begin: a picture, what it is, and a button.
class WelcomePane::Card final : public QFrame {
public:
    Card(bool first, QWidget* parent)
        : QFrame(parent)
        , title(new HeadLabel(20, this))
        , text(new PlainLabel(this))
        , button(new KeyButton(this))
        , note(new PlainLabel(this))
        , m_first(first)
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
        m_rows = new QVBoxLayout(this);
        m_rows->setSpacing(10);
        m_rows->addWidget(title);
        m_rows->addWidget(text);
        m_rows->addStretch(1);
        m_rows->addWidget(button);
        m_rows->addWidget(note);
        fit();
    }

    void setPicture(Paint paint)
    {
        m_paint = std::move(paint);
        update();
    }

    QLabel* title;
    QLabel* text;
    KeyButton* button;
    QLabel* note;

protected:
    void changeEvent(QEvent* event) override
    {
        QFrame::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fit();
    }

    void paintEvent(QPaintEvent* event) override
    {
        QFrame::paintEvent(event);
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF picture(1, 1, width() - 2, scaled(font(), kPicture));
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

private:
    void fit()
    {
        const int edge = scaled(font(), 22);
        m_rows->setContentsMargins(edge, scaled(font(), kPicture + 20), edge, scaled(font(), 18));
    }

    Paint m_paint;
    bool m_first;
    QVBoxLayout* m_rows;
};

WelcomePane::WelcomePane(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_set(setOf(game, {}))
    , m_factions(beginnersPair(game, m_set))
    , m_head(new QWidget(this))
    , m_sign(new PlainLabel(m_head))
    , m_title(new HeadLabel(34, m_head))
    , m_intro(new PlainLabel(this))
    , m_grid(new QGridLayout)
{
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(18);
    head->addStretch(1);
    head->addWidget(m_sign);
    head->addWidget(m_title);
    head->addStretch(1);
    m_intro->setAlignment(Qt::AlignCenter);
    m_intro->setWordWrap(true);
    setRole(m_intro, Role::Muted);
    m_grid->setSpacing(18);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(28, 28, 28, 18);
    rows->setSpacing(16);
    rows->addStretch(1);
    rows->addWidget(m_head);
    rows->addWidget(m_intro);
    rows->addSpacing(6);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(m_grid, 100);
    centred->addStretch(1);
    rows->addLayout(centred, 4);

    addFirstMatch();
    if (game.has(core::Has::Pairs))
        addPairs();
    if (game.sheetRules(m_set.toStdString()))
        addSheet();
    rows->addWidget(makeLinks(), 0, Qt::AlignHCenter);
    rows->addStretch(1);
    inEachLanguage(this, [this] {
        m_title->setText(tr("Welcome to Breakpoint"));
        const int side = scaled(font(), 44);
        m_sign->setPixmap(applicationIcon().pixmap(QSize(side, side), devicePixelRatioF()));
        m_intro->setText(tr("%1 against the computer or each other, and every match kept to be looked at again.")
                             .arg(QString::fromStdString(m_game.name())));
    });
    arrange();
}

void WelcomePane::addFirstMatch()
{
    auto* first = new Card(true, this);
    m_cards << first;
    m_deal = first->button;
    m_deal->setIconName(QStringLiteral("start"));
    m_deal->setKeyWords(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    connect(m_deal, &QPushButton::clicked, this, &WelcomePane::deal);
    const bool taught = makePrimer(m_game) != nullptr;
    inEachLanguage(first, [this, first, taught] {
        first->setPicture(fanOf(m_game, m_set, m_factions));
        first->title->setText(tr("Play a first match"));
        const QString pair = joined(m_factions, tr("%1 + %2", "two factions"));
        first->text->setText(m_factions.isEmpty() ? tr("Against an easy opponent. You can take your choices back.")
                : taught
                ? tr("%1 against an easy opponent. The table says at each step what you can do, and your choices "
                     "can be taken back.")
                      .arg(pair)
                : tr("%1 against an easy opponent. You can take your choices back.").arg(pair));
        first->button->setText(tr("Deal the cards"));
        first->note->setText(tr("%1 · %2", "a level and its word").arg(playerTitle("level:1"), levelWord(kFirstLevel)));
    });
}

void WelcomePane::addPairs()
{
    auto* pairs = new Card(false, this);
    m_cards << pairs;
    connect(pairs->button, &QPushButton::clicked, this, &WelcomePane::pairsAsked);
    inEachLanguage(pairs, [this, pairs] {
        pairs->setPicture(galleryOf(m_game, m_set));
        const int count = static_cast<int>(FactionFaces(m_game).namesIn(m_set).size());
        pairs->title->setText(tr("Choose a pair yourself"));
        pairs->text->setText(
            tr("%n faction(s), %1 pairs. See what each one does, then play one or let the dice choose.", nullptr, count)
                .arg(count * (count - 1) / 2));
        pairs->button->setText(tr("Open the pairs"));
        pairs->note->setText(tr("nothing is decided for good"));
    });
}

void WelcomePane::addSheet()
{
    auto* sheet = new Card(false, this);
    m_cards << sheet;
    connect(sheet->button, &QPushButton::clicked, this, &WelcomePane::sheetAsked);
    inEachLanguage(sheet, [this, sheet] {
        sheet->setPicture(placeOf(m_game, m_set));
        sheet->title->setText(tr("Bring your table games"));
        sheet->text->setText(tr("Write up a match that was played with real cards: who, which factions, which bases. "
                                "It counts like any other."));
        sheet->button->setText(tr("Write up a match"));
        sheet->note->setText(tr("keyboard alone, about a minute"));
    });
}

QWidget* WelcomePane::makeLinks()
{
    auto* links = new QWidget(this);
    m_links = new QBoxLayout(QBoxLayout::LeftToRight, links);
    m_links->setContentsMargins(0, 0, 0, 0);
    auto* backup = new QPushButton(links);
    auto* primer = new QPushButton(links);
    auto* looks = new QPushButton(links);
    for (QPushButton* link : { backup, primer, looks }) {
        setRole(link, Role::Quiet);
        link->setProperty("link", true);
        link->setAutoDefault(true);
        m_links->addWidget(link);
    }
    primer->setVisible(makePrimer(m_game) != nullptr);
    connect(backup, &QPushButton::clicked, this, &WelcomePane::backupAsked);
    connect(primer, &QPushButton::clicked, this, &WelcomePane::primerAsked);
    connect(looks, &QPushButton::clicked, this, &WelcomePane::settingsAsked);
    inEachLanguage(links, [this, backup, primer, looks] {
        primer->setText(tr("How %1 is played, in two minutes").arg(QString::fromStdString(m_game.name())));
        backup->setText(tr("I have a backup"));
        looks->setText(tr("Light, dark, text size, language"));
    });
    return links;
}

void WelcomePane::deal()
{
    Q_EMIT playAsked(quickPlan(m_game, m_set, m_factions, kFirstLevel));
}

void WelcomePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WelcomePane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_grid != nullptr)
        arrange();
}

/// Beside each other where they fit.
void WelcomePane::arrange()
{
    const bool narrow = width() < scaled(font(), kNarrow);
    m_sign->setVisible(!narrow);
    m_links->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_title->setWordWrap(narrow);
    m_title->setAlignment(narrow ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    static_cast<QHBoxLayout*>(m_head->layout())->setStretchFactor(m_title, narrow ? 100 : 0);
    const int across = std::clamp(width() / scaled(font(), kCard + 18), 1, static_cast<int>(m_cards.size()));
    if (across == m_columns)
        return;
    m_columns = across;
    for (Card* card : m_cards)
        m_grid->removeWidget(card);
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], static_cast<int>(i) / across, static_cast<int>(i) % across);
    for (int i = 0; i < m_cards.size(); ++i)
        m_grid->setColumnStretch(i, i < across ? 1 : 0);
}

} // namespace ui
