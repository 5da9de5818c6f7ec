import { tenth } from '../drawings/seeded.ts';
import { type Drawn, fillOf, shadeOf } from './drawn-row.ts';

/** Parts of one whole as one bar. */
export function Shares({ rows, spectrum }: Drawn) {
  const whole = rows.reduce((sum, { amount }) => sum + amount, 0);
  let at = 0;
  return (
    <>
      <svg className="figure-whole" aria-hidden="true">
        {rows.map((row, index) => {
          const x = at;
          at += (row.amount / whole) * 100;
          return (
            <rect
              key={row.label}
              className="figure-mark figure-share"
              data-line={row.line}
              data-shade={shadeOf(rows, index)}
              fill={fillOf(row, spectrum)}
              x={`${tenth(x)}%`}
              width={`${tenth(at - x)}%`}
              height="100%"
            />
          );
        })}
      </svg>
      <Legend rows={rows} spectrum={spectrum} />
    </>
  );
}

/** What the parts of a drawing are. */
export function Legend({ rows, spectrum }: Drawn) {
  return (
    <dl className="figure-legend">
      {rows.map((row, index) => (
        <div key={row.label}>
          <dt>
            <svg className="figure-swatch" aria-hidden="true">
              <rect
                className="figure-mark"
                data-line={row.line}
                data-shade={shadeOf(rows, index)}
                fill={fillOf(row, spectrum)}
                width="100%"
                height="100%"
              />
            </svg>
            {row.label}
          </dt>
          <dd>{row.said}</dd>
        </div>
      ))}
    </dl>
  );
}
