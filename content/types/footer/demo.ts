import { type Draft, type Translated, t } from '../../demo/translated.ts';
import { DEMO_CATALOGUE } from '../products/demo-catalogue.ts';

const eventLabel = (link: string) =>
  `footer_${link.replace(/^\/(member\?a=)?/, '').replaceAll(/[-/]/g, '_')}`;

const entry = (label: Translated, link: string): Draft => ({ label, link, eventLabel: eventLabel(link) });

/** Everything that is not retired. */
const products = DEMO_CATALOGUE.filter(({ successor }) => !successor).map(({ slug, shortName }) =>
  entry(t(shortName), `/${slug.replaceAll('_', '-')}`),
);

export const demoFooter: Draft = {
  logoLink: '/',
  logoTitle: t('Spindle'),
  menuList: [
    { label: t('Products', 'Produkte', '製品', 'Produits', '產品'), list: products },
    {
      label: t('Reading', 'Ratgeber', '読みもの', 'À lire', '文章'),
      list: [
        entry(t('DVD'), '/dvd'),
        entry(t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光'), '/blu-ray'),
        entry(t('4K Ultra HD'), '/4k-uhd'),
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
      label: t('Support', 'Hilfe', 'サポート', 'Assistance', '支援'),
      list: [
        entry(t('Help', 'Hilfe', 'ヘルプ', 'Aide', '說明'), '/help'),
        entry(t('Contact', 'Kontakt', 'お問い合わせ', 'Contact', '聯絡我們'), '/contact'),
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
        entry(
          t('Create an account', 'Konto anlegen', 'アカウント作成', 'Créer un compte', '建立帳號'),
          '/member?a=register',
        ),
        entry(
          t('Your licences', 'Ihre Lizenzen', '購入した製品', 'Vos licences', '您的授權'),
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
      label: t('Terms of purchase', 'Kaufbedingungen', '購入規約', 'Conditions de vente', '購買條款'),
      link: '/purchase-policy',
    },
    {
      label: t('Refunds', 'Rückerstattung', '返金', 'Remboursements', '退款'),
      link: '/refund-policy',
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
