#include "ui/pages/factions/faction_outcome_column.h"

#include "ui/pages/factions/faction_card_view.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/pages/factions/trial_panel.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/reading_label.h"
#include "ui/widgets/scrolled_area.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

using core::language::Language;

FactionOutcomeColumn::FactionOutcomeColumn(FactionsPresenter& presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_trial(new TrialPanel(presenter, this))
{
    auto* content = new QWidget(this);
    auto* panels = new QVBoxLayout(content);
    panels->setContentsMargins(0, 0, 0, 0);
    panels->setSpacing(space::kMedium);
    panels->addWidget(makeCard());
    panels->addWidget(makeSentences());
    panels->addWidget(m_trial);
    panels->addStretch(1);
    auto* scroll = new ScrolledArea(content, this);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(220);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll);
}

QWidget* FactionOutcomeColumn::makeCard()
{
    m_cardPanel = new Panel({}, this);
    m_card = new FactionCardView(m_cardPanel);
    m_cardPanel->body()->addWidget(m_card);
    inEachLanguage(m_cardPanel, [this] {
        m_cardPanel->setHeading(tr("As a card"));
        m_card->setAccessibleName(tr("The card as it is painted"));
    });
    return m_cardPanel;
}

QWidget* FactionOutcomeColumn::makeSentences()
{
    m_sentencePanel = new Panel({}, this);
    m_sentencePanel->setObjectName(QStringLiteral("sentences"));
    m_sentence = new ReadingLabel(m_sentencePanel);
    m_otherSentences = new ReadingLabel(m_sentencePanel);
    setRole(m_otherSentences, Role::Muted);
    m_sentencePanel->body()->addWidget(m_sentence);
    m_sentencePanel->body()->addWidget(m_otherSentences);
    inEachLanguage(m_sentencePanel, [this] {
        const QString sentence = tr("The sentence, made from the program");
        m_sentencePanel->setHeading(sentence);
        m_sentence->setName(sentence);
        m_otherSentences->setName(sentence);
    });
    return m_sentencePanel;
}

void FactionOutcomeColumn::showEntry(std::size_t row)
{
    const FactionReading& reading = m_presenter.reading();
    const auto& entries = reading.check.entries;
    m_trial->setShown(row < entries.size() ? entries[row].name : std::string());
    const auto cardIn = [&](Language language) -> const core::CardInfo* {
        const auto& cards = reading.cards[static_cast<std::size_t>(language)];
        return row < cards.size() && !cards[row].name.empty() ? &cards[row] : nullptr;
    };
    const Language spoken = core::language::spoken();
    const core::CardInfo* const card = cardIn(spoken) != nullptr ? cardIn(spoken) : cardIn(Language::English);
    m_cardPanel->setVisible(card != nullptr);
    m_sentencePanel->setVisible(card != nullptr);
    if (card == nullptr)
        return;
    m_card->show(*card, reading.info);
    m_sentence->tell(card->text.empty() ? tr("It does nothing but lie there.") : QString::fromStdString(card->text));
    QStringList others;
    for (const core::language::LanguageFacts& each : core::language::kAllLanguages)
        if (const core::CardInfo* const other = cardIn(each.language);
            other != nullptr && each.language != spoken && !other->text.empty())
            others << QStringLiteral("%1: %2").arg(
                QUtf8StringView(each.code).toString(), QString::fromStdString(other->text));
    m_otherSentences->tell(others.join(QLatin1Char('\n')));
}

void FactionOutcomeColumn::tryOut()
{
    m_trial->tryOut();
}

void FactionOutcomeColumn::rest()
{
    m_trial->rest();
}

} // namespace ui
