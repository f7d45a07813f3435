#include "ui/dialogs/faction_dialog.h"

#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/faction_grid.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/scrolled_area.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace ui {

FactionDialog::FactionDialog(const FactionFaces& faces, const QStringList& factions, const QStringList& taken,
    const QString& current, QWidget* parent)
    : QDialog(parent)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 20, 16);
    rows->setSpacing(12);
    auto* title = new HeadLabel(18, this);
    rows->addWidget(title);
    auto* grid = new FactionGrid(this);
    grid->setFactions(faces, factions);
    grid->setTaken(taken);
    rows->addWidget(new ScrolledArea(grid, this), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(grid, &FactionGrid::factionChosen, this, [this](const QString& name) {
        Q_EMIT factionChosen(name);
        accept();
    });
    inEachLanguage(this, [this, title] {
        setWindowTitle(tr("Choose a faction"));
        title->setText(tr("Choose a faction"));
    });
    resize(scaled(font(), 560), grid->heightForWidth(scaled(font(), 520)) + scaled(font(), 130));
    boundToScreen(*this);
    grid->focusOn(current);
}

} // namespace ui
