import { seeded, tenth } from '../seeded.ts';

const random = seeded(21);

/** Where the low sun lies on the water: short lines, wider and fainter towards the front. */
const GLITTER = Array.from({ length: 25 }, (_, index) => {
  const y = 117.2 + index * index * 0.075 + index * 0.5;
  const half = (2 + index * 0.7) * (0.45 + random());
  const middle = 214 + (random() - 0.5) * (3 + index * 1.3);
  return `M${Math.round(middle - half)} ${tenth(y)}h${Math.round(half * 2)}`;
}).join('');

const WAVES = Array.from({ length: 46 }, () => {
  const depth = random();
  return `M${Math.round(random() * 320)} ${tenth(117 + depth * depth * 62)}h${Math.round(4 + depth * 22)}`;
}).join('');

const STARS = Array.from(
  { length: 26 },
  () => `M${Math.round(random() * 320)} ${Math.round(4 + random() * random() * 60)}h0`,
).join('');

/** A lighthouse above a harbour, at dusk: “Harbour Lights”. */
export function Harbour({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#141b3c" />
        <stop offset="0.42" stopColor="#3d3a73" />
        <stop offset="0.74" stopColor="#b3607a" />
        <stop offset="0.92" stopColor="#f0a066" />
        <stop offset="1" stopColor="#ffd08a" />
      </linearGradient>
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop offset="0" stopColor="#8d5a78" />
        <stop offset="0.25" stopColor="#43416f" />
        <stop offset="1" stopColor="#0e1430" />
      </linearGradient>
      <radialGradient id={`${id}sun`}>
        <stop offset="0" stopColor="#fff4cf" />
        <stop offset="0.16" stopColor="#ffe3a0" stopOpacity="0.95" />
        <stop offset="0.2" stopColor="#ffc880" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffb070" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}beam`}>
        <stop offset="0" stopColor="#fff6d8" stopOpacity="0.75" />
        <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}tower`}>
        <stop offset="0" stopColor="#6d5f7d" />
        <stop offset="0.62" stopColor="#e6d3cf" />
        <stop offset="1" stopColor="#ffd9b4" />
      </linearGradient>
      {/* Mirrored: the lighthouse stands at the right, where the smaller frames of a drawing leave room. */}
      <g transform="matrix(-1 0 0 1 320 0)">
        <path fill={`url(#${id}sky)`} d="M0 0h320v118H0z" />
        <path d={STARS} stroke="#fff" strokeWidth="0.7" strokeLinecap="round" opacity="0.55" />
        <circle cx="214" cy="112" r="66" fill={`url(#${id}sun)`} />
        {/* Hills, the far ones first. */}
        <path fill="#7d4f7c" d="M0 104c26-6 44-17 66-15s30 14 58 13 40-9 66-7 50 12 130 8v20H0z" />
        <path fill="#4a3866" d="M130 117c30-9 52-10 78-6s44 1 62-4 34-12 50-12v24H130z" />
        <path fill={`url(#${id}sea)`} d="M0 116h320v64H0z" />
        <path d={WAVES} stroke="#c9a3b4" strokeWidth="0.5" opacity="0.3" />
        <path d={GLITTER} stroke="#ffdca0" strokeWidth="0.8" strokeLinecap="round" opacity="0.85" />
        {/* The lighthouse on its rock; what it lights. */}
        <path fill={`url(#${id}beam)`} d="M88 51.5 320 22v56z" opacity="0.8" />
        <path
          fill="#191534"
          d="M0 180v-46c16 0 26-6 40-10 8-7 16-13 28-13h36c9 4 18 9 26 18 14 5 26 14 36 27 8 8 14 16 18 24z"
        />
        <path
          fill="#3f2f5b"
          d="M104 111c9 4 18 9 26 18 14 5 26 14 36 27 5 5 9 9 12 14-18-5-30-12-40-24-16-7-26-19-34-35z"
        />
        <path
          fill="#2a2148"
          d="M104 111c8 16 18 28 34 35 2 12 6 22 14 34h-34c0-18-6-30-18-40-6-10-4-20 4-29z"
        />
        <path fill="#100d26" d="M0 146c22-2 44 6 58 34H0z" />
        <path
          d="M104 111c9 4 18 9 26 18 14 5 26 14 36 27 5 5 9 9 12 14"
          fill="none"
          stroke="#ffb98a"
          strokeWidth="0.7"
          opacity="0.65"
        />
        <path
          d="M176 166q9-3 17 0M184 174q9-3 18 1"
          fill="none"
          stroke="#e8cbd2"
          strokeWidth="0.7"
          opacity="0.6"
        />
        <path fill={`url(#${id}tower)`} d="m79 57-5 54h28l-5-54z" />
        <path fill="#b5362f" d="m78.1 66-1.2 13h22.2l-1.2-13zM75.8 92l-1.3 13h27l-1.3-13z" />
        <path fill="#5a1c2b" opacity="0.5" d="m78.1 66-1.2 13h8l.6-13zM75.8 92l-1.3 13h9l.7-13z" />
        <path fill="#171430" d="M76 55h24v3H76zM81 44h14v2H81zM82 44c0-4 2.4-6 6-8 3.6 2 6 4 6 8z" />
        <path fill="#fff3c4" d="M83 46h10v9H83z" />
        <path fill="none" stroke="#171430" strokeWidth="0.8" d="M83 46v9M88 46v9M93 46v9M88 37v-5" />
        {/* Fine things, which only many points can show: rails, panes, a window, a rung at a time. */}
        <path
          fill="none"
          stroke="#171430"
          strokeWidth="0.3"
          d="M76.2 51.4h5M94.8 51.4h5.2M76.4 51.4v3.6M78.4 51.4v3.6M80.4 51.4v3.6M95.6 51.4v3.6M97.6 51.4v3.6M99.6 51.4v3.6M85.5 46v9M90.5 46v9M83 49h10M83 52h10M86.5 32.5h3M87 33.5h2"
        />
        <path
          fill="#2a1f3f"
          d="M86.6 61.5a1.4 1.4 0 0 1 2.8 0v2.6h-2.8zM86.6 84.5a1.4 1.4 0 0 1 2.8 0v2.6h-2.8z"
        />
        <path
          fill="none"
          stroke="#8a7a8f"
          strokeWidth="0.22"
          d="M80.6 58.8h3M91 60.6h4M81 63h2.6M92 64.6h3.4M79.8 81.6h4M91.6 83.4h4.6M80 86.4h3M91 88.4h4.2M83 90.4h4"
        />
        <path fill="#171430" d="M46 122v-13h4v-3l8-6 8 6v3h4v13z" />
        <path fill="#ffcf7a" d="M52 110h4v5h-4zM61 110h4v5h-4z" />
        {/* A boat that comes home. */}
        <path
          fill="#120f28"
          d="M236 131h38l-5 8h-27zM252 108v23h-1.4v-23zM253 110l13 19h-13zM250 113l-9 16h9z"
        />
        <path d="M246 133h1M252 133h1M258 133h1" stroke="#ffd98c" strokeWidth="1.4" strokeLinecap="round" />
        <path d="M240 142h28M246 145h16M250 148h8" stroke="#120f28" strokeWidth="1" opacity="0.5" />
        <path
          fill="none"
          stroke="#1c1836"
          strokeWidth="0.9"
          strokeLinecap="round"
          d="M282 50q3-3 6 0q3-3 6 0M298 60q2-2 4.5 0q2-2 4.5 0M272 64q2-2 4 0q2-2 4 0"
        />
      </g>
    </>
  );
}
