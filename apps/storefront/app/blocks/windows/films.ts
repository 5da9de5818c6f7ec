import type { Locale } from '@spindle/platform/locales.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import type { StillName } from '../drawings/FilmStill.tsx';

/** A track of the main film. Sizes are in gigabytes of 10⁹ bytes, for 1:52:07 at the stated bit rate. */
interface Track {
  kind: 'picture' | 'sound' | 'subtitles';
  /** A language, by its place in `LANGUAGES_OF`, or what else the track is. */
  name: number | 'commentary' | 'more';
  codec: string;
  size: number;
  kept: boolean;
}

interface Title {
  name: 'mainFilm' | 'makingOf' | 'deleted' | 'interview' | 'trailer' | 'menus';
  length?: string;
  size: number;
}

interface Version {
  name: 'lossless' | 'television' | 'everywhere' | 'phone';
  file: 'MKV' | 'MP4';
  codec: string;
  lines: string;
  size: number;
}

/** A disc with a film that does not exist, and what is made from it. Sizes add up to what the disc holds. */
export interface Film {
  label: string;
  /** As people write it. */
  name: string;
  /** A frame of it. */
  still: StillName;
  disc: string;
  layers: number;
  capacity: number;
  used: number;
  frame: string;
  lines: string;
  rate: string;
  titles: readonly [Title, ...Title[]];
  tracks: readonly Track[];
  versions: readonly Version[];
  /** The version that the windows show. */
  chosen: Version['name'];
  /** Pictures a second while it is converted by a graphics card. */
  speed: number;
}

const FILM = 'mainFilm';

/** As sold in countries with 50 Hz; `filmOf` derives the other version from it. */
const PAL: Film = {
  label: 'HARBOUR_LIGHTS',
  name: 'Harbour Lights',
  still: 'harbour',
  disc: 'DVD-9',
  layers: 2,
  capacity: 8.5,
  used: 7.9,
  frame: '720 × 576',
  lines: '576p',
  rate: '25',
  titles: [
    { name: FILM, length: '1:52:07', size: 5.9 },
    { name: 'makingOf', length: '0:24:31', size: 1.1 },
    { name: 'interview', length: '0:11:40', size: 0.5 },
    { name: 'trailer', length: '0:02:18', size: 0.1 },
    { name: 'trailer', length: '0:01:42', size: 0.1 },
    { name: 'menus', size: 0.2 },
  ],
  tracks: [
    { kind: 'picture', name: 0, codec: 'MPEG-2 5.8 Mbit/s', size: 4.9, kept: true },
    { kind: 'sound', name: 0, codec: 'AC-3 5.1', size: 0.4, kept: true },
    { kind: 'sound', name: 1, codec: 'AC-3 5.1', size: 0.4, kept: false },
    { kind: 'sound', name: 'commentary', codec: 'AC-3 2.0', size: 0.2, kept: false },
    { kind: 'subtitles', name: 0, codec: 'VobSub', size: 0, kept: true },
    { kind: 'subtitles', name: 1, codec: 'VobSub', size: 0, kept: true },
    { kind: 'subtitles', name: 2, codec: 'VobSub', size: 0, kept: false },
  ],
  versions: [
    { name: 'lossless', file: 'MKV', codec: 'MPEG-2', lines: '576p', size: 5.3 },
    { name: 'everywhere', file: 'MP4', codec: 'H.264', lines: '576p', size: 1.5 },
    { name: 'television', file: 'MKV', codec: 'H.265', lines: '576p', size: 0.9 },
    { name: 'phone', file: 'MP4', codec: 'H.265', lines: '360p', size: 0.5 },
  ],
  chosen: 'everywhere',
  speed: 214,
};

