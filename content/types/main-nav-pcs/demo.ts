import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

/** Links only to pages that exist. */
function navigation(os: 'win' | 'mac', dvd: number, bluRay: number): Draft {
  return {
    os,
    logoTitle: t('Spindle'),
    login: t('Log in', 'Anmelden', 'ログイン', 'Se connecter', '登入'),
    product: {
      label: t('Products', 'Produkte', '製品', 'Produits', '產品'),
      url: '/#tools',
      subList: [
        {
          product: dvd,
          text: t(
            'DVD to MP4, MKV and more',
            'DVD zu MP4, MKV und mehr',
            'DVDをMP4・MKVなどへ',
            'DVD vers MP4, MKV et plus',
            'DVD 轉 MP4、MKV 等',
          ),
          link: '/dvd-ripper',
        },
        {
          product: bluRay,
          text: t(
            'Blu-ray to 1080p files',
            'Blu-ray zu 1080p-Dateien',
            'Blu-rayを1080pファイルへ',
            'Blu-ray vers fichiers 1080p',
            '藍光轉 1080p 檔案',
          ),
          link: '/blu-ray-ripper',
        },
      ],
    },
    store: {
      label: t('Store', 'Shop', 'ストア', 'Boutique', '商店'),
      items: [
        {
          title: t(
            'Buy DVD Ripper',
            'DVD Ripper kaufen',
            'DVD Ripperを購入',
            'Acheter DVD Ripper',
            '購買 DVD Ripper',
          ),
          link: '/dvd-ripper/buy',
        },
        {
          title: t(
            'Buy Blu-ray Ripper',
            'Blu-ray Ripper kaufen',
            'Blu-ray Ripperを購入',
            'Acheter Blu-ray Ripper',
            '購買 Blu-ray Ripper',
          ),
          link: '/blu-ray-ripper/buy',
        },
      ],
    },
    tips: {
      label: t('Tips', 'Tipps', 'ヒント', 'Conseils', '技巧'),
      items: [
        {
          title: t(
            'How to rip a DVD',
            'So rippen Sie eine DVD',
            'DVDを取り込む手順',
            'Comment extraire un DVD',
            '如何擷取 DVD',
          ),
          link: '/dvd-ripper#how-it-works',
        },
        {
          title: t(
            'How to rip a Blu-ray',
            'So rippen Sie eine Blu-ray',
            'Blu-rayを取り込む手順',
            'Comment extraire un Blu-ray',
            '如何擷取藍光光碟',
          ),
          link: '/blu-ray-ripper#how-it-works',
        },
        {
          title: t(
            'Which format for what',
            'Welches Format wofür',
            'どの形式を選ぶか',
            'Quel format pour quel usage',
            '該選哪種格式',
          ),
          link: '/dvd-ripper#compare',
        },
        {
          title: t(
            'How much a DVD holds',
            'Was auf eine DVD passt',
            'DVDの容量',
            'La capacité d’un DVD',
            'DVD 能存多少',
          ),
          link: '/dvd-capacity',
        },
        {
          title: t(
            'Blu-ray region codes',
            'Blu-ray-Regionalcodes',
            'Blu-rayのリージョンコード',
            'Codes région des Blu-ray',
            '藍光光碟區碼',
          ),
          link: '/blu-ray-region-codes',
        },
      ],
    },
    support: {
      label: t('Support', 'Hilfe', 'サポート', 'Assistance', '支援'),
      items: [
        {
          title: t('Your licences', 'Ihre Lizenzen', 'お持ちのライセンス', 'Vos licences', '您的授權'),
          link: '/member?a=my_products',
          icon: 'key',
        },
        {
          title: t(
            'Questions about DVD Ripper',
            'Fragen zu DVD Ripper',
            'DVD Ripperのよくある質問',
            'Questions sur DVD Ripper',
            'DVD Ripper 常見問題',
          ),
          link: '/dvd-ripper#faq',
          icon: 'help',
        },
        {
          title: t(
            'Questions about Blu-ray Ripper',
            'Fragen zu Blu-ray Ripper',
            'Blu-ray Ripperのよくある質問',
            'Questions sur Blu-ray Ripper',
            'Blu-ray Ripper 常見問題',
          ),
          link: '/blu-ray-ripper#faq',
          icon: 'help',
        },
      ],
    },
  };
}

export const demoNavigation = (id: DemoIds): Draft[] => [
  navigation('win', id('643'), id('646')),
  navigation('mac', id('60643'), id('60646')),
];
