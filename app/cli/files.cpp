#include "app/cli/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace app::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kBeside = ".part";
constexpr std::uintmax_t kMaxBytes = 64U << 20U;

std::string reason(const std::error_code& error)
{
    return error ? error.message() : std::strerror(errno);
}

}

bool readFile(const std::string& path, std::string& text, core::Problems& problems)
{
    std::error_code error;
    if (!fs::exists(path, error)) {
        problems.push_back({ path, "there is no such file", "" });
        return false;
    }
    if (fs::is_directory(path, error)) {
        problems.push_back({ path, "this is a folder, not a file", "" });
        return false;
    }
    if (fs::is_regular_file(path, error) && fs::file_size(path, error) > kMaxBytes) {
        problems.push_back({ path, "longer than 64 MB", "this is hardly the file that was meant" });
        return false;
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream read;
    if (file)
        read << file.rdbuf();
    if (!file && !file.eof()) {
        problems.push_back({ path, "cannot be read: " + reason(error), "" });
        return false;
    }
    text = read.str();
    return true;
}

std::vector<core::SourceFile> readAll(const std::vector<std::string>& paths, core::Problems& problems)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        const std::size_t before = files.size();
        for (fs::recursive_directory_iterator each(path, error), end; !error && each != end; each.increment(error))
            if (each->path().extension() == ".json" && each->is_regular_file(error))
                files.push_back(each->path().string());
        if (error)
            problems.push_back({ path, "cannot be read: " + error.message(), "" });
        else if (files.size() == before)
            problems.push_back({ path, "there is no *.json file in this folder", "" });
        // A folder has no order of its own; the order in which somebody named files is theirs.
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
    }
    std::vector<core::SourceFile> read;
    for (const std::string& path : files) {
        if (std::any_of(read.begin(), read.end(), [&](const core::SourceFile& each) { return each.path == path; }))
            continue;
        core::SourceFile file { path, {} };
        if (readFile(path, file.text, problems))
            read.push_back(std::move(file));
    }
    return read;
}

bool writeFile(const std::string& path, const std::string& text, core::Problems& problems)
{
    const std::string beside = path + kBeside;
    std::error_code error;
    {
        errno = 0;
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file << text;
        file.close();
        if (!file) {
            problems.push_back({ path, "cannot be written: " + reason(error), "" });
            fs::remove(beside, error);
            return false;
        }
    }
    fs::rename(beside, path, error);
    if (!error)
        return true;
    problems.push_back({ path, "cannot be written: " + error.message(), "" });
    fs::remove(beside, error);
    return false;
}

bool mayWrite(const std::string& path, core::Problems& problems)
{
    std::error_code error;
    errno = 0;
    const bool folder = fs::is_directory(path, error);
    if (folder || !std::ofstream(path + kBeside, std::ios::binary | std::ios::trunc)) {
        problems.push_back({ path, folder ? "this is a folder, not a file" : "cannot be written: " + reason({}), "" });
        return false;
    }
    fs::remove(path + kBeside, error);
    return true;
}

} // namespace app::cli
