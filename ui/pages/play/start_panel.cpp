#include "ui/pages/play/start_panel.h"

#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kLongestName = 24; ///< letters, on a button
constexpr double kLeastButton = 240; ///< wide, in pixels of the mock-ups

/// A button whose words end in dots where it has too little room for them.
class WaitingMatch final : public QPushButton {
public:
    using QPushButton::QPushButton;

    QSize minimumSizeHint() const override
    {
        return { std::min(sizeHint().width(), scaled(font(), kLeastButton)), sizeHint().height() };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
        painter.drawControl(QStyle::CE_PushButton, option);
    }
};

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
    , m_words(new EmptyState(QStringLiteral("play"), this))
    , m_new(new QPushButton(this))
    , m_heading(makeHeading({}, this))
    , m_error(new PlainLabel(this))
    , m_waiting(new QVBoxLayout)
{
    setRole(m_new, Role::Primary);
    m_new->setAutoDefault(true);
    m_heading->setWordWrap(false); // in the middle of the page
    m_error->setWordWrap(true);
    m_error->setAlignment(Qt::AlignCenter);
    m_waiting->setSpacing(6);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(12);
    rows->addStretch(2);
    rows->addWidget(m_words);
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
        tellWhatToDo();
    });
}

void StartPanel::tellWhatToDo()
{
    m_words->setWords(tr("No match on the table"),
        (m_waiting->count() == 0
                ? tr("Set one up for two to %1 seats, against the computer or at one screen.")
                : tr("Go on with one that waits, or set up a new one for two to %1 seats, against the computer or at "
                     "one screen."))
            .arg(seatsInWords(m_games.mostSeats())));
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
        const core::MatchMode mode = modeOf(match, m_games);
        QStringList sides;
        QStringList scores;
        for (const core::SeatMask side : sidesOf(match, mode)) {
            QStringList names;
            for (std::size_t i = 0; i < match.seats.size(); ++i)
                if (core::contains(side, core::seatAt(static_cast<int>(i))))
                    names << elided(shownName(match.seats[i].name), kLongestName);
            sides << namesText(names);
            scores << sideScore(match.score, side, mode);
        }
        if (!mode.against.empty())
            sides << QString::fromStdString(mode.against);
        QString words = tr("%1 · turn %2 · %3 · %4")
                            .arg(joined(sides, tr("%1 against %2", "two players")), QString::number(match.turns),
                                scores.join(QStringLiteral(" : ")), matchDate(match));
        if (const core::Game* game = m_games.several() ? m_games.find(match.game) : nullptr)
            words = QString::fromStdString(game->name()) + QStringLiteral(" · ")
                + (mode.name.empty() ? QString() : QString::fromStdString(mode.name) + QStringLiteral(" · ")) + words;
        auto* button = new WaitingMatch(asCaption(words), this);
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        button->setToolTip(words);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, id = match.id] { Q_EMIT resumeAsked(id); });
        m_waiting->addWidget(button);
    }
    m_heading->setVisible(!matches.empty());
    tellWhatToDo();
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

} // namespace ui
