import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: 'マイページ',
  sections: 'マイページの項目',
  logOut: 'ログアウト',
  loggingOut: 'ログアウト中',
  logOutFailed: 'ログアウトできませんでした。もう一度お試しください。',
  logOutOffline:
    'ネットワークに接続されていません。このページのログイン情報は消去しました。ショップ側のセッションは次の接続時に終了します。',
  titles: {
    overview: '概要',
    my_products: '購入した製品',
    devices: 'デバイス',
    subscriptions: 'サブスクリプション',
    orders: 'ご注文',
    account: 'アカウント',
    security: 'セキュリティ',
    privacy: 'プライバシー',
  },
  list: {
    my_products: '製品名またはキーで検索',
    devices: 'パソコン、製品名、キーで検索',
    orders: '製品名または注文番号で検索',
    find: '検索',
    all: 'すべて表示',
    none: '「{q}」に一致するものはありません。',
    found: '{total}件中{found}件',
    pages: '一覧のページ',
    previous: '前へ',
    next: '次へ',
    page: '{pages}ページ中{page}ページ目',
  },
  loading: '読み込んでいます',
  failed: {
    title: 'ただいま表示できません',
    text: '当店側で問題が発生しました。お客様のデータは失われていません。ほかの項目はそのままご利用いただけます。',
    again: 'もう一度試す',
  },
  toShop: '製品を見る',
  support: 'サポートに問い合わせる',
  toLicence: 'ライセンスを見る',
  licenceState: {
    suspended: '停止中',
    revoked: '取り消し済み',
    expired: '期限切れ',
  },
} satisfies Translated<typeof reference>;
