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
    overview: '總覽',
    breadcrumbs: '目前位置',
    home: '首頁',
    search: '搜尋',
    backToTop: '回到頁首',
    notice: '公告',
  },
} satisfies Translated<typeof reference>;
