import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: '已結束該登入，對方開啟下一頁時就會登出。',
    others: '其他裝置都已登出。',
    'totp-off': '兩步驟登入已停用。',
  },
  sessions: {
    title: '您已登入的裝置',
    text: '如果有您不認得的裝置，請結束該登入並設定新密碼。',
    on: '{system} 上的 {browser}',
    unknown: '不明裝置',
    here: '目前使用中',
    begun: '登入時間：{ago}',
    seen: '最近使用：{ago}',
    way: {
      password: '以密碼登入',
      registration: '註冊時登入',
      reset_link: '以設定密碼的連結登入',
      google: '以 Google 登入',
      mailed_link: '以信件中的連結登入',
    },
    end: '結束',
    endOf: '{device} 的登入',
    newPassword: '設定新密碼',
    endOthers: '登出其他所有裝置',
    endAll: '連同這裡一併登出',
  },
  twoFactor: {
    title: '兩步驟登入',
    text: '除了密碼，再加上手機應用程式的驗證碼，只知道密碼的人就無法登入。',
    confirm: '啟用前，請先確認是您本人。',
    start: '開始設定',
    scan: '請用驗證應用程式掃描，再輸入它顯示的驗證碼。',
    qr: '含有應用程式金鑰的 QR 碼',
    byHand: '或在應用程式中輸入這組金鑰：',
    codeHint: '應用程式中的六位數字',
    turnOn: '啟用',
    codesTitle: '已啟用，請妥善保存這些備用碼',
    codesText: '手邊沒有應用程式時，每組備用碼可登入一次。備用碼只在此時顯示，請列印或抄寫下來。',
    on: '{count, plural, other {已啟用，還有 # 組備用碼。}}',
    proof: '密碼，或應用程式的驗證碼',
    turnOff: '停用',
  },
  support: {
    title: '客服查看帳號的紀錄',
    text: '客服何時查看了您的帳號，以及原因。客服只能看到遮蔽後的金鑰，無法付款或變更登入方式。',
    entry: '客服於 {moment} 查看了您的帳號：{reason}',
    here: '進行中',
    end: '結束',
  },
} satisfies Translated<typeof reference>;
