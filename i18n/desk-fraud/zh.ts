import type { Translated } from '../translated.ts';
import type { deskFraud as reference } from './en.ts';

export const deskFraud = {
  orders: {
    title: '待審核訂單',
    about:
      '買家已付款，但款項與訂單不符，或可疑之處過多。接受訂單即按實收金額收款，買家將取得所訂購的商品。若要退款，請先在金流服務商退款，再於此取消訂單。',
    none: '沒有待審核的訂單。',
    number: '訂單',
    placed: '下單時間',
    buyer: '買家',
    total: '總計',
    paid: '實付',
    paidUnknown: '未知：請查詢金流服務商',
    reason: '原因',
    accept: '接受',
    acceptAsks: '要接受訂單 {number} 嗎？應付 {total}，實付 {paid}。買家將取得授權，此操作無法復原。',
    acceptYes: '確定接受',
    cancel: '已退款：取消',
    cancelAsks: '要取消訂單 {number} 嗎？請先確認已退款給買家；買家不會再收到任何內容。',
    cancelYes: '確定取消',
    cancelled: '訂單 {number} 已取消，其優惠碼可再次使用。',
    next: '下一頁',
    done: '訂單 {number} 已接受，金鑰將以郵件寄出。',
    reasons: {
      amount_mismatch: '付款金額不同',
      paid_after_cancellation: '訂單取消後才付款',
      no_address: '買家已無法得知：地址已刪除',
      risk: '可疑之處過多',
    },
    risk: {
      score: '風險 {score}／100',
      reasons: {
        disposable_mail: '拋棄式電子郵件地址',
        country_mismatch: '國家與網路所在國不同',
        network_velocity: '同一網路的訂單過多',
        address_velocity: '同一網路以同一電子郵件下單過多',
      },
    },
  },
  disputes: {
    title: '爭議',
    about: '買家的銀行要求退回的款項。請到金流服務商回覆，訂單會自動更新。',
    none: '目前沒有爭議。',
    order: '訂單',
    amount: '金額',
    stands: '狀態',
    reason: '原因',
    dueBy: '證據期限',
    evidence: '下載證據檔',
    opened: '開始時間',
    exceeds: '超過退款後的餘額',
    states: { inquiry: '查詢', open: '未結', won: '勝訴', lost: '敗訴' },
  },
} satisfies Translated<typeof reference>;
