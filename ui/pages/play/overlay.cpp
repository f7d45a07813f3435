#include "ui/pages/play/overlay.h"

#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

Overlay::Overlay(QWidget* parent)
    : QWidget(parent)
    , m_panel(new QFrame(this))
    , m_title(new PlainLabel(m_panel))
    , m_text(new PlainLabel(m_panel))
    , m_buttons(new QHBoxLayout)
{
    setRole(m_panel, Role::Panel);
    setRole(m_title, Role::Title);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_buttons->setSpacing(10);
    auto* rows = new QVBoxLayout(m_panel);
    rows->setContentsMargins(32, 26, 32, 26);
    rows->setSpacing(14);
    rows->addWidget(m_title);
    rows->addWidget(m_text);
    rows->addLayout(m_buttons);
    auto* place = new QWidget;
    auto* middle = new QVBoxLayout(place);
    middle->addStretch(2);
    middle->addWidget(m_panel, 0, Qt::AlignHCenter);
    middle->addStretch(3);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new ScrolledArea(place, this));
    parent->installEventFilter(this);
    // The keyboard comes no further than here on its way below.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (isVisible() && now != nullptr && parentWidget()->isAncestorOf(now) && now != this && !isAncestorOf(now))
            setFocus(Qt::OtherFocusReason);
    });
    hide();
}

void Overlay::setTexts(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
}

void Overlay::setBody(QWidget* body)
{
    delete m_body;
    m_body = body;
    if (body)
        static_cast<QVBoxLayout*>(m_panel->layout())->insertWidget(2, body, 0, Qt::AlignHCenter);
}

void Overlay::clearButtons()
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            button->hide();
            button->deleteLater();
        }
        delete item;
    }
}

QPushButton* Overlay::addButton(const QString& text)
{
    auto* button = new QPushButton(asCaption(text), m_panel);
    button->setAutoDefault(true);
    button->setAccessibleName(text);
    if (m_buttons->count() == 0) {
        setRole(button, Role::Primary);
        setFocusProxy(button);
    }
    m_buttons->addWidget(button);
    return button;
}

void Overlay::present()
{
    setGeometry(parentWidget()->rect());
    fitPanel();
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
}

void Overlay::fitPanel()
{
    QLayout& rows = *m_panel->layout();
    const int room = width() - scaled(font(), 24);
    const int liked = std::clamp(m_panel->sizeHint().width(), scaled(font(), 420), scaled(font(), 620));
    const QMargins margins = rows.contentsMargins();
    // Buttons that do not fit beside each other stand below each other.
    m_buttons->setDirection(QBoxLayout::LeftToRight);
    if (m_buttons->sizeHint().width() > std::min(liked, room) - margins.left() - margins.right())
        m_buttons->setDirection(QBoxLayout::TopToBottom);
    // Wrapped labels tell their height only for a width that is settled.
    const int wide = std::max(std::min(liked, room), rows.totalMinimumSize().width());
    m_panel->setFixedWidth(wide);
    rows.activate();
    m_panel->setFixedHeight(rows.totalHeightForWidth(wide));
}

void Overlay::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (isVisible())
        fitPanel();
}

void Overlay::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Also when its page comes back; whoever shows the page gives the keyboard away right after this.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (isVisible())
                setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

/// Tab stays among the buttons: what lies below is for afterwards.
bool Overlay::focusNextPrevChild(bool next)
{
    QList<QWidget*> stops;
    for (int i = 0; i < m_buttons->count(); ++i)
        stops << m_buttons->itemAt(i)->widget();
    if (stops.isEmpty())
        return false;
    const qsizetype at = stops.indexOf(QApplication::focusWidget());
    const qsizetype step = next ? 1 : -1;
    stops[at < 0 ? 0 : (at + step + stops.size()) % stops.size()]->setFocus(
        next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void Overlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor veil = coloursOf(palette()).window;
    veil.setAlpha(190);
    painter.fillRect(rect(), veil);
}

void Overlay::keyPressEvent(QKeyEvent* event)
{
    // Enter reaches the button that has the keyboard; nothing else reaches what lies below.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        if (auto* button = qobject_cast<QPushButton*>(focusProxy()))
            button->click();
    event->accept();
}

bool Overlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
