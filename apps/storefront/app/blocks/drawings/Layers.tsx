import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Layers.css?url';
import { tenth } from './seeded.ts';

/** A disc is 1.2 mm thick. How far its two layers lie under the surface that the light enters, in micrometres. */
const THICKNESS = 1200;
const DEPTHS = [100, 75] as const;
/** Where the data of a DVD lies. */
const DVD_DEPTH = 600;
/** Units of the drawing for a micrometre of depth. */
const SCALE = 0.32;
const WIDTH = 1240;
const SURFACE = THICKNESS * SCALE;
const BELOW = 150;

/** A Blu-ray cut open, its thickness to scale: both layers lie close under the surface, and a lens looks for each. */
export function Layers({ captions }: { captions: Captions }) {
  return (
    <div className="layers">
      <Stylesheet href={styles} />
      <svg
        viewBox={`0 0 ${WIDTH} ${SURFACE + BELOW}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="layers-disc" d={`M0 0h${WIDTH}v${SURFACE}H0z`} />
        <path className="layers-label" d={`M0 0h${WIDTH}v7H0z`} />
        {DEPTHS.map((depth, index) => (
          <g key={depth} data-layer={index}>
            <Beam x={index === 0 ? 400 : 840} y={SURFACE - depth * SCALE} />
            <path className="layers-layer" d={`M0 ${tenth(SURFACE - depth * SCALE)}h${WIDTH}`} />
          </g>
        ))}
        <path className="layers-dvd" d={`M0 ${SURFACE - DVD_DEPTH * SCALE}h${WIDTH}`} />
        <path className="layers-surface" d={`M0 ${SURFACE}h${WIDTH}`} />
      </svg>
      <div className="wrap band-captions">
        {captions.map((caption) => (
          <BandCaption key={caption.label} caption={caption} />
        ))}
      </div>
    </div>
  );
}

/** Light that meets in one point; it is bent where it enters the disc. */
function Beam({ x, y }: { x: number; y: number }) {
  const inside = (SURFACE - y) * 0.66;
  const outside = inside + BELOW * 1.6;
  return (
    <>
      <path
        className="layers-beam"
        d={`M${x} ${tenth(y)}L${tenth(x - inside)} ${SURFACE}L${tenth(x - outside)} ${SURFACE + BELOW}H${tenth(x + outside)}L${tenth(x + inside)} ${SURFACE}z`}
      />
      <circle className="layers-spot" cx={x} cy={tenth(y)} r="5" />
    </>
  );
}
