#include "ui/pages/pairs/card_strip.h"

#include "ui/theme.h"
#include "ui/widgets/print_faces.h"

#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {

namespace {

constexpr double kSmallest = 0.75; ///< of the size in the hand
constexpr double kMargin = 5; // pixels of the mock-ups around a card

class StripDelegate final : public QStyledItemDelegate {
public:
    StripDelegate(const std::vector<CardFace>& faces, QAbstractItemView* view)
        : QStyledItemDelegate(view)
        , m_faces(faces)
        , m_view(*view)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const double margin = 2.0 * scaled(option.font, kMargin);
        const QSizeF card = cardSize(CardForm::Hand, option.font);
        // A little smaller where all then stand side by side; the face keeps its proportions.
        const double room
            = m_view.viewport()->width() / static_cast<double>(std::max<std::size_t>(1, m_faces.size())) - margin - 1;
        const double scale = std::clamp(room / card.width(), kSmallest, 1.0);
        return (card * scale + QSizeF(margin, margin)).toSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        FaceState state;
        state.focus = option.state.testFlag(QStyle::State_HasFocus);
        const double margin = scaled(option.font, kMargin);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintCard(*painter, QRectF(option.rect).adjusted(margin, margin, -margin, -margin),
            m_faces[static_cast<std::size_t>(index.row())], CardForm::Hand, state, coloursOf(option.palette),
            option.font);
        painter->restore();
    }

private:
    const std::vector<CardFace>& m_faces;
    const QAbstractItemView& m_view;
};

} // namespace

CardStrip::CardStrip(QWidget* parent)
    : QListView(parent)
    , m_items(new QStandardItemModel(this))
{
    setModel(m_items);
    setItemDelegate(new StripDelegate(m_faces, this));
    setFlow(LeftToRight);
    setWrapping(false);
    setMovement(Static);
    setResizeMode(Adjust);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
}

void CardStrip::setCards(const std::vector<core::CardInfo>& cards, const std::vector<core::FactionInfo>& factions)
{
    m_items->clear();
    m_faces.clear();
    for (const core::CardInfo& card : cards)
        m_faces.push_back(faceOf(card, factions));
    for (const CardFace& face : m_faces) {
        auto* item = new QStandardItem(face.name);
        item->setToolTip(face.text.isEmpty() ? face.name : tr("%1: %2", "card and its text").arg(face.name, face.text));
        const QString kind = face.power
            ? tr("%1 of power %2", "kind of a card").arg(face.kind, QString::number(*face.power))
            : face.kind;
        item->setData(face.text.isEmpty() ? tr("%1, %2", "card and its kind").arg(face.name, kind)
                                          : tr("%1, %2. %3", "card, kind, text").arg(face.name, kind, face.text),
            Qt::AccessibleTextRole);
        m_items->appendRow(item);
    }
}

QSize CardStrip::sizeHint() const
{
    const int margin = 2 * scaled(font(), kMargin);
    const int card = static_cast<int>(cardSize(CardForm::Hand, font()).height());
    return { scaled(font(), 300), card + margin + horizontalScrollBar()->sizeHint().height() };
}

} // namespace ui
