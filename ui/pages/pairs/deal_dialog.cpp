#include "ui/pages/pairs/deal_dialog.h"

#include "ui/text/card_names.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kName = Qt::UserRole + 1; ///< the faction of a row, or the box of a row over its factions
constexpr int kIsBox = Qt::UserRole + 2;

QString seatText(int seat)
{
    return DealDialog::tr("Seat %1").arg(seat + 1);
}

} // namespace

DealDialog::DealDialog(const core::Game& game, const QString& set, std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_set(set)
    , m_rng(seed)
    , m_seats(new QComboBox(this))
    , m_pool(new QListWidget(this))
    , m_result(new QListWidget(this))
    , m_code(new QLineEdit(this))
    , m_says(new PlainLabel(this))
    , m_again(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_start(new QPushButton(this))
    , m_take(new QPushButton(this))
    , m_back(new QPushButton(this))
    , m_done(nullptr)
{
    build();
    for (int seats = std::max(core::kFewestDealt, game.minSeats());
         seats <= std::min(core::kMostDealt, game.maxSeats()); ++seats)
        m_seats->addItem(QString(), seats);
    fillPool();
    connect(m_seats, &QComboBox::currentIndexChanged, this, &DealDialog::dealAgain);
    connect(m_pool, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (m_filling)
            return;
        if (item->data(kIsBox).toBool()) {
            m_filling = true;
            for (int row = m_pool->row(item) + 1; row < m_pool->count(); ++row) {
                if (m_pool->item(row)->data(kIsBox).toBool())
                    break;
                m_pool->item(row)->setCheckState(item->checkState());
            }
            m_filling = false;
        }
        dealAgain();
    });
    connect(m_pool, &QListWidget::itemActivated, this, &DealDialog::take);
    connect(m_again, &QPushButton::clicked, this, &DealDialog::dealAgain);
    connect(m_start, &QPushButton::clicked, this, &DealDialog::startDraft);
    connect(m_take, &QPushButton::clicked, this, [this] { take(m_pool->currentItem()); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (m_draft)
            m_draft->takeBack();
        present();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_deal)
            QGuiApplication::clipboard()->setText(QString::fromStdString(core::toLine(m_deal->terms, m_deal->seed)));
    });
    connect(m_code, &QLineEdit::textEdited, this, &DealDialog::useCode);
    inEachLanguage(this, [this] { setWords(); });
    dealAgain();
    resize(scaled(font(), 640), scaled(font(), 470));
}

/// Enter takes a faction or a code; it never sets up the match by the way, only on that button.
void DealDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && qobject_cast<QPushButton*>(focusWidget()) != m_done)
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

