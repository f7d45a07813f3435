#include "tests/hostile/hostile.h"

#include <QtGlobal>

namespace tests {

namespace {

QByteArray controlIn(const QByteArray& text)
{
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F)
            return "a control character in " + text.left(400);
    for (const char* turns : { "\u202e", "\u2066", "\u2028", "\u0085", "\ufeff" })
        if (text.contains(turns))
            return "a character that acts unseen in " + text.left(400);
    return {};
}

}

QList<QByteArray> hostileWords()
{
    return { "\033]0;title\a", "\033[2J", "name\nbreakpoint-cli: all is well", "a\rb", "\x7f\x08\x08", "\u0085\u009b2J",
        "\u202egnihton", "\u2066\u2069\u2028", "\ufeff", "\u200b\u200b", "\xff\xfe\xc0\x80", "\xe2\x82", "%1%2%s%n%99",
        "<img src=\"file:///dev/zero\">", "<h1>&amp;", "'; DROP TABLE matches; --", "../../../../etc/passwd",
        "/dev/null", "{\"a\":", "--", "-", "--db", "=", ":", "+", ",", " ", "", "0", "-1", "18446744073709551616",
        "1e999", "nan", QByteArray(20'000, 'x'), QByteArray("\u00e9").repeated(5'000),
        QByteArray("[").repeated(5'000) };
}

QByteArray harmOf(const CommandRun& run)
{
    if (run.status < 0 || run.status > 2)
        return "ended with " + QByteArray::number(run.status) + ": " + run.err.left(400);
    for (const char* inner :
        { "json.exception", "terminate called", "std::", "basic_string", "AddressSanitizer", "runtime error" })
        if (run.err.contains(inner) || run.out.contains(inner))
            return QByteArray(inner) + " in " + run.err.left(400) + run.out.left(400);
    if (run.status == 2 && run.err.isEmpty())
        return "ended with 2 without a word";
    for (const QByteArray& text : { run.out, run.err })
        if (const QByteArray harm = controlIn(text); !harm.isEmpty())
            return harm;
    return {};
}

int every(int ordinary)
{
    return qEnvironmentVariableIsSet("BREAKPOINT_LONG") ? 1 : ordinary;
}

} // namespace tests
