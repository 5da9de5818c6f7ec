import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t('Hot Bundles', 'Beliebte Pakete', '人気のバンドル', 'Offres groupées', '熱門組合');

export const hotBundlesSamples: Samples = {
  full: {
    title,
    products: [sampleProducts.bundle, sampleProducts.dvdWin],
    inside: { [sampleProducts.bundle.pid]: ['DVD Ripper', 'Blu-ray Ripper'] },
  },
  'not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
