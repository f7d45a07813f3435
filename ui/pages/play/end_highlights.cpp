#include "ui/pages/play/end_highlights.h"

#include "core/game/game.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/table/table_factory.h"
#include "ui/text/card_names.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_faces.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double kPictureWidth = 92; ///< in pixels of the mock-ups
constexpr double kPictureHeight = 137;
constexpr int kLongestName = 18; ///< letters

QString nameOf(const core::MatchRecord& record, core::Seat seat)
{
    return elided(shownName(record.summary.seats[static_cast<std::size_t>(core::indexOf(seat))].name), kLongestName);
}

QLabel* wrapped(QWidget* parent, bool muted)
{
    auto* label = new PlainLabel(parent);
    label->setWordWrap(true);
    if (muted)
        setRole(label, Role::Muted);
    return label;
}

constexpr const char* kPixels = "lettersPixels";
constexpr const char* kWeight = "lettersWeight";

} // namespace

void setLetters(QLabel& label, const QFont& body, double pixels, QFont::Weight weight)
{
    label.setProperty(kPixels, pixels);
    label.setProperty(kWeight, static_cast<int>(weight));
    label.setFont(bodyFont(body, pixels, weight));
}

void renewLetters(const QWidget& within)
{
    for (QLabel* each : within.findChildren<QLabel*>())
        if (const QVariant pixels = each->property(kPixels); pixels.isValid())
            setLetters(
                *each, within.font(), pixels.toDouble(), static_cast<QFont::Weight>(each->property(kWeight).toInt()));
}

class CardOfMatchBox::Picture final : public QWidget {
public:
    explicit Picture(QWidget* parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setFace(const CardFace& face)
    {
        m_face = face;
        setAccessibleName(face.name);
        setToolTip(face.text);
        update();
    }

    QSize sizeHint() const override
    {
        const int edge = 2 * scaled(font(), 3);
        return { scaled(font(), kPictureWidth) + edge, scaled(font(), kPictureHeight) + edge };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const double edge = scaled(font(), 3);
        paintCard(painter, QRectF(rect()).adjusted(edge, edge, -edge, -edge), m_face, CardForm::Hand, {},
            coloursOf(palette()), font());
    }

private:
    CardFace m_face;
};

CardOfMatchBox::CardOfMatchBox(QWidget* parent)
    : QWidget(parent)
    , m_picture(new Picture(this))
    , m_heading(wrapped(this, false))
    , m_worth(wrapped(this, false))
    , m_where(wrapped(this, true))
{
    auto* words = new QVBoxLayout;
    words->setSpacing(space::kHair);
    words->addStretch(1);
    for (QLabel* each : { m_heading, m_worth, m_where })
        words->addWidget(each);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kMedium);
    row->addWidget(m_picture);
    row->addLayout(words, 1);
}

void CardOfMatchBox::show(const core::Game& game, const core::MatchRecord& record, core::Seat reader)
{
    m_card = cardOfMatch(game, record);
    setVisible(m_card.has_value());
    if (!m_card)
        return;
    m_picture->setFace(faceOf(m_card->card, game.factions()));
    setLetters(*m_heading, font(), type::kBody, QFont::DemiBold);
    m_heading->setText(tr("Card of the match: %1").arg(shownCard(m_card->card.name)));
    const int all = record.summary.score[static_cast<std::size_t>(core::indexOf(m_card->seat))];
    m_worth->setText(m_card->seat == reader ? tr("%n of your %1 points hung on it.", "a card", m_card->points).arg(all)
                                            : tr("%n of the %1 points of %2 hung on it.", "a card", m_card->points)
                                                  .arg(QString::number(all), nameOf(record, m_card->seat)));
    QStringList sentences;
    QStringList fewer;
    for (const CardOfMatch::Part& part : m_card->parts)
        fewer << tr("%n fewer at %1 in turn %2", "points without a card", part.points)
                     .arg(shownCard(part.what), QString::number(part.turn));
    if (!fewer.isEmpty())
        sentences << tr("Without it, as the bases stood when they scored: %1.").arg(fewer.join(QStringLiteral(", ")));
    if (m_card->own > 0)
        sentences << tr("%n came by its own ability.", "points", m_card->own);
    m_where->setText(sentences.join(QLatin1Char(' ')));
}

TurningPoint::TurningPoint(QWidget* parent)
    : QWidget(parent)
    , m_heading(wrapped(this, false))
    , m_sentence(wrapped(this, true))
    , m_look(new QPushButton(this))
{
    m_look->setAutoDefault(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(space::kHair);
    words->addWidget(m_heading);
    words->addWidget(m_sentence);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, space::kSmall, 0, 0);
    row->setSpacing(space::kMedium);
    row->addLayout(words, 1);
    row->addWidget(m_look);
    connect(m_look, &QPushButton::clicked, this, [this] { Q_EMIT momentAsked(m_choice); });
    inEachLanguage(m_look, [this] {
        m_look->setText(tr("Show it"));
        m_look->setAccessibleName(tr("Show the turning point"));
        m_look->setToolTip(tr("Goes through the match from there"));
    });
}

void TurningPoint::show(const core::MatchRecord& record, const core::CourseFacts& facts, core::Seat reader)
{
    setVisible(facts.turning >= 0);
    if (facts.turning < 0)
        return;
    const core::RecordedMark& mark = record.marks[static_cast<std::size_t>(facts.turning)];
    m_choice = mark.choice;
    setLetters(*m_heading, font(), type::kBody, QFont::DemiBold);
    m_heading->setText(tr("The turning point: turn %1, %2", "a turn and what scored in it")
                           .arg(QString::number(mark.turn), shownMark(mark.what)));
    const core::Seat winner = facts.turnedBy;
    const int points = mark.points[static_cast<std::size_t>(core::indexOf(winner))];
    m_sentence->setText(winner == reader
            ? tr("%n point(s) for you, and you were in front from then on.", nullptr, points)
            : tr("%n point(s) for %1, who was in front from then on.", nullptr, points).arg(nameOf(record, winner)));
}

void TurningPoint::setKept(bool kept)
{
    m_look->setVisible(kept);
}

} // namespace ui
