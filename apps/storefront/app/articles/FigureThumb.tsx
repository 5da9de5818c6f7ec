import type { Figure } from '@spindle/content/fields/figure.ts';
import type { ReactNode } from 'react';

/** The drawing's own units: a picture of 160 to 100. */
const WIDTH = 160;
const HEIGHT = 100;
const EDGE = 14;
const INNER = WIDTH - 2 * EDGE;

type Row = Figure['rows'][number];
type Placed = { row: Row; amount: number; index: number };

/** A text's drawing without its words, for lists. */
export function FigureThumb({ figure }: { figure: Figure }) {
  const rows = figure.rows.map((row, index) => ({ row, amount: Number(row.value) || 0, index }));
  return (
    <svg className="figure-thumb" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {DRAWINGS[figure.kind](rows)}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const most = (rows: readonly Placed[]) => Math.max(...rows.map(({ amount }) => amount), 1e-9);

const DRAWINGS: Record<Figure['kind'], (rows: readonly Placed[]) => ReactNode> = {
  bars: (rows) => {
    const pitch = (HEIGHT - 2 * EDGE) / rows.length;
    return rows.map(({ row, amount, index }) => (
      <rect
        key={row.label}
        data-line={row.line}
        x={EDGE}
        y={round(EDGE + pitch * (index + 0.2))}
        width={round(Math.max((amount / most(rows)) * INNER, 1.5))}
        height={round(pitch * 0.6)}
        rx="1.5"
      />
    ));
  },
  shares: (rows) => {
    const whole = rows.reduce((sum, { amount }) => sum + amount, 0) || 1;
    return rows.map(({ row, amount, index }) => {
      const before = rows.slice(0, index).reduce((sum, other) => sum + other.amount, 0);
      return (
        <rect
          key={row.label}
          data-line={row.line}
          fillOpacity={round(1 - (index % 4) * 0.22)}
          x={round(EDGE + (before / whole) * INNER)}
          y="34"
          width={round(Math.max((amount / whole) * INNER - 1.2, 0.8))}
          height="32"
        />
      );
    });
  },
  frames: (rows) => {
    const tallest = Math.max(...rows.map(({ row }) => row.height ?? 0), 1);
    const scale = Math.min(INNER / most(rows), (HEIGHT - 2 * EDGE) / tallest);
    return rows
      .toSorted((one, other) => other.amount - one.amount)
      .map(({ row, amount }) => (
        <rect
          key={row.label}
          data-line={row.line}
          fillOpacity="0.3"
          className="figure-thumb-frame"
          x={EDGE}
          y={round(HEIGHT - EDGE - (row.height ?? 0) * scale)}
          width={round(amount * scale)}
          height={round((row.height ?? 0) * scale)}
        />
      ));
  },
  scale: (rows) => {
    const logs = rows.map(({ amount }) => Math.log10(Math.max(amount, 1e-9)));
    const from = Math.min(...logs);
    const span = Math.max(...logs) - from || 1;
    return (
      <>
        <line x1={EDGE} x2={WIDTH - EDGE} y1="50" y2="50" />
        {rows.map(({ row, index }) => (
          <circle
            key={row.label}
            data-line={row.line}
            cx={round(EDGE + 6 + (((logs[index] ?? from) - from) / span) * (INNER - 12))}
            cy="50"
            r="6"
          />
        ))}
      </>
    );
  },
  steps: (rows) => {
    const pitch = INNER / Math.max(rows.length - 1, 1);
    return (
      <>
        <line x1={EDGE} x2={WIDTH - EDGE} y1="50" y2="50" />
        {rows.map(({ row, index }) => (
          <rect
            key={row.label}
            data-line={row.line}
            x={round(EDGE + pitch * index - (index / Math.max(rows.length - 1, 1)) * 16)}
            y="42"
            width="16"
            height="16"
            rx="3"
          />
        ))}
      </>
    );
  },
};
