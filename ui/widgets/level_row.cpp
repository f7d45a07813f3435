#include "ui/widgets/level_row.h"

#include "core/ai/players/player_factory.h"
#include "ui/language.h"
#include "ui/text/player_words.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace ui {

namespace {

constexpr double kWidth = 58;
constexpr double kHeight = 60;
constexpr int kMargin = 2;
constexpr int kDots = 5;

} // namespace

class LevelRow::Choice final : public QAbstractButton {
public:
    Choice(int level, QWidget* parent)
        : QAbstractButton(parent)
        , m_level(level)
    {
        setCheckable(true);
        setAutoExclusive(true); // it is read as one of several
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return { scaled(font(), kWidth), scaled(font(), kHeight) }; }
    QSize minimumSizeHint() const override { return { scaled(font(), kWidth * 0.66), sizeHint().height() }; }

protected:
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

    void paintEvent(QPaintEvent*) override
    {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF area = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
        painter.setPen(isChecked() ? QPen(colours.accent, 2) : QPen(underMouse() ? colours.muted : colours.border, 1));
        painter.setBrush(isChecked() ? colours.accentWash : colours.sunken);
        painter.drawRoundedRect(area, scaled(font(), 8), scaled(font(), 8));
        if (hasFocus()) {
            painter.setPen(QPen(colours.focus, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), scaled(font(), 6), scaled(font(), 6));
        }
        painter.setPen(colours.text);
        const QFont number = titleFont(font(), 17);
        QRectF line(area.left(), area.top() + scaled(font(), 5), area.width(), QFontMetricsF(number).height());
        painter.setFont(number);
        painter.drawText(line, Qt::AlignCenter, QString::number(m_level));
        const QFont small = bodyFont(font(), 11);
        line = QRectF(
            area.left() + 2, line.bottom() - scaled(font(), 1), area.width() - 4, QFontMetricsF(small).height());
        painter.setFont(fittingFont(text(), small, line.size(), scaled(font(), 8)));
        painter.setPen(isChecked() ? colours.accentInk : colours.muted);
        painter.drawText(line, Qt::AlignCenter, text());
        const double dot = scaled(font(), 4);
        const double step = dot * 1.75;
        QPointF at(area.center().x() - step * (kDots - 1) / 2, area.bottom() - scaled(font(), 7));
        painter.setPen(Qt::NoPen);
        for (int i = 0; i < kDots; ++i, at.rx() += step) {
            painter.setBrush(i < m_level ? (isChecked() ? colours.accentInk : colours.muted) : colours.border);
            painter.drawEllipse(at, dot / 2, dot / 2);
        }
    }

private:
    int m_level;
};

LevelRow::LevelRow(std::vector<core::RatedPlayer> rated, QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const core::PlayerKind& kind : core::playerKinds()) {
        const std::optional<int> level = levelOf(kind.spec);
        if (!level)
            continue;
        auto* choice = new Choice(*level, this);
        m_group->addButton(choice, *level);
        row->addWidget(choice, 1);
        inEachLanguage(choice, [choice, level = *level, spec = kind.spec, rated] {
            choice->setText(levelWord(level));
            choice->setAccessibleName(tr("%1, %2", "a level and its word").arg(playerTitle(spec), levelWord(level)));
            for (const core::PlayerKind& each : core::playerKinds())
                if (each.spec == spec)
                    choice->setToolTip(
                        (QString::fromStdString(each.meaning) + QLatin1Char('\n') + ratingText(rated, spec)).trimmed());
            choice->setAccessibleDescription(choice->toolTip());
        });
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int level, bool on) {
        if (on)
            Q_EMIT levelChosen(level);
    });
}

int LevelRow::level() const
{
    return m_group->checkedId();
}

void LevelRow::setLevel(int level)
{
    if (QAbstractButton* choice = m_group->button(level))
        choice->setChecked(true);
}

} // namespace ui
