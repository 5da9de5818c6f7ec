import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaptions, type Captions } from './BandCaption.tsx';
import styles from './Stack.css?url';

/** From the top: three discs of red light, three of violet. */
const DISCS = ['dvd', 'dvd', 'dvd', 'blu-ray', 'blu-ray', 'blu-ray'] as const;
const STEP = 52;

/** Six discs on a spindle, as blank discs are sold; beside each, what it stands for. */
export function Stack({ captions }: { captions: Captions }) {
  const shine = useId();
  return (
    <div className="wrap stack">
      <Stylesheet href={styles} />
      <svg viewBox="0 0 640 470" aria-hidden="true">
        <linearGradient id={shine}>
          <stop offset="0.1" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.86" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <ellipse className="stack-base" cx="320" cy="400" rx="306" ry="62" />
        {DISCS.toReversed().map((line, index) => {
          const y = 362 - index * STEP;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: discs of a stack are told apart by their place
            <g key={index} data-line={line} transform={`translate(320 ${y})`}>
              <ellipse className="stack-edge" cy="5" rx="280" ry="56" />
              <ellipse className="stack-disc" rx="280" ry="56" />
              <ellipse className="stack-data" rx="196" ry="39" />
              <ellipse rx="280" ry="56" fill={`url(#${shine})`} />
              <ellipse className="stack-hub" rx="98" ry="19.5" />
            </g>
          );
        })}
        <path className="stack-rod" d="M298 102V40q0-14 22-14t22 14v62q-22 10-44 0z" />
      </svg>
      <div className="stack-captions">
        <BandCaptions captions={captions} />
      </div>
    </div>
  );
}
