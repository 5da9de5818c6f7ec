/** Shorter words are similar to too many others. */
const SHORTEST = 4;

/** Whether typing mistakes are corrected in this word: only in Latin letters, and if few other words are similar. */
export function isMistypable(word: string): boolean {
  return word.length >= SHORTEST && /^\p{Script=Latin}+$/u.test(word);
}

/**
 * A word, and all forms of it with one letter left out. Two words share one of these if one letter was added, left out,
 * changed, or swapped with the next: so the database finds candidates by equality, in any collation and without an
 * extension.
 */
export function neighbourhood(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether one typing mistake, or two in a word of at least eight letters, turn one word into the other. */
export function isNear(typed: string, word: string): boolean {
  return distance(typed, word) <= (typed.length >= 8 ? 2 : 1);
}

/** How many letters must be added, left out, changed or swapped with their neighbour. */
export function distance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let before: number[] = [];
  let last = b.map((_, column) => column + 1);
  last.unshift(0);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          changed,
          at(last, column) + 1,
          at(line, column - 1) + 1,
          swapped && row > 1 && column > 1 ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = line;
  }
  return at(last, b.length);
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
