// Licences of a Spindle shop in a desktop application: C++17, one header, no libraries. The caller gives HTTP, a place
// for one text, the time and random bytes. The TypeScript library beside it says the same; both are held to
// ../vectors.json.
#ifndef SPINDLE_LICENCE_HPP
#define SPINDLE_LICENCE_HPP

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spindle {

// ---- SHA-2 (FIPS 180-4) ---------------------------------------------------------------------------------------------
namespace detail {

using Bytes = std::vector<std::uint8_t>;

// SHA-256 takes the upper halves of the constants of SHA-512: both are the first bits of the same roots.
inline constexpr std::array<std::uint64_t, 8> kSha2Start = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};
inline constexpr std::array<std::uint64_t, 80> kSha2Rounds = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

template <typename Word>
struct Sha2Of;
template <>
struct Sha2Of<std::uint32_t> {
  static constexpr int rounds = 64;
  static constexpr int rotations[4][3] = {{7, 18, 3}, {17, 19, 10}, {6, 11, 25}, {2, 13, 22}};
};
template <>
struct Sha2Of<std::uint64_t> {
  static constexpr int rounds = 80;
  static constexpr int rotations[4][3] = {{1, 8, 7}, {19, 61, 6}, {14, 18, 41}, {28, 34, 39}};
};

template <typename Word>
Bytes sha2(const Bytes& message) {
  using Of = Sha2Of<Word>;
  constexpr int bits = sizeof(Word) * 8;
  constexpr std::size_t block = sizeof(Word) * 16;
  const auto rotate = [](Word word, int by) { return Word(word >> by | word << (bits - by)); };
  const auto mix = [&](Word word, int row) {
    return Word(rotate(word, Of::rotations[row][0]) ^ rotate(word, Of::rotations[row][1]) ^
                rotate(word, Of::rotations[row][2]));
  };
  const auto spread = [&](Word word, int row) {
    return Word(rotate(word, Of::rotations[row][0]) ^ rotate(word, Of::rotations[row][1]) ^
                word >> Of::rotations[row][2]);
  };
  Bytes padded = message;
  padded.push_back(0x80);
  // The length is two words; that of SHA-512 has 64 bits more than any message needs.
  while ((padded.size() + 2 * sizeof(Word)) % block != 0) padded.push_back(0);
  padded.resize(padded.size() + 2 * sizeof(Word) - 8);
  const std::uint64_t length = std::uint64_t(message.size()) * 8;
  for (int shift = 56; shift >= 0; shift -= 8) padded.push_back(std::uint8_t(length >> shift));

  std::array<Word, 8> state;
  for (std::size_t i = 0; i < 8; i++) state[i] = Word(kSha2Start[i] >> (64 - bits));
  for (std::size_t at = 0; at < padded.size(); at += block) {
    std::array<Word, Of::rounds> words{};
    for (std::size_t i = 0; i < block; i++) {
      words[i / sizeof(Word)] = Word(words[i / sizeof(Word)] << 8 | padded[at + i]);
    }
    for (std::size_t i = 16; i < words.size(); i++) {
      words[i] = Word(words[i - 16] + spread(words[i - 15], 0) + words[i - 7] + spread(words[i - 2], 1));
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < words.size(); i++) {
      const Word key = Word(kSha2Rounds[i] >> (64 - bits));
      const Word one = Word(h + mix(e, 2) + ((e & f) ^ (~e & g)) + key + words[i]);
      const Word two = Word(mix(a, 3) + ((a & b) ^ (a & c) ^ (b & c)));
      h = g, g = f, f = e, e = Word(d + one), d = c, c = b, b = a, a = Word(one + two);
    }
    const std::array<Word, 8> added = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; i++) state[i] = Word(state[i] + added[i]);
  }
  Bytes digest;
  for (const Word word : state) {
    for (int shift = bits - 8; shift >= 0; shift -= 8) digest.push_back(std::uint8_t(word >> shift));
  }
  return digest;
}

inline Bytes bytes_of(std::string_view text) { return Bytes(text.begin(), text.end()); }

// ---- Ed25519 (RFC 8032) ---------------------------------------------------------------------------------------------

/// A number modulo 2^255 - 19: sixteen limbs of 16 bits, little end first; between carries they may be larger.
using Field = std::array<std::int64_t, 16>;

inline constexpr Field kZero{};
inline constexpr Field kOne{1};
/// -121665/121666, the constant of the curve, and twice that.
inline constexpr Field kD = {0x78a3, 0x1359, 0x4dca, 0x75eb, 0xd8ab, 0x4141, 0x0a4d, 0x0070,
                             0xe898, 0x7779, 0x4079, 0x8cc7, 0xfe73, 0x2b6f, 0x6cee, 0x5203};
inline constexpr Field kTwoD = {0xf159, 0x26b2, 0x9b94, 0xebd6, 0xb156, 0x8283, 0x149a, 0x00e0,
                                0xd130, 0xeef3, 0x80f2, 0x198e, 0xfce7, 0x56df, 0xd9dc, 0x2406};
inline constexpr Field kBaseX = {0xd51a, 0x8f25, 0x2d60, 0xc956, 0xa7b2, 0x9525, 0xc760, 0x692c,
                                 0xdc5c, 0xfdd6, 0xe231, 0xc0a4, 0x53fe, 0xcd6e, 0x36d3, 0x2169};
inline constexpr Field kBaseY = {0x6658, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666,
                                 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666};
inline constexpr Field kRootOfMinusOne = {0xa0b0, 0x4a0e, 0x1b27, 0xc4ee, 0xe478, 0xad2f, 0x1806, 0x2f43,
                                          0xd7a7, 0x3dfb, 0x0099, 0x2b4d, 0xdf0b, 0x4fc1, 0x2480, 0x2b83};
/// The order of the base point, little end first.
inline constexpr std::array<std::int64_t, 32> kOrder = {
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0x10};

