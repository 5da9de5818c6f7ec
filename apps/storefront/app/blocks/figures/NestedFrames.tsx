import { Fragment } from 'react';
import { tenth } from '../drawings/seeded.ts';
import { type Drawn, type DrawnRow, fillOf } from './drawn-row.ts';
import { type NamePlace, placeNames } from './frame-names.ts';
import { Legend } from './Shares.tsx';

/** Width of the drawing, px: the least on a phone, and the least on screens of 640 px and more. */
const NARROW = 320;
const WIDE = 580;

/** Frames in their true proportion, pixel for pixel, aligned in one corner. */
export function NestedFrames({ rows, spectrum }: Drawn) {
  const width = Math.max(...rows.map(({ amount }) => amount));
  const height = Math.max(...rows.map((row) => row.height ?? 0));
  const frames = rows
    .toSorted((one, other) => other.amount * (other.height ?? 0) - one.amount * (one.height ?? 0))
    .map((row) => ({ row, label: row.label, width: row.amount, height: row.height ?? 0 }));
  const narrow = placeNames(frames, NARROW);
  const wide = placeNames(frames, WIDE);
  const sizes = rows.map((row) => ({ ...row, said: `${row.amount} × ${row.height}` }));
  const inParts = (row: DrawnRow) => ({
    x: `${tenth((row.amount / width) * 100)}%`,
    y: `${tenth((1 - (row.height ?? 0) / height) * 100)}%`,
  });
  return (
    <>
      <div className="figure-frames">
        {/* Gives the drawing its proportion; the marks are placed in per cent of it, with lines in pixels. */}
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" />
        <svg className="figure-nested" aria-hidden="true">
          {frames.map(({ row }) => (
            <rect
              key={row.label}
              className="figure-frame"
              data-line={row.line}
              stroke={fillOf(row, spectrum)}
              y={inParts(row).y}
              width={inParts(row).x}
              height={`${tenth(((row.height ?? 0) / height) * 100)}%`}
            />
          ))}
          {frames.map((frame) => {
            const [atNarrow, atWide] = [narrow.get(frame), wide.get(frame)];
            const inner = frame === frames.at(-1);
            const name = (place: NamePlace | undefined, room?: 'narrow' | 'wide') =>
              place && (
                <Name {...inParts(frame.row)} place={place} room={room} inner={inner} text={frame.label} />
              );
            return (
              <Fragment key={frame.label}>
                {atNarrow === atWide ? (
                  name(atWide)
                ) : (
                  <>
                    {name(atNarrow, 'narrow')}
                    {name(atWide, 'wide')}
                  </>
                )}
              </Fragment>
            );
          })}
        </svg>
      </div>
      <Legend rows={sizes} spectrum={spectrum} />
    </>
  );
}

interface NameProps {
  /** The right and upper edge of its frame. */
  x: string;
  y: string;
  place: NamePlace;
  /** Shown only at this width of the drawing; undefined for both widths. */
  room: 'narrow' | 'wide' | undefined;
  inner: boolean;
  text: string;
}

const SHIFT: Record<NamePlace, { dx: number; dy: number }> = {
  end: { dx: -10, dy: 20 },
  start: { dx: 10, dy: 20 },
  down: { dx: -14, dy: 10 },
};

function Name({ x, y, place, room, inner, text }: NameProps) {
  return (
    <text
      x={place === 'start' ? '0%' : x}
      y={y}
      {...SHIFT[place]}
      textAnchor={place === 'end' ? 'end' : undefined}
      data-place={place}
      data-room={room}
      data-inner={inner ? '' : undefined}
    >
      {text}
    </text>
  );
}
