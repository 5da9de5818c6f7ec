import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import { FilmStill } from './FilmStill.tsx';
import styles from './Upscale.css?url';

type Colour = readonly [red: number, green: number, blue: number];

/** Colours of the still by height, as far as the coarse half shows them. */
const STOPS: readonly [y: number, colour: Colour][] = [
  [0, [20, 27, 60]],
  [50, [61, 58, 115]],
  [87, [179, 96, 122]],
  [100, [125, 79, 124]],
  [116, [74, 56, 102]],
  [118, [141, 90, 120]],
  [134, [67, 65, 111]],
  [180, [14, 20, 48]],
];
const SUN = { x: 106, y: 112, colour: [255, 214, 140] as Colour };
const CELL = 10;

const mix = (one: Colour, other: Colour, share: number) =>
  one.map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share)) as unknown as Colour;

function colourAt(x: number, y: number): Colour {
  const next = Math.max(
    1,
    STOPS.findIndex(([height]) => height >= y),
  );
  const [above, below] = [STOPS[next - 1] ?? STOPS[0], STOPS[next] ?? STOPS[0]];
  if (!above || !below) return SUN.colour;
  const base = mix(above[1], below[1], (y - above[0]) / Math.max(1, below[0] - above[0]));
  const distance = Math.hypot(x - SUN.x, (y - SUN.y) * (y > 116 ? 0.45 : 1));
  return mix(base, SUN.colour, Math.max(0, 1 - distance / 58) ** 1.6);
}

const CELLS = Array.from({ length: 16 * 18 }, (_, index) => {
  const [x, y] = [(index % 16) * CELL, Math.floor(index / 16) * CELL];
  return { x, y, fill: `rgb(${colourAt(x + CELL / 2, y + CELL / 2).join(' ')})` };
});

/** One frame: at the left the points that were recorded, at the right what a model makes of them. */
export function Upscale({ captions }: { captions: Captions }) {
  const still = useId();
  const clip = useId();
  return (
    <div className="wrap upscale">
      <Stylesheet href={styles} />
      <FilmStill id={still} />
      <svg viewBox="0 0 320 150" aria-hidden="true">
        <clipPath id={clip}>
          <path d="M160 0h160v180H160z" />
        </clipPath>
        <g transform="translate(0 -18)">
          {CELLS.map(({ x, y, fill }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={CELL - 0.4} height={CELL - 0.4} fill={fill} />
          ))}
          <g clipPath={`url(#${clip})`}>
            <use href={`#${still}`} width="320" height="180" />
          </g>
        </g>
        <path className="upscale-line" d="M160 0v150" />
      </svg>
      <div className="band-captions">
        {captions.map((caption) => (
          <BandCaption key={caption.label} caption={caption} />
        ))}
      </div>
    </div>
  );
}
