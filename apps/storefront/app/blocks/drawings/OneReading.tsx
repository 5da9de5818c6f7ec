import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaptions, type Captions } from './BandCaption.tsx';
import styles from './OneReading.css?url';
import { tenth } from './seeded.ts';

/** Gigabytes: what is read once, and the files that are made from it at the same time. */
const READ = 42.6;
const FILES = [27.8, 8.1, 2.2] as const;
const SCALE = 8;
const GAP = 34;
const HEIGHT = (READ + 2) * SCALE;

/** Where each file leaves the disc at the left, and where it ends at the right, one below the other. */
const RIBBONS = FILES.map((size, index) => {
  const before = FILES.slice(0, index).reduce((sum, file) => sum + file, 0) * SCALE;
  const height = size * SCALE;
  return { size, height, from: before + 8, to: before + index * GAP + 4 };
});

const ribbon = ({ from, to, height }: (typeof RIBBONS)[number]) =>
  `M250 ${tenth(from)}C600 ${tenth(from)} 640 ${tenth(to)} 990 ${tenth(to)}v${tenth(height)}` +
  `C640 ${tenth(to + height)} 600 ${tenth(from + height)} 250 ${tenth(from + height)}z`;

/** A disc that is read once, and three files that are made meanwhile: as thick as they are large. */
export function OneReading({ captions }: { captions: Captions }) {
  const glow = useId();
  return (
    <div className="wrap one-reading">
      <Stylesheet href={styles} />
      <svg viewBox={`0 0 1240 ${HEIGHT + GAP}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={glow}>
          <stop offset="0" stopColor="var(--dvd)" />
          <stop offset="0.45" stopColor="var(--blu-ray)" />
          <stop offset="1" stopColor="var(--uhd)" />
        </linearGradient>
        <rect className="one-reading-disc" y="8" width="244" height={READ * SCALE} />
        {Array.from({ length: 30 }, (_, track) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tracks have no identity of their own and never move
          <path key={track} className="one-reading-track" d={`M0 ${tenth(14 + track * 11.2)}h244`} />
        ))}
        {RIBBONS.map((file) => (
          <path key={file.size} d={ribbon(file)} fill={`url(#${glow})`} fillOpacity="0.62" />
        ))}
        {RIBBONS.map(({ size, to, height }) => (
          <rect
            key={size}
            className="one-reading-file"
            x="996"
            y={tenth(to)}
            width="244"
            height={tenth(height)}
          />
        ))}
      </svg>
      <div className="band-captions">
        <BandCaptions captions={captions} />
      </div>
    </div>
  );
}
