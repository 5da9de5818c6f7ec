import type { Translated } from '../translated.ts';
import type { dashboard as reference } from './en.ts';

export const dashboard = {
  title: '最近 30 天',
  visits: '造訪次數',
  buyClicks: '購買按鈕點擊',
  orders: '已付款訂單',
  revenue: '營收',
  funnel: '從結帳到付款',
  day: '日期（UTC）',
  table: '以表格顯示',
  empty: '這段期間沒有資料。',
  step: '步驟',
  share: '占開始結帳者的比例',
  steps: {
    checkout_begin: '開啟結帳頁',
    checkout_submit: '送出資料',
    checkout_pay: '從付款頁返回',
    checkout_complete: '完成付款',
  },
  collectorDown: '收集器沒有回應，因此沒有造訪資料。訂單與營收資料是完整的。',
} satisfies Translated<typeof reference>;
