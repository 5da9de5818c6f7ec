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
    text: '此頁面會與示範商店的其餘內容一起載入，約需一分鐘或更久。準備好後會自動開啟。',
  },
  refused: {
    badRequest: {
      title: '無法辨識此網址',
      text: '網址可能缺少部分內容或有誤。請檢查連結，或從首頁開始。',
    },
    forbidden: {
      title: '此請求並非來自本商店的頁面',
      text: '為了保護您，商店只接受從自家頁面送出的表單。請在這裡開啟該頁面後再送出一次。',
    },
    noFile: {
      title: '找不到這個檔案',
      text: '檔案可能在連結建立之後已被更換或移除。',
    },
    readOnly: {
      title: '無法向此頁面送出內容',
      text: '此頁面僅供瀏覽，請按瀏覽器的「上一頁」返回。',
    },
    tooLarge: {
      title: '內容過大，無法送出',
      text: '沒有任何變更。請按瀏覽器的「上一頁」返回，縮短內容後再送出一次。',
    },
    tooSlow: {
      title: '您的要求沒有完整送達',
      text: '連線速度過慢或曾經中斷。沒有任何變更，請再試一次。',
    },
    tooMany: {
      title: '嘗試次數過多',
      text: '請稍候片刻再試一次。',
    },
    longHead: {
      title: '瀏覽器附帶的資料過多',
      text: '本商店的 Cookie 已過大。請在瀏覽器設定中刪除後，再開啟此頁面。',
    },
    wrongLink: {
      title: '下載連結不完整',
      text: '請再按一次下載按鈕，系統會產生新的連結。',
    },
    linkEnded: {
      title: '下載連結已失效',
      text: '連結的有效期限為一天。請再按一次下載按鈕，系統會產生新的連結。',
    },
    withdrawn: {
      title: '此版本已不再提供',
      text: '您可以在產品頁面找到目前的版本。',
    },
    unreadable: {
      title: '目前無法讀取這個檔案',
      text: '我們已得知此問題，請稍後再試。',
    },
  },
  again: '再試一次',
  home: '前往首頁',
} as const satisfies Translated<typeof reference>;
