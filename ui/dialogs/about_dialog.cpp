#include "ui/dialogs/about_dialog.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

void addButtons(QDialog& dialog, QVBoxLayout& column)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column.addWidget(buttons);
}

} // namespace

void showAbout(QWidget* parent)
{
    QDialog dialog(parent);
    auto* contents = new QWidget(&dialog);
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(28, 24, 28, 18);
    column->setSpacing(10);
    auto* picture = new PlainLabel(contents);
    const int side = scaled(dialog.font(), 72);
    picture->setPixmap(applicationIcon().pixmap(QSize(side, side), dialog.devicePixelRatioF()));
    auto* name = new PlainLabel(QStringLiteral("Breakpoint ") + QCoreApplication::applicationVersion(), contents);
    setRole(name, Role::Title);
    auto* text = new PlainLabel(contents);
    inEachLanguage(&dialog, [&dialog, text] {
        dialog.setWindowTitle(Words::tr("About Breakpoint"));
        text->setText(Words::tr(
            "Play Smash Up, Star Realms and Hyperborea against the computer or each other, keep every match, and see "
            "how it went.\n\n"
            "Free software under the GNU General Public License, version 3 or later. It comes without any warranty.\n\n"
            "Made with Qt %1 and SQLite. Smash Up is a game by Paul Peterson, published by Alderac Entertainment "
            "Group, Star Realms one by Robert Dougherty and Darwin Kastle, published by Wise Wizard Games, Hyperborea "
            "one by Andrea Chiarvesio and Pierluca Zizzi, published by Asterion Press and Yemaia; this program is not "
            "theirs.")
                          .arg(QLatin1String(qVersion())));
    });
    text->setWordWrap(true);
    text->setFixedWidth(scaled(dialog.font(), 380));
    column->addWidget(picture, 0, Qt::AlignHCenter);
    column->addWidget(name, 0, Qt::AlignHCenter);
    column->addWidget(text);
    auto* rows = new QVBoxLayout(&dialog);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(new ScrolledArea(contents, &dialog), 1);
    addButtons(dialog, *rows);
    dialog.resize(contents->sizeHint().width(), rows->sizeHint().height());
    boundToScreen(dialog);
    dialog.exec();
}

} // namespace ui
