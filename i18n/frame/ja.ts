import type { Translated } from '../translated.ts';
import type { frame as reference } from './en.ts';

export const frame = {
  skipToContent: '本文へ移動',
  nav: {
    label: 'メインメニュー',
    open: 'メニュー',
    close: 'メニューを閉じる',
    language: '言語',
    logIn: 'ログイン',
    memberCentre: 'マイページ',
    acting: '{time}まで{email}として操作しています',
    endActing: '終了',
    overview: '一覧',
    breadcrumbs: '現在のページ',
    home: 'ホーム',
    search: '検索',
    backToTop: 'ページの先頭へ',
    notice: 'お知らせ',
  },
  legal: {
    subscriptionCancel: '解約はこちら',
    withdraw: '契約の撤回はこちら',
  },
  faults: {
    field_required: 'この項目は必須です。',
    invalid_email: 'メールアドレスの形式が正しくありません。',
    password_too_short: '8文字以上にしてください。',
    server_error: '申し訳ありません。問題が発生したようです。お問い合わせください。',
  },
} satisfies Translated<typeof reference>;
