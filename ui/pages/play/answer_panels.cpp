#include "ui/pages/play/answer_panels.h"

#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

using core::Seat;

namespace {

constexpr std::initializer_list<AskWhen> kAll { AskWhen::Never, AskWhen::WhenItMatters, AskWhen::Always };

}

QString askWhenWord(AskWhen when)
{
    switch (when) {
    case AskWhen::Never:
        return QCoreApplication::translate("ui::AskMe", "never", "when a person is asked");
    case AskWhen::Always:
        return QCoreApplication::translate("ui::AskMe", "always", "when a person is asked");
    case AskWhen::WhenItMatters:
        break;
    }
    return QCoreApplication::translate("ui::AskMe", "when it matters", "when a person is asked");
}

AskedList::AskedList(QWidget* parent)
    : QFrame(parent)
    , m_heading(makeHeading({}, this))
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    m_rows->addWidget(m_heading);
    inEachLanguage(m_heading, [this] { m_heading->setText(tr("Who has been asked")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void AskedList::setTime(const core::AnswerTime& time, const QStringList& names, Seat first, Seat viewer, bool missed)
{
    for (QWidget* each : std::as_const(m_shown)) {
        each->hide();
        each->deleteLater();
    }
    m_shown.clear();
    m_told.clear();
    const Colours& colours = coloursOf(palette());
    for (int i = 0; i < names.size(); ++i) {
        const int at = (core::indexOf(first) + i) % static_cast<int>(names.size());
        const Seat seat = core::seatAt(at);
        const bool asked = seat == viewer && !missed;
        const QString state = asked             ? tr("asked now", "a player")
            : missed                            ? tr("passed", "a player")
            : core::contains(time.passed, seat) ? tr("passed", "a player")
                                                : tr("may still answer", "a player");
        auto* row = new QFrame(this);
        setRole(row, Role::Panel);
        row->setProperty("gold", asked);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(10, 5, 10, 5);
        QLabel* name = makeRichLabel(row);
        name->setText(QStringLiteral("<b style=\"color:%1\">%2</b>")
                          .arg(seatInk(seat, colours).name(), elided(names[at]).toHtmlEscaped()));
        name->setToolTip(wrappable(names[at]).toHtmlEscaped());
        auto* word = new PlainLabel(state, row);
        if (!asked)
            setRole(word, Role::Muted);
        line->addWidget(name, 1);
        line->addWidget(word);
        const QString said = tr("%1: %2", "a player, and whether they have been asked").arg(names[at], state);
        row->setAccessibleName(said);
        m_told << said;
        m_rows->addWidget(row);
        m_shown.append(row);
    }
    setAccessibleName(m_heading->text());
    setAccessibleDescription(m_told.join(QStringLiteral(". ")));
}

AskMe::AskMe(QWidget* parent)
    : QFrame(parent)
    , m_heading(makeHeading({}, this))
    , m_meaning(new PlainLabel(this))
    , m_buttons(new QButtonGroup(this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(m_heading);
    auto* line = new QWidget(this);
    auto* flow = new FlowLayout(line);
    flow->setSpacing(3);
    for (const AskWhen when : kAll) {
        auto* button = new QPushButton(line);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        setRole(button, Role::Toggle);
        m_buttons->addButton(button, static_cast<int>(when));
        flow->addWidget(button);
    }
    rows->addWidget(line);
    m_meaning->setWordWrap(true);
    setRole(m_meaning, Role::Muted);
    rows->addWidget(m_meaning);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) {
        say();
        Q_EMIT chosen(static_cast<AskWhen>(id));
    });
    m_buttons->button(static_cast<int>(AskWhen::WhenItMatters))->setChecked(true);
    inEachLanguage(this, [this] {
        m_heading->setText(tr("Ask me"));
        for (const AskWhen each : kAll) {
            m_buttons->button(static_cast<int>(each))->setText(askWhenWord(each));
            m_buttons->button(static_cast<int>(each))->setAccessibleName(tr("Ask me: %1").arg(askWhenWord(each)));
        }
        say();
    });
}

void AskMe::setWhen(AskWhen when)
{
    m_buttons->button(static_cast<int>(when))->setChecked(true);
    say();
}

AskWhen AskMe::when() const
{
    return static_cast<AskWhen>(m_buttons->checkedId());
}

QAbstractButton* AskMe::button(AskWhen when) const
{
    return m_buttons->button(static_cast<int>(when));
}

void AskMe::say()
{
    switch (when()) {
    case AskWhen::Never:
        m_meaning->setText(tr("You pass before and after each base scores, whatever you hold. The log says so."));
        break;
    case AskWhen::WhenItMatters:
        m_meaning->setText(tr("Only when something of yours could be used and would change something. The others "
                              "get their time whether they have an answer or not."));
        break;
    case AskWhen::Always:
        m_meaning->setText(tr("Before and after each base scores, with nothing to use as well. Where you share the "
                              "screen, only this hides from the others what you hold."));
        break;
    }
    for (const AskWhen each : kAll)
        m_buttons->button(static_cast<int>(each))
            ->setAccessibleDescription(each == when() ? m_meaning->text() : QString());
}

} // namespace ui
