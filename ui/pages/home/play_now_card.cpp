#include "ui/pages/home/play_now_card.h"

#include "core/game/rng.h"
#include "ui/dialogs/faction_dialog.h"
#include "ui/language.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/painting/pill.h"
#include "ui/text/card_names.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/faction_tile.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/level_row.h"
#include "ui/widgets/plain_text.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// So many of these, each at most once; `below` draws a number from 0 to one less than what it is given.
template <typename Below>
QStringList drawnFrom(QStringList names, qsizetype count, Below below)
{
    QStringList drawn;
    while (drawn.size() < count && !names.isEmpty())
        drawn << names.takeAt(below(static_cast<int>(names.size())));
    return drawn;
}

} // namespace

const core::Game& gameToOffer(const core::Shelf& games, const PlaySettings* settings)
{
    const core::Game* last = settings == nullptr ? nullptr : games.find(settings->lastGame().toStdString());
    return last == nullptr ? games.first() : *last;
}

QStringList beginnersPair(const core::Game& game, const QString& set)
{
    std::vector<core::FactionInfo> factions = game.factions();
    std::erase_if(
        factions, [&](const core::FactionInfo& each) { return each.own || QString::fromStdString(each.set) != set; });
    std::stable_sort(factions.begin(), factions.end(),
        [](const core::FactionInfo& a, const core::FactionInfo& b) { return a.complexity < b.complexity; });
    QStringList names;
    for (const core::FactionInfo& faction : factions)
        if (names.size() < game.factionsPerSeat())
            names << QString::fromStdString(faction.name);
    return names;
}

QStringList pairOfDay(const core::Game& game, const QString& set, const QDate& day)
{
    QStringList all;
    for (const core::FactionInfo& each : game.factions())
        if (!each.own && QString::fromStdString(each.set) == set)
            all << QString::fromStdString(each.name);
    core::Rng rng(static_cast<std::uint64_t>(day.toJulianDay()));
    return drawnFrom(std::move(all), game.factionsPerSeat(),
        [&rng](int count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); });
}

PlayNowCard::PlayNowCard(core::Shelf games, const core::PairStore* pairs, const PlaySettings* settings, QWidget* parent)
    : QFrame(parent)
    , m_games(std::move(games))
    , m_game(gameToOffer(m_games, settings))
    , m_pairs(pairs)
    , m_settings(settings)
    , m_faces(m_game)
    , m_set(setOf(m_game, settings == nullptr ? MatchPlan() : settings->lastPlan(QString::fromStdString(m_game.id()))))
    , m_title(new HeadLabel(18, this))
    , m_levels(new LevelRow(m_game.ratedPlayers(), this))
    , m_play(new KeyButton(this))
    , m_more(new KeyButton(this))
{
    setRole(this, Role::Panel);
    setRole(m_play, Role::Primary);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 20, 18);
    rows->setSpacing(12);
    rows->addWidget(m_title);
    if (m_game.has(core::Has::Pairs))
        rows->addWidget(makePair());
    rows->addWidget(m_levels);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addWidget(m_play, 1);
    buttons->addWidget(m_more);
    rows->addLayout(buttons);
    if (m_games.several())
        rows->addWidget(makeOthers());
    rows->addStretch(1);
    m_showing = true;
    m_levels->setLevel(kFirstLevel);
    m_showing = false;

    connect(m_levels, &LevelRow::levelChosen, this, [this] {
        m_levelChosen = m_levelChosen || !m_showing;
        showLevel();
    });
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT playAsked(plan()); });
    connect(m_more, &QPushButton::clicked, this, [this] { Q_EMIT moreAsked(plan()); });
    inEachLanguage(this, [this] {
        m_title->setText(m_games.several() ? tr("Play now: %1", "a game").arg(QString::fromStdString(m_game.name()))
                                           : tr("Play now"));
        m_levels->setAccessibleName(tr("How strong the computer plays"));
        m_more->setText(tr("More…"));
        m_more->setToolTip(tr("Who plays, with which factions, by which rules"));
        showPair();
        showLevel();
    });
}

