import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Rings.css?url';
import { tenth } from './seeded.ts';

/** Where data begins and ends on a disc, in millimetres from its middle. */
const INNER = 24;
const OUTER = 58;

/** In gigabytes: the film, all else that is on the disc, and what stays empty. */
const DISCS = [
  { name: 'source', parts: [5.9, 2, 0.6] },
  { name: 'copy', parts: [4.6, 0, 0.1] },
] as const;

/** A disc of two layers and its copy on one: equal areas of a disc hold equal amounts. */
export function Rings({ captions }: { captions: Captions }) {
  return (
    <div className="wrap">
      <Stylesheet href={styles} />
      <div className="rings">
        {DISCS.map(({ name, parts }, index) => {
          const caption = captions[index];
          return (
            <div key={name}>
              <Half parts={parts} />
              {caption && <BandCaption caption={caption} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Half({ parts }: { parts: readonly number[] }) {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const radiusAt = (amount: number) => Math.sqrt(INNER ** 2 + (amount / whole) * (OUTER ** 2 - INNER ** 2));
  let at = 0;
  return (
    <svg className="rings-disc" viewBox="-62 -62 124 66" aria-hidden="true">
      <circle className="rings-edge" r="60" />
      {parts.map((part, index) => {
        const from = radiusAt(at);
        at += part;
        const width = radiusAt(at) - from;
        return (
          part > 0 && (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: rings have no identity of their own and never move
              key={index}
              data-part={index}
              r={tenth(from + width / 2)}
              strokeWidth={Math.max(0.3, tenth(width) - 0.5)}
            />
          )
        );
      })}
      {Array.from({ length: 16 }, (_, groove) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grooves have no identity of their own and never move
        <circle key={groove} className="rings-groove" r={25 + groove * 2.1} />
      ))}
      <path className="rings-light" d="M0-24 8-58A58 58 0 0 1 30-50zM-14-20l-26-22a58 58 0 0 1 10-8z" />
      <circle className="rings-hub" r="21" />
      <circle className="rings-hole" r="7.5" />
    </svg>
  );
}
