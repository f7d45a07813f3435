#include "ui/pages/factions/factions_page.h"

#include "core/json/json_place.h"
#include "core/statistics/estimate.h"
#include "ui/delegates/faction_entry_delegate.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/look.h"
#include "ui/models/faction_entry_model.h"
#include "ui/pages/factions/faction_card_view.h"
#include "ui/pages/factions/faction_text_edit.h"
#include "ui/pages/factions/faction_trial.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/text/set_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/reading_label.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/three_columns.h"

#include <QDir>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kGap = 12;
constexpr std::size_t kMostFaults = 30; ///< that are listed
constexpr int kMostTold = 4; ///< cards of a trial
using core::language::Language;

QListView* makeEntryList(QAbstractItemModel* model, QWidget* parent)
{
    auto* view = new QListView(parent);
    view->setModel(model);
    view->setItemDelegate(new FactionEntryDelegate(view));
    view->setTabKeyNavigation(false);
    view->setResizeMode(QListView::Adjust);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return view;
}

QVBoxLayout* columnIn(QWidget* area)
{
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);
    return column;
}

QString faultText(const core::Problem& fault)
{
    return QString::fromStdString(core::Problem { {}, fault.what, fault.hint }.text());
}

} // namespace

FactionsPage::FactionsPage(const core::Game& game, core::FactionStore& store, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new FactionsPresenter(game, store, this))
    , m_trial(new FactionTrial(game, this))
    , m_list(new OwnFactionModel(this))
    , m_entries(new FactionEntryModel(this))
    , m_header(new PageHeader(this))
    , m_notice(new NoticeBar(this))
{
    makeHeader();
    QWidget* lists = makeLists();
    QWidget* text = makeText();
    auto* columns = new ThreeColumns(lists, text, makeOutcome(), { 226, 660, 400 }, 900, this);
    layOutPage(this, m_header, columns, m_notice);
    setFocusProxy(m_listView);
    connectPresenter();
    retellInEachLanguage(m_list);
    m_presenter->reload();
    showText();
    showReading();
    onNewLanguage(this, [this] {
        m_presenter->readAgain();
        showReading();
        showTrial();
    });
}

FactionsPage::~FactionsPage()
{
    m_trial->disconnect(this);
    m_presenter->disconnect(this);
}

const core::Game& FactionsPage::game() const
{
    return m_presenter->game();
}

void FactionsPage::makeHeader()
{
    auto* back = new IconButton(QStringLiteral("back"), m_header);
    m_header->addLeading(back);
    m_undo = m_header->addButton();
    m_export = m_header->addButton();
    m_play = m_header->addButton(Role::Primary);
    inEachLanguage(m_header, [this, back] {
        back->setAccessibleName(tr("Back to the pairs"));
        back->setToolTip(tr("Back to the pairs"));
        PageHeader::setWords(m_undo, tr("Undo"), tr("Take back what was typed last (Ctrl+Z)"));
        PageHeader::setWords(m_export, tr("Export…"), tr("Write this faction into a file, for others to import"));
        PageHeader::setWords(m_play, tr("Play it"), tr("Set up a match with this faction"));
    });
    connect(back, &QToolButton::clicked, this, &FactionsPage::backAsked);
    connect(m_export, &QPushButton::clicked, this, &FactionsPage::writeFile);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (settle() && m_presenter->reading().check.sound())
            Q_EMIT playAsked({ QString::fromStdString(m_presenter->reading().check.name) },
                QString::fromStdString(m_presenter->reading().check.set));
    });
}

QWidget* FactionsPage::makeLists()
{
    auto* area = new QWidget(this);
    area->setMinimumWidth(190);
    QVBoxLayout* column = columnIn(area);
    column->addWidget(makeList(area), 2);
    m_cardsPanel = new Panel({}, area);
    m_entryView = makeEntryList(m_entries, m_cardsPanel);
    m_entryView->setMinimumHeight(120);
    m_cardsPanel->body()->addWidget(m_entryView, 1);
    column->addWidget(m_cardsPanel, 3);
    inEachLanguage(m_entryView, [this] { m_entryView->setAccessibleName(tr("Cards and bases of the faction")); });
    connect(m_entryView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        const auto& entries = m_presenter->reading().check.entries;
        if (m_showing || !now.isValid() || static_cast<std::size_t>(now.row()) >= entries.size())
            return;
        core::TextSpot begin = entries[static_cast<std::size_t>(now.row())].spot;
        begin.length = 0;
        const QWidget* const before = focusWidget();
        m_edit->goTo(begin);
        if (before == m_entryView)
            m_entryView->setFocus(Qt::OtherFocusReason);
        showCard();
    });
    return area;
}

