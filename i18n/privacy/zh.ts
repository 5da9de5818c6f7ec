import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: '您的資料',
    text: '商店所保存的您的全部資料，以 JSON 與 CSV 打包成一個壓縮檔：帳號、訂單、授權、裝置、郵件、同意紀錄。',
    confirm: '取出或刪除資料之前，請先確認是您本人。',
    ask: '建立壓縮檔',
    again: '建立新的壓縮檔',
    waits: '正在建立您的壓縮檔，可以下載時會寄電子郵件通知您。',
    ready: '您的壓縮檔已備妥，可下載至 {day}。',
    fetch: '下載壓縮檔',
    failed: '無法建立壓縮檔，請再申請一次。',
    soon: '每天可以申請一次壓縮檔。',
    done: '我們正在建立您的壓縮檔，完成後會寄信通知您。',
  },
  erasure: {
    title: '刪除帳號',
    text: '您的帳號會立即關閉，{days} 天後，商店所保存的您的全部資料都會刪除。在那之前，可以用我們寄給您的連結取消。',
    closed: '帳號立即關閉：您會在所有裝置登出，任何人都無法再登入。',
    subscriptions: '以下訂閱會取消，之後不再扣款：{names}',
    noSubscriptions: '您沒有進行中的訂閱，之後不會扣款。',
    gone: '之後，您的姓名、電子郵件地址、密碼、卡片、裝置、郵件與備註都會永久刪除，包括客服在內，沒有人能夠復原。',
    staysTitle: '保留什麼，為什麼',
    keys: '您的授權金鑰在已付費的範圍內仍可繼續使用。請先記下金鑰：刪除之後沒有人能再為您查詢。',
    toKeys: '查看金鑰',
    invoices: '發票、折讓單與稅務證明依稅法規定保存 {years} 年，只有我們的會計人員能夠查看。',
    late: '如果還有未完成的訂單、退款或付款爭議，會等到結束之後才刪除。',
    sure: '我已記下授權金鑰，並希望刪除我的帳號。',
    submit: '關閉並刪除我的帳號',
  },
  keep: {
    title: '保留帳號',
    underWay: '您的帳號將於 {day}刪除',
    text: '{email} 的帳號已關閉。商店所保存的您的全部資料將於 {day}刪除。在那之前，您可以選擇保留。',
    notBack:
      '保留之後，您可以照常重新登入。不會自動恢復的部分：您在所有裝置仍為登出狀態；已取消的訂閱要由您在帳號中恢復。',
    submit: '保留我的帳號',
    doneTitle: '您的帳號會保留',
    doneText: '您可以重新登入 {email} 的帳號。若要繼續已取消的訂閱，請在該期結束前恢復。',
    toShop: '返回商店',
    noMail: '沒有收到郵件？',
    toSupport: '聯絡客服',
    askedTitle: '您的帳號已關閉',
    askedText: '您已在所有裝置登出。我們寄了一封電子郵件給您，裡面有刪除的日期，以及在那之前可以取消的連結。',
    ended: '連結已使用過，或是已經過了可以取消刪除的時間。',
  },
} satisfies Translated<typeof reference>;
