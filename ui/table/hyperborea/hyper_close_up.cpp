#include "ui/table/hyperborea/hyper_close_up.h"

#include "ui/language.h"
#include "ui/look.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ui {

HyperCloseUp::HyperCloseUp(QWidget* parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_offersHeading(makeHeading({}, this))
    , m_poolHeading(makeHeading({}, this))
    , m_pool(new PlainLabel(this))
    , m_title(new PlainLabel(this))
    , m_text(new PlainLabel(this))
    , m_answers(new PlainLabel(this))
{
    QVBoxLayout* column = m_column;
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(5);
    column->addWidget(m_offersHeading);
    m_offersHeading->hide();
    for (QLabel* each : { m_poolHeading, m_pool, m_title, m_text, m_answers }) {
        each->setWordWrap(true);
        column->addWidget(each);
    }
    m_title->setFont(titleFont(font(), type::kPanelTitle));
    setRole(m_text, Role::Muted);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addStretch(1);
    inEachLanguage(this, [this] {
        setAccessibleName(tr("What is pointed at"));
        m_offersHeading->setText(tr("Technologies to take"));
    });
    clear();
    setPool({}, {});
}

void HyperCloseUp::setOffers(QWidget* offers)
{
    if (m_offers != nullptr)
        m_column->removeWidget(m_offers);
    m_offers = offers;
    if (offers != nullptr)
        m_column->insertWidget(1, offers);
    m_offersHeading->setVisible(offers != nullptr);
}

void HyperCloseUp::setPool(const QString& whose, const QStringList& pool)
{
    m_poolHeading->setText(whose);
    m_poolHeading->setVisible(!pool.isEmpty());
    m_pool->setText(pool.join(QLatin1Char('\n')));
    m_pool->setVisible(!pool.isEmpty());
}

void HyperCloseUp::show(const QString& title, const QStringList& lines, const QStringList& answers)
{
    m_title->setText(title);
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_answers->setText(answers.join(QLatin1Char('\n')));
    m_title->show();
    m_text->setVisible(!lines.isEmpty());
    m_answers->setVisible(!answers.isEmpty());
}

void HyperCloseUp::clear()
{
    for (QLabel* each : { m_title, m_text, m_answers }) {
        each->clear();
        each->hide();
    }
}

QString HyperCloseUp::shown() const
{
    return m_title->text();
}

} // namespace ui
