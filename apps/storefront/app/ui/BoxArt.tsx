import type { ReactNode } from 'react';
import type { DiscLine } from './Disc.tsx';

/** The drawing on a box: what its product does with discs. */
export type BoxArtName =
  | 'strips'
  | 'pair'
  | 'menu'
  | 'cross'
  | 'spindle'
  | 'grains'
  | 'six'
  | 'seven'
  | 'phone'
  | 'rings';

/**
 * The drawing on a box, 200 × 150, in the line's colours. Tracks of a Blu-ray are closer than those of a DVD, 0.32 to
 * 0.74, and so are its lines here.
 */
export function BoxArt({ name, line }: { name: BoxArtName; line: DiscLine }) {
  return (
    <svg
      className="box-art"
      viewBox="0 0 200 150"
      preserveAspectRatio={`xMidYMax ${BLEEDS.has(name) ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      {ART[name](line)}
    </svg>
  );
}

/** Drawings that a long name may cut off at the top; the others become smaller. */
const BLEEDS: ReadonlySet<BoxArtName> = new Set(['strips', 'cross', 'grains', 'rings']);

const ART: Record<BoxArtName, (line: DiscLine) => ReactNode> = {
  strips: Strips,
  pair: Pair,
  menu: MenuScreen,
  cross: Cross,
  spindle: Spindle,
  grains: Grains,
  six: Six,
  seven: Seven,
  phone: Phone,
  rings: Rings,
};

const pitchOf = (line: DiscLine) => (line === 'dvd' ? 14.8 : 6.4);

/** Tracks leave the disc and become straight lines: a file. */
function Strips(line: DiscLine) {
  const pitch = pitchOf(line);
  const count = Math.floor(84 / pitch);
  return (
    <g fill="none" strokeWidth={pitch * 0.62}>
      {Array.from({ length: count }, (_, index) => {
        const radius = 34 + (index + 0.5) * pitch;
        return (
          <path
            key={radius}
            className={index % 3 === 1 ? 'box-line-half' : 'box-line'}
            d={`M${46 - radius} 150V146A${radius} ${radius} 0 0 1 46 ${146 - radius}H${200 - ((index * 37) % 60)}`}
          />
        );
      })}
      <circle className="box-line" cx="46" cy="146" r="12" strokeWidth="5" />
    </g>
  );
}

/** One disc becomes two. */
function Pair(line: DiscLine) {
  const pitch = pitchOf(line);
  const radii = Array.from({ length: Math.floor(46 / pitch) }, (_, index) => 22 + (index + 0.5) * pitch);
  return (
    <>
      <g fill="none" className="box-line">
        <circle cx="128" cy="78" r="65" strokeWidth="2" />
        {radii.map((radius) => (
          <circle key={radius} cx="128" cy="78" r={radius} strokeWidth={pitch * 0.2} />
        ))}
        <circle cx="128" cy="78" r="15" strokeWidth="2" />
      </g>
      <circle className="box-fill" cx="72" cy="78" r="66" stroke="var(--card)" strokeWidth="4" />
      <g fill="none" stroke="var(--card)" strokeWidth="1.2" opacity="0.5">
        {radii.map((radius) => (
          <circle key={radius} cx="72" cy="78" r={radius} />
        ))}
      </g>
      <path className="box-light" d="M72 78 88 14A66 66 0 0 1 112 26zM72 78 56 142a66 66 0 0 1-24-12z" />
      <circle className="box-card" cx="72" cy="78" r="15" />
    </>
  );
}

/** A disc's menu: a title, scenes, one of them chosen. */
function MenuScreen(line: DiscLine) {
  const tiles = line === 'dvd' ? [0, 1] : [0, 1, 2];
  const width = line === 'dvd' ? 58 : 36;
  return (
    <>
      <path
        className="box-fill"
        d="M22 26h156a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path className="box-card" d="M30 42h72v8H30zM30 56h44v5H30z" opacity="0.95" />
      {tiles.map((tile) => (
        <rect
          key={tile}
          className="box-card"
          x={30 + tile * (width + 10)}
          y="74"
          width={width}
          height="34"
          rx="3"
          opacity={tile === 0 ? 1 : 0.4}
        />
      ))}
      <path className="box-fill" d={`m${30 + width / 2 - 5} 83 12 8-12 8z`} />
      <path className="box-fill" d="M84 132h32v4H84z" opacity="0.5" />
    </>
  );
}

/** Red and violet light cross. */
function Cross() {
  return (
    <g fill="none" strokeWidth="4.6">
      {[-3, -2, -1, 0, 1, 2, 3].map((step) => (
        <path
          key={step}
          stroke="var(--dvd)"
          d={`M${46 + step * 9} -4 ${154 + step * 9} 154`}
          opacity={1 - Math.abs(step) * 0.13}
        />
      ))}
      {[-3, -2, -1, 0, 1, 2, 3].map((step) => (
        <path
          key={step}
          className="box-over"
          stroke="var(--blu-ray)"
          d={`M${154 + step * 9} -4 ${46 + step * 9} 154`}
          opacity={1 - Math.abs(step) * 0.13}
        />
      ))}
    </g>
  );
}

/** All discs on one spindle. */
function Spindle() {
  const discs = ['blu-ray', 'blu-ray', 'blu-ray', 'dvd', 'dvd', 'dvd'];
  return (
    <>
      {discs.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs of one kind differ in their place alone
        <g key={index} transform={`translate(100 ${136 - index * 13})`}>
          <ellipse cy="4" rx="80" ry="19" fill={`var(--${line})`} opacity="0.55" />
          <ellipse rx="80" ry="19" fill={`var(--${line})`} stroke="var(--card)" />
          <ellipse rx="52" ry="12" fill="none" stroke="var(--card)" opacity="0.4" />
          <ellipse rx="18" ry="4.4" className="box-card" />
        </g>
      ))}
      <path className="box-ink" d="M95 14a5 3 0 0 1 10 0v44a5 2 0 0 1-10 0z" />
    </>
  );
}

/** Coarse points become fine ones. */
function Grains() {
  const colours = [
    'var(--dvd)',
    'oklch(0.76 0.17 60)',
    'oklch(0.8 0.17 130)',
    'oklch(0.72 0.13 205)',
    'var(--uhd)',
    'var(--blu-ray)',
  ];
  const columns = [
    { x: 4, size: 34 },
    { x: 42, size: 34 },
    { x: 80, size: 16 },
    { x: 98.5, size: 16 },
    { x: 117, size: 7.4 },
    { x: 126.2, size: 7.4 },
    { x: 135.4, size: 7.4 },
    { x: 144.6, size: 7.4 },
    ...Array.from({ length: 10 }, (_, index) => ({ x: 154 + index * 4.6, size: 3.4 })),
  ];
  return columns.map(({ x, size }) => {
    const step = size * 1.12 + 0.6;
    // The outline of a hill, at the same height for every grain size.
    const hill = 66 + 34 * Math.sin(((x + size / 2) / 200) * 5.2 + 0.6);
    const rows = Array.from({ length: Math.ceil(150 / step) }, (_, row) => Math.round(row * step * 10) / 10);
    const [above, below] = [
      rows.filter((y) => y + size / 2 <= hill),
      rows.filter((y) => y + size / 2 > hill),
    ];
    // One path per column: with one element per square, this would be the largest part of a page.
    const squares = (tops: readonly number[]) =>
      tops.map((y) => `M${x} ${y}h${size}v${size}h-${size}z`).join('');
    return (
      <g key={x} fill={colours[Math.min(5, Math.floor((x / 200) * 6))]}>
        <path opacity="0.16" d={squares(above)} />
        <path d={squares(below)} />
      </g>
    );
  });
}

/** Six tools: three for red light, three for violet. */
function Six() {
  return [0, 1, 2].map((column) =>
    (['dvd', 'blu-ray'] as const).map((line, row) => (
      <g key={line} transform={`translate(${42 + column * 58} ${46 + row * 58})`}>
        <circle r="25" fill={`var(--${line})`} />
        <circle r="16" fill="none" stroke="var(--card)" opacity="0.5" />
        <path d="M0 0 12-22a25 25 0 0 1 9 9z" fill="#fff" opacity="0.35" />
        <circle r="6" className="box-card" />
      </g>
    )),
  );
}

/** The six tools, and the suite beside them. */
function Seven() {
  const wedges = [28, 60, 100, 140, 205, 262, 295];
  const edge = (index: number) => {
    const turn = (index / wedges.length) * 2 * Math.PI;
    return `${Math.round(Math.cos(turn) * 260) / 10} ${Math.round(Math.sin(turn) * 260) / 10}`;
  };
  return (
    <>
      {[0, 1, 2].map((column) =>
        (['dvd', 'blu-ray'] as const).map((line, row) => (
          <g key={line} transform={`translate(${28 + column * 46} ${52 + row * 46})`}>
            <circle r="20" fill={`var(--${line})`} />
            <circle r="13" fill="none" stroke="var(--card)" opacity="0.5" />
            <path d="M0 0 9.6-17.6a20 20 0 0 1 7.2 7.2z" fill="#fff" opacity="0.35" />
            <circle r="5" className="box-card" />
          </g>
        )),
      )}
      <g transform="translate(168 75)">
        {wedges.map((hue, index) => (
          <path
            key={hue}
            fill={`oklch(${hue > 80 && hue < 180 ? 0.82 : 0.64} 0.19 ${hue})`}
            d={`M0 0 ${edge(index)}A26 26 0 0 1 ${edge(index + 1)}z`}
          />
        ))}
        <circle r="17" fill="none" stroke="var(--card)" opacity="0.6" />
        <circle r="6.5" className="box-card" />
      </g>
    </>
  );
}

/** A phone that plays. */
function Phone() {
  return (
    <>
      <g fill="none" strokeWidth="3.4">
        {[0, 1, 2, 3, 4, 5, 6].map((wave) => (
          <path
            key={wave}
            stroke={`oklch(0.66 0.19 ${28 + wave * 40})`}
            d={`M-4 ${36 + wave * 14}c26 ${-18 + wave * 6} 48 ${18 - wave * 6} 74 0s90 ${-14 + wave * 5} 138 0`}
          />
        ))}
      </g>
      <rect className="box-ink" x="66" y="6" width="68" height="138" rx="11" />
      <rect className="box-card" x="71" y="15" width="58" height="120" rx="4" />
      <circle className="box-ink" cx="100" cy="75" r="19" />
      <path className="box-card" d="m94.5 65.5 15 9.5-15 9.5z" />
    </>
  );
}

/** A disc, for whatever has no drawing of its own. */
function Rings(line: DiscLine) {
  const pitch = pitchOf(line);
  return (
    <g className="box-line" fill="none" strokeWidth={pitch * 0.55}>
      {Array.from({ length: Math.floor(104 / pitch) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings differ in their place alone
        <circle key={index} cx="100" cy="150" r={30 + (index + 0.5) * pitch} />
      ))}
    </g>
  );
}
