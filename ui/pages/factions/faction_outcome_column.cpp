#include "ui/pages/factions/faction_outcome_column.h"

#include "core/json/json_place.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/pages/factions/linked_sentence.h"
#include "ui/pages/factions/trial_panel.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/print_view.h"
#include "ui/widgets/reading_label.h"
#include "ui/widgets/scrolled_area.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

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
    connect(m_trial, &TrialPanel::onTopAsked, this, &FactionOutcomeColumn::onTopAsked);
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
    m_card = new PrintView(m_cardPanel);
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
    m_lacks = new ReadingLabel(m_sentencePanel);
    setRole(m_lacks, Role::Muted);
    m_sentencePanel->body()->addWidget(m_lacks);
    m_sentencePanel->body()->addWidget(m_sentence);
    m_links = new QVBoxLayout;
    m_links->setSpacing(2);
    m_sentencePanel->body()->addLayout(m_links);
    m_sentencePanel->body()->addWidget(m_otherSentences);
    inEachLanguage(m_sentencePanel, [this] {
        const QString sentence = tr("The sentence, made from the program");
        m_sentencePanel->setHeading(sentence);
        m_lacks->setName(sentence);
        m_sentence->setName(sentence);
        m_otherSentences->setName(sentence);
    });
    return m_sentencePanel;
}

void FactionOutcomeColumn::showEntry(std::size_t row)
{
    const FactionReading& reading = m_presenter.reading();
    const auto& entries = reading.check.entries;
    if (row < entries.size())
        m_trial->setShown(entries[row].name, entries[row].place);
    else
        m_trial->setShown({}, false);
    const auto cardIn = [&](Language language) -> const core::CardInfo* {
        const auto& cards = reading.cards[static_cast<std::size_t>(language)];
        return row < cards.size() && !cards[row].name.empty() ? &cards[row] : nullptr;
    };
    const Language spoken = core::language::spoken();
    const core::CardInfo* const card = cardIn(spoken) != nullptr ? cardIn(spoken) : cardIn(Language::English);
    const QString lacks = card == nullptr ? lacksOf(row) : QString();
    const core::StoredFaction* const open = m_presenter.current();
    const std::pair shown(open == nullptr ? 0 : open->id, row < entries.size() ? entries[row].pointer : std::string());
    const bool kept = card == nullptr && !lacks.isEmpty() && shown == m_shown; // as it was before
    m_cardPanel->setVisible(card != nullptr || kept);
    m_sentencePanel->setVisible(card != nullptr || !lacks.isEmpty());
    m_lacks->tell(lacks.isEmpty() ? QString()
            : kept                ? tr("This is how it was before. What is amiss now: %1").arg(lacks)
                                  : tr("It has no sentence yet. What is amiss: %1").arg(lacks));
    if (kept)
        return;
    m_shown = shown;
    if (card == nullptr) {
        m_shown = {};
        linkSentences(entries.size(), {});
        m_sentence->tell({});
        m_otherSentences->tell({});
        return;
    }
    m_card->show(*card, reading.info);
    linkSentences(row, QString::fromStdString(card->text));
    QStringList others;
    for (const core::language::LanguageFacts& each : core::language::kAllLanguages)
        if (const core::CardInfo* const other = cardIn(each.language);
            other != nullptr && each.language != spoken && !other->text.empty())
            others << QStringLiteral("%1: %2").arg(
                QUtf8StringView(each.name).toString(), QString::fromStdString(other->text));
    if (!others.isEmpty())
        others.prepend(tr("In other languages"));
    m_otherSentences->tell(others.join(QLatin1Char('\n')));
}

/// The first fault of an entry; empty where it has none.
QString FactionOutcomeColumn::lacksOf(std::size_t row) const
{
    const core::FactionCheck& check = m_presenter.reading().check;
    if (row >= check.entries.size())
        return {};
    const core::TextSpot& spot = check.entries[row].spot;
    for (const core::Problem& each : check.faults)
        if (each.spot.line != 0 && each.spot.at >= spot.at && each.spot.at < spot.at + spot.length)
            return QString::fromStdString(each.sentence());
    return {};
}

/// The words in parts, one for each ability, where the parts are found in them; else as they are.
void FactionOutcomeColumn::linkSentences(std::size_t row, const QString& words)
{
    const std::string text = m_presenter.text().toStdString();
    const auto& entries = m_presenter.reading().check.entries;
    std::vector<core::FactionSentence> parts;
    if (row < entries.size() && !m_presenter.isReading())
        parts = m_presenter.own().sentencesOf(text, entries[row].pointer, core::language::spoken());
    if (parts.size() == 1)
        parts.front().words = words.toStdString();
    // In the order of the words, which is not that of the text.
    std::sort(parts.begin(), parts.end(), [&](const core::FactionSentence& one, const core::FactionSentence& other) {
        return words.indexOf(QString::fromStdString(one.words)) < words.indexOf(QString::fromStdString(other.words));
    });
    qsizetype said = 0;
    for (const core::FactionSentence& each : parts)
        said += words.contains(QString::fromStdString(each.words)) ? QString::fromStdString(each.words).size() : 0;
    const bool whole = !parts.empty() && said + 2 * static_cast<qsizetype>(parts.size()) >= words.size();
    if (!whole)
        parts.clear();
    const auto isThere = [&] {
        return std::equal(m_linked.begin(), m_linked.end(), parts.begin(), parts.end(),
            [](const LinkedSentence* link, const core::FactionSentence& part) {
                return link->pointer() == part.pointer && link->text() == QString::fromStdString(part.words);
            });
    };
    m_sentence->tell(whole ? QString() : words.isEmpty() ? tr("It does nothing but lie there.") : words);
    if (!isThere()) {
        for (LinkedSentence* each : m_linked) {
            each->hide();
            each->deleteLater();
        }
        m_linked.clear();
        for (const core::FactionSentence& each : parts) {
            auto* link = new LinkedSentence(QString::fromStdString(each.words), each.pointer, m_sentencePanel);
            connect(link, &LinkedSentence::chosen, this, [this, link] { Q_EMIT placeAsked(link->pointer()); });
            m_links->addWidget(link);
            link->show();
            m_linked.push_back(link);
        }
    }
    setCursor(m_cursor);
}

void FactionOutcomeColumn::setCursor(std::optional<std::size_t> byte)
{
    m_cursor = byte;
    const std::string text = m_presenter.text().toStdString();
    for (LinkedSentence* each : m_linked) {
        const core::JsonPlace place = core::placeIn(text, each->pointer());
        each->setMarked(byte && *byte >= place.keyAt && *byte <= place.at + place.length);
    }
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
