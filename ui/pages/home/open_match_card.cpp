#include "ui/pages/home/open_match_card.h"

#include "ui/language.h"
#include "ui/pages/home/score_line.h"
#include "ui/table/mini_table.h"
#include "ui/table/table_factory.h"
#include "ui/text/day_words.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/pill_label.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

OpenMatchCard::OpenMatchCard(core::Shelf games, QWidget* parent)
    : QFrame(parent)
    , m_games(std::move(games))
    , m_tag(new PillLabel(PillKind::Gold, this))
    , m_when(new PlainLabel(this))
    , m_title(new HeadLabel(20, this))
    , m_score(new ScoreLine(this))
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_tags(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_place(new QVBoxLayout)
    , m_situation(new PlainLabel(this))
    , m_goOn(new KeyButton(this))
    , m_look(new KeyButton(this))
    , m_others(new QPushButton(this))
{
    setRole(this, Role::Panel);
    setRole(m_when, Role::Muted);
    setRole(m_situation, Role::Muted);
    setRole(m_goOn, Role::Primary);
    setRole(m_others, Role::Quiet);
    m_title->setWordWrap(true);
    m_situation->setWordWrap(true);
    m_situation->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_goOn->setIconName(QStringLiteral("start"));
    m_goOn->setKeyWords(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_others->setAutoDefault(true);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 20, 18);
    rows->setSpacing(14);
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    m_when->setWordWrap(true);
    m_tags->setSpacing(10);
    m_tags->addWidget(m_tag, 0, Qt::AlignLeft);
    m_tags->addWidget(m_when, 1);
    m_tags->addWidget(m_others, 0, Qt::AlignLeft);
    left->addLayout(m_tags);
    left->addWidget(m_title);
    m_top->setSpacing(16);
    m_top->addLayout(left, 1);
    m_top->addWidget(m_score, 0, Qt::AlignRight | Qt::AlignVCenter);
    rows->addLayout(m_top);
    rows->addStretch(1);
    rows->addLayout(m_place);
    rows->addStretch(1);
    m_buttons->setSpacing(10);
    m_buttons->addWidget(m_goOn);
    m_buttons->addWidget(m_look);
    m_buttons->addWidget(m_situation, 1);
    rows->addLayout(m_buttons);

    connect(m_goOn, &QPushButton::clicked, this, &OpenMatchCard::goOn);
    connect(m_look, &QPushButton::clicked, this, [this] { Q_EMIT lookAsked(m_id); });
    connect(m_others, &QPushButton::clicked, this, &OpenMatchCard::othersAsked);
    inEachLanguage(this, [this] {
        showTag();
        m_goOn->setText(tr("Go on"));
        m_look->setText(tr("Look first"));
        m_others->setText(tr("%n more to finish", nullptr, m_more));
    });
}

void OpenMatchCard::showTag()
{
    m_tag->setText(m_practice ? tr("for practice, unfinished") : tr("unfinished"));
}

void OpenMatchCard::setSlim(bool slim)
{
    for (QBoxLayout* row : { m_top, m_tags, m_buttons })
        row->setDirection(slim ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_top->setAlignment(m_score, (slim ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_situation->setAlignment((slim ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

void OpenMatchCard::goOn()
{
    if (m_id != 0)
        Q_EMIT resumeAsked(m_id);
}

QString OpenMatchCard::headline(const OpenMatch& open) const
{
    const core::MatchSummary& summary = open.record.summary;
    if (open.match == nullptr)
        return tr("A match after turn %1").arg(summary.turns);
    const core::Standing standing = open.match->standing();
    if (standing.current == 0)
        return tr("Before the first turn");
    if (open.viewer != core::Seat::None && standing.current == core::maskOf(open.viewer))
        return tr("Turn %1 is yours").arg(standing.turn);
    QStringList whose;
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat)
        if (core::contains(standing.current, core::seatAt(static_cast<int>(seat))))
            whose << elided(shownName(summary.seats[seat].name));
    return tr("Turn %1: %2").arg(QString::number(standing.turn), joined(whose, tr("%1 and %2")));
}

void OpenMatchCard::show(const OpenMatch& open, int running)
{
    const core::MatchSummary& summary = open.record.summary;
    m_id = summary.id;
    m_practice = summary.practice;
    showTag();
    const bool known = !summary.playedAt.empty();
    const QString ago = agoText(localTime(known ? summary.playedAt : summary.startedAt), QDateTime::currentDateTime());
    const core::Game* game = m_games.find(summary.game);
    const core::MatchMode mode = modeOf(summary, m_games);
    QStringList facts { game == nullptr || !m_games.several() ? QString() : QString::fromStdString(game->name()),
        QString::fromStdString(mode.name) };
    facts << (known ? tr("paused %1", "when a match was last played, \"yesterday\"").arg(ago)
                    : tr("begun %1", "when a match began, \"yesterday\"").arg(ago));
    facts.removeAll(QString());
    m_when->setText(facts.join(QStringLiteral(" · ")));
    m_title->setText(headline(open));
    m_more = running - 1;
    m_others->setText(tr("%n more to finish", nullptr, m_more));
    m_others->setVisible(m_more > 0);
    core::Standing standing;
    standing.score = summary.score;
    if (open.match != nullptr)
        standing = open.match->standing();
    m_score->show(summary, mode, standing, game == nullptr ? FactionFaces() : FactionFaces(*game));
    setAccessibleName(m_title->text());
    showTable(open);
}

void OpenMatchCard::showTable(const OpenMatch& open)
{
    for (const auto& [each, table] : m_tables)
        if (table != nullptr)
            table->hide();
    m_situation->clear();
    const core::Game* game = m_games.find(open.record.summary.game);
    if (game == nullptr || open.match == nullptr) {
        m_situation->setText(tr("Its table cannot be shown with the rules and cards of this version."));
        return;
    }
    if (!m_tables.contains(game)) {
        m_tables[game] = makeMiniTable(*game, this);
        if (m_tables[game] != nullptr)
            m_place->addWidget(m_tables[game]);
    }
    MiniTable* table = m_tables[game];
    if (table == nullptr)
        return;
    table->setAccessibleName(tr("The table in small"));
    table->showMatch(*open.match, open.viewer);
    table->show();
    m_situation->setText(table->situation(*open.match, open.record, open.viewer));
}

} // namespace ui
