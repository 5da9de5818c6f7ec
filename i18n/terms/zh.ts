import type { Translated } from '../translated.ts';
import type { terms as reference } from './en.ts';

export const terms = {
  lead: '付款即表示您依下列條件購買此授權：',
  leadMany: '付款即表示您依下列條件購買這些授權：',
  leadFree: '訂購即表示您接受下列條件：',
  use: {
    '1M': '可用於 1 台電腦，以及您擁有的光碟，並須符合您所在國家的法律。',
    '1Y': '可用於 1 台電腦，以及您擁有的光碟，並須符合您所在國家的法律。',
    LFT: '可用於 1 台電腦，以及您擁有的光碟，並須符合您所在國家的法律。',
    'Lifetime+5PC': '可用於 5 台電腦，以及您擁有的光碟，並須符合您所在國家的法律。',
  },
  renews: {
    '1M': '付款 1 個月後自動續訂，之後每月續訂一次，每次從您付款的卡片扣款 {price}，直到您取消。您可隨時在帳號中，或不登入而在「取消訂閱」頁面取消；取消後仍可使用至已付款期間結束。',
    '1Y': '付款 1 年後自動續訂，之後每年續訂一次，每次從您付款的卡片扣款 {price}，直到您取消。您可隨時在帳號中，或不登入而在「取消訂閱」頁面取消；取消後仍可使用至已付款期間結束。',
  },
  end: {
    LFT: '沒有期限，只需付款一次。',
    'Lifetime+5PC': '沒有期限，只需付款一次。',
  },
  newPrice:
    '我同意自 {date}起，{product}（{licence}）的續訂價格由 {old} 調整為 {price}，每次續訂均依此價格，直到我取消為止。',
  delivery: '確認付款後，金鑰會立即顯示在下一頁，並以電子郵件寄出。',
  consents: {
    delivery: '我明確要求在 14 天撤回期屆滿前立即交付。',
    withdrawal: '我了解金鑰一經交付，我的撤回權即告終止。',
  },
  reductions: {
    coupon: '優惠碼 {code}',
    promotion: '活動折扣',
    credit: '先前期間的餘額抵扣',
    other: '折扣',
  },
  tax: {
    contained: '含{tax}（{percent}）{amount}。',
    reversed: '反向課稅：此處不收取加值稅，由貴公司在所在國自行申報。',
    names: {
      vat: '加值稅',
      consumption: '消費稅',
      gst: 'GST',
    },
  },
} satisfies Translated<typeof reference>;
