import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: '會員中心',
  sections: '會員中心項目',
  logOut: '登出',
  loggingOut: '登出中',
  logOutFailed: '登出沒有成功，請再試一次。',
  logOutOffline: '目前沒有網路。這個頁面已清除您的登入資料；商店端的登入會在下次連線時結束。',
  titles: {
    overview: '總覽',
    my_products: '我的產品',
    devices: '裝置',
    subscriptions: '訂閱',
    orders: '訂單',
    account: '帳號',
    security: '安全性',
    privacy: '隱私',
  },
  list: {
    my_products: '以名稱或金鑰尋找',
    devices: '以電腦、產品或金鑰尋找',
    orders: '以產品或訂單編號尋找',
    find: '尋找',
    all: '顯示全部',
    none: '沒有符合「{q}」的項目。',
    found: '{total} 筆中有 {found} 筆',
    pages: '清單頁碼',
    previous: '上一頁',
    next: '下一頁',
    page: '第 {page} 頁，共 {pages} 頁',
  },
  loading: '載入中',
  failed: {
    title: '目前無法顯示這個頁面',
    text: '我們這邊出了點問題。您的資料都還在，其他項目也能照常使用。',
    again: '再試一次',
  },
  toShop: '瀏覽產品',
  support: '聯絡客服',
  toLicence: '查看授權',
  licenceState: {
    suspended: '已暫停',
    revoked: '已撤銷',
    expired: '已到期',
  },
} satisfies Translated<typeof reference>;
