#include "ui/pages/play/start_panel.h"

#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kLongestName = 24; ///< letters, on a button

QString seatsInWords(int seats)
{
    const QStringList words { StartPanel::tr("two"), StartPanel::tr("three"), StartPanel::tr("four"),
        StartPanel::tr("five"), StartPanel::tr("six") };
    return words[std::clamp(seats, 2, core::kMaxSeats) - 2];
}

} // namespace

StartPanel::StartPanel(core::Shelf games, QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_new(new QPushButton(this))
    , m_heading(makeHeading({}, this))
    , m_error(new PlainLabel(this))
    , m_waiting(new QVBoxLayout)
{
    auto* title = new PlainLabel(this);
    setRole(title, Role::Title);
    auto* text = new PlainLabel(this);
    setRole(text, Role::Muted);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    setRole(m_new, Role::Primary);
    m_new->setAutoDefault(true);
    m_heading->setWordWrap(false); // in the middle of the page
    m_error->setWordWrap(true);
    m_error->setAlignment(Qt::AlignCenter);
    m_waiting->setSpacing(6);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(12);
    rows->addStretch(2);
    rows->addWidget(title, 0, Qt::AlignHCenter);
    rows->addWidget(text); // a wrapped label knows its height only where it has the whole width
    rows->addWidget(m_new, 0, Qt::AlignHCenter);
    rows->addSpacing(16);
    rows->addWidget(m_heading, 0, Qt::AlignHCenter);
    rows->addWidget(m_error);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(m_waiting);
    centred->addStretch(1);
    rows->addLayout(centred);
    rows->addStretch(3);
    connect(m_new, &QPushButton::clicked, this, &StartPanel::newMatchAsked);
    setWaiting({}, {});
    inEachLanguage(this, [=, this] {
        m_new->setText(tr("New match"));
        m_heading->setText(tr("Go on with"));
        title->setText(tr("No match on the table"));
        text->setText(tr("Set one up for two to %1 seats, against the computer or at one screen.")
                          .arg(seatsInWords(m_games.mostSeats())));
    });
}

void StartPanel::focusFirst()
{
    m_new->setFocus(Qt::OtherFocusReason);
}

void StartPanel::setWaiting(const std::vector<core::MatchSummary>& matches, const QString& error)
{
    while (QLayoutItem* item = m_waiting->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const core::MatchSummary& match : matches) {
        QStringList names;
        QStringList scores;
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            names << elided(shownName(match.seats[i].name), kLongestName);
            scores << QString::number(match.score[i]);
        }
        const QDateTime began
            = QDateTime::fromString(QString::fromStdString(match.startedAt), Qt::ISODate).toLocalTime();
        QString words = tr("%1 · turn %2 · %3 · %4")
                            .arg(joined(names, tr("%1 against %2", "two players")), QString::number(match.turns),
                                scores.join(QStringLiteral(" : ")), QLocale().toString(began, QLocale::ShortFormat));
        if (const core::Game* game = m_games.several() ? m_games.find(match.game) : nullptr)
            words = QString::fromStdString(game->name()) + QStringLiteral(" · ") + words;
        auto* button = new QPushButton(asCaption(words), this);
        button->setToolTip(matchTitle(match));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, id = match.id] { Q_EMIT resumeAsked(id); });
        m_waiting->addWidget(button);
    }
    m_heading->setVisible(!matches.empty());
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

} // namespace ui
