import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from './LibraryWindow.css?url';
import { Poster, type PosterName } from './Poster.tsx';
import { useFigures } from './use-figures.ts';

type Shelf = readonly (readonly [name: string, poster: PosterName, file: string, size: number])[];

const SHELVES: Record<'dvd' | 'blu-ray' | 'uhd', Shelf> = {
  dvd: [
    ['Harbour Lights (2003)', 'harbour', 'MP4', 1.5],
    ['Night Train North (1999)', 'train', 'MP4', 1.4],
    ['Summer 1998', 'summer', 'MKV', 3.9],
    ['The Glass Orchard (2001)', 'orchard', 'MP4', 1.2],
    ['Salt and Stars (1996)', 'salt', 'MKV', 0.8],
    ['Night Ferry (2005)', 'ferry', 'MP4', 1.6],
  ],
  'blu-ray': [
    ['Northern Line (2014)', 'train', 'MKV', 8.1],
    ['Harbour Lights (2011)', 'harbour', 'MKV', 24.6],
    ['The Glass Orchard (2017)', 'orchard', 'MKV', 7.4],
    ['Salt and Stars (2009)', 'salt', 'MKV', 27.8],
    ['Night Ferry (2019)', 'ferry', 'MP4', 11.2],
    ['Summer 1998', 'summer', 'MP4', 2.2],
  ],
  uhd: [
    ['Night Ferry (2019)', 'ferry', 'MKV', 50.7],
    ['Salt and Stars (2020)', 'salt', 'MKV', 18.4],
    ['The Glass Orchard (2017)', 'orchard', 'MKV', 17.9],
    ['Northern Line (2018)', 'train', 'MKV', 46.3],
    ['Harbour Lights (2021)', 'harbour', 'MKV', 19.2],
    ['Summer 1998', 'summer', 'MP4', 2.2],
  ],
};

/** Files named the way media players look for them. */
export function LibraryWindow({ line }: { line: DiscLine }) {
  const words = useWords('drawings');
  const { gigabytes } = useFigures();
  const films = SHELVES[line === 'suite' ? 'blu-ray' : line];
  const whole = films.reduce((sum, [, , , size]) => sum + size, 0);
  return (
    <AppWindow title={words('library.title')}>
      <Stylesheet href={styles} />
      <div className="app-head">
        <b>{words('library.title')}</b>
        <span className="label">
          {words('library.files', { count: films.length })} · {gigabytes(whole)}
        </span>
      </div>
      <div className="app-shelf">
        {films.map(([name, poster, file, size]) => (
          <div key={name}>
            <Poster name={poster} />
            <p>
              <b>{name}</b>
              <span className="label">
                {file} · {gigabytes(size)}
              </span>
            </p>
          </div>
        ))}
      </div>
    </AppWindow>
  );
}
