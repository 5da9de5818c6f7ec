import { type Draft, t } from '../../demo/translated.ts';

export const demoMemberPage: Draft = {
  title: t('Member centre', 'Mein Konto', 'マイページ', 'Espace membre', '會員中心'),
  sections: [
    {
      section: 'my_products',
      title: t('My products', 'Meine Produkte', '購入した製品', 'Mes produits', '我的產品'),
      text: t(
        'The licence keys you own, and the programs they belong to.',
        'Ihre Lizenzschlüssel und die Programme, zu denen sie gehören.',
        'お持ちのライセンスキーと、その製品です。',
        'Vos clés de licence et les logiciels correspondants.',
        '您擁有的授權金鑰與所屬軟體。',
      ),
      empty: t(
        'Nothing bought with this address yet. What you buy stands here, with its key and its download.',
        'Mit dieser Adresse wurde noch nichts gekauft. Was Sie kaufen, steht hier, mit Schlüssel und Download.',
        'このメールアドレスでのご購入はまだありません。購入された製品は、キーとダウンロードと一緒にここに表示されます。',
        'Aucun achat avec cette adresse pour le moment. Vos achats apparaîtront ici, avec leur clé et leur téléchargement.',
        '此信箱尚無購買紀錄。您購買的軟體會顯示在這裡，附上金鑰與下載項目。',
      ),
    },
    {
      section: 'devices',
      title: t('Devices', 'Geräte', 'デバイス', 'Appareils', '裝置'),
      text: t(
        'The computers on which your licences work. Release one to use its seat on another.',
        'Die Computer, auf denen Ihre Lizenzen arbeiten. Geben Sie einen frei, um seinen Platz auf einem anderen zu nutzen.',
        'ライセンスを使用しているパソコンです。解除すると、別のパソコンで使えます。',
        'Les ordinateurs sur lesquels vos licences fonctionnent. Libérez-en un pour utiliser sa place sur un autre.',
        '正在使用授權的電腦。解除其中一台，即可在另一台使用。',
      ),
    },
    {
      section: 'orders',
      title: t('Orders', 'Bestellungen', 'ご注文', 'Commandes', '訂單'),
    },
    {
      section: 'subscriptions',
      title: t('Subscriptions', 'Abonnements', 'サブスクリプション', 'Abonnements', '訂閱'),
    },
    {
      section: 'tickets',
      title: t('Messages', 'Nachrichten', 'お問い合わせ', 'Messages', '客服訊息'),
      text: t(
        'What you wrote to support, with every answer.',
        'Was Sie dem Support geschrieben haben, mit jeder Antwort.',
        'サポートへのお問い合わせと、その回答です。',
        'Vos échanges avec l’assistance, réponses comprises.',
        '您與客服的往來訊息與回覆。',
      ),
    },
    {
      section: 'account',
      title: t('Account', 'Konto', 'アカウント', 'Compte', '帳號'),
    },
    {
      section: 'security',
      title: t('Security', 'Sicherheit', 'セキュリティ', 'Sécurité', '安全性'),
      text: t(
        'How you log in, and where you’re logged in.',
        'Wie Sie sich anmelden und wo Sie angemeldet sind.',
        'ログイン方法と、ログイン中の端末を確認できます。',
        'Vos moyens de connexion et vos sessions ouvertes.',
        '管理登入方式與已登入的裝置。',
      ),
    },
    {
      section: 'privacy',
      title: t('Privacy', 'Datenschutz', 'プライバシー', 'Confidentialité', '隱私'),
      text: t(
        'What we hold about you, and what you can do with it.',
        'Was wir über Sie gespeichert haben und was Sie damit tun können.',
        '当店が保有するお客様のデータと、そのお手続きです。',
        'Ce que nous conservons à votre sujet et ce que vous pouvez en faire.',
        '我們保存的您的資料，以及您可以進行的處理。',
      ),
    },
  ],
};