const FILMS: Record<Exclude<DiscLine, 'suite'>, Film> = {
  dvd: PAL,
  'blu-ray': {
    label: 'NORTHERN_LINE',
    name: 'Northern Line',
    still: 'train',
    disc: 'BD-50',
    layers: 2,
    capacity: 50,
    used: 42.6,
    frame: '1920 × 1080',
    lines: '1080p',
    rate: '23.976',
    titles: [
      { name: FILM, length: '1:52:07', size: 28.8 },
      { name: 'makingOf', length: '0:38:12', size: 5.7 },
      { name: 'deleted', length: '0:21:06', size: 3.5 },
      { name: 'interview', length: '0:14:40', size: 2.2 },
      { name: 'trailer', length: '0:02:18', size: 0.5 },
      { name: 'trailer', length: '0:01:42', size: 0.4 },
      { name: 'menus', size: 1.5 },
    ],
    tracks: [
      { kind: 'picture', name: 0, codec: 'AVC 28.7 Mbit/s', size: 24.1, kept: true },
      { kind: 'sound', name: 0, codec: 'DTS-HD MA 5.1', size: 3.1, kept: true },
      { kind: 'sound', name: 1, codec: 'AC-3 5.1', size: 0.5, kept: true },
      { kind: 'sound', name: 2, codec: 'AC-3 5.1', size: 0.5, kept: false },
      { kind: 'sound', name: 'commentary', codec: 'AC-3 2.0', size: 0.2, kept: false },
      { kind: 'subtitles', name: 0, codec: 'PGS', size: 0.1, kept: true },
      { kind: 'subtitles', name: 'more', codec: 'PGS', size: 0.3, kept: false },
    ],
    versions: [
      { name: 'lossless', file: 'MKV', codec: 'AVC', lines: '1080p', size: 27.8 },
      { name: 'everywhere', file: 'MP4', codec: 'H.264', lines: '1080p', size: 11.6 },
      { name: 'television', file: 'MKV', codec: 'H.265', lines: '1080p', size: 8.1 },
      { name: 'phone', file: 'MP4', codec: 'H.265', lines: '720p', size: 2.2 },
    ],
    chosen: 'television',
    speed: 78,
  },
  uhd: {
    label: 'NIGHT_FERRY',
    name: 'Night Ferry',
    still: 'ferry',
    disc: 'BD-66',
    layers: 2,
    capacity: 66,
    used: 58.9,
    frame: '3840 × 2160',
    lines: '2160p HDR',
    rate: '23.976',
    titles: [
      { name: FILM, length: '1:52:07', size: 51.7 },
      { name: 'makingOf', length: '0:38:12', size: 4.3 },
      { name: 'interview', length: '0:14:40', size: 1.6 },
      { name: 'trailer', length: '0:02:18', size: 0.4 },
      { name: 'trailer', length: '0:01:42', size: 0.3 },
      { name: 'menus', size: 0.6 },
    ],
    tracks: [
      { kind: 'picture', name: 0, codec: 'HEVC 55 Mbit/s', size: 46.2, kept: true },
      { kind: 'sound', name: 0, codec: 'TrueHD Atmos', size: 3.9, kept: true },
      { kind: 'sound', name: 1, codec: 'AC-3 5.1', size: 0.5, kept: true },
      { kind: 'sound', name: 2, codec: 'AC-3 5.1', size: 0.5, kept: false },
      { kind: 'sound', name: 'commentary', codec: 'AC-3 2.0', size: 0.2, kept: false },
      { kind: 'subtitles', name: 0, codec: 'PGS', size: 0.1, kept: true },
      { kind: 'subtitles', name: 'more', codec: 'PGS', size: 0.3, kept: false },
    ],
    versions: [
      { name: 'lossless', file: 'MKV', codec: 'HEVC', lines: '2160p HDR', size: 50.7 },
      { name: 'television', file: 'MKV', codec: 'H.265', lines: '2160p HDR', size: 18.4 },
      { name: 'everywhere', file: 'MP4', codec: 'H.264', lines: '1080p', size: 11.6 },
      { name: 'phone', file: 'MP4', codec: 'H.265', lines: '720p', size: 2.2 },
    ],
    chosen: 'television',
    speed: 41,
  },
};

/** Languages whose discs have 480 lines and 59.94 fields per second, going by where each language is mostly read. */
const NTSC: readonly Locale[] = ['en', 'ja', 'zh'];

/** The film that the windows of a product line show, as its disc is sold where the language is read. */
export function filmOf(line: DiscLine, locale: Locale): Film {
  if (line !== 'dvd' || !NTSC.includes(locale)) return FILMS[line === 'suite' ? 'blu-ray' : line];
  const versions = PAL.versions.map((version) => ({
    ...version,
    lines: version.lines.replace('576', '480'),
  }));
  return { ...PAL, frame: '720 × 480', lines: '480p', rate: '23.976', versions };
}

/** What people put on a disc of their own, clip by clip: a summer on DVD, a wedding on Blu-ray. */
export const clipsOf = (line: DiscLine): readonly [StillName, ...StillName[]] =>
  line === 'dvd' ? ['lake', 'lake', 'birthday', 'lake'] : ['wedding'];

/** Languages of the tracks: first the one in which the page is read. Each is named in its own language, as on a disc. */
export const LANGUAGES_OF: Record<Locale, readonly string[]> = {
  en: ['English', 'Français', 'Español'],
  de: ['Deutsch', 'English', 'Français'],
  ja: ['日本語', 'English', '中文'],
  fr: ['Français', 'English', 'Deutsch'],
  zh: ['國語', 'English', '日本語'],
};

/** Sizes of what goes from the disc into a lossless file. */
export function keptOf(film: Film): Record<Track['kind'] | 'file' | 'leftOut', number> {
  const sum = (kind?: Track['kind']) =>
    film.tracks
      .filter((track) => track.kept && (!kind || track.kind === kind))
      .reduce((total, { size }) => total + size, 0);
  return {
    picture: sum('picture'),
    sound: sum('sound'),
    subtitles: sum('subtitles'),
    file: sum(),
    leftOut: film.used - sum(),
  };
}
