import { useWords } from '../../words.ts';
import type { BarLine, TimeBarData } from './time-bar.ts';

/** One line of the licence's life in words; the drawing repeats them. */
export interface Term {
  /** Null if it has no end. */
  date: string | null;
  ended: boolean;
}

/** How long a licence works and how long it gets updates: two lines, and today's place on them. */
export function TimeBar({ bar, works, updates }: { bar: TimeBarData; works: Term; updates: Term }) {
  const words = useWords('licences');
  return (
    <div className="time-bar">
      <svg width="100%" height="46" aria-hidden="true">
        <line className="time-axis" x1="0" x2="100%" y1="13" y2="13" />
        <line className="time-axis" x1="0" x2="100%" y1="27" y2="27" />
        <Line className="time-works" line={bar.works} y={13} />
        <Line className="time-updates" line={bar.updates} y={27} />
        <line className="time-today" x1={`${bar.today}%`} x2={`${bar.today}%`} y1="4" y2="34" />
        <text
          x={`${bar.today}%`}
          y="45"
          textAnchor={bar.today > 85 ? 'end' : bar.today < 15 ? 'start' : 'middle'}
        >
          {words('products.today')}
        </text>
      </svg>
      <dl>
        <div data-term="works">
          <dt>
            {works.date === null
              ? words('products.worksForGood')
              : words(works.ended ? 'products.worksEnded' : 'products.worksUntil')}
          </dt>
          <dd>{works.date ?? words('products.forGood')}</dd>
        </div>
        <div data-term="updates">
          <dt>
            {updates.date === null
              ? words('products.updatesForGood')
              : words(updates.ended ? 'products.updatesEnded' : 'products.updatesUntil')}
          </dt>
          <dd>{updates.date ?? words('products.forGood')}</dd>
        </div>
      </dl>
    </div>
  );
}

function Line({ className, line, y }: { className: string; line: BarLine; y: number }) {
  return (
    <>
      <line className={className} x1="0" x2={`${line.to}%`} y1={y} y2={y} />
      {/* A line with an end stops there; one without an end goes on. */}
      {line.open ? (
        <line className={`${className} time-open`} x1="92%" x2="100%" y1={y} y2={y} />
      ) : (
        <line className={className} x1={`${line.to}%`} x2={`${line.to}%`} y1={y - 5} y2={y + 5} />
      )}
    </>
  );
}
