import { seeded, tenth } from '../seeded.ts';

const random = seeded(7);

const SNOW = Array.from(
  { length: 80 },
  () => `M${Math.round(random() * 320)} ${Math.round(random() * 180)}h0`,
).join('');

/** A fir with its foot at x, y; four tiers of branches. */
const fir = (x: number, y: number, height: number) => {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = y - height + (height * tier) / 5;
    const half = (height / 9) * (1 + tier * 0.75);
    return `M${tenth(x)} ${tenth(top)}l${tenth(half)} ${tenth(height / 3.2)}h${tenth(-2 * half)}z`;
  });
  return `${tiers.join('')}M${tenth(x - 1)} ${tenth(y)}v-6h2v6z`;
};
const FIRS = [
  [8, 176, 62],
  [30, 184, 48],
  [52, 180, 36],
  [74, 186, 42],
  [300, 188, 58],
  [318, 180, 44],
  [276, 190, 34],
].map(([x = 0, y = 0, height = 0]) => fir(x, y, height));
/** So far away that they are their outlines. */
const FAR_FIRS = Array.from({ length: 34 }, (_, index) => {
  const height = Math.round(9 + random() * 8);
  return `M${Math.round(index * 9.8 + random() * 5)} ${Math.round(118 + random() * 7)}l${tenth(height / 3)} ${height}h${tenth((-2 * height) / 3)}z`;
}).join('');

/** Arches of a viaduct, cut out of its wall. */
const ARCHES = Array.from({ length: 8 }, (_, index) => {
  const x = 5 + index * 40;
  return `M${x} 180v-44a15 15 0 0 1 30 0v44z`;
}).join('');
const COACHES = [0, 1, 2, 3, 4].map((index) => 20 + index * 44);
const STONES = Array.from({ length: 60 }, () => {
  const x = Math.floor(random() * 8) * 40 + 36 + random() * 5;
  return `M${Math.round(x)} ${Math.round(124 + random() * 50)}h${Math.round(2 + random() * 3)}`;
}).join('');

/** A train on a viaduct, at the end of a winter's day. */
export function Train({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#10233f" />
        <stop offset="0.4" stopColor="#2f5d7c" />
        <stop offset="0.62" stopColor="#8fb3b5" />
        <stop offset="0.75" stopColor="#f2d6a8" />
      </linearGradient>
      <linearGradient id={`${id}mist`} x2="0" y2="1">
        <stop offset="0" stopColor="#cfdde0" stopOpacity="0" />
        <stop offset="1" stopColor="#cfdde0" stopOpacity="0.8" />
      </linearGradient>
      <linearGradient id={`${id}beam`}>
        <stop offset="0" stopColor="#fff2c4" stopOpacity="0.85" />
        <stop offset="1" stopColor="#fff2c4" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id}sky)`} d="M0 0h320v180H0z" />
      <circle cx="66" cy="30" r="9" fill="#f6efdc" />
      <circle cx="69.5" cy="28.5" r="8" fill="#1d3d5c" opacity="0.25" />
      {/* Mountains, the far ones first, with what the last light reaches. */}
      <path fill="#6f93a6" d="m0 92 34-38 22 20 30-44 26 34 22-16 30 34 34-40 28 26 26-30 68 58v48H0z" />
      <path
        fill="#f7ead8"
        d="m86 30 26 34-9 3-8-8-6 6-6-9-7 5-5 1zM34 54l13 12-6 1-5-3-6 6-6-5zM198 42l17 16-9 1-6-5-7 6-9-4zM252 38l26 22-10-1-7-6-7 5-11-5z"
      />
      <path fill="#3d6478" d="m0 112 26-20 30 16 36-30 40 30 40-22 44 28 34-22 70 30v34H0z" />
      <path fill="#274654" d={FAR_FIRS} />
      <path fill="#5f7f86" d="M0 128h320v52H0z" />
      <path fill={`url(#${id}mist)`} d="M0 112h320v68H0z" />
      <path fill="#9db9bf" d="M0 162c60-8 120 4 180-3s90-3 140 2v19H0z" />
      {/* The viaduct. */}
      <path fill="#4a3d44" fillRule="evenodd" d={`M0 112h320v68H0z${ARCHES}`} />
      <path stroke="#63535a" strokeWidth="0.8" d={STONES} />
      <path fill="#2b242c" d="M0 109h320v3.4H0z" />
      <path fill="#eef2f2" d="M0 107.6h320v1.6H0z" />
      <path
        fill="none"
        stroke="#8a747a"
        strokeWidth="1"
        d={Array.from({ length: 8 }, (_, index) => `M${4 + index * 40} 136a16 16 0 0 1 32 0`).join('')}
      />
      {/* The train; its light on the snow. */}
      <path fill={`url(#${id}beam)`} d="M281 101 320 90v18l-39-2z" />
      {COACHES.map((x) => (
        <g key={x}>
          <path fill="#7c1f2b" d={`M${x} 93.5h42v13H${x}z`} />
          <path fill="#b8323a" d={`M${x} 103h42v1.6H${x}z`} />
          <path fill="#d9dfe2" d={`M${x} 92.4q0-1.4 2-1.4h38q2 0 2 1.4v1.4H${x}z`} />
          <path stroke="#ffe3a0" strokeWidth="4.6" strokeDasharray="4 2" d={`M${x + 3} 98.3h37`} />
          <path stroke="#1d1720" strokeWidth="0.5" d={`M${x + 8.4} 96v4.6M${x + 26.4} 96v4.6`} />
          <path stroke="#171219" strokeWidth="2.2" d={`M${x + 5} 107h7M${x + 30} 107h7`} />
        </g>
      ))}
      <path fill="#20252f" d="M240 106.5V93q0-2 2-2h29q6 1 9 9l2 6.5z" />
      <path fill="#b8323a" d="M240 103h41l.6 2H240z" />
      <path fill="#9fd0d8" d="m272.6 93 3.6 6h-6v-6z" />
      <path fill="#fff6d6" d="M278.6 101.4h2.6v2.4h-2.2z" />
      <path stroke="#171219" strokeWidth="2.2" d="M246 107h8M266 107h8" />
      <path
        stroke="#20252f"
        strokeWidth="0.5"
        d="M252 91l4-4-4-3h8M0 84h320M40 109V84M160 109V84M300 109V84"
      />
      <path fill="#ffe9b8" opacity="0.35" d="M20 107.6h220v1.6H20z" />
      {FIRS.map((tree, index) => (
        <path key={tree} d={tree} fill={index % 2 === 0 ? '#0c1d26' : '#132a33'} />
      ))}
      <path fill="#e7eef0" d="M0 172c24-6 60-2 90 8H0zM262 180c16-9 38-9 58-6v6z" />
      <path d={SNOW} stroke="#fff" strokeWidth="1.1" strokeLinecap="round" opacity="0.75" />
    </>
  );
}
