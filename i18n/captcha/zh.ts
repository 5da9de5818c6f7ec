import type { Translated } from '../translated.ts';
import type { captcha as reference } from './en.ts';

export const captcha = {
  working: '正在確認您不是自動程式，需要幾秒鐘。',
  done: '已確認。',
  expired: '確認已過期，您繼續操作時會自動重新確認。',
  ready: '送出表單時會進行確認。',
  typeInstead: '改為輸入驗證碼',
  picture: '圖形驗證碼：五個字母與數字，繪製成程式無法辨識的樣子',
  code: '圖形驗證碼',
  pictureHint: '請輸入圖片中的五個字元，不分大小寫。',
  mailed: '郵件中的驗證碼',
  mailHint: '我們已將六位數字寄到您輸入的信箱，僅供該信箱使用，{minutes} 分鐘內有效。',
  another: '換一張圖片',
  mailInstead: '看不清楚？以電子郵件接收驗證碼',
  mailAgain: '再寄一次驗證碼',
  google: '此表單受 reCAPTCHA 保護，適用 Google 的{privacy}與{terms}。',
  googlePrivacy: '隱私權政策',
  googleTerms: '服務條款',
} satisfies Translated<typeof reference>;
