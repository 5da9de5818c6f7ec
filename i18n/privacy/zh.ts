import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: '您的資料',
    text: '商店所保存的您的全部資料，以 JSON 與 CSV 打包成一個壓縮檔：帳號、訂單、授權、裝置、郵件、同意紀錄。',
    confirm: '取出資料之前，請先確認是您本人。',
    ask: '建立壓縮檔',
    again: '建立新的壓縮檔',
    waits: '正在建立您的壓縮檔，可以下載時會寄電子郵件通知您。',
    ready: '您的壓縮檔已備妥，可下載至 {day}。',
    fetch: '下載壓縮檔',
    failed: '無法建立壓縮檔，請再申請一次。',
    soon: '每天可以申請一次壓縮檔。',
    done: '我們正在建立您的壓縮檔，完成後會寄信通知您。',
  },
} satisfies Translated<typeof reference>;
