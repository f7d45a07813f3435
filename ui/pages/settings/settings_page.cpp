#include "ui/pages/settings/settings_page.h"

#include "translations/languages.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/main_menu.h"
#include "ui/pages/matches/column_menu.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/pairs/box_settings.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/match_plan.h"
#include "ui/sound/sound_settings.h"
#include "ui/sound/sounds.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/wheel.h"
#include "ui/window_settings.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kNarrow = 880; ///< width below which the panels stand in one column
constexpr double kLabels = 104; ///< wide at least
constexpr int kTextStep = 5;
constexpr int kVolumeStep = 5;
constexpr double kTwoCueColumns = 590; ///< width of the panel from which the cues stand in two columns

/// What a row is about, as wide in every panel, so that sliders and lists begin below each other.
PlainLabel* rowLabel(QWidget* form)
{
    auto* label = new PlainLabel(form);
    label->setMinimumWidth(scaled(form->font(), kLabels));
    return label;
}

/// A slider and what it says, side by side.
QWidget* withWord(QSlider* slider, QLabel* word, QWidget* parent)
{
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(slider, 1);
    row->addWidget(word);
    letWheelPass(*slider);
    both->setFocusProxy(slider);
    return both;
}

} // namespace

SettingsPage::SettingsPage(SettingsRoom room, QWidget* parent)
    : QWidget(parent)
    , m_room(std::move(room))
    , m_header(new PageHeader(this))
    , m_beside(new QHBoxLayout)
    , m_left(new QVBoxLayout)
    , m_right(new QVBoxLayout)
{
    auto* body = new QWidget(this);
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(16, 14, 16, 16);
    layOutPage(this, m_header, body);
    for (QVBoxLayout* column : { m_left, m_right }) {
        column->setSpacing(16);
        column->addStretch(1);
    }
    m_beside->addLayout(m_left, 1);
    m_beside->addLayout(m_right);
    rows->addLayout(m_beside);
    rows->addStretch(1);
    m_panels << makeLooks() << makeMotion();
    if (Panel* play = makePlay())
        m_panels << play;
    m_panels << makeAsking() << makeShown() << makeData() << makeSound();
    arrange();
    connect(&m_room.theme, &Theme::changed, this, &SettingsPage::showValues);
    connect(&m_room.menu, &MainMenu::barChanged, this, &SettingsPage::showValues);
    inEachLanguage(this, [this] {
        m_header->setTitle(tr("Settings"));
        showValues();
    });
    setFocusProxy(m_themes->buttons().constFirst());
}

QWidget* SettingsPage::makeThemes(FormArea& form)
{
    auto* themes = new QWidget(&form);
    auto* row = new FlowLayout(themes);
    row->setSpacing(6);
    m_themes = new QButtonGroup(this);
    for (const Appearance appearance : { Appearance::System, Appearance::Light, Appearance::Dark }) {
        auto* button = new QPushButton(themes);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        setRole(button, Role::Toggle);
        m_themes->addButton(button, static_cast<int>(appearance));
        row->addWidget(button);
    }
    connect(m_themes, &QButtonGroup::idClicked, this, [this](int id) {
        const auto appearance = static_cast<Appearance>(id);
        m_room.window.setAppearance(appearance);
        m_room.theme.setAppearance(appearance);
    });
    return themes;
}

QWidget* SettingsPage::makeTextSize(FormArea& form)
{
    m_text = new QSlider(Qt::Horizontal, &form);
    m_text->setRange(kSmallestTextPercent, kLargestTextPercent);
    m_text->setSingleStep(kTextStep);
    m_text->setPageStep(2 * kTextStep);
    m_text->setTracking(false); // the page would move under the mouse
    m_percent = new PlainLabel(&form);
    QWidget* both = withWord(m_text, m_percent, &form);
    const auto inSteps = [](int percent) { return (percent + kTextStep / 2) / kTextStep * kTextStep; };
    const auto tell = [this, inSteps](int percent) { m_percent->setText(tr("%1 %").arg(inSteps(percent))); };
    connect(m_text, &QSlider::sliderMoved, this, tell);
    auto* const later = new QTimer(m_text); // all pages are laid out anew: once, however many steps were asked for
    later->setSingleShot(true);
    connect(m_text, &QSlider::valueChanged, this, [this, tell, later](int percent) {
        if (m_showing)
            return;
        tell(percent);
        later->start();
    });
    connect(later, &QTimer::timeout, this, [this, inSteps] {
        const bool keyboard = m_text->hasFocus();
        m_room.menu.setTextPercent(inSteps(m_text->value()));
        showValues();
        if (keyboard)
            m_text->setFocus(Qt::OtherFocusReason); // which it loses where the panels find other places
    });
    return both;
}

