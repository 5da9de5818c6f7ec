import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t('Hot Bundles', 'Beliebte Pakete', '人気のバンドル', 'Offres groupées', '熱門組合');

export const hotBundlesSamples: Samples = {
  full: {
    title,
    products: [sampleProducts.bundle, sampleProducts.dvdWin],
    inside: { [sampleProducts.bundle.pid]: ['DVD Ripper', 'Blu-ray Ripper'] },
    pitches: {
      [sampleProducts.bundle.pid]: t(
        'Rip every disc in one window',
        'Jede Disc in einem Fenster umwandeln',
        'どのディスクも1つの画面で変換',
        'Convertir chaque disque dans une seule fenêtre',
        '一個視窗轉換所有光碟',
      ),
    },
  },
  'not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
