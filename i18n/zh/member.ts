import type { member as reference } from '../en/member.ts';
import type { Translated } from '../messages.ts';

export const member = {
  title: '會員中心',
  sections: '會員中心項目',
  logOut: '登出',
  loggingOut: '登出中',
  logOutFailed: '登出沒有成功，請再試一次。',
  logOutOffline: '目前沒有網路。這個頁面已清除您的登入資料；商店端的登入會在下次連線時結束。',
  products: {
    title: '我的產品',
    emptyTitle: '目前沒有授權',
    emptyText: '您以 {email} 購買的產品會顯示在這裡：金鑰、下載項目與有效期限。',
    toShop: '瀏覽產品',
    key: '授權金鑰',
    copy: '複製',
    copied: '已複製',
    copyKeyOf: '複製 {name} 的金鑰',
    order: '訂單',
    bought: '購買日期',
    worksUntil: '可使用至',
    updatesUntil: '可更新至',
    worksForGood: '使用',
    updatesForGood: '更新',
    forGood: '永久',
    worksEnded: '使用已於下列日期結束',
    updatesEnded: '更新已於下列日期結束',
    today: '今天',
    download: '下載 {system} 版 {version}',
    noDownload: '下載項目準備中。',
    revoked: '因訂單已退款，此授權已撤銷。',
  },
} satisfies Translated<typeof reference>;