inline void carry(Field& number) {
  for (std::size_t i = 0; i < 16; i++) {
    const std::int64_t over = number[i] >> 16;
    number[i] -= over * 65536;
    // What leaves at the top comes back below times 38: 2^256 is 38 modulo the prime.
    if (i < 15) number[i + 1] += over;
    else number[0] += 38 * over;
  }
}

inline Field plus(const Field& a, const Field& b) {
  Field sum;
  for (std::size_t i = 0; i < 16; i++) sum[i] = a[i] + b[i];
  return sum;
}

inline Field minus(const Field& a, const Field& b) {
  Field difference;
  for (std::size_t i = 0; i < 16; i++) difference[i] = a[i] - b[i];
  return difference;
}

inline Field times(const Field& a, const Field& b) {
  std::array<std::int64_t, 31> product{};
  for (std::size_t i = 0; i < 16; i++) {
    for (std::size_t j = 0; j < 16; j++) product[i + j] += a[i] * b[j];
  }
  for (std::size_t i = 0; i < 15; i++) product[i] += 38 * product[i + 16];
  Field result;
  std::copy_n(product.begin(), 16, result.begin());
  carry(result);
  carry(result);
  return result;
}

/// Both change places when `bit` is 1, without a branch: the private key must not show in the time it takes.
inline void swap_if(Field& a, Field& b, std::int64_t bit) {
  const std::int64_t mask = ~(bit - 1);
  for (std::size_t i = 0; i < 16; i++) {
    const std::int64_t both = mask & (a[i] ^ b[i]);
    a[i] ^= both;
    b[i] ^= both;
  }
}

/// number^(2^255 - 21): its inverse.
inline Field inverse(const Field& number) {
  Field power = number;
  for (int bit = 253; bit >= 0; bit--) {
    power = times(power, power);
    if (bit != 2 && bit != 4) power = times(power, number);
  }
  return power;
}

/// number^((p - 5) / 8), from which a square root follows.
inline Field root_power(const Field& number) {
  Field power = number;
  for (int bit = 250; bit >= 0; bit--) {
    power = times(power, power);
    if (bit != 1) power = times(power, number);
  }
  return power;
}

using Packed = std::array<std::uint8_t, 32>;

inline Packed pack(const Field& number) {
  Field full = number;
  for (int i = 0; i < 3; i++) carry(full);
  // Two times the prime may still be in it.
  for (int round = 0; round < 2; round++) {
    Field less;
    less[0] = full[0] - 0xffed;
    for (std::size_t i = 1; i < 15; i++) {
      less[i] = full[i] - 0xffff - (less[i - 1] >> 16 & 1);
      less[i - 1] &= 0xffff;
    }
    less[15] = full[15] - 0x7fff - (less[14] >> 16 & 1);
    const std::int64_t below = less[15] >> 16 & 1;
    less[14] &= 0xffff;
    swap_if(full, less, 1 - below);
  }
  Packed packed;
  for (std::size_t i = 0; i < 16; i++) {
    packed[2 * i] = std::uint8_t(full[i] & 0xff);
    packed[2 * i + 1] = std::uint8_t(full[i] >> 8);
  }
  return packed;
}

inline Field unpack(const Packed& packed) {
  Field number;
  for (std::size_t i = 0; i < 16; i++) number[i] = packed[2 * i] + (std::int64_t(packed[2 * i + 1]) << 8);
  number[15] &= 0x7fff;
  return number;
}

inline bool odd(const Field& number) { return pack(number)[0] & 1; }

/// A point in extended coordinates: x = X/Z, y = Y/Z, T = XY/Z.
struct Point {
  Field x = kZero, y = kOne, z = kOne, t = kZero;
};

inline Point plus(const Point& p, const Point& q) {
  const Field a = times(minus(p.y, p.x), minus(q.y, q.x));
  const Field b = times(plus(p.x, p.y), plus(q.x, q.y));
  const Field c = times(times(p.t, q.t), kTwoD);
  const Field zz = times(p.z, q.z);
  const Field d = plus(zz, zz);
  const Field e = minus(b, a), f = minus(d, c), g = plus(d, c), h = plus(b, a);
  return {times(e, f), times(h, g), times(g, f), times(e, h)};
}

/// @param scalar 32 bytes, little end first
inline Point times(Point point, const Packed& scalar) {
  Point sum;
  for (int bit = 255; bit >= 0; bit--) {
    const std::int64_t set = scalar[std::size_t(bit / 8)] >> (bit & 7) & 1;
    const auto swap_points = [&] {
      swap_if(sum.x, point.x, set);
      swap_if(sum.y, point.y, set);
      swap_if(sum.z, point.z, set);
      swap_if(sum.t, point.t, set);
    };
    swap_points();
    point = plus(point, sum);
    sum = plus(sum, sum);
    swap_points();
  }
  return sum;
}

inline Point base() { return {kBaseX, kBaseY, kOne, times(kBaseX, kBaseY)}; }

inline Packed pack(const Point& point) {
  const Field z = inverse(point.z);
  Packed packed = pack(times(point.y, z));
  packed[31] ^= std::uint8_t(odd(times(point.x, z)) << 7);
  return packed;
}

/// The point that a public key stands for, with its sign turned; nothing where it is on no curve.
inline std::optional<Point> unpack_negated(const Packed& key) {
  Point point;
  point.y = unpack(key);
  const Field square = times(point.y, point.y);
  const Field top = minus(square, kOne), bottom = plus(kOne, times(kD, square));
  const Field bottom2 = times(bottom, bottom);
  const Field bottom6 = times(times(bottom2, bottom2), bottom2);
  const Field power = root_power(times(times(bottom6, bottom), top));
  point.x = times(times(power, times(bottom2, bottom)), top);
  const auto is_root = [&] { return pack(times(times(point.x, point.x), bottom)) == pack(top); };
  if (!is_root()) point.x = times(point.x, kRootOfMinusOne);
  if (!is_root()) return std::nullopt;
  if (odd(point.x) == (key[31] >> 7)) point.x = minus(kZero, point.x);
  point.t = times(point.x, point.y);
  return point;
}

