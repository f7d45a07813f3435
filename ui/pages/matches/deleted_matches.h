#pragma once

#include "core/record/match_store.h"

#include <QDialog>

#include <cstdint>
#include <vector>

class QLabel;
class QPushButton;
class QStandardItemModel;

namespace ui {

class MatchesPresenter;
class TextTable;

/// The matches that were deleted and are still kept, with when: some of them can be brought back, or deleted for good.
/// It closes itself once none is left.
class DeletedMatches final : public QDialog {
    Q_OBJECT
public:
    explicit DeletedMatches(MatchesPresenter* presenter, QWidget* parent);

Q_SIGNALS:
    /// These are in the list of matches again.
    void broughtBack(const std::vector<std::int64_t>& ids);
    /// These are gone.
    void deletedForGood();

private:
    void showBin();
    void fill();
    void bringBack();
    void deleteForGood();
    std::vector<std::int64_t> chosen() const;

    MatchesPresenter* m_presenter;
    std::vector<core::RemovedMatch> m_bin; ///< as the rows are
    QStandardItemModel* m_model;
    QLabel* m_title;
    QLabel* m_words;
    TextTable* m_table;
    QPushButton* m_back;
    QPushButton* m_forGood;
};

} // namespace ui