/// Each called as its speakers do.
QComboBox* SettingsPage::makeLanguages(FormArea& form)
{
    m_languages = new QComboBox(&form);
    for (const translations::Language& language : translations::languages())
        if (language.whole)
            m_languages->addItem(language.name, language.code);
    connect(m_languages, &QComboBox::activated, this, [this] {
        const QString code = m_languages->currentData().toString();
        m_room.window.setLanguage(code);
        speak(code);
    });
    return m_languages;
}

Panel* SettingsPage::makeLooks()
{
    auto* panel = new Panel({}, this);
    auto* form = new FormArea(panel);
    auto* theme = rowLabel(form);
    auto* text = rowLabel(form);
    auto* language = rowLabel(form);
    form->addRow(theme, makeThemes(*form));
    form->addRow(text, makeTextSize(*form));
    form->addRow(language, makeLanguages(*form));
    m_seats = new QCheckBox(form);
    m_bar = new QCheckBox(form);
    form->addRow(m_seats);
    form->addRow(m_bar);
    panel->body()->addWidget(form);
    panel->body()->addStretch(1);
    connect(m_seats, &QCheckBox::toggled, this, [this](bool on) {
        if (m_showing)
            return;
        m_room.window.setSeatSet(on ? SeatSet::ColourBlind : SeatSet::Usual);
        m_room.theme.setSeatSet(m_room.window.seatSet());
    });
    connect(m_bar, &QCheckBox::toggled, this, [this](bool on) {
        if (!m_showing)
            m_room.menu.setBar(on);
    });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Appearance"));
        theme->setText(tr("Theme"));
        m_themes->button(static_cast<int>(Appearance::System))->setText(tr("Like the desktop"));
        m_themes->button(static_cast<int>(Appearance::Light))->setText(tr("Light"));
        m_themes->button(static_cast<int>(Appearance::Dark))->setText(tr("Dark"));
        for (QAbstractButton* button : m_themes->buttons())
            button->setAccessibleName(tr("Theme: %1").arg(button->text()));
        text->setText(tr("Text size"));
        m_text->setAccessibleName(tr("Text size in percent"));
        language->setText(tr("Language"));
        m_languages->setAccessibleName(tr("Language"));
        m_languages->view()->setAccessibleName(tr("Language"));
        m_seats->setText(tr("Colours of the seats for colour-blind eyes"));
        m_bar->setText(tr("Menus in a bar above the page"));
    });
    return panel;
}

Panel* SettingsPage::makeMotion()
{
    auto* panel = new Panel({}, this);
    auto* form = new FormArea(panel);
    auto* speed = rowLabel(form);
    m_speed = new QSlider(Qt::Horizontal, form);
    m_speed->setRange(0, kFastestMotion);
    m_speed->setPageStep(1);
    m_speed->setTickPosition(QSlider::TicksBelow);
    m_speedWord = new PlainLabel(form);
    form->addRow(speed, withWord(m_speed, m_speedWord, form));
    auto* pause = rowLabel(form);
    m_pause = new QComboBox(form);
    for (const int milliseconds : kAiPauses)
        m_pause->addItem(QString(), milliseconds);
    form->addRow(pause, m_pause);
    m_reduced = new QCheckBox(form);
    form->addRow(m_reduced);
    panel->body()->addWidget(form);
    panel->body()->addStretch(1);
    connect(m_speed, &QSlider::valueChanged, this, [this](int value) {
        if (m_showing)
            return;
        m_room.feedback.setMotionSpeed(value);
        sayValues();
    });
    connect(m_pause, &QComboBox::activated, this, [this] { m_room.play.setAiPause(m_pause->currentData().toInt()); });
    connect(m_reduced, &QCheckBox::toggled, this, [this](bool on) {
        if (!m_showing)
            m_room.feedback.setReducedMotion(on);
    });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Motion"));
        speed->setText(tr("Speed of motion"));
        m_speed->setAccessibleName(tr("Speed of motion, 0 to 4"));
        m_reduced->setText(tr("Reduced motion: fade, do not fly"));
        pause->setText(tr("Pause between choices of an AI"));
        m_pause->setAccessibleName(pause->text());
        m_pause->view()->setAccessibleName(pause->text());
        for (int i = 0; i < m_pause->count(); ++i)
            m_pause->setItemText(i, aiPauseWord(m_pause->itemData(i).toInt()));
    });
    return panel;
}

