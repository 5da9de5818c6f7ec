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
  products: {
    title: '購入した製品',
    emptyTitle: 'ライセンスはまだありません',
    emptyText: '{email}で購入した製品のキー、ダウンロード、利用期間がここに表示されます。',
    toShop: '製品を見る',
    trialsTitle: 'まずは試す',
    trialsText: 'どの製品も、このパソコンで無料でお試しいただけます。',
    trial: '無料体験版',
    otherTitle: '別のメールアドレスで購入された場合',
    otherText:
      'ライセンスは、ご注文時のメールアドレスのアカウントに表示されます。そのアドレスでログインしてください。パスワードをまだ設定していない場合は、先に設定してください。',
    otherPassword: 'パスワードを設定する',
    otherContact: 'サポートに問い合わせる',
    key: 'ライセンスキー',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'キーを選択してコピーしてください。',
    copyKeyOf: '{name}のキーをコピー',
    order: '注文番号',
    bought: '購入日',
    worksUntil: '利用期限',
    updatesUntil: 'アップデート期限',
    worksForGood: '利用期間',
    updatesForGood: 'アップデート',
    forGood: '無期限',
    worksEnded: '利用終了',
    updatesEnded: 'アップデート終了',
    today: '今日',
    download: '{system}版（{version}）をダウンロード',
    noDownload: 'ダウンロードを準備しています。',
    revoked: '注文が返金されたため、このライセンスは取り消されました。',
  },
} satisfies Translated<typeof reference>;
