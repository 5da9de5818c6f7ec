import { t } from '../../demo/translated.ts';
import { type Samples, samplePicture } from '../sample-parts.ts';

const caption = t(
  'Capacity of each disc',
  'Kapazität jeder Disc',
  'ディスクごとの容量',
  'Capacité de chaque disque',
  '各種光碟的容量',
);
const regions = { ...samplePicture, url: '/media/disc-regions.webp' };

export const gallerySamples: Samples = {
  full: {
    title: t(
      'Drawn to scale.',
      'Maßstäblich gezeichnet.',
      '縮尺どおりに描きました。',
      'Dessiné à l’échelle.',
      '依比例繪製。',
    ),
    pictures: [
      { media: samplePicture, caption },
      { media: regions, caption: t('Regions', 'Regionen', 'リージョン', 'Zones', '區碼') },
      { media: samplePicture },
      { media: regions, caption },
    ],
  },
  one: { pictures: [{ media: samplePicture, caption }] },
  empty: { pictures: [] },
  'long words': {
    title: 'Bildschirmaufnahmensammlung der Benutzeroberflächenbestandteile',
    pictures: [
      { media: samplePicture, caption: 'Datenträgergesamtkapazitätenvergleichsdarstellung' },
      { media: regions, caption: 'Regionalcodebeschränkungsübersichtsdarstellung' },
    ],
  },
};
