import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import { Disc, type DiscLine } from '../../ui/Disc.tsx';
import { useWords } from '../../words.ts';
import { filmOf, keptOf, LANGUAGES_OF } from './films.ts';
import { SegmentBar } from './SegmentBar.tsx';
import { useFigures } from './use-figures.ts';

/** What is on the disc, what of it is kept, and how large the file becomes without another loss. */
export function TitlesWindow({ line }: { line: DiscLine }) {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { tenths, gigabytes, written } = useFigures();
  const film = filmOf(line, locale);
  const kept = keptOf(film);
  const [main] = film.titles;
  const nameOf = (name: (typeof film.tracks)[number]['name']) => {
    if (name === 'commentary') return words('titles.commentary');
    return name === 'more' ? words('titles.more', { count: 8 }) : LANGUAGES_OF[locale][name];
  };
  return (
    <AppWindow
      title={`${film.label} · ${film.disc} · ${gigabytes(film.used)}`}
      side={
        <>
          <p className="app-side-head">
            <Disc line={line} size="xs" />
            <b>{words('titles.title')}</b>
          </p>
          {film.titles.map(({ name, length }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two trailers differ in nothing else
            <p key={index} className="app-pick" data-on={index === 0 ? '' : undefined}>
              {words(`titles.${name}`)} <span className="label">{length}</span>
            </p>
          ))}
        </>
      }
    >
      <div className="app-head">
        <b>{words('titles.mainFilm')}</b>
        <span className="label">
          {main.length} · {film.lines} · {written(film.rate)}
        </span>
      </div>
      {film.tracks.map(({ kind, name, codec, size, kept: on }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tracks of a disc are told apart by their number
        <div key={index} className="app-row" data-on={on ? '' : undefined}>
          <span className="app-mark" data-on={on ? '' : undefined} />
          <span className="app-row-kind">{words(`titles.${kind}`)}</span>
          <span>{kind === 'picture' ? film.frame : nameOf(name)}</span>
          <span className="label">{written(codec)}</span>
          <span className="label">{size > 0 ? tenths(size) : `<${tenths(0.1)}`}</span>
        </div>
      ))}
      <div className="app-foot">
        <p className="app-total">
          <span>{words('titles.file', { kind: 'MKV' })}</span>
          <span>{gigabytes(kept.file)}</span>
        </p>
        <SegmentBar parts={[kept.picture, kept.sound, kept.subtitles]} whole={film.used} />
        <p className="label app-legend">
          <span>
            {words('titles.picture')} {tenths(kept.picture)}
          </span>
          <span>
            {words('titles.sound')} {tenths(kept.sound)}
          </span>
          <span>
            {words('titles.leftOut')} {tenths(kept.leftOut)}
          </span>
        </p>
      </div>
    </AppWindow>
  );
}
