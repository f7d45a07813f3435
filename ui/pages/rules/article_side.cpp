#include "ui/pages/rules/article_side.h"

#include "ui/language.h"
#include "ui/table/smashup/card_grid.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/text/card_names.h"
#include "ui/text/joined.h"
#include "ui/text/printings_text.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"

#include <QLabel>
#include <QLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

QLabel* wrappedLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

} // namespace

ArticleSide::ArticleSide(const FactionLooks& looks, QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(190);
    auto* area = new QWidget(this);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_cardPanel = new ui::Panel({}, area);
    m_cards = new HandModel(this);
    m_view = new CardGrid(*m_cards, looks, m_cardPanel);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the column scrolls as a whole
    m_bases = wrappedLabel(m_cardPanel);
    m_bases->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_none = wrappedLabel(m_cardPanel);
    setRole(m_none, Role::Muted);
    m_cardPanel->body()->addWidget(m_view);
    m_cardPanel->body()->addWidget(m_bases);
    m_cardPanel->body()->addWidget(m_none);
    m_optionPanel = new ui::Panel({}, area);
    m_options = wrappedLabel(m_optionPanel);
    m_optionPanel->body()->addWidget(m_options);
    column->addWidget(m_cardPanel);
    column->addWidget(m_optionPanel);
    column->addStretch(1);
    setWidget(area);
    connect(m_view, &CardGrid::cardChosen, this, [this](int card) {
        if (card >= 0 && card < static_cast<int>(m_shown.size()))
            Q_EMIT cardChosen(QString::fromStdString(m_shown[static_cast<std::size_t>(card)].name), false);
    });
    connect(m_bases, &QLabel::linkActivated, this, [this](const QString& name) { Q_EMIT cardChosen(name, true); });
    inEachLanguage(this, [this] {
        m_view->setAccessibleName(tr("Cards this speaks of"));
        m_bases->setAccessibleName(tr("Bases this speaks of"));
        m_none->setText(tr("No card is named here."));
        m_optionPanel->setHeading(tr("Match options"));
    });
    show({}, false, {}, {});
}

void ArticleSide::show(const std::vector<core::CardInfo>& cards, bool found, const std::vector<core::SetInfo>& sets,
    const std::vector<core::OptionInfo>& options)
{
    m_cardPanel->setHeading(found && !cards.empty() ? tr("Cards that were found") : tr("Cards this speaks of"));
    m_shown = cards;
    std::vector<HandModel::Item> items;
    QStringList bases;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        // Where printings differ, each stands here and says which it is.
        const bool differ = std::any_of(cards.begin(), cards.end(),
            [&](const core::CardInfo& each) { return each.id == cards[i].id && each.set != cards[i].set; });
        const QString set = differ ? setLabel(sets, cards[i].set) : QString();
        const QString name = shownCard(cards[i].name).toHtmlEscaped();
        if (cards[i].type == "base")
            bases << QStringLiteral("<a href=\"%1\">%1</a>%2<br>%3")
                         .arg(name, set.isEmpty() ? set : QStringLiteral(" · ") + set.toHtmlEscaped(),
                             figuresText(cards[i]).toHtmlEscaped());
        else {
            core::smashup::CardView view = viewOf(cards[i], static_cast<int>(i));
            if (differ)
                view.name += " (" + set.toStdString() + ')';
            items.push_back({ std::move(view), {}, false, false });
        }
    }
    m_view->setVisible(!items.empty());
    m_cards->setItems({}, false); // equal numbers may stand for other cards
    m_cards->setItems(std::move(items), false);
    m_bases->setVisible(!bases.isEmpty());
    m_bases->setText(bases.join(QStringLiteral("<br><br>")));
    m_none->setVisible(cards.empty());
    QStringList lines;
    for (const core::OptionInfo& option : options) {
        QStringList values;
        for (const core::OptionValue& value : option.values)
            values << QString::fromStdString(value.name).toHtmlEscaped();
        lines << tr("%1: %2. The usual: %3.")
                     .arg(QString::fromStdString(option.meaning).toHtmlEscaped(),
                         joined(values, tr("%1 or %2", "two values of an option")), values.value(0));
    }
    m_optionPanel->setVisible(!lines.isEmpty());
    m_options->setText(lines.join(QStringLiteral("<br><br>")));
    fit();
}

void ArticleSide::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void ArticleSide::fit()
{
    const int cards = m_cards->rowCount();
    if (cards == 0)
        return;
    const QSize card = m_view->sizeHintForIndex(m_cards->index(0));
    const int margins
        = m_cardPanel->layout()->contentsMargins().left() + m_cardPanel->layout()->contentsMargins().right();
    const int columns = std::max(1, (viewport()->width() - margins) / std::max(1, card.width()));
    m_view->setFixedHeight((cards + columns - 1) / columns * card.height() + 4);
}

} // namespace ui
