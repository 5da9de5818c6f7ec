import { useId } from 'react';

export type DiscLine = 'dvd' | 'blu-ray' | 'uhd' | 'suite';

/**
 * A disc in the colour of the laser that reads it; without `line`, in the colour of the surface that it lies on.
 * Decoration only: screen readers ignore it.
 */
export function Disc(props: {
  line?: DiscLine;
  size: 'xs' | 'sm' | 'md' | 'lg' | 'fill';
  className?: string;
}) {
  return (
    <span
      className={`disc disc-${props.size}${props.className ? ` ${props.className}` : ''}`}
      data-line={props.line}
      aria-hidden="true"
    />
  );
}

/** Length in user units of the circle that the label runs on (radius 28 of 200). */
const LABEL_CIRCLE = 2 * Math.PI * 28;

/** Exceptions from the label's capitals: a unit in capitals would be another unit. */
const UNITS = new Set(['nm', 'Go', 'rpm']);

/**
 * The large disc: silver, with the spectrum where the light falls, and its label on a circle. With script, its light
 * follows pointer and scroll (`spindle-light`); it is complete without.
 */
export function HeroDisc({
  line,
  label,
  turning = true,
  spinning = false,
}: {
  line: DiscLine;
  label: string;
  turning?: boolean;
  spinning?: boolean;
}) {
  const circle = useId();
  const text = `${label} · `.replace(/\p{L}+/gu, (word) => (UNITS.has(word) ? word : word.toUpperCase()));
  return (
    <spindle-light
      class={`disc disc-fill disc-hero${turning ? ' disc-turning' : ''}${spinning ? ' disc-spin-up' : ''}`}
      data-line={line}
    >
      <svg className="disc-label" viewBox="0 0 200 200" aria-hidden="true">
        <circle className="hub" cx="100" cy="100" r="35" />
        <circle className="ring" cx="100" cy="100" r="35" strokeWidth="0.25" />
        <circle className="ring" cx="100" cy="100" r="15" strokeWidth="0.3" />
        <path id={circle} d="M 100 72 a 28 28 0 1 1 -0.01 0" fill="none" />
        <text>
          {/* Stretches the words around the circle, whatever their number. */}
          <textPath href={`#${circle}`} textLength={LABEL_CIRCLE - 1} lengthAdjust="spacing">
            {text}
          </textPath>
        </text>
      </svg>
    </spindle-light>
  );
}
