#include "ui/style_sheet.h"

#include "ui/look.h"

#include <QHash>

namespace ui {

namespace {

// Names in braces with $ are replaced: ${panel} by a colour, ${8px} by a length at the present text size.
constexpr auto kSheet = R"(
QMainWindow, QDialog { background: ${window}; }
QDialog { border: 1px solid ${border}; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: ${raised}; color: ${text}; border: 1px solid ${border}; padding: ${5px}; }
QWidget[role="panel"] { background: ${panel}; border: 1px solid ${border}; border-radius: ${10px}; }
QWidget[role="panel"][gold="true"] { background: ${accentWash}; border: 1px solid ${accent}; }
QWidget[role="panel"][good="true"] { border: 1px solid ${good}; }
QWidget[role="header"] { background: ${header}; border: none; border-bottom: 1px solid ${line}; }
QWidget[role="rail"] { background: ${rail}; border: none; border-right: 1px solid ${line}; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: ${titleFamily}; font-size: ${18px}; font-weight: 700; }
QLabel[role="heading"] { font-size: ${12px}; font-weight: 600; color: ${muted}; }
QLabel[role="muted"] { color: ${muted}; }
QLabel[role="figure"] { font-family: ${titleFamily}; font-size: ${24px}; font-weight: 700; }

QPushButton, QToolButton { background: ${button}; color: ${text}; border: 2px solid transparent;
    border-radius: ${8px}; padding: ${6px} ${12px}; font-weight: 500; }
QPushButton:hover, QToolButton:hover { background: ${buttonHover}; }
QPushButton:pressed, QToolButton:pressed { background: ${selection}; }
QFileDialog QToolButton { padding: ${3px}; background: transparent; }
QPushButton:focus, QToolButton:focus { border-color: ${focus}; }
QPushButton:disabled, QToolButton:disabled { background: ${track}; color: ${faded}; }
QPushButton[role="primary"] { color: ${accentText}; font-weight: 600;
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 ${accentHigh}, stop: 1 ${accentLow}); }
QPushButton[role="primary"]:hover { background: ${accentHover}; }
QPushButton[role="primary"]:focus { border-color: ${text}; }
QPushButton[role="primary"]:disabled { background: ${track}; color: ${faded}; }
QPushButton[role="compact"] { padding: ${6px} ${7px}; }
QPushButton[role="quiet"], QToolButton[role="quiet"] { background: transparent; }
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: ${button}; }
QPushButton[slim="true"], QToolButton[slim="true"] { padding: ${2px} ${12px}; border-radius: ${6px}; }
QPushButton[link="true"] { color: ${link}; font-weight: 400; }
QPushButton[role="toggle"] { background: transparent; color: ${muted}; border: 1px solid ${border}; margin: 1px; }
QPushButton[role="toggle"]:hover { background: ${track}; color: ${text}; }
QPushButton[role="toggle"]:checked { background: ${toggled}; color: ${text}; border-color: ${edge};
    font-weight: 600; }
QPushButton[role="toggle"]:disabled { color: ${faded}; }
QPushButton[role="toggle"]:focus { border: 2px solid ${focus}; margin: 0; }
QToolButton[role="navigation"] { background: transparent; color: ${muted}; border-radius: ${10px};
    padding: ${7px} ${2px} ${6px} ${2px}; font-size: ${11px}; }
QToolButton[role="navigation"]:hover { background: ${track}; }
QToolButton[role="navigation"]:checked { background: ${raised}; color: ${text}; }
QPushButton::menu-indicator { image: url(:/icons/${down}.svg); width: ${10px}; height: ${10px};
    subcontrol-origin: padding; subcontrol-position: right center; right: ${6px}; }

QTabWidget::pane { border: none; border-top: 1px solid ${line}; padding: ${6px} 0 0 0; }
QTabBar::tab { background: transparent; color: ${muted}; border: none; border-bottom: ${3px} solid transparent;
    padding: ${7px} ${14px}; font-weight: 500; }
QTabBar::tab:hover { color: ${text}; }
QTabBar::tab:selected { color: ${text}; border-bottom-color: ${accent}; }
QTabBar::tab:selected:focus { border-bottom-color: ${focus}; }

QLineEdit, QSpinBox, QComboBox, QDateEdit { background: ${field}; color: ${text}; border: 1px solid ${edge};
    margin: 1px; border-radius: ${8px}; padding: ${6px} ${10px}; selection-background-color: ${bar};
    selection-color: ${onBar}; }
