#include "ui/widgets/rail.h"

#include "ui/emblem.h"
#include "ui/theme.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kIcon = 20;
constexpr double kWidth = 56; ///< of an entry at least
constexpr double kSign = 34;
constexpr double kWords = 11;
constexpr double kBeside = 10; ///< what the style puts left and right of the words
constexpr int kEdge = 8;
constexpr int kGap = 4;
constexpr int kMostInBadge = 9;

} // namespace

/// A page: its icon, its word, and how many things wait there.
class Rail::Entry final : public QToolButton {
public:
    using QToolButton::QToolButton;

    int badge = 0;

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override
    {
        QToolButton::initStyleOption(option);
        option->features &= ~QStyleOptionToolButton::HasMenu; // no arrow beside the icon of the menus
    }

    void paintEvent(QPaintEvent* event) override
    {
        QToolButton::paintEvent(event);
        if (badge == 0)
            return;
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QString number = badge > kMostInBadge ? QStringLiteral("%1+").arg(kMostInBadge) : QString::number(badge);
        const QFont words = bodyFont(font(), 10, QFont::Bold);
        const double height = scaled(font(), 15);
        const double width = std::max(height, QFontMetricsF(words).horizontalAdvance(number) + scaled(font(), 7));
        const QRectF area(this->width() / 2.0 + scaled(font(), 4), scaled(font(), 3), width, height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(area, height / 2, height / 2);
        painter.setPen(colours.accentText);
        painter.setFont(words);
        painter.drawText(area, Qt::AlignCenter, number);
    }
};

namespace {

/// An entry that is one of several. Qt asks whether a button excludes others for every kind but this one.
class EntryRead final : public QAccessibleWidget {
public:
    explicit EntryRead(QToolButton* entry)
        : QAccessibleWidget(entry, QAccessible::RadioButton)
        , m_entry(entry)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_entry->isChecked();
        return state;
    }

    QStringList actionNames() const override { return { pressAction(), setFocusAction() }; }

    void doAction(const QString& action) override
    {
        if (action == pressAction())
            m_entry->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    QToolButton* m_entry;
};

QAccessibleInterface* readEntry(const QString&, QObject* object)
{
    auto* entry = qobject_cast<QToolButton*>(object);
    return entry != nullptr && entry->isCheckable() && entry->autoExclusive() ? new EntryRead(entry) : nullptr;
}

} // namespace

/// The program's sign; nothing to press.
class Rail::Sign final : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return { scaled(font(), kSign), scaled(font(), kSign + 8) }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const int side = scaled(font(), kSign);
        const QRect area((width() - side) / 2, 0, side, side);
        applicationIcon().paint(&painter, area);
    }
};

Rail::Rail(QWidget* parent)
    : QWidget(parent)
    , m_entries(new QVBoxLayout(this))
    , m_sign(new Sign(this))
{
    static const bool installed = [] {
        QAccessible::installFactory(readEntry);
        return true;
    }();
    Q_UNUSED(installed);
    setRole(this, Role::Rail);
    m_entries->setContentsMargins(kEdge, 14, kEdge, 12);
    m_entries->setSpacing(kGap);
    m_entries->addWidget(m_sign);
    m_entries->addStretch(1);
}

QToolButton* Rail::addEntry(const QString& icon, bool atFoot)
{
    auto* entry = new Entry(this);
    setRole(entry, Role::Navigation);
    entry->setIcon(themedIcon(icon));
    entry->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    entry->setFocusPolicy(Qt::TabFocus); // a click goes on to the page
    entry->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (atFoot) {
        m_entries->addWidget(entry);
        m_all.append(entry);
    } else {
        m_entries->insertWidget(1 + m_top, entry);
        m_all.insert(m_top++, entry);
    }
    connect(entry, &QToolButton::toggled, this, qOverload<>(&QWidget::update));
    orderKeys();
    fit();
    return entry;
}

void Rail::moveToFoot(QToolButton* entry)
{
    auto* own = static_cast<Entry*>(entry);
    m_entries->removeWidget(own);
    m_entries->addWidget(own);
    m_all.removeOne(own);
    m_all.append(own);
    orderKeys();
}

/// The keyboard goes down the rail as the eye does.
void Rail::orderKeys()
{
    for (qsizetype i = 1; i < m_all.size(); ++i)
        setTabOrder(m_all[i - 1], m_all[i]);
}

void Rail::setBadge(QToolButton* entry, int number)
{
    for (Entry* each : m_all)
        if (each == entry && each->badge != number) {
            each->badge = number;
            each->update();
        }
}

void Rail::fit()
{
    const QFontMetrics words(bodyFont(font(), kWords, QFont::DemiBold));
    int width = scaled(font(), kWidth);
    const int icon = scaled(font(), kIcon);
    for (Entry* entry : m_all) {
        entry->setIconSize({ icon, icon });
        entry->setToolButtonStyle(entry->text().isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
        width = std::max({ width, words.horizontalAdvance(entry->text()) + scaled(font(), kBeside),
            entry->minimumSizeHint().width() });
    }
    m_whole = width + 2 * kEdge;
    arrange();
    updateGeometry();
}

/// With as much as there is height for.
void Rail::arrange()
{
    const auto needed = [this](Qt::ToolButtonStyle style) {
        int height = m_entries->contentsMargins().top() + m_entries->contentsMargins().bottom();
        for (Entry* entry : m_all) {
            entry->setToolButtonStyle(entry->text().isEmpty() ? Qt::ToolButtonIconOnly : style);
            height += entry->sizeHint().height() + kGap;
        }
        return height;
    };
    const int whole = needed(Qt::ToolButtonTextUnderIcon);
    m_sign->setVisible(whole + m_sign->sizeHint().height() + kGap <= height());
    const bool wordless = whole > height();
    if (wordless)
        needed(Qt::ToolButtonIconOnly);
    setFixedWidth(wordless ? scaled(font(), kWidth) : m_whole);
}

QSize Rail::sizeHint() const
{
    return minimumSizeHint();
}

QSize Rail::minimumSizeHint() const
{
    const int icon = scaled(font(), kIcon + 8);
    return { width(), static_cast<int>(m_all.size()) * icon };
}

void Rail::paintEvent(QPaintEvent*)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    for (const Entry* entry : m_all) {
        if (!entry->isChecked())
            continue;
        const int height = scaled(font(), 20);
        const QRectF mark(-3, entry->geometry().center().y() - height / 2.0, 6, height);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(coloursOf(palette()).accent);
        painter.drawRoundedRect(mark, 3, 3);
    }
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void Rail::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace ui
