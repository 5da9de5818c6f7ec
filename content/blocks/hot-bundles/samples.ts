import { t } from '../../demo/translated.ts';
import { type Samples, samplePicture, sampleProducts } from '../sample-parts.ts';

const title = t('Hot Bundles', 'Beliebte Pakete', '人気のバンドル', 'Offres groupées', '熱門組合');

export const hotBundlesSamples: Samples = {
  full: {
    title,
    products: [sampleProducts.bundle, sampleProducts.dvdWin],
    inside: { [sampleProducts.bundle.pid]: ['DVD Ripper', 'Blu-ray Ripper'] },
    cards: {
      [sampleProducts.bundle.pid]: {
        slug: 'disc_pack',
        title: t('Both rippers', 'Beide Ripper', '2つのリッパー', 'Les deux rippers', '兩款轉檔軟體'),
        text: t(
          'Rip every disc in one window',
          'Jede Disc in einem Fenster umwandeln',
          'どのディスクも1つの画面で変換',
          'Convertir chaque disque dans une seule fenêtre',
          '一個視窗轉換所有光碟',
        ),
        badge: t('2 programs', '2 Programme', '2つのソフト', '2 logiciels', '2 款程式'),
        media: samplePicture,
        product: [],
        link: '/store',
        position: 10,
      },
    },
  },
  'not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
