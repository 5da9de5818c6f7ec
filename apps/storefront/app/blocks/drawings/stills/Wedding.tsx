import { seeded, tenth } from '../seeded.ts';

const random = seeded(64);

/** Strings of lamps between the trees. */
const STRINGS = [
  { from: [0, 22], to: [150, 18], sag: 30 },
  { from: [70, 8], to: [236, 20], sag: 34 },
  { from: [150, 18], to: [320, 10], sag: 34 },
] as const;
const wires = STRINGS.map(
  ({ from: [x1, y1], to: [x2, y2], sag }) =>
    `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`,
).join('');
const BULBS = STRINGS.flatMap(({ from: [x1, y1], to: [x2, y2], sag }) =>
  Array.from({ length: 11 }, (_, index) => {
    const at = (index + 0.5) / 11;
    const bend = 2 * at * (1 - at) * sag;
    return { cx: tenth(x1 + (x2 - x1) * at), cy: tenth(y1 + (y2 - y1) * at + bend + 2) };
  }),
);
const LEAVES = Array.from({ length: 110 }, () => {
  const side = random() < 0.5;
  const x = side ? random() * 74 : 262 + random() * 60;
  return { cx: tenth(x), cy: tenth(14 + random() * 76), r: tenth(4 + random() * 8), shade: random() };
});
/** Flowers along the arch. */
const FLOWERS = Array.from({ length: 96 }, () => {
  const turn = Math.PI * (-0.12 + random() * 1.24);
  const wide = 31 + (random() - 0.5) * 7;
  return {
    cx: tenth(222 + Math.cos(turn) * wide),
    cy: tenth(98 - Math.sin(turn) * wide * 1.2 + random() * 3),
    r: tenth(1.4 + random() * 2.4),
    hue: random(),
  };
});
const PETALS = Array.from(
  { length: 46 },
  () => `M${tenth(130 + random() * 170)} ${tenth(142 + random() * 36)}h0.6`,
).join('');

