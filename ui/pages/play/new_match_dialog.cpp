#include "ui/pages/play/new_match_dialog.h"

#include "ui/delegates/explained_entry_delegate.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/option_words.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/seat_editor.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

QStringList computerNames()
{
    return { NewMatchDialog::tr("Marrow"), NewMatchDialog::tr("Quill"), NewMatchDialog::tr("Thistle"),
        NewMatchDialog::tr("Ember") };
}

} // namespace

NewMatchDialog::NewMatchDialog(const core::Game& game, std::vector<core::SavedPair> pairs, const MatchPlan& last,
    const QStringList& factions, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_pairs(std::move(pairs))
    , m_seed(QRandomGenerator::global()->generate64())
    , m_seatRows(new QVBoxLayout)
    , m_add(new QPushButton(tr("Add a seat"), this))
    , m_seedEdit(new QLineEdit(this))
    , m_problems(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("New match"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(22, 20, 22, 18);
    rows->setSpacing(12);
    auto* title = new QLabel(tr("New match"), this);
    setRole(title, Role::Title);
    rows->addWidget(title);
    auto* seatsHeading = new QLabel(tr("SEATS, IN TURN ORDER"), this);
    setRole(seatsHeading, Role::Heading);
    rows->addWidget(seatsHeading);
    m_seatRows->setSpacing(8);
    rows->addLayout(m_seatRows);
    m_add->setAutoDefault(false);
    auto* addRow = new QHBoxLayout;
    addRow->addWidget(m_add);
    addRow->addStretch(1);
    rows->addLayout(addRow);

    auto* optionsHeading = new QLabel(tr("OPTIONS"), this);
    setRole(optionsHeading, Role::Heading);
    rows->addWidget(optionsHeading);
    auto* form = new FormArea(this);
    addSets(*form, setOf(game, last));
    for (const core::OptionInfo& option : game.options()) {
        auto* box = new QComboBox(form->widget());
        box->setItemDelegate(new ExplainedEntryDelegate(box));
        const QString name = QString::fromStdString(option.name);
        for (const std::string& value : option.values)
            box->addItem(optionWords(name, QString::fromStdString(value)), QString::fromStdString(value));
        const QString meaning = QString::fromStdString(option.meaning);
        box->setToolTip(meaning);
        box->setAccessibleName(name);
        box->setAccessibleDescription(meaning);
        box->view()->setAccessibleName(name);
        const auto kept = last.options.find(name);
        if (kept != last.options.end() && box->findData(kept->second) >= 0)
            box->setCurrentIndex(box->findData(kept->second));
        auto* label = new QLabel(optionLabel(name, meaning), form->widget());
        label->setToolTip(meaning);
        form->addRow(label, box);
        m_options.append({ name, box });
        connect(box, &QComboBox::currentIndexChanged, this, &NewMatchDialog::check);
    }
    m_seedEdit->setPlaceholderText(tr("new each time"));
    m_seedEdit->setAccessibleName(tr("Seed"));
    m_seedEdit->setText(last.seed);
    form->addRow(new QLabel(tr("Seed: the same number deals the same match"), form->widget()), m_seedEdit);
    rows->addWidget(form, 1);

    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setObjectName(QStringLiteral("problems"));
    rows->addWidget(m_problems);
    QPushButton* start = m_buttons->button(QDialogButtonBox::Ok);
    start->setText(tr("Start"));
    start->setAccessibleName(tr("Start"));
    start->setIcon({});
    setRole(start, Role::Primary);
    start->style()->unpolish(start); // the box has shown it to the style before it had its role
    start->style()->polish(start);
    m_buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    rows->addWidget(m_buttons);

    std::vector<SeatPlan> seats = last.seats;
    if (static_cast<int>(seats.size()) < game.minSeats()) {
        seats.clear();
        seats.push_back({ tr("You"), QStringLiteral("human"), PairSource::Random, {}, {} });
        seats.push_back({ freeName(), usualOpponent(), PairSource::Random, {}, {} });
    }
    if (factions.size() == 2)
        for (SeatPlan& seat : seats)
            if (seat.player == QStringLiteral("human")) {
                seat.source = PairSource::Chosen;
                seat.factions = factions;
                break;
            }
    for (const SeatPlan& seat : seats)
        addSeat(seat);
    fitNames();

    connect(m_add, &QPushButton::clicked, this, [this] {
        addSeat({ freeName(), usualOpponent(), PairSource::Random, {}, {} });
        fitNames();
        m_seats.last()->focusName();
        check();
    });
    connect(m_seedEdit, &QLineEdit::textChanged, this, &NewMatchDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    start->setFocus();
    // The longest names of factions want all of it; with large text they have the window's width.
    const int window = parent == nullptr ? 0 : parent->window()->width() - scaled(font(), 40);
    resize(std::min(scaled(font(), 1060), std::max(scaled(font(), 800), window)),
        std::min(sizeHint().height(), screen()->availableGeometry().height() * 9 / 10));
}

/// Which printing: the first of the options, since the pairs are of it.
void NewMatchDialog::addSets(FormArea& form, const QString& chosen)
{
    if (m_game.sets().size() < 2)
        return;
    m_sets = new QComboBox(form.widget());
    m_sets->setItemDelegate(new ExplainedEntryDelegate(m_sets));
    for (const std::string& set : m_game.sets())
        m_sets->addItem(setTitle(QString::fromStdString(set)), QString::fromStdString(set));
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(chosen)));
    m_sets->setToolTip(tr("Everybody plays with cards of one printing"));
    m_sets->setAccessibleName(tr("Printing"));
    m_sets->setAccessibleDescription(m_sets->toolTip());
    m_sets->view()->setAccessibleName(m_sets->accessibleName());
    form.addRow(new QLabel(tr("Cards"), form.widget()), m_sets);
    connect(m_sets, &QComboBox::currentIndexChanged, this, [this] {
        for (SeatEditor* seat : m_seats)
            seat->setSet(set());
        check();
    });
}

QString NewMatchDialog::set() const
{
    return m_sets == nullptr ? setOf(m_game, {}) : m_sets->currentData().toString();
}

QString NewMatchDialog::freeName() const
{
    for (const QString& name : computerNames()) {
        bool taken = false;
        for (const SeatEditor* seat : m_seats)
            taken = taken || seat->plan().name == name;
        if (!taken)
            return name;
    }
    return computerNames().first();
}

/// One person is "You" to the program; of several at one screen nobody is. A name somebody typed stays.
void NewMatchDialog::fitNames()
{
    static const QRegularExpression numbered(
        QRegularExpression::anchoredPattern(tr("Player %1").arg(QStringLiteral("\\d"))));
    const auto isPerson = [](const SeatEditor* seat) { return seat->plan().player == QStringLiteral("human"); };
    const auto persons = std::count_if(m_seats.begin(), m_seats.end(), isPerson);
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        const QString name = m_seats[i]->plan().name;
        const bool ofPerson = name == tr("You") || numbered.match(name).hasMatch();
        const bool ofComputer = computerNames().contains(name);
        if (isPerson(m_seats[i]) && (ofPerson || ofComputer))
            m_seats[i]->setName(persons == 1 ? tr("You") : tr("Player %1").arg(i + 1));
        else if (!isPerson(m_seats[i]) && ofPerson)
            m_seats[i]->setName(freeName());
    }
}

