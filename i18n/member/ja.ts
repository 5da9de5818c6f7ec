import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: '会員ページ',
  sections: '会員ページの項目',
  logOut: 'ログアウト',
  loggingOut: 'ログアウト中',
  logOutFailed: 'ログアウトできませんでした。もう一度お試しください。',
  logOutOffline:
    'ネットワークに接続されていません。このページのログイン情報は消去しました。ショップ側のセッションは次の接続時に終了します。',
  products: {
    title: '購入した製品',
    emptyTitle: 'ライセンスはまだありません',
    emptyText: '{email} で購入した製品のキー、ダウンロード、有効期間がここに表示されます。',
    toShop: '製品を見る',
    key: 'ライセンスキー',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'キーを選択してコピーしてください。',
    copyKeyOf: '{name} のキーをコピー',
    order: '注文番号',
    bought: '購入日',
    worksUntil: '利用期限',
    updatesUntil: '更新期限',
    worksForGood: '利用',
    updatesForGood: '更新',
    forGood: '無期限',
    worksEnded: '利用終了',
    updatesEnded: '更新終了',
    today: '今日',
    download: '{system} 版 {version} をダウンロード',
    noDownload: 'ダウンロードを準備しています。',
    revoked: '注文が返金されたため、このライセンスは取り消されました。',
  },
} satisfies Translated<typeof reference>;
