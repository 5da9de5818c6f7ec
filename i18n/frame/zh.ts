import type { Translated } from '../translated.ts';
import type { frame as reference } from './en.ts';

export const frame = {
  skipToContent: '跳至主要內容',
  nav: {
    label: '主選單',
    open: '選單',
    close: '關閉選單',
    language: '語言',
    logIn: '登入',
    memberCentre: '會員中心',
    acting: '您正以 {email} 的身分操作，至 {time} 為止',
    endActing: '結束',
    overview: '總覽',
    breadcrumbs: '目前位置',
    home: '首頁',
    search: '搜尋',
    backToTop: '回到頁首',
    notice: '公告',
  },
  legal: {
    subscriptionCancel: '在此取消合約',
    withdraw: '在此撤回合約',
  },
  faults: {
    field_required: '此欄位為必填。',
    invalid_email: '電子郵件格式不正確。',
    password_too_short: '請使用至少 8 個字元。',
    server_error: '糟糕，似乎出了點問題，請與我們聯絡。',
  },
} satisfies Translated<typeof reference>;
