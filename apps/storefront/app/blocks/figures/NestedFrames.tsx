import { tenth } from '../drawings/seeded.ts';
import { type Drawn, fillOf } from './drawn-row.ts';
import { Legend } from './Shares.tsx';

/** Frames in their true proportion, point for point, in each other's corner. */
export function NestedFrames({ rows, spectrum }: Drawn) {
  const width = Math.max(...rows.map(({ amount }) => amount));
  const height = Math.max(...rows.map((row) => row.height ?? 0));
  const frames = rows.toSorted(
    (one, other) => other.amount * (other.height ?? 0) - one.amount * (one.height ?? 0),
  );
  const sizes = rows.map((row) => ({ ...row, said: `${row.amount} × ${row.height}` }));
  return (
    <>
      <div className="figure-frames">
        {/* Gives the drawing its proportion; its marks are placed in parts of it, their lines in pixels. */}
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" />
        <svg className="figure-nested" aria-hidden="true">
          {frames.map((row) => (
            <rect
              key={row.label}
              className="figure-frame"
              data-line={row.line}
              stroke={fillOf(row, spectrum)}
              y={`${tenth((1 - (row.height ?? 0) / height) * 100)}%`}
              width={`${tenth((row.amount / width) * 100)}%`}
              height={`${tenth(((row.height ?? 0) / height) * 100)}%`}
            />
          ))}
          {frames
            .filter(({ amount }) => amount / width > 0.15)
            .map((row) => (
              <text
                key={row.label}
                x={`${tenth((row.amount / width) * 100)}%`}
                y={`${tenth((1 - (row.height ?? 0) / height) * 100)}%`}
                dx="-10"
                dy="20"
                textAnchor="end"
                data-inner={row === frames.at(-1) ? '' : undefined}
              >
                {row.label}
              </text>
            ))}
        </svg>
      </div>
      <Legend rows={sizes} spectrum={spectrum} />
    </>
  );
}