QWidget* FactionsPage::makeList(QWidget* parent)
{
    auto* panel = new Panel({}, parent);
    m_listView = makeEntryList(m_list, panel);
    m_listStack = new QStackedWidget(panel);
    m_listStack->addWidget(m_listView);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_listStack);
    m_listStack->addWidget(empty);
    m_listStack->setMinimumHeight(90);
    auto* create = new QPushButton(panel);
    auto* import = new QPushButton(panel);
    m_duplicate = new QPushButton(panel);
    m_remove = new QPushButton(panel);
    for (QPushButton* each : { create, import, m_duplicate, m_remove })
        setRole(each, Role::Muted);
    auto* row = new QWidget(panel);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* each : { create, import, m_duplicate, m_remove })
        buttons->addWidget(each);
    panel->body()->addWidget(m_listStack, 1);
    panel->body()->addWidget(row);
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Own factions"));
        m_listView->setAccessibleName(tr("Own factions"));
        empty->setWords(tr("None yet"), tr("“New” begins one that can be played at once."));
        create->setText(tr("New"));
        create->setAccessibleName(tr("New faction"));
        import->setText(tr("Import…"));
        import->setAccessibleName(tr("Import a faction from a file"));
        m_duplicate->setText(tr("Duplicate"));
        m_duplicate->setAccessibleName(tr("Duplicate the faction"));
        m_remove->setText(tr("Delete"));
        m_remove->setAccessibleName(tr("Delete the faction"));
    });
    connect(create, &QPushButton::clicked, this, &FactionsPage::create);
    connect(import, &QPushButton::clicked, this, &FactionsPage::readFiles);
    connect(m_duplicate, &QPushButton::clicked, m_presenter, &FactionsPresenter::duplicate);
    connect(m_remove, &QPushButton::clicked, m_presenter, &FactionsPresenter::remove);
    auto* removeKey = new QShortcut(QKeySequence::Delete, m_listView, nullptr, nullptr, Qt::WidgetShortcut);
    connect(removeKey, &QShortcut::activated, m_presenter, &FactionsPresenter::remove);
    connect(m_listView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (!m_showing && now.isValid())
            m_presenter->open(now.data(entry::IdRole).toLongLong());
    });
    return panel;
}

QWidget* FactionsPage::makeText()
{
    auto* area = new QWidget(this);
    area->setMinimumWidth(320);
    QVBoxLayout* column = columnIn(area);
    auto* panel = new Panel({}, area);
    m_edit = new FactionTextEdit(m_presenter->own(), panel);
    m_edit->setMinimumHeight(160);
    m_textStack = new QStackedWidget(panel);
    m_textStack->addWidget(m_edit);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_textStack);
    m_textStack->addWidget(empty);
    panel->body()->addWidget(m_textStack, 1);
    m_faultPanel = new Panel({}, area);
    m_faults = new QWidget(m_faultPanel);
    m_faultRows = new QVBoxLayout(m_faults);
    m_faultRows->setContentsMargins(0, 0, 0, 0);
    m_faultRows->setSpacing(space::kSmall);
    auto* scroll = new ScrolledArea(m_faults, m_faultPanel);
    scroll->setFocusPolicy(Qt::NoFocus); // the buttons in it have the keyboard
    m_faultPanel->body()->addWidget(scroll, 1);
    m_faultPanel->setMinimumHeight(96);
    column->addWidget(panel, 4);
    column->addWidget(m_faultPanel, 1);
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("The cards as text · Ctrl+Space offers what fits"));
        m_edit->setAccessibleName(tr("Text of the faction"));
        empty->setWords(tr("A faction of your own"),
            tr("Its cards are written in a few words, checked while you type, and told back as sentences. “New” "
               "begins with twenty cards that can be played."));
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        m_trial->stop();
        m_tried.clear();
        m_presenter->setText(m_edit->toPlainText());
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &FactionsPage::followCursor);
    connect(m_edit, &QPlainTextEdit::undoAvailable, m_undo, &QPushButton::setEnabled);
    connect(m_undo, &QPushButton::clicked, m_edit, &QPlainTextEdit::undo);
    m_undo->setEnabled(false);
    return area;
}

