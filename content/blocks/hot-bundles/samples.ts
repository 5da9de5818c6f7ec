import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t('Hot Bundles', 'Beliebte Pakete', '人気のバンドル', 'Offres groupées', '熱門組合');

export const hotBundlesSamples: Samples = {
  full: { title, products: [sampleProducts.bluRayWin, sampleProducts.dvdWin] },
  'not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
