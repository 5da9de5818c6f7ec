import { type Drawn, fillOf } from './drawn-row.ts';

/** A way from left to right; on a narrow screen from top to bottom. */
export function Way({ rows, spectrum }: Drawn) {
  return (
    <ol className="figure-way">
      {rows.map((row) => (
        <li key={row.label}>
          <svg className="figure-stop" aria-hidden="true">
            <circle className="figure-halo" data-line={row.line} cx="16" cy="16" r="16" />
            <circle
              className="figure-mark"
              data-line={row.line}
              fill={fillOf(row, spectrum)}
              cx="16"
              cy="16"
              r="6"
            />
          </svg>
          <b>{row.said}</b>
          <span>{row.label}</span>
        </li>
      ))}
    </ol>
  );
}
