#include "ui/pages/play/end_buttons.h"

#include "core/record/match_record.h"
#include "ui/language.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_text.h"

#include <QPushButton>

#include <set>

namespace ui {

namespace {

/// The level after that of all computers, where the only person has won against them alone; 0 for none.
int levelAfter(const core::MatchSummary& match)
{
    int persons = 0;
    std::set<std::string> next;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (match.seats[i].player != core::kHumanPlayer)
            next.insert(nextLevel(match.seats[i].player));
        else if (++persons; match.winners != core::maskOf(core::seatAt(static_cast<int>(i))))
            return 0;
    return persons == 1 && next.size() == 1 ? levelOf(*next.begin()).value_or(0) : 0;
}

} // namespace

EndButtons::EndButtons(Place place, QWidget* parent)
    : QWidget(parent)
    , m_place(place)
{
    auto* row = new FlowLayout(this);
    const auto add = [&](auto asked) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(true);
        button->setMinimumHeight(scaled(font(), place == Place::Page ? 38 : 30));
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, asked);
        return button;
    };
    m_rematch = add([this] { Q_EMIT rematchAsked(Rematch::Same); });
    setRole(m_rematch, Role::Primary);
    m_swap = add([this] { Q_EMIT rematchAsked(Rematch::Swapped); });
    m_harder = add([this] { Q_EMIT rematchAsked(Rematch::Harder); });
    m_harder->hide();
    m_new = add(&EndButtons::newMatchAsked);
    m_match = add(&EndButtons::matchAsked);
    m_analysis = add(&EndButtons::analysisAsked);
    m_home = add(&EndButtons::homeAsked);
    m_turn = add(&EndButtons::turned);
    setFocusProxy(m_rematch);
    inEachLanguage(this, [this] { setTexts(); });
}

void EndButtons::setTexts()
{
    const auto words = [this](const QString& name) {
        return name.isEmpty() ? tr("Rematch")
            : name == kYou    ? tr("Rematch, you begin")
                              : tr("Rematch, %1 begins").arg(shownName(name));
    };
    m_rematch->setText(asCaption(words(elided(m_next, 20))));
    m_rematch->setAccessibleName(words(m_next));
    m_rematch->setToolTip(tr("The same players and cards in another deal; somebody else has the first turn"));
    m_swap->setText(m_arePairs ? tr("Swap pairs") : tr("Swap sides"));
    m_swap->setToolTip(m_arePairs ? tr("A rematch in which each plays the pair of the other")
                                  : tr("A rematch in which each plays what the other was"));
    m_harder->setText(tr("Next level: %1").arg(m_level));
    m_harder->setToolTip(tr("A rematch against computers that play one level higher"));
    m_new->setText(tr("New match"));
    m_match->setText(tr("See the match"));
    m_match->setToolTip(tr("Goes through the match move by move"));
    m_analysis->setText(tr("Analyse"));
    m_analysis->setToolTip(tr("Goes through the match and finds what each choice cost and what luck brought"));
    m_home->setText(tr("Home"));
    m_turn->setText(m_place == Place::Page ? tr("Look at the table") : tr("Back to the result"));
    for (QPushButton* each : { m_swap, m_harder, m_new, m_match, m_analysis, m_home, m_turn })
        each->setAccessibleName(each->text());
}

void EndButtons::setNextToBegin(const core::MatchSummary& match)
{
    const bool pairs = match.seats.size() == 2 && !match.seats[0].factions.empty()
        && match.seats[0].factions != match.seats[1].factions;
    m_swap->setVisible(pairs);
    m_arePairs = pairs && match.seats[0].factions.size() > 1;
    m_hasChoices = match.choices > 0;
    m_level = levelAfter(match);
    m_harder->setVisible(m_level > 0);
    m_next = match.seats.size() > 1 ? QString::fromStdString(match.seats[1].name) : QString();
    setTexts();
}

void EndButtons::setKept(bool kept)
{
    m_match->setVisible(kept);
    m_analysis->setVisible(kept && m_hasChoices);
}

} // namespace ui
