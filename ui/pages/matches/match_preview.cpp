#include "ui/pages/matches/match_preview.h"

#include "core/record/replayer.h"
#include "core/text/names.h"
#include "ui/charts/score_chart.h"
#include "ui/language.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double kMostChart = 240; ///< height, in pixels of the mock-ups

} // namespace

MatchPreview::MatchPreview(core::Shelf games, QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_panel(new Panel({}, this))
    , m_title(new PlainLabel(m_panel))
    , m_detail(new PlainLabel(m_panel))
    , m_result(new PlainLabel(m_panel))
    , m_chart(new ScoreChart(m_panel))
    , m_tagRow(new QWidget(m_panel))
    , m_tags(new FlowLayout(m_tagRow))
    , m_newTag(new QLineEdit(m_panel))
    , m_notes(new QPlainTextEdit(m_panel))
    , m_notesHeading(makeHeading({}, m_panel))
    , m_open(new QPushButton(m_panel))
    , m_continue(new QPushButton(m_panel))
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this); // so that it makes no page higher than its window
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_panel);
    outer->addWidget(scroll);
    QVBoxLayout* body = m_panel->body();
    setRole(m_title, Role::Title);
    setRole(m_detail, Role::Muted);
    for (QLabel* label : { m_title, m_result, m_detail }) {
        label->setWordWrap(true);
        body->addWidget(label);
    }
    auto* row = new QWidget(m_panel);
    auto* buttons = new FlowLayout(row);
    body->addWidget(row); // at once in sight, however much is told below
    m_chart->setMinimumHeight(150);
    m_chart->setMaximumHeight(scaled(font(), kMostChart));
    body->addWidget(m_chart, 3);
    auto* tagsHeading = makeHeading({}, m_panel);
    body->addWidget(tagsHeading);
    m_tags->setContentsMargins(0, 0, 0, 0);
    body->addWidget(m_tagRow);
    m_newTag->setMaxLength(static_cast<int>(core::kLongestTag));
    body->addWidget(m_newTag);
    body->addWidget(m_notesHeading);
    m_notes->setTabChangesFocus(true);
    m_notes->installEventFilter(this);
    m_notes->setMinimumHeight(46);
    body->addWidget(m_notes, 1);
    auto* save = new QPushButton(m_panel);
    auto* remove = new QPushButton(m_panel);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setEven(true);
    QWidget* before = nullptr;
    for (QPushButton* button : { m_open, save, remove, m_continue }) { // that is not always there moves no other
        buttons->addWidget(button);
        if (before != nullptr)
            setTabOrder(before, button);
        before = button;
    }
    setTabOrder(m_continue, m_newTag);
    setTabOrder(m_newTag, m_notes);
    inEachLanguage(m_panel, [=, this] {
        tagsHeading->setText(tr("Tags"));
        m_newTag->setPlaceholderText(tr("Add a tag, then Enter"));
        m_newTag->setAccessibleName(tr("Add a tag"));
        m_notesHeading->setText(tr("Notes"));
        m_notes->setPlaceholderText(tr("What is worth remembering about it?"));
        m_notes->setAccessibleName(tr("Notes"));
        m_open->setText(tr("Open"));
        m_open->setAccessibleName(tr("Open the match"));
        m_continue->setText(tr("Continue"));
        m_continue->setAccessibleName(tr("Continue the match"));
        save->setText(tr("Export…"));
        save->setAccessibleName(tr("Export what is chosen"));
        remove->setText(tr("Delete"));
        remove->setAccessibleName(tr("Delete what is chosen"));
    });
    connect(m_open, &QPushButton::clicked, this, &MatchPreview::openAsked);
    connect(m_continue, &QPushButton::clicked, this, &MatchPreview::continueAsked);
    connect(save, &QPushButton::clicked, this, &MatchPreview::exportAsked);
    connect(remove, &QPushButton::clicked, this, &MatchPreview::removeAsked);
    connect(m_newTag, &QLineEdit::returnPressed, this, [this] {
        const QString tag = m_newTag->text().simplified();
        m_newTag->clear();
        if (!tag.isEmpty())
            Q_EMIT tagsAsked({ tag }, {});
    });
}

