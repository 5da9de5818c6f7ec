import { demoTextSlugs, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import { type Draft, t } from '../../demo/translated.ts';

/** What stands below the form is in `demo/texts/page-services/`, for pages that have a text there. */
export async function demoServices(): Promise<Draft[]> {
  const written = await demoTextSlugs('page-services');
  return Promise.all(
    PAGES.map(async (page) => {
      const slug = String(page.slug);
      return written.includes(slug)
        ? { ...page, blocks: textBlocks(await readDemoText('page-services', slug)) }
        : page;
    }),
  );
}

const PAGES: Draft[] = [
  {
    slug: 'exchange-code',
    title: t(
      'Redeem an exchange code',
      'Einen Code einlösen',
      'コードの引き換え',
      'Échanger un code',
      '使用兌換碼',
    ),
    summary: t(
      'A code from a box, a magazine or a partner becomes a licence in your account.',
      'Ein Code aus einer Packung, einer Zeitschrift oder von einem Partner wird zu einer Lizenz in Ihrem Konto.',
      'パッケージ、雑誌、提携先で受け取ったコードを、アカウントのライセンスに引き換えます。',
      'Un code reçu dans une boîte, un magazine ou chez un partenaire devient une licence dans votre compte.',
      '來自盒裝、雜誌或合作夥伴的兌換碼，可兌換成帳號中的授權。',
    ),
    urlType: 'page',
    blocks: [],
  },
  {
    slug: 'subscription-cancel',
    title: t(
      'Cancel a subscription',
      'Ein Abonnement kündigen',
      'サブスクリプションの解約',
      'Résilier un abonnement',
      '取消訂閱',
    ),
    summary: t(
      'It stays usable until the end of the time that is paid for, and costs nothing after that.',
      'Es bleibt bis zum Ende der bezahlten Zeit nutzbar und kostet danach nichts mehr.',
      'お支払い済みの期間が終わるまで使え、その後の請求はありません。',
      'Il reste utilisable jusqu’à la fin de la période payée et ne coûte plus rien ensuite.',
      '已付費的期間內仍可使用，之後不再收費。',
    ),
    urlType: 'page',
    blocks: [],
  },
  {
    slug: 'uninstall-software',
    title: t(
      'The program is removed',
      'Das Programm ist entfernt',
      'アンインストールが完了しました',
      'Le logiciel est désinstallé',
      '軟體已移除',
    ),
    summary: t(
      'Your licence stays yours: it can be used on another computer, or again on this one.',
      'Ihre Lizenz bleibt Ihnen: Sie gilt auf einem anderen Computer oder wieder auf diesem.',
      'ライセンスはそのままお手元に残り、ほかのパソコンでも、このパソコンでも再び使えます。',
      'Votre licence vous reste : elle vaut sur un autre ordinateur, ou de nouveau sur celui-ci.',
      '授權仍屬於您，可在其他電腦使用，也可在這台電腦重新安裝。',
    ),
    urlType: 'page',
    blocks: [],
  },
  {
    slug: 'update-payment-method',
    title: t(
      'Change the payment method',
      'Zahlungsart ändern',
      'お支払い方法の変更',
      'Changer de moyen de paiement',
      '更改付款方式',
    ),
    summary: t(
      'For a subscription that renews. The card is entered on the payment provider’s own page.',
      'Für ein Abonnement, das sich verlängert. Die Karte geben Sie auf der Seite des Zahlungsanbieters ein.',
      '自動更新されるサブスクリプション用です。カード情報は決済会社のページで入力します。',
      'Pour un abonnement renouvelé. La carte se saisit sur la page du prestataire de paiement.',
      '適用於會續訂的訂閱。卡片資料於金流服務商的頁面輸入。',
    ),
    urlType: 'page',
    blocks: [],
  },
  {
    slug: 'card-info-pay',
    title: t('Paying by card', 'Mit Karte zahlen', 'カードでのお支払い', 'Payer par carte', '刷卡付款'),
    summary: t(
      'What happens between your card, the payment provider and this shop.',
      'Was zwischen Ihrer Karte, dem Zahlungsanbieter und diesem Shop geschieht.',
      'カード、決済会社、当店の間で何が行われるかをご説明します。',
      'Ce qui se passe entre votre carte, le prestataire de paiement et cette boutique.',
      '說明您的卡片、金流服務商與本商店之間的流程。',
    ),
    urlType: 'page',
    blocks: [],
  },
];
