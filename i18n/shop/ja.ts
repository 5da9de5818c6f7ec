import type { Translated } from '../translated.ts';
import type { shop as reference } from './en.ts';

export const shop = {
  checkoutProblems: {
    unknown_product: 'リンクが古いか、途中で切れている可能性があります。もう一度ソフトをお選びください。',
    unknown_licence_type: 'リンクのライセンスは販売していません。販売中のものからお選びください。',
    not_on_sale: '購入済みのライセンスは引き続き使えます。ほかのソフトもご覧ください。',
    price_missing: 'このライセンスは現在、お使いの通貨では購入できません。',
    country_blocked: 'このソフトは、現在いらっしゃる国からは購入できません。',
    too_many_products: '何回かに分けてご購入ください。',
  },
  payMethods: {
    label: 'お支払い方法',
    names: { card: 'カード', blockchain: '暗号資産（ブロックチェーン）' },
  },
  product: {
    details: '詳細',
    detailsOf: '{name}の詳細',
    trial: '無料体験版をダウンロード',
    buy: '購入',
    price: '価格',
    from: '{price}から',
    before: '通常価格',
    lowest: '値下げ前30日間の最低価格：{amount}',
    download: 'ダウンロード',
    free: '無料',
    notSold: '現在は販売していません',
    prices: '{name}の価格',
    amazon: 'Amazonでも購入できます',
  },
  licence: {
    label: 'ライセンス',
    term: {
      '1M': '1か月間',
      '1Y': '1年間',
      LFT: '買い切り',
      'Lifetime+5PC': '買い切り',
    },
    works: '利用期間',
    computers: '台数',
    renews: '解約まで自動更新',
    noEnd: '無期限',
    buyAs: '{name}（{licence}）を購入',
    coupon: 'クーポン（{code}）適用：{percent}%割引',
  },
  table: {
    more: '横にスクロールできます',
  },
  dialog: {
    title: '{name}を購入',
    close: '閉じる',
    all: 'すべてのライセンスを比べる',
  },
  article: {
    checked: '{date}に内容を確認',
    published: '{date}公開',
  },
  error: {
    notFound: 'ページが見つかりません：{path}',
    notFoundText: 'このページは傷で読み取れないか、もともと存在しません。こちらは再生できます。',
    toHome: 'ホームへ',
    maintenanceTitle: 'もうすぐ再開します。どうぞお楽しみに',
    maintenanceText: 'ただいまサイトのメンテナンス中です。まもなく再開します。',
    badRequest: 'リクエストを読み取れませんでした。',
    forbidden: 'このページは表示できません。',
    tooLarge: '送信するデータが大きすぎます。',
    tooMany: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  },
} satisfies Translated<typeof reference>;
