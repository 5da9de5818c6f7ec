/** First in a line of text that is read from right to left; not drawn. */
export const RIGHT_TO_LEFT = '\u200f';

/** A part of a line that is read in one direction; its signs are in the order in which they are read. */
export interface VisualRun {
  text: string;
  rightToLeft: boolean;
}

/** Bidirectional classes of the Unicode standard, annex 9, as far as a line without embeddings has them. */
type Class = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON';

const ANY = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f]/;
const CLASSES: readonly (readonly [Class, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}\u200b-\u200d\u00ad\u2060\ufeff]/u],
  ['AN', /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/],
  ['EN', /[0-9\u00b2\u00b3\u00b9\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089]/],
  ['ES', /[+\-\u207a\u207b\u208a\u208b\u2212]/],
  ['CS', /[,./:\u00a0\u060c\u202f\u2044]/],
  ['ET', /[#%\u00b0\u00b1\u066a\u0609\u060a\u2030-\u2034]|(?!\u060b)\p{Sc}/u],
  ['WS', /[\s\u2000-\u200a]/],
  [
    'AL',
    /[\u0608\u060b\u060d\u061b-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u07b1\u0860-\u088f\u08a0-\u08c9\ufb50-\ufdff\ufe70-\ufefc]/,
  ],
  ['R', /[\u0590-\u05ff\u07c0-\u085f\u200f\ufb1d-\ufb4f]/],
  ['L', /[\p{L}\p{Nl}\p{No}\p{Mc}\u200e]/u],
];
const classOf = (sign: string): Class => CLASSES.find(([, signs]) => signs.test(sign))?.[0] ?? 'ON';

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const MIRRORED = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›', '（）', '「」', '『』'].flatMap((pair) => {
    const [open = '', close = ''] = pair;
    return [[open, close] as const, [close, open] as const];
  }),
);

/** What a sign looks like where it is read from right to left. */
export const mirrored = (sign: string): string => MIRRORED.get(sign) ?? sign;

/** Whether the first letter of a text is of a script that is written from right to left. */
export function beginsRightToLeft(text: string): boolean {
  if (!ANY.test(text)) return false;
  const first = [...text].map(classOf).find((of) => of === 'L' || of === 'R' || of === 'AL');
  return first === 'R' || first === 'AL';
}

/**
 * The parts of a line from left to right, as they stand on paper (Unicode bidirectional algorithm, annex 9, without embeddings
 * and isolates, which names and addresses don't have). A line is read from the left unless it begins with `RIGHT_TO_LEFT`.
 */
export function visualRuns(line: string): VisualRun[] {
  if (!ANY.test(line)) return line ? [{ text: line, rightToLeft: false }] : [];
  const signs = [...line];
  const base = line.startsWith(RIGHT_TO_LEFT) ? 1 : 0;
  const runs: { text: string; level: number }[] = [];
  levelsOf(signs, base).forEach((level, index) => {
    const sign = signs[index] ?? '';
    if (sign === '\u200e' || sign === RIGHT_TO_LEFT) return;
    const last = runs.at(-1);
    if (last?.level === level) last.text += sign;
    else runs.push({ text: sign, level });
  });
  return reordered(runs).map(({ text, level }) => ({ text, rightToLeft: level % 2 === 1 }));
}

/** Rule L2: whatever is of a level or above it is reversed, from the highest level to the lowest odd one. */
function reordered<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of order) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    order = [...next, ...turned];
  }
  return order;
}

function levelsOf(signs: readonly string[], base: 0 | 1): number[] {
  const original = signs.map(classOf);
  const own = base === 1 ? 'R' : 'L';
  const classes = resolveWeak(original, own);
  pairBrackets(signs, classes, own);
  resolveNeutral(classes, own);
  const levels = classes.map((of) => {
    if (base === 1) return of === 'R' ? 1 : 2;
    return of === 'L' ? 0 : of === 'R' ? 1 : 2;
  });
  // Rule L1: space at the end is the line's.
  for (let at = levels.length - 1; at >= 0 && original[at] === 'WS'; at -= 1) levels[at] = base;
  return levels;
}

/** Rules W1 to W7: of numbers, and of what stands beside them. */
function resolveWeak(original: readonly Class[], own: 'L' | 'R'): Class[] {
  const classes = [...original];
  let strong: Class = own;
  classes.forEach((of, at) => {
    if (of === 'NSM') classes[at] = classes[at - 1] ?? own;
    const now = classes[at];
    if (now === 'L' || now === 'R' || now === 'AL') strong = now;
    if (now === 'EN' && strong === 'AL') classes[at] = 'AN';
  });
  classes.forEach((of, at) => {
    if (of === 'AL') classes[at] = 'R';
  });
  classes.forEach((of, at) => {
    const [before, after] = [classes[at - 1], classes[at + 1]];
    if (before !== after || (before !== 'EN' && before !== 'AN')) return;
    if (of === 'CS' || (of === 'ES' && before === 'EN')) classes[at] = before;
  });
  for (let at = 0; at < classes.length; at += 1) {
    if (classes[at] !== 'ET') continue;
    let end = at;
    while (classes[end] === 'ET') end += 1;
    const isNumber = classes[at - 1] === 'EN' || classes[end] === 'EN';
    classes.fill(isNumber ? 'EN' : 'ON', at, end);
  }
  strong = own;
  return classes.map((of) => {
    if (of === 'L' || of === 'R') strong = of;
    if (of === 'ES' || of === 'ET' || of === 'CS') return 'ON';
    return of === 'EN' && strong === 'L' ? 'L' : of;
  });
}

/** Numbers are on the side of what is read from the right. */
const sideOf = (of: Class | undefined) => (of === 'EN' || of === 'AN' ? 'R' : of);

/** Rule N0: both brackets of a pair are read as what they enclose. */
function pairBrackets(signs: readonly string[], classes: Class[], own: 'L' | 'R'): void {
  for (const [open, close] of pairsOf(signs, classes)) {
    const inside = new Set(classes.slice(open + 1, close).map(sideOf));
    const other = own === 'L' ? 'R' : 'L';
    if (!inside.has(own) && !inside.has(other)) continue;
    const before =
      classes
        .slice(0, open)
        .map(sideOf)
        .findLast((of) => of === 'L' || of === 'R') ?? own;
    const side = inside.has(own) || before !== other ? own : other;
    classes[open] = side;
    classes[close] = side;
  }
}

/** By where they open. */
function pairsOf(signs: readonly string[], classes: readonly Class[]): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  const opened: { close: string; at: number }[] = [];
  signs.forEach((sign, at) => {
    if (classes[at] !== 'ON') return;
    const closes = BRACKETS[sign];
    if (closes) opened.push({ close: closes, at });
    const found = opened.findLastIndex(({ close }) => close === sign);
    if (found >= 0) pairs.push([opened.splice(found)[0]?.at ?? 0, at]);
  });
  return pairs.toSorted(([one], [next]) => one - next);
}

/** Rules N1 and N2: what stands between two of a side is of that side, all else of the line's. */
function resolveNeutral(classes: Class[], own: 'L' | 'R'): void {
  const isNeutral = (of: Class | undefined) => of === 'ON' || of === 'WS';
  for (let at = 0; at < classes.length; at += 1) {
    if (!isNeutral(classes[at])) continue;
    let end = at;
    while (end < classes.length && isNeutral(classes[end])) end += 1;
    const before = at === 0 ? own : sideOf(classes[at - 1]);
    const after = end === classes.length ? own : sideOf(classes[end]);
    classes.fill(before === after && before ? before : own, at, end);
  }
}
