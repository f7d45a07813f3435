#include "ui/table/hyperborea/hyperborea_gallery.h"

#include "core/game/game.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_sources.h"
#include "ui/language.h"
#include "ui/table/hyperborea/component_delegate.h"
#include "ui/table/hyperborea/component_model.h"
#include "ui/text/player_words.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

HyperboreaGallery::HyperboreaGallery(const core::Game& game, QWidget* parent)
    : Gallery(parent)
    , m_game(game)
    , m_model(new ComponentModel(game, this))
    , m_filter(new ComponentFilter(*m_model, this))
    , m_header(new PageHeader(this))
    , m_search(new QLineEdit(this))
    , m_stack(new QStackedWidget(this))
    , m_list(new QListView(m_stack))
    , m_none(new PlainLabel(m_stack))
    , m_count(new PlainLabel(this))
{
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new ComponentDelegate(m_list));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_none->setAlignment(Qt::AlignCenter);
    setRole(m_none, Role::Muted);
    setRole(m_count, Role::Muted);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_none);
    auto* page = new QWidget(this);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeFilters());
    left->addWidget(m_stack, 1);
    left->addWidget(m_count);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(12, 12, 12, 12);
    row->setSpacing(12);
    row->addLayout(left, 76);
    row->addWidget(makeSide(), 24);
    layOutPage(this, m_header, page);
    setFocusProxy(m_list);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setWords(words);
        tellCount();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showCurrent(); });
    m_list->setCurrentIndex(m_filter->index(0, 0));
    inEachLanguage(this, [this] { setTexts(); });
}

QWidget* HyperboreaGallery::makeFilters()
{
    auto* area = new QWidget(this);
    auto* row = new FlowLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_search->setClearButtonEnabled(true);
    row->addWidget(m_search);
    QStringList types { QString() };
    for (const auto& [type, words] : m_model->types())
        types << type;
    for (const QString& type : types) {
        auto* button = new QPushButton(area);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(type.isEmpty());
        setRole(button, Role::Toggle);
        connect(button, &QPushButton::clicked, this, [this, type] {
            m_filter->setType(type);
            tellCount();
        });
        row->addWidget(button);
        m_types << button;
    }
    return area;
}

QWidget* HyperboreaGallery::makeSide()
{
    auto* side = new Panel({}, this);
    m_title = new PlainLabel(side);
    m_kind = new PlainLabel(side);
    m_text = new PlainLabel(side);
    m_standing = new PlainLabel(side);
    m_rules = new QPushButton(side);
    m_title->setFont(titleFont(font(), type::kPanelTitle));
    setRole(m_kind, Role::Muted);
    setRole(m_standing, Role::Muted);
    for (QLabel* each : { m_title, m_kind, m_text, m_standing }) {
        each->setWordWrap(true);
        side->body()->addWidget(each);
    }
    side->body()->addWidget(m_rules);
    side->body()->addStretch(1);
    connect(m_rules, &QPushButton::clicked, this, [this] { Q_EMIT rulesAsked(m_title->text()); });
    return side;
}

void HyperboreaGallery::setTexts()
{
    m_header->setTitle(tr("%1: what lies in the box", "a game").arg(QString::fromStdString(m_game.name())));
    m_search->setPlaceholderText(tr("“flying”, “city”, “gem” …"));
    m_search->setAccessibleName(tr("Search the box"));
    m_list->setAccessibleName(tr("What lies in the box"));
    m_none->setText(tr("Nothing in the box is like that."));
    m_rules->setText(tr("Rules on it"));
    m_types.constFirst()->setText(tr("all", "kinds of things in a box"));
    qsizetype i = 1;
    for (const auto& [type, words] : m_model->types())
        m_types[i++]->setText(words);
    for (QPushButton* each : std::as_const(m_types))
        each->setAccessibleName(tr("Show: %1", "a kind of things").arg(each->text()));
    tellCount();
    showCurrent();
}

void HyperboreaGallery::tellCount()
{
    m_count->setText(tr("%n of %1", nullptr, m_filter->rowCount()).arg(m_model->rowCount()));
    m_stack->setCurrentIndex(m_filter->rowCount() > 0 ? 0 : 1);
}

void HyperboreaGallery::showCurrent()
{
    const QModelIndex at = m_list->currentIndex();
    m_rules->setEnabled(at.isValid());
    if (!at.isValid())
        return;
    const core::CardInfo& info = m_model->at(m_filter->mapToSource(at).row()).info;
    m_title->setText(QString::fromStdString(info.name));
    QStringList kind { QString::fromStdString(info.kind) };
    if (!info.group.empty())
        kind << QString::fromStdString(info.group);
    for (const core::Figure& figure : info.figures)
        kind << QStringLiteral("%1 %2").arg(
            QString::number(figure.values.front()), QString::fromStdString(figure.title()));
    if (info.copies > 1)
        kind << tr("%n in the box", nullptr, info.copies);
    m_kind->setText(kind.join(QStringLiteral(" · ")));
    m_text->setText(QString::fromStdString(info.text));
    m_standing->setText(standingOf(info.group).join(QLatin1Char('\n')));
    m_standing->setVisible(!m_standing->text().isEmpty());
    setTopic(this, m_title->text());
}

void HyperboreaGallery::setFindings(core::FindingsReader findings)
{
    m_unread = std::move(findings);
}

/// How often a realm wins against the others, of each lab that comes with the program.
QStringList HyperboreaGallery::standingOf(const std::string& realm)
{
    QStringList lines;
    const std::vector<std::string> realms = m_game.roles().names();
    if (std::find(realms.begin(), realms.end(), realm) == realms.end())
        return lines;
    if (const core::FindingsReader read = std::exchange(m_unread, {}))
        m_findings = read();
    for (const core::LabFindings& each : m_findings) {
        const core::LabTerms& terms = each.table.terms;
        const std::optional<std::size_t> place = core::placeOf(terms, { realm });
        if (!place)
            continue;
        const core::PairStanding standing = core::standingOf(each.table, *place);
        const core::MatchSetup setup { terms.set, {}, terms.options };
        lines << tr("%1, %2, two seats by %3: won %4 of 100 (%5 to %6)", "a realm, a mode, a player, and figures")
                     .arg(QString::fromStdString(realm), QString::fromStdString(m_game.modeOf(setup).name),
                         playerTitle(terms.player), QString::number(standing.share.mean * 100, 'f', 0),
                         QString::number(standing.share.low * 100, 'f', 0),
                         QString::number(standing.share.high * 100, 'f', 0));
    }
    return lines;
}

void HyperboreaGallery::open(const QString& card)
{
    m_search->clear();
    m_types.constFirst()->click();
    for (int row = 0; row < m_filter->rowCount(); ++row)
        if (m_filter->index(row, 0).data().toString() == card) {
            m_list->setCurrentIndex(m_filter->index(row, 0));
            m_list->scrollTo(m_filter->index(row, 0));
            return;
        }
}

} // namespace ui
