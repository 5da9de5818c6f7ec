/*
 * Moving pictures are WebP. They are not drawn anew as others are, which would leave the first of them or cost all of them
 * some of their look: what their file says beside is cut out of it. How the picture is to be turned is among that; cameras,
 * which say it, take none that move. A moving AVIF is refused: of it nobody here sees more than the first picture.
 */

/** Whether these are several pictures that are shown one after the other. */
export function isMoving(data: Buffer, format: string): boolean {
  return format === 'webp' && [...chunksOf(data)].some(({ name }) => name === 'ANIM');
}

/** Bytes in which a file says of which kinds it is, at most; there are a dozen, of four bytes each. */
const MOST_KINDS = 1_000;

/** Whether an AVIF file says among its kinds that it moves: https://aomediacodec.github.io/av1-avif/ */
export function isMovingAvif(data: Buffer): boolean {
  if (data.toString('latin1', 4, 8) !== 'ftyp') return false;
  const kinds = data.toString('latin1', 8, Math.min(data.readUInt32BE(0), MOST_KINDS));
  return kinds.match(/.{4}/gs)?.includes('avis') ?? false;
}

/** What a picture is drawn with. Chunks of any other name may say anything. */
const DRAWN = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/;

/** Bits of `VP8X` by which the file says that it has Exif and XMP. */
const HAS_MORE = 0b1100;

/** The same pictures, of which the file says nothing else. */
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

/** https://developers.google.com/speed/webp/docs/riff_container */
function* chunksOf(webp: Buffer): Iterable<{ name: string; whole: Buffer }> {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    yield { name: webp.toString('latin1', at, at + 4), whole: webp.subarray(at, end) };
    at = end;
  }
}
