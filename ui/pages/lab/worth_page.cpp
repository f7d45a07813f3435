#include "ui/pages/lab/worth_page.h"

#include "ui/charts/difference_chart.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/text/card_names.h"
#include "ui/text/player_words.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <thread>

namespace ui {

namespace {

constexpr int kQuickDeals = 2000; ///< by the policy; each is played once a card
constexpr int kSlowDeals = 100; ///< by any other player
constexpr int kLookAtDone = 200; ///< milliseconds
constexpr int kQuestionWidth = 220;
constexpr int kAnswerWidth = 420;

}

WorthPage::WorthPage(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_header(new PageHeader(this))
    , m_timer(new QTimer(this))
{
    auto* content = new QWidget;
    auto* both = new FoldingLayout(content);
    both->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, space::kMedium);
    both->setSpacing(space::kMedium);
    both->addWidget(makeAnswer());
    auto* side = new QWidget(content); // what is asked begins at the top
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeQuestion());
    column->addStretch(1);
    side->setMinimumWidth(kQuestionWidth);
    side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    both->addWidget(side);
    layOutPage(this, m_header, new ScrolledArea(content, this));
    m_timer->setInterval(kLookAtDone);
    connect(m_timer, &QTimer::timeout, this, [this] { m_progress->setValue(m_done); });
    setFocusProxy(m_find);
    inEachLanguage(this, [this] { setTexts(); });
}

void WorthPage::setBack(const QString& words)
{
    if (m_back == nullptr) {
        m_back = m_header->addButton();
        m_back->setObjectName(QStringLiteral("back"));
        connect(m_back, &QPushButton::clicked, this, &WorthPage::rolesAsked);
    }
    PageHeader::setWords(m_back, words, tr("Play them against each other"));
}

Panel* WorthPage::makeQuestion()
{
    m_question = new Panel({}, this);
    m_what = new PlainLabel(m_question);
    m_what->setWordWrap(true);
    setRole(m_what, Role::Muted);
    const auto field = [this](QLabel*& label, QComboBox*& box, QFormLayout* form) {
        label = new PlainLabel(m_question);
        box = new QComboBox(m_question);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
        label->setBuddy(box);
        form->addRow(label, box);
    };
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    field(m_setLabel, m_set, form);
    field(m_againstLabel, m_against, form);
    field(m_playerLabel, m_player, form);
    const std::vector<const char*> players = m_game.has(core::Has::Policy)
        ? std::vector<const char*> { "policy", "level:1", "level:2" }
        : std::vector<const char*> { "level:1", "level:2" };
    for (const char* player : players)
        m_player->addItem(QString(), QString::fromLatin1(player));
    for (const core::SetInfo& set : m_game.sets())
        m_set->addItem(QString(), QString::fromStdString(set.name));
    const bool several = m_set->count() > 1;
    m_setLabel->setVisible(several);
    m_set->setVisible(several);
    m_progress = new QProgressBar(m_question);
    m_progress->setTextVisible(false);
    m_find = new QPushButton(m_question);
    m_find->setObjectName(QStringLiteral("worths"));
    setRole(m_find, Role::Primary);
    m_question->body()->addWidget(m_what);
    m_question->body()->addLayout(form);
    m_question->body()->addWidget(m_progress);
    m_question->body()->addWidget(m_find, 0, Qt::AlignLeft);
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] {
        fillCards();
        forget();
    });
    connect(m_against, &QComboBox::currentIndexChanged, this, &WorthPage::forget);
    connect(m_player, &QComboBox::currentIndexChanged, this, &WorthPage::forget);
    connect(m_find, &QPushButton::clicked, this, [this] { isBusy() ? forget() : findOut(); });
    return m_question;
}

Panel* WorthPage::makeAnswer()
{
    m_answer = new Panel({}, this);
    m_words = new PlainLabel(m_answer);
    m_words->setWordWrap(true);
    setRole(m_words, Role::Muted);
    m_chart = new DifferenceChart(m_answer);
    offerChart(*m_chart);
    m_chart->setFacts([this] { return words() + QLatin1Char('\n') + m_set->currentText(); });
    m_answer->body()->addWidget(m_words);
    m_answer->body()->addWidget(m_chart);
    m_answer->body()->addStretch(1);
    m_answer->setMinimumWidth(kAnswerWidth);
    m_answer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return m_answer;
}

