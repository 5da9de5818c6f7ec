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
    overview: '一覧',
    breadcrumbs: '現在のページ',
    home: 'ホーム',
    search: '検索',
    backToTop: 'ページの先頭へ',
    notice: 'お知らせ',
  },
} satisfies Translated<typeof reference>;
