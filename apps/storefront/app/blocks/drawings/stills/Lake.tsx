import { seeded, tenth } from '../seeded.ts';

const random = seeded(52);

const RIPPLES = Array.from({ length: 70 }, () => {
  const depth = random();
  return `M${tenth(random() * 320)} ${tenth(98 + depth * depth * 78)}h${tenth(4 + depth * 22)}`;
}).join('');
const PINES = Array.from({ length: 60 }, (_, index) => {
  const x = index * 5.4 + random() * 3;
  const height = 6 + random() * 10;
  return `M${tenth(x - 2.6)} 96l2.6 ${tenth(-height)} 2.6 ${tenth(height)}z`;
}).join('');
const REEDS = Array.from({ length: 26 }, () => {
  const x = random() * 62;
  const lean = (random() - 0.4) * 8;
  return `M${tenth(x)} 182q${tenth(lean / 3)} ${tenth(-16 - random() * 12)} ${tenth(lean)} ${tenth(-30 - random() * 22)}`;
}).join('');
/** Boards of the jetty, wider towards the front. */
const BOARDS = Array.from({ length: 13 }, (_, index) => {
  const y = 131 + index * index * 0.28 + index * 0.8;
  const grown = (y - 131) / 49;
  return `M${tenth(206 - grown * 6)} ${tenth(y)}L${tenth(250 + grown * 62)} ${tenth(y)}`;
}).join('');

/** A lake in summer, two children at the end of the jetty. */
export function Lake({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#3f8fd0" />
        <stop offset="1" stopColor="#d8ecf2" />
      </linearGradient>
      <linearGradient id={`${id}water`} x2="0" y2="1">
        <stop offset="0" stopColor="#7fb9c4" />
        <stop offset="0.35" stopColor="#3a86a4" />
        <stop offset="1" stopColor="#123f5e" />
      </linearGradient>
      <path fill={`url(#${id}sky)`} d="M0 0h320v100H0z" />
      <path
        fill="#fff"
        opacity="0.85"
        d="M28 34c3-7 13-8 17-3 4-6 16-5 18 2 6-1 9 4 7 7H22c-1-3 2-6 6-6zM196 22c2-5 10-6 13-2 4-5 13-3 14 2 5 0 7 3 5 6h-36c-1-3 1-6 4-6z"
      />
      <path fill="#9dbccb" d="m0 84 40-34 26 18 34-38 40 42 30-20 38 30 40-44 72 44v18H0z" />
      <path fill="#fff" d="m100 30 15 16-8 2-6-5-6 6-8-4zM248 38l14 9-7 3-6-5-6 5-7-1z" />
      <path fill="#5d8f86" d="M0 90c40-22 70-16 104-6s60-12 100-6 70-10 116 2v18H0z" />
      <path fill="#2c5c4d" d={PINES} />
      <path fill="#2c5c4d" d="M0 94h320v4H0z" />
      <path fill={`url(#${id}water)`} d="M0 97h320v83H0z" />
      <path fill="#2c5c4d" opacity="0.4" d="M0 97h320c-30 9-70 4-110 7s-90-2-120 2-60 3-90 0z" />
      <path d={RIPPLES} stroke="#e3f4f4" strokeWidth="0.6" opacity="0.55" />
      {/* A rowing boat. */}
      <path fill="#b8402e" d="M112 113h44c-2 6-6 9-11 9h-22c-6 0-9-4-11-9z" />
      <path fill="#8a2c20" d="M113 115.4h42l-1 2.4h-40z" />
      <path stroke="#e8d2a8" strokeWidth="1" d="m128 114-16 12M142 114l16 12M112 113h44" />
      <path fill="#f3dcc4" d="M132 103.4a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 0 1-5.2 0z" />
      <path fill="#2c3f72" d="M130.6 113c0-5 1.4-7 4-7s4 2 4 7z" />
      <path stroke="#b8402e" strokeWidth="0.7" opacity="0.5" d="M118 125h34M124 128h22" />
      {/* The jetty, and who sits on it. */}
      <path fill="#3f2d22" d="M206 135v12h3v-12zM246 135v14h3v-14zM212 162v18h4v-18zM284 162v18h4v-18z" />
      <path fill="#a9825c" d="m206 131-6 51h118l-68-51z" />
      <path stroke="#7c5a3d" strokeWidth="0.9" d={BOARDS} />
      <path fill="#6d4d34" d="m206 131-6 51h2.4l5.2-49h43l66 49h1.4l-68-51z" />
      <path fill="#e7b52f" d="M213 131.4c0-8 1.6-12 5.6-12s5.8 4 5.8 12z" />
      <path fill="#7a4a2b" d="M214.6 115.2a4 4 0 0 1 8 0c0 2.4-1.6 4.4-4 4.4s-4-2-4-4.4z" />
      <path fill="#6b3f24" d="M214.2 115.4c-.4-3.6 1.8-5.4 4.4-5.4s4.8 1.8 4.4 5.4c-1.4-1-7.4-1-8.8 0z" />
      <path fill="#d84c5a" d="M230 131.4c0-7 1.4-10.6 5-10.6s5 3.6 5 10.6z" />
      <path fill="#e6c07a" d="M231.4 117a3.6 3.6 0 0 1 7.2 0c0 2.2-1.4 4-3.6 4s-3.6-1.8-3.6-4z" />
      <path
        fill="#d8a94e"
        d="M231.2 117.4c-.8-4 1.4-5.6 3.8-5.6s4.6 1.6 3.8 5.6l.6 4.6h-1.6l-.6-4.4c-1.4-.6-3-.6-4.4 0l-.6 4.4h-1.6z"
      />
      <path fill="#f4f0e4" d="M258 146h13l4 5h-14z" />
      <path fill="#3b78a8" d="M258.6 146.8h12.2l.8 1h-12.6zM260 149h12.8l.8 1h-13z" />
      <path d={REEDS} fill="none" stroke="#26462f" strokeWidth="1.3" strokeLinecap="round" />
      <path
        fill="none"
        stroke="#20405a"
        strokeWidth="0.9"
        strokeLinecap="round"
        d="M150 40q3-3 6 0q3-3 6 0M166 50q2-2 4.5 0q2-2 4.5 0"
      />
    </>
  );
}
