import { seeded, tenth } from '../seeded.ts';

const random = seeded(33);

const STARS = Array.from(
  { length: 70 },
  () => `M${Math.round(random() * 320)} ${Math.round(random() * random() * 96)}h0`,
).join('');
const WAVES = Array.from({ length: 60 }, () => {
  const depth = random();
  return `M${Math.round(random() * 320)} ${tenth(124 + depth * depth * 55)}h${Math.round(3 + depth * 20)}`;
}).join('');

/** Rows of windows, a few of them dark. */
const DECKS = [
  { y: 82, from: 176, to: 268 },
  { y: 89, from: 164, to: 280 },
  { y: 96, from: 156, to: 288 },
].map(({ y, from, to }) =>
  Array.from({ length: Math.floor((to - from) / 5) }, (_, index) =>
    random() < 0.86 ? `M${from + index * 5} ${y}h2.6` : '',
  ).join(''),
);
/** What the lights leave on the water. */
const GLITTER = Array.from({ length: 100 }, () => {
  const depth = random();
  const half = (1 + depth * 5) * (0.5 + random());
  const x = 156 + random() * 132 + (random() - 0.5) * depth * 24;
  return `M${Math.round(x - half)} ${tenth(122 + depth * 54)}h${Math.ceil(half * 2)}`;
}).join('');

const SHORE = Array.from(
  { length: 26 },
  () => `M${Math.round(random() * 118)} ${Math.round(113 + random() * 4)}h0`,
).join('');

/** A ferry at night, below northern lights. */
export function Ferry({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#050b1e" />
        <stop offset="0.6" stopColor="#0f2a4a" />
        <stop offset="1" stopColor="#2a5a74" />
      </linearGradient>
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop offset="0" stopColor="#1d4760" />
        <stop offset="0.3" stopColor="#0d2741" />
        <stop offset="1" stopColor="#040a18" />
      </linearGradient>
      <linearGradient id={`${id}aurora`} x2="0" y2="1">
        <stop offset="0" stopColor="#7fe8c0" stopOpacity="0" />
        <stop offset="0.7" stopColor="#5fe0b0" stopOpacity="0.6" />
        <stop offset="1" stopColor="#3fb9a8" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}veil`} x2="0" y2="1">
        <stop offset="0" stopColor="#b18cf0" stopOpacity="0" />
        <stop offset="0.75" stopColor="#8f7ae8" stopOpacity="0.42" />
        <stop offset="1" stopColor="#5fd0b0" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id}sky)`} d="M0 0h320v120H0z" />
      <path d={STARS} stroke="#fff" strokeWidth="0.8" strokeLinecap="round" opacity="0.8" />
      <path
        fill={`url(#${id}veil)`}
        d="M0 4c60 24 90-6 134 10s60 34 110 12 50-14 76-8v46c-30-6-50 4-84 16s-72-8-110-22-80 12-126-20z"
      />
      <path
        fill={`url(#${id}aurora)`}
        d="M0 22c34 14 60-14 98 0s56 30 96 16 76-26 126-6v38c-52-18-84-2-124 12s-68-6-100-18-60 16-96 2z"
      />
      <path fill="#0a1c30" d="M0 112c20-10 34-4 50-9s30 6 44 4 18 6 34 12H0z" />
      <path d={SHORE} stroke="#ffd98c" strokeWidth="1" strokeLinecap="round" />
      <path fill={`url(#${id}sea)`} d="M0 119h320v61H0z" />
      <path d={WAVES} stroke="#7fc6c0" strokeWidth="0.5" opacity="0.35" />
      <path d={GLITTER} stroke="#ffd690" strokeWidth="0.9" strokeLinecap="round" opacity="0.6" />
      {/* The ship: hull, decks, bridge, funnel. */}
      <path fill="#f1ede4" d="M150 104V93h8v-7h12v-7h8v-8h82l10 8h8l6 7h6l6 7v11z" />
      <path fill="#c9c8cc" d="M150 99.4h146v1.2H150zM158 92.4h132v1.2H158zM170 85.4h112v1.2H170z" />
      <path fill="#8c1f2d" d="M138 104h170c-4 9-10 14-16 17H150c-6-4-10-10-12-17z" />
      <path fill="#f1ede4" d="M139.4 107.4h166.4l-.8 1.6H140z" />
      <path fill="#5c1020" d="M146 117h150c-2 2-3 3-4 4H150c-2-1-3-2-4-4z" />
      {DECKS.map((deck) => (
        <path key={deck} d={deck} stroke="#ffcf70" strokeWidth="2.6" />
      ))}
      <path fill="#12304a" d="M240 73.4h22l4 4h-26z" />
      <path fill="#f1ede4" d="M196 71V57h18l3 14z" />
      <path fill="#8c1f2d" d="M196 61h18.8l1 4.4H196z" />
      <path fill="#1b1c28" d="M195 55h20v3h-20z" />
      <path
        fill="#b8c6cf"
        opacity="0.3"
        d="M204 54c-8-8-26-6-40-16-8-6-20-4-30-8 12-2 24 0 34 4 16 8 30 6 40 20z"
      />
      <path stroke="#f1ede4" strokeWidth="0.9" d="M250 71V54M246 60h8M178 79V68M288 86v-8" />
      <circle cx="250" cy="53" r="1.4" fill="#fff" />
      <circle cx="299" cy="102.4" r="1.2" fill="#7fffb0" />
      <path
        fill="none"
        stroke="#f1ede4"
        strokeWidth="0.35"
        d="M150 91h8M158 84h12M170 77h8M178 69.4h18M217 69.4h23M280 84h6M286 91h8M296 102h9l2-3M138 103v-3h12M152 93v-2M154 93v-2M156 93v-2M160 86v-2M163 86v-2M166 86v-2"
      />
      <path fill="#d9603a" d="M182 80.2h9v2.4h-9zM224 80.2h9v2.4h-9zM200 80.2h9v2.4h-9z" />
      <path
        stroke="#dff3ee"
        strokeWidth="0.8"
        strokeLinecap="round"
        opacity="0.7"
        d="M128 121c8 1 14-1 22 0M294 121c6 1 10-1 18 1M120 124h16M300 124.6h14"
      />
    </>
  );
}
