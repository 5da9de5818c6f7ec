import type { Series } from './load-figures.ts';

/** The share of a day's width that stays empty between two bars. */
const GAP = 0.2;

export interface DayChartProps {
  title: string;
  /** The shop's colour for the bars. */
  colour: 'dvd' | 'blu-ray' | 'uhd' | 'ink';
  days: readonly string[];
  values: Series;
  format(value: number): string;
  /** How a day is written: `20 Nov`. */
  formatDay(day: string): string;
  words: { day: string; table: string; empty: string };
}

/** One number a day as bars, with the sum beside the title, and the same numbers as a table. */
export function DayChart({ title, colour, days, values, format, formatDay, words }: DayChartProps) {
  const highest = Math.max(...values);
  const sum = format(values.reduce((total, value) => total + value, 0));
  const peak = days[values.indexOf(highest)] ?? '';
  return (
    <figure className="figures-chart" data-colour={colour}>
      <figcaption>
        <span className="figures-label">{title}</span>
        <span className="figures-sum">{sum}</span>
      </figcaption>
      {highest === 0 ? (
        <p className="figures-empty">{words.empty}</p>
      ) : (
        <>
          <p className="figures-scale" aria-hidden="true">
            <span />
            <span>{format(highest)}</span>
          </p>
          <svg
            className="figures-bars"
            viewBox={`0 0 ${values.length} 1`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title}: ${sum}. ${formatDay(peak)}: ${format(highest)}`}
          >
            {values.map((value, index) => (
              <rect
                key={days[index]}
                className="figures-bar"
                x={index + GAP / 2}
                y={1 - value / highest}
                width={1 - GAP}
                height={value / highest}
              >
                <title>{`${formatDay(days[index] ?? '')}: ${format(value)}`}</title>
              </rect>
            ))}
          </svg>
          <p className="figures-scale" aria-hidden="true">
            <span>{formatDay(days[0] ?? '')}</span>
            <span>{formatDay(days.at(-1) ?? '')}</span>
          </p>
        </>
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