/// A number of up to 64 bytes, little end first, modulo the order of the base point.
inline Packed modulo_order(std::array<std::int64_t, 64> digits) {
  for (std::size_t i = 63; i >= 32; i--) {
    std::int64_t over = 0;
    std::size_t j = i - 32;
    for (; j < i - 12; j++) {
      digits[j] += over - 16 * digits[i] * kOrder[j - (i - 32)];
      over = (digits[j] + 128) >> 8;
      digits[j] -= over * 256;
    }
    digits[j] += over;
    digits[i] = 0;
  }
  std::int64_t over = 0;
  for (std::size_t j = 0; j < 32; j++) {
    digits[j] += over - (digits[31] >> 4) * kOrder[j];
    over = digits[j] >> 8;
    digits[j] &= 255;
  }
  for (std::size_t j = 0; j < 32; j++) digits[j] -= over * kOrder[j];
  Packed result;
  for (std::size_t i = 0; i < 32; i++) {
    digits[i + 1] += digits[i] >> 8;
    result[i] = std::uint8_t(digits[i] & 255);
  }
  return result;
}

inline Packed hash_modulo_order(const Bytes& message) {
  const Bytes hash = sha2<std::uint64_t>(message);
  std::array<std::int64_t, 64> digits{};
  std::copy(hash.begin(), hash.end(), digits.begin());
  return modulo_order(digits);
}

inline bool below_order(const Packed& scalar) {
  for (std::size_t i = 32; i-- > 0;) {
    if (scalar[i] != kOrder[i]) return scalar[i] < kOrder[i];
  }
  return false;
}

inline Bytes join(std::initializer_list<Bytes> parts) {
  Bytes all;
  for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

inline Bytes to_bytes(const Packed& packed) { return Bytes(packed.begin(), packed.end()); }

inline bool verify(const Bytes& signature, const Bytes& message, const Bytes& public_key) {
  if (signature.size() != 64 || public_key.size() != 32) return false;
  Packed key, point, scalar;
  std::copy_n(public_key.begin(), 32, key.begin());
  std::copy_n(signature.begin(), 32, point.begin());
  std::copy_n(signature.begin() + 32, 32, scalar.begin());
  const std::optional<Point> negated = unpack_negated(key);
  if (!negated || !below_order(scalar)) return false;
  const Packed hash = hash_modulo_order(join({to_bytes(point), public_key, message}));
  return pack(plus(times(*negated, hash), times(base(), scalar))) == point;
}

/// The two halves of a private key: what it multiplies by, and what it makes its nonces of.
inline std::pair<Packed, Bytes> expand(const Bytes& seed) {
  const Bytes hash = sha2<std::uint64_t>(seed);
  Packed scalar;
  std::copy_n(hash.begin(), 32, scalar.begin());
  scalar[0] &= 248;
  scalar[31] = std::uint8_t((scalar[31] & 127) | 64);
  return {scalar, Bytes(hash.begin() + 32, hash.end())};
}

inline Bytes public_key_of(const Bytes& seed) { return to_bytes(pack(times(base(), expand(seed).first))); }

inline Bytes sign(const Bytes& seed, const Bytes& message) {
  const auto [scalar, prefix] = expand(seed);
  const Bytes key = public_key_of(seed);
  const Packed nonce = hash_modulo_order(join({prefix, message}));
  const Bytes point = to_bytes(pack(times(base(), nonce)));
  const Packed hash = hash_modulo_order(join({point, key, message}));
  std::array<std::int64_t, 64> sum{};
  std::copy(nonce.begin(), nonce.end(), sum.begin());
  for (std::size_t i = 0; i < 32; i++) {
    for (std::size_t j = 0; j < 32; j++) sum[i + j] += std::int64_t(hash[i]) * scalar[j];
  }
  return join({point, to_bytes(modulo_order(sum))});
}

// ---- Texts: base64url, JSON, dates ----------------------------------------------------------------------------------

inline constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline std::string to_base64url(const Bytes& bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int held = 0;
  for (const std::uint8_t byte : bytes) {
    bits = bits << 8 | byte;
    for (held += 8; held >= 6;) text += kBase64[bits >> (held -= 6) & 63];
  }
  if (held > 0) text += kBase64[bits << (6 - held) & 63];
  return text;
}

inline std::optional<Bytes> from_base64url(std::string_view text) {
  Bytes bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char letter : text) {
    const std::size_t value = kBase64.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | std::uint32_t(value);
    held += 6;
    if (held >= 8) bytes.push_back(std::uint8_t(bits >> (held -= 8) & 255));
  }
  return bytes;
}

/// What JSON says; `object` keeps the last of two values of one name.
struct Json {
  enum class Kind { null, boolean, number, string, array, object } kind = Kind::null;
  double number = 0;
  std::string string;
  std::vector<Json> array;
  std::map<std::string, Json> object;

  const Json& operator[](const std::string& name) const {
    static const Json none;
    const auto found = object.find(name);
    return found == object.end() ? none : found->second;
  }
  bool is(Kind wanted) const { return kind == wanted; }
};

/// Reads one JSON value (RFC 8259), 32 levels deep at most.
class JsonReader {
 public:
  static std::optional<Json> read(std::string_view text) {
    JsonReader reader{text};
    std::optional<Json> value = reader.value(0);
    reader.space();
    return reader.at_ == text.size() ? value : std::nullopt;
  }

 private:
  explicit JsonReader(std::string_view text) : text_(text) {}

