import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaption, type Captions } from './BandCaption.tsx';
import styles from './Chapters.css?url';
import { seeded, tenth } from './seeded.ts';

/** Length of a film of 1:52:07 in seconds, and where its chapters begin. */
const LENGTH = 6727;
const random = seeded(11);
const STARTS = [
  0, 214, 497, 731, 1102, 1340, 1688, 1905, 2227, 2611, 2840, 3154, 3490, 3722, 4061, 4333, 4702, 4918, 5260,
  5577, 5803, 6122, 6318, 6489,
];
const CHAPTERS = STARTS.map((start, index) => ({ number: index + 1, start }));
/** How busy each chapter is. The last one is titles on black; scenes in between are quiet or busy. */
const BUSY = CHAPTERS.map(({ number }) =>
  number === 24 ? 0.18 : 0.32 + 0.5 * Math.abs(Math.sin(number * 1.9)),
);

const SAMPLES = 460;
const chapterAt = (second: number) => CHAPTERS.findLastIndex(({ start }) => start <= second);

/** The picture's data rate at each moment, as a share of what the disc allows. */
const RATES = Array.from({ length: SAMPLES }, (_, sample) => {
  const second = (sample / SAMPLES) * LENGTH;
  const busy = BUSY[chapterAt(second)] ?? 0.4;
  return Math.min(0.98, busy * (0.62 + 0.55 * random()) + (random() > 0.95 ? 0.25 : 0));
});

/** SVG path of bars. Each goes up, closes, and the next begins at its foot: this form takes half the bytes. */
const bars = (from: number, to: number) =>
  `M${from + 0.5} 0${RATES.slice(from, to)
    .map((rate) => `v${Math.round(rate * 100)}z`)
    .join('m1 0')}`;
/** How far the disc has been read, in seconds of the film. */
const HEAD = 2490;
const READING = chapterAt(HEAD) + 1;
const BARS = {
  read: bars(0, Math.round((HEAD / LENGTH) * SAMPLES)),
  left: bars(Math.round((HEAD / LENGTH) * SAMPLES), SAMPLES),
};

/** Lines of dialogue as strokes. Languages differ a little; nobody speaks during the titles at the end. */
function dialogue(seed: number): string {
  const next = seeded(seed);
  const talk = seeded(5);
  let path = '';
  // In tenths of a sample, relative to the end of the last line: small numbers take fewer characters.
  let end = 0;
  for (let second = 60; second < 6440; ) {
    const pause = talk() > 0.86 ? 60 + talk() * 170 : 2 + talk() * 9;
    const line = 4 + talk() * 22 + next() * 3;
    const begin = Math.round((second / LENGTH) * SAMPLES * 10);
    const length = Math.round((line / LENGTH) * SAMPLES * 10);
    path += `m${begin - end} 0h${length}`;
    end = begin + length;
    second += line + pause;
  }
  return path;
}
const DIALOGUE = [dialogue(1), dialogue(2), dialogue(3)];

const per = (second: number) => `${tenth((second / LENGTH) * 1000) / 10}%`;

/** A film from beginning to end: chapters, how much data the picture takes, sound, subtitles. */
export function Chapters({ captions }: { captions: Captions }) {
  const [picture, sound, subtitles] = captions;
  const glow = useId();
  return (
    <div className="chapters">
      <Stylesheet href={styles} />
      <div className="wrap">
        <svg className="chapters-numbers" aria-hidden="true">
          {CHAPTERS.map(({ number, start }) => (
            <text
              key={number}
              x={per(start)}
              dx="5"
              y="14"
              data-reading={number === READING ? '' : undefined}
              data-some={number % 4 === 1 || number === READING ? '' : undefined}
            >
              {String(number).padStart(2, '0')}
            </text>
          ))}
          {CHAPTERS.map(({ number, start }) => (
            <line key={number} x1={per(start)} x2={per(start)} y1="2" y2="24" />
          ))}
        </svg>
        <div className="chapters-strip">
          <svg
            className="chapters-picture"
            viewBox={`0 0 ${SAMPLES} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <g transform="matrix(1 0 0 -1 0 100)">
              <path className="chapters-bars" data-read="" d={BARS.read} />
              <path className="chapters-bars" d={BARS.left} />
            </g>
          </svg>
          <svg className="chapters-head" aria-hidden="true">
            <rect x={per(HEAD - 300)} width={per(300)} height="100%" fill={`url(#${glow})`} />
            <line x1={per(HEAD)} x2={per(HEAD)} y1="0" y2="100%" />
            <linearGradient id={glow}>
              <stop offset="0" stopColor="var(--line)" stopOpacity="0" />
              <stop offset="1" stopColor="var(--line)" stopOpacity="0.45" />
            </linearGradient>
          </svg>
        </div>
        {picture && <BandCaption caption={picture} />}
        <svg
          className="chapters-sound"
          viewBox={`0 0 ${SAMPLES} 30`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 5h${SAMPLES}M0 15h${SAMPLES}`} />
          <path data-faint="" d={`M0 25h${SAMPLES}`} />
        </svg>
        {sound && <BandCaption caption={sound} />}
        <svg
          className="chapters-words"
          viewBox={`0 0 ${SAMPLES} 30`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {DIALOGUE.map((path, index) => (
            <path key={path} d={path} transform={`matrix(.1 0 0 1 0 ${5 + index * 10})`} />
          ))}
        </svg>
        {subtitles && <BandCaption caption={subtitles} />}
      </div>
    </div>
  );
}
