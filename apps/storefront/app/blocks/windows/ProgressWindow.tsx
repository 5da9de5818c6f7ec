import { useId } from 'react';
import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import { FilmStill } from '../drawings/FilmStill.tsx';
import styles from '../sheets/tour.css?url';
import { filmOf } from './films.ts';
import { useFigures } from './use-figures.ts';

/** Seconds of the film, and how many of them are done. */
const LENGTH = 6727;
const DONE = 0.62;

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds % 60)]
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');

/** The picture that is being written, how far it is, and what comes next. */
export function ProgressWindow({ line }: { line: DiscLine }) {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { gigabytes, whole } = useFigures();
  const still = useId();
  const film = filmOf(line, locale);
  const chosen = film.versions.find(({ name }) => name === film.chosen);
  if (!chosen) return null;
  // What is left of the film, in minutes of work.
  const minutes = Math.round((LENGTH * (1 - DONE) * Number.parseFloat(film.rate)) / film.speed / 60);
  return (
    <AppWindow title={`${film.label} → ${chosen.file}`}>
      <Stylesheet href={styles} />
      <FilmStill id={still} of={film.still} />
      <div className="app-preview">
        <svg viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`#${still}`} y="-12" width="320" height="180" />
        </svg>
      </div>
      <svg className="app-bar app-preview-bar" aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect width={`${DONE * 100}%`} height="100%" />
      </svg>
      <p className="app-total app-progress">
        <span>
          {film.name} <span className="label">{words('progress.remaining', { minutes })}</span>
        </span>
        <span>{locale === 'en' || locale === 'ja' || locale === 'zh' ? '62%' : '62\u00a0%'}</span>
      </p>
      <p className="label app-legend">
        <span>
          {clock(LENGTH * DONE)} / {clock(LENGTH)}
        </span>
        <span>
          {words('progress.pictures')} {whole(film.speed)}
        </span>
        <span>{gigabytes(Math.round(chosen.size * DONE * 10) / 10)}</span>
      </p>
      <div className="app-foot">
        <b>{words('progress.queue')}</b>
        {QUEUE[line].map(([name, disc], index) => (
          <p key={name} className="app-queue" data-on={index === 0 ? '' : undefined}>
            <span>{name}</span>
            <span className="label">{disc}</span>
            <span className="label">{words('progress.waiting')}</span>
          </p>
        ))}
      </div>
    </AppWindow>
  );
}

const QUEUE: Record<DiscLine, readonly (readonly [name: string, disc: string])[]> = {
  dvd: [
    ['Night Train North', 'DVD-9'],
    ['Summer 1998', 'DVD-5'],
  ],
  'blu-ray': [
    ['The Glass Orchard', 'BD-50'],
    ['Salt and Stars', 'BD-25'],
  ],
  uhd: [
    ['The Glass Orchard', 'BD-100'],
    ['Salt and Stars', 'BD-66'],
  ],
  suite: [
    ['The Glass Orchard', 'BD-50'],
    ['Summer 1998', 'DVD-5'],
  ],
};