  void space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) at_++;
  }
  bool take(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }

  std::optional<Json> value(int depth) {
    space();
    if (depth > 32 || at_ == text_.size()) return std::nullopt;
    Json json;
    if (take("null")) return json;
    json.kind = Json::Kind::boolean;
    if (take("true")) return json.number = 1, json;
    if (take("false")) return json;
    if (text_[at_] == '"') {
      std::optional<std::string> said = string();
      if (!said) return std::nullopt;
      json.kind = Json::Kind::string;
      json.string = std::move(*said);
      return json;
    }
    if (take("[")) return list(depth, "]", Json::Kind::array);
    if (take("{")) return list(depth, "}", Json::Kind::object);
    return number();
  }

  std::optional<Json> list(int depth, std::string_view end, Json::Kind kind) {
    Json json;
    json.kind = kind;
    space();
    if (take(end)) return json;
    do {
      std::optional<std::string> name;
      if (kind == Json::Kind::object) {
        space();
        if (at_ == text_.size() || text_[at_] != '"' || !(name = string())) return std::nullopt;
        space();
        if (!take(":")) return std::nullopt;
      }
      std::optional<Json> item = value(depth + 1);
      if (!item) return std::nullopt;
      if (name) json.object[*name] = std::move(*item);
      else json.array.push_back(std::move(*item));
      space();
    } while (take(","));
    return take(end) ? std::optional<Json>(std::move(json)) : std::nullopt;
  }

  std::optional<Json> number() {
    const std::size_t start = at_;
    while (at_ < text_.size() && std::string_view("+-.eE0123456789").find(text_[at_]) != std::string_view::npos) at_++;
    if (at_ == start) return std::nullopt;
    const std::string digits(text_.substr(start, at_ - start));
    char* end = nullptr;
    Json json;
    json.kind = Json::Kind::number;
    json.number = std::strtod(digits.c_str(), &end);
    return *end == '\0' ? std::optional<Json>(json) : std::nullopt;
  }

  std::optional<std::string> string() {
    std::string said;
    for (at_++; at_ < text_.size() && text_[at_] != '"'; at_++) {
      if (static_cast<unsigned char>(text_[at_]) < 0x20) return std::nullopt;
      if (text_[at_] != '\\') {
        said += text_[at_];
        continue;
      }
      if (++at_ == text_.size()) return std::nullopt;
      const std::size_t known = std::string_view("\"\\/bfnrt").find(text_[at_]);
      if (known != std::string_view::npos) {
        said += "\"\\/\b\f\n\r\t"[known];
      } else if (text_[at_] == 'u') {
        std::optional<std::uint32_t> unit = hex();
        if (!unit) return std::nullopt;
        if (*unit >= 0xd800 && *unit < 0xdc00 && text_.substr(at_ + 1, 2) == "\\u") {
          at_ += 2;
          const std::optional<std::uint32_t> low = hex();
          if (!low || *low < 0xdc00 || *low > 0xdfff) return std::nullopt;
          unit = 0x10000 + ((*unit - 0xd800) << 10) + (*low - 0xdc00);
        }
        add_utf8(said, *unit);
      } else {
        return std::nullopt;
      }
    }
    if (at_ == text_.size()) return std::nullopt;
    at_++;
    return said;
  }

  std::optional<std::uint32_t> hex() {
    const std::string digits(text_.substr(at_ + 1, 4));
    if (digits.size() != 4 || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) {
      return std::nullopt;
    }
    at_ += 4;
    return std::uint32_t(std::strtoul(digits.c_str(), nullptr, 16));
  }

  static void add_utf8(std::string& text, std::uint32_t code) {
    if (code < 0x80) {
      text += char(code);
      return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static constexpr int first[] = {0, 0xc0, 0xe0, 0xf0};
    text += char(first[more] | int(code >> (6 * more)));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) text += char(0x80 | int(code >> shift & 63));
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

inline std::string quoted(std::string_view text) {
  std::string json = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') {
      json += '\\';
      json += letter;
    } else if (static_cast<unsigned char>(letter) < 0x20) {
      char code[7];
      std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned char>(letter));
      json += code;
    } else {
      json += letter;
    }
  }
  return json + '"';
}

using Fields = std::vector<std::pair<std::string, std::string>>;

/// With commas between them.
inline std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ",") + part;
  return text;
}

/// An object of texts.
inline std::string object_of(const Fields& fields) {
  std::string json = "{";
  for (const auto& [name, value] : fields) json += (json.size() > 1 ? "," : "") + quoted(name) + ":" + quoted(value);
  return json + "}";
}

inline std::int64_t days_since_1970(std::int64_t year, std::int64_t month, std::int64_t day) {
  year -= month <= 2;
  const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
  const std::int64_t of_era = year - era * 400;
  const std::int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

/// Ms since 1970 of `2026-11-22T12:00:00.000Z`.
inline std::optional<std::int64_t> time_of(const std::string& text) {
  int year, month, day, hour, minute, second, ms = 0;
  char end = 0;
  const int read = std::sscanf(text.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d.%3d%c", &year, &month, &day, &hour, &minute,
                               &second, &ms, &end);
  if (read != 8 || end != 'Z') return std::nullopt;
  return ((days_since_1970(year, month, day) * 24 + hour) * 60 + minute) * 60000 + second * 1000 + ms;
}

}  // namespace detail

// ---- What a program may do ------------------------------------------------------------------------------------------

/// A public key of the shop, as `/backend/licence/keys` lists it.
struct ShopKey {
  std::string kid, x;
};

/// Times are ms since 1970. No `works_until`: it never stops working. No `updates_until`: all new versions are in it.
/// No `check_again_by`: the shop is never asked.
struct Permission {
  /// `pid`: what was bought.
  std::string key, pid, licence_type, device_id;
  /// The products that the licence opens: what was bought, and what that holds as a bundle.
  std::vector<std::string> opens;
  int seats = 0;
  std::optional<std::int64_t> works_until, updates_until, check_again_by;
};

/// `refusal` is `ok`, or why the program may not run: malformed, unknown_key, wrong_signature, other_request,
/// other_device, other_product, expired, check_due, clock_wound_back, not_activated; or the shop's error, such as
/// licence_expired; or no_answer.
struct Standing {
  std::string refusal;
  Permission permission{};
  std::int64_t issued_at = 0;
  /// What is to be kept as the latest time that was seen on this machine.
  std::int64_t latest = 0;
  bool ok() const { return refusal == "ok"; }
};

