import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const title = t('Goes with it.', 'Passt dazu.', '関連する製品。', 'À associer.', '搭配使用。');

export const relatedProductsSamples: Samples = {
  full: { title, products: [sampleProducts.dvdWin, sampleProducts.bluRayWin] },
  upgrades: {
    title: t(
      'More than one tool.',
      'Mehr als ein Programm.',
      'まとめて使う。',
      'Plus d’un programme.',
      '不只一項工具。',
    ),
    text: t(
      'A licence you already have goes on working.',
      'Eine Lizenz, die Sie schon haben, bleibt gültig.',
      'お持ちのライセンスは、そのまま使い続けられます。',
      'Une licence que vous avez déjà reste valable.',
      '您已有的授權仍可繼續使用。',
    ),
    relation: 'upgrades',
    products: [sampleProducts.bluRayWin],
  },
  'one, not sold': { title, products: [sampleProducts.unsold] },
  empty: { title, products: [] },
};
