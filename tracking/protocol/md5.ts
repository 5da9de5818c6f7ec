const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

/**
 * MD5 (RFC 1321) of the UTF-8 bytes of a text, as 32 hexadecimal digits. Browsers have no MD5 of their own; here it only tells
 * two uploads apart and protects nothing.
 */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const put = (index: number, byte: number) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << ((index & 3) * 8));
  };
  bytes.forEach((byte, index) => {
    put(index, byte);
  });
  put(bytes.length, 0x80);
  words[words.length - 2] = bytes.length << 3;

  let state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d] = state as [number, number, number, number];
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const mix = [(b & c) | (~b & d), (b & d) | (c & ~d), b ^ c ^ d, c ^ (b | ~d)][round] as number;
      const word = [step, 5 * step + 1, 3 * step + 5, 7 * step][round] as number;
      const sine = (Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0;
      const sum = (a + mix + sine + (words[block + (word & 15)] as number)) | 0;
      const shift = SHIFTS[round * 4 + (step & 3)] as number;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    state = [a, b, c, d].map((word, index) => (word + (state[index] as number)) | 0);
  }
  return state
    .flatMap((word) => [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')))
    .join('');
}
