import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { tenth } from '../drawings/seeded.ts';
import styles from '../sheets/tour.css?url';

/** Radii of a disc in millimetres: where data begins and ends. */
const INNER = 24;
const OUTER = 58;

/** A disc is read from the inside; equal areas hold equal amounts. */
export function DiscMap({ rings }: { rings: readonly number[] }) {
  const whole = rings.reduce((sum, size) => sum + size, 0);
  const radiusAt = (size: number) => Math.sqrt(INNER ** 2 + (size / whole) * (OUTER ** 2 - INNER ** 2));
  let at = 0;
  return (
    <>
      <Stylesheet href={styles} />
      <svg className="disc-map" viewBox="-62 -62 124 124" aria-hidden="true">
        <circle className="disc-map-edge" r="60" />
        {rings.map((size, index) => {
          const from = radiusAt(at);
          at += size;
          const to = radiusAt(at);
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: rings have no identity of their own and never move
              key={index}
              data-part={index}
              r={tenth((from + to) / 2)}
              strokeWidth={Math.max(tenth(to - from) - 0.4, 0.2)}
            />
          );
        })}
        {[28, 32, 36, 40, 44, 48, 52, 56].map((radius) => (
          <circle key={radius} className="disc-map-groove" r={radius} />
        ))}
        <path className="disc-map-light" d="M0-24 5-58A58 58 0 0 1 24-53zM0 24l-5 34a58 58 0 0 1-19-5z" />
        <circle className="disc-map-hub" r="22" />
        <circle className="disc-map-hole" r="7.5" />
      </svg>
    </>
  );
}