/// Off until it is asked for. Each cue can be listened to before it is, and left out.
Panel* SettingsPage::makeSound()
{
    auto* panel = new Panel({}, this);
    auto* form = new FormArea(panel);
    m_sound = new QCheckBox(form);
    form->addRow(m_sound);
    auto* volume = rowLabel(form);
    m_volume = new QSlider(Qt::Horizontal, form);
    m_volume->setRange(0, 100);
    m_volume->setSingleStep(kVolumeStep);
    m_volume->setPageStep(2 * kVolumeStep);
    m_volumeWord = new PlainLabel(form);
    form->addRow(volume, withWord(m_volume, m_volumeWord, form));
    panel->body()->addWidget(form);
    m_cueGrid = new QGridLayout;
    m_cueGrid->setHorizontalSpacing(12);
    m_cueGrid->setVerticalSpacing(4);
    for (const Cue cue : kCues) {
        auto* box = new QCheckBox(panel);
        auto* button = new IconButton(QStringLiteral("start"), panel);
        box->setEnabled(false);
        m_cues << box;
        m_listen << button;
        connect(box, &QCheckBox::toggled, this, [this, cue](bool on) {
            if (!m_showing)
                m_room.sound.setHears(cue, on);
        });
        connect(button, &QToolButton::clicked, this, [this, cue] { m_room.sounds.sample(cue); });
    }
    panel->body()->addLayout(m_cueGrid);
    panel->body()->addStretch(1);
    connect(m_sound, &QCheckBox::toggled, this, [this](bool on) {
        for (QCheckBox* each : std::as_const(m_cues))
            each->setEnabled(on);
        if (m_showing)
            return;
        m_room.sound.setSound(on);
        if (on)
            m_room.sounds.sample(Cue::YourTurn);
        else
            m_room.sounds.stop();
    });
    connect(m_volume, &QSlider::valueChanged, this, [this](int percent) {
        if (m_showing)
            return;
        m_room.sound.setVolume(percent);
        sayValues();
    });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Sound"));
        m_sound->setText(tr("Sounds at the table"));
        volume->setText(tr("Volume"));
        m_volume->setAccessibleName(tr("Volume in percent"));
        for (qsizetype i = 0; i < m_cues.size(); ++i) {
            const QString title = cueTitle(kCues[static_cast<std::size_t>(i)]);
            m_cues[i]->setText(title);
            m_listen[i]->setAccessibleName(tr("Listen: %1").arg(title));
            m_listen[i]->setToolTip(m_listen[i]->accessibleName());
        }
    });
    return panel;
}

