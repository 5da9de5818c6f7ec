import { tenth } from '../drawings/seeded.ts';
import { type Drawn, fillOf } from './drawn-row.ts';

/** Amounts as bars to scale. */
export function Bars({ rows, spectrum }: Drawn) {
  const largest = Math.max(...rows.map(({ amount }) => amount));
  return (
    <dl className="figure-rows">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.said}</dd>
          <svg className="figure-bar" aria-hidden="true">
            <rect
              className="figure-mark"
              data-line={row.line}
              fill={fillOf(row, spectrum)}
              width={`${tenth((row.amount / largest) * 100)}%`}
              height="100%"
            />
          </svg>
        </div>
      ))}
    </dl>
  );
}
