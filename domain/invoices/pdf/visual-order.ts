import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Marks a line as right to left if it comes first; not drawn. */
export const RIGHT_TO_LEFT = '\u200f';
const MARKS_OF_DIRECTION = /[\u200e\u200f]/g;
/** Controls how the letter before it is joined, so it gets that letter's direction, whatever follows. */
const JOINER = /[\u200c\u200d]/;

/** A part of a line with one direction; its characters are in reading order. */
export interface VisualRun {
  text: string;
  rightToLeft: boolean;
}

/** The mirrored form of a character in right-to-left text, for example of a bracket. */
export const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign;

/** Whether the first letter of a text belongs to a right-to-left script. */
export function beginsRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/**
 * The runs of a line in visual order, from left to right (Unicode bidirectional algorithm, annex 9). A line is left to right
 * unless it begins with `RIGHT_TO_LEFT`.
 */
export function visualRuns(line: string): VisualRun[] {
  const found = bidi.getEmbeddingLevels(line, line.startsWith(RIGHT_TO_LEFT) ? 'rtl' : 'ltr');
  const { levels } = found;
  for (let at = 1; at < line.length; at += 1)
    if (JOINER.test(line.charAt(at))) levels[at] = levels[at - 1] ?? 0;

  // First and last index of each run in the line.
  const runs: { from: number; to: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const last = runs.at(-1);
    if (last && levels[last.from] === levels[at] && (at === last.to + 1 || at === last.from - 1))
      Object.assign(last, { from: Math.min(last.from, at), to: Math.max(last.to, at) });
    else runs.push({ from: at, to: at });
  }
  return runs
    .map(({ from, to }) => ({
      text: line.slice(from, to + 1).replace(MARKS_OF_DIRECTION, ''),
      rightToLeft: (levels[from] ?? 0) % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
