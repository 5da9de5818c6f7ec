import type { Bar } from './bars.ts';

/** The share of a bar's width that stays empty between two bars. */
const GAP = 0.2;

/** A chart of what came in, above a line, and what went out, below it; and the same as a table. */
export function SalesChart({
  bars,
  money,
  formatPeriod,
  words,
}: {
  bars: readonly Bar[];
  money(amountMinor: number): string;
  formatPeriod(period: string): string;
  words: { title: string; period: string; revenue: string; out: string; table: string };
}) {
  const highest = Math.max(...bars.map(({ revenueMinor }) => revenueMinor));
  const deepest = Math.max(...bars.map(({ outMinor }) => outMinor));
  const whole = highest + deepest || 1;
  const described = ({ period, revenueMinor, outMinor }: Bar) =>
    `${formatPeriod(period)}: ${words.revenue} ${money(revenueMinor)}, ${words.out} ${money(outMinor)}`;
  const best = bars.find(({ revenueMinor }) => revenueMinor === highest);
  return (
    <figure className="figures-chart sales-chart" data-colour="blu-ray">
      <p className="figures-scale" aria-hidden="true">
        <span className="figures-label">{words.title}</span>
        <span>{money(highest)}</span>
      </p>
      <svg
        className="figures-bars"
        viewBox={`0 ${-highest / whole} ${bars.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={best ? `${words.title}. ${described(best)}` : words.title}
      >
        {bars.map((bar, index) => (
          <g key={bar.period}>
            <title>{described(bar)}</title>
            <rect
              className="figures-bar"
              x={index + GAP / 2}
              y={-bar.revenueMinor / whole}
              width={1 - GAP}
              height={bar.revenueMinor / whole}
            />
            <rect className="sales-out" x={index + GAP / 2} width={1 - GAP} height={bar.outMinor / whole} />
          </g>
        ))}
        <line className="sales-zero" x2={bars.length} />
      </svg>
      <p className="figures-scale" aria-hidden="true">
        <span>{formatPeriod(bars[0]?.period ?? '')}</span>
        <span>{formatPeriod(bars.at(-1)?.period ?? '')}</span>
      </p>
      <details>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              <th scope="col">{words.revenue}</th>
              <th scope="col">{words.out}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ period, revenueMinor, outMinor }) => (
              <tr key={period}>
                <th scope="row">{formatPeriod(period)}</th>
                <td>{money(revenueMinor)}</td>
                <td>{money(outMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
