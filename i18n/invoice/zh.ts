import type { Translated } from '../translated.ts';
import type { invoice as reference } from './en.ts';

export const invoice = {
  title: {
    invoice: '發票',
    credit_note: '折讓單',
    cancellation: '發票作廢單',
  },
  demo: '示範：沒有實際金流',
  number: '編號',
  issued: '開立日期',
  delivered: '交付日期',
  order: '訂單',
  about: {
    credits: '對應發票',
    corrects: '更正',
    replaces: '取代',
  },
  buyer: '買受人',
  vatId: '加值稅號：{number}',
  taxId: '稅籍編號：{number}',
  product: '產品',
  quantity: '數量',
  amount: '金額',
  columns: {
    net: '未稅',
    gross: '含稅',
  },
  period: '服務期間：{from}至{through}',
  listed: '定價 {price}',
  credited: '已由 {numbers} 支付',
  net: '未稅金額',
  tax: '稅額（{rate}）',
  taxOf: '稅額（{country}，{rate}）',
  total: {
    invoice: '總計',
    credit_note: '折讓總計',
  },
  paid: '款項已付清。',
  nothingToPay: '無須付款。',
  refund: '此金額將退回原付款方式。',
  refund_failed: '此金額的退款未能撥付，因此重新開立發票。',
  dispute: '買方銀行已取回此筆款項。',
  dispute_won: '買方銀行已將先前取回的款項返還，因此重新開立發票。',
  correction_invoice: '本發票取代發票 {number}。',
  correction_credit: '發票 {number} 有誤，以此單作廢，並另開新發票取代。',
  reverseCharge: '反向課稅：稅款由受領人繳納。',
  noTax: '未收取稅款。',
  accounting:
    '以 {currency} 計的稅額：{amount}，按歐洲中央銀行 {day}的參考匯率換算：1 {currency} = {rate} {from}。',
} satisfies Translated<typeof reference>;