QWidget* FactionsPage::makeOutcome()
{
    auto* content = new QWidget(this);
    QVBoxLayout* column = columnIn(content);
    m_cardPanel = new Panel({}, content);
    m_card = new FactionCardView(m_cardPanel);
    m_cardPanel->body()->addWidget(m_card);
    m_sentencePanel = new Panel({}, content);
    m_sentence = new ReadingLabel(m_sentencePanel);
    m_otherSentences = new ReadingLabel(m_sentencePanel);
    setRole(m_otherSentences, Role::Muted);
    m_sentencePanel->body()->addWidget(m_sentence);
    m_sentencePanel->body()->addWidget(m_otherSentences);
    m_trialPanel = new Panel({}, content);
    m_figure = new HeadLabel(type::kFigure, m_trialPanel);
    m_margin = new PlainLabel(m_trialPanel);
    m_margin->setWordWrap(true);
    setRole(m_margin, Role::Muted);
    m_told = new ReadingLabel(m_trialPanel);
    m_again = new QPushButton(m_trialPanel);
    auto* again = new QHBoxLayout;
    again->addWidget(m_again);
    again->addStretch(1);
    m_trialPanel->body()->addWidget(m_figure);
    m_trialPanel->body()->addWidget(m_margin);
    m_trialPanel->body()->addWidget(m_told);
    m_trialPanel->body()->addLayout(again);
    column->addWidget(m_cardPanel);
    column->addWidget(m_sentencePanel);
    column->addWidget(m_trialPanel);
    column->addStretch(1);
    inEachLanguage(content, [this] {
        m_cardPanel->setHeading(tr("As a card"));
        m_card->setAccessibleName(tr("The card as it is painted"));
        const QString sentence = tr("The sentence, made from the program");
        m_sentencePanel->setHeading(sentence);
        m_sentence->setName(sentence);
        m_otherSentences->setName(sentence);
        const QString tried = tr("Tried out in %1 matches at level %2")
                                  .arg(QString::number(FactionTrial::kMatches), QString::number(FactionTrial::kLevel));
        m_trialPanel->setHeading(tried);
        m_told->setName(tried);
        m_again->setText(tr("Try again"));
        m_again->setToolTip(tr("With other pairs and other hands"));
    });
    connect(m_again, &QPushButton::clicked, this, [this] { m_trial->begin(m_presenter->text().toStdString(), true); });
    connect(m_trial, &FactionTrial::changed, this, &FactionsPage::showTrial);
    auto* scroll = new ScrolledArea(content, this);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(220);
    return scroll;
}

void FactionsPage::connectPresenter()
{
    connect(m_presenter, &FactionsPresenter::listChanged, this, &FactionsPage::showList);
    connect(m_presenter, &FactionsPresenter::opened, this, &FactionsPage::showText);
    connect(m_presenter, &FactionsPresenter::read, this, &FactionsPage::showReading);
    connect(m_presenter, &FactionsPresenter::offersChanged, this, &FactionsPage::factionsChanged);
    connect(m_presenter, &FactionsPresenter::told, m_notice, &NoticeBar::tell);
    connect(m_presenter, &FactionsPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_presenter, &FactionsPresenter::removed, this, &FactionsPage::removed);
}

void FactionsPage::open(const QString& name)
{
    for (const core::StoredFaction& each : m_presenter->all())
        if (QString::fromStdString(each.name) == name) {
            m_presenter->open(each.id);
            return;
        }
}

void FactionsPage::create()
{
    m_presenter->create(QString::fromStdString(game().setNames().front()));
    m_edit->setFocus(Qt::OtherFocusReason);
}

bool FactionsPage::settle()
{
    return m_presenter->settle();
}

void FactionsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_presenter->reload();
    showReading();
}

void FactionsPage::hideEvent(QHideEvent* event)
{
    m_presenter->settle();
    m_trial->stop();
    m_tried.clear();
    QWidget::hideEvent(event);
}

void FactionsPage::showList()
{
    m_showing = true;
    m_list->replaceAll(m_presenter->all());
    const core::StoredFaction* const current = m_presenter->current();
    m_listView->setCurrentIndex(current == nullptr ? QModelIndex() : m_list->indexOfId(current->id));
    m_showing = false;
    m_listStack->setCurrentIndex(m_presenter->all().empty() ? 1 : 0);
}

