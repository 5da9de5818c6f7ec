import { useId } from 'react';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './sheets/shelf.css?url';

/** Visible light from 380 to 700 nm; a wavelength's place on the ruler in per cent. */
const at = (nanometres: number) => `${((nanometres - 380) / (700 - 380)) * 100}%`;

const STOPS = [
  [380, 'oklch(0.42 0.2 300)'],
  [405, 'oklch(0.48 0.25 288)'],
  [450, 'oklch(0.5 0.2 264)'],
  [490, 'oklch(0.75 0.13 215)'],
  [530, 'oklch(0.84 0.2 140)'],
  [575, 'oklch(0.87 0.17 100)'],
  [605, 'oklch(0.74 0.18 55)'],
  [650, 'oklch(0.585 0.225 28)'],
  [700, 'oklch(0.42 0.17 27)'],
] as const;

/** The light that reads each disc, on one scale. */
export function SpectrumRuler() {
  const words = useWords('offer');
  const gradient = useId();
  const marks = [
    { nanometres: 405, name: words('line.blu-ray') },
    { nanometres: 650, name: words('line.dvd') },
  ];
  return (
    <>
      <Stylesheet href={styles} />
      <svg className="spectrum" width="100%" height="62" role="img" aria-label={words('line.wavelengths')}>
        <defs>
          <linearGradient id={gradient}>
            {STOPS.map(([nanometres, colour]) => (
              <stop key={nanometres} offset={at(nanometres)} stopColor={colour} />
            ))}
          </linearGradient>
        </defs>
        <rect y="0" width="100%" height="4" fill={`url(#${gradient})`} />
        {[400, 450, 500, 550, 600, 650, 700].map((nanometres) => (
          <line key={nanometres} x1={at(nanometres)} x2={at(nanometres)} y1="4" y2="9" className="tick" />
        ))}
        {marks.map(({ nanometres, name }) => (
          <g key={nanometres}>
            <line x1={at(nanometres)} x2={at(nanometres)} y1="4" y2="20" className="mark" />
            <text x={at(nanometres)} y="36" className="nanometres">
              {nanometres} nm
            </text>
            <text x={at(nanometres)} y="54">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
