import { type Draft, type Translated, t } from '../../demo/translated.ts';
import { DEMO_CATALOGUE } from '../products/demo-catalogue.ts';

const eventLabel = (link: string) =>
  `footer_${link.replace(/^\/(member\?a=)?/, '').replaceAll(/[-/]/g, '_')}`;

const entry = (label: Translated, link: string): Draft => ({ label, link, eventLabel: eventLabel(link) });

/** All products that are not retired. */
const products = DEMO_CATALOGUE.filter(({ successor }) => !successor).map(({ slug, shortName }) =>
  entry(t(shortName), `/${slug.replaceAll('_', '-')}`),
);

export const demoFooter: Draft = {
  logoLink: '/',
  menuList: [
    { label: t('Products', 'Produkte', '製品', 'Produits', '產品'), list: products },
    {
      label: t('Reading', 'Ratgeber', '読みもの', 'À lire', '文章'),
      list: [
        entry(t('DVD'), '/dvd'),
        entry(t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光'), '/blu-ray'),
        entry(t('4K UHD'), '/4k-uhd'),
        entry(
          t(
            'Files and formats',
            'Dateien und Formate',
            'ファイルと形式',
            'Fichiers et formats',
            '檔案與格式',
          ),
          '/others',
        ),
      ],
    },
    {
      label: t('Support', 'Support', 'サポート', 'Assistance', '支援'),
      list: [
        entry(t('Help', 'Hilfe', 'ヘルプ', 'Aide', '說明'), '/help'),
        entry(t('Contact', 'Kontakt', 'お問い合わせ', 'Contact', '聯絡我們'), '/contact'),
        entry(
          t('Find an order', 'Bestellung finden', 'ご注文の確認', 'Retrouver une commande', '查詢訂單'),
          '/find-order',
        ),
        entry(t('Store', 'Shop', 'ストア', 'Boutique', '商店'), '/store'),
        entry(
          t('About Spindle', 'Über Spindle', 'Spindleについて', 'À propos de Spindle', '關於 Spindle'),
          '/about',
        ),
      ],
    },
    {
      label: t('Your account', 'Ihr Konto', 'アカウント', 'Votre compte', '您的帳號'),
      list: [
        entry(t('Log in', 'Anmelden', 'ログイン', 'Se connecter', '登入'), '/member?a=login'),
        entry(t('Register', 'Registrieren', '新規登録', 'S’inscrire', '註冊'), '/member?a=register'),
        entry(
          t('My products', 'Meine Produkte', '購入した製品', 'Mes produits', '我的產品'),
          '/member?a=my_products',
        ),
      ],
    },
  ],
  items: [
    {
      label: t('Terms of use', 'Nutzungsbedingungen', '利用規約', 'Conditions d’utilisation', '使用條款'),
      link: '/terms-of-use',
    },
    {
      label: t('Privacy', 'Datenschutz', 'プライバシー', 'Confidentialité', '隱私權'),
      link: '/privacy',
    },
    {
      label: t('Purchase policy', 'Kaufbedingungen', 'ご購入について', 'Conditions d’achat', '購買政策'),
      link: '/purchase-policy',
    },
    {
      label: t(
        'Refund policy',
        'Rückgabe und Erstattung',
        '返金について',
        'Politique de remboursement',
        '退款政策',
      ),
      link: '/refund-policy',
    },
    {
      label: t('Legal notice', 'Impressum', '運営者情報', 'Mentions légales', '法律聲明'),
      link: '/legal-notice',
    },
    // Its page is shown in Japanese only, and this link with it.
    {
      label: t(
        'Commercial disclosure (Japan)',
        'Angaben nach japanischem Recht',
        '特定商取引法に基づく表記',
        'Mentions légales pour le Japon',
        '特定商業交易法標示（日本）',
      ),
      link: '/specified-commercial-transactions',
    },
  ],
  brand: t(
    'For discs you own, within the law of your country.',
    'Für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
    'ご自身が所有するディスクを、お住まいの国の法律の範囲内でご利用ください。',
    'Pour les disques que vous possédez, dans le respect de la loi de votre pays.',
    '僅限您擁有的光碟，並請遵守您所在國家的法律。',
  ),
};
