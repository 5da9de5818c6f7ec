import { sideBySide } from '@spindle/i18n/join-words.ts';
import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { useWords } from '../../words.ts';
import { DiscMap } from './DiscMap.tsx';
import { filmOf } from './films.ts';
import { useFigures } from './use-figures.ts';

/** A disc that was just read: what is on it as rings whose areas are to scale. */
export function SourceWindow({ line }: { line: DiscLine }) {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { gigabytes } = useFigures();
  const film = filmOf(line, locale);
  const [main, ...others] = film.titles;
  const rings = [
    { name: words('titles.mainFilm'), size: main.size },
    {
      name: sideBySide(locale, others.map(({ name }) => words(`titles.${name}`)).filter(unique)),
      size: film.used - main.size,
    },
    { name: words('source.free'), size: film.capacity - film.used },
  ];
  return (
    <AppWindow
      title={words('source.title')}
      side={
        <>
          <p className="app-pick" data-on="">
            {words('source.drive')} <span className="label">E:</span>
          </p>
          <p className="app-pick">{words('source.folder')}</p>
          <p className="app-pick">{words('source.image')}</p>
        </>
      }
    >
      <div className="app-head">
        <b>{film.label}</b>
        <span className="label">
          {film.disc} · {words('source.layers', { count: film.layers })} · {film.frame}
        </span>
      </div>
      <DiscMap rings={rings.map(({ size }) => size)} />
      <div className="app-foot">
        {rings.map(({ name, size }, index) => (
          <p key={name} className="disc-map-row">
            <i data-part={index} />
            <span>{name}</span>
            <span className="label">{gigabytes(size)}</span>
          </p>
        ))}
      </div>
    </AppWindow>
  );
}

const unique = (name: string, index: number, names: readonly string[]) => names.indexOf(name) === index;