struct Checking {
  std::vector<ShopKey> keys;
  std::vector<std::string> pids;
  std::string device;
  /// Ms since 1970: this machine's time, and the latest that was ever seen on it.
  std::int64_t now = 0, latest = 0;
};

namespace detail {

/// How far a clock may be set back before it counts as wound back, and be ahead of the shop's time in its reply, in ms.
inline constexpr std::int64_t kClockTolerance = 24 * 3600 * std::int64_t(1000);

inline std::string sha256_text(std::string_view text) { return to_base64url(sha2<std::uint32_t>(bytes_of(text))); }

/// True and the time for a date, true and nothing for null, false for anything else.
inline bool read_time(const Json& json, std::optional<std::int64_t>& time) {
  if (json.is(Json::Kind::null)) return true;
  time = json.is(Json::Kind::string) ? time_of(json.string) : std::nullopt;
  return time.has_value();
}

inline std::optional<Json> decode(std::string_view part) {
  const std::optional<Bytes> bytes = part.empty() ? std::nullopt : from_base64url(part);
  if (!bytes) return std::nullopt;
  const std::string text(bytes->begin(), bytes->end());
  std::optional<Json> json = JsonReader::read(text);
  return json && json->is(Json::Kind::object) ? json : std::nullopt;
}

/// Mail and hands put line breaks and spaces in.
inline std::string without_space(std::string text) {
  const auto is_space = [](char letter) { return std::string_view(" \t\r\n").find(letter) != std::string_view::npos; };
  text.erase(std::remove_if(text.begin(), text.end(), is_space), text.end());
  return text;
}

/// What a signed text says, whoever has signed it.
inline Json payload_of(const std::string& text) {
  const std::string whole = without_space(text);
  const std::size_t first = whole.find('.');
  const std::size_t second = first == std::string::npos ? first : whole.find('.', first + 1);
  if (second == std::string::npos) return {};
  return decode(std::string_view(whole).substr(first + 1, second - first - 1)).value_or(Json{});
}

/// @param is_reply whether it answers what was just sent
/// @param is_news whether it says what time it is, by when it was signed
template <typename IsNews, typename IsForeign>
Standing check(std::string_view text, const Checking& checking, std::string_view typ, bool is_reply, IsNews is_news,
               IsForeign is_foreign) {
  const std::size_t first = text.find('.');
  const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
  if (second == std::string_view::npos || text.find('.', second + 1) != std::string_view::npos) return {"malformed"};
  const std::optional<Json> head = decode(text.substr(0, first));
  const std::optional<Json> body = decode(text.substr(first + 1, second - first - 1));
  const std::optional<Bytes> signature = from_base64url(text.substr(second + 1));
  if (!head || !body || !signature || signature->empty() || (*head)["alg"].string != "EdDSA") return {"malformed"};
  // Extensions without which the text must not be believed (RFC 7515 §4.1.11): none is known here.
  if (head->object.count("crit") != 0) return {"malformed"};

  const auto key = std::find_if(checking.keys.begin(), checking.keys.end(),
                                [&](const ShopKey& each) { return each.kid == (*head)["kid"].string; });
  if (key == checking.keys.end()) return {"unknown_key"};
  const std::optional<Bytes> public_key = from_base64url(key->x);
  if (!public_key || !verify(*signature, bytes_of(text.substr(0, second)), *public_key)) return {"wrong_signature"};

  Standing standing{"ok"};
  Permission& permission = standing.permission;
  const Json& said = *body;
  using Kind = Json::Kind;
  for (const char* name : {"pid", "licence_type", "device_id"}) {
    if (!said[name].is(Kind::string)) return {"malformed"};
  }
  if (!said["seats"].is(Kind::number) || !said["iat"].is(Kind::number)) return {"malformed"};
  if (!said["key"].is(Kind::string) && !said["key"].is(Kind::null)) return {"malformed"};
  if (said.object.count("works_until") == 0 || said.object.count("updates_until") == 0) return {"malformed"};
  if (!read_time(said["works_until"], permission.works_until) ||
      !read_time(said["updates_until"], permission.updates_until) ||
      !read_time(said["check_again_by"], permission.check_again_by) || (*head)["typ"].string != typ) {
    return {"malformed"};
  }
  permission.key = said["key"].string;
  permission.pid = said["pid"].string;
  permission.licence_type = said["licence_type"].string;
  permission.device_id = said["device_id"].string;
  permission.seats = int(said["seats"].number);
  // What was signed before bundles opened what they hold opens its own product.
  if (said["opens"].is(Kind::null)) permission.opens = {permission.pid};
  else if (!said["opens"].is(Kind::array)) return {"malformed"};
  for (const Json& each : said["opens"].array) {
    if (!each.is(Kind::string)) return {"malformed"};
    permission.opens.push_back(each.string);
  }
  standing.issued_at = std::int64_t(said["iat"].number) * 1000;

  const std::string foreign = is_foreign(said);
  if (!foreign.empty()) return {foreign};
  const auto is_own = [&](const std::string& pid) {
    return std::find(checking.pids.begin(), checking.pids.end(), pid) != checking.pids.end();
  };
  if (std::none_of(permission.opens.begin(), permission.opens.end(), is_own)) return {"other_product"};
  const bool news = is_news(standing.issued_at);
  const std::int64_t seen = news ? standing.issued_at : std::max(checking.latest, standing.issued_at);
  if (checking.now < seen - kClockTolerance) return {"clock_wound_back"};
  const bool is_time_of_shop = is_reply && checking.now <= seen + kClockTolerance;
  // A clock within the tolerance does not bring time back that was used up.
  const std::int64_t at = is_time_of_shop ? seen : std::max(checking.now, seen);
  if (permission.works_until && at >= *permission.works_until) return {"expired"};
  if (permission.check_again_by && at >= *permission.check_again_by) return {"check_due"};
  standing.latest = news ? standing.issued_at : at;
  return standing;
}

}  // namespace detail

