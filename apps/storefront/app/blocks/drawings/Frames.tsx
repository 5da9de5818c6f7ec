import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import { FilmStill } from './FilmStill.tsx';
import styles from './Frames.css?url';

/** Largest first, as the others lie on top of it. A PAL disc stores a wide film squeezed, so its frame is 5 to 4. */
const FRAMES = [
  { line: 'uhd', label: '4K Ultra HD', value: '3840 × 2160' },
  { line: 'blu-ray', label: 'Blu-ray', value: '1920 × 1080' },
  { line: 'dvd', label: 'DVD', value: '720 × 576' },
] as const;

/** One frame of each kind of disc, pixel for pixel, aligned in one corner. */
export function Frames({ captions }: { captions: Captions }) {
  const still = useId();
  // Editors write the captions in reading order, from the smallest to the largest.
  const told = (index: number) => captions[FRAMES.length - 1 - index];
  return (
    <div className="wrap frames-wrap">
      <Stylesheet href={styles} />
      <FilmStill id={still} of="ferry" />
      <div className="frames">
        {FRAMES.map(({ line, label, value }, index) => (
          <div key={line} className="frame" data-line={line}>
            <svg viewBox="0 0 320 180" preserveAspectRatio="none" aria-hidden="true">
              <use href={`#${still}`} width="320" height="180" />
            </svg>
            <span className="frame-label label" aria-hidden="true">
              {told(index)?.label ?? label} <b>{told(index)?.value ?? value}</b>
            </span>
          </div>
        ))}
      </div>
      <div className="band-captions frames-captions">
        {FRAMES.toReversed().map(({ line, ...neutral }, index) => (
          <BandCaption key={line} caption={captions[index] ?? neutral} />
        ))}
      </div>
    </div>
  );
}
