import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** First in a line of text that is read from right to left; not drawn. */
export const RIGHT_TO_LEFT = '\u200f';
const MARKS_OF_DIRECTION = /[\u200e\u200f]/g;
/** Says how the letter before it is joined: it is of that letter's direction, whatever follows. */
const JOINER = /[\u200c\u200d]/;

/** A part of a line that is read in one direction; its signs are in the order in which they are read. */
export interface VisualRun {
  text: string;
  rightToLeft: boolean;
}

/** What a sign looks like where it is read from right to left. */
export const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign;

/** Whether the first letter of a text is of a script that is written from right to left. */
export function beginsRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/**
 * The parts of a line from left to right, as they stand on paper (Unicode bidirectional algorithm, annex 9). A line is
 * read from the left unless it begins with `RIGHT_TO_LEFT`.
 */
export function visualRuns(line: string): VisualRun[] {
  const found = bidi.getEmbeddingLevels(line, line.startsWith(RIGHT_TO_LEFT) ? 'rtl' : 'ltr');
  const { levels } = found;
  for (let at = 1; at < line.length; at += 1)
    if (JOINER.test(line.charAt(at))) levels[at] = levels[at - 1] ?? 0;

  // Where each run begins and ends in the line, both included.
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
