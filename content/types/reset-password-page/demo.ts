import { type Draft, t } from '../../demo/translated.ts';

export const demoResetPasswordPage: Draft = {
  title: t(
    'Reset the password',
    'Passwort zurücksetzen',
    'パスワードの再設定',
    'Réinitialiser le mot de passe',
    '重設密碼',
  ),
  summary: t(
    'We mail you a link that works once.',
    'Wir schicken Ihnen einen Link, der einmal gilt.',
    '一度だけ使えるリンクをメールでお送りします。',
    'Nous vous envoyons un lien valable une fois.',
    '我們會寄送一次性連結給您。',
  ),
  points: [
    {
      text: t(
        'Licences go on working meanwhile',
        'Ihre Lizenzen funktionieren währenddessen weiter',
        'その間もライセンスはそのまま使えます',
        'Vos licences fonctionnent pendant ce temps',
        '期間授權仍可正常使用',
      ),
    },
    {
      text: t(
        'Other devices are logged out',
        'Andere Geräte werden abgemeldet',
        'ほかの端末はログアウトされます',
        'Les autres appareils sont déconnectés',
        '其他裝置將會登出',
      ),
    },
  ],
};