QSpinBox { padding-right: ${20px}; }
QSpinBox::up-button, QSpinBox::down-button { background: transparent; border: none; width: ${18px}; }
QSpinBox::up-arrow { image: url(:/icons/${up}.svg); width: ${9px}; height: ${9px}; }
QSpinBox::down-arrow { image: url(:/icons/${down}.svg); width: ${9px}; height: ${9px}; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QDateEdit:focus { border: 2px solid ${focus}; margin: 0; }
QLineEdit[written="filled"] { background: transparent; border-color: transparent; }
QLineEdit[written="filled"]:hover { border-color: ${edge}; }
QLineEdit[written="filled"]:focus { background: ${field}; border-color: ${focus}; }
QLineEdit[written="wrong"] { border-color: ${bad}; }
QLineEdit[seat="0"] { color: ${seat0}; font-weight: 600; }
QLineEdit[seat="1"] { color: ${seat1}; font-weight: 600; }
QLineEdit[seat="2"] { color: ${seat2}; font-weight: 600; }
QLineEdit[seat="3"] { color: ${seat3}; font-weight: 600; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: ${22px}; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url(:/icons/${down}.svg); width: ${12px}; height: ${12px}; }
QComboBox QAbstractItemView { background: ${raised}; color: ${text}; border: 1px solid ${border};
    selection-background-color: ${selection}; selection-color: ${text}; }
QComboBox QAbstractItemView::item { min-height: ${26px}; padding: 0 ${8px}; border: 1px solid transparent; }
QComboBox QAbstractItemView::item:selected { background: ${bar}; color: ${onBar}; }

QAbstractItemView { background: transparent; color: ${text}; border: none; outline: none;
    selection-background-color: ${selection}; selection-color: ${text}; gridline-color: ${line}; }
QListView[popup="true"] { background: ${raised}; border: 1px solid ${border}; }
QTreeView { selection-background-color: transparent; }
QAbstractScrollArea { background: transparent; border: none; }
QPlainTextEdit, QTextBrowser { background: transparent; color: ${text}; border: none; }
QPlainTextEdit[readOnly="false"] { background: ${field}; border: 1px solid ${edge}; margin: 1px;
    border-radius: ${8px}; padding: ${2px} ${6px}; }
QPlainTextEdit[readOnly="false"]:focus { border: 2px solid ${focus}; margin: 0; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: ${muted}; border: none;
    border-bottom: 1px solid ${border}; padding: ${6px} ${8px}; font-weight: 500; }
QHeaderView::down-arrow { image: url(:/icons/${down}.svg); width: ${9px}; height: ${9px}; }
QHeaderView::up-arrow { image: url(:/icons/${up}.svg); width: ${9px}; height: ${9px}; }
QTableCornerButton::section { background: transparent; border: none; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ${10px}; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${10px}; margin: 0; }
QScrollBar::handle { background: ${edge}; border-radius: ${4px}; margin: ${1px}; }
QScrollBar::handle:vertical { min-height: ${28px}; }
QScrollBar::handle:horizontal { min-width: ${28px}; }
QScrollBar::handle:hover { background: ${muted}; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: ${rail}; color: ${text}; border-bottom: 1px solid ${line}; padding: ${2px}; }
QMenuBar::item { background: transparent; padding: ${4px} ${10px}; border-radius: ${5px}; }
QMenuBar::item:selected { background: ${button}; }
QMenu { background: ${raised}; color: ${text}; border: 1px solid ${border}; padding: ${5px}; }
QMenu::item { padding: ${6px} ${26px} ${6px} ${22px}; border-radius: ${5px}; }
QMenu::item:selected { background: ${selection}; }
QMenu::item:disabled { color: ${faded}; }
QMenu::separator { height: 1px; background: ${border}; margin: ${5px} ${8px}; }
QSplitter::handle { background: transparent; }

QCheckBox { spacing: ${9px}; padding: ${3px} 0; }
QCheckBox::indicator, QListView::indicator { width: ${16px}; height: ${16px}; border: 2px solid ${edge};
    border-radius: ${5px}; background: ${sunken}; }
QCheckBox::indicator:hover, QListView::indicator:hover { border-color: ${muted}; }
QCheckBox::indicator:focus { border-color: ${focus}; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: ${accent}; border-color: ${accent};
    image: url(:/icons/check_dark.svg); }
QCheckBox::indicator:checked:disabled { background: ${edge}; border-color: ${edge}; }
QListView::indicator:indeterminate { border-color: ${accent}; }
QSlider:horizontal { min-height: ${24px}; }
QSlider::groove:horizontal { height: ${5px}; border-radius: ${2px}; background: ${track}; }
QSlider::sub-page:horizontal { height: ${5px}; border-radius: ${2px}; background: ${bar}; }
QSlider::handle:horizontal { width: ${16px}; height: ${16px}; margin: -${6px} 0; border-radius: ${8px};
    background: ${text}; border: none; }
QSlider::handle:horizontal:focus { background: ${accent}; }
QSlider::handle:horizontal:disabled { background: ${faded}; }
QSlider::sub-page:horizontal:disabled { background: ${track}; }
)";

