#include "ui/pages/play/match_form.h"

#include "ui/delegates/explained_entry_delegate.h"
#include "ui/language.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/seat_editor.h"
#include "ui/table/match_terms.h"
#include "ui/table/table_factory.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/faction_grid.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kSeat = 186; ///< width of a seat's card at least
constexpr int kMostAcross = 4;
constexpr int kEntryLetters = 16; ///< of an option that are seen at least

} // namespace

MatchForm::MatchForm(const core::Game& game, const std::vector<core::SavedPair>& pairs, const MatchPlan& last,
    const QStringList& factions, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_pairs(pairs)
    , m_faces(game)
    , m_set(setOf(game, last))
    , m_terms(makeMatchTerms(game))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    if (m_terms != nullptr)
        column->addWidget(makeTerms(last)); // on which it hangs how many sit down
    column->addWidget(makeSeats(last, factions)); // the keyboard goes from one to the next as they are made
    if (game.has(core::Has::Pairs))
        column->addWidget(makeGallery());
    column->addWidget(makeRules(last));
    column->addStretch(1);
    connect(this, &MatchForm::changed, this, [this] {
        showTaken();
        showTerms();
        showMode();
        sayRules();
    });
    fitSeats();
    showTaken();
    showTerms();
    showMode();
}

MatchForm::~MatchForm() = default;

/// What is asked first: the options on which the seats hang.
QWidget* MatchForm::makeTerms(const MatchPlan& last)
{
    auto* area = new QWidget(this);
    auto* rows = new QVBoxLayout(area);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* form = new FormArea(area);
    for (const QString& name : m_terms->foremost())
        for (const core::OptionInfo& option : m_game.options())
            if (QString::fromStdString(option.name) == name)
                addOption(*form, option, last);
    m_remark = new PlainLabel(area);
    m_remark->setWordWrap(true);
    m_remark->setObjectName(QStringLiteral("remark"));
    rows->addWidget(form);
    rows->addWidget(m_remark);
    for (const Option& option : m_optionBoxes)
        connect(option.box, &QComboBox::currentIndexChanged, this, [this] {
            fitSeats();
            Q_EMIT resized();
        });
    onNewLanguage(m_remark, [this] { showTerms(); });
    return area;
}

/// The options as they are chosen, with the seats there are.
core::MatchSetup MatchForm::optionsSetup() const
{
    core::MatchSetup setup;
    setup.set = m_set.toStdString();
    for (const Option& option : m_optionBoxes)
        setup.options[option.name.toStdString()] = option.box->currentData().toString().toStdString();
    setup.seats.resize(static_cast<std::size_t>(m_seats.size()));
    return setup;
}

/// Only what changes something is asked, and what is to be known of it is said.
void MatchForm::showTerms()
{
    if (m_terms == nullptr)
        return;
    const core::MatchSetup setup = optionsSetup();
    for (const Option& option : m_optionBoxes) {
        const bool matters = m_terms->matters(option.name, setup);
        for (QWidget* part : { static_cast<QWidget*>(option.box), static_cast<QWidget*>(option.label),
                 static_cast<QWidget*>(option.meaning) })
            part->setVisible(matters);
    }
    m_remark->setText(m_terms->remark(setup));
    m_remark->setVisible(!m_remark->text().isEmpty());
}

/// What a match with these options is and how it is won, and who is with whom by the names in the seats.
void MatchForm::showMode()
{
    const core::MatchMode mode = m_game.modeOf(optionsSetup());
    QStringList lines { QString::fromStdString(mode.about), sidesText(mode) };
    lines.removeAll(QString());
    if (m_mode->text() == lines.join(QLatin1Char('\n')))
        return;
    const bool was = m_mode->isVisibleTo(this);
    m_mode->setText(lines.join(QLatin1Char('\n')));
    m_mode->setVisible(!lines.isEmpty());
    if (was != m_mode->isVisibleTo(this))
        Q_EMIT resized();
}

