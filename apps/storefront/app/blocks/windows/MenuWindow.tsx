import { useId } from 'react';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { FilmStill } from '../drawings/FilmStill.tsx';
import { clipsOf } from './films.ts';
import styles from './ListWindows.css?url';
import type { SheetStep } from './SheetList.tsx';

/** A disc's menu while it is made: the picture behind it, and a button for each row of the list. */
export function MenuWindow({ line, step: { title, sheet } }: { line: DiscLine; step: SheetStep }) {
  const still = useId();
  const rows = sheet?.rows ?? [];
  return (
    <AppWindow title={sheet?.title ?? title}>
      <Stylesheet href={styles} />
      <FilmStill id={still} of={clipsOf(line)[0]} />
      <div className="app-menu">
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`#${still}`} width="320" height="180" />
          <path className="app-menu-safe" d="M16 9h288v162H16z" />
        </svg>
        <ul>
          {rows.map(({ label, value }, index) => (
            <li key={label} data-on={index === 0 ? '' : undefined}>
              {label} <span className="label">{value}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="app-foot">
        {sheet?.totalValue && (
          <p className="app-setting">
            <span>{sheet.totalLabel}</span>
            <span className="label">{sheet.totalValue}</span>
          </p>
        )}
      </div>
    </AppWindow>
  );
}
