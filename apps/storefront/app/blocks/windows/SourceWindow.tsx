import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { useWords } from '../../words.ts';
import { tenth } from '../drawings/seeded.ts';
import { filmOf } from './films.ts';
import { useFigures } from './use-figures.ts';

/** Radii of a disc in millimetres: where data begins and ends, hole, edge. */
const INNER = 24;
const OUTER = 58;

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
      name: others
        .map(({ name }) => words(`titles.${name}`))
        .filter(unique)
        .join(', '),
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

/** A disc is read from the inside; equal areas hold equal amounts. */
function DiscMap({ rings }: { rings: readonly number[] }) {
  const whole = rings.reduce((sum, size) => sum + size, 0);
  const radiusAt = (size: number) => Math.sqrt(INNER ** 2 + (size / whole) * (OUTER ** 2 - INNER ** 2));
  let at = 0;
  return (
    <svg className="disc-map" viewBox="-62 -62 124 124" aria-hidden="true">
      <circle className="disc-map-edge" r="60" />
      {rings.map((size, index) => {
        const from = radiusAt(at);
        at += size;
        const to = radiusAt(at);
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: rings have no identity of their own and never move
            key={index}
            data-part={index}
            r={tenth((from + to) / 2)}
            strokeWidth={Math.max(tenth(to - from) - 0.4, 0.2)}
          />
        );
      })}
      {[28, 32, 36, 40, 44, 48, 52, 56].map((radius) => (
        <circle key={radius} className="disc-map-groove" r={radius} />
      ))}
      <path className="disc-map-light" d="M0-24 5-58A58 58 0 0 1 24-53zM0 24l-5 34a58 58 0 0 1-19-5z" />
      <circle className="disc-map-hub" r="22" />
      <circle className="disc-map-hole" r="7.5" />
    </svg>
  );
}
