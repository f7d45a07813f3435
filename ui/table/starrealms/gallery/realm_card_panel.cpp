#include "ui/table/starrealms/gallery/realm_card_panel.h"

#include "core/game/game.h"
#include "ui/language.h"
#include "ui/painting/realm_card_face.h"
#include "ui/table/starrealms/gallery/realm_sums.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/reading_label.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QKeySequence>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::starrealms::CardReading;
using core::starrealms::Kind;
using core::starrealms::Slot;

namespace {

constexpr int kStartingCards = 10; ///< of each seat

} // namespace

/// The card as large as there is room.
class RealmPicture final : public QWidget {
public:
    explicit RealmPicture(QWidget* parent)
        : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void show(const RealmFace& face)
    {
        m_face = face;
        update();
    }

    QSize sizeHint() const override
    {
        const int width = static_cast<int>(cardSize(RealmForm::Whole, font()).width()) + 2 * margin();
        return { width, heightForWidth(width) };
    }
    QSize minimumSizeHint() const override { return { scaled(font(), 130), heightForWidth(scaled(font(), 130)) }; }
    int heightForWidth(int width) const override { return static_cast<int>(sizeFor(width).height()) + 2 * margin(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_face)
            return;
        QPainter painter(this);
        const QSizeF size = sizeFor(width());
        paintRealmCard(painter, { (width() - size.width()) / 2, 1.0 * margin(), size.width(), size.height() }, *m_face,
            RealmForm::Whole, {}, coloursOf(palette()), font());
    }

private:
    int margin() const { return scaled(font(), 8); }
    QSizeF sizeFor(int width) const
    {
        const QSizeF card = cardSize(RealmForm::Whole, font());
        return card * std::min(1.0, (width - 2.0 * margin()) / card.width());
    }

    std::optional<RealmFace> m_face;
};

RealmCardPanel::RealmCardPanel(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_picture(new RealmPicture(this))
    , m_facts(new QWidget(this))
    , m_rest(new QWidget(this))
    , m_sumsHeading(makeHeading({}, m_rest))
    , m_sums(new ReadingLabel(m_rest))
    , m_rules(new KeyButton(m_rest))
    , m_program(new QPushButton(m_rest))
    , m_listing(new ReadingLabel(m_rest))
{
    m_rules->setKeyWords(QKeySequence(Qt::Key_F1).toString(QKeySequence::NativeText));
    m_program->setCheckable(true);
    setRole(m_program, Role::Toggle);
    auto* grid = new QGridLayout(m_facts);
    grid->setContentsMargins(4, 4, 4, 4);
    grid->setColumnStretch(1, 1);
    auto* buttons = new QWidget(m_rest);
    auto* row = new FlowLayout(buttons);
    row->setContentsMargins(0, 4, 0, 4);
    row->setSpacing(8);
    row->addWidget(m_rules);
    row->addWidget(m_program);
    auto* below = new QVBoxLayout(m_rest);
    below->setContentsMargins(4, 0, 4, 0);
    below->setSpacing(6);
    below->addWidget(m_sumsHeading);
    below->addWidget(m_sums);
    below->addWidget(buttons);
    below->addWidget(m_listing);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_picture);
    column->addWidget(m_facts);
    column->addWidget(m_rest);
    column->addStretch(1);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_listing->setFont(fixed);
    m_listing->hide();
    connect(m_rules, &QPushButton::clicked, this, [this] {
        if (m_card)
            Q_EMIT rulesAsked(QString::fromStdString(m_card->info.name));
    });
    connect(m_program, &QPushButton::toggled, this, [this] { tell(); });
    inEachLanguage(this, [this] {
        m_sumsHeading->setText(tr("What it can add up to"));
        m_rules->setText(tr("Rules"));
        m_rules->setAccessibleName(tr("What the rules say of this card"));
        m_program->setText(tr("How the program reads it"));
        m_sums->setName(m_sumsHeading->text());
        m_listing->setName(m_program->text());
    });
    showNothing();
}

void RealmCardPanel::show(const CardReading& card, const QString& set)
{
    m_card = card;
    m_set = set;
    m_picture->show(faceOf(card));
    tell();
}

void RealmCardPanel::showNothing()
{
    m_card.reset();
    for (QWidget* part : { static_cast<QWidget*>(m_picture), m_facts, m_rest })
        part->hide();
}

void RealmCardPanel::addFact(const QString& name, const QString& value)
{
    auto* grid = static_cast<QGridLayout*>(m_facts->layout());
    const int row = grid->rowCount();
    auto* label = new PlainLabel(name, m_facts);
    setRole(label, Role::Muted);
    auto* text = new PlainLabel(value, m_facts);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(label, row, 0);
    grid->addWidget(text, row, 1);
    label->show();
    text->show();
}

void RealmCardPanel::tell()
{
    if (!m_card)
        return;
    const CardReading& card = *m_card;
    qDeleteAll(m_facts->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly));
    const std::string set = m_set.toStdString();
    const QString faction = QString::fromStdString(card.info.group);
    addFact(tr("Kind"),
        faction.isEmpty() ? QString::fromStdString(card.info.kind)
                          : faction + QStringLiteral(", ") + QString::fromStdString(card.info.kind));
    if (!card.starting || card.explorer)
        addFact(tr("Cost"), tr("%1 trade", "the cost of a card").arg(card.cost));
    if (card.explorer)
        addFact(tr("Beside the trade deck"), tr("%n of them", nullptr, core::starrealms::explorersOf(m_game, set)));
    else if (card.starting)
        addFact(tr("In each starting deck"),
            tr("%1 of %2").arg(QString::number(card.info.copies), QString::number(kStartingCards)));
    else
        addFact(tr("In the trade deck"),
            tr("%1 of %2")
                .arg(QString::number(card.info.copies), QString::number(core::starrealms::tradeDeckSize(m_game, set))));
    if (card.kind == Kind::Outpost)
        addFact(tr("Defense"), tr("%1, and it must fall first").arg(card.defense));
    else if (card.defense > 0)
        addFact(tr("Defense"), QString::number(card.defense));
    if (card.allyOfAll)
        addFact(tr("Ally"), tr("counts for every faction"));
    if (card.has(Slot::Ally))
        addFact(tr("Ally"), tr("another %1 card in play").arg(faction));
    if (card.has(Slot::DoubleAlly))
        addFact(tr("Double ally"), tr("two other %1 cards in play").arg(faction));
    m_sums->tell(sumsOf(m_game, card));
    m_listing->tell(m_program->isChecked()
            ? QString::fromStdString(m_game.explain(card.info.name, card.info.set)).trimmed()
            : QString());
    for (QWidget* part : { static_cast<QWidget*>(m_picture), m_facts, m_rest })
        part->show();
    setAccessibleName(QString::fromStdString(card.info.name));
    m_picture->setAccessibleName(QString::fromStdString(card.info.name + ": " + card.info.text));
}

} // namespace ui
