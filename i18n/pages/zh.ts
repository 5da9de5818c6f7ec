import type { Translated } from '../translated.ts';
import type { pages as reference } from './en.ts';

export const pages = {
  contents: '本頁內容',
  list: {
    title: '{category}：文章',
    page: '第 {page} 頁',
    pages: '列表頁碼',
    newer: '較新的文章',
    older: '較舊的文章',
    empty: '尚無文章',
    emptyText: '文章發布後會顯示在這裡。',
    toHome: '回首頁',
  },
  policy: {
    applies: '自 {date}起適用',
  },
  service: {
    byMail: '請用購買時的電子郵件地址寫信到 {email}，將由專人回覆。',
    write: '聯絡客服',
    account: '我的產品',
  },
  contact: {
    address: '電子郵件',
    answer: '回覆時間',
    hours: '服務時間',
    write: '寫信給我們',
    help: '先看說明',
    topics: '來信時請提供',
  },
  help: {
    title: '說明',
    popular: '常見問題',
    related: '另請參閱',
    notFound: '沒有找到答案嗎？',
    person: '詢問專人',
    topics: {
      install: '安裝與更新',
      licence: '授權金鑰',
      payment: '付款與退款',
      discs: '光碟與光碟機',
      files: '檔案與格式',
      account: '帳號',
    },
  },
  promotion: {
    none: '目前沒有促銷活動',
    noneText: '全年價格一致。如有促銷活動，會在這裡公布，並註明結束日期。',
    until: '至 {date} 止（{zone}）',
    store: '前往商店',
  },
} satisfies Translated<typeof reference>;
