/*
 * Moving pictures are WebP. Others are encoded anew, but that would keep only the first frame of a moving picture, or
 * cost all frames some quality; so its metadata is cut out of the file. That loses the orientation, but cameras, which
 * write it, take no moving pictures. A moving AVIF is refused, because nothing here can read more than its first frame.
 */

/** Whether the file holds several frames. */
export function isMoving(data: Buffer, format: string): boolean {
  return format === 'webp' && [...chunksOf(data)].some(({ name }) => name === 'ANIM');
}

/** How many bytes of the list of brands are read at most; a file has about a dozen, of four bytes each. */
const MOST_KINDS = 1_000;

/** Whether the brands of an AVIF file say that it moves: https://aomediacodec.github.io/av1-avif/ */
export function isMovingAvif(data: Buffer): boolean {
  if (data.toString('latin1', 4, 8) !== 'ftyp') return false;
  const kinds = data.toString('latin1', 8, Math.min(data.readUInt32BE(0), MOST_KINDS));
  return kinds.match(/.{4}/gs)?.includes('avis') ?? false;
}

/** Chunks that are needed to draw the picture. Chunks with any other name may hold anything. */
const DRAWN = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/;

/** Flags of `VP8X` that say that the file has Exif and XMP. */
const HAS_MORE = 0b1100;

/** The same frames without any metadata. */
export function withoutWords(webp: Buffer): Buffer {
  const kept = [...chunksOf(webp)].filter(({ name }) => DRAWN.test(name));
  const body = Buffer.concat(
    kept.map(({ name, whole }) => {
      if (name !== 'VP8X') return whole;
      const features = Buffer.from(whole);
      features.writeUInt8(features.readUInt8(8) & ~HAS_MORE, 8);
      return features;
    }),
  );
  const riff = Buffer.from(webp.subarray(0, 12));
  riff.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([riff, body]);
}

/** The chunks of a file: https://developers.google.com/speed/webp/docs/riff_container */
function* chunksOf(webp: Buffer): Iterable<{ name: string; whole: Buffer }> {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    yield { name: webp.toString('latin1', at, at + 4), whole: webp.subarray(at, end) };
    at = end;
  }
}
