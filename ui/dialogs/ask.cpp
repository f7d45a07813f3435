#include "ui/dialogs/ask.h"

#include "core/text/names.h"
#include "ui/dialogs/folder_settings.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double kFilesWidth = 860; // pixels of the mock-up
constexpr double kFilesHeight = 540;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Ask)
};

/// Where Qt draws the dialog itself: wide enough for what it tells of a file.
void makeRoomy(QFileDialog& dialog)
{
    auto* const files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (files == nullptr)
        return;
    dialog.resize(scaled(dialog.font(), kFilesWidth), scaled(dialog.font(), kFilesHeight));
    boundToScreen(dialog);
    files->header()->setStretchLastSection(false);
    files->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (auto* const parts = dialog.findChild<QSplitter*>(QStringLiteral("splitter")); parts != nullptr)
        parts->setSizes({ dialog.width() / 5, dialog.width() * 4 / 5 });
}

QStringList filesOf(QFileDialog& dialog, const Sentence& title, const Sentence& kinds)
{
    inEachLanguage(&dialog, [&] {
        const auto chosen = dialog.nameFilters().indexOf(dialog.selectedNameFilter());
        dialog.setWindowTitle(title());
        dialog.setNameFilter(kinds());
        if (chosen > 0)
            dialog.selectNameFilter(dialog.nameFilters().value(chosen));
    });
    makeRoomy(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

/// "png" of "Chart as a picture (*.png)"; the first one of several.
QString suffixOf(const QString& kind)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.([\\w-]+)"));
    return pattern.match(kind).captured(1);
}

} // namespace

QString askName(QWidget* parent, const Asking& question, const QString& proposal, const QStringList& taken)
{
    QDialog dialog(parent);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(12);
    auto* label = new PlainLabel(&dialog);
    auto* edit = new QLineEdit(proposal, &dialog);
    auto* fault = new PlainLabel(&dialog);
    label->setBuddy(edit);
    label->setWordWrap(true);
    setRole(fault, Role::Muted);
    edit->setMaxLength(core::kLongestPairName);
    edit->setMinimumWidth(scaled(dialog.font(), 320));
    edit->selectAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    auto* ok = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
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
    inEachLanguage(&dialog, [&] {
        dialog.setWindowTitle(question.title());
        label->setText(question.sentence());
        edit->setAccessibleName(question.sentence());
        ok->setText(question.verb());
        check();
    });
    return dialog.exec() == QDialog::Accepted ? edit->text().trimmed() : QString();
}

bool askToConfirm(QWidget* parent, const Asking& question)
{
    QMessageBox box(parent);
    const QPushButton* const yes = setQuestion(box, question, QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == yes;
}

QString askWhereToWrite(
    QWidget* parent, const Sentence& title, const QString& proposal, const Sentence& kinds, bool asksAgain)
{
    QFileDialog dialog(parent);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, !asksAgain);
    dialog.setDirectory(exportFolder());
    dialog.selectFile(proposal);
    dialog.setDefaultSuffix(QFileInfo(proposal).suffix());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& kind) {
        const QFileInfo named(dialog.selectedFiles().value(0));
        dialog.setDefaultSuffix(suffixOf(kind));
        if (!named.completeBaseName().isEmpty())
            dialog.selectFile(named.completeBaseName() + QLatin1Char('.') + suffixOf(kind));
    });
    const QString file = filesOf(dialog, title, kinds).value(0);
    if (!file.isEmpty())
        setExportFolder(QFileInfo(file).absolutePath());
    return file;
}

QString askForFile(QWidget* parent, const Sentence& title, const QString& folder, const Sentence& kinds)
{
    QFileDialog dialog(parent);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setDirectory(folder);
    return filesOf(dialog, title, kinds).value(0);
}

QStringList askForFiles(QWidget* parent, const Sentence& title, const QString& folder, const Sentence& kinds)
{
    QFileDialog dialog(parent);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.setDirectory(folder);
    return filesOf(dialog, title, kinds);
}

QString askForFolder(QWidget* parent, const Sentence& title)
{
    QFileDialog dialog(parent, QString(), exportFolder());
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    inEachLanguage(&dialog, [&] { dialog.setWindowTitle(title()); });
    const QString folder = dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    if (!folder.isEmpty())
        setExportFolder(folder);
    return folder;
}

QPushButton* setQuestion(QMessageBox& box, const Asking& question, QMessageBox::ButtonRole role)
{
    box.setTextFormat(Qt::PlainText);
    // Qt says its own button anew in each language, whatever it was called.
    QPushButton* const no = question.refusal == nullptr ? box.addButton(QMessageBox::Cancel)
                                                        : box.addButton(QString(), QMessageBox::RejectRole);
    QPushButton* const yes = box.addButton(QString(), role);
    inEachLanguage(&box, [&box, yes, no, question] {
        box.setWindowTitle(question.title());
        box.setText(question.title());
        box.setInformativeText(wrappable(question.sentence()));
        yes->setText(question.verb());
        if (question.refusal != nullptr)
            no->setText(question.refusal());
    });
    // It is made by Qt, and has this name since Qt 4.
    if (auto* const title = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label")); title != nullptr)
        title->setFont(bodyFont(box.font(), type::kLargeButton, QFont::DemiBold));
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    return yes;
}

void setTexts(QMessageBox& box, const Sentence& title, const Sentence& sentence)
{
    box.setTextFormat(Qt::PlainText);
    inEachLanguage(&box, [&box, title, sentence] {
        box.setWindowTitle(title());
        box.setText(wrappable(sentence()));
    });
}

} // namespace ui
