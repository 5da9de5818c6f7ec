import { t } from '../../demo/translated.ts';
import { type Samples, sampleAction, sampleProducts } from '../sample-parts.ts';

const title = t(
  'Try it with your own disc.',
  'Probieren Sie es mit Ihrer eigenen Disc.',
  'お手元のディスクで、お試しください。',
  'Essayez avec votre propre disque.',
  '用您自己的光碟試試看。',
);
const none = { primary: null, secondary: null };
const { dvdWin, dvdMac, bluRayWin, bluRayMac, unsold } = sampleProducts;

export const closingBandSamples: Samples = {
  DVD: {
    ...none,
    title,
    text: t(
      '30 days free, with every function.',
      '30 Tage kostenlos, mit allen Funktionen.',
      '30日間無料、すべての機能を使えます。',
      '30 jours gratuits, avec toutes les fonctions.',
      '免費 30 天，功能完整。',
    ),
    products: [dvdWin, dvdMac],
    disc: 'dvd',
  },
  'Blu-ray': { ...none, title, products: [bluRayWin, bluRayMac], disc: 'blu-ray' },
  '4K UHD, not sold': { ...none, title, products: [unsold], disc: 'uhd' },
  'buttons of its own': { title, primary: sampleAction, secondary: sampleAction, disc: 'suite' },
  'long words': {
    ...none,
    title: 'Unverbindliche Testmöglichkeit sämtlicher Funktionen',
    text: 'Die Testzeitraumbegrenzung beträgt dreißig Kalendertage.',
    products: [dvdWin],
    disc: 'dvd',
  },
};
