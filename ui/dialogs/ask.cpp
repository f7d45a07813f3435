#include "ui/dialogs/ask.h"

#include "core/text/names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Ask)
};

} // namespace

QString askName(QWidget* parent, const QString& title, const QString& question, const QString& proposal,
    const QStringList& taken, const QString& accept)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(12);
    auto* label = new PlainLabel(question, &dialog);
    auto* edit = new QLineEdit(proposal, &dialog);
    auto* fault = new PlainLabel(&dialog);
    label->setBuddy(edit);
    label->setWordWrap(true);
    setRole(fault, Role::Muted);
    edit->setAccessibleName(question);
    edit->setMaxLength(core::kLongestPairName);
    edit->setMinimumWidth(scaled(dialog.font(), 320));
    edit->selectAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    auto* ok = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    setRole(ok, Role::Primary);
    ok->setDefault(true);
    column->addWidget(label);
    column->addWidget(edit);
    column->addWidget(fault);
    column->addWidget(buttons);

    const auto check = [&] {
        const QString name = edit->text().trimmed();
        const bool used = taken.contains(name, Qt::CaseInsensitive);
        const bool shown = core::nameFault(name.toStdString(), core::kLongestPairName).what.empty();
        fault->setText(used ? Words::tr("There is a pair of this name already.")
                : !shown    ? Words::tr("This name cannot be shown. Type letters.")
                            : QString(QLatin1Char(' ')));
        ok->setEnabled(!name.isEmpty() && shown && !used);
    };
    QObject::connect(edit, &QLineEdit::textChanged, &dialog, check);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    check();
    return dialog.exec() == QDialog::Accepted ? edit->text().trimmed() : QString();
}

bool askToConfirm(QWidget* parent, const QString& title, const QString& sentence, const QString& verb)
{
    QMessageBox box(QMessageBox::NoIcon, title, wrappable(sentence), QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    auto* yes = box.addButton(verb, QMessageBox::DestructiveRole);
    auto* no = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(qobject_cast<QPushButton*>(no));
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace ui
