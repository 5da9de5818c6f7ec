import type { Figure } from '../fields/figure.ts';

/** The drawing's own units: 160 wide, 100 high. */
export const FIGURE_WIDTH = 160;
export const FIGURE_HEIGHT = 100;

type Line = Figure['rows'][number]['line'];

/** A shape of the drawing, in its own units. */
export type Shape =
  | {
      tag: 'rect';
      line: Line;
      x: number;
      y: number;
      width: number;
      height: number;
      opacity: number;
      edged: boolean;
    }
  | { tag: 'circle'; line: Line; cx: number; cy: number; r: number }
  | { tag: 'sector'; line: Line; d: string; opacity: number }
  | { tag: 'line'; x1: number; x2: number; y: number };

const EDGE = 14;
const INNER = FIGURE_WIDTH - 2 * EDGE;
const TALL = FIGURE_HEIGHT - 2 * EDGE;
const MIDDLE = FIGURE_HEIGHT / 2;

interface Row {
  line: Line;
  amount: number;
  height: number;
}

/** The drawing of a text without its words: for lists, and for previews where the text is shared. */
export function figureShapes({ kind, rows }: Figure): Shape[] {
  return DRAWINGS[kind](
    rows.map(({ line, value, height }) => ({ line, amount: Number(value) || 0, height: height ?? 0 })),
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const most = (rows: readonly Row[]) => Math.max(...rows.map(({ amount }) => amount), 1e-9);

function box(line: Line, x: number, y: number, width: number, height: number, more = {}): Shape {
  const placed = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return { tag: 'rect', line, ...placed, opacity: 1, edged: false, ...more };
}

const DRAWINGS: Record<Figure['kind'], (rows: readonly Row[]) => Shape[]> = {
  bars(rows) {
    const pitch = TALL / rows.length;
    return rows.map(({ line, amount }, index) => {
      const width = Math.max((amount / most(rows)) * INNER, 1.5);
      return box(line, EDGE, EDGE + pitch * (index + 0.2), width, pitch * 0.6);
    });
  },
  shares(rows) {
    const whole = rows.reduce((sum, { amount }) => sum + amount, 0) || 1;
    let before = 0;
    return rows.map(({ line, amount }, index) => {
      const from = before / whole;
      before += amount;
      return {
        tag: 'sector',
        line,
        d: sector(from, Math.max(amount / whole, 0.006)),
        opacity: round(1 - (index % 4) * 0.2),
      };
    });
  },
  frames(rows) {
    const scale = Math.min(INNER / most(rows), TALL / Math.max(...rows.map(({ height }) => height), 1));
    return rows
      .toSorted((one, other) => other.amount - one.amount)
      .map(({ line, amount, height }) =>
        box(line, EDGE, FIGURE_HEIGHT - EDGE - height * scale, amount * scale, height * scale, {
          opacity: 0.3,
          edged: true,
        }),
      );
  },
  scale(rows) {
    const logs = rows.map(({ amount }) => Math.log10(Math.max(amount, 1e-9)));
    const from = Math.min(...logs);
    const span = Math.max(...logs) - from || 1;
    return [
      track(),
      ...rows.map(({ line }, index): Shape => {
        const at = ((logs[index] ?? from) - from) / span;
        const r = round(4 + at * 14);
        return { tag: 'circle', line, cx: round(EDGE + 4 + at * (INNER - 22)), cy: MIDDLE, r };
      }),
    ];
  },
  steps(rows) {
    const size = 16;
    const pitch = (INNER - size) / Math.max(rows.length - 1, 1);
    return [
      track(),
      ...rows.map(({ line }, index) => box(line, EDGE + pitch * index, MIDDLE - size / 2, size, size)),
    ];
  },
};

/** A sector of a disc with a hole, from a share of its full turn on. */
function sector(from: number, share: number): string {
  const [outer, inner] = [TALL / 2, TALL / 5];
  // A full turn would end where it begins, and draw nothing.
  const turn = Math.min(share, 0.995);
  const at = (part: number, radius: number) => {
    const angle = (part - 0.25) * 2 * Math.PI;
    const x = round(FIGURE_WIDTH / 2 + Math.cos(angle) * radius);
    return `${x} ${round(MIDDLE + Math.sin(angle) * radius)}`;
  };
  const wide = turn > 0.5 ? 1 : 0;
  const end = from + turn;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${wide} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${wide} 0 ${at(from, inner)}z`;
}

function track(): Shape {
  return { tag: 'line', x1: EDGE, x2: FIGURE_WIDTH - EDGE, y: MIDDLE };
}
