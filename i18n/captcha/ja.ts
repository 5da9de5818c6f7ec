import type { Translated } from '../translated.ts';
import type { captcha as reference } from './en.ts';

export const captcha = {
  working: '自動プログラムではないことを確認しています。数秒かかります。',
  done: '確認できました。',
  expired: '確認の有効期限が切れました。操作を続けると自動的に再確認します。',
  ready: '送信時に確認します。',
  typeInstead: '代わりにコードを入力する',
  picture: 'セキュリティコード：プログラムには読み取れないように描かれた5文字の英数字',
  code: 'セキュリティコード',
  pictureHint: '画像の5文字を入力してください。大文字と小文字は区別しません。',
  mailed: 'メールに記載されたコード',
  mailHint: '入力されたアドレスに6桁の数字を送信しました。このアドレスでのみ、{minutes}分間有効です。',
  another: '別の画像を表示',
  mailInstead: '読み取れない場合はメールでコードを受け取る',
  mailAgain: 'コードを再送信',
  google: 'このフォームはreCAPTCHAで保護されており、Googleの{privacy}と{terms}が適用されます。',
  googlePrivacy: 'プライバシーポリシー',
  googleTerms: '利用規約',
} satisfies Translated<typeof reference>;