void WorthPage::setTexts()
{
    m_header->setTitle(tr("Lab"));
    m_header->setSubtitle(tr("What a card is worth"));
    m_question->setHeading(tr("What is asked"));
    m_answer->setHeading(tr("Card against card"));
    m_what->setText(
        tr("A seat has a card from the beginning, for nothing. How much more does it win, in the same deals?"));
    m_setLabel->setText(tr("Cards"));
    m_againstLabel->setText(tr("Compared with"));
    m_playerLabel->setText(tr("Played by"));
    for (const auto& [label, box] :
        { std::pair(m_setLabel, m_set), std::pair(m_againstLabel, m_against), std::pair(m_playerLabel, m_player) }) {
        box->setAccessibleName(label->text());
        box->view()->setAccessibleName(label->text());
    }
    for (int row = 0; row < m_player->count(); ++row)
        m_player->setItemText(row, playerTitle(m_player->itemData(row).toString().toStdString()));
    for (int row = 0; row < m_set->count(); ++row)
        m_set->setItemText(row, setLabel(m_game.sets(), m_set->itemData(row).toString().toStdString()));
    m_chart->setAccessibleName(tr("What each card is worth"));
    m_progress->setAccessibleName(tr("How many deals are played"));
    fillCards();
    present();
}

void WorthPage::fillCards()
{
    const QSignalBlocker quiet(m_against);
    const QVariant chosen = m_against->currentData();
    m_against->clear();
    m_against->addItem(tr("no card"), QString());
    QStringList names;
    for (const core::CardInfo& card : core::cardsInMatch(m_game, m_set->currentData().toString().toStdString()))
        names << QString::fromStdString(card.name);
    std::sort(names.begin(), names.end(), [](const QString& one, const QString& other) {
        return QString::localeAwareCompare(shownCard(one.toStdString()), shownCard(other.toStdString())) < 0;
    });
    for (const QString& name : names)
        m_against->addItem(shownCard(name.toStdString()), name);
    m_against->setCurrentIndex(std::max(0, m_against->findData(chosen)));
}

void WorthPage::forget()
{
    m_finding.stop();
    m_timer->stop();
    m_worths.reset();
    m_problem.clear();
    present();
}

void WorthPage::findOut()
{
    forget();
    m_done = 0;
    m_request = { .set = m_set->currentData().toString().toStdString(),
        .against = m_against->currentData().toString().toStdString(),
        .player = m_player->currentData().toString().toStdString() };
    m_request.deals = m_deals > 0 ? m_deals : m_request.player == "policy" ? kQuickDeals : kSlowDeals;
    m_request.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    m_progress->setMaximum(m_request.deals);
    m_finding.run([this, request = m_request, &game = m_game](const std::stop_token& token) {
        Beside::giveWay();
        std::atomic<bool> stopped { false };
        const std::stop_callback stop(token, [&stopped] { stopped = true; });
        core::Problems problems;
        std::optional<core::CardWorths> worths
            = core::findCardWorths(game, request, stopped, problems, [this](int deals) { m_done = deals; });
        return Beside::Answer([this, worths = std::move(worths), problems] {
            m_timer->stop();
            m_worths = worths;
            if (!problems.empty())
                m_problem = QString::fromStdString(problems.front().text());
            present();
        });
    });
    m_timer->start();
    present();
}

void WorthPage::present()
{
    const bool busy = isBusy();
    m_find->setText(busy ? tr("Stop") : tr("Find out"));
    m_progress->setVisible(busy);
    m_progress->setValue(m_done);
    m_words->setText(words());
    m_chart->setVisible(m_worths.has_value());
    if (!m_worths)
        return;
    std::vector<DifferenceRow> rows;
    for (const core::CardWorth& card : m_worths->cards)
        if (card.deals > 0)
            rows.push_back(
                { shownCard(card.card), { 100 * card.worth.mean, 100 * card.worth.low, 100 * card.worth.high } });
    m_chart->show(std::move(rows));
}

QString WorthPage::words() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_worths)
        return isBusy() ? tr("Each deal is played once with each card.") : tr("Nothing is found out yet.");
    const QString deals = QLocale().toString(m_worths->deals);
    const QString player = playerTitle(m_request.player);
    return m_request.against.empty() ? tr("Points of a hundred that a seat wins more with this card from the beginning "
                                          "than without; %1 deals, played "
                                          "by %2.")
                                           .arg(deals, player)
                                     : tr("Points of a hundred that a seat wins more with this card from the beginning "
                                          "than with %1; %2 deals, played "
                                          "by %3.")
                                           .arg(shownCard(m_request.against), deals, player);
}

} // namespace ui
