#include "tests/ui/pseudo_language.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tests {

namespace {

constexpr int kMostRows = 30;
/// Views by their object names whose rows are in the game's own words.
const QStringList kGames { QStringLiteral("moves"), QStringLiteral("hits") };

const QString kPlain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
const QString kStrange = QStringLiteral("åƀçđéƒğħîĵķļɱñöþɋŕšŧûṽŵẋýžÅƁÇĐÉƑĞĦÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ");

/// Places keep their names, all other letters change.
QString strange(const QString& source)
{
    QString text;
    for (qsizetype i = 0; i < source.size(); ++i) {
        const qsizetype letter = kPlain.indexOf(source[i]);
        const bool place = source.left(i + 1).endsWith(QLatin1String("%n"))
            || source.mid(i - 1, 3) == QLatin1String("%Ln") || source.left(i + 1).endsWith(QLatin1String("%Ln"));
        text += letter < 0 || place ? source[i] : kStrange[letter];
    }
    return QLatin1Char('[') + text + QString(source.size() * 2 / 5, QLatin1Char('~')) + QLatin1Char(']');
}

/// A piece of text and where it stands.
using Texts = QList<std::pair<QString, QString>>;

void addModel(Texts& texts, const QAbstractItemModel& model, const QString& where)
{
    const int columns = model.columnCount();
    for (int column = 0; column < columns; ++column)
        texts.append({ where + QStringLiteral(" header"), model.headerData(column, Qt::Horizontal).toString() });
    if (kGames.contains(where))
        return;
    for (int row = 0; row < std::min(model.rowCount(), kMostRows); ++row)
        for (int column = 0; column < columns; ++column)
            for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole })
                texts.append({ where, model.index(row, column).data(role).toString() });
}

void addActions(Texts& texts, const QMenu& menu)
{
    texts.append({ QStringLiteral("menu"), menu.title() });
    for (const QAction* action : menu.actions()) {
        texts.append({ QStringLiteral("action"), action->text().section(QLatin1Char('\t'), 0, 0) });
        if (action->menu() != nullptr)
            addActions(texts, *action->menu());
    }
}

void addWidget(Texts& texts, const QWidget& widget)
{
    const QString where = QString::fromLatin1(widget.metaObject()->className());
    texts.append({ where + QStringLiteral(" name"), widget.accessibleName() });
    texts.append({ where + QStringLiteral(" description"), widget.accessibleDescription() });
    texts.append({ where + QStringLiteral(" tip"), widget.toolTip() });
    if (widget.isWindow())
        texts.append({ where + QStringLiteral(" title"), widget.windowTitle() });
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts.append({ where,
            label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                : label->text() });
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts.append({ where, button->text() });
    if (const auto* tool = qobject_cast<const QToolButton*>(&widget); tool != nullptr && tool->menu() != nullptr)
        addActions(texts, *tool->menu());
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) {
        if (!edit->text().startsWith(QLatin1String("Breakpoint deal "))) // the same for whoever it is sent to
            texts.append({ where, edit->text() });
        texts.append({ where, edit->placeholderText() });
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i) {
            texts.append({ where, box->itemText(i) });
            texts.append({ where, box->itemData(i, Qt::AccessibleDescriptionRole).toString() });
        }
    if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts.append({ where, tabs->tabText(i) });
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        if (view->model() != nullptr && qobject_cast<const QHeaderView*>(&widget) == nullptr)
            addModel(texts, *view->model(), kGames.contains(view->objectName()) ? view->objectName() : where);
    if (const auto* menu = qobject_cast<const QMenuBar*>(&widget))
        for (const QAction* action : menu->actions())
            addActions(texts, *action->menu());
}

/// What the game says comes in its own language: the question, its answers, the log, the rules and what they lead to,
/// the words of a card.
bool isTheGames(const QWidget& widget)
{
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
        if (qobject_cast<const QTextEdit*>(each) != nullptr || qobject_cast<const QTreeView*>(each) != nullptr
            || each->inherits("ui::PrintView") || each->objectName() == QLatin1String("sentences")
            || each->objectName() == QLatin1String("question") || each->objectName() == QLatin1String("answers"))
            return true;
    return false;
}

} // namespace

class PseudoLanguage::Translator final : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        m_asked.insert(QString::fromLatin1(context) + QStringLiteral(": ") + QString::fromUtf8(source));
        return strange(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
    const QSet<QString>& asked() const { return m_asked; }

private:
    mutable QSet<QString> m_asked;
};

QStringList clippedIn(QWidget& root)
{
    QStringList clipped;
    const auto add = [&clipped](const QWidget& widget, const QString& text, const char* how) {
        clipped << QStringLiteral("%1 %2 \"%3\": %4")
                       .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(), text,
                           QString::fromLatin1(how));
    };
    for (const auto* label : root.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty() || !label->toolTip().isEmpty())
            continue;
        if (label->wordWrap() ? label->heightForWidth(label->width()) > label->height()
                              : label->minimumSizeHint().width() > label->width())
            add(*label, label->text(), label->wordWrap() ? "is too low" : "is too narrow");
    }
    for (const auto* button : root.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        if (button->minimumSizeHint().width() > button->width())
            add(*button, button->text(), "is too narrow");
        if (!button->parentWidget()->rect().contains(button->geometry()))
            add(*button, button->text(), "leaves its place");
    }
    return clipped;
}

QString inPseudo(const QString& source)
{
    return strange(source);
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

PseudoLanguage::PseudoLanguage(QStringList data)
    : m_data(std::move(data))
    , m_translator(std::make_unique<Translator>())
{
    m_data.removeAll(QString());
    m_data.removeDuplicates();
    std::sort(m_data.begin(), m_data.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
}

PseudoLanguage::~PseudoLanguage()
{
    remove();
}

void PseudoLanguage::install()
{
    QCoreApplication::installTranslator(m_translator.get());
    QCoreApplication::processEvents();
}

void PseudoLanguage::remove()
{
    QCoreApplication::removeTranslator(m_translator.get());
    QCoreApplication::processEvents();
}

const QSet<QString>& PseudoLanguage::asked() const
{
    return m_translator->asked();
}

bool PseudoLanguage::isForgotten(QString text) const
{
    static const QRegularExpression english(QStringLiteral("[A-Za-z]{2,}"));
    if (!text.contains(english))
        return false;
    for (const QString& known : m_data) {
        if (text.contains(known)) {
            text.replace(known, QStringLiteral(" "));
            if (!text.contains(english))
                return false;
        }
    }
    return true;
}

QStringList PseudoLanguage::forgottenIn(QWidget& root) const
{
    Texts texts;
    QList<const QWidget*> widgets { &root };
    for (const QWidget* widget : root.findChildren<QWidget*>())
        widgets << widget;
    for (const QWidget* widget : widgets)
        if ((widget->isVisible() || widget == &root) && !isTheGames(*widget))
            addWidget(texts, *widget);
    QStringList forgotten;
    for (const auto& [where, text] : texts)
        if (isForgotten(text))
            forgotten << where + QStringLiteral(": ") + text;
    forgotten.removeDuplicates();
    return forgotten;
}

} // namespace tests
