import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t(
  'One tool for each light.',
  'Ein Werkzeug für jedes Licht.',
  '光ごとに、ひとつのソフト。',
  'Un outil pour chaque lumière.',
  '每種光，一套工具。',
);
const text = t(
  'Turns a DVD into files.',
  'Macht aus einer DVD Dateien.',
  'DVDをファイルに変換します。',
  'Transforme un DVD en fichiers.',
  '將 DVD 轉成檔案。',
);

export const productListSamples: Samples = {
  full: {
    title,
    text: t(
      'By the laser that reads the disc.',
      'Nach dem Laser, der die Disc liest.',
      'ディスクを読むレーザーごとに。',
      'Selon le laser qui lit le disque.',
      '依讀取光碟的雷射分類。',
    ),
    items: [
      { product: sampleProducts.dvdWin, text },
      { product: sampleProducts.bluRayWin, text },
    ],
  },
  'not sold': { title, items: [{ product: sampleProducts.unsold, text }] },
  empty: { title, items: [] },
};
