import type { errors as reference } from '../en/errors.ts';
import type { Translated } from '../messages.ts';

export const errors = {
  no_session: '先にログインしてください。',
  session_expired: 'セッションが終了しました。もう一度ログインしてください。',
  invalid_input: '入力内容をご確認ください。',
  field_required: 'この項目は必須です。',
  invalid_email: 'メールアドレスの形式が正しくありません。',
  forbidden_origin:
    'このショップからのリクエストではありません。ページを再読み込みして、もう一度お試しください。',
  not_found: 'ここには何もありません。',
  body_too_large: '送信するデータが大きすぎます。',
  too_many_requests: '回数が多すぎます。しばらくしてからもう一度お試しください。',
  server_error: '問題が発生したようです。お問い合わせください。',
  bad_credentials: 'メールアドレスとパスワードが一致しません。',
  code_wrong: 'このコードは使えません。ご確認のうえ、必要なら新しいコードを取得してください。',
  password_too_short: '8 文字以上にしてください。',
  password_too_long: '128 文字以内にしてください。',
  link_ended: 'このリンクは使用済みか、期限が切れています。新しいリンクを取得してください。',
} satisfies Translated<typeof reference>;
