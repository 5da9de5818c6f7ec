import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: '已結束該登入，對方開啟下一頁時就會登出。',
    others: '其他裝置都已登出。',
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
} satisfies Translated<typeof reference>;
