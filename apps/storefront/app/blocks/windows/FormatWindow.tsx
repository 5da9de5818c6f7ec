import { sideBySide } from '@spindle/i18n/join-words.ts';
import { usePageState } from '../../page-state.ts';
import { AppWindow } from '../../ui/AppWindow.tsx';
import type { DiscLine } from '../../ui/Disc.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from '../sheets/tour.css?url';
import { filmOf, LANGUAGES_OF } from './films.ts';
import { useFigures } from './use-figures.ts';

/** The device to watch on decides format and size; all sizes are shown in advance. */
export function FormatWindow({ line }: { line: DiscLine }) {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { gigabytes, written } = useFigures();
  const film = filmOf(line, locale);
  const [largest, ...smaller] = film.versions.toSorted((one, other) => other.size - one.size);
  const chosen = film.versions.find(({ name }) => name === film.chosen);
  if (!chosen || !largest) return null;
  // An MP4 has one subtitle track, set into the picture, as the product's page says.
  const subtitles = LANGUAGES_OF[locale].slice(0, chosen.file === 'MP4' ? 1 : 2);
  const sound = film.tracks.find(({ kind }) => kind === 'sound');
  const settings = [
    [words('titles.picture'), `${chosen.codec}, ${chosen.lines}, ${written(film.rate)}`],
    [words('titles.sound'), sideBySide(locale, [LANGUAGES_OF[locale][0] ?? '', sound?.codec ?? ''])],
    [words('titles.subtitles'), sideBySide(locale, subtitles)],
    [words('format.chapters'), '24'],
  ] as const;
  return (
    <AppWindow
      title={words('format.title')}
      side={film.versions.map(({ name, file }) => (
        <p key={name} className="app-pick" data-on={name === film.chosen ? '' : undefined}>
          {words(`format.${name}`)} <span className="label">{file}</span>
        </p>
      ))}
    >
      <Stylesheet href={styles} />
      <div className="app-head">
        <b>{words(`format.${chosen.name}`)}</b>
        <span className="label">{chosen.file}</span>
      </div>
      {settings.map(([label, value]) => (
        <p key={label} className="app-setting">
          <span>{label}</span>
          <span className="label">{value}</span>
        </p>
      ))}
      <p className="app-setting">
        <span>{words('format.quality')}</span>
        <svg className="app-slider" aria-hidden="true">
          <rect y="7" width="100%" height="2" />
          <rect y="7" width="72%" height="2" data-on="" />
          <circle cx="72%" cy="8" r="6" />
        </svg>
      </p>
      <div className="app-foot">
        <b>{words('format.size')}</b>
        {[largest, ...smaller].map(({ name, codec, lines, size }) => (
          <div key={name} className="app-size" data-on={name === film.chosen ? '' : undefined}>
            <span className="label">
              {codec} {lines}
            </span>
            <svg className="app-bar" aria-hidden="true">
              <rect width="100%" height="100%" />
              <rect width={`${Math.round((size / largest.size) * 1000) / 10}%`} height="100%" />
            </svg>
            <span className="label">{gigabytes(size)}</span>
          </div>
        ))}
      </div>
    </AppWindow>
  );
}
