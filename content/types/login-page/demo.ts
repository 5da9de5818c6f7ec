import { type Draft, t } from '../../demo/translated.ts';

export const demoLoginPage: Draft = {
  title: t('Log in', 'Anmelden', 'ログイン', 'Se connecter', '登入'),
  summary: t(
    'Your licence keys and downloads are in your account.',
    'Ihre Lizenzschlüssel und Downloads finden Sie in Ihrem Konto.',
    'ライセンスキーとダウンロードはアカウントにあります。',
    'Vos clés de licence et vos téléchargements sont dans votre compte.',
    '授權金鑰與下載項目都在您的帳號中。',
  ),
  points: [
    {
      text: t(
        'Every key you have bought, ready to copy',
        'Jeder gekaufte Schlüssel, bereit zum Kopieren',
        '購入したすべてのキーをすぐにコピー',
        'Toutes vos clés, prêtes à copier',
        '所有購買的金鑰，隨時複製',
      ),
    },
    {
      text: t(
        'The newest version of each program, to download again',
        'Die neueste Version jedes Programms, zum erneuten Herunterladen',
        '各製品の最新版をいつでも再ダウンロード',
        'La dernière version de chaque logiciel, à télécharger à nouveau',
        '隨時重新下載每套軟體的最新版本',
      ),
    },
  ],
};
