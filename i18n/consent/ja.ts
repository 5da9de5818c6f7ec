import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'プライバシー',
  title: '訪問を記録してもよろしいですか？',
  text: '同意いただくと、開いたページとクリックを当社のサーバーに最長13か月間記録します。お答えいただくまでは何も記録しません。',
  accept: '同意する',
  decline: '同意しない',
  noticeText: '開いたページとクリックを、当社のサーバーに最長13か月間記録しています。',
  keep: '問題ありません',
  optOut: '記録しない',
  gpcText:
    'お使いのブラウザーはGlobal Privacy Controlを送信しています。当社はこれを拒否の意思表示として扱い、何も記録しません。',
  close: '閉じる',
  open: 'プライバシー設定',
  state: {
    granted: '現在、訪問は記録されています。',
    denied: '現在、何も記録されていません。',
  },
} satisfies Translated<typeof reference>;
