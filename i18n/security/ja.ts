import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'このセッションを終了しました。次にページを開いたときにログアウトされます。',
    others: 'ほかの端末はすべてログアウトしました。',
  },
  sessions: {
    title: 'ログイン中の端末',
    text: '見覚えのない端末がある場合は、セッションを終了し、新しいパスワードを設定してください。',
    on: '{system}の{browser}',
    unknown: '不明な端末',
    here: 'このセッション',
    begun: 'ログイン：{ago}',
    seen: '最終アクセス：{ago}',
    way: {
      password: 'パスワードでログイン',
      registration: '登録時にログイン',
      reset_link: 'パスワード設定のリンクでログイン',
      google: 'Googleでログイン',
      mailed_link: 'メールのリンクでログイン',
    },
    end: '終了',
    endOf: '：{device}のセッション',
    newPassword: '新しいパスワードを設定',
    endOthers: 'ほかの端末をすべてログアウト',
    endAll: 'この端末もログアウト',
  },
} satisfies Translated<typeof reference>;
