import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': '1 個月授權',
    '1Y': '1 年授權',
    LFT: '終身授權',
    'Lifetime+5PC': '5 台電腦終身授權',
  },
  order: {
    subject: '您的 {product} 授權金鑰（訂單 {number}）',
    preview: '{product} 的金鑰、下載與啟用方式',
    title: '您的授權金鑰',
    lead: '感謝您購買 {product}。這是您的{licence}金鑰：',
    worksUntil: '有效期限至 {date}，到期後自動結束，不會再扣款。',
    worksForever: '此金鑰不會到期，並包含所有更新。',
    activate: '啟用方式：安裝 {product}，在「說明」選單選擇「輸入授權金鑰」，然後貼上金鑰，有無連字號皆可。',
    download: '下載 {product} {version}',
    facts: '訂單 {number}，{total}，付款日期 {date}。',
    again: '在 {date} 之前，您可以用這個連結再次查看訂單與金鑰：',
    show: '查看訂單與金鑰',
    newAccount: '我們已為這個電子郵件地址建立帳號，方便您隨時取得金鑰與下載檔案。帳號尚未設定密碼：',
    setPassword: '設定密碼',
    account: '您也可以在帳號中找到這組金鑰：',
    toAccount: '前往我的產品',
    footer:
      '您會收到這封郵件，是因為訂單 {number} 以這個地址完成付款。14 天內可申請退款，直接回覆這封郵件即可。',
  },
} satisfies Translated<typeof reference>;
