import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t(
  'What others write.',
  'Was andere schreiben.',
  'ほかの方の声。',
  'Ce que d’autres écrivent.',
  '他人怎麼說。',
);
// Nobody said this: a sample for developers, which no page of the shop shows.
const sample = (quote: unknown) => ({
  quote,
  author: 'A. N. Example',
  role: t('an invented reviewer', 'erfundener Rezensent', '架空の評者', 'critique inventé', '虛構的評論者'),
  url: 'https://example.com/review',
  saidAt: '2026-09-01T00:00:00.000Z',
});
const quote = t(
  'Here would stand, word for word, what somebody has written.',
  'Hier stünde Wort für Wort, was jemand geschrieben hat.',
  'ここには、実際に書かれた言葉がそのまま入ります。',
  'Ici figurerait, mot pour mot, ce que quelqu’un a écrit.',
  '這裡會逐字引用他人寫下的內容。',
);

export const reviewsSamples: Samples = {
  full: {
    title,
    reviews: [sample(quote), sample(quote), { ...sample(quote), role: undefined, saidAt: undefined }],
  },
  'without a source': { title, reviews: [{ ...sample(quote), url: '' }] },
  empty: { title, reviews: [] },
  'long words': {
    title: 'Leserbewertungszusammenstellungen',
    reviews: [
      sample(
        'Benutzerfreundlichkeitsbewertungskriterien und Verarbeitungsgeschwindigkeitsmessungen stünden an dieser Stelle.',
      ),
    ],
  },
};
