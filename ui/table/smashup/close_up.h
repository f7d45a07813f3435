#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"

#include <QFrame>

class QLabel;

namespace ui {

/// One card or base in full: everything that a small chip or a narrow cell can only hint at.
class CloseUp final : public QFrame {
    Q_OBJECT

public:
    CloseUp(FactionLooks looks, QWidget* parent);

    void showCard(const core::smashup::CardView& card, const core::smashup::TableView& table);
    void showBase(const core::smashup::BaseView& base, const core::smashup::TableView& table);
    void clear();
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setLines(const QString& name, const QString& line, const QString& text, const QString& more);

    void inkLines();

    FactionLooks m_looks;
    QLabel* m_name;
    QLabel* m_line;
    QLabel* m_text;
    QLabel* m_more;
    std::string m_faction;
    bool m_card = false;
};

} // namespace ui
