#include "ui/pages/home/welcome_pane.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/home/play_now_card.h"
#include "ui/pages/home/start_card.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/text/joined.h"
#include "ui/text/player_words.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_faces.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace ui {

namespace {

constexpr double kCard = 300; ///< width of a card at least
constexpr double kNarrow = 640; ///< below it the title wraps, and the sign goes

/// Three cards of the factions in a fan.
StartCard::Paint fanOf(const core::Game& game, const QString& set, const QStringList& factions)
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
        const double middle = (static_cast<double>(cards.size()) - 1) / 2;
        // What the fan is wide for each unit that its cards are high; the outer ones lean by a fifth of their height.
        const double wide = nominal.width() / nominal.height() * (1 + 2 * middle * 0.72) + 0.2;
        const double high = std::min(area.height() * 0.78, area.width() * 0.95 / wide);
        const QSizeF size(nominal.width() * high / nominal.height(), high);
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

} // namespace

WelcomePane::WelcomePane(const core::Shelf& games, QWidget* parent)
    : QWidget(parent)
    , m_game(games.first())
    , m_set(setOf(m_game, {}))
    , m_factions(beginnersPair(m_game, m_set))
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
    if (StartCard* pairs = makePairsCard(m_game, m_set, this)) {
        m_cards << pairs;
        connect(pairs->button, &QPushButton::clicked, this, &WelcomePane::pairsAsked);
    }
    if (StartCard* sheet = makeSheetCard(m_game, m_set, this)) {
        m_cards << sheet;
        connect(sheet->button, &QPushButton::clicked, this, &WelcomePane::sheetAsked);
    }
    rows->addWidget(makeLinks(games), 0, Qt::AlignHCenter);
    rows->addStretch(1);
    QStringList names;
    for (const core::Game* each : games)
        names << QString::fromStdString(each->name());
    inEachLanguage(this, [this, names] {
        m_title->setText(tr("Welcome to Breakpoint"));
        const int side = scaled(font(), 44);
        m_sign->setPixmap(applicationIcon().pixmap(QSize(side, side), devicePixelRatioF()));
        m_intro->setText(tr("%1 against the computer or each other, and every match kept to be looked at again.")
                             .arg(listed(names, tr("%1, %2", "several games"), tr("%1 and %2", "games"))));
    });
    arrange();
}

void WelcomePane::addFirstMatch()
{
    auto* first = new StartCard(true, this);
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
        first->text->setText(m_factions.isEmpty()
                ? tr("Against an easy opponent. A choice can be taken back until new cards are seen.")
                : taught
                ? tr("%1 against an easy opponent. The table says at each step what you can do, and a choice can be "
                     "taken back until new cards are seen.")
                      .arg(pair)
                : tr("%1 against an easy opponent. A choice can be taken back until new cards are seen.").arg(pair));
        first->button->setText(tr("Deal the cards"));
        first->note->setText(tr("%1 · %2", "a level and its word").arg(playerTitle("level:1"), levelWord(kFirstLevel)));
    });
}

QWidget* WelcomePane::makeLinks(const core::Shelf& games)
{
    auto* links = new QWidget(this);
    m_links = new QBoxLayout(QBoxLayout::LeftToRight, links);
    m_links->setContentsMargins(0, 0, 0, 0);
    for (const core::Game* game : games) {
        if (game == &m_game)
            continue;
        auto* other = new QPushButton(links);
        setRole(other, Role::Quiet);
        other->setProperty("link", true);
        other->setAutoDefault(true);
        m_links->addWidget(other);
        connect(other, &QPushButton::clicked, this, [this, game] {
            const QString set = setOf(*game, {});
            Q_EMIT playAsked(quickPlan(*game, set, beginnersPair(*game, set), kFirstLevel));
        });
        inEachLanguage(other, [other, game] {
            other->setText(tr("A first match of %1", "a game").arg(QString::fromStdString(game->name())));
            other->setToolTip(tr("Against an easy opponent, with words at each step"));
        });
    }
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
    for (StartCard* card : m_cards)
        m_grid->removeWidget(card);
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], static_cast<int>(i) / across, static_cast<int>(i) % across);
    for (int i = 0; i < m_cards.size(); ++i)
        m_grid->setColumnStretch(i, i < across ? 1 : 0);
}

} // namespace ui
