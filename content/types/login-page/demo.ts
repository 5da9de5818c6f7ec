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
        'A place on a licence freed with one click',
        'Einen Lizenzplatz mit einem Klick freigeben',
        '使わなくなったパソコンの登録をワンクリックで解除',
        'Une place de licence libérée en un clic',
        '一鍵釋出授權名額',
      ),
    },
    {
      text: t(
        'Receipts for every order',
        'Belege zu jeder Bestellung',
        'すべての注文の領収書',
        'Les reçus de chaque commande',
        '每筆訂單的收據',
      ),
    },
  ],
};