/// A nonce for a request. It holds a hash of the machine, so that an answer that is kept works on this machine alone.
/// @param salt 16 random bytes in base64url
inline std::string nonce_for(const std::string& device, const std::string& salt) {
  return salt + "." + detail::sha256_text(salt + "." + device);
}

/// Whether the shop's signed answer lets this program run on this machine now. The answer to the nonce that was just sent
/// says what time it is, whatever time was seen before: a clock that ran ahead once and was put right is believed again, and
/// one that is up to a day ahead does not end a period before it ends at the shop.
/// @param nonce what was sent; nothing for an answer that was kept and is read again
inline Standing check_answer(const std::string& text, const Checking& checking,
                             const std::optional<std::string>& nonce = std::nullopt) {
  const bool is_reply = nonce.has_value();
  const auto is_news = [&](std::int64_t) { return is_reply; };
  return detail::check(text, checking, "", is_reply, is_news, [&](const detail::Json& said) -> std::string {
    const detail::Json& own = said["nonce"];
    if (!own.is(detail::Json::Kind::string)) return "malformed";
    if (nonce && own.string != *nonce) return "other_request";
    const std::string salt = own.string.substr(0, own.string.find('.'));
    return own.string == nonce_for(checking.device, salt) ? "" : "other_device";
  });
}

/// Whether a licence file lets this program run on this machine now. One that the shop has signed after all that this
/// machine had of it says what time it is, as an answer does.
/// @param newest_kept when the shop signed the newest text that this machine had of it; nothing for a file that was kept
/// and is read again
inline Standing check_licence_file(const std::string& text, const Checking& checking,
                                   const std::optional<std::int64_t>& newest_kept = std::nullopt) {
  const auto is_news = [&](std::int64_t issued_at) { return newest_kept && issued_at > *newest_kept; };
  const std::string whole = detail::without_space(text);
  return detail::check(whole, checking, "spindle-licence", false, is_news, [&](const detail::Json& said) -> std::string {
    if (said["v"].number != 1) return "malformed";
    return said["device"].string == detail::sha256_text(checking.device) ? "" : "other_device";
  });
}

// ---- The shop's calls -----------------------------------------------------------------------------------------------

/// `status` 0: no answer in time.
struct Response {
  int status = 0;
  std::string body;
};

/// A computer that uses a seat; its name is masked.
struct SeatHolder {
  std::string device_id, name, system, last_seen_at;
  /// It works by a licence file: `release_other` is refused (device_offline); its signed release, or staff, free its seat.
  bool offline = false;
};

struct Activation : Standing {
  /// For the person, in the shop's words.
  std::string message;
  /// At licence_seats_taken: who uses the seats.
  std::vector<SeatHolder> devices;
};

/// What `check` has found. Unless it is `ok`, `needed` says what is to be done so that the program may run. key: nothing is
/// kept, or the shop has refused it: ask the user for a licence key. seller: the shop has suspended the licence, for example
/// while its payment is disputed: show the user the message, which says to contact the seller; the key stays, and works
/// again when the suspension ends. shop: the shop gave no answer that counts: tell the user to connect the computer, and
/// check again. clock: the clock of this computer is wrong: ask the user to correct it, and check again.
struct Check : Activation {
  std::string needed;
};

struct Config {
  /// Such as `https://shop.example`.
  std::string shop;
  std::vector<ShopKey> keys;
  std::vector<std::string> pids;
  /// 16 to 256 characters that stay the same on this machine and are others on each other one. All programs of one vendor
  /// make the same: those of a bundle then use one seat.
  std::string device;
  /// What its owner calls the machine, and `win` or `mac`.
  std::string name, system;
  /// Posts a JSON body, and gives up after `timeout_ms`: 3 seconds while the program may run without an answer, else 15.
  std::function<Response(const std::string& url, const std::string& body, int timeout_ms)> post;
  /// One text that is kept between starts, where only the program's user reads it; nothing when there is none.
  std::function<std::optional<std::string>()> read;
  std::function<void(const std::string& text)> write;
  /// Ms since 1970.
  std::function<std::int64_t()> now;
  /// From the system's generator for secrets.
  std::function<std::vector<std::uint8_t>(std::size_t count)> random;
};

/// A program's licence on this machine. Nothing that is not signed is believed. Not for two threads at once.
class Licensing {
 public:
  explicit Licensing(Config config) : config_(std::move(config)) {}

  /// Whether the program may run, and if not, what is needed. Call it at each start and once an hour. It asks the shop once
  /// a day, and whenever what is kept no longer suffices: after a renewal, after a long time without a network, after a
  /// trial was bought. Only if the shop refuses the key that is kept, the user is asked for one. While the program may run
  /// anyway, it waits 3 seconds at most for the shop, once an hour at most; while a licence file is valid, the shop is not
  /// asked.
  Check check() {
    const Standing stands = standing();
    if (stands.ok() && !tries_now()) return {{stands, "", {}}, ""};
    const Activation answer = refresh(stands.ok() ? kShortTimeout : kTimeout);
    if (answer.ok()) return {answer, ""};
    if (stands.ok() && !has_ended(answer)) return {{stands, "", {}}, ""};
    return {answer, needed_after(answer)};
  }

  /// Whether the program may run by what is kept, without asking the shop. Notes the time; `check` calls it.
  Standing standing() {
    Kept kept = read();
    if (!kept.text) return {"not_activated"};
    const Checking checking = checking_since(kept.latest);
    Standing found{"not_activated"};
    if (kept.answer) found = check_answer(*kept.answer, checking);
    if (!found.ok()) found = kept.file ? check_licence_file(*kept.text, checking) : check_answer(*kept.text, checking);
    if (!found.ok()) return found;
    kept.latest = found.latest;
    keep(kept);
    if (found.permission.key.empty()) found.permission.key = kept.key;
    return found;
  }

