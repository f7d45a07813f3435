#include "ui/pages/rules/article_side.h"

#include "ui/language.h"
#include "ui/models/print_model.h"
#include "ui/table/table_factory.h"
#include "ui/text/card_names.h"
#include "ui/text/joined.h"
#include "ui/text/printings_text.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/print_faces.h"

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

ArticleSide::ArticleSide(const core::Game& game, QWidget* parent)
    : QScrollArea(parent)
    , m_factions(factionLooks(game))
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
    m_cards = new PrintModel(this);
    m_view = new CardGrid(
        *m_cards,
        [this](int row) {
            CardFace face = faceOf(m_cards->print(row).card, m_factions);
            face.name = m_cards->print(row).title();
            return face;
        },
        m_cardPanel);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the column scrolls as a whole
    m_places = wrappedLabel(m_cardPanel);
    m_places->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_none = wrappedLabel(m_cardPanel);
    setRole(m_none, Role::Muted);
    m_cardPanel->body()->addWidget(m_view);
    m_cardPanel->body()->addWidget(m_places);
    m_cardPanel->body()->addWidget(m_none);
    m_optionPanel = new ui::Panel({}, area);
    m_options = wrappedLabel(m_optionPanel);
    m_optionPanel->body()->addWidget(m_options);
    column->addWidget(m_cardPanel);
    column->addWidget(m_optionPanel);
    column->addStretch(1);
    setWidget(area);
    connect(m_view, &CardGrid::rowChosen, this,
        [this](int row) { Q_EMIT cardChosen(QString::fromStdString(m_cards->print(row).card.name), false); });
    connect(m_places, &QLabel::linkActivated, this, [this](const QString& name) { Q_EMIT cardChosen(name, true); });
    inEachLanguage(this, [this] {
        m_view->setAccessibleName(tr("Cards this speaks of"));
        m_places->setAccessibleName(tr("Bases this speaks of"));
        m_none->setText(tr("No card is named here."));
        m_optionPanel->setHeading(tr("Match options"));
    });
    show({}, false, {}, {});
}

void ArticleSide::show(const std::vector<core::CardInfo>& cards, bool found, const std::vector<core::SetInfo>& sets,
    const std::vector<core::OptionInfo>& options)
{
    m_cardPanel->setHeading(found && !cards.empty() ? tr("Cards that were found") : tr("Cards this speaks of"));
    std::vector<Print> prints;
    QStringList places;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        // Where printings differ, each stands here and says which it is.
        const bool differ = std::any_of(cards.begin(), cards.end(),
            [&](const core::CardInfo& each) { return each.id == cards[i].id && each.set != cards[i].set; });
        const QString set = differ ? setLabel(sets, cards[i].set) : QString();
        const QString name = shownCard(cards[i].name).toHtmlEscaped();
        if (cards[i].isPlace())
            places << QStringLiteral("<a href=\"%1\">%1</a>%2<br>%3")
                          .arg(name, set.isEmpty() ? set : QStringLiteral(" · ") + set.toHtmlEscaped(),
                              figuresText(cards[i]).toHtmlEscaped());
        else
            prints.push_back({ cards[i], set });
    }
    m_view->setVisible(!prints.empty());
    m_cards->replaceAll(std::move(prints));
    m_places->setVisible(!places.isEmpty());
    m_places->setText(places.join(QStringLiteral("<br><br>")));
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
