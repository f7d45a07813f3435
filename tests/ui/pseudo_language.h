#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>

class QWidget;

namespace tests {

QString capitalised(QString text);
/// A text of the window in the pseudo language.
QString inPseudo(const QString& source);

/// The labels and buttons below `root`, in sight, that have less room than their text takes or leave the place they lie
/// in. What says the whole text in its tool tip may be cut.
QStringList clippedIn(QWidget& root);

/// A language in which each text is 40 % longer and has no letter that English has: "Save" is "[Šåṽé~~]". What still
/// reads as English was not translated, or not translated again.
class PseudoLanguage {
public:
    /// `data` are names and sentences that no translation of the window changes.
    explicit PseudoLanguage(QStringList data);
    ~PseudoLanguage();

    /// From now on everything is said in it.
    void install();
    void remove();

    /// The texts below `root`, in sight or read out, that have English in them beside data.
    QStringList forgottenIn(QWidget& root) const;
    /// What was asked for, as "context: source".
    const QSet<QString>& asked() const;

private:
    class Translator;

    bool isForgotten(QString text) const;

    QStringList m_data; ///< the longest first
    std::unique_ptr<Translator> m_translator;
};

} // namespace tests