  /// Takes a seat of the licence for this machine. The same machine never takes a second one.
  Activation activate(const std::string& key) {
    return ask("activate", {{"key", key}, {"pid", pids()}, {"name", config_.name}, {"system", config_.system}}, key);
  }

  /// Asks the shop whether the licence stands, and keeps the seat. Where the shop can't be reached, the program goes on
  /// by what it has. What the shop refuses ends it, and the key is kept for the next time.
  Activation refresh() { return refresh(kTimeout); }

  /// Mails the code that begins a trial; `begin_trial` takes it. `ok`, or the shop's error.
  Activation ask_for_trial(const std::string& pid, const std::string& email) {
    return call("trial", trial(pid, email), new_nonce()).first;
  }

  Activation begin_trial(const std::string& pid, const std::string& email, const std::string& code) {
    detail::Fields fields = trial(pid, email);
    fields.emplace_back("code", code);
    return ask("trial", fields, "");
  }

  /// Frees this machine's seat, when the program is removed or its owner moves. Where other programs of a bundle use it,
  /// they keep it. While a licence file works, the shop refuses that (device_offline): see `licence_release`.
  Activation release() {
    const Kept kept = read();
    if (!kept.key.empty()) {
      detail::Fields fields{{"key", kept.key}, {"device", config_.device}};
      // A file is not of this program alone: the shop frees its seat whole, or not at all.
      if (!kept.file) fields.emplace_back("pid", pids());
      Activation answer = post("release", fields).first;
      // A seat that is not there any more is free.
      if (!answer.ok() && answer.refusal != "device_unknown") return answer;
    }
    config_.write("");
    return {{"ok"}, "", {}};
  }

  /// Frees the seat of a machine that a refused activation has listed.
  Activation release_other(const std::string& key, const std::string& device_id) {
    return post("release", {{"key", key}, {"device_id", device_id}}).first;
  }

  /// Takes a licence file that somebody has carried here.
  Standing use_licence_file(const std::string& file) {
    const Kept before = read();
    const Standing found = check_licence_file(file, checking_since(before.latest), before.newest);
    const std::int64_t newest = std::max(before.newest, found.issued_at);
    if (found.ok()) keep({found.permission.key, file, true, std::nullopt, found.latest, newest, 0});
    return found;
  }

 private:
  struct Kept {
    std::string key;
    /// An answer of the shop, or a licence file; nothing once the shop has refused.
    std::optional<std::string> text;
    bool file = false;
    /// Besides a licence file: an answer of the shop that is newer than the file, and counts before it while it is valid.
    std::optional<std::string> answer;
    /// The latest time that was seen on this machine, as the newest word of the shop has left it.
    std::int64_t latest = 0;
    /// When the shop signed the newest text that this machine had of it.
    std::int64_t newest = 0;
    /// When the shop was last asked although the program could run, by this machine's clock.
    std::int64_t tried = 0;
  };

  /// How long `check` goes on without asking the shop while what is kept is valid, in ms.
  static constexpr std::int64_t kAskEvery = 24 * 3600 * std::int64_t(1000);
  /// If the shop did not answer then: how long `check` waits before it asks again, in ms.
  static constexpr std::int64_t kTryEvery = 3600 * std::int64_t(1000);
  /// How long to wait for the shop, and how long `check` does so while the program may run anyway, in ms.
  static constexpr int kTimeout = 15000, kShortTimeout = 3000;

  /// Whether the shop is to be asked although the program may run; then this counts as a try.
  bool tries_now() {
    Kept kept = read();
    const std::int64_t now = config_.now();
    if (kept.file || now - kept.newest < kAskEvery) return false;
    // A try in the future was made by a clock that has been put right since.
    if (now >= kept.tried && now - kept.tried < kTryEvery) return false;
    kept.tried = now;
    keep(kept);
    return true;
  }

  Activation refresh(int timeout_ms) {
    Kept kept = read();
    if (kept.key.empty()) return {{"not_activated"}, "", {}};
    Activation answer = ask("heartbeat", {{"key", kept.key}, {"pid", pids()}}, kept.key, timeout_ms);
    if (has_ended(answer)) {
      kept.text.reset();
      kept.answer.reset();
      keep(kept);
    }
    return answer;
  }

  /// Whether the shop has said that this machine may not run with this key. Its other errors, such as too many calls, pass.
  static bool has_ended(const Activation& answer) {
    const auto is_about = [&](const char* what) { return answer.refusal.rfind(what, 0) == 0; };
    return is_about("licence_") || is_about("device_") || is_about("trial_");
  }

  static std::string needed_after(const Activation& answer) {
    const std::string& refusal = answer.refusal;
    if (refusal == "licence_suspended") return "seller";
    if (has_ended(answer) || refusal == "not_activated" || refusal == "other_product") return "key";
    // By the clock of this machine, what the shop has signed at this moment is over, or comes from the future.
    if (refusal == "expired" || refusal == "check_due" || refusal == "clock_wound_back") return "clock";
    return "shop";
  }

  Checking checking_since(std::int64_t latest) const {
    return {config_.keys, config_.pids, config_.device, config_.now(), latest};
  }

  Kept read() const {
    const std::optional<std::string> text = config_.read();
    const std::optional<detail::Json> json = text ? detail::JsonReader::read(*text) : std::nullopt;
    if (!json) return {};
    const detail::Json& kept = *json;
    const auto text_of = [&](const char* name) -> std::optional<std::string> {
      if (!kept[name].is(detail::Json::Kind::string)) return std::nullopt;
      return kept[name].string;
    };
    const std::optional<std::string> permission = text_of("text");
    const auto latest = std::int64_t(kept["latest"].number);
    auto newest = std::int64_t(kept["newest"].number);
    if (!kept["newest"].is(detail::Json::Kind::number)) {
      // A store of before: what it holds is the newest then, and where it holds none, all until now.
      const detail::Json iat = permission ? detail::payload_of(*permission)["iat"] : detail::Json{};
      newest = iat.is(detail::Json::Kind::number) ? std::int64_t(iat.number) * 1000 : latest;
    }
    const bool file = kept["file"].number == 1;
    return {kept["key"].string, permission, file, text_of("answer"), latest, newest, std::int64_t(kept["tried"].number)};
  }

