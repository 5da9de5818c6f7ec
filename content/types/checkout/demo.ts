import { type Draft, t } from '../../demo/translated.ts';

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
    'The licence key appears on the next page and comes by email.',
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
    'Für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
    'ご自身が所有するディスクを、お住まいの国の法律の範囲内でご利用ください。',
    'Pour les disques que vous possédez, dans le respect de la loi de votre pays.',
    '僅限您擁有的光碟，並請遵守您所在國家的法律。',
  ),
};
