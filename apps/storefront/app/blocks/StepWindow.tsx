import { AppWindow } from '../ui/AppWindow.tsx';
import { Disc } from '../ui/Disc.tsx';
import { useWords } from '../words.ts';
import type { BlockOf } from './block-props.ts';

type WindowName = BlockOf<'blocks.steps'>['steps'][number]['window'];

/** The window of the application at one step, drawn. Names of films are made up, figures are plausible. */
export function StepWindow({ window }: { window: WindowName }) {
  const Drawing = DRAWINGS[window];
  return <Drawing />;
}

const DRAWINGS: Record<WindowName, () => React.JSX.Element> = {
  source: Source,
  titles: Titles,
  format: Format,
  progress: Progress,
  library: Library,
};

function Source() {
  const words = useWords('shop');
  return (
    <AppWindow title={words('drawing.source')}>
      <div className="grid h-full content-center gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8">
        <Disc size="lg" className="disc-own" />
        <div>
          <p className="sub-title">HARBOUR_LIGHTS</p>
          <p className="label mt-1">E: · 7.9 GB · UDF 1.02</p>
          <div className="mt-5 grid max-w-72 gap-2">
            <span className="app-choice" data-on="">
              <b>{words('drawing.drive')}</b> <span className="label float-right">E:</span>
            </span>
            <span className="app-choice">{words('drawing.folder')}</span>
            <span className="app-choice">{words('drawing.image')}</span>
          </div>
        </div>
      </div>
    </AppWindow>
  );
}

function Titles() {
  const words = useWords('shop');
  const titles = [
    { name: words('drawing.mainFilm'), length: '1:52:07', size: '6.1 GB', on: true },
    { name: words('drawing.extras'), length: '0:24:31', size: '1.1 GB', on: true },
    { name: words('drawing.trailer'), length: '0:02:18', size: '0.1 GB', on: false },
    { name: words('drawing.trailer'), length: '0:01:42', size: '0.1 GB', on: false },
  ];
  return (
    <AppWindow title="HARBOUR_LIGHTS">
      {titles.map(({ name, length, size, on }) => (
        <div key={length} className="app-row">
          <span className="app-mark" data-on={on ? '' : undefined} />
          {on ? <b>{name}</b> : <span>{name}</span>}
          <span className="label">{length}</span>
          <span className="label text-right">{size}</span>
        </div>
      ))}
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <p>
          <span className="label block">{words('drawing.audio')}</span>English 5.1, Deutsch 2.0
        </p>
        <p>
          <span className="label block">{words('drawing.subtitles')}</span>Deutsch, 日本語
        </p>
      </div>
    </AppWindow>
  );
}

function Format() {
  const words = useWords('shop');
  return (
    <AppWindow title={words('drawing.formats')}>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {['MP4', 'MKV', 'MOV', 'WebM', 'ISO', 'MP3'].map((format, index) => (
          <div key={format} className="app-choice" data-on={index === 0 ? '' : undefined}>
            <b className="block text-base">{format}</b>
            <span className="label normal-case">{FORMAT_NOTES[index]}</span>
          </div>
        ))}
      </div>
      <div className="mt-6 flex items-center justify-between">
        <span>{words('drawing.quality')}</span>
        <span className="label">576p · CRF 18</span>
      </div>
      <svg className="app-track mt-2" aria-hidden="true">
        <rect width="100%" height="6" rx="3" fill="var(--hairline)" />
        <rect width="78%" height="6" rx="3" fill="var(--line)" />
      </svg>
    </AppWindow>
  );
}
const FORMAT_NOTES = ['H.264, AAC', 'H.265, AC-3', 'ProRes', 'VP9', '1:1', '320 kbit/s'];

function Progress() {
  const words = useWords('shop');
  const jobs = [
    { name: words('drawing.mainFilm'), done: '62%', note: words('drawing.remaining', { minutes: '6' }) },
    { name: words('drawing.extras'), done: '0%', note: words('drawing.waiting') },
  ];
  return (
    <AppWindow title="HARBOUR_LIGHTS → MP4">
      {jobs.map(({ name, done, note }) => (
        <div key={name} className="border-b border-hairline py-4">
          <div className="flex items-baseline justify-between">
            <b className="font-semibold">{name}</b>
            <span className="label">{note}</span>
          </div>
          <svg className="app-track mt-2.5" aria-hidden="true">
            <rect width="100%" height="6" rx="3" fill="var(--hairline)" />
            <rect width={done} height="6" rx="3" fill="var(--line)" />
          </svg>
        </div>
      ))}
      <div className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        <p>
          <span className="sub-title block">62 %</span>
          <span className="label">01:09:28 / 01:52:07</span>
        </p>
        <p>
          <span className="sub-title block">214 fps</span>
          <span className="label">GPU</span>
        </p>
      </div>
    </AppWindow>
  );
}

function Library() {
  const words = useWords('shop');
  const films = [
    ['Harbour Lights', 'MP4 · 2.4 GB'],
    ['Night Train North', 'MKV · 5.8 GB'],
    ['The Glass Orchard', 'MP4 · 1.9 GB'],
    ['Summer 1998', 'MP4 · 3.1 GB'],
  ];
  return (
    <AppWindow title={words('drawing.library')}>
      {films.map(([name, note], index) => (
        <div key={name} className="app-row">
          <Disc line={index === 1 ? 'blu-ray' : 'dvd'} size="xs" />
          <b className="ml-1">{name}</b>
          <span className="label">{note}</span>
          <span className="label">{words('drawing.done')}</span>
        </div>
      ))}
    </AppWindow>
  );
}