/// "You and Ben against Marrow and Rook"; empty where each plays alone.
QString MatchForm::sidesText(const core::MatchMode& mode) const
{
    QStringList sides;
    for (const core::SeatMask side : mode.sides) {
        QStringList names;
        for (qsizetype i = 0; i < m_seats.size(); ++i)
            if (core::contains(side, core::seatAt(static_cast<int>(i))))
                names << elided(shownName(m_seats[i]->plan().name.toStdString()));
        sides << namesText(names);
    }
    if (!mode.against.empty() && !sides.isEmpty())
        sides << QString::fromStdString(mode.against);
    if (sides.size() < 2)
        return {};
    return joined(sides, tr("%1 against %2", "players and players")) + QLatin1Char('.');
}

/// Whether the game takes so many seats by the setup's options, whatever else it has against it.
bool MatchForm::takes(core::MatchSetup setup, int seats) const
{
    setup.seats.resize(static_cast<std::size_t>(seats));
    const core::Problems problems = m_game.check(setup);
    return std::none_of(
        problems.begin(), problems.end(), [](const core::Problem& problem) { return problem.where == "seats"; });
}

/// Whether so many may sit down by these options; the game is asked.
bool MatchForm::maySit(int seats) const
{
    if (m_terms == nullptr)
        return seats >= m_game.minSeats() && seats <= m_game.maxSeats();
    return takes(optionsSetup(), seats);
}

/// "2 seats" or "4 or 6 seats": how many may sit down with that value; empty where it does not hang on it.
QString MatchForm::seatsOf(const Option& option, const QString& value) const
{
    QStringList counts;
    bool other = false; // some value allows what this one does not
    for (int seats = 1; seats <= m_game.maxSeats(); ++seats) {
        const auto allows = [&](const QString& each) {
            return takes({ {}, {}, { { option.name.toStdString(), each.toStdString() } } }, seats);
        };
        if (allows(value))
            counts << QString::number(seats);
        for (int i = 0; i < option.box->count(); ++i)
            other = other || allows(option.box->itemData(i).toString()) != allows(value);
    }
    if (!other || counts.isEmpty())
        return {};
    const QString first = counts.constFirst();
    const QString last = counts.constLast();
    if (counts.size() == 1)
        return tr("%n seat(s)", "how many play", last.toInt());
    if (counts.size() == 2)
        return tr("%1 or %2 seats", "how many play").arg(first, last);
    return tr("%1 to %2 seats", "how many play").arg(first, last);
}

/// As many seats as the format is for: the last ones go, or computers come.
void MatchForm::fitSeats()
{
    if (m_terms == nullptr || m_seats.isEmpty())
        return;
    int wanted = static_cast<int>(m_seats.size());
    for (int away = 0; away < m_game.maxSeats() && !maySit(wanted); ++away) {
        const auto now = static_cast<int>(m_seats.size());
        wanted = maySit(now + away) && now + away <= m_game.maxSeats() ? now + away : std::max(1, now - away);
    }
    if (!maySit(wanted))
        return; // what is wrong is said below
    while (static_cast<int>(m_seats.size()) > wanted)
        removeSeat(m_seats.last());
    while (static_cast<int>(m_seats.size()) < wanted) {
        addSeat({ freeName(), usualOpponent(), PairSource::Random, {}, {} });
        renumber();
    }
    renumber();
    fitNames();
    Q_EMIT changed();
}

QWidget* MatchForm::makeSeats(const MatchPlan& last, const QStringList& factions)
{
    auto* area = new QWidget(this);
    auto* rows = new QVBoxLayout(area);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    QLabel* heading = makeHeading({}, area);
    rows->addWidget(heading);
    m_places = new QGridLayout;
    m_places->setSpacing(10);
    rows->addLayout(m_places);
    addSeats(last, factions);
    m_add = new QPushButton(area);
    m_add->setAutoDefault(false);
    m_mode = new PlainLabel(area);
    m_mode->setWordWrap(true);
    m_mode->setObjectName(QStringLiteral("mode"));
    m_mode->hide(); // until there is something to say
    rows->addWidget(m_mode);
    auto* line = new QHBoxLayout;
    line->addWidget(m_add);
    line->addStretch(1);
    rows->addLayout(line);
    renumber();
    connect(m_add, &QPushButton::clicked, this, [this] {
        do { // up to the next number of seats that the match can have
            addSeat({ freeName(), usualOpponent(), PairSource::Random, {}, {} });
            renumber();
        } while (m_add->isEnabled() && !maySit(static_cast<int>(m_seats.size())));
        fitNames();
        m_seats.last()->focusName();
        Q_EMIT changed();
        Q_EMIT resized();
    });
    inEachLanguage(heading, [this, heading] {
        heading->setText(tr("Who plays, in turn order"));
        showMode();
        m_add->setText(tr("Add a seat"));
    });
    return area;
}

