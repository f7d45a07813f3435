#include "ui/pages/factions/faction_head.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/factions/field_editors.h"
#include "ui/theme.h"
#include "ui/widgets/colour_square.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/wheel.h"

#include <QAbstractItemView>
#include <QColorDialog>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr double kHeadName = 90; // pixels of the mock-up, at least
constexpr int kEmblemLetters = 6; // likewise
constexpr double kSwatch = 16;
constexpr const char* kNoEmblem = "unknown";

} // namespace

FactionHead::FactionHead(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_colour(new QPushButton(this))
    , m_colours(new QMenu(m_colour))
    , m_emblem(new QComboBox(this))
{
    for (const core::FactionInfo& each : game.factions())
        if (!each.own)
            m_printed.push_back(each);
    auto* flow = new FlowLayout(this);
    const auto add = [this, flow](QWidget* editor) {
        auto* pair = new QWidget(this);
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, space::kSmall, 0);
        auto* label = new PlainLabel(pair);
        setRole(label, Role::Muted);
        line->addWidget(label);
        line->addWidget(editor);
        flow->addWidget(pair);
        return label;
    };
    PlainLabel* const name = add(m_name);
    PlainLabel* const colour = add(m_colour);
    PlainLabel* const emblems = add(m_emblem);
    setFocusProxy(m_name);
    letWheelPass(*m_emblem);
    m_name->setMinimumWidth(scaled(font(), kHeadName));
    m_colour->setMenu(m_colours);
    m_emblem->setObjectName(QStringLiteral("emblem"));
    m_emblem->setFocusPolicy(Qt::StrongFocus);
    m_emblem->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_emblem->setMinimumContentsLength(kEmblemLetters);
    connect(m_name, &QLineEdit::textEdited, this,
        [this](const QString& text) { Q_EMIT traitAsked(core::FactionTrait::Name, text); });
    connect(m_emblem, &QComboBox::activated, this,
        [this](int index) { Q_EMIT traitAsked(core::FactionTrait::Emblem, m_emblem->itemData(index).toString()); });
    inEachLanguage(this, [=, this] {
        name->setText(tr("Faction"));
        m_name->setAccessibleName(tr("Name of the faction"));
        colour->setText(tr("Colour"));
        emblems->setText(tr("Emblem"));
        m_emblem->setAccessibleName(tr("Emblem of the faction"));
        m_emblem->view()->setAccessibleName(tr("Emblem of the faction"));
        fillColours();
        fillEmblems();
        showColour();
    });
}

void FactionHead::show(const core::FactionInfo& info, bool whole)
{
    m_info = info;
    if (const QString name = QString::fromStdString(info.name); name != m_name->text())
        m_name->setText(name);
    fitText(*m_name, kHeadName);
    fillEmblems();
    showColour();
    setEnabled(whole);
}

void FactionHead::goTo(core::FactionTrait trait)
{
    QWidget* const editor = trait == core::FactionTrait::Colour ? static_cast<QWidget*>(m_colour)
        : trait == core::FactionTrait::Emblem                   ? static_cast<QWidget*>(m_emblem)
                                                                : m_name;
    editor->setFocus(Qt::OtherFocusReason);
}

void FactionHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    fitText(*m_name, kHeadName);
    fillColours();
    m_emblem->clear();
    fillEmblems();
    showColour();
}

/// One for each colour that a printed faction has, by the name of the first that has it.
void FactionHead::fillColours()
{
    m_colours->clear();
    QStringList there;
    for (const core::FactionInfo& each : m_printed) {
        const QString colour = QString::fromStdString(each.colour);
        if (there.contains(colour))
            continue;
        there << colour;
        m_colours->addAction(colourSquare(QColor(colour), scaled(font(), kSwatch), devicePixelRatioF()),
            asCaption(QString::fromStdString(each.name)), this,
            [this, colour] { Q_EMIT traitAsked(core::FactionTrait::Colour, colour); });
    }
    m_colours->addSeparator();
    m_colours->addAction(tr("Another colour…"), this, &FactionHead::askColour);
}

void FactionHead::fillEmblems()
{
    const QString now = QString::fromStdString(m_info.emblem);
    const auto add = [this](const QString& emblemName, const QString& words) {
        if (m_emblem->findData(emblemName) < 0)
            m_emblem->addItem(QIcon(emblem(emblemName, scaled(font(), kSwatch), palette().color(QPalette::Text),
                                  devicePixelRatioF())),
                words, emblemName);
    };
    const QString none = QString::fromLatin1(kNoEmblem);
    add(none, tr("A card"));
    for (const core::FactionInfo& each : m_printed)
        add(QString::fromStdString(each.emblem), QString::fromStdString(each.name));
    if (!now.isEmpty())
        add(now, now);
    m_emblem->setItemText(m_emblem->findData(none), tr("A card"));
    m_emblem->setCurrentIndex(m_emblem->findData(now));
}

void FactionHead::showColour()
{
    const QString colour = QString::fromStdString(m_info.colour);
    m_colour->setIcon(colourSquare(QColor(colour), scaled(font(), kSwatch), devicePixelRatioF()));
    m_colour->setAccessibleName(tr("Colour of the faction: %1").arg(colour));
    m_colour->setToolTip(colour);
}

void FactionHead::askColour()
{
    const QColor chosen
        = QColorDialog::getColor(QColor(QString::fromStdString(m_info.colour)), this, tr("Colour of the faction"));
    if (chosen.isValid())
        Q_EMIT traitAsked(core::FactionTrait::Colour, chosen.name());
}

} // namespace ui
