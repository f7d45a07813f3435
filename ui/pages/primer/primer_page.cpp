#include "ui/pages/primer/primer_page.h"

#include "core/game/game.h"
#include "ui/language.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidest = 1060; ///< of what is read; pixels of the mock-ups
constexpr double kLeastPicture = 190; ///< height
constexpr double kMostPicture = 500;
constexpr double kDot = 8;

/// As they stand on the keyboard.
const QString kLeftKey = QStringLiteral("\u2190");
const QString kRightKey = QStringLiteral("\u2192");

} // namespace

/// The table's cloth with what the page speaks of.
class PrimerPage::Picture final : public QWidget {
public:
    Picture(const PrimerPage& page, QWidget* parent)
        : QWidget(parent)
        , m_page(page)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    QSize minimumSizeHint() const override { return { 0, scaled(font(), kLeastPicture) }; }
    QSize sizeHint() const override { return { scaled(font(), kWidest), scaled(font(), kLeastPicture * 2) }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        QPainterPath edge;
        edge.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius::kPanel, radius::kPanel);
        QRadialGradient cloth(rect().center(), width() * 0.62);
        cloth.setColorAt(0, colours.clothMiddle);
        cloth.setColorAt(1, colours.clothEdge);
        painter.fillPath(edge, cloth);
        painter.setPen(colours.border);
        painter.drawPath(edge);
        painter.setClipPath(edge);
        const double gap = scaled(font(), 14);
        m_page.m_primer->paint(m_page.m_page, painter, QRectF(rect()).adjusted(gap, gap, -gap, -gap), colours, font());
    }

private:
    const PrimerPage& m_page;
};

/// Which of the pages this is.
class PrimerPage::Dots final : public QWidget {
public:
    Dots(const PrimerPage& page, QWidget* parent)
        : QWidget(parent)
        , m_page(page)
    {
    }

    QSize sizeHint() const override
    {
        return { scaled(font(), kDot * 2.2 * m_page.m_primer->count()), scaled(font(), kDot * 1.5) };
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double dot = scaled(font(), kDot);
        for (int i = 0; i < m_page.m_primer->count(); ++i) {
            const bool here = i == m_page.m_page;
            painter.setBrush(here ? colours.text : colours.border);
            const double size = here ? dot : dot * 0.8;
            painter.drawEllipse(QPointF(dot * 1.1 + i * dot * 2.2, height() / 2.0), size / 2, size / 2);
        }
    }

private:
    const PrimerPage& m_page;
};

PrimerPage* PrimerPage::make(const core::Game& game, QWidget* parent)
{
    std::unique_ptr<Primer> primer = makePrimer(game);
    return primer == nullptr ? nullptr : new PrimerPage(game, std::move(primer), parent);
}

PrimerPage::PrimerPage(const core::Game& game, std::unique_ptr<Primer> primer, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_primer(std::move(primer))
    , m_column(new QWidget(this))
    , m_picture(new Picture(*this, this))
    , m_dots(new Dots(*this, this))
    , m_title(new PlainLabel(this))
    , m_heading(new HeadLabel(28, this))
    , m_text(new PlainLabel(this))
    , m_close(new QPushButton(this))
    , m_back(new KeyButton(this))
    , m_next(new KeyButton(this))
    , m_play(new KeyButton(this))
{
    setRole(m_title, Role::Muted);
    setRole(m_close, Role::Quiet);
    setRole(m_play, Role::Primary);
    for (QLabel* label : { m_title, m_heading, m_text })
        label->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setFocusPolicy(Qt::ClickFocus); // read out when it has the keyboard
    m_back->setKeyWords(kLeftKey);
    m_next->setKeyWords(kRightKey);
    m_play->setIconName(QStringLiteral("start"));
    m_play->setKeyWords(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(12);
    foot->addWidget(m_dots);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    foot->addWidget(m_play);
    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addLayout(head);
    column->addStretch(1);
    column->addWidget(m_picture, 100);
    column->addSpacing(4);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addLayout(foot);
    column->addStretch(1);
    auto* centred = new QHBoxLayout(this);
    centred->setContentsMargins(28, 18, 28, 22);
    centred->addStretch(1);
    centred->addWidget(m_column, 100);
    centred->addStretch(1);

    connect(m_close, &QPushButton::clicked, this, &PrimerPage::closed);
    connect(m_back, &QPushButton::clicked, this, [this] { turnTo(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turnTo(m_page + 1); });
    connect(m_play, &QPushButton::clicked, this, &PrimerPage::teachAsked);
    addKeys();
    setFocusProxy(m_next);
    fit();
    inEachLanguage(this, [this] {
        const QString name = QString::fromStdString(m_game.name());
        setAccessibleName(tr("How %1 is played").arg(name));
        m_title->setText(tr("How %1 is played, in two minutes").arg(name));
        m_close->setText(tr("Close"));
        m_back->setText(tr("Back"));
        m_next->setText(tr("Next"));
        m_play->setText(tr("Play a first match"));
        showPage();
    });
}

PrimerPage::~PrimerPage() = default;

/// Wherever on the page the keyboard is: buttons would take the arrows for themselves.
void PrimerPage::addKeys()
{
    const auto add = [this](Qt::Key key, const std::function<void()>& act) {
        connect(new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this,
            act);
    };
    add(Qt::Key_Right, [this] { turnTo(m_page + 1); });
    add(Qt::Key_Left, [this] { turnTo(m_page - 1); });
    add(Qt::Key_Home, [this] { turnTo(0); });
    add(Qt::Key_End, [this] { turnTo(m_primer->count() - 1); });
}

void PrimerPage::turnTo(int page)
{
    const int wanted = std::clamp(page, 0, m_primer->count() - 1);
    if (wanted == m_page)
        return;
    m_page = wanted;
    showPage();
}

void PrimerPage::showPage()
{
    const bool last = m_page == m_primer->count() - 1;
    const bool hadKeyboard = m_back->hasFocus() || m_next->hasFocus() || m_play->hasFocus();
    const bool backwards = m_back->hasFocus() && m_page > 0;
    m_heading->setText(m_primer->heading(m_page));
    m_text->setText(m_primer->text(m_page));
    m_picture->setAccessibleName(tr("Picture"));
    m_picture->setAccessibleDescription(m_primer->seen(m_page));
    m_dots->setAccessibleName(tr("Page %1 of %2").arg(QString::number(m_page + 1), QString::number(m_primer->count())));
    setAccessibleDescription(
        m_dots->accessibleName() + QStringLiteral(". ") + m_heading->text() + QStringLiteral(". ") + m_text->text());
    m_back->setEnabled(m_page > 0);
    m_next->setVisible(!last);
    m_play->setVisible(last);
    if (hadKeyboard && !backwards)
        (last ? m_play : m_next)->setFocus(Qt::OtherFocusReason);
    m_picture->update();
    m_dots->update();
}

void PrimerPage::fit()
{
    m_column->setMaximumWidth(scaled(font(), kWidest));
    m_picture->setMaximumHeight(scaled(font(), kMostPicture));
    m_text->setFont(bodyFont(font(), type::kLargeButton));
    m_text->setMinimumHeight(2 * QFontMetrics(m_text->font()).lineSpacing()); // the buttons keep their place
}

void PrimerPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

/// It begins at its beginning.
void PrimerPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    turnTo(0);
    m_next->setFocus(Qt::OtherFocusReason);
}

} // namespace ui
