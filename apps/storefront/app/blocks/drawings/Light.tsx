import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useId } from 'react';
import { usePageState } from '../../page-state.ts';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Light.css?url';
import { tenth } from './seeded.ts';

/** Luminance of a signal from 0 to 1, in cd/m²: BT.1886 with a white of 100, and PQ (SMPTE ST 2084). */
export const sdr = (signal: number) => 100 * signal ** 2.4;
export function pq(signal: number): number {
  const [m1, m2, c1, c2, c3] = [0.1593017578125, 78.84375, 0.8359375, 18.8515625, 18.6875];
  const power = signal ** (1 / m2);
  return 10_000 * (Math.max(power - c1, 0) / (c2 - c3 * power)) ** (1 / m1);
}

/** From 0.01 to 10,000 cd/m², each power of ten as high as the next. */
const [LOWEST, HIGHEST] = [-2, 4];
const heightOf = (luminance: number) =>
  Math.min(Math.max(1 - (Math.log10(luminance) - LOWEST) / (HIGHEST - LOWEST), 0), 1);
const WIDTH = 1000;
const HEIGHT = 400;

function curve(luminanceOf: (signal: number) => number): string {
  return Array.from({ length: 101 }, (_, step) => {
    const signal = step / 100;
    return `${step === 0 ? 'M' : 'L'}${tenth(signal * WIDTH)} ${tenth(heightOf(Math.max(luminanceOf(signal), 1e-9)) * HEIGHT)}`;
  }).join('');
}
const SDR = curve(sdr);
const PQ = curve(pq);

const NEUTRAL = [
  { label: 'SDR', value: '100 cd/m²' },
  { label: 'HDR', value: '1000 cd/m²' },
];
/** What most films on disc are graded to. */
const GRADED = 1000;
/** The signal that stands for it in PQ. */
const GRADED_SIGNAL = 0.7518;

/** What a signal means in light, on a DVD or Blu-ray and on a disc with HDR. */
export function Light({ captions }: { captions: Captions }) {
  const { tag } = LANGUAGES[usePageState().locale];
  const id = useId();
  return (
    <div className="light wrap">
      <Stylesheet href={styles} />
      <div className="light-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={HEIGHT} x2="0" y2="0">
            <stop offset="0.15" stopColor="var(--uhd)" stopOpacity="0" />
            <stop offset="0.66" stopColor="var(--uhd)" stopOpacity="0.5" />
            <stop offset="0.84" stopColor="oklch(0.86 0.1 85)" stopOpacity="0.8" />
            <stop offset="1" stopColor="#fff" stopOpacity="0.95" />
          </linearGradient>
          <path className="light-hdr" fill={`url(#${id})`} d={`${PQ}V${HEIGHT}H0Z`} />
          <path className="light-sdr" d={`${SDR}V${HEIGHT}H0Z`} />
          <path className="light-curve" d={PQ} />
          <path className="light-curve" data-sdr="" d={SDR} />
        </svg>
        <svg className="light-axis" aria-hidden="true">
          {[0.1, 1, 10, 100, 1000, 10_000].map((luminance) => (
            <g key={luminance}>
              <line
                x1="0"
                x2="100%"
                y1={`${tenth(heightOf(luminance) * 100)}%`}
                y2={`${tenth(heightOf(luminance) * 100)}%`}
              />
              <text x="0" y={`${tenth(heightOf(luminance) * 100)}%`} dy={luminance === 10_000 ? 16 : -6}>
                {luminance.toLocaleString(tag)}
                {luminance === 10_000 && ' cd/m²'}
              </text>
            </g>
          ))}
          <circle
            className="light-point"
            cx={`${GRADED_SIGNAL * 100}%`}
            cy={`${tenth(heightOf(GRADED) * 100)}%`}
            r="6"
          />
          <circle className="light-point" cx="100%" cy={`${tenth(heightOf(100) * 100)}%`} r="6" data-sdr="" />
        </svg>
      </div>
      <div className="band-captions">
        {NEUTRAL.map((neutral, index) => (
          <BandCaption key={neutral.label} caption={captions[index] ?? neutral} />
        ))}
      </div>
    </div>
  );
}
