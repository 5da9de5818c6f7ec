import { seeded, tenth } from '../seeded.ts';

const random = seeded(12);

/** Lamps out of focus, and the flags of a garland. */
const LAMPS = Array.from({ length: 22 }, (_, index) => ({
  cx: tenth(index * 15 + random() * 9),
  cy: tenth(34 + 12 * Math.sin(index * 0.62) + random() * 8),
  r: tenth(2.4 + random() * 3.6),
}));
const FLAGS = Array.from({ length: 14 }, (_, index) => {
  const x = index * 24 - 6;
  const y = 8 + 7 * Math.sin(((index % 7) / 7) * Math.PI);
  return { path: `M${x} ${tenth(y)}h17l-8.5 15z`, hue: [28, 90, 200, 288][index % 4] };
});
const CANDLES = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  x: 172 + index * 11,
  top: 80 + Math.abs(index - 3) * 0.9,
}));
const SPRINKLES = Array.from({ length: 64 }, (_, index) => {
  // By turns on the upper cake and the lower one.
  const [x, y, width, height] = index % 2 === 0 ? [168, 106, 72, 12] : [153, 136, 102, 11];
  return `M${tenth(x + random() * width)} ${tenth(y + random() * height)}l${tenth(random() * 2 - 1)} ${tenth(random() * 2 - 1)}`;
}).join('');

/** A birthday cake in a dark room: what a camera’s small sensor finds hard. */
export function Birthday({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}room`} cx="0.64" cy="0.5" r="0.72">
        <stop offset="0" stopColor="#b86a2c" />
        <stop offset="0.35" stopColor="#6b3a1f" />
        <stop offset="1" stopColor="#170d12" />
      </radialGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="#fff3c8" stopOpacity="0.95" />
        <stop offset="0.25" stopColor="#ffd27a" stopOpacity="0.55" />
        <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}cream`}>
        <stop offset="0" stopColor="#c98a70" />
        <stop offset="0.45" stopColor="#fff0dc" />
        <stop offset="1" stopColor="#b5735c" />
      </linearGradient>
      <linearGradient id={`${id}rose`}>
        <stop offset="0" stopColor="#8e3245" />
        <stop offset="0.45" stopColor="#ef8a96" />
        <stop offset="1" stopColor="#7c2a3d" />
      </linearGradient>
      <path fill={`url(#${id}room)`} d="M0 0h320v180H0z" />
      {/* A window onto the street. */}
      <path fill="#0d1730" d="M22 40h62v72H22z" />
      <circle cx="66" cy="62" r="7" fill="#f0b45c" opacity="0.55" />
      <circle cx="38" cy="84" r="5" fill="#7fa0d8" opacity="0.4" />
      <path fill="none" stroke="#3b241a" strokeWidth="3.4" d="M22 40h62v72H22zM53 40v72M22 74h62" />
      <path fill="#4a2219" d="M10 32h20c2 30-2 58-10 84H8zM76 32h20l4 84H88c-8-26-12-54-12-84z" />
      {LAMPS.map((lamp) => (
        <circle key={lamp.cx} {...lamp} fill="#ffc56b" opacity="0.5" />
      ))}
      <path fill="none" stroke="#2a1712" strokeWidth="1" d="M-8 6q84 16 168 2t168-2" />
      {FLAGS.map(({ path, hue }) => (
        <path key={path} d={path} fill={`oklch(0.6 0.15 ${hue})`} />
      ))}
      {/* The table, presents, plates. */}
      <path fill="#3a1a16" d="M0 150h320v30H0z" />
      <path fill="#7a3b22" d="M0 150h320v3H0z" />
      <path fill="#2f5d8a" d="M96 124h34v28H96z" />
      <path
        fill="#e9c46a"
        d="M110 124h6v28h-6zM96 135h34v5H96zM113 124c-10-2-10-11-4-10 4 0 4 6 4 10zm0 0c10-2 10-11 4-10-4 0-4 6-4 10z"
      />
      <path fill="#3e7a52" d="M68 134h24v18H68z" />
      <path fill="#f3dcc4" d="M78 134h4v18h-4z" />
      <path fill="#e8dccb" d="M20 151c8-3 34-3 42 0-6 3-36 3-42 0zM276 153c8-3 34-3 44 0-6 3-38 3-44 0z" />
      <path fill="#d8a05c" d="M292 152V132h15v20z" opacity="0.85" />
      {/* The cake on its stand. */}
      <path fill="#d9cdbf" d="M140 150c0-4 130-4 130 0 0 5-130 5-130 0zM196 152h18l5 14h-28z" />
      <path fill={`url(#${id}rose)`} d="M150 122v27c0 5 110 5 110 0v-27z" />
      <path
        fill={`url(#${id}cream)`}
        d="M148 122c0-6 114-6 114 0v4c-3 7-8 7-11 1-3 8-9 8-12 1-3 9-10 9-13 0-3 7-9 7-12 0-3 9-10 9-13 0-3 7-9 7-12 0-3 9-9 8-12 0-3 6-9 6-12-1-3 7-13 7-15 0z"
      />
      <path fill={`url(#${id}cream)`} d="M164 98v24c0 4 82 4 82 0V98z" />
      <path
        fill={`url(#${id}rose)`}
        d="M162 98c0-6 86-6 86 0v3c-3 6-8 6-11 1-3 7-9 7-12 0-3 6-9 6-12 0-3 7-9 7-12 0-3 6-9 6-12 0-3 6-9 6-12 0-3 5-12 5-15-1z"
      />
      <path d={SPRINKLES} stroke="#ffd27a" strokeWidth="1" strokeLinecap="round" />
      {CANDLES.map(({ x, top }, index) => (
        <g key={x}>
          <path
            stroke={index % 2 === 0 ? '#8fc7d8' : '#f6e7b0'}
            strokeWidth="3"
            d={`M${x} ${tenth(top)}V97`}
          />
          <circle cx={x} cy={top - 7} r="13" fill={`url(#${id}glow)`} />
          <path fill="#fff6d0" d={`M${x} ${tenth(top - 11)}c3 4 3 8 0 9-3-1-3-5 0-9z`} />
          <path fill="#ff9c3a" d={`M${x} ${tenth(top - 5)}c1 1.4 1 2.6 0 3-1-.4-1-1.6 0-3z`} />
        </g>
      ))}
      {/* Two who wait for the knife, from behind. */}
      <path
        fill="#140b10"
        d="M260 180c0-16 6-26 18-29-7-5-8-18 2-24 10-7 24-2 25 10 1 7-2 12-6 14 14 3 21 13 21 29z"
      />
      <path
        fill="#1a0f13"
        d="M96 180c2-12 8-18 17-20-6-5-6-15 1-19 8-5 18-1 19 8 0 5-2 9-5 11 9 2 15 9 17 20z"
      />
      <path
        fill="none"
        stroke="#ffb766"
        strokeWidth="1"
        opacity="0.8"
        d="M279 128c-7 5-8 14-3 21M132 146c2 5-1 11-5 14 8 2 14 9 16 18"
      />
    </>
  );
}