/// Nothing where no game has several printings.
Panel* SettingsPage::makePlay()
{
    const auto several = [](const core::Game* game) { return game->sets().size() > 1; };
    const auto found = std::find_if(m_room.games.begin(), m_room.games.end(), several);
    if (found == m_room.games.end())
        return nullptr;
    const core::Game* game = *found;
    m_printed = QString::fromStdString(game->id());
    auto* panel = new Panel({}, this);
    auto* form = new FormArea(panel);
    m_printing = new QComboBox(form);
    for (const core::SetInfo& set : game->sets())
        m_printing->addItem(QString(), QString::fromStdString(set.name));
    auto* label = rowLabel(form);
    form->addRow(label, m_printing);
    panel->body()->addWidget(form);
    auto* note = new PlainLabel(panel);
    setRole(note, Role::Muted);
    note->setWordWrap(true);
    panel->body()->addWidget(note);
    panel->body()->addStretch(1);
    connect(m_printing, &QComboBox::activated, this, [this] {
        MatchPlan plan = m_room.play.lastPlan(m_printed);
        plan.set = m_printing->currentData().toString();
        m_room.play.setLastPlan(plan);
    });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("New matches"));
        label->setText(tr("Printing"));
        m_printing->setAccessibleName(tr("Printing"));
        m_printing->view()->setAccessibleName(tr("Printing"));
        for (const core::SetInfo& set : game->sets())
            m_printing->setItemText(m_printing->findData(QString::fromStdString(set.name)), setTitle(set));
        note->setText(tr("The cards were printed twice, and some of them do something else since. A match is of one "
                         "printing."));
    });
    return panel;
}

Panel* SettingsPage::makeAsking()
{
    auto* panel = new Panel({}, this);
    m_askMe = new AskMe(panel);
    panel->body()->addWidget(m_askMe);
    m_waits = new QCheckBox(panel);
    auto* note = new PlainLabel(panel);
    setRole(note, Role::Muted);
    note->setWordWrap(true);
    panel->body()->addWidget(note);
    panel->body()->addWidget(m_waits);
    panel->body()->addStretch(1);
    connect(m_waits, &QCheckBox::toggled, this, [this](bool on) {
        if (!m_showing)
            m_room.play.setWaitsAfterScoring(on);
    });
    connect(m_askMe, &AskMe::chosen, this, [this](AskWhen when) { m_room.play.setAskWhen({}, when); });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Before and after a base scores"));
        m_waits->setText(tr("Wait for me after a base has scored"));
        note->setText(tr("Several people at one screen can each choose something else at the table."));
    });
    return panel;
}

/// The boxes whose factions a game has, each once.
QStringList SettingsPage::boxesOf(const core::Game& game) const
{
    QStringList boxes;
    for (const core::FactionInfo& faction : game.factions())
        if (const QString box = QString::fromStdString(faction.box);
            !faction.own && !box.isEmpty() && !boxes.contains(box))
            boxes << box;
    return boxes;
}

void SettingsPage::fillBoxes(QMenu& menu)
{
    for (const core::Game* game : m_room.games) {
        if (!game->has(core::Has::Pairs))
            continue;
        const QString id = QString::fromStdString(game->id());
        for (const QString& box : boxesOf(*game)) {
            QAction* action = menu.addAction(asCaption(box));
            action->setCheckable(true);
            action->setChecked(!m_room.boxes.missingBoxes(id).contains(box));
            connect(action, &QAction::toggled, this, [this, id, box](bool there) {
                QStringList missing = m_room.boxes.missingBoxes(id);
                missing.removeAll(box);
                if (!there)
                    missing << box;
                m_room.boxes.setMissingBoxes(id, missing);
            });
        }
    }
}