/// Each other game, by its usual rules and with whatever chance deals.
QWidget* PlayNowCard::makeOthers()
{
    auto* others = new QWidget(this);
    auto* row = new QHBoxLayout(others);
    row->setContentsMargins(0, 0, 0, 0);
    for (const core::Game* game : m_games) {
        if (game == &m_game)
            continue;
        auto* button = new QPushButton(others);
        button->setAutoDefault(true);
        row->addWidget(button, 1);
        connect(button, &QPushButton::clicked, this, [this, game] {
            const QString id = QString::fromStdString(game->id());
            const MatchPlan last = m_settings == nullptr ? MatchPlan() : m_settings->lastPlan(id);
            Q_EMIT playAsked(quickPlan(*game, setOf(*game, last), {}, m_levels->level()));
        });
        inEachLanguage(button, [button, game] {
            button->setText(tr("Or play %1", "a game").arg(QString::fromStdString(game->name())));
            button->setToolTip(tr("Against a computer of the same level"));
            button->setAccessibleDescription(button->toolTip());
        });
    }
    return others;
}

QWidget* PlayNowCard::makePair()
{
    auto* pair = new QWidget(this);
    auto* rows = new QVBoxLayout(pair);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(4);
    for (int i = 0; i < m_game.factionsPerSeat(); ++i) {
        auto* tile = new FactionTile(FactionTile::Form::Large, pair);
        m_tiles << tile;
        tiles->addWidget(tile, 1);
        connect(tile, &QAbstractButton::clicked, this, [this, i] { chooseFaction(i); });
    }
    rows->addLayout(tiles);
    auto* line = new QHBoxLayout;
    m_record = new PlainLabel(pair);
    setRole(m_record, Role::Muted);
    m_record->setWordWrap(true);
    m_dice = new IconButton(QStringLiteral("dice"), pair);
    connect(m_dice, &QToolButton::clicked, this, &PlayNowCard::deal);
    m_ofDay = new QPushButton(pair);
    setRole(m_ofDay, Role::Quiet);
    m_ofDay->setAutoDefault(true);
    connect(m_ofDay, &QPushButton::clicked, this, [this] {
        m_chosen = true;
        setFactions(pairOfDay(m_game, m_set, QDate::currentDate()));
    });
    line->addWidget(m_record, 1);
    line->addWidget(m_ofDay);
    line->addWidget(m_dice);
    rows->addLayout(line);
    inEachLanguage(m_dice, [this] {
        m_dice->setAccessibleName(tr("Another pair by chance"));
        m_dice->setToolTip(m_dice->accessibleName());
    });
    return pair;
}

/// Its emblems and its name; its factions where somebody asks for them.
void PlayNowCard::showPairOfDay()
{
    if (m_ofDay == nullptr)
        return;
    const QStringList names = pairOfDay(m_game, m_set, QDate::currentDate());
    // With room before the words, which a style sets right beside an icon.
    const QSize size = QSize(19 * static_cast<int>(names.size()) + 3, 16) * (scaled(font(), 100) / 100.0);
    QPixmap emblems(size * devicePixelRatioF());
    emblems.setDevicePixelRatio(devicePixelRatioF());
    emblems.fill(Qt::transparent);
    QPainter painter(&emblems);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF square(0, 0, size.height(), size.height());
    QStringList shown;
    for (const QString& each : names) {
        const FactionFace face = m_faces.of(each);
        paintEmblemSquare(painter, square, face.emblem, face.colour);
        square.translate(size.height() + size.height() * 3 / 16.0, 0);
        shown << shownCard(each);
    }
    m_ofDay->setIcon(QIcon(emblems));
    m_ofDay->setIconSize(size);
    m_ofDay->setText(tr("Pair of the day"));
    m_ofDay->setToolTip(shown.join(QStringLiteral(" + ")));
    m_ofDay->setAccessibleName(tr("Pair of the day: %1").arg(m_ofDay->toolTip()));
}

