import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { demoPid } from '../products/demo-pids.ts';

export const demoErrorPage = (id: DemoIds): Draft => ({
  slug: 'error-404',
  title: t(
    'Page Not Found',
    'Seite nicht gefunden',
    'ページが見つかりません',
    'Page introuvable',
    '找不到頁面',
  ),
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: t('404'),
      title: t(
        'This track can’t be read.',
        'Diese Spur ist nicht lesbar.',
        'このトラックは読み取れません。',
        'Cette piste est illisible.',
        '這一軌無法讀取。',
      ),
      text: t(
        'There is nothing at this address. It may have moved, or the link has a typing error.',
        'Unter dieser Adresse ist nichts. Sie hat sich geändert, oder der Link enthält einen Tippfehler.',
        'このアドレスにはページがありません。移動したか、リンクに誤りがあるようです。',
        'Il n’y a rien à cette adresse. La page a peut-être changé de place, ou le lien contient une faute.',
        '此網址沒有內容。頁面可能已移動，或連結有誤。',
      ),
      primary: {
        label: t('Go to the home page', 'Zur Startseite', 'トップページへ', 'Aller à l’accueil', '回首頁'),
        kind: 'link',
        url: '/',
      },
      facts: [],
      disc: 'suite',
    },
    {
      blockType: 'hot-bundles',
      title: t('Hot Bundles', 'Günstige Pakete', 'お得なセット', 'Packs avantageux', '超值組合'),
      products: ['spindle_x', 'spindle_ultimate', 'complete_bundle'].map((slug) => id(demoPid(slug))),
    },
  ],
});
