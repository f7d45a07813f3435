#include "ui/table/starrealms/realm_close_up.h"

#include "ui/language.h"
#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/table/spoken_group.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::starrealms::CardView;

/// A card as large as the column is wide, within the height that is left to it.
class RealmCloseUp::Picture final : public QWidget {
public:
    Picture(RealmFaces faces, QWidget* parent)
        : QWidget(parent)
        , m_faces(std::move(faces))
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setCard(const CardView& card)
    {
        m_card = card;
        updateGeometry();
        update();
    }
    void setMost(int pixels)
    {
        if (std::exchange(m_most, pixels) != pixels)
            updateGeometry();
    }
    int heightForWidth(int width) const override { return static_cast<int>(areaIn(width).height()) + 8; }
    QSize sizeHint() const override { return { scaled(font(), 198), heightForWidth(scaled(font(), 198)) }; }
    QSize minimumSizeHint() const override { return { scaled(font(), 100), 0 }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintRealmCard(
            painter, areaIn(width()), m_faces.of(m_card), RealmForm::Whole, {}, coloursOf(palette()), font());
    }

private:
    QRectF areaIn(int width) const
    {
        constexpr double kAspect = 0.727;
        double high = std::min<double>(width - 8, scaled(font(), 190)) / kAspect;
        if (m_most > 0)
            high = std::min<double>(high, m_most - 8);
        high = std::max(60.0, high);
        return { (width - high * kAspect) / 2, 4, high * kAspect, high };
    }

    RealmFaces m_faces;
    CardView m_card;
    int m_most = 0;
};

