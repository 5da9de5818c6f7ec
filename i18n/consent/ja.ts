import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'プライバシー',
  title: '訪問の記録にご協力いただけますか',
  text: '同意いただいた場合、開いたページと使用した購入ボタンを、当社のサーバーに最長13か月間記録します。どのページが役に立っているかを知るためのものです。お選びいただくまでは何も記録されません。どちらを選んでも、ショップは同じようにご利用いただけます。',
  accept: '同意する',
  decline: '同意しない',
  noticeText: '開いたページと使用した購入ボタンを、当社のサーバーに最長13か月間記録しています。',
  keep: 'このまま続ける',
  optOut: '記録しない',
  gpcText:
    'お使いのブラウザーは Global Privacy Control を送信しています。当社はこれを拒否の意思表示として扱い、何も記録しません。',
  close: '閉じる',
  open: 'プライバシー設定',
  state: {
    granted: '現在、訪問は記録されています。',
    denied: '現在、何も記録されていません。',
  },
} satisfies Translated<typeof reference>;
