import { useId } from 'react';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { FilmStill } from '../drawings/FilmStill.tsx';
import { tenth } from '../drawings/seeded.ts';
import { clipsOf } from './films.ts';
import { amountsOf, SheetList, type SheetStep } from './SheetList.tsx';

/** Parts of the frame that stand for the clips, and how far into them the player is. */
const VIEWS = ['0 30 160 90', '150 0 160 90', '10 80 160 90', '190 40 120 68', '60 0 200 112', '0 0 320 180'];
const PLAYED = 0.37;

/** Clips on a line, as long as their minutes; the list names them. */
export function TimelineWindow({ line, step }: { line: DiscLine; step: SheetStep }) {
  const still = useId();
  const clips = clipsOf(line);
  const { amounts } = amountsOf(step.sheet);
  const length = amounts.reduce((sum, amount) => sum + amount, 0);
  let at = 0;
  return (
    <AppWindow title={step.sheet?.title ?? step.title}>
      {[...new Set(clips)].map((clip) => (
        <FilmStill key={clip} id={still + clip} of={clip} />
      ))}
      <svg className="app-timeline" aria-hidden="true">
        {amounts.map((amount, index) => {
          const x = at;
          at += (amount / length) * 100;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: clips of one length differ in their place alone
            <g key={index}>
              <svg
                x={`${tenth(x)}%`}
                y="22"
                width={`${tenth((amount / length) * 100)}%`}
                height="64"
                viewBox={VIEWS[index % VIEWS.length]}
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
              >
                <use href={`#${still}${clips[index % clips.length]}`} width="320" height="180" />
              </svg>
              <rect
                className="app-clip"
                x={`${tenth(x)}%`}
                y="22"
                width={`${tenth((amount / length) * 100)}%`}
                height="64"
              />
              <line className="app-chapter" x1={`${tenth(x)}%`} x2={`${tenth(x)}%`} y1="4" y2="22" />
              <text x={`${tenth(x)}%`} dx="6" y="14">
                {index + 1}
              </text>
            </g>
          );
        })}
        <line className="app-playhead" x1={`${PLAYED * 100}%`} x2={`${PLAYED * 100}%`} y1="0" y2="96" />
      </svg>
      <SheetList sheet={step.sheet} />
    </AppWindow>
  );
}
