import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t(
  'Every cookie by name',
  'Alle Cookies beim Namen',
  'すべてのCookie',
  'Tous les cookies par leur nom',
  '所有 Cookie 一覽',
);

export const cookieTableSamples: Samples = {
  full: {
    title,
    text: t(
      'What your browser may hold of this shop.',
      'Was Ihr Browser von diesem Shop aufbewahren kann.',
      'このショップがブラウザーに保存することのあるものです。',
      'Ce que votre navigateur peut garder de cette boutique.',
      '您的瀏覽器可能保存的本店資料。',
    ),
  },
  least: { title },
};
