import type { Series } from './load-figures.ts';

const WIDTH = 600;
/** Room above the bars for the highest number, and for the bars themselves. */
const TOP = 18;
const HEIGHT = 120;
const GAP = 4;

export interface DayChartProps {
  title: string;
  /** Which of the shop's colours the bars wear. */
  colour: 'dvd' | 'blu-ray' | 'uhd' | 'ink';
  days: readonly string[];
  values: Series;
  format(value: number): string;
  /** How a day is written: `20 Nov`. */
  formatDay(day: string): string;
  words: { day: string; table: string; empty: string };
}

/** A number a day as bars, the sum beside the title, and the same as a table. */
export function DayChart({ title, colour, days, values, format, formatDay, words }: DayChartProps) {
  const highest = Math.max(...values);
  const sum = format(values.reduce((total, value) => total + value, 0));
  const step = WIDTH / values.length;
  const peak = days[values.indexOf(highest)] ?? '';
  return (
    <figure className="dashboard-chart" data-colour={colour}>
      <figcaption>
        <span className="dashboard-label">{title}</span>
        <span className="dashboard-sum">{sum}</span>
      </figcaption>
      {highest === 0 ? (
        <p className="dashboard-empty">{words.empty}</p>
      ) : (
        <svg
          viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 18}`}
          role="img"
          aria-label={`${title}: ${sum}. ${formatDay(peak)}: ${format(highest)}`}
        >
          <line x1="0" x2={WIDTH} y1={TOP} y2={TOP} className="dashboard-line" />
          <line x1="0" x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="dashboard-line" />
          {values.map((value, index) => {
            const height = (value / highest) * HEIGHT;
            return (
              <rect
                key={days[index]}
                className="dashboard-bar"
                x={index * step + GAP / 2}
                y={TOP + HEIGHT - height}
                width={step - GAP}
                height={height}
              >
                <title>{`${formatDay(days[index] ?? '')}: ${format(value)}`}</title>
              </rect>
            );
          })}
          <text x="0" y={TOP + HEIGHT + 15}>
            {formatDay(days[0] ?? '')}
          </text>
          <text x={WIDTH} y={TOP + HEIGHT + 15} textAnchor="end">
            {formatDay(days.at(-1) ?? '')}
          </text>
          <text x={WIDTH} y="12" textAnchor="end">
            {format(highest)}
          </text>
        </svg>
      )}
      {highest > 0 && (
        <details>
          <summary>{words.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value, index) => (
                <tr key={days[index]}>
                  <th scope="row">{formatDay(days[index] ?? '')}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
