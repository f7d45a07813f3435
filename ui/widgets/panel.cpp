#include "ui/widgets/panel.h"

#include "ui/emblem.h"
#include "ui/theme.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// An icon of the navigation, large and pale.
class PaleIcon final : public QWidget {
public:
    PaleIcon(QString name, QWidget* parent)
        : QWidget(parent)
        , m_name(std::move(name))
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    QSize sizeHint() const override { return { scaled(font(), 44), scaled(font(), 44) }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const int side = std::min(width(), height());
        painter.drawPixmap(
            (width() - side) / 2, 0, iconPixmap(m_name, side, coloursOf(palette()).border, devicePixelRatioF()));
    }

private:
    QString m_name;
};

} // namespace

Panel::Panel(const QString& heading, QWidget* parent)
    : QFrame(parent)
    , m_heading(makeHeading(heading, this))
    , m_head(new QHBoxLayout)
    , m_body(new QVBoxLayout)
{
    setRole(this, Role::Panel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 14);
    column->setSpacing(10);
    auto* words = new FoldingLayout; // the note below the heading where there is no room for both
    words->addWidget(m_heading);
    m_head->addLayout(words, 1);
    column->addLayout(m_head);
    column->addLayout(m_body, 1);
    m_body->setSpacing(10);
    m_heading->setVisible(!heading.isEmpty());
}

QString Panel::heading() const
{
    return m_heading->text();
}

void Panel::setHeading(const QString& heading)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
}

void Panel::setNote(const QString& note)
{
    if (m_note == nullptr) {
        m_note = new PlainLabel(this);
        setRole(m_note, Role::Muted);
        m_head->itemAt(0)->layout()->addWidget(m_note);
    }
    m_note->setText(note);
}

void Panel::addToHead(QWidget* widget)
{
    m_head->addWidget(widget);
}

QLabel* makeHeading(const QString& text, QWidget* parent)
{
    auto* label = new PlainLabel(text, parent);
    setRole(label, Role::Heading);
    label->setWordWrap(true);
    QFont font; // only what is set here is merged with the style sheet's font
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 103);
    label->setFont(font);
    return label;
}

EmptyState::EmptyState(const QString& icon, QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_title(new PlainLabel(this))
    , m_sentence(new PlainLabel(this))
{
    m_column->setContentsMargins(16, 16, 16, 16);
    m_column->setSpacing(8);
    setRole(m_title, Role::Title);
    setRole(m_sentence, Role::Muted);
    for (QLabel* label : { m_title, m_sentence }) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
    }
    m_column->addStretch(2);
    m_column->addWidget(new PaleIcon(icon, this), 0, Qt::AlignHCenter);
    m_column->addWidget(m_title);
    m_column->addWidget(m_sentence);
    m_column->addStretch(3);
}

QPushButton* EmptyState::addButton()
{
    auto* button = new QPushButton(this);
    m_column->insertWidget(m_column->count() - 1, button, 0, Qt::AlignHCenter);
    return button;
}

void EmptyState::setWords(const QString& title, const QString& sentence)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
}

} // namespace ui
