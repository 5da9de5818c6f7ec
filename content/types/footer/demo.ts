import { type Draft, t } from '../../demo/translated.ts';

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
        'Contact support',
        'Support kontaktieren',
        'サポートに問い合わせる',
        'Contacter l’assistance',
        '聯絡支援',
      ),
      link: 'mailto:support@spindle.test',
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