/// What is chosen elsewhere, too: at the table, where pairs are dealt, and over the list of matches.
Panel* SettingsPage::makeShown()
{
    auto* panel = new Panel({}, this);
    auto* form = new FormArea(panel);
    auto* teaching = rowLabel(form);
    m_teaching = new QComboBox(form);
    for (const Teaching each : { Teaching::FirstMatch, Teaching::Asked, Teaching::Never })
        m_teaching->addItem(QString(), static_cast<int>(each));
    form->addRow(teaching, m_teaching);
    panel->body()->addWidget(form);
    auto* boxes = new QPushButton(panel);
    auto* columns = new QPushButton(panel);
    for (QPushButton* button : { boxes, columns })
        button->setMenu(new QMenu(button));
    auto* row = new QWidget(panel);
    auto* buttons = new FlowLayout(row);
    buttons->setSpacing(8);
    buttons->addWidget(boxes);
    buttons->addWidget(columns);
    panel->body()->addWidget(row);
    m_analyses = new QCheckBox(panel);
    panel->body()->addWidget(m_analyses);
    panel->body()->addStretch(1);
    connect(m_analyses, &QCheckBox::toggled, this, [this](bool on) {
        if (!m_showing)
            m_room.matchList.setAnalysesByItself(on);
    });
    boxes->setVisible(std::any_of(m_room.games.begin(), m_room.games.end(),
        [this](const core::Game* game) { return game->has(core::Has::Pairs) && boxesOf(*game).size() > 1; }));
    connect(m_teaching, &QComboBox::activated, this,
        [this] { m_room.play.setTeaching(static_cast<Teaching>(m_teaching->currentData().toInt())); });
    connect(boxes->menu(), &QMenu::aboutToShow, this, [this, menu = boxes->menu()] {
        menu->clear();
        fillBoxes(*menu);
    });
    connect(columns->menu(), &QMenu::aboutToShow, this, [this, menu = columns->menu()] {
        menu->clear();
        fillColumnMenu(*menu, columnsOf(m_room.matchList),
            [this](const QList<int>& wanted) { m_room.matchList.setMatchColumns(wanted); });
    });
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Teaching, boxes and lists"));
        teaching->setText(tr("Say what can be done and why"));
        m_teaching->setAccessibleName(teaching->text());
        m_teaching->view()->setAccessibleName(teaching->text());
        m_teaching->setItemText(0, tr("in the first match"));
        m_teaching->setItemText(1, tr("in the next match"));
        m_teaching->setItemText(2, tr("never", "teaching"));
        boxes->setText(tr("Boxes you have"));
        boxes->setToolTip(tr("Random pairs and deals are of these boxes alone"));
        m_analyses->setText(tr("Analyse a match once it is over"));
        m_analyses->setToolTip(tr("Beside whatever else is done, on one core"));
        columns->setText(tr("Columns of the matches"));
        columns->setToolTip(tr("What the list of matches shows of each"));
    });
    return panel;
}

Panel* SettingsPage::makeData()
{
    auto* panel = new Panel({}, this);
    auto* where = new PlainLabel(panel);
    where->setWordWrap(true);
    setRole(where, Role::Muted);
    auto* path = new PlainLabel(wrappable(m_room.database), panel);
    path->setWordWrap(true);
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    panel->body()->addWidget(where);
    panel->body()->addWidget(path);
    auto* folder = new QPushButton(panel);
    auto* backup = new QPushButton(panel);
    auto* restore = new QPushButton(panel);
    auto* keys = new QPushButton(panel);
    auto* teach = new QPushButton(panel);
    auto* row = new QWidget(panel);
    auto* buttons = new FlowLayout(row);
    buttons->setSpacing(8);
    for (QPushButton* each : { backup, restore, folder, keys, teach })
        buttons->addWidget(each);
    panel->body()->addWidget(row);
    folder->setVisible(!m_room.database.isEmpty());
    connect(folder, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_room.database).absolutePath())); });
    connect(backup, &QPushButton::clicked, this, &SettingsPage::backupAsked);
    connect(restore, &QPushButton::clicked, this, &SettingsPage::restoreAsked);
    connect(keys, &QPushButton::clicked, this, &SettingsPage::shortcutsAsked);
    connect(teach, &QPushButton::clicked, this, &SettingsPage::teachAsked);
    inEachLanguage(panel, [=] {
        panel->setHeading(tr("Your data and your keys"));
        where->setText(tr("Matches and pairs are kept in one file on this computer, and nowhere else:"));
        folder->setText(tr("Open its folder"));
        backup->setText(tr("Back up everything…"));
        restore->setText(tr("Restore a backup…"));
        keys->setText(tr("Keyboard shortcuts"));
        teach->setText(tr("Show me how"));
        teach->setToolTip(tr("Begins a match that says at each step what can be done"));
    });
    return panel;
}