void MatchPreview::show(core::MatchRecord record)
{
    const core::Game* game = m_games.find(record.summary.game);
    if (game == nullptr) {
        showNothing();
        return;
    }
    if (record.summary.id != m_id)
        flush();
    core::MatchSummary& match = record.summary;
    const bool running = match.status == core::MatchStatus::Running;
    match.count = core::finalCount(*game, record);
    m_panel->setHeading(tr("Chosen match"));
    const core::MatchMode mode = game->modeOf(match.setup());
    m_title->setText(matchTitle(match, mode));
    QStringList facts { matchDetail(match, m_games), matchDate(match) };
    facts.removeAll(QString());
    m_detail->setText(facts.join(QStringLiteral(" · ")));
    const QString result = matchResult(match, mode);
    m_result->setText(running || match.kind == core::MatchKind::Table
            ? result
            : tr("%1, %2", "a result and how many turns it took").arg(result, turnsText(match.turns)));
    m_chart->namePoints(game->notation().scoreWords());
    m_chart->nameMarks(QString::fromStdString(game->notation().marksTitle()));
    m_chart->show(record, game->scoreScale(), *match.count);
    QStringList tags;
    for (const std::string& tag : match.tags)
        tags << QString::fromStdString(tag);
    showTags(tags);
    const QString notes = QString::fromStdString(match.notes);
    if (m_id != match.id || !m_notes->hasFocus()) {
        m_id = match.id;
        m_notesKnown = notes;
        m_notes->setPlainText(notes);
    }
    for (QWidget* part :
        std::initializer_list<QWidget*> { m_detail, m_result, m_chart, m_notesHeading, m_notes, m_open })
        part->setVisible(true);
    m_detail->setVisible(!m_detail->text().isEmpty());
    m_continue->setVisible(running);
    // Gold is what one would do first: go on with what runs, look at what is over.
    for (const auto& [button, first] : { std::pair(m_open, !running), std::pair(m_continue, running) }) {
        button->setProperty("role", first ? QStringLiteral("primary") : QString());
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    m_panel->setVisible(true);
}

void MatchPreview::showSeveral(int matches)
{
    flush();
    m_id = 0;
    m_panel->setHeading(tr("Chosen matches"));
    m_title->setText(tr("%n match(es)", nullptr, matches));
    showTags({});
    for (QWidget* part :
        std::initializer_list<QWidget*> { m_detail, m_result, m_chart, m_notesHeading, m_notes, m_open, m_continue })
        part->setVisible(false);
    m_panel->setVisible(true);
}

void MatchPreview::showNothing()
{
    flush();
    m_id = 0;
    m_panel->setVisible(false);
}

void MatchPreview::editTags()
{
    m_newTag->setFocus(Qt::ShortcutFocusReason);
}

void MatchPreview::editNotes()
{
    if (m_notes->isVisible())
        m_notes->setFocus(Qt::ShortcutFocusReason);
}

void MatchPreview::flush()
{
    if (m_id == 0 || m_notes->toPlainText() == m_notesKnown)
        return;
    m_notesKnown = m_notes->toPlainText();
    Q_EMIT notesAsked(m_id, m_notesKnown);
}

bool MatchPreview::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_notes && event->type() == QEvent::FocusOut)
        flush();
    return QWidget::eventFilter(watched, event);
}

void MatchPreview::showTags(const QStringList& tags)
{
    while (QLayoutItem* item = m_tags->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    for (const QString& tag : tags) {
        auto* chip = new QPushButton(asCaption(elided(tag)) + QStringLiteral("  ×"), m_tagRow);
        setRole(chip, Role::Toggle);
        chip->setAccessibleName(tr("Remove the tag %1").arg(tag));
        chip->setToolTip(chip->accessibleName());
        connect(chip, &QPushButton::clicked, this, [this, tag] {
            m_newTag->setFocus(Qt::OtherFocusReason);
            Q_EMIT tagsAsked({}, { tag });
        });
        m_tags->addWidget(chip);
        chip->show();
    }
    m_tagRow->setVisible(!tags.isEmpty());
}

} // namespace ui