void FactionsPage::showText()
{
    m_showing = true;
    m_edit->setPlainText(m_presenter->text());
    m_showing = false;
    m_textStack->setCurrentIndex(m_presenter->current() == nullptr ? 1 : 0);
    m_tried.clear();
}

/// What is read while the page goes out of sight, perhaps with its window for good, is shown when it comes back.
void FactionsPage::showReading()
{
    if (!isVisible())
        return;
    const core::StoredFaction* const current = m_presenter->current();
    const FactionReading& reading = m_presenter->reading();
    const bool there = current != nullptr;
    const bool sound = there && reading.check.sound();
    m_showing = true;
    m_entries->replaceAll(reading.check, reading.cards[static_cast<std::size_t>(core::language::spoken())]);
    m_showing = false;
    m_edit->setFaults(reading.check.faults);
    m_header->setTitle(there ? QString::fromStdString(current->name) : tr("Own factions"));
    QStringList facts;
    if (there && !reading.check.set.empty() && game().sets().size() > 1)
        facts << setLabel(game().sets(), reading.check.set);
    if (there)
        facts << (sound ? tr("kept, can be played")
                        : tr("kept as a draft: %n fault(s)", nullptr, static_cast<int>(reading.check.faults.size())));
    m_header->setSubtitle(facts.join(QStringLiteral(" · ")));
    m_cardsPanel->setHeading(there
            ? tr("Cards: %1 of %2")
                  .arg(QString::number(reading.check.cards), QString::number(reading.check.cardsWanted))
            : tr("Cards"));
    m_cardsPanel->setVisible(there);
    m_export->setEnabled(there);
    m_play->setEnabled(sound);
    m_duplicate->setEnabled(there);
    m_remove->setEnabled(there);
    showFaults();
    followCursor();
    showCard();
    tryOut();
}

void FactionsPage::showFaults()
{
    while (QLayoutItem* row = m_faultRows->takeAt(0)) {
        delete row->widget();
        delete row;
    }
    const core::Problems& faults = m_presenter->reading().check.faults;
    m_faultPanel->setVisible(!faults.empty());
    m_faultPanel->setHeading(tr("%n fault(s)", nullptr, static_cast<int>(faults.size())));
    for (std::size_t i = 0; i < faults.size() && i < kMostFaults; ++i)
        addFault(faults[i]);
    m_faultRows->addStretch(1);
}

void FactionsPage::addFault(const core::Problem& fault)
{
    auto* area = new QWidget(m_faults);
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    auto* line = new QPushButton(area);
    line->setText(fault.spot.line == 0 ? tr("the text") : tr("line %1").arg(fault.spot.line));
    line->setAccessibleName(QStringLiteral("%1: %2").arg(line->text(), faultText(fault)));
    line->setToolTip(tr("Goes there"));
    auto* words = new PlainLabel(faultText(fault), area);
    words->setWordWrap(true);
    row->addWidget(line);
    row->addWidget(words, 1);
    connect(line, &QPushButton::clicked, m_edit, [this, spot = fault.spot] { m_edit->goTo(spot); });
    if (!fault.instead.empty()) {
        auto* mending = new QPushButton(tr("Mend it"), area);
        mending->setAccessibleName(tr("Mend it: write “%1”").arg(QString::fromStdString(fault.instead)));
        row->addWidget(mending);
        connect(
            mending, &QPushButton::clicked, this, [this, fault] { mend(fault); }, Qt::QueuedConnection);
    }
    m_faultRows->addWidget(area);
}

void FactionsPage::mend(const core::Problem& fault)
{
    if (m_presenter->isReading())
        return; // the place may have moved since
    m_edit->replace(fault.spot, QString::fromStdString(fault.instead));
    m_edit->setFocus(Qt::OtherFocusReason);
    m_presenter->settle();
}

int FactionsPage::entryAtCursor() const
{
    const std::size_t byte = m_edit->byteAtCursor();
    const auto& entries = m_presenter->reading().check.entries;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (byte >= entries[i].spot.at && byte <= entries[i].spot.at + entries[i].spot.length)
            return static_cast<int>(i);
    return -1;
}

