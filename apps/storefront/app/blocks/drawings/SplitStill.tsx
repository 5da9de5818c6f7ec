import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from '../sheets/split.css?url';
import { FilmStill, type StillName } from './FilmStill.tsx';

export type Change = 'points' | 'noise' | 'colour';

type View = readonly [x: number, y: number, width: number, height: number];

/** The frame, and the part of it that is shown, in its units (320 × 180). */
const VIEWS: Record<Change, readonly [StillName, View]> = {
  points: ['harbour', [192, 26, 80, 40]],
  noise: ['birthday', [88, 44, 232, 116]],
  colour: ['lake', [0, 8, 320, 160]],
};
/** The part for a picture within a picture: children on a jetty. */
const SMALL_VIEW: readonly [StillName, View] = ['lake', [180, 98, 84, 42]];

/** The width of one of the 640 pixels in a line of a VHS tape's frame. */
const POINT = 320 / 640;

/**
 * One picture, split by a line: the original at the left, the result at the right. The line moves as the page scrolls,
 * and with script it can be dragged (`spindle-split`).
 * @param still keeps the line in the middle, for a picture within a picture
 */
export function SplitStill({ change, still = false }: { change: Change; still?: boolean }) {
  const words = useWords('drawings');
  const Split = still ? 'div' : 'spindle-split';
  const id = useId();
  const [shown, [x, y, width, height]] = still ? SMALL_VIEW : VIEWS[change];
  const area = { x, y, width, height };
  const picture = <use href={`#${id}s`} width="320" height="180" />;
  return (
    <Split {...(still ? { className: 'split split-still' } : { class: 'split' })}>
      <Stylesheet href={styles} />
      <FilmStill id={`${id}s`} of={shown} />
      <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <filter
          id={`${id}f`}
          filterUnits="userSpaceOnUse"
          primitiveUnits="userSpaceOnUse"
          colorInterpolationFilters="sRGB"
          {...area}
        >
          {change === 'points' && (
            <>
              {/* One colour per pixel: that of its middle, spread over the whole of it. */}
              <feFlood
                x={x + POINT / 4}
                y={y + POINT / 4}
                width={POINT / 2}
                height={POINT / 2}
                floodColor="#fff"
              />
              <feComposite x={x} y={y} width={POINT} height={POINT} />
              <feTile result="points" {...area} />
              <feComposite in="SourceGraphic" in2="points" operator="in" />
              <feMorphology operator="dilate" radius={POINT / 2} />
            </>
          )}
          {change === 'noise' && (
            <>
              <feGaussianBlur in="SourceGraphic" stdDeviation="0.35" result="soft" />
              <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves={2} seed={4} />
              <feColorMatrix values="0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0 0 0 0 1" />
              <feComposite in2="soft" operator="arithmetic" k2={0.2} k3={0.95} k4={-0.085} />
            </>
          )}
          {change === 'colour' && (
            <feColorMatrix values="0.5 0.35 0.1 0 0.12 0.24 0.56 0.12 0 0.09 0.2 0.36 0.32 0 0.06 0 0 0 1 0" />
          )}
        </filter>
        <g filter={`url(#${id}f)`}>{picture}</g>
      </svg>
      <div className="split-after">
        <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {picture}
        </svg>
      </div>
      <span className="split-line">
        {!still && (
          <svg className="split-handle" viewBox="0 0 44 44" aria-hidden="true">
            <path d="m17 16-6 6 6 6M27 16l6 6-6 6" />
          </svg>
        )}
      </span>
      {!still && (
        <input type="range" min="0" max="100" defaultValue="50" aria-label={words('split.line')} hidden />
      )}
    </Split>
  );
}
