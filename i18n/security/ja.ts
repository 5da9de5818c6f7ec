import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'このセッションを終了しました。次にページを開いたときにログアウトされます。',
    others: 'ほかの端末はすべてログアウトしました。',
    'totp-off': '2段階ログインを無効にしました。',
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
  twoFactor: {
    title: '2段階ログイン',
    text: 'パスワードに加えてスマートフォンのアプリのコードを使うと、パスワードを知られてもログインされません。',
    confirm: '有効にする前に、ご本人であることを確認してください。',
    start: '設定する',
    scan: '認証アプリで次のコードを読み取り、表示された数字を入力してください。',
    qr: 'アプリ用のキーのQRコード',
    byHand: 'または、次のキーをアプリに入力してください。',
    codeHint: 'アプリに表示される6桁の数字',
    turnOn: '有効にする',
    codesTitle: '有効になりました。リカバリーコードを保管してください',
    codesText:
      'アプリが手元にないとき、1つにつき1回ログインできます。表示されるのは今だけですので、印刷するか書き留めてください。',
    on: '{count, plural, other {有効です。リカバリーコードは残り#個です。}}',
    proof: 'パスワード、またはアプリのコード',
    turnOff: '無効にする',
  },
  support: {
    title: 'サポートによる確認',
    text: 'サポート担当者がアカウントを開いた日時と理由です。キーは伏せて表示され、お支払いやログイン方法の変更はできません。',
    entry: '{moment}にサポートがアカウントを確認しました：{reason}',
    here: '確認中',
    end: '終了する',
  },
} satisfies Translated<typeof reference>;
