import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: '請先登入以檢視此頁面。',
  orders: {
    title: '待審核訂單',
    about:
      '買家已付款，但款項與訂單不符。接受訂單即按實收金額收款，買家將取得所訂購的商品。若要退款，請先在付款服務商退款，再於此取消訂單。',
    none: '沒有待審核的訂單。',
    number: '訂單',
    placed: '下單時間',
    buyer: '買家',
    total: '總計',
    paid: '實付',
    paidUnknown: '未知：請查詢付款服務商',
    reason: '原因',
    accept: '接受',
    cancel: '已退款：取消',
    cancelled: '訂單 {number} 已取消，其優惠碼可再次使用。',
    next: '下一頁',
    done: '訂單 {number} 已接受，金鑰將以郵件寄出。',
    reasons: {
      amount_mismatch: '付款金額不同',
      paid_after_cancellation: '訂單取消後才付款',
      no_address: '買家已無法得知：地址已刪除',
    },
  },
  jobs: {
    title: '失敗的工作',
    about: '多次嘗試仍未成功的郵件與其他工作。',
    none: '沒有失敗的工作。',
    kind: '工作',
    failed: '放棄時間',
    tries: '嘗試次數',
    error: '最後的錯誤',
    retry: '重試',
    done: '將重試 {kind}。',
  },
  events: {
    title: '付款服務商的通知',
    about: '付款服務商告知、但商店不會自動處理的退款、爭議與訂閱。請到付款服務商處理。',
    none: '沒有待處理的通知。',
    subject: '關於',
    said: '通知',
    id: '服務商編號',
    received: '收到時間',
    subjects: { payment: '付款', refund: '退款', dispute: '爭議', subscription: '訂閱' },
  },
  problems: {
    not_allowed: '您的角色不允許此操作。',
    not_in_review: '此訂單已不在審核中。',
    no_address: '此買家的地址已刪除，無法提供授權。請退款並取消訂單。',
    not_failed: '此工作已在等待或執行中。',
    failed: '操作未成功，沒有任何變更。請稍後再試。',
  },
} satisfies Translated<typeof reference>;