void SettingsPage::sayValues()
{
    const QStringList speeds { tr("off", "speed of motion"), tr("slow", "speed of motion"),
        tr("usual", "speed of motion"), tr("fast", "speed of motion"), tr("fastest", "speed of motion") };
    m_speedWord->setText(speeds.value(m_speed->value()));
    m_speed->setAccessibleDescription(m_speedWord->text());
    m_percent->setText(tr("%1 %").arg(m_room.theme.textPercent()));
    m_volumeWord->setText(tr("%1 %").arg(m_volume->value()));
    // As wide as the longest word, so that the slider stays where it is.
    int widest = fontMetrics().horizontalAdvance(tr("%1 %").arg(kLargestTextPercent));
    for (const QString& word : speeds)
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    for (QLabel* word : { m_speedWord, m_percent, m_volumeWord })
        word->setMinimumWidth(widest);
}

void SettingsPage::showValues()
{
    m_showing = true;
    m_themes->button(static_cast<int>(m_room.theme.appearance()))->setChecked(true);
    m_seats->setChecked(m_room.theme.seatSet() == SeatSet::ColourBlind);
    m_text->setValue(m_room.theme.textPercent());
    m_languages->setCurrentIndex(std::max(0, m_languages->findData(spokenLanguage())));
    m_bar->setChecked(m_room.menu.hasBar());
    m_speed->setValue(m_room.feedback.motionSpeed());
    m_reduced->setChecked(m_room.feedback.reducedMotion());
    // The longest that is offered and not longer: a file may hold any.
    const auto longer = std::upper_bound(kAiPauses.begin(), kAiPauses.end(), m_room.play.aiPause());
    m_pause->setCurrentIndex(std::max(0, static_cast<int>(longer - kAiPauses.begin()) - 1));
    m_sound->setChecked(m_room.sound.sound());
    m_volume->setValue(m_room.sound.volume());
    for (qsizetype i = 0; i < m_cues.size(); ++i)
        m_cues[i]->setChecked(m_room.sound.hears(kCues[static_cast<std::size_t>(i)]));
    m_askMe->setWhen(m_room.play.askWhen({}));
    m_waits->setChecked(m_room.play.waitsAfterScoring());
    m_analyses->setChecked(m_room.matchList.analysesByItself());
    m_teaching->setCurrentIndex(m_teaching->findData(static_cast<int>(m_room.play.teaching())));
    if (m_printing != nullptr)
        m_printing->setCurrentIndex(std::max(0, m_printing->findData(m_room.play.lastPlan(m_printed).set)));
    m_showing = false;
    sayValues();
}

/// Down the first column, then down the next.
void SettingsPage::arrangeCues(int columns)
{
    if (columns == m_cueColumns)
        return;
    m_cueColumns = columns;
    const int rows = (static_cast<int>(m_cues.size()) + columns - 1) / columns;
    for (int i = 0; i < static_cast<int>(m_cues.size()); ++i) {
        m_cueGrid->addWidget(m_listen[i], i % rows, 2 * (i / rows));
        m_cueGrid->addWidget(m_cues[i], i % rows, 2 * (i / rows) + 1);
    }
    for (int column = 0; column < 2; ++column)
        m_cueGrid->setColumnStretch(2 * column + 1, column < columns ? 1 : 0);
}

void SettingsPage::arrange()
{
    const int columns = width() < scaled(font(), kNarrow) ? 1 : 2;
    arrangeCues(width() / columns < scaled(font(), kTwoCueColumns) ? 1 : 2);
    if (columns == m_columns)
        return;
    m_columns = columns;
    m_beside->setSpacing(columns == 1 ? 0 : 16);
    m_beside->setStretchFactor(m_right, columns - 1);
    for (Panel* panel : m_panels) {
        m_left->removeWidget(panel);
        m_right->removeWidget(panel);
    }
    // Each column is as high as what is in it, so that no panel is stretched to its neighbour's height.
    for (qsizetype i = 0; i < m_panels.size(); ++i) {
        QVBoxLayout* column = i % columns == 0 ? m_left : m_right;
        column->insertWidget(column->count() - 1, m_panels[i]);
    }
}

void SettingsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SettingsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_panels.isEmpty())
        arrange();
}

void SettingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showValues(); // a match may have been set up with another printing
}

} // namespace ui
