#pragma once

#include "core/game/problem.h"
#include "ui/language.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <string>

class QPushButton;

namespace core {
enum class FactionTrait;
struct FactionField;
struct TextEdit;
}

namespace ui {

class FactionForm;
class FactionHead;
class FactionTextEdit;
class FactionsPresenter;
class FaultList;
class PageStack;

/// The text of the faction that is open, or one of its cards as a form, and below it what is amiss. The text is all
/// there is: what is set in the form is written into it, where the card has it.
class FactionTextColumn final : public QWidget {
    Q_OBJECT
public:
    explicit FactionTextColumn(FactionsPresenter& presenter, QWidget* parent = nullptr);

    void showText();
    void showFaults();
    /// The card or base that the form shows, by its place among the entries.
    void showEntry(std::size_t row);
    /// The card or base in whose text the cursor is, by its place among the entries; -1 where it is in none.
    int entryAtCursor() const;
    /// Where the cursor is, in bytes of the text; none while the text is read anew.
    std::optional<std::size_t> cursor() const;
    /// Puts the cursor at the beginning of one, and the keyboard where the text is seen.
    void goToEntry(std::size_t row);
    /// Shows the card as a form, or the text.
    void setForm(bool form);
    /// Shows the text, with the keyboard at what stands at a pointer.
    void goToPlace(const std::string& pointer);
    void undo();
    /// Writes one more card behind the others.
    void addCard();
    /// Writes one more like that one behind it.
    void duplicateEntry(std::size_t row);
    void removeEntry(std::size_t row);

Q_SIGNALS:
    void typed();
    void cursorMoved();
    void undoAvailable(bool available);
    void failed(const ui::Sentence& sentence);

private:
    QWidget* makeText();
    QWidget* makeForm();
    void connectForm();
    bool isForm() const;
    void showForm();
    const core::FactionField* innermost(const core::FactionField& form, const core::Problem& problem) const;
    QString placeOf(const core::Problem& problem) const;
    void go(const core::TextSpot& spot);
    void setTrait(core::FactionTrait trait, const QString& value);
    void placeFaults(const core::FactionField& form);
    void apply(const core::TextEdit& edit, const std::string& pointer = {});
    void begin(const std::string& pointer, const std::string& head);
    void addEntry(const std::string& value, const std::function<core::TextEdit(const std::string&)>& written);
    void takeKeyboard();
    void mend(const core::Problem& fault);
    void leave(const core::Problem& remark);

    FactionsPresenter& m_presenter;
    PageStack* m_stack = nullptr;
    QPushButton* m_asText = nullptr;
    QPushButton* m_asForm = nullptr;
    FactionTextEdit* m_edit = nullptr;
    FactionHead* m_head = nullptr;
    FactionForm* m_form = nullptr;
    FaultList* m_faults = nullptr;
    std::string m_entry; ///< the pointer to what the form shows
    std::multimap<std::string, QString> m_wrong; ///< what was found last in what the form shows, by the pointers to it
    std::string m_written; ///< the pointer to the value that was written last, while nothing else has been
    bool m_showing = false; ///< while another text is put there, and nobody types
    bool m_writing = false; ///< while the form writes
};

} // namespace ui