void MatchForm::addSeats(const MatchPlan& last, const QStringList& factions)
{
    std::vector<SeatPlan> seats = last.seats;
    if (static_cast<int>(seats.size()) < m_game.minSeats()) {
        seats.clear();
        seats.push_back({ kYou, QStringLiteral("human"), PairSource::Random, {}, {} });
        seats.push_back({ computerNames().constFirst(), usualOpponent(), PairSource::Random, {}, {} });
    }
    if (!factions.isEmpty())
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

QWidget* MatchForm::makeGallery()
{
    auto* area = new QWidget(this);
    auto* rows = new QVBoxLayout(area);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    m_galleryTitle = makeHeading({}, area);
    m_gallery = new FactionGrid(area);
    m_gallery->setFactions(m_faces, m_faces.namesIn(m_set));
    rows->addWidget(m_galleryTitle);
    rows->addWidget(m_gallery);
    connect(m_gallery, &FactionGrid::factionChosen, this, &MatchForm::fillSlot);
    connect(m_gallery, &FactionGrid::left, this, [this] {
        if (m_active != nullptr)
            m_active->focusSlot(m_slot);
    });
    onNewLanguage(m_gallery, [this] { askSlot(m_active, m_slot, false); });
    askSlot(m_seats.constFirst(), 0, false);
    return area;
}

QWidget* MatchForm::makeRules(const MatchPlan& last)
{
    auto* area = new QWidget(this);
    auto* rows = new QVBoxLayout(area);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    QLabel* heading = makeHeading({}, area);
    rows->addWidget(heading);
    m_rules = new PlainLabel(area);
    m_rules->setWordWrap(true);
    m_change = new QPushButton(area);
    m_change->setCheckable(true);
    m_change->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->addWidget(m_rules, 1);
    line->addWidget(m_change);
    rows->addLayout(line);
    rows->addWidget(makePractice(last));

    auto* form = new FormArea(area);
    m_options = form;
    addSets(*form);
    for (const core::OptionInfo& option : m_game.options())
        if (m_terms == nullptr || !m_terms->foremost().contains(QString::fromStdString(option.name)))
            addOption(*form, option, last);
    m_seedEdit = new QLineEdit(form);
    m_seedEdit->setText(last.seed);
    auto* seedLabel = new PlainLabel(form);
    form->addRow(seedLabel, m_seedEdit);
    form->hide();
    rows->addWidget(form);
    connect(m_seedEdit, &QLineEdit::textChanged, this, &MatchForm::changed);
    connect(m_change, &QPushButton::toggled, this, [this](bool open) {
        m_options->setVisible(open);
        for (SeatEditor* seat : m_seats)
            seat->setDetailed(open);
        sayRules();
        Q_EMIT resized();
    });
    inEachLanguage(area, [=, this] {
        heading->setText(tr("By which rules"));
        m_seedEdit->setPlaceholderText(tr("new each time"));
        m_seedEdit->setAccessibleName(tr("Seed"));
        seedLabel->setText(tr("Seed: the same number deals the same match"));
        sayRules();
    });
    return area;
}

QWidget* MatchForm::makePractice(const MatchPlan& last)
{
    auto* area = new QWidget(this);
    auto* line = new QHBoxLayout(area);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    m_practice = new QCheckBox(area);
    m_practice->setChecked(last.practice);
    auto* meaning = new PlainLabel(area);
    meaning->setWordWrap(true);
    setRole(meaning, Role::Muted);
    line->addWidget(m_practice);
    line->addWidget(meaning, 1);
    connect(m_practice, &QCheckBox::toggled, this, &MatchForm::changed);
    inEachLanguage(m_practice, [this, meaning] {
        m_practice->setText(tr("Practice"));
        meaning->setText(practiceMeaning(m_game));
        m_practice->setAccessibleDescription(meaning->text());
        m_practice->setToolTip(meaning->text());
    });
    return area;
}

/// Whether an option stands behind the button and changes something.
bool MatchForm::isInRules(const Option& option) const
{
    return m_terms == nullptr
        || (!m_terms->foremost().contains(option.name) && m_terms->matters(option.name, optionsSetup()));
}

/// All rules in one line: the printing, and how many options are not as usual.
void MatchForm::sayRules()
{
    QStringList parts;
    for (const core::SetInfo& set : m_game.sets())
        if (m_game.sets().size() > 1 && QString::fromStdString(set.name) == m_set)
            parts << setTitle(set);
    const auto other = static_cast<int>(std::count_if(m_optionBoxes.begin(), m_optionBoxes.end(),
        [&](const Option& option) { return option.box->currentIndex() > 0 && isInRules(option); }));
    parts << (other == 0 ? tr("as printed, no option changed") : tr("%n option(s) changed", nullptr, other));
    if (!m_seedEdit->text().trimmed().isEmpty())
        parts << tr("seed %1").arg(elided(m_seedEdit->text().trimmed()));
    m_rules->setText(parts.join(QStringLiteral(" · ")));
    m_change->setText(m_change->isChecked() ? tr("Fold up") : tr("Change…"));
    m_change->setAccessibleName(m_change->isChecked() ? tr("Fold the rules up") : tr("Change the rules"));
    m_change->setAccessibleDescription(m_rules->text());
}

void MatchForm::addOption(FormArea& form, const core::OptionInfo& option, const MatchPlan& last)
{
    auto* box = new QComboBox(&form);
    box->setItemDelegate(new ExplainedEntryDelegate(box));
    const QString name = QString::fromStdString(option.name);
    box->setObjectName(name);
    for (const core::OptionValue& value : option.values)
        box->addItem(QString(), QString::fromStdString(value.name));
    // As wide as there is room, and no wider for the longest entry: the list that opens has all of it.
    if (m_terms != nullptr) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kEntryLetters);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    auto* label = new PlainLabel(&form);
    auto* meaning = new PlainLabel(&form);
    meaning->setWordWrap(true);
    setRole(meaning, Role::Muted);
    const Option made { name, box, label, meaning };
    inEachLanguage(box, [this, made] { sayOption(made); });
    const auto kept = last.options.find(name);
    if (kept != last.options.end() && box->findData(kept->second) >= 0)
        box->setCurrentIndex(box->findData(kept->second));
    form.addRow(label, box);
    form.addRow(meaning);
    m_optionBoxes.append(made);
    connect(box, &QComboBox::currentIndexChanged, this, &MatchForm::changed);
}

