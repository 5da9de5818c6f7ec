import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { CAP_HEIGHT, LETTERS, UNITS_PER_EM } from './letters.ts';

/** The picture's size; it is drawn at twice that, for high-density screens. */
export const PICTURE = { width: 240, height: 80 } as const;

const INK = '#14161d';
const PAPER = '#f4f3ee';
const SIZE = 46;

/**
 * Draws a code as a picture (PNG). The letters are outlines that are bent, turned and crossed by lines, so that neither the
 * file nor its source contains text. The same challenge always gives the same picture, so that asking again reveals nothing
 * new.
 * @param seed the challenge
 */
export async function drawCode(code: string, seed: string): Promise<Buffer> {
  const next = numbersOf(`${code}/${seed}`);
  const between = (least: number, most: number) => least + next() * (most - least);
  const unit = SIZE / UNITS_PER_EM;
  const { width, height } = PICTURE;
  const wave = { high: between(3, 5), long: between(60, 100), from: between(0, 6) };
  const bent = (x: number, y: number) => {
    const up = wave.high * Math.sin((x / wave.long) * 2 * Math.PI + wave.from);
    const aside = 2.5 * Math.sin((y / 40) * 2 * Math.PI + wave.from);
    return `${(x + aside).toFixed(2)} ${(y + up).toFixed(2)}`;
  };

  const glyphs = [...code].map((letter) => LETTERS[letter] ?? { width: 0, outline: '' });
  const step = (width - 48) / glyphs.length;
  const letters = glyphs.map(({ width: wide, outline }, place) => {
    const angle = between(-0.28, 0.28);
    const slant = between(-0.2, 0.2);
    const scale = unit * between(0.9, 1.15);
    const at = { x: 24 + step * (place + 0.5) + between(-4, 4), y: height / 2 + between(-5, 5) };
    const point = (x: number, y: number) => {
      // Relative to the middle of the letter; in fonts y goes upwards.
      const [fromX, fromY] = [(x - wide / 2 + slant * y) * scale, (CAP_HEIGHT / 2 - y) * scale];
      return bent(
        at.x + fromX * Math.cos(angle) - fromY * Math.sin(angle),
        at.y + fromX * Math.sin(angle) + fromY * Math.cos(angle),
      );
    };
    return outline.replaceAll(/(-?\d+) (-?\d+)/g, (_, x, y) => point(Number(x), Number(y)));
  });

  const line = () => {
    const y = () => between(12, height - 12).toFixed(1);
    return `M0 ${y()}C${between(50, 90).toFixed(1)} ${y()} ${between(150, 190).toFixed(1)} ${y()} ${width} ${y()}`;
  };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<path d="${letters.join('')}" fill="${INK}" fill-rule="nonzero"/>
<path d="${line()}${line()}" fill="none" stroke="${INK}" stroke-width="1.8"/>
<path d="${line()}" fill="none" stroke="${PAPER}" stroke-width="2.2"/>
</svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 16 }).toBuffer();
}

/** Numbers from 0 to 1 derived from a text, which can't be computed from the picture's address alone. */
function numbersOf(seed: string): () => number {
  let block = Buffer.alloc(0);
  let drawn = 0;
  return () => {
    if (block.length < 4) block = createHash('sha256').update(`${seed}/${drawn++}`).digest();
    const number = block.readUInt32BE(0) / 2 ** 32;
    block = block.subarray(4);
    return number;
  };
}
