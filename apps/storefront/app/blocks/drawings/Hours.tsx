import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaptions, type Captions } from './BandCaption.tsx';
import styles from './Hours.css?url';
import { tenth } from './seeded.ts';

/** Megabits a second, sound included; the disc holds 25 · 10⁹ bytes. */
const RATES = [35, 25, 15] as const;
const DISC = 25_000 * 8;
const minutes = (rate: number) => DISC / rate / 60;

const WIDTH = 1240;
const HEIGHT = 400;
/** The drawing ends at 240 minutes and 42 Mbit/s. */
const x = (value: number) => tenth((value / 240) * WIDTH);
const y = (rate: number) => tenth(HEIGHT - (rate / 42) * HEIGHT);

/** All ways to fill the disc: more minutes mean less data per second. */
const CURVE = Array.from({ length: 60 }, (_, step) => 14 + step * 0.5)
  .map((rate, index) => `${index === 0 ? 'M' : 'L'}${x(minutes(rate))} ${y(rate)}`)
  .join('');

/** One disc, three lengths: rectangles of one area, minutes wide and megabits a second high. */
export function Hours({ captions }: { captions: Captions }) {
  return (
    <div className="wrap hours">
      <Stylesheet href={styles} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden="true">
        {RATES.map((rate, index) => (
          <rect
            key={rate}
            data-part={index}
            x="0"
            y={y(rate)}
            width={x(minutes(rate))}
            height={tenth(HEIGHT - y(rate))}
          />
        ))}
        {[30, 60, 90, 120, 150, 180, 210].map((minute) => (
          <path
            key={minute}
            className="hours-tick"
            d={`M${x(minute)} ${HEIGHT}v-${minute % 60 === 0 ? 16 : 8}`}
          />
        ))}
        <path className="hours-curve" d={CURVE} />
        <path className="hours-axis" d={`M0 ${HEIGHT}h${WIDTH}`} />
      </svg>
      <div className="band-captions">
        <BandCaptions captions={captions} />
      </div>
    </div>
  );
}
