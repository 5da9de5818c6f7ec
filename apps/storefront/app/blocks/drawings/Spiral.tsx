import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Spiral.css?url';
import { tenth } from './seeded.ts';

/** Radii in millimetres: data begins at 24 and ends at 58. A disc is read from the inside outwards. */
const INNER = 24;
const OUTER = 58;
const TURNS = 34;
/** The film's minutes, and how far it has been copied. */
const MINUTES = 112;
const AT = 71;

/** One turn stands for about 1,350 turns of a real track, which has 46,000. */
const TRACK = Array.from({ length: TURNS * 2 }, (_, half) => {
  const radiusAt = (step: number) => INNER + ((OUTER - INNER) * step) / (TURNS * 2);
  const side = half % 2 === 0 ? 1 : -1;
  const next = radiusAt(half + 1);
  const middle = tenth((radiusAt(half) + next) / 2);
  return `${half === 0 ? `M${-INNER} 0` : ''}A${middle} ${middle} 0 0 1 ${tenth(next * side)} 0`;
}).join('');

/** The radius at which a share of the data ends: equal areas hold equal amounts. */
const radiusOf = (share: number) => Math.sqrt(INNER ** 2 + share * (OUTER ** 2 - INNER ** 2));

const DISCS = [
  { label: 'DVD-9', value: '8.5 GB', film: 5.9, kept: 5.9, used: 7.9, capacity: 8.5 },
  { label: 'DVD-5', value: '4.7 GB', film: 4.6, kept: (4.6 * AT) / MINUTES, used: 4.6, capacity: 4.7 },
] as const;

/** A disc of 8.5 GB is copied to one of 4.7 GB: what is kept, what is left out, and the progress. */
export function Spiral({ captions }: { captions: Captions }) {
  const track = useId();
  return (
    <div className="spiral wrap">
      <Stylesheet href={styles} />
      <svg width="0" height="0" className="spiral-track" aria-hidden="true">
        <path id={track} d={TRACK} />
      </svg>
      {DISCS.map(({ label, value, ...disc }, index) => (
        <div key={label} className="spiral-disc">
          <SpiralDisc {...disc} track={track} written={index === 1} />
          <BandCaption caption={captions[index] ?? { label, value }} />
        </div>
      ))}
    </div>
  );
}

function SpiralDisc(props: {
  film: number;
  kept: number;
  used: number;
  capacity: number;
  track: string;
  written: boolean;
}) {
  const glow = useId();
  const words = useWords('drawings');
  const share = (amount: number) => amount / props.capacity;
  const ring = (from: number, to: number, className: string) => {
    const [inside, outside] = [radiusOf(share(from)), radiusOf(share(to))];
    return (
      <circle className={className} r={tenth((inside + outside) / 2)} strokeWidth={tenth(outside - inside)} />
    );
  };
  const reading = radiusOf(share((props.film * AT) / MINUTES));
  return (
    <svg className="spiral-picture" viewBox="-62 -62 124 84" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.25" stopColor="var(--dvd)" />
          <stop offset="1" stopColor="var(--dvd)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="spiral-edge" r="60" />
      {ring(0, props.film, 'spiral-film')}
      {ring(0, props.kept, props.written ? 'spiral-kept' : 'spiral-source')}
      {props.used > props.film && ring(props.film, props.used, 'spiral-rest')}
      <use href={`#${props.track}`} className="spiral-grooves" />
      <circle className="spiral-hub" r="22" />
      <circle className="spiral-hole" r="7.5" />
      {/* Where the light stands; the minutes of the film from the inside out. */}
      <g transform="rotate(-64)">
        <line className="spiral-arm" x1={INNER} x2="62" />
        {[0, 30, 60, 90].map((minute) => (
          <line
            key={minute}
            className="spiral-minute"
            x1={tenth(radiusOf(share((props.film * minute) / MINUTES)))}
            x2={tenth(radiusOf(share((props.film * minute) / MINUTES)))}
            y1="-1.6"
            y2="1.6"
          />
        ))}
        <circle cx={tenth(reading)} r="7" fill={`url(#${glow})`} />
      </g>
      <text className="spiral-clock" x="29" y="-56">
        {words('minutes', { count: AT })}
      </text>
    </svg>
  );
}
