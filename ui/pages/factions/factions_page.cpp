#include "ui/pages/factions/factions_page.h"

#include "ui/dialogs/ask.h"
#include "ui/dialogs/faction_dialog.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/pages/factions/card_on_top.h"
#include "ui/pages/factions/faction_list_column.h"
#include "ui/pages/factions/faction_outcome_column.h"
#include "ui/pages/factions/faction_text_column.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/text/day_words.h"
#include "ui/text/file_names.h"
#include "ui/text/set_words.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/three_columns.h"

#include <QDir>
#include <QPushButton>
#include <QTimer>

namespace ui {

FactionsPage::FactionsPage(const core::Game& game, core::FactionStore& store, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new FactionsPresenter(game, store, this))
    , m_header(new PageHeader(this))
    , m_lists(new FactionListColumn(*m_presenter, this))
    , m_text(new FactionTextColumn(*m_presenter, this))
    , m_outcome(new FactionOutcomeColumn(*m_presenter, this))
    , m_notice(new NoticeBar(this))
    , m_past(new QTimer(this))
{
    m_past->setSingleShot(true);
    connect(m_past, &QTimer::timeout, this, &FactionsPage::showHeader);
    makeHeader();
    auto* columns = new ThreeColumns(m_lists, m_text, m_outcome, { 226, 660, 400 }, 900, this);
    layOutPage(this, m_header, columns);
    standBelow(m_notice, this);
    setFocusProxy(m_lists);
    connectColumns();
    connectPresenter();
    m_presenter->reload();
    showText();
    onNewLanguage(this, [this] {
        m_presenter->readAgain();
        showReading();
    });
}

FactionsPage::~FactionsPage()
{
    m_presenter->disconnect(this);
}

const core::Game& FactionsPage::game() const
{
    return m_presenter->game();
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
    m_text->setFocus(Qt::OtherFocusReason);
}

void FactionsPage::copyPrinted()
{
    const std::string set = game().setNames().front();
    QStringList printed;
    for (const core::FactionInfo& each : game().factions())
        if (!each.own && each.set == set)
            printed << QString::fromStdString(each.name);
    auto* dialog = new FactionDialog(FactionFaces(game()), printed, {}, {}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FactionDialog::factionChosen, this,
        [this, set](const QString& name) { m_presenter->copy(name, QString::fromStdString(set)); });
    dialog->open();
}

void FactionsPage::setForm(bool form)
{
    m_text->setForm(form);
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
    m_outcome->rest();
    m_past->stop();
    QWidget::hideEvent(event);
}

void FactionsPage::makeHeader()
{
    auto* back = new IconButton(QStringLiteral("back"), m_header);
    m_header->addLeading(back);
    m_undo = m_header->addButton();
    m_undo->setEnabled(false);
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
    connect(m_undo, &QPushButton::clicked, m_text, &FactionTextColumn::undo);
    connect(m_export, &QPushButton::clicked, this, &FactionsPage::writeFile);
    connect(m_play, &QPushButton::clicked, this, &FactionsPage::play);
}

void FactionsPage::connectColumns()
{
    connect(m_lists, &FactionListColumn::createAsked, this, &FactionsPage::create);
    connect(m_lists, &FactionListColumn::copyAsked, this, &FactionsPage::copyPrinted);
    connect(m_lists, &FactionListColumn::importAsked, this, &FactionsPage::readFiles);
    connect(m_lists, &FactionListColumn::entryChosen, m_text, &FactionTextColumn::goToEntry);
    connect(m_lists, &FactionListColumn::entryChosen, this, &FactionsPage::showEntry);
    connect(m_lists, &FactionListColumn::cardAsked, m_text, [this] {
        m_text->addCard();
        showLastWritten();
    });
    connect(m_lists, &FactionListColumn::duplicateAsked, m_text, [this](std::size_t row) {
        m_text->duplicateEntry(row);
        showLastWritten();
    });
    connect(m_lists, &FactionListColumn::removeAsked, m_text, &FactionTextColumn::removeEntry);
    connect(m_outcome, &FactionOutcomeColumn::placeAsked, m_text, &FactionTextColumn::goToPlace);
    connect(m_outcome, &FactionOutcomeColumn::onTopAsked, this, &FactionsPage::playOnTop);
    connect(m_text, &FactionTextColumn::typed, m_outcome, &FactionOutcomeColumn::rest);
    connect(m_text, &FactionTextColumn::cursorMoved, this, &FactionsPage::followCursor);
    connect(m_text, &FactionTextColumn::failed, m_notice, &NoticeBar::tellError);
    connect(m_text, &FactionTextColumn::undoAvailable, m_undo, &QPushButton::setEnabled);
}

void FactionsPage::connectPresenter()
{
    connect(m_presenter, &FactionsPresenter::listChanged, m_lists, &FactionListColumn::showFactions);
    connect(m_presenter, &FactionsPresenter::opened, this, &FactionsPage::showText);
    connect(m_presenter, &FactionsPresenter::read, this, &FactionsPage::showReading);
    connect(m_presenter, &FactionsPresenter::offersChanged, this, &FactionsPage::factionsChanged);
    connect(m_presenter, &FactionsPresenter::told, m_notice, &NoticeBar::tell);
    connect(m_presenter, &FactionsPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_presenter, &FactionsPresenter::removed, this, &FactionsPage::removed);
}

void FactionsPage::showText()
{
    m_text->showText();
    m_outcome->setVisible(m_presenter->current() != nullptr);
    m_outcome->rest();
}

/// What is read while the page goes out of sight, perhaps with its window for good, is shown when it comes back.
void FactionsPage::showReading()
{
    if (!isVisible())
        return;
    m_lists->showEntries();
    m_text->showFaults();
    showHeader();
    m_lists->setEntry(m_text->entryAtCursor());
    showEntry(m_lists->entry());
    m_outcome->tryOut();
}

void FactionsPage::showHeader()
{
    const core::StoredFaction* const current = m_presenter->current();
    const core::FactionCheck& check = m_presenter->reading().check;
    const bool there = current != nullptr;
    const bool sound = there && check.sound();
    m_header->setTitle(there ? QString::fromStdString(current->name) : tr("Own factions"));
    QStringList facts;
    if (there && !check.set.empty() && game().sets().size() > 1)
        facts << setLabel(game().sets(), check.set);
    if (there)
        facts << (sound ? tr("can be played")
                        : tr("a draft with %n fault(s)", nullptr, static_cast<int>(check.faults.size())));
    if (!check.remarks.empty())
        facts << tr("%n to look at", nullptr, static_cast<int>(check.remarks.size()));
    if (there)
        facts << savedText();
    m_header->setSubtitle(facts.join(QStringLiteral(" · ")));
    m_export->setEnabled(there);
    m_play->setEnabled(sound);
}

/// When the text was kept last; asks for the header to be shown again as soon as that is said in other words.
QString FactionsPage::savedText()
{
    const QDateTime when = localTime(m_presenter->current()->changedAt);
    const QDateTime now = QDateTime::currentDateTime();
    m_past->start(agoLasts(when, now));
    return tr("saved %1", "just now, 3 minutes ago, yesterday, 3 May 2026").arg(agoText(when, now));
}

/// The card in whose text the cursor is becomes the one that is shown.
void FactionsPage::followCursor()
{
    const int row = m_text->entryAtCursor();
    if (row < 0)
        return;
    m_lists->setEntry(row);
    showEntry(m_lists->entry());
}

void FactionsPage::showEntry(std::size_t row)
{
    m_text->showEntry(row);
    m_outcome->setCursor(m_text->cursor());
    m_outcome->showEntry(row);
}

/// The card that has just been written is chosen, as the cursor is behind it.
void FactionsPage::showLastWritten()
{
    if (const int row = m_text->entryAtCursor(); row >= 0) {
        m_lists->setEntry(row);
        m_text->goToEntry(static_cast<std::size_t>(row));
        showEntry(static_cast<std::size_t>(row));
    }
}

void FactionsPage::readFiles()
{
    const QString file = askForFile(
        this, [] { return tr("Import a faction"); }, QDir::homePath(), [] { return tr("Factions (*.json)"); });
    if (!file.isEmpty())
        openFiles({ file });
}

void FactionsPage::openFiles(const QStringList& paths)
{
    m_presenter->readFiles(paths);
}

void FactionsPage::writeFile()
{
    const core::StoredFaction* const current = m_presenter->current();
    if (current == nullptr)
        return;
    const QString file = askWhereToWrite(
        this, [] { return tr("Export the faction"); },
        fileNameOf(QString::fromStdString(current->name)) + QStringLiteral(".json"),
        [] { return tr("Factions (*.json)"); });
    if (!file.isEmpty())
        m_presenter->writeFile(file);
}

void FactionsPage::play()
{
    const core::FactionCheck& check = m_presenter->reading().check;
    if (settle() && check.sound())
        Q_EMIT playAsked({ QString::fromStdString(check.name) }, QString::fromStdString(check.set));
}

void FactionsPage::playOnTop(const QString& card)
{
    const core::FactionCheck& check = m_presenter->reading().check;
    if (settle() && check.sound())
        Q_EMIT matchAsked(
            planWithOnTop(game(), QString::fromStdString(check.set), QString::fromStdString(check.name), card));
}

void FactionsPage::removed(const core::StoredFaction& faction)
{
    const QString name = QString::fromStdString(faction.name);
    m_notice->tellWithUndo([name] { return tr("“%1” is deleted. Its matches stay as they are.").arg(name); },
        [this, faction] { m_presenter->restore(faction); });
}

} // namespace ui
