import type { ProductIds } from '../types/products/demo.ts';
import { type Draft, t } from './translated.ts';

export const demoFooter: Draft = {
  logoLink: '/',
  logoTitle: t('Spindle'),
  menuList: [
    {
      label: t('Products', 'Produkte', '製品', 'Produits', '產品'),
      list: [
        { label: t('DVD Ripper'), link: '/dvd-ripper', eventLabel: 'footer_dvd_ripper' },
        { label: t('Blu-ray Ripper'), link: '/blu-ray-ripper', eventLabel: 'footer_blu_ray_ripper' },
      ],
    },
    {
      label: t('Store', 'Shop', 'ストア', 'Boutique', '商店'),
      list: [
        {
          label: t(
            'Buy DVD Ripper',
            'DVD Ripper kaufen',
            'DVD Ripperを購入',
            'Acheter DVD Ripper',
            '購買 DVD Ripper',
          ),
          link: '/dvd-ripper/buy',
          eventLabel: 'footer_buy_dvd_ripper',
        },
        {
          label: t(
            'Buy Blu-ray Ripper',
            'Blu-ray Ripper kaufen',
            'Blu-ray Ripperを購入',
            'Acheter Blu-ray Ripper',
            '購買 Blu-ray Ripper',
          ),
          link: '/blu-ray-ripper/buy',
          eventLabel: 'footer_buy_blu_ray_ripper',
        },
      ],
    },
    {
      label: t('Your account', 'Ihr Konto', 'アカウント', 'Votre compte', '您的帳號'),
      list: [
        {
          label: t('Log in', 'Anmelden', 'ログイン', 'Se connecter', '登入'),
          link: '/member?a=login',
          eventLabel: 'footer_log_in',
        },
        {
          label: t('Create an account', 'Konto anlegen', 'アカウント作成', 'Créer un compte', '建立帳號'),
          link: '/member?a=register',
          eventLabel: 'footer_register',
        },
        {
          label: t('Your licences', 'Ihre Lizenzen', 'お持ちのライセンス', 'Vos licences', '您的授權'),
          link: '/member?a=my_products',
          eventLabel: 'footer_my_products',
        },
      ],
    },
  ],
  items: [
    {
      label: t(
        'Write to support',
        'Support schreiben',
        'サポートに問い合わせる',
        'Écrire à l’assistance',
        '聯絡支援',
      ),
      link: 'mailto:support@spindle.test',
    },
  ],
  brand: t(
    'For discs you own, within the law of your country.',
    'Für Discs, die Ihnen gehören, im Rahmen des Rechts Ihres Landes.',
    'ご自身が所有するディスクを、お住まいの国の法律の範囲内でご利用ください。',
    'Pour les disques que vous possédez, dans le respect de la loi de votre pays.',
    '僅限您擁有的光碟，並請遵守您所在國家的法律。',
  ),
};

export const demoCommons: Draft = {
  headerBanner: {
    enabled: true,
    text: t(
      'Try every tool free for 30 days.',
      'Jedes Werkzeug 30 Tage kostenlos testen.',
      'すべてのツールを30日間無料で。',
      'Essayez chaque outil gratuitement pendant 30 jours.',
      '每款工具皆可免費試用 30 天。',
    ),
    linkLabel: t('See the tools', 'Die Werkzeuge ansehen', 'ツールを見る', 'Voir les outils', '查看工具'),
    link: '/#tools',
  },
};

export const demoCheckout: Draft = {
  title: t('Checkout', 'Kasse', 'ご購入手続き', 'Paiement', '結帳'),
  summaryTitle: t('Your order', 'Ihre Bestellung', 'ご注文内容', 'Votre commande', '您的訂單'),
  paymentText: t(
    'You enter the card on the provider’s own page. This shop never sees the number.',
    'Die Karte geben Sie auf der Seite des Zahlungsanbieters ein. Dieser Shop sieht die Nummer nie.',
    'カード情報は決済会社のページで入力します。当店がカード番号を知ることはありません。',
    'Vous saisissez la carte sur la page du prestataire. Cette boutique ne voit jamais le numéro.',
    '您將在金流服務商的頁面輸入卡號，本店不會接觸到卡號。',
  ),
  deliveryText: t(
    'The licence key appears on the next page and comes by e-mail.',
    'Der Lizenzschlüssel erscheint auf der nächsten Seite und kommt per E-Mail.',
    'ライセンスキーは次のページに表示され、メールでも届きます。',
    'La clé de licence apparaît à la page suivante et arrive par e-mail.',
    '授權金鑰會顯示於下一頁，並以電子郵件寄送。',
  ),
  guaranteeTitle: t(
    '14-day guarantee',
    '14 Tage Garantie',
    '14日間の返金保証',
    'Garantie 14 jours',
    '14 天退款保證',
  ),
  guaranteeText: t(
    'Write to us within 14 days and you get the full price back.',
    'Schreiben Sie uns innerhalb von 14 Tagen, und Sie bekommen den vollen Preis zurück.',
    '14日以内にご連絡いただければ、全額を返金いたします。',
    'Écrivez-nous dans les 14 jours et nous remboursons la totalité.',
    '14 天內來信告知，即全額退款。',
  ),
  legalText: t(
    'For discs you own, within the law of your country.',
    'Für Discs, die Ihnen gehören, im Rahmen des Rechts Ihres Landes.',
    'ご自身が所有するディスクを、お住まいの国の法律の範囲内でご利用ください。',
    'Pour les disques que vous possédez, dans le respect de la loi de votre pays.',
    '僅限您擁有的光碟，並請遵守您所在國家的法律。',
  ),
};

export const demoErrorPage = (id: ProductIds): Draft => ({
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
      title: t('Hot Bundles', 'Beliebte Programme', '人気の製品', 'Les plus demandés', '熱門產品'),
      products: [id('643'), id('646')],
    },
  ],
});
