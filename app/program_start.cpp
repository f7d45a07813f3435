#include "app/program_start.h"

#include <QCoreApplication>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <system_error>

#include <pwd.h>
#include <unistd.h>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

constexpr int kWrong = 2;
// Made while there is memory, and before any code runs.
const char* noMemory = "there is not enough memory; end other programs, or allow this one more (ulimit -v)";
const char* noThread = "the system gives no thread to work in; end other programs, or allow more (ulimit -u)";
const char* programName = nullptr;

/// Without a byte of memory.
void say(const char* sentence)
{
    const char* const name = programName != nullptr ? programName : program_invocation_short_name;
    for (const char* each : { name, ": ", sentence, "\n" })
        if (::write(STDERR_FILENO, each, std::strlen(each)) < 0)
            return;
}

/// Every choice of a match that is kept is stored already, so nothing is lost by ending at once.
[[noreturn]] void endWithASentence()
{
    try {
        if (const std::exception_ptr fault = std::current_exception(); fault != nullptr)
            std::rethrow_exception(fault);
    } catch (const std::bad_alloc&) {
        say(noMemory);
        std::_Exit(kWrong);
    } catch (const std::system_error& fault) {
        if (fault.code() == std::errc::resource_unavailable_try_again) {
            say(noThread);
            std::_Exit(kWrong);
        }
        say(fault.what());
    } catch (const std::exception& fault) {
        say(fault.what());
    } catch (...) {
    }
    std::abort();
}

#ifndef __SANITIZE_ADDRESS__
void setLastWords(int /*argc*/, char** /*argv*/, char** /*environment*/)
{
    std::set_terminate(endWithASentence);
}

/// What the libraries and this program make before main begins asks for memory too: the loader calls this first.
[[gnu::section(".preinit_array"), gnu::used]] void (*const kBeforeAll)(int, char**, char**) = setLastWords;
#endif

bool isAbsolute(const char* path)
{
    return path != nullptr && *path == '/';
}

QtMessageHandler usualMessages = nullptr;

/// The database says in a sentence of its own what Qt remarks of a driver that could not be loaded.
void withoutDriverRemarks(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("QSqlDatabase:")))
        usualMessages(type, context, message);
}

void settleFolders()
{
    for (const char* folder : { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" })
        if (!isAbsolute(std::getenv(folder)))
            unsetenv(folder);
    if (isAbsolute(std::getenv("HOME")))
        return;
    const passwd* const user = getpwuid(getuid());
    if (user != nullptr && isAbsolute(user->pw_dir))
        setenv("HOME", user->pw_dir, 1);
}

} // namespace

void startProgram(const char* name)
{
    programName = name;
    std::signal(SIGXFSZ, SIG_IGN);
    std::set_terminate(endWithASentence);
    usualMessages = qInstallMessageHandler(withoutDriverRemarks);
    settleFolders();
}

void translateLastWords()
{
    static std::string memory;
    static std::string thread;
    memory
        = Words::tr("there is not enough memory; end other programs, or allow this one more (ulimit -v)").toStdString();
    thread = Words::tr("the system gives no thread to work in; end other programs, or allow more (ulimit -u)")
                 .toStdString();
    noMemory = memory.c_str();
    noThread = thread.c_str();
}

} // namespace app
