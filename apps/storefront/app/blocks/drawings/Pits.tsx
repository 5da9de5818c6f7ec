import { useId } from 'react';
import { DISC_LINES } from '../../shop/disc-lines.ts';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Pits.css?url';
import { seeded, tenth } from './seeded.ts';

/** Of both discs, in micrometres (ECMA-267; BDA white paper, physical format). */
const DISCS = {
  dvd: { pitch: 0.74, pit: 0.33, clock: 0.1333, runs: [3, 11], spot: 1.1 },
  'blu-ray': { pitch: 0.32, pit: 0.135, clock: 0.0745, runs: [2, 8], spot: 0.48 },
} as const;
type Line = keyof typeof DISCS;

/** Pixels per micrometre, the same for both discs, as the drawing compares them. */
const SCALE = 66;
/** The pattern of pits repeats after this many micrometres and tracks; a half of a wide screen shows it once. */
const LENGTH = 16;
const TRACKS = 12;

/** One track's pits as strokes of a path; short runs are the frequent ones, as in the channel code. */
function track(
  { clock, runs: [shortest, longest], pit }: (typeof DISCS)[Line],
  random: () => number,
): string {
  const run = () => {
    let length: number = shortest;
    while (length < longest && random() < 0.62) length++;
    return length * clock;
  };
  let path = '';
  let at = random() * 0.5;
  // The round ends of a stroke count as part of the pit.
  for (let length = run(); at + length < LENGTH; length = run()) {
    path += `M${tenth((at + pit / 2) * SCALE)} 0h${tenth(Math.max(length - pit, 0.01) * SCALE)}`;
    at += length + run();
  }
  return path;
}

const TRACKS_OF = Object.fromEntries(
  Object.entries(DISCS).map(([line, disc], index) => {
    const random = seeded(index + 7);
    return [line, Array.from({ length: TRACKS }, () => track(disc, random))];
  }),
) as Record<Line, string[]>;

/** The surface of a DVD and of a Blu-ray under the spots of their lasers, at one scale. */
export function Pits({ captions }: { captions: Captions }) {
  return (
    <div className="pits">
      <Stylesheet href={styles} />
      <Surface line="dvd" caption={captions[0]} />
      <Surface line="blu-ray" caption={captions[1]} />
    </div>
  );
}

function Surface({ line, caption }: { line: Line; caption: Captions[number] }) {
  const id = useId();
  const { pitch, pit, spot } = DISCS[line];
  const radius = (spot / 2) * SCALE;
  const height = TRACKS * pitch * SCALE;
  return (
    <div className="pits-half" data-line={line}>
      <svg className="pits-surface" aria-hidden="true">
        <defs>
          <pattern
            id={`${id}p`}
            width={LENGTH * SCALE}
            height={height}
            patternUnits="userSpaceOnUse"
            x={-411}
          >
            <g fill="none" stroke="#fff" strokeWidth={pit * SCALE} strokeLinecap="round">
              {TRACKS_OF[line].map((path, index) => (
                <path
                  key={path}
                  d={path}
                  transform={`translate(0 ${tenth((index + 0.5) * pitch * SCALE)})`}
                />
              ))}
            </g>
          </pattern>
          <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="-1500" y="-400" width="3000" height="800">
            <rect x="-1500" y="-400" width="3000" height="800" fill={`url(#${id}p)`} />
          </mask>
          <radialGradient id={`${id}g`}>
            <stop offset="0" stopColor="var(--line)" stopOpacity="0.95" />
            <stop offset="0.3" stopColor="var(--line)" stopOpacity="0.55" />
            <stop offset="0.65" stopColor="var(--line)" stopOpacity="0.14" />
            <stop offset="1" stopColor="var(--line)" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${id}l`}>
            <stop offset="0" stopColor="#fff" />
            <stop offset="0.45" stopColor="var(--line)" />
            <stop offset="1" stopColor="var(--line)" stopOpacity="0" />
          </radialGradient>
        </defs>
        {/* The middle of a track is the middle of the drawing. */}
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <g transform={`translate(0 ${tenth(-pitch * SCALE * 0.5)})`}>
            <rect className="pits-land" x="-1500" y="-400" width="3000" height="800" mask={`url(#${id}m)`} />
          </g>
          <circle r={radius * 3.6} fill={`url(#${id}g)`} />
          <g transform={`translate(0 ${tenth(-pitch * SCALE * 0.5)})`}>
            <g mask={`url(#${id}m)`}>
              <circle cy={tenth(pitch * SCALE * 0.5)} r={radius * 2.8} fill={`url(#${id}l)`} />
            </g>
          </g>
          <circle className="pits-spot" r={radius} />
        </svg>
      </svg>
      <BandCaption caption={caption ?? neutral(line)} />
    </div>
  );
}

/** The captions where an editor wrote none: figures that are the same in every language. */
const neutral = (line: Line) => ({
  label: `${line === 'dvd' ? 'DVD' : 'Blu-ray'} ${DISC_LINES[line].wavelength} nm`,
  value: `${DISCS[line].pitch} µm`,
});
