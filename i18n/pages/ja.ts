import type { Translated } from '../translated.ts';
import type { pages as reference } from './en.ts';

export const pages = {
  contents: 'このページの内容',
  list: {
    title: '{category}の記事',
    page: '{page}ページ',
    pages: '一覧のページ',
    newer: '新しい記事',
    older: '以前の記事',
    empty: '記事はまだありません',
    emptyText: '記事は公開され次第、ここに表示されます。',
    toHome: 'ホームへ',
  },
  policy: {
    applies: '{date}から適用',
  },
  service: {
    byMail: 'ご購入時のメールアドレスから{email}までご連絡ください。担当者が返信します。',
    write: 'サポートに連絡する',
    account: '購入した製品',
  },
  contact: {
    address: 'メール',
    answer: '返信',
    hours: '受付時間',
    write: 'メールを書く',
    help: '先にヘルプを見る',
    topics: 'お問い合わせに書いていただきたいこと',
  },
  help: {
    title: 'ヘルプ',
    popular: 'よくある質問',
    related: '関連項目',
    notFound: 'お探しの内容が見つかりませんか？',
    person: '担当者に質問する',
    topics: {
      install: 'インストールと更新',
      licence: 'ライセンスキー',
      payment: 'お支払いと返金',
      discs: 'ディスクとドライブ',
      files: 'ファイルと形式',
      account: 'アカウント',
    },
  },
  promotion: {
    none: '現在、実施中のキャンペーンはありません',
    noneText:
      '価格は一年を通して同じです。キャンペーンを行うときは、終了日とともにこのページでお知らせします。',
    until: '{date}まで（{zone}）',
    store: 'ストアへ',
  },
} satisfies Translated<typeof reference>;
