import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: '隱私權',
  title: '是否同意我們記錄您的造訪？',
  text: '若您同意，我們會記錄您開啟的頁面與點擊，只存放在自有伺服器，最長 13 個月。在您回答之前，不會記錄任何內容。',
  accept: '同意',
  decline: '拒絕',
  noticeText: '我們會記錄您開啟的頁面與點擊，只存放在自有伺服器，最長 13 個月。',
  keep: '沒問題',
  optOut: '不要記錄',
  gpcText: '您的瀏覽器送出了 Global Privacy Control 訊號。我們視為拒絕，因此不會記錄任何內容。',
  close: '關閉',
  open: '隱私權設定',
  state: {
    granted: '目前會記錄您的造訪。',
    denied: '目前不會記錄任何內容。',
  },
} satisfies Translated<typeof reference>;
