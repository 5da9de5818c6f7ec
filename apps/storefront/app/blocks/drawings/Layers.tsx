import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Layers.css?url';
import { tenth } from './seeded.ts';

/**
 * Cross-sections of discs. Depths of the layers are in millimetres from the side that is read; the numerical aperture of
 * the lens gives the angle of the light (polycarbonate has a refractive index of 1.55).
 */
const DISCS = [
  { line: 'dvd', depths: [0.56, 0.615], aperture: 0.6, label: 'DVD-9', value: '0.6 mm' },
  { line: 'blu-ray', depths: [0.075, 0.1], aperture: 0.85, label: 'BD-50', value: '0.1 mm' },
  { line: 'uhd', depths: [0.057, 0.075, 0.1], aperture: 0.85, label: 'BD-100', value: '0.1 mm' },
] as const;

/** Units per millimetre, in a drawing 400 wide; every disc is 1.2 mm thick. */
const SCALE = 250;
const TOP = 30;
const SURFACE = TOP + 1.2 * SCALE;
const BELOW = 100;
/**
 * The magnifier: its position, how much it enlarges, and how far above its centre the focus is, as the other layers are
 * below it.
 */
const LENS = { x: 316, y: 116, radius: 66, times: 4, below: 34 };

/** DVD-9, BD-50 and BD-100 at one scale, each with the laser that reads its deepest layer. */
export function Layers({ captions }: { captions: Captions }) {
  return (
    <div className="layers">
      <Stylesheet href={styles} />
      {DISCS.map(({ label, value, ...disc }, index) => (
        <div key={label} className="layers-disc" data-line={disc.line}>
          <CutDisc {...disc} />
          <BandCaption caption={captions[index] ?? { label, value }} />
        </div>
      ))}
    </div>
  );
}

function CutDisc({ depths, aperture }: { depths: readonly number[]; aperture: number }) {
  const id = useId();
  const deepest = Math.max(...depths);
  const focus = SURFACE - deepest * SCALE;
  const tangent = (sine: number) => sine / Math.sqrt(1 - sine ** 2);
  const atSurface = deepest * SCALE * tangent(aperture / 1.55);
  const atLens = atSurface + BELOW * tangent(aperture);
  const beam = `M160 ${tenth(focus)}L${tenth(160 + atSurface)} ${SURFACE}L${tenth(160 + atLens)} ${SURFACE + BELOW}H${tenth(160 - atLens)}L${tenth(160 - atSurface)} ${SURFACE}Z`;
  return (
    <svg
      className="layers-cut"
      viewBox={`0 0 400 ${SURFACE + BELOW}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}b`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--line)" stopOpacity="0.95" />
          <stop offset="1" stopColor="var(--line)" stopOpacity="0.12" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.2" stopColor="var(--line)" stopOpacity="0.9" />
          <stop offset="1" stopColor="var(--line)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle cx={LENS.x} cy={LENS.y} r={LENS.radius} />
        </clipPath>
      </defs>
      <rect className="layers-body" x="-400" y={TOP} width="1200" height={1.2 * SCALE} />
      <path fill={`url(#${id}b)`} d={beam} />
      <LayerLines depths={depths} from={-400} to={800} />
      <line className="layers-edge" x1="-400" x2="800" y1={SURFACE} y2={SURFACE} />
      <line className="layers-edge" x1="-400" x2="800" y1={TOP} y2={TOP} />
      <circle cx="160" cy={tenth(focus)} r="26" fill={`url(#${id}g)`} />
      {/* The same once more, enlarged. */}
      <path className="layers-thread" d={`M172 ${tenth(focus - 4)}L${LENS.x - 40} ${LENS.y + 53}`} />
      <g clipPath={`url(#${id}c)`}>
        <rect className="layers-lens" x={LENS.x - 70} y={LENS.y - 70} width="140" height="140" />
        <g
          transform={`translate(${LENS.x} ${LENS.y - LENS.below}) scale(${LENS.times}) translate(-160 ${tenth(-focus)})`}
        >
          <path fill={`url(#${id}b)`} d={beam} />
          <LayerLines depths={depths} from={140} to={180} />
        </g>
        <circle cx={LENS.x} cy={LENS.y - LENS.below} r="30" fill={`url(#${id}g)`} opacity="0.85" />
      </g>
      <circle className="layers-rim" cx={LENS.x} cy={LENS.y} r={LENS.radius} />
    </svg>
  );
}

/** The layers of a disc; the deepest is the one that is read. */
function LayerLines({ depths, from, to }: { depths: readonly number[]; from: number; to: number }) {
  const deepest = Math.max(...depths);
  return depths.map((depth) => {
    const y = tenth(SURFACE - depth * SCALE);
    return (
      <line
        key={depth}
        className="layers-layer"
        data-read={depth === deepest ? '' : undefined}
        x1={from}
        x2={to}
        y1={y}
        y2={y}
      />
    );
  });
}
