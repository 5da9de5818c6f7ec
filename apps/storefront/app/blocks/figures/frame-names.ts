/** A frame of a drawing with its name; all frames are aligned in the lower left corner. */
export interface NamedFrame {
  label: string;
  width: number;
  height: number;
}

/** Where a name stands in its frame: along the upper edge from one of its ends, or down along the right edge. */
export type NamePlace = 'end' | 'start' | 'down';

const PLACES: readonly NamePlace[] = ['end', 'start', 'down'];
/** Distance from the edges of the frame, px. */
const INSET = 10;
/** Height of a line, px. */
const LINE = 18;
/** Widths of a letter in the mono font and of a CJK letter at 13 px, px. */
const LETTER = 7.8;
const WIDE_LETTER = 13;
const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/u;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where each frame's name can be read when the drawing is `drawn` px wide: completely inside its frame, on no smaller
 * frame and on no other name. A frame without such a place is missing from the map; the legend names it.
 * @param frames largest first, in the order of drawing
 */
export function placeNames(frames: readonly NamedFrame[], drawn: number): ReadonlyMap<NamedFrame, NamePlace> {
  const widest = Math.max(...frames.map(({ width }) => width));
  const tallest = Math.max(...frames.map(({ height }) => height));
  const scale = drawn / widest;
  const boxOf = ({ width, height }: NamedFrame): Box => ({
    left: 0,
    top: (tallest - height) * scale,
    right: width * scale,
    bottom: tallest * scale,
  });
  const placed = new Map<NamedFrame, NamePlace>();
  const taken: Box[] = [];
  for (const [index, frame] of frames.entries()) {
    const own = boxOf(frame);
    const smaller = frames
      .slice(index + 1)
      .filter(({ width, height }) => width !== frame.width || height !== frame.height)
      .map(boxOf);
    const place = PLACES.find((candidate) => {
      const name = nameBox(candidate, own, lengthOf(frame.label));
      return within(name, own) && ![...smaller, ...taken].some((other) => overlap(name, other));
    });
    if (!place) continue;
    placed.set(frame, place);
    taken.push(nameBox(place, own, lengthOf(frame.label)));
  }
  return placed;
}

function lengthOf(label: string): number {
  return [...label].reduce((length, letter) => length + (CJK.test(letter) ? WIDE_LETTER : LETTER), 0);
}

function nameBox(place: NamePlace, frame: Box, length: number): Box {
  const top = frame.top + INSET - 4;
  if (place === 'down')
    return { left: frame.right - INSET / 2 - LINE, right: frame.right - 1, top, bottom: top + length };
  const left = place === 'end' ? frame.right - INSET - length : frame.left + INSET;
  return { left, right: left + length, top, bottom: top + LINE };
}

const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
