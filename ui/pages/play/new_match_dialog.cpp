#include "ui/pages/play/new_match_dialog.h"

#include "ui/delegates/explained_entry_delegate.h"
#include "ui/language.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/match_form.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidth = 850;
constexpr double kLeastHeight = 420;
constexpr int kEdge = 22;

/// The game a plan is of, the first there is for one that says none or one that is gone.
const core::Game& gameOf(const MatchPlan& plan, const core::Shelf& games)
{
    const core::Game* found = games.find(plan.game.toStdString());
    return found == nullptr ? games.first() : *found;
}

QString idOf(const core::Game& game)
{
    return QString::fromStdString(game.id());
}

} // namespace

NewMatchDialog::NewMatchDialog(core::Shelf games, std::vector<core::SavedPair> pairs,
    const std::vector<MatchPlan>& last, const QStringList& factions, QWidget* parent)
    : QDialog(parent)
    , m_games(std::move(games))
    , m_pairs(std::move(pairs))
    , m_seed(QRandomGenerator::global()->generate64())
    , m_problems(new PlainLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    for (const MatchPlan& plan : last)
        m_plans.emplace(idOf(gameOf(plan, m_games)), plan);
    const core::Game& first = last.empty() ? m_games.first() : gameOf(last.front(), m_games);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kEdge, 20, kEdge, 18);
    rows->setSpacing(12);
    auto* title = new HeadLabel(20, this);
    rows->addWidget(title);
    if (m_games.several())
        rows->addWidget(makeGames(first));
    auto* contents = new QWidget(this); // scrolls where there is little room; title and buttons stay
    m_place = new QVBoxLayout(contents);
    m_place->setContentsMargins(0, 0, 0, 0);
    showForm(first, factions);
    m_scrolled = new ScrolledArea(contents, this);
    rows->addWidget(m_scrolled, 1);

    m_problems->setWordWrap(true);
    m_problems->setObjectName(QStringLiteral("problems"));
    rows->addWidget(m_problems);
    QPushButton* start = m_buttons->button(QDialogButtonBox::Ok);
    start->setIcon({});
    setRole(start, Role::Primary);
    start->style()->unpolish(start); // the box has shown it to the style before it had its role
    start->style()->polish(start);
    m_buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    rows->addWidget(m_buttons);

    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inEachLanguage(this, [=, this] {
        setWindowTitle(tr("New match"));
        title->setText(tr("New match"));
        check();
    });
    inEachLanguage(start, [start] { // after the box has given it Qt's word
        start->setText(tr("Start"));
        start->setAccessibleName(tr("Start"));
    });
    start->setFocus();
    resize(scaled(font(), kWidth), sizeHint().height());
    boundToScreen(*this);
    fit();
}

/// Which game, above all that depends on it.
QWidget* NewMatchDialog::makeGames(const core::Game& chosen)
{
    auto* form = new FormArea(this);
    m_chosen = new QComboBox(form);
    m_chosen->setItemDelegate(new ExplainedEntryDelegate(m_chosen));
    for (const core::Game* game : m_games)
        m_chosen->addItem(QString::fromStdString(game->name()), idOf(*game));
    m_chosen->setCurrentIndex(m_chosen->findData(idOf(chosen)));
    auto* label = new PlainLabel(form);
    form->addRow(label, m_chosen);
    inEachLanguage(form, [this, label] {
        label->setText(tr("Game"));
        m_chosen->setToolTip(tr("What is played"));
        m_chosen->setAccessibleName(tr("Game"));
        m_chosen->setAccessibleDescription(m_chosen->toolTip());
        m_chosen->view()->setAccessibleName(m_chosen->accessibleName());
    });
    connect(m_chosen, &QComboBox::currentIndexChanged, this, &NewMatchDialog::changeGame);
    return form;
}

void NewMatchDialog::showForm(const core::Game& game, const QStringList& factions)
{
    delete m_form;
    m_form = new MatchForm(game, m_pairs, m_plans[idOf(game)], factions, m_place->parentWidget());
    m_place->addWidget(m_form);
    m_form->arrangeFor(scaled(font(), kWidth) - 2 * kEdge);
    m_form->show();
    connect(m_form, &MatchForm::changed, this, &NewMatchDialog::check);
    connect(m_form, &MatchForm::resized, this, &NewMatchDialog::fit);
}

/// What was typed for the game before is there again when somebody comes back to it.
void NewMatchDialog::changeGame()
{
    m_plans[idOf(game())] = plan();
    showForm(*m_games.find(m_chosen->currentData().toString().toStdString()), {});
    check();
    fit();
}

/// Only now everything in it has the style by which it is measured.
void NewMatchDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    fit();
}

/// As high as what is in it, as far as the screen reaches; it scrolls beyond that.
void NewMatchDialog::fit()
{
    // Twice: words that were broken beside a scroll bar need fewer lines once it is gone.
    for (int i = 0; i < 2; ++i) {
        // What was hidden within tells what it is in only by these, one after the other.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_form->layout()->activate();
        m_scrolled->updateGeometry();
        layout()->activate();
        resize(width(), sizeHint().height());
        // Words that are broken at this width need more than they ask for.
        layout()->activate();
        const int lacking = m_scrolled->widget()->minimumSizeHint().height() - m_scrolled->viewport()->height();
        resize(width(), height() + std::max(0, lacking));
    }
    boundToScreen(*this);
    keepWithin();
}

/// Over its window, and no higher: where that is low, what is in the dialog scrolls.
void NewMatchDialog::keepWithin()
{
    const QWidget* over = parentWidget() == nullptr ? nullptr : parentWidget()->window();
    if (over == nullptr || !over->isVisible())
        return;
    resize(width(), std::min(height(), std::max(over->height(), scaled(font(), kLeastHeight))));
    if (!isVisible())
        return;
    const int below = geometry().bottom() - over->geometry().bottom();
    if (below > 0)
        move(x(), std::max(over->frameGeometry().top(), y() - below));
}

const core::Game& NewMatchDialog::game() const
{
    return m_form->game();
}

MatchPlan NewMatchDialog::plan() const
{
    return m_form->plan();
}

void NewMatchDialog::check()
{
    core::Problems problems;
    m_setup = setupOf(game(), plan(), m_pairs, m_seed, problems);
    QStringList lines;
    for (const core::Problem& problem : problems)
        lines << QString::fromStdString(problem.text());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, coloursOf(palette()).bad);
    m_problems->setPalette(ink);
    m_problems->setText(lines.join(QLatin1Char('\n')));
    m_problems->setAccessibleName(lines.isEmpty() ? tr("No faults") : m_problems->text());
    m_problems->setVisible(!lines.isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(lines.isEmpty());
}

} // namespace ui