  void keep(const Kept& kept) {
    const auto or_null = [](const std::optional<std::string>& text) { return text ? detail::quoted(*text) : "null"; };
    config_.write("{\"key\":" + detail::quoted(kept.key) + ",\"text\":" + or_null(kept.text) +
                  ",\"file\":" + (kept.file ? "true" : "false") + ",\"answer\":" + or_null(kept.answer) +
                  ",\"latest\":" + std::to_string(kept.latest) + ",\"newest\":" + std::to_string(kept.newest) +
                  ",\"tried\":" + std::to_string(kept.tried) + "}");
  }

  /// Which products the program is: the shop refuses the key of another one before that takes a seat.
  std::string pids() const { return detail::joined(config_.pids); }

  std::string new_nonce() const { return nonce_for(config_.device, detail::to_base64url(config_.random(16))); }

  detail::Fields trial(const std::string& pid, const std::string& email) const {
    return {{"pid", pid}, {"email", email}, {"name", config_.name}, {"system", config_.system}};
  }

  /// Asks the shop and keeps what it has signed. A licence file that still lets the program run stays beside it: it needs no
  /// network, and only with it can the machine give its seat back.
  Activation ask(const std::string& path, const detail::Fields& fields, const std::string& known_key,
                 int timeout_ms = kTimeout) {
    const std::string nonce = new_nonce();
    auto [answer, data] = call(path, fields, nonce, timeout_ms);
    if (!answer.ok()) return answer;
    const std::string& text = data["signed"].string;
    const Standing found = check_answer(text, checking_since(0), nonce);
    if (!found.ok()) return {found, "", {}};
    const std::string key = known_key.empty() ? data["key"].string : known_key;
    const Kept before = read();
    Kept kept{key, text, false, std::nullopt, found.latest, found.issued_at, 0};
    if (before.file && before.text && before.key == key &&
        check_licence_file(*before.text, checking_since(found.latest)).ok()) {
      kept.text = before.text;
      kept.file = true;
      kept.answer = text;
    }
    keep(kept);
    answer.permission = found.permission;
    answer.permission.key = key;
    answer.issued_at = found.issued_at;
    return answer;
  }

  std::pair<Activation, detail::Json> call(const std::string& path, detail::Fields fields, const std::string& nonce,
                                           int timeout_ms = kTimeout) {
    fields.emplace_back("device", config_.device);
    fields.emplace_back("nonce", nonce);
    return post(path, fields, timeout_ms);
  }

  std::pair<Activation, detail::Json> post(const std::string& path, const detail::Fields& fields,
                                           int timeout_ms = kTimeout) {
    const std::string url = config_.shop + "/backend/licence/" + path;
    const Response response = config_.post(url, detail::object_of(fields), timeout_ms);
    const std::optional<detail::Json> json = detail::JsonReader::read(response.body);
    Activation answer{{"no_answer"}, "", {}};
    if (!json || response.status >= 500) return {answer, {}};
    const detail::Json& said = *json;
    if (response.status == 200 && said["data"].is(detail::Json::Kind::object)) {
      answer.refusal = "ok";
    } else if (said["error"].is(detail::Json::Kind::string)) {
      answer.refusal = said["error"].string;
      answer.message = said["msg"].string;
      for (const detail::Json& each : said["data"]["devices"].array) {
        answer.devices.push_back({each["device_id"].string, each["name"].string, each["system"].string,
                                  each["last_seen_at"].string, each["offline"].number == 1});
      }
    }
    return {answer, said["data"]};
  }

  Config config_;
};

// ---- Machines without a network -------------------------------------------------------------------------------------

namespace detail {

inline std::string signed_by(const Bytes& seed, const std::string& typ, const std::string& payload) {
  const std::string jwk = object_of({{"kty", "OKP"}, {"crv", "Ed25519"}, {"x", to_base64url(public_key_of(seed))}});
  const std::string header = "{\"alg\":\"EdDSA\",\"typ\":" + quoted(typ) + ",\"jwk\":" + jwk + "}";
  const std::string text = to_base64url(bytes_of(header)) + "." + to_base64url(bytes_of(payload));
  return text + "." + to_base64url(sign(seed, bytes_of(text)));
}

}  // namespace detail

/// What is carried to the shop, which makes a licence file of it: a text that fits into a QR code.
/// @param machine_key 32 random bytes, made once and kept where only this program of this machine reads them
/// @param pids the products that the program is, so that a key which opens none of them takes no seat
inline std::string licence_request(const std::vector<std::uint8_t>& machine_key, const std::string& device,
                                   const std::string& name, const std::string& system,
                                   const std::vector<std::string>& pids = {}) {
  detail::Fields fields{{"device", device}, {"name", name}, {"system", system}};
  if (!pids.empty()) fields.emplace_back("pid", detail::joined(pids));
  return detail::signed_by(machine_key, "spindle-request", detail::object_of(fields));
}

/// What gives the machine's seat back. Delete the licence file first.
inline std::string licence_release(const std::vector<std::uint8_t>& machine_key, const std::string& licence_file) {
  const std::string id = detail::payload_of(licence_file)["file"].string;
  return detail::signed_by(machine_key, "spindle-release", detail::object_of({{"file", id}}));
}

/// Where a request or a release is carried to: show it as a QR code, for a phone to open.
/// @param page of the shop, such as `https://shop.example/activate-offline`, or `…/de/activate-offline`
/// @param text what `licence_request` or `licence_release` has made
inline std::string offline_url(const std::string& page, const std::string& text) { return page + "?code=" + text; }

}  // namespace spindle

#endif
