import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { useWords } from '../../words.ts';
import { DiscMap } from './DiscMap.tsx';
import { filmOf } from './films.ts';
import { amountsOf, SheetList, type SheetStep } from './SheetList.tsx';
import { useFigures } from './use-figures.ts';

/** The disc that is copied to. */
const TARGETS: Record<DiscLine, string> = {
  dvd: 'DVD-5',
  'blu-ray': 'BD-25',
  uhd: 'BD-66',
  suite: 'BD-25',
};

/** From one disc to another: what fills each of them, to scale, and the list that decides it. */
export function DiscsWindow({ line, step }: { line: DiscLine; step: SheetStep }) {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { gigabytes, capacity } = useFigures();
  const film = filmOf(line, locale);
  const [main] = film.titles;
  const { amounts, whole } = amountsOf(step.sheet);
  const [first = 0, ...others] = amounts;
  const rest = others.reduce((sum, amount) => sum + amount, 0);
  const discs = [
    {
      name: words('copy.from'),
      disc: film.disc,
      of: film.capacity,
      used: film.used,
      rings: [main.size, film.used - main.size, film.capacity - film.used],
    },
    {
      name: words('copy.to'),
      disc: TARGETS[line],
      of: whole,
      used: first + rest,
      rings: [first, rest, Math.max(whole - first - rest, 0)],
    },
  ];
  return (
    <AppWindow title={step.sheet?.title ?? step.title}>
      <div className="app-discs">
        {discs.map(({ name, disc, of, used, rings }) => (
          <div key={name}>
            <DiscMap rings={rings} />
            <p>
              <span>{name}</span>
              <b>{disc}</b>
              <span className="label">
                {gigabytes(used)} / {capacity(of)}
              </span>
            </p>
          </div>
        ))}
      </div>
      <SheetList sheet={step.sheet} />
    </AppWindow>
  );
}