void NewMatchDialog::addSeat(const SeatPlan& plan)
{
    auto* seat = new SeatEditor(static_cast<int>(m_seats.size()) + 1, m_game, m_pairs, this);
    seat->setSet(set());
    seat->setPlan(plan);
    m_seats.append(seat);
    m_seatRows->addWidget(seat);
    connect(seat, &SeatEditor::changed, this, &NewMatchDialog::check);
    connect(seat, &SeatEditor::playerChanged, this, &NewMatchDialog::fitNames);
    connect(seat, &SeatEditor::removeAsked, this, [this, seat] { removeSeat(seat); });
    renumber();
}

void NewMatchDialog::removeSeat(SeatEditor* seat)
{
    m_seats.removeOne(seat);
    seat->hide();
    seat->deleteLater();
    renumber();
    fitNames();
    check();
}

void NewMatchDialog::renumber()
{
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setNumber(static_cast<int>(i) + 1);
        m_seats[i]->setRemovable(m_seats.size() > m_game.minSeats());
    }
    m_add->setEnabled(m_seats.size() < m_game.maxSeats());
}

MatchPlan NewMatchDialog::plan() const
{
    MatchPlan plan;
    plan.set = set();
    for (const SeatEditor* seat : m_seats)
        plan.seats.push_back(seat->plan());
    for (const auto& [name, box] : m_options)
        plan.options[name] = box->currentData().toString();
    plan.seed = m_seedEdit->text().trimmed();
    return plan;
}

void NewMatchDialog::check()
{
    core::Problems problems;
    m_setup = setupOf(m_game, plan(), m_pairs, m_seed, problems);
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
