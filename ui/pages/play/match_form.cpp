#include "ui/pages/play/match_form.h"

#include "ui/delegates/explained_entry_delegate.h"
#include "ui/language.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/seat_editor.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

MatchForm::MatchForm(const core::Game& game, const std::vector<core::SavedPair>& pairs, const MatchPlan& last,
    const QStringList& factions, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_pairs(pairs)
    , m_set(setOf(game, last))
    , m_seatRows(new QVBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    QLabel* seatsHeading = makeHeading({}, this);
    column->addWidget(seatsHeading);
    m_seatRows->setSpacing(10);
    column->addLayout(m_seatRows);
    addSeats(last, factions); // the keyboard goes from one to the next as they are made
    m_add = new QPushButton(this);
    m_add->setAutoDefault(false);
    renumber();
    auto* addRow = new QHBoxLayout;
    addRow->addWidget(m_add);
    addRow->addStretch(1);
    column->addLayout(addRow);
    QLabel* optionsHeading = makeHeading({}, this);
    column->addWidget(optionsHeading);
    auto* form = new FormArea(this);
    addSets(*form);
    for (const core::OptionInfo& option : game.options())
        addOption(*form, option, last);
    m_seedEdit = new QLineEdit(form);
    m_seedEdit->setText(last.seed);
    auto* seedLabel = new PlainLabel(form);
    form->addRow(seedLabel, m_seedEdit);
    inEachLanguage(this, [=, this] {
        seatsHeading->setText(tr("Seats, in turn order"));
        m_add->setText(tr("Add a seat"));
        optionsHeading->setText(tr("Options"));
        m_seedEdit->setPlaceholderText(tr("new each time"));
        m_seedEdit->setAccessibleName(tr("Seed"));
        seedLabel->setText(tr("Seed: the same number deals the same match"));
    });
    column->addWidget(form);
    column->addStretch(1);

    connect(m_add, &QPushButton::clicked, this, [this] {
        addSeat({ freeName(), usualOpponent(), PairSource::Random, {}, {} });
        renumber();
        fitNames();
        m_seats.last()->focusName();
        Q_EMIT changed();
    });
    connect(m_seedEdit, &QLineEdit::textChanged, this, &MatchForm::changed);
}

void MatchForm::addSeats(const MatchPlan& last, const QStringList& factions)
{
    std::vector<SeatPlan> seats = last.seats;
    if (static_cast<int>(seats.size()) < m_game.minSeats()) {
        seats.clear();
        seats.push_back({ kYou, QStringLiteral("human"), PairSource::Random, {}, {} });
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
}

void MatchForm::addOption(FormArea& form, const core::OptionInfo& option, const MatchPlan& last)
{
    auto* box = new QComboBox(&form);
    box->setItemDelegate(new ExplainedEntryDelegate(box));
    const QString name = QString::fromStdString(option.name);
    box->setObjectName(name);
    for (const core::OptionValue& value : option.values)
        box->addItem(QString(), QString::fromStdString(value.name));
    auto* label = new PlainLabel(&form);
    inEachLanguage(box, [this, box, label] { sayOption(*box, *label); });
    const auto kept = last.options.find(name);
    if (kept != last.options.end() && box->findData(kept->second) >= 0)
        box->setCurrentIndex(box->findData(kept->second));
    form.addRow(label, box);
    m_options.append({ name, box });
    connect(box, &QComboBox::currentIndexChanged, this, &MatchForm::changed);
}

/// Gives the option of that box the words it has now.
void MatchForm::sayOption(QComboBox& box, QLabel& label) const
{
    for (const core::OptionInfo& option : m_game.options()) {
        if (QString::fromStdString(option.name) != box.objectName())
            continue;
        for (std::size_t i = 0; i < option.values.size(); ++i)
            box.setItemText(static_cast<int>(i), QString::fromStdString(option.values[i].words));
        const QString title = QString::fromStdString(option.title);
        const QString meaning = QString::fromStdString(option.meaning);
        label.setText(title);
        label.setToolTip(meaning);
        box.setToolTip(meaning);
        box.setAccessibleName(title);
        box.setAccessibleDescription(meaning);
        box.view()->setAccessibleName(title);
    }
}

/// Which printing: the first of the options, since the pairs are of it.
void MatchForm::addSets(FormArea& form)
{
    if (m_game.sets().size() < 2)
        return;
    auto* box = new QComboBox(&form);
    box->setItemDelegate(new ExplainedEntryDelegate(box));
    for (const core::SetInfo& set : m_game.sets())
        box->addItem(QString(), QString::fromStdString(set.name));
    box->setCurrentIndex(std::max(0, box->findData(m_set)));
    auto* label = new PlainLabel(&form);
    form.addRow(label, box);
    inEachLanguage(box, [this, box, label] {
        for (const core::SetInfo& set : m_game.sets())
            box->setItemText(box->findData(QString::fromStdString(set.name)), setTitle(set));
        label->setText(tr("Cards"));
        box->setToolTip(tr("Everybody plays with cards of one printing"));
        box->setAccessibleName(tr("Printing"));
        box->setAccessibleDescription(box->toolTip());
        box->view()->setAccessibleName(box->accessibleName());
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_set = box->currentData().toString();
        for (SeatEditor* seat : m_seats)
            seat->setSet(m_set);
        Q_EMIT changed();
    });
}

QString MatchForm::freeName() const
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
void MatchForm::fitNames()
{
    const auto isPerson = [](const SeatEditor* seat) { return seat->plan().player == QStringLiteral("human"); };
    const auto persons = std::count_if(m_seats.begin(), m_seats.end(), isPerson);
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        const QString name = m_seats[i]->plan().name;
        const bool ofPerson = isGivenName(name);
        const bool ofComputer = computerNames().contains(name);
        if (isPerson(m_seats[i]) && (ofPerson || ofComputer))
            m_seats[i]->setName(persons == 1 ? kYou : numberedPlayer(static_cast<int>(i) + 1));
        else if (!isPerson(m_seats[i]) && ofPerson)
            m_seats[i]->setName(freeName());
    }
}

void MatchForm::addSeat(const SeatPlan& plan)
{
    auto* seat = new SeatEditor(static_cast<int>(m_seats.size()) + 1, m_game, m_pairs, this);
    seat->setSet(m_set);
    seat->setPlan(plan);
    m_seats.append(seat);
    m_seatRows->addWidget(seat);
    connect(seat, &SeatEditor::changed, this, &MatchForm::changed);
    connect(seat, &SeatEditor::playerChanged, this, &MatchForm::fitNames);
    connect(seat, &SeatEditor::removeAsked, this, [this, seat] { removeSeat(seat); });
}

void MatchForm::removeSeat(SeatEditor* seat)
{
    m_seats.removeOne(seat);
    seat->hide();
    seat->deleteLater();
    renumber();
    fitNames();
    Q_EMIT changed();
}

void MatchForm::renumber()
{
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setNumber(static_cast<int>(i) + 1);
        m_seats[i]->setRemovable(m_seats.size() > m_game.minSeats());
    }
    m_add->setEnabled(m_seats.size() < m_game.maxSeats());
}

MatchPlan MatchForm::plan() const
{
    MatchPlan plan;
    plan.game = QString::fromStdString(m_game.id());
    plan.set = m_set;
    for (const SeatEditor* seat : m_seats)
        plan.seats.push_back(seat->plan());
    for (const auto& [name, box] : m_options)
        plan.options[name] = box->currentData().toString();
    plan.seed = m_seedEdit->text().trimmed();
    return plan;
}

} // namespace ui