void DealDialog::build()
{
    m_says->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_done = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    setRole(m_done, Role::Primary);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : { m_again, m_copy, m_start, m_take, m_back, m_done })
        button->setAutoDefault(false); // Enter in the code or the list is not for them
    auto* right = new QVBoxLayout;
    right->setSpacing(space::kSmall);
    right->addWidget(m_seats);
    right->addWidget(m_again);
    right->addWidget(m_start);
    right->addWidget(m_says);
    right->addWidget(m_take);
    right->addWidget(m_back);
    right->addWidget(m_result, 1);
    auto* grid = new QGridLayout;
    grid->setSpacing(space::kMedium);
    grid->addWidget(m_pool, 0, 0);
    grid->addLayout(right, 0, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* code = new QHBoxLayout;
    code->addWidget(m_code, 1);
    code->addWidget(m_copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kLarge, space::kLarge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addLayout(grid, 1);
    column->addLayout(code);
    column->addWidget(buttons);
    m_pool->setTabKeyNavigation(false);
    m_result->setTabKeyNavigation(false);
}

void DealDialog::fillPool()
{
    m_filling = true;
    std::vector<core::FactionInfo> factions = m_game.factions();
    std::erase_if(factions, [this](const core::FactionInfo& each) { return each.set != m_set.toStdString(); });
    std::stable_sort(factions.begin(), factions.end(), [](const auto& a, const auto& b) { return a.box < b.box; });
    const auto add = [this](const QString& text, const QString& name, bool box) {
        auto* item = new QListWidgetItem(text, m_pool);
        item->setData(kName, name);
        item->setData(kIsBox, box);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        QFont font = m_pool->font();
        font.setBold(box);
        item->setFont(font);
    };
    std::string box;
    for (const core::FactionInfo& each : factions) {
        if (each.box != box)
            add(QString::fromStdString(each.box), QString::fromStdString(each.box), true);
        box = each.box;
        const QString name = QString::fromStdString(each.name);
        add(shownCard(name), name, false);
    }
    m_filling = false;
}

void DealDialog::setWords()
{
    setWindowTitle(tr("Pairs for the table"));
    for (int i = 0; i < m_seats->count(); ++i)
        m_seats->setItemText(i, tr("%n seat(s)", nullptr, m_seats->itemData(i).toInt()));
    m_seats->setAccessibleName(tr("Number of seats"));
    m_pool->setAccessibleName(tr("Factions that may come"));
    m_pool->setAccessibleDescription(tr("Space lets a faction or a whole box come or not; Enter takes it in a draft."));
    m_result->setAccessibleName(tr("Pairs by seat"));
    m_code->setAccessibleName(tr("Code of this deal"));
    m_code->setPlaceholderText(tr("Paste a code to get the same deal"));
    m_again->setText(tr("Deal again"));
    m_start->setText(tr("Draft"));
    m_start->setToolTip(tr("Seats take factions one by one, in turn order and back"));
    m_take->setText(tr("Take this faction"));
    m_back->setText(tr("Take back"));
    m_copy->setText(tr("Copy code"));
    m_done->setText(tr("Set up the match"));
    present();
}

core::DealTerms DealDialog::terms() const
{
    core::DealTerms terms;
    terms.game = m_game.id();
    terms.set = m_set.toStdString();
    terms.seats = m_seats->currentData().toInt();
    for (int row = 0; row < m_pool->count(); ++row) {
        const QListWidgetItem* item = m_pool->item(row);
        if (!item->data(kIsBox).toBool() && item->checkState() == Qt::Checked)
            terms.pool.push_back(item->data(kName).toString().toStdString());
    }
    return terms;
}

void DealDialog::dealAgain()
{
    m_draft.reset();
    m_deal.reset();
    m_fault = nullptr;
    if (core::checkDeal(m_game, terms()).empty()) {
        // As many as a code can tell apart.
        m_deal = core::SharedDeal { terms(), m_rng.below(1U << 30U) };
        m_code->setText(QString::fromStdString(core::toLine(m_deal->terms, m_deal->seed)));
        m_code->setCursorPosition(0);
    } else {
        m_code->clear();
        m_fault = [this] {
            const core::Problems now = core::checkDeal(m_game, terms());
            return now.empty() ? QString() : QString::fromStdString(now.front().text());
        };
    }
    present();
}

/// What somebody else sent: all of it holds, whatever is checked here.
void DealDialog::useCode()
{
    m_draft.reset();
    const std::string text = m_code->text().toStdString();
    core::Problems problems;
    m_deal = core::dealFromLine(m_game, text, problems);
    m_fault = nullptr;
    if (m_deal) {
        m_set = QString::fromStdString(m_deal->terms.set);
    } else {
        m_fault = [this, text] {
            core::Problems again;
            core::dealFromLine(m_game, text, again);
            return again.empty() ? QString() : QString::fromStdString(again.front().text());
        };
    }
    present();
}

void DealDialog::startDraft()
{
    dealAgain(); // says what is wrong with the terms
    if (!m_deal)
        return;
    m_draft.emplace(m_game, terms());
    m_deal.reset();
    m_code->clear();
    present();
    m_pool->setFocus();
}

void DealDialog::take(QListWidgetItem* item)
{
    if (!m_draft || item == nullptr || !m_draft->take(item->data(kName).toString().toStdString()))
        return;
    present();
}

std::vector<std::vector<std::string>> DealDialog::dealt() const
{
    if (m_draft)
        return m_draft->pairs();
    if (m_deal)
        return core::deal(m_game, m_deal->terms, m_deal->seed);
    return {};
}

QList<QStringList> DealDialog::pairs() const
{
    QList<QStringList> all;
    for (const std::vector<std::string>& pair : dealt()) {
        QStringList names;
        for (const std::string& faction : pair)
            names << QString::fromStdString(faction);
        all << names;
    }
    return all;
}

void DealDialog::present()
{
    m_result->clear();
    int seat = 0;
    for (const std::vector<std::string>& pair : dealt()) {
        m_result->addItem(pair.empty() ? tr("%1: nothing yet", "a seat").arg(seatText(seat))
                                       : tr("%1: %2", "a seat and its pair").arg(seatText(seat), factionsText(pair)));
        ++seat;
    }
    const std::vector<std::string> left = m_draft ? m_draft->left() : std::vector<std::string> {};
    for (int row = 0; row < m_pool->count(); ++row) {
        QListWidgetItem* item = m_pool->item(row);
        const bool there
            = !m_draft || std::find(left.begin(), left.end(), item->data(kName).toString().toStdString()) != left.end();
        m_filling = true;
        item->setFlags(there
                ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | (m_draft ? Qt::NoItemFlags : Qt::ItemIsUserCheckable)
                : Qt::ItemFlags(Qt::NoItemFlags));
        m_filling = false;
    }
    QString says = m_fault ? m_fault() : QString();
    if (m_draft)
        says = m_draft->done() ? tr("Everybody has a pair.") : tr("%1 takes a faction.").arg(seatText(m_draft->seat()));
    else if (m_deal)
        says = tr("Whoever has the code gets the same deal.");
    m_says->setText(says);
    m_take->setVisible(m_draft.has_value());
    m_back->setVisible(m_draft.has_value());
    m_take->setEnabled(m_draft && !m_draft->done());
    m_copy->setEnabled(m_deal.has_value());
    m_done->setEnabled(m_draft ? m_draft->done() : m_deal.has_value());
}

} // namespace ui