/** A wedding in a garden, when the lamps are lit. */
export function Wedding({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#2d2a5c" />
        <stop offset="0.45" stopColor="#8a5b8e" />
        <stop offset="0.8" stopColor="#f3a58a" />
        <stop offset="1" stopColor="#ffd9a6" />
      </linearGradient>
      <linearGradient id={`${id}lawn`} x2="0" y2="1">
        <stop offset="0" stopColor="#6f7d4a" />
        <stop offset="1" stopColor="#1c2f23" />
      </linearGradient>
      <radialGradient id={`${id}lamp`}>
        <stop offset="0" stopColor="#fff6d6" />
        <stop offset="0.3" stopColor="#ffdf94" stopOpacity="0.8" />
        <stop offset="1" stopColor="#ffc766" stopOpacity="0" />
      </radialGradient>
      <path fill={`url(#${id}sky)`} d="M0 0h320v132H0z" />
      <path fill="#6d4a6f" d="M0 118c30-14 60-10 90-14s60 8 100 2 80-10 130 2v24H0z" />
      <path fill="#3d3a50" d="M0 126c20-12 44-8 70-8s50 6 90 4 90-8 160-2v14H0z" />
      <path fill={`url(#${id}lawn)`} d="M0 128h320v52H0z" />
      <path fill="#d9c08a" opacity="0.5" d="M206 130h32l44 50H162z" />
      <path fill="#1b1a26" d="M18 60h7l4 76H15zM296 56h7l4 80h-14z" />
      {LEAVES.map(({ shade, ...leaf }) => (
        <circle
          key={`${leaf.cx} ${leaf.cy}`}
          {...leaf}
          fill={shade < 0.5 ? '#1f2b2e' : shade < 0.85 ? '#2f4038' : '#4d5a3e'}
        />
      ))}
      <path d={wires} fill="none" stroke="#1b1a26" strokeWidth="0.7" />
      {BULBS.map((bulb) => (
        <g key={`${bulb.cx} ${bulb.cy}`}>
          <circle {...bulb} r="7" fill={`url(#${id}lamp)`} />
          <circle {...bulb} r="1.5" fill="#fffbe8" />
        </g>
      ))}
      {/* The arch, and the two below it. */}
      <path fill="none" stroke="#efe3d2" strokeWidth="2.6" d="M190 146v-48c0-48 64-48 64 0v48" />
      {FLOWERS.map(({ hue, ...flower }) => (
        <circle
          key={`${flower.cx} ${flower.cy} ${flower.r}`}
          {...flower}
          fill={hue < 0.4 ? '#fff1ec' : hue < 0.7 ? '#f2a7b4' : hue < 0.85 ? '#d76a86' : '#6f8a5a'}
        />
      ))}
      <path fill="#1d2033" d="M225 146v-28c0-7 3-10 8-10s8 3 8 10v28z" />
      <path fill="#f2ece4" d="m231.6 109 1.6 7 1.6-7z" />
      <path fill="#e3b793" d="M229 102.6a4 4 0 1 1 8 0c0 3-1.8 5.4-4 5.400s-4-2.4-4-5.400z" />
      <path fill="#2a1c18" d="M228.8 102.600c-.4-4 1.6-5.6 4.2-5.600s4.6 1.6 4.2 5.600c-1-2-7.4-2-8.4 0z" />
      <path
        fill="#fff7f0"
        d="M213 112c-4 0-5 3-4.4 8l1.8 8c-4 6-8 12-9.4 19h24.400c0-7-2-13-5-19l1.4-9c.6-5-1.6-7-4.8-7z"
      />
      <path fill="#ead9d2" d="M206 147c2-8 4-12 6-18l1 18zM217 129l4 18h-3z" />
      <path
        fill="#edc4a0"
        d="M210.6 106.400a3.8 3.8 0 1 1 7.6 0c0 2.8-1.6 5.2-3.8 5.200s-3.8-2.4-3.8-5.200z"
      />
      <path
        fill="#5a3320"
        d="M210.4 106.600c-.6-4 1.4-5.8 4-5.800s4.4 1.8 3.8 5.800c.6 3 .4 5-.4 6.400l-1-6.400c-2-1.4-4-1.4-5.4 0z"
      />
      <path fill="#fff" opacity="0.5" d="M210 102c-4 10-6 26-12 44l8 1c2-14 4-30 4-45z" />
      <circle cx="221" cy="122" r="3.4" fill="#e88ba0" />
      <path fill="#5f7d50" d="m220 125 1 5 1.6-5z" />
      {/* A long table at the left, laid for the evening. */}
      <path fill="#f3ece2" d="M0 146h132l10 6v22H0z" />
      <path fill="#cfc4ba" d="M0 152h142v22H0z" />
      <path stroke="#a99c93" strokeWidth="0.7" d="M20 153v20M46 153v20M74 153v20M104 153v20M128 153v20" />
      {[16, 52, 88, 120].map((x) => (
        <g key={x}>
          <circle cx={x} cy="133" r="10" fill={`url(#${id}lamp)`} />
          <path fill="#fffbe8" d={`M${x - 1} 136h2v10h-2z`} />
          <path fill="#ffdf94" d={`M${x} 129c2 3 2 6 0 7-2-1-2-4 0-7z`} />
        </g>
      ))}
      <path fill="#d76a86" d="M32 146c0-6 8-6 8 0zM68 146c0-6 8-6 8 0zM101 146c0-6 8-6 8 0z" />
      <path fill="#6f8a5a" d="M30 147c2-3 10-3 12 0zM66 147c2-3 10-3 12 0zM99 147c2-3 10-3 12 0z" />
      <path d={PETALS} stroke="#ffd3d6" strokeWidth="1.6" strokeLinecap="round" opacity="0.85" />
    </>
  );
}
