import type { Translated } from '../translated.ts';
import type { overview as reference } from './en.ts';

export const overview = {
  welcome: 'ようこそ。',
  headline:
    '{count, plural, =0 {現在、お手続きの必要はありません。} other {お手続きが必要な項目が#件あります。}}',
  headlineMore: '{count, plural, other {ほかにお知らせが#件あります。}}',
  unknown: '概要',
  needsFailed: '必要なお手続きを現在表示できません。各項目で状況をご確認ください。',
  needsPartly: 'このほかに必要なお手続きがあるかどうか、現在表示できません。各項目で状況をご確認ください。',
  productsFailed: '購入した製品を現在表示できません。',
  orderFailed: 'ご注文を現在表示できません。',
  again: '再試行',
  needs: '必要なお手続き',
  more: '{count, plural, other {ほか#件}}',
  mark: {
    bank: 'カード会社の確認',
    payment: '未払い',
    no_card: 'カード未登録',
    ended: '終了',
    address: '確認待ち',
    recovery_codes: 'コード',
    seats: '空きなし',
    export: '準備完了',
  },
  rests: '{date}からの期間の料金{price}です。お支払いが済むと、ライセンスを再びお使いいただけます。',
  bank: {
    title: '{name}のお支払いについて、カード会社による確認が必要です。',
    text: '{date}からの期間の料金{price}です。ライセンスは{until}まで引き続き使えます。',
    action: '本人認証へ進む',
  },
  payment: {
    title: '{name}のお支払いができませんでした。',
    text: '{date}からの期間の料金{price}です。ライセンスは{until}まで引き続き使えます。',
    retry: '{date}に再度請求します。',
    action: '今すぐ支払う',
  },
  card: {
    title: '{names}のカードの有効期限が切れます。',
    over: '{names}のカードの有効期限が切れました。',
    text: '末尾{lastFour}の{brand}の有効期限は{expiry}です。次回のお支払いは{date}です。',
    action: 'カードを変更',
  },
  no_card: {
    title: '{names}のカードが登録されていません。',
    text: '次回のお支払いは{date}です。',
    action: 'カードを登録',
  },
  price: {
    title: '{name}の新しい料金をご確認ください。',
    text: '{date}以降、{old}から{price}に変更させていただきたく、ご同意をお願いいたします。',
    action: '新しい料金を見る',
  },
  ending: {
    title: '{name}は{date}まで使えます。',
    text: '更新すると、ご購入日から有効な新しいキーが発行されます。',
    trial: 'その後、体験期間は終了します。購入された場合は同じキーを使えます。',
    action: '更新する',
    buy: '購入する',
  },
  ended: {
    title: '{name}は{date}に終了しました。',
    text: '更新すると新しいキーが発行されます。',
    trial: '体験期間は終了しました。購入された場合は同じキーを使えます。',
    action: '更新する',
    buy: '購入する',
  },
  address: {
    title: '新しいメールアドレスの確認が済んでいません。',
    text: '{email}に確認コードをお送りしました。',
    action: 'コードを入力',
  },
  recovery_codes: {
    title: '{count, plural, =0 {リカバリーコードが残っていません。} other {リカバリーコードは残り#個です。}}',
    text: 'コードがないと、アプリが使えなくなったときにログインできません。',
    action: 'コードを作り直す',
  },
  renewal: {
    title: '{name}は{price}で自動更新されます。',
    text: '更新日は{date}で、登録済みのカードに請求します。それまでは変更や停止ができます。',
    action: '管理する',
  },
  seats: {
    title: '{name}の{seats}台分はすべて使用中です。',
    text: '1台の認証を解除すると、別のパソコンで使えます。',
    action: 'パソコンを見る',
  },
  export: {
    title: 'お客様のデータの準備ができました。',
    text: '{date}までダウンロードできます。',
    action: 'ダウンロードへ',
  },
  allProducts: 'すべての製品（{count}）',
  order: '最近のご注文',
  allOrders: 'すべてのご注文（{count}）',
} satisfies Translated<typeof reference>;
