import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t(
  'Try it with your own disc.',
  'Testen Sie es mit Ihrer eigenen Disc.',
  'お手元のディスクで試せます。',
  'Essayez avec votre propre disque.',
  '用自己的光碟試試。',
);

export const downloadSamples: Samples = {
  full: {
    title,
    text: t(
      'Thirty days, all functions, no card. Files longer than five minutes carry a mark.',
      'Dreißig Tage, alle Funktionen, ohne Karte. Dateien über fünf Minuten tragen ein Zeichen.',
      '30日間、全機能、カード不要。5分を超えるファイルには透かしが入ります。',
      'Trente jours, toutes les fonctions, sans carte. Au-delà de cinq minutes, les fichiers portent une marque.',
      '30 天、完整功能、免信用卡。超過五分鐘的檔案會有浮水印。',
    ),
    products: [sampleProducts.dvdWin, sampleProducts.dvdMac],
  },
  'one system': { title, products: [sampleProducts.bluRayWin] },
  'no build': { title, products: [sampleProducts.unsold] },
  'long words': {
    title: 'Testversionsherunterladen für Mehrbenutzerbetriebssysteme',
    text: 'Funktionsumfangsbeschränkungen bestehen in der Testversion ausschließlich hinsichtlich der Videodateigesamtlänge.',
    products: [sampleProducts.bluRayWin, sampleProducts.bluRayMac],
  },
};
