import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: '請稍候',
    text: '商店目前無法連線到資料庫。資料不會遺失，請過幾秒再試一次。',
    form: '商店目前無法連線到資料庫，未能處理您送出的表單。請過幾秒按瀏覽器的「上一頁」返回，再送出一次。您填寫的內容通常都還在。',
  },
  busy: {
    title: '目前使用人數較多',
    text: '目前的請求超過商店一次能處理的數量。資料不會遺失，請過幾秒再試一次。',
    form: '目前的請求超過商店一次能處理的數量，未能處理您送出的表單。請過幾秒按瀏覽器的「上一頁」返回，再送出一次。您填寫的內容通常都還在。',
  },
  loading: {
    title: '示範商店仍在載入',
    text: '此頁面會與示範商店的其餘內容一起載入，約需一分鐘。準備好後會自動開啟。',
  },
  again: '再試一次',
  home: '前往首頁',
} as const satisfies Translated<typeof reference>;