/// Gives an option the words it has now.
void MatchForm::sayOption(const Option& made) const
{
    for (const core::OptionInfo& option : m_game.options()) {
        if (QString::fromStdString(option.name) != made.name)
            continue;
        for (std::size_t i = 0; i < option.values.size(); ++i) {
            const QString words = QString::fromStdString(option.values[i].words);
            const QString seats = m_terms == nullptr || !m_terms->foremost().contains(made.name)
                ? QString()
                : seatsOf(made, QString::fromStdString(option.values[i].name));
            made.box->setItemText(static_cast<int>(i), seats.isEmpty() ? words : words + QStringLiteral(" · ") + seats);
        }
        const QString title = QString::fromStdString(option.title);
        const QString meaning = QString::fromStdString(option.meaning);
        made.label->setText(title);
        made.meaning->setText(meaning);
        made.box->setAccessibleName(title);
        made.box->setAccessibleDescription(meaning);
        made.box->view()->setAccessibleName(title);
        setTopic(made.box, title);
    }
}

/// Which printing: the first of the options, since the pairs are of it.
void MatchForm::addSets(FormArea& form)
{
    if (m_game.sets().size() < 2)
        return;
    m_sets = new QComboBox(&form);
    m_sets->setItemDelegate(new ExplainedEntryDelegate(m_sets));
    for (const core::SetInfo& set : m_game.sets())
        m_sets->addItem(QString(), QString::fromStdString(set.name));
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(m_set)));
    auto* label = new PlainLabel(&form);
    form.addRow(label, m_sets);
    inEachLanguage(m_sets, [this, label] {
        for (const core::SetInfo& set : m_game.sets())
            m_sets->setItemText(m_sets->findData(QString::fromStdString(set.name)), setTitle(set));
        label->setText(tr("Cards"));
        m_sets->setToolTip(tr("Everybody plays with cards of one printing"));
        m_sets->setAccessibleName(tr("Printing"));
        m_sets->setAccessibleDescription(m_sets->toolTip());
        m_sets->view()->setAccessibleName(m_sets->accessibleName());
    });
    connect(m_sets, &QComboBox::currentIndexChanged, this, [this] {
        m_set = m_sets->currentData().toString();
        for (SeatEditor* seat : m_seats)
            seat->setSet(m_set);
        if (m_gallery != nullptr)
            m_gallery->setFactions(m_faces, m_faces.namesIn(m_set));
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
        const bool ofPerson = isUnnamed(name);
        const bool ofComputer = computerNames().contains(name);
        if (isPerson(m_seats[i]) && (ofPerson || ofComputer))
            m_seats[i]->setName(persons == 1 ? kYou : numberedPlayer(static_cast<int>(i) + 1));
        else if (!isPerson(m_seats[i]) && ofPerson)
            m_seats[i]->setName(freeName());
    }
}

