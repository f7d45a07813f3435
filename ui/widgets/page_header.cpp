#include "ui/widgets/page_header.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/text_block.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double kLeastTitle = 120; ///< pixels of the mock-ups
constexpr double kLeastSubtitle = 110; ///< likewise, below which it is left out

/// A label of two lines, which ends in dots where it has too little room, instead of in half a letter.
class ElidedLabel final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        // Two letters and dots say nothing; the tool tip does.
        if (width() < scaled(window()->font(), kLeastSubtitle) && fontMetrics().horizontalAdvance(text()) > width())
            return;
        const qreal height = std::min<qreal>(wrappedHeight(text(), font(), width()), this->height());
        paintWrapped(painter, QRectF(0, (this->height() - height) / 2, width(), height), text(), font(),
            coloursOf(palette()).muted);
    }
};

/// A label of one line that gives way to what stands beside it; its tool tip has the rest.
class TitleLabel final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

    QSize sizeHint() const override
    {
        return PlainLabel::sizeHint().expandedTo({ 0, scaled(window()->font(), kHeaderRow) });
    }
    QSize minimumSizeHint() const override
    {
        return { std::min(PlainLabel::minimumSizeHint().width(), scaled(font(), kLeastTitle)), sizeHint().height() };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        style()->drawItemText(
            &painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), shown, foregroundRole());
        setToolTip(shown == text() ? QString() : text());
    }
};

} // namespace

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_leading(new QHBoxLayout)
    , m_words(new QHBoxLayout)
    , m_buttons(new QWidget(this))
    , m_title(new TitleLabel(this))
    , m_subtitle(new ElidedLabel(this))
{
    setRole(this, Role::Header);
    setRole(m_title, Role::Title);
    setRole(m_subtitle, Role::Muted);
    // A long subtitle gives way to the buttons, never the other way round.
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_leading->setSpacing(10);
    m_words->setSpacing(16);
    m_words->addLayout(m_leading);
    m_words->addWidget(m_title);
    m_words->addWidget(m_subtitle, 1);
    new FlowLayout(m_buttons);
    m_buttons->layout()->setSpacing(10);
    auto* row = new FoldingLayout(this);
    row->setContentsMargins(kHeaderMargins);
    row->setSpacing(16);
    row->addItem(m_words);
    row->addWidget(m_buttons);
}

void PageHeader::setTitle(const QString& title)
{
    m_title->setText(title);
}

void PageHeader::setSubtitle(const QString& subtitle)
{
    m_subtitle->setText(subtitle);
    m_subtitle->setToolTip(subtitle);
}

QPushButton* PageHeader::addButton(Role role)
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    if (role == Role::Primary || role == Role::Quiet || role == Role::Toggle)
        setRole(button, role);
    m_buttons->layout()->addWidget(button);
    return button;
}

void PageHeader::setWords(QPushButton* button, const QString& text, const QString& toolTip)
{
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(text);
    button->setAccessibleDescription(toolTip);
}

void PageHeader::addLeading(QWidget* widget)
{
    m_leading->addWidget(widget);
}

void PageHeader::addBesideTitle(QWidget* widget)
{
    m_words->insertWidget(m_words->indexOf(m_title) + 1, widget);
}

void layOutPage(QWidget* page, QWidget* header, QWidget* body)
{
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (header != nullptr)
        column->addWidget(header);
    column->addWidget(body, 1);
}

} // namespace ui
