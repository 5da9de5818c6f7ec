import { type DemoIds, type Draft, type Translated, t } from '../../demo/translated.ts';
import { demoPid, demoProduct } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';

/** In the order in which people look for them: discs by wavelength, editions, everything else. */
const TOOLS = [
  'dvd_ripper',
  'dvd_copy',
  'dvd_creator',
  'blu_ray_ripper',
  'blu_ray_copy',
  'blu_ray_creator',
  'spindle_x',
  'spindle_ultimate',
  'ai_suite',
];

const path = (slug: string) => `/${slug.replaceAll('_', '-')}`;

const item = (title: Translated, link: string, icon?: string): Draft => ({
  title,
  link,
  ...(icon && { icon }),
});

function buy(slug: string): Draft {
  const { shortName } = demoProduct(slug);
  const title = t(
    `Buy ${shortName}`,
    `${shortName} kaufen`,
    `${shortName}を購入`,
    `Acheter ${shortName}`,
    `購買 ${shortName}`,
  );
  return item(title, `${path(slug)}/buy`, 'bag');
}

/** One bar for each system, with the products for that system. */
export const demoNavigation = (id: DemoIds): Draft[] =>
  (['win', 'mac'] as const).map((os) => ({
    os,
    login: t('Log in', 'Anmelden', 'ログイン', 'Se connecter', '登入'),
    product: {
      label: t('Products', 'Produkte', '製品', 'Produits', '產品'),
      url: '/store',
      subList: TOOLS.map((slug) => ({
        product: id(demoPid(slug, os)),
        text: PITCHES[slug],
        link: path(slug),
      })),
    },
    store: {
      label: t('Store', 'Shop', 'ストア', 'Boutique', '商店'),
      url: '/store',
      items: [
        buy('dvd_ripper'),
        buy('blu_ray_ripper'),
        buy('spindle_x'),
        buy('spindle_ultimate'),
        buy('complete_bundle'),
        item(
          t(
            'Free player for Android',
            'Kostenloser Player für Android',
            'Android用の無料プレーヤー',
            'Lecteur gratuit pour Android',
            '免費 Android 播放器',
          ),
          '/spindle-player',
          'download',
        ),
      ],
    },
    tips: {
      label: t('Reading', 'Ratgeber', '読みもの', 'À lire', '文章'),
      items: [
        item(t('DVD'), '/dvd', 'disc'),
        item(t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光'), '/blu-ray', 'disc'),
        item(t('4K UHD'), '/4k-uhd', 'disc'),
        item(
          t(
            'Files and formats',
            'Dateien und Formate',
            'ファイルと形式',
            'Fichiers et formats',
            '檔案與格式',
          ),
          '/others',
          'book',
        ),
        item(
          t(
            'How much a DVD holds',
            'Was auf eine DVD passt',
            'DVDの容量',
            'La capacité d’un DVD',
            'DVD 能存多少',
          ),
          '/dvd-capacity',
        ),
        item(t('MKV or MP4', 'MKV oder MP4', 'MKVとMP4', 'MKV ou MP4', 'MKV 或 MP4'), '/mkv-or-mp4'),
      ],
    },
    support: {
      label: t('Support', 'Support', 'サポート', 'Assistance', '支援'),
      items: [
        item(t('Help', 'Hilfe', 'ヘルプ', 'Aide', '說明'), '/help', 'help'),
        item(
          t(
            'Find your licence key',
            'Lizenzschlüssel finden',
            'ライセンスキーを確認する',
            'Retrouver sa clé de licence',
            '查詢授權金鑰',
          ),
          '/help/find-your-licence-key',
        ),
        item(
          t('My products', 'Meine Produkte', '購入した製品', 'Mes produits', '我的產品'),
          '/member?a=my_products',
          'key',
        ),
        item(
          t(
            'Refund policy',
            'Rückgabe und Erstattung',
            '返金について',
            'Politique de remboursement',
            '退款政策',
          ),
          '/refund-policy',
        ),
        item(t('Contact', 'Kontakt', 'お問い合わせ', 'Contact', '聯絡我們'), '/contact', 'mail'),
      ],
    },
  }));
