import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t('Goes with it.', 'Passt dazu.', '関連する製品。', 'À associer.', '搭配使用。');

export const relatedProductsSamples: Samples = {
  full: { title, products: [sampleProducts.dvdWin, sampleProducts.bluRayWin] },
  'one, not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
