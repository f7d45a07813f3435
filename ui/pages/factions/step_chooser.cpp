#include "ui/pages/factions/step_chooser.h"

#include "ui/delegates/explained_entry_delegate.h"
#include "ui/look.h"
#include "ui/pages/factions/field_editors.h"
#include "ui/theme.h"
#include "ui/widgets/typed_list.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kChooserWidth = 400; // pixels of the mock-up
constexpr double kChooserHeight = 460; // likewise, at most
constexpr int kWordRole = Qt::UserRole + 1;

/// A heading is muted and in capitals, as those of panels are.
class StepDelegate final : public ExplainedEntryDelegate {
public:
    using ExplainedEntryDelegate::ExplainedEntryDelegate;

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        if (!index.data(kWordRole).toString().isEmpty())
            return ExplainedEntryDelegate::content(painter, area, option, index);
        QFont heading = bodyFont(option.font, type::kNote, QFont::DemiBold);
        heading.setCapitalization(QFont::AllUppercase);
        return text(painter, area, index.data(Qt::DisplayRole).toString(), heading, coloursOf(option.palette).muted,
            Qt::AlignLeft);
    }
};

bool holds(const std::string& words, const QString& typed)
{
    return QString::fromStdString(words).contains(typed, Qt::CaseInsensitive);
}

} // namespace

StepChooser::StepChooser(std::vector<core::FactionField::Word> steps, QString present, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_steps(std::move(steps))
    , m_present(std::move(present))
    , m_found(new QStandardItemModel(this))
    , m_field(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setRole(this, Role::Panel);
    setAccessibleName(m_present.isEmpty() ? tr("Add a step") : tr("Change the step"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(space::kSmall, space::kSmall, space::kSmall, space::kSmall);
    rows->setSpacing(space::kSmall);
    rows->addWidget(m_field);
    rows->addWidget(m_list, 1);
    m_field->setPlaceholderText(tr("What shall happen? Type a part of it"));
    m_field->setAccessibleName(tr("Find a step"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    connect(m_field, &QLineEdit::textChanged, this, &StepChooser::fill);
    auto* const typed = new TypedList(*m_field, *m_list, this);
    connect(typed, &TypedList::taken, this, [this](const QModelIndex& index) {
        const QString word = index.data(kWordRole).toString();
        close();
        if (word != m_present)
            Q_EMIT chosen(word);
    });
    fill();
}

void StepChooser::openAt(const QWidget& place)
{
    const QWidget* const window = place.window();
    const QRect room = QRect(window->mapToGlobal(QPoint(0, 0)), window->size())
                           .adjusted(space::kSmall, space::kSmall, -space::kSmall, -space::kSmall);
    const QSize wanted(
        std::min(scaled(font(), kChooserWidth), room.width()), std::min(scaled(font(), kChooserHeight), room.height()));
    const QPoint below = place.mapToGlobal(QPoint(0, place.height()));
    resize(wanted);
    move(std::clamp(below.x(), room.left(), room.right() - wanted.width() + 1),
        std::clamp(below.y(), room.top(), room.bottom() - wanted.height() + 1));
    show();
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::EnsureVisible);
    m_field->setFocus(Qt::PopupFocusReason);
}

/// What has the typed words, group by group; the one that is called so is chosen, while nothing is typed the present
/// one, else the first.
void StepChooser::fill()
{
    const QString typed = m_field->text().trimmed();
    std::vector<std::string> groups;
    for (const core::FactionField::Word& each : m_steps)
        if (std::find(groups.begin(), groups.end(), each.group) == groups.end())
            groups.push_back(each.group);
    m_found->clear();
    int first = -1;
    int called = -1;
    for (const std::string& group : groups) {
        auto* const heading = new QStandardItem(QString::fromStdString(group));
        heading->setFlags(Qt::ItemIsEnabled);
        const int at = m_found->rowCount();
        m_found->appendRow(heading);
        for (const core::FactionField::Word& each : m_steps) {
            const QString name = calledOf(each);
            if (each.group != group || !(name.contains(typed, Qt::CaseInsensitive) || holds(each.means, typed)))
                continue;
            auto* const entry = new QStandardItem(name);
            entry->setData(QString::fromStdString(each.word), kWordRole);
            entry->setData(QString::fromStdString(each.means), Qt::AccessibleDescriptionRole);
            entry->setData(
                QStringLiteral("%1, %2").arg(name, QString::fromStdString(each.means)), Qt::AccessibleTextRole);
            m_found->appendRow(entry);
            const int row = m_found->rowCount() - 1;
            first = first < 0 ? row : first;
            if (called < 0
                && (typed.isEmpty() ? QString::fromStdString(each.word) == m_present
                                    : name.startsWith(typed, Qt::CaseInsensitive)))
                called = row;
        }
        if (m_found->rowCount() == at + 1)
            m_found->removeRow(at);
    }
    m_list->setCurrentIndex(m_found->index(called < 0 ? first : called, 0));
    if (called < 0)
        m_list->scrollToTop(); // with its heading
}

/// A popup does not close at Escape by itself.
void StepChooser::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Cancel))
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ui