void PlayNowCard::show(const HomeFacts& facts)
{
    m_faces = FactionFaces(m_game); // somebody may have written some since, or taken some away
    const QStringList there = m_faces.namesIn(m_set);
    m_chosen = m_chosen && std::all_of(m_factions.begin(), m_factions.end(), [&](const QString& each) {
        return each.isEmpty() || there.contains(each);
    });
    if (!m_chosen) {
        QStringList last;
        for (const std::string& faction : facts.factions)
            last << QString::fromStdString(faction);
        // The printing that was asked for last comes before the one that was played last.
        const MatchPlan plan
            = m_settings == nullptr ? MatchPlan() : m_settings->lastPlan(QString::fromStdString(m_game.id()));
        const QString set = setOf(
            m_game, plan.set.isEmpty() ? MatchPlan { {}, QString::fromStdString(facts.set), {}, {}, {} } : plan);
        const QStringList known = m_faces.namesIn(set);
        const bool allThere
            = std::all_of(last.begin(), last.end(), [&](const QString& each) { return known.contains(each); });
        m_set = set;
        setFactions(!last.isEmpty() && allThere ? last : beginnersPair(m_game, m_set));
    }
    if (!m_levelChosen) {
        m_showing = true;
        m_levels->setLevel(facts.level);
        m_showing = false;
    }
    showPair();
    showLevel();
}

MatchPlan PlayNowCard::plan() const
{
    return quickPlan(m_game, m_set, m_factions, m_levels->level());
}

void PlayNowCard::setFactions(const QStringList& factions)
{
    m_factions = factions.mid(0, m_tiles.size());
    showPair();
}

void PlayNowCard::showPair()
{
    for (qsizetype i = 0; i < m_tiles.size(); ++i) {
        const QString name = m_factions.value(i);
        m_tiles[i]->setFace(name.isEmpty() ? FactionFace() : m_faces.of(name));
        m_tiles[i]->setText(tr("by chance"));
        m_tiles[i]->setCaption(tr("change…"));
        m_tiles[i]->setAccessibleName(
            tr("Faction %1: %2").arg(QString::number(i + 1), name.isEmpty() ? tr("by chance") : shownCard(name)));
        m_tiles[i]->setAccessibleDescription(tr("Chooses another one"));
    }
    if (m_record == nullptr)
        return;
    QString words; // of a pair that nobody has saved or played, its printing
    for (const core::SetInfo& set : m_game.sets())
        if (QString::fromStdString(set.name) == m_set && m_game.sets().size() > 1)
            words = setTitle(set);
    core::SavedPair own { 0, {}, m_game.id(), m_set.toStdString(), {}, 0, 0 };
    for (const QString& faction : m_factions)
        own.factions.push_back(faction.toStdString());
    const bool whole = m_factions.size() == m_tiles.size() && !m_factions.contains(QString());
    if (core::PairRecord fared; whole && m_pairs != nullptr && m_pairs->record(own, fared).ok() && fared.played > 0) {
        own.played = fared.played;
        own.won = fared.won;
        words = pairRecordText(own);
    }
    std::vector<core::SavedPair> pairs;
    if (m_pairs != nullptr && m_pairs->list(pairs).ok())
        for (const core::SavedPair& pair : pairs) {
            QStringList saved;
            for (const std::string& faction : pair.factions)
                saved << QString::fromStdString(faction);
            QStringList shown = m_factions;
            saved.sort();
            shown.sort();
            if (saved == shown)
                words = tr("%1: %2", "the name of a pair, and how it fared")
                            .arg(elided(QString::fromStdString(pair.name)), pairRecordText(pair));
        }
    m_record->setText(words);
    showPairOfDay();
}

void PlayNowCard::showLevel()
{
    m_play->setText(tr("Play against level %1").arg(m_levels->level()));
    m_play->setAccessibleDescription(levelWord(m_levels->level()));
}

void PlayNowCard::chooseFaction(int slot)
{
    QStringList others = m_factions;
    if (slot < others.size())
        others.removeAt(slot);
    auto* dialog = new FactionDialog(m_faces, m_faces.namesIn(m_set), others, m_factions.value(slot), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FactionDialog::factionChosen, this, [this, slot](const QString& name) {
        QStringList factions = m_factions;
        while (factions.size() <= slot)
            factions << QString();
        factions[slot] = name;
        m_chosen = true;
        setFactions(factions);
        m_tiles[slot]->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void PlayNowCard::deal()
{
    m_chosen = true;
    setFactions(drawnFrom(
        m_faces.namesIn(m_set), m_tiles.size(), [](int count) { return QRandomGenerator::global()->bounded(count); }));
}

} // namespace ui