/// What attacks would do, a line for each thing that combat goes to, and what comes of it.
class RealmCloseUp::Attacks final : public QFrame {
public:
    explicit Attacks(QWidget* parent)
        : QFrame(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    struct Line {
        QString what;
        QString figure;
        bool total = false;
    };
    void setLines(std::vector<Line> lines)
    {
        m_lines = std::move(lines);
        updateGeometry();
        update();
    }
    const std::vector<Line>& lines() const { return m_lines; }
    QSize sizeHint() const override
    {
        return { scaled(font(), 180), static_cast<int>(m_lines.size()) * lineHeight() + scaled(font(), 14) };
    }
    QSize minimumSizeHint() const override { return { scaled(font(), 120), sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& colours = coloursOf(palette());
        const double radius = scaled(font(), radius::kPanel);
        painter.setPen(QPen(colours.border, 1));
        painter.setBrush(colours.raised);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        const int high = lineHeight();
        const int pad = scaled(font(), 12);
        int top = scaled(font(), 7);
        bool first = true;
        for (const Line& line : m_lines) {
            const QRect area(pad, top, width() - 2 * pad, high);
            if (line.total && !first) {
                painter.setPen(QPen(colours.line, 1));
                painter.drawLine(pad, top, width() - pad, top);
            }
            const QFont face = bodyFont(font(), type::kBody, line.total ? QFont::DemiBold : QFont::Normal);
            const QFontMetrics metrics(face);
            painter.setFont(face);
            const int figure = metrics.horizontalAdvance(line.figure);
            int left = area.left();
            if (!line.total) {
                const double sign = high * 0.56;
                paintRealmGood(painter, { left + 0.0, area.center().y() - sign / 2, sign, sign }, RealmGood::Combat);
                left += static_cast<int>(sign) + scaled(font(), 8);
            }
            painter.setPen(line.total ? colours.warn : colours.text);
            painter.drawText(QRect(area.right() - figure, top, figure + 1, high), Qt::AlignVCenter, line.figure);
            painter.setPen(colours.text);
            const int wide = area.right() - figure - left - scaled(font(), 6);
            painter.drawText(
                QRect(left, top, wide, high), Qt::AlignVCenter, metrics.elidedText(line.what, Qt::ElideRight, wide));
            top += high;
            first = false;
        }
    }

private:
    int lineHeight() const { return scaled(font(), 24); }

    std::vector<Line> m_lines;
};

RealmCloseUp::RealmCloseUp(RealmFaces faces, QWidget* parent)
    : QFrame(parent)
    , m_attackHeading(makeHeading({}, this))
    , m_attacks(new Attacks(this))
    , m_heading(makeHeading({}, this))
    , m_picture(new Picture(std::move(faces), this))
    , m_line(new PlainLabel(this))
    , m_text(new PlainLabel(this))
    , m_said(new PlainLabel(this))
    , m_warned(new PlainLabel(this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    for (QWidget* each : std::initializer_list<QWidget*> {
             m_attackHeading, m_attacks, m_heading, m_picture, m_line, m_text, m_said, m_warned })
        rows->addWidget(each);
    for (QLabel* each : { m_line, m_text, m_said, m_warned })
        each->setWordWrap(true);
    setRole(m_line, Role::Muted);
    showAttacks({});
    clear();
    inEachLanguage(this, [this] {
        m_attackHeading->setText(tr("If you attack"));
        tell();
    });
}

void RealmCloseUp::showCard(const CardView& card, const QStringList& remarks, const QString& warning)
{
    m_card = card;
    m_panel.clear();
    m_remarks = remarks;
    m_warning = warning;
    m_picture->setCard(card);
    tell();
}

void RealmCloseUp::showPanel(const QString& name, const QStringList& lines)
{
    m_card.reset();
    m_panel = name;
    m_remarks = lines;
    m_warning.clear();
    tell();
}

void RealmCloseUp::clear()
{
    m_card.reset();
    m_panel.clear();
    tell();
}

void RealmCloseUp::tell()
{
    const bool any = m_card.has_value();
    m_heading->setText(m_panel.isEmpty() ? tr("Card", "that is looked at") : m_panel);
    m_heading->setVisible(any || !m_panel.isEmpty());
    for (QWidget* each : std::initializer_list<QWidget*> { m_picture, m_line })
        each->setVisible(any);
    m_line->setText(any ? PieceWords::kindOf(*m_card) : QString());
    m_picture->setAccessibleName(any ? PieceWords::ofCard(*m_card) : QString());
    const QString copies = any && !m_card->copies.empty()
        ? tr("A copy of %1 until the turn ends.").arg(QString::fromStdString(m_card->copies))
        : QString();
    m_text->setText(copies);
    m_text->setVisible(!copies.isEmpty());
    m_said->setText(m_remarks.join(QLatin1Char('\n')));
    m_said->setVisible((any || !m_panel.isEmpty()) && !m_remarks.isEmpty());
    m_warned->setText(m_warning);
    m_warned->setVisible(any && !m_warning.isEmpty());
    QPalette warns = palette();
    warns.setColor(QPalette::WindowText, coloursOf(palette()).bad);
    m_warned->setPalette(warns);
}

void RealmCloseUp::showAttacks(const std::vector<AttackForecast>& attacks)
{
    std::vector<Attacks::Line> lines;
    for (const AttackForecast& attack : attacks) {
        if (attack.isEmpty())
            continue;
        const QString who = nameOf(m_table, attack.target);
        if (!lines.empty()) // one attack takes all there is
            lines.push_back({ tr("or", "one attack, or another"), {}, false });
        for (const AttackForecast::Step& step : attack.steps)
            lines.push_back(
                { step.name.empty() ? who : tr("%1, outpost", "a base").arg(QString::fromStdString(step.name)),
                    QStringLiteral("−%1").arg(step.combat), false });
        if (attack.reached)
            lines.push_back({ tr("Authority of %1").arg(who),
                tr("%1 → %2", "a figure before and after")
                    .arg(QString::number(attack.before), QString::number(attack.after)),
                true });
        else
            lines.push_back({ tr("Combat left over"), QString::number(attack.left), true });
    }
    m_attacks->setLines(std::move(lines));
    const bool any = !m_attacks->lines().empty();
    m_attacks->setAccessibleName(attacksTold());
    m_attackHeading->setVisible(any);
    m_attacks->setVisible(any);
}

QString RealmCloseUp::attacksTold() const
{
    QStringList told;
    for (const auto& line : m_attacks->lines())
        told << (line.figure.isEmpty() ? line.what : line.what + QStringLiteral(": ") + line.figure);
    return told.join(QStringLiteral("; "));
}

void RealmCloseUp::setRoom(const QSize& room)
{
    if (!room.isEmpty())
        m_picture->setMost(std::max(scaled(font(), 120), room.height() * 6 / 10));
}

QString RealmCloseUp::shown() const
{
    return m_card ? QString::fromStdString(m_card->name) : m_panel;
}

} // namespace ui