void MatchForm::addSeat(const SeatPlan& plan)
{
    auto* seat = new SeatEditor(static_cast<int>(m_seats.size()) + 1, m_game, m_faces, m_pairs, this);
    seat->setSet(m_set);
    seat->setPlan(plan);
    seat->setDetailed(m_change != nullptr && m_change->isChecked());
    if (!m_seats.isEmpty()) // after the seat before, not behind the options
        setTabOrder(m_seats.last(), seat);
    m_seats.append(seat);
    seat->show();
    connect(seat, &SeatEditor::changed, this, &MatchForm::changed);
    connect(seat, &SeatEditor::playerChanged, this, &MatchForm::fitNames);
    connect(seat, &SeatEditor::removeAsked, this, [this, seat] { removeSeat(seat); });
    connect(seat, &SeatEditor::slotAsked, this, [this, seat](int slot) { askSlot(seat, slot, true); });
}

void MatchForm::removeSeat(SeatEditor* seat)
{
    m_seats.removeOne(seat);
    m_places->removeWidget(seat);
    seat->hide();
    seat->deleteLater();
    if (m_active == seat)
        askSlot(m_seats.constFirst(), 0, false);
    renumber();
    fitNames();
    Q_EMIT changed();
    Q_EMIT resized();
}

void MatchForm::renumber()
{
    const auto count = static_cast<int>(m_seats.size());
    bool fewer = false;
    bool more = false;
    for (int seats = 1; seats <= m_game.maxSeats(); ++seats) {
        fewer = fewer || (seats < count && maySit(seats));
        more = more || (seats > count && maySit(seats));
    }
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setNumber(static_cast<int>(i) + 1);
        m_seats[i]->setRemovable(fewer);
    }
    m_add->setEnabled(more);
    arrangeSeats();
}

/// Side by side, all of one width, in as many rows as they need.
void MatchForm::arrangeSeats()
{
    const int fit = std::clamp(m_width / scaled(font(), kSeat), 1, kMostAcross);
    const int count = static_cast<int>(m_seats.size());
    const int rows = (count + fit - 1) / fit;
    const int across = (count + rows - 1) / rows;
    for (SeatEditor* seat : m_seats)
        m_places->removeWidget(seat);
    for (int i = 0; i < count; ++i)
        m_places->addWidget(m_seats[i], i / across, i % across);
    for (int i = 0; i < kMostAcross; ++i)
        m_places->setColumnStretch(i, i < across ? 1 : 0);
}

void MatchForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeFor(width());
}

void MatchForm::arrangeFor(int width)
{
    m_width = width;
    arrangeSeats();
}

/// The gallery fills this place of that seat from now on; whoever asked by key goes there.
void MatchForm::askSlot(SeatEditor* seat, int slot, bool byKey)
{
    m_active = seat;
    m_slot = slot;
    for (SeatEditor* each : m_seats)
        each->setActive(each == seat ? slot : -1);
    if (m_gallery == nullptr)
        return;
    const QString number = QString::number(m_seats.indexOf(seat) + 1);
    m_galleryTitle->setText(tr("Faction %1 of seat %2").arg(QString::number(slot + 1), number));
    m_gallery->setAccessibleName(m_galleryTitle->text());
    showTaken();
    if (byKey)
        m_gallery->focusOn(seat->faction(slot));
}

void MatchForm::fillSlot(const QString& faction)
{
    if (m_active == nullptr)
        return;
    SeatEditor* seat = m_active;
    const int filled = m_slot;
    const bool inGallery = m_gallery->isAncestorOf(QApplication::focusWidget());
    seat->setFaction(filled, faction);
    int next = filled;
    for (int i = 0; i < seat->slotCount() && !seat->faction(next).isEmpty(); ++i)
        next = (next + 1) % seat->slotCount();
    const bool whole = !seat->faction(next).isEmpty();
    askSlot(seat, whole ? filled : next, inGallery && !whole);
    if (inGallery && whole)
        seat->focusSlot(filled);
}

/// A role is one seat's alone, and a faction is taken where choosing it would be a fault.
void MatchForm::showTaken()
{
    for (SeatEditor* seat : m_seats) {
        QStringList roles;
        for (const SeatEditor* other : m_seats)
            if (other != seat && other->roleBox() != nullptr)
                roles << other->roleBox()->currentData().toString();
        seat->setTakenRoles(roles);
    }
    if (m_gallery == nullptr || m_active == nullptr)
        return;
    const auto seat = static_cast<std::size_t>(m_seats.indexOf(m_active));
    QStringList taken;
    for (int slot = 0; slot < m_active->slotCount(); ++slot)
        if (slot != m_slot && !m_active->faction(slot).isEmpty())
            taken << m_active->faction(slot);
    core::MatchSetup setup;
    setup.set = m_set.toStdString();
    for (const Option& option : m_optionBoxes)
        setup.options[option.name.toStdString()] = option.box->currentData().toString().toStdString();
    QStringList others;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_seats.size()); ++i) {
        const SeatEditor& each = *m_seats[static_cast<qsizetype>(i)];
        for (int slot = 0; i != seat && slot < each.slotCount(); ++slot)
            if (!each.faction(slot).isEmpty())
                others << each.faction(slot);
    }
    // Whether two seats may share one is the game's to say: it is asked with a setup of two seats that do.
    const QStringList all = m_faces.namesIn(m_set);
    for (const QString& other : others) {
        core::MatchSetup shared = setup;
        QStringList rest = all;
        rest.removeOne(other);
        for (int i = 0; i < std::max(2, m_game.minSeats()); ++i) {
            core::SeatSetup sits { "Seat " + std::to_string(i + 1), { other.toStdString() } };
            while (static_cast<int>(sits.factions.size()) < m_game.factionsPerSeat() && !rest.isEmpty())
                sits.factions.push_back(rest.takeFirst().toStdString());
            shared.seats.push_back(std::move(sits));
        }
        if (!m_game.check(shared).empty())
            taken << other;
    }
    m_gallery->setTaken(taken);
}

MatchPlan MatchForm::plan() const
{
    MatchPlan plan;
    plan.game = QString::fromStdString(m_game.id());
    plan.set = m_set;
    for (const SeatEditor* seat : m_seats)
        plan.seats.push_back(seat->plan());
    for (const Option& option : m_optionBoxes)
        plan.options[option.name] = option.box->currentData().toString();
    plan.seed = m_seedEdit->text().trimmed();
    plan.practice = m_practice->isChecked();
    return plan;
}

} // namespace ui
