#include "ui/pages/play/start_panel.h"

#include "ui/theme.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int kMostShown = 6;

} // namespace

StartPanel::StartPanel(QWidget* parent)
    : QWidget(parent)
    , m_new(new QPushButton(tr("New match"), this))
    , m_heading(new QLabel(tr("GO ON WITH"), this))
    , m_error(new QLabel(this))
    , m_waiting(new QVBoxLayout)
{
    auto* title = new QLabel(tr("No match on the table"), this);
    setRole(title, Role::Title);
    auto* text = new QLabel(tr("Set one up for two to four seats, against the computer or at one screen."), this);
    setRole(text, Role::Muted);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    setRole(m_new, Role::Primary);
    m_new->setAutoDefault(true);
    setRole(m_heading, Role::Heading);
    m_error->setWordWrap(true);
    m_error->setAlignment(Qt::AlignCenter);
    m_waiting->setSpacing(6);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(12);
    rows->addStretch(2);
    rows->addWidget(title, 0, Qt::AlignHCenter);
    rows->addWidget(text); // a wrapped label knows its height only where it has the whole width
    rows->addWidget(m_new, 0, Qt::AlignHCenter);
    rows->addSpacing(16);
    rows->addWidget(m_heading, 0, Qt::AlignHCenter);
    rows->addWidget(m_error);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(m_waiting);
    centred->addStretch(1);
    rows->addLayout(centred);
    rows->addStretch(3);
    connect(m_new, &QPushButton::clicked, this, &StartPanel::newMatchAsked);
    setWaiting({}, {});
}

void StartPanel::focusFirst()
{
    m_new->setFocus(Qt::OtherFocusReason);
}

void StartPanel::setWaiting(const std::vector<core::MatchSummary>& matches, const QString& error)
{
    while (QLayoutItem* item = m_waiting->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int shown = 0;
    for (const core::MatchSummary& match : matches) {
        if (match.status != core::MatchStatus::Running || shown == kMostShown)
            continue;
        ++shown;
        QStringList names;
        QStringList scores;
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            names << QString::fromStdString(match.seats[i].name);
            scores << QString::number(match.score[i]);
        }
        const QDateTime began
            = QDateTime::fromString(QString::fromStdString(match.startedAt), Qt::ISODate).toLocalTime();
        QString words = tr("%1 · turn %2 · %3 · %4")
                            .arg(names.join(tr(" against ")))
                            .arg(match.turns)
                            .arg(scores.join(QStringLiteral(" : ")), QLocale().toString(began, QLocale::ShortFormat));
        auto* button = new QPushButton(words.replace(QLatin1Char('&'), QStringLiteral("&&")), this);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, id = match.id] { Q_EMIT resumeAsked(id); });
        m_waiting->addWidget(button);
    }
    m_heading->setVisible(shown > 0);
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

} // namespace ui
