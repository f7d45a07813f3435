// Runs a fuzzer's corpus, the inputs that between them reach all it has ever reached, without a fuzzer: the ordinary
// test run sees each of them again.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    std::vector<std::filesystem::path> inputs;
    for (const auto& each : std::filesystem::directory_iterator(argv[1]))
        inputs.push_back(each.path());
    std::sort(inputs.begin(), inputs.end());
    for (const std::filesystem::path& each : inputs) {
        std::ifstream file(each, std::ios::binary);
        const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        std::printf("%s\n", each.filename().c_str()); // the last one named is the one that failed
        std::fflush(stdout);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    std::printf("%zu inputs\n", inputs.size());
    return inputs.empty() ? 1 : 0;
}
