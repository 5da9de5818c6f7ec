import { type Draft, t } from '../../demo/translated.ts';

export const demoRegisterPage: Draft = {
  title: t('Register', 'Registrieren', '新規登録', 'S’inscrire', '註冊'),
  summary: t(
    'You don’t need an account to buy. With one, keys and downloads stay in one place.',
    'Zum Kaufen brauchen Sie kein Konto. Mit einem bleiben Schlüssel und Downloads an einem Ort.',
    '購入にアカウントは必要ありません。登録すると、キーとダウンロードを一か所で管理できます。',
    'Un compte n’est pas nécessaire pour acheter. Il garde clés et téléchargements au même endroit.',
    '購買不需要帳號；有了帳號，金鑰與下載項目就能集中保管。',
  ),
  points: [
    {
      text: t(
        'Licences bought with your address appear by themselves',
        'Mit Ihrer Adresse gekaufte Lizenzen erscheinen von selbst',
        '同じアドレスで購入したライセンスは自動で表示',
        'Les licences achetées avec votre adresse apparaissent d’elles-mêmes',
        '以此信箱購買的授權會自動出現',
      ),
    },
    {
      text: t(
        'No newsletter unless you ask for it',
        'Kein Newsletter, außer Sie wünschen ihn',
        'ご希望がなければメールマガジンは届きません',
        'Pas de lettre d’information sans votre accord',
        '未經您同意，不寄送電子報',
      ),
    },
  ],
};
