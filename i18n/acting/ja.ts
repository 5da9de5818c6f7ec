import type { Translated } from '../translated.ts';
import type { acting as reference } from './en.ts';

export const acting = {
  bar: '{time}まで{email}として操作しています',
  end: '終了',
  limits: 'ライセンスキーは伏せられています。お支払いとログイン方法の変更はできません。',
  refused: '会員として操作している間は利用できません。',
  title: '会員として操作する',
  text: '会員が見ているとおりのショップを15分間開きます。会員には理由とともにお知らせします。',
  begin: '開始する',
  ended: 'このチケットは使用済みか期限切れです。管理画面で新しいものを発行してください。',
  script: 'このページにはJavaScriptが必要です。管理画面から開いてください。',
} satisfies Translated<typeof reference>;
