import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: '請稍候',
    text: '商店目前無法連線到資料庫。資料不會遺失，請過幾秒再試一次。',
  },
  busy: {
    title: '目前使用人數較多',
    text: '目前的請求超過商店一次能處理的數量。資料不會遺失，請過幾秒再試一次。',
  },
  loading: {
    title: '示範商店仍在載入',
    text: '此頁面會與示範商店的其餘內容一起載入，約需一分鐘。準備好後會自動開啟。',
  },
  again: '再試一次',
  home: '前往首頁',
} as const satisfies Translated<typeof reference>;
