import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t(
  'Awards and press.',
  'Preise und Presse.',
  '受賞と掲載。',
  'Prix et presse.',
  '獎項與媒體報導。',
);
// Nobody wrote this: a sample for developers, which no page of the shop shows.
const entry = {
  name: 'Example Magazine',
  what: t(
    'An invented test of seven tools',
    'Ein erfundener Test von sieben Werkzeugen',
    '架空の7製品比較',
    'Un test inventé de sept logiciels',
    '虛構的七款軟體評測',
  ),
  year: '2026',
  url: 'https://example.com/test',
};

export const pressSamples: Samples = {
  full: { title, entries: [entry, { ...entry, year: undefined }, { ...entry, name: 'Example Weekly' }] },
  'without a source': { title, entries: [{ ...entry, url: undefined }] },
  empty: { title, entries: [] },
  'long words': {
    title: 'Auszeichnungen und Presseveröffentlichungen',
    entries: [
      {
        ...entry,
        name: 'Heimkinofachzeitschrift',
        what: 'Mehrbildschirmwiedergabegeräte im Leistungsvergleich',
      },
    ],
  },
};