QString family(const QFont& font)
{
    return QLatin1Char('"') + font.families().value(0, font.family()) + QLatin1Char('"');
}

} // namespace

QString styleSheet(const Colours& c, const QFont& body)
{
    const QHash<QString, QString> words {
        { QStringLiteral("window"), c.window.name() },
        { QStringLiteral("rail"), c.rail.name() },
        { QStringLiteral("header"), c.header.name() },
        { QStringLiteral("panel"), c.panel.name() },
        { QStringLiteral("raised"), c.raised.name() },
        { QStringLiteral("sunken"), c.sunken.name() },
        { QStringLiteral("button"), c.button.name() },
        { QStringLiteral("buttonHover"), c.buttonHover.name() },
        { QStringLiteral("border"), c.border.name() },
        { QStringLiteral("line"), c.line.name() },
        { QStringLiteral("track"), c.track.name() },
        { QStringLiteral("text"), c.text.name() },
        { QStringLiteral("link"), c.link.name() },
        { QStringLiteral("muted"), c.muted.name() },
        { QStringLiteral("faded"), c.faded.name() },
        { QStringLiteral("field"), c.field.name() },
        { QStringLiteral("selection"), c.selection.name() },
        { QStringLiteral("accent"), c.accent.name() },
        { QStringLiteral("accentWash"), c.accentWash.name() },
        { QStringLiteral("accentHigh"), c.accent.lighter(104).name() },
        { QStringLiteral("accentLow"), c.accent.darker(104).name() },
        { QStringLiteral("accentHover"), c.accent.lighter(110).name() },
        { QStringLiteral("accentText"), c.accentText.name() },
        { QStringLiteral("good"), c.good.name() },
        { QStringLiteral("bad"), c.bad.name() },
        { QStringLiteral("bar"), c.bar.name() },
        { QStringLiteral("focus"), c.focus.name() },
        { QStringLiteral("onBar"), c.onBar.name() },
        { QStringLiteral("edge"), c.edge.name() },
        { QStringLiteral("down"), c.dark ? QStringLiteral("down_light") : QStringLiteral("down_dark") },
        { QStringLiteral("up"), c.dark ? QStringLiteral("up_light") : QStringLiteral("up_dark") },
        { QStringLiteral("toggled"), c.toggled.name() },
        { QStringLiteral("seat0"), c.seatInks[0].name() },
        { QStringLiteral("seat1"), c.seatInks[1].name() },
        { QStringLiteral("seat2"), c.seatInks[2].name() },
        { QStringLiteral("seat3"), c.seatInks[3].name() },
        { QStringLiteral("titleFamily"), family(titleFont(body, 18)) },
    };
    const QString sheet = QString::fromLatin1(kSheet);
    QString result;
    qsizetype from = 0;
    for (qsizetype at = sheet.indexOf(QLatin1String("${")); at >= 0; at = sheet.indexOf(QLatin1String("${"), from)) {
        const qsizetype end = sheet.indexOf(QLatin1Char('}'), at);
        const QString word = sheet.mid(at + 2, end - at - 2);
        result += QStringView(sheet).mid(from, at - from);
        if (word.endsWith(QLatin1String("px")))
            result += QString::number(scaled(body, word.chopped(2).toDouble())) + QLatin1String("px");
        else
            result += words.value(word);
        from = end + 1;
    }
    result += QStringView(sheet).mid(from);
    return result;
}

} // namespace ui