/// The card in whose text the cursor is becomes the one that is shown.
void FactionsPage::followCursor()
{
    if (m_showing)
        return;
    const int row = m_presenter->isReading() ? -1 : entryAtCursor();
    if (row < 0 && m_entryView->currentIndex().isValid())
        return;
    m_showing = true;
    m_entryView->setCurrentIndex(m_entries->index(std::max(0, row), 0));
    m_showing = false;
    showCard();
}

void FactionsPage::showCard()
{
    const FactionReading& reading = m_presenter->reading();
    const auto row = static_cast<std::size_t>(std::max(0, m_entryView->currentIndex().row()));
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
    for (const auto& [language, code] : { std::pair { Language::English, "en" }, std::pair { Language::German, "de" } })
        if (const core::CardInfo* const other = cardIn(language);
            other != nullptr && language != spoken && !other->text.empty())
            others << QStringLiteral("%1: %2").arg(QString::fromLatin1(code), QString::fromStdString(other->text));
    m_otherSentences->tell(others.join(QLatin1Char('\n')));
}

void FactionsPage::tryOut()
{
    const std::string text = m_presenter->text().toStdString();
    const bool sound
        = m_presenter->current() != nullptr && !m_presenter->isReading() && m_presenter->reading().check.sound();
    m_trialPanel->setVisible(sound);
    if (!sound) {
        m_tried.clear();
        m_trial->stop();
    } else if (isVisible() && text != m_tried) {
        m_tried = text;
        m_trial->begin(text);
    }
}

void FactionsPage::showTrial()
{
    const core::OwnTrial& trial = m_trial->result();
    m_again->setEnabled(!m_trial->isRunning());
    if (trial.matches == 0) {
        m_figure->setText(m_trial->isRunning() ? QStringLiteral("…") : QString());
        m_margin->setText(m_trial->isRunning() ? tr("The first matches are being played.") : QString());
        m_told->tell({});
        return;
    }
    const core::Estimate share = core::wilson(trial.won / trial.matches, static_cast<std::uint64_t>(trial.matches));
    const auto percent = [](double value) { return QLocale().toString(100 * value, 'f', 1); };
    m_figure->setText(QStringLiteral("%1 %").arg(percent(trial.won / trial.matches)));
    m_margin->setText(tr("of %n match(es) won; between %1 % and %2 % with a certainty of 95 %", nullptr, trial.matches)
                          .arg(percent(share.low), percent(share.high)));
    QStringList lines;
    std::vector<std::pair<std::string, core::OwnCardCounts::Count>> cards(trial.cards.begin(), trial.cards.end());
    const auto row = static_cast<std::size_t>(std::max(0, m_entryView->currentIndex().row()));
    const auto& entries = m_presenter->reading().check.entries;
    const std::string shown = row < entries.size() ? entries[row].name : std::string();
    std::stable_sort(cards.begin(), cards.end(), [&](const auto& a, const auto& b) {
        return std::pair(a.first == shown, a.second.played) > std::pair(b.first == shown, b.second.played);
    });
    for (const auto& [name, count] : cards)
        if (lines.size() < kMostTold)
            lines << tr("%1 was played %n time(s).", nullptr, count.played).arg(QString::fromStdString(name));
    if (trial.endless > 0)
        lines << tr("%n match(es) would not end.", nullptr, trial.endless);
    m_told->tell(lines.join(QLatin1Char('\n')));
}

void FactionsPage::readFiles()
{
    const QString file = askForFile(
        this, [] { return tr("Import a faction"); }, QDir::homePath(), [] { return tr("Factions (*.json)"); });
    if (!file.isEmpty())
        m_presenter->readFile(file);
}

void FactionsPage::writeFile()
{
    const core::StoredFaction* const current = m_presenter->current();
    if (current == nullptr)
        return;
    QString proposal;
    for (const QChar letter : QString::fromStdString(current->name).toLower())
        proposal += letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    const QString file = askWhereToWrite(
        this, [] { return tr("Export the faction"); }, QDir::home().filePath(proposal + QStringLiteral(".json")),
        [] { return tr("Factions (*.json)"); });
    if (!file.isEmpty())
        m_presenter->writeFile(file);
}

void FactionsPage::removed(const core::StoredFaction& faction)
{
    const QString name = QString::fromStdString(faction.name);
    m_notice->tellWithUndo([name] { return tr("“%1” is deleted. Its matches stay as they are.").arg(name); },
        [this, faction] { m_presenter->restore(faction); });
}

} // namespace ui
