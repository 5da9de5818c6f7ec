import type { Translated } from '../translated.ts';
import type { acting as reference } from './en.ts';

export const acting = {
  bar: '您正以 {email} 的身分操作，至 {time} 為止',
  end: '結束',
  limits: '授權金鑰已遮蔽；付款與登入方式的變更皆已停用。',
  refused: '以會員身分操作時無法使用。',
  title: '以會員身分操作',
  text: '以會員看到的畫面開啟商店 15 分鐘。會員會收到通知，並看到您的原因。',
  begin: '開始',
  ended: '這張票券已使用或已過期，請在後台重新取得。',
  script: '這個頁面需要 JavaScript，請從後台開啟。',
} satisfies Translated<typeof reference>;
