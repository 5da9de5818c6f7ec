import type { Translated } from '../translated.ts';
import type { invoice as reference } from './en.ts';

export const invoice = {
  title: {
    invoice: '請求書',
    credit_note: '返金明細書',
    cancellation: '請求書（取消）',
  },
  demo: 'デモ：実際のお金は動いていません',
  number: '番号',
  issued: '発行日',
  delivered: '納品日',
  order: '注文番号',
  about: {
    credits: '対象の請求書',
    corrects: '訂正対象',
    replaces: '差し替え対象',
  },
  buyer: 'ご購入者',
  vatId: 'VAT番号：{number}',
  taxId: '税務登録番号：{number}',
  product: '製品',
  quantity: '数量',
  amount: '金額',
  columns: {
    net: '税抜',
    gross: '税込',
  },
  period: '対象期間：{from}～{through}',
  listed: '定価{price}',
  credited: '{numbers}で支払い済み',
  net: '税抜金額',
  tax: '税額（{rate}）',
  taxOf: '税額（{country}、{rate}）',
  total: {
    invoice: '合計',
    credit_note: '返金合計',
  },
  paid: 'お支払い済みです。',
  nothingToPay: 'お支払いは不要です。',
  refund: 'お支払いに使われた方法へ返金されます。',
  refund_failed: 'この金額の返金が完了しなかったため、改めて請求します。',
  dispute: '購入者のカード会社が支払いを取り消しました。',
  dispute_won: '購入者のカード会社が取り消した支払いが回復したため、改めて請求します。',
  correction_invoice: 'この請求書は請求書{number}に代わるものです。',
  correction_credit: '請求書{number}に誤りがあったため取り消し、新しい請求書を発行します。',
  reverseCharge: 'リバースチャージ：税は受領者が納付します。',
  noTax: '税は請求していません。',
  accounting:
    '{currency}での税額：{amount}（{day}の欧州中央銀行の参考レートで換算：1 {currency} = {rate} {from}）。',
} satisfies Translated<typeof reference>;
