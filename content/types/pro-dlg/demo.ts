import { type Draft, t } from '../../demo/translated.ts';

export const demoProDlg: Draft = {
  title: t('Buy {name}', '{name} kaufen', '{name}を購入', 'Acheter {name}', '購買 {name}'),
  text: t(
    'Every licence has every function; they differ in time and number of computers.',
    'Jede Lizenz hat alle Funktionen; sie unterscheiden sich in Dauer und Zahl der Computer.',
    'どのライセンスでも全機能を使えます。違いは期間と台数だけです。',
    'Chaque licence a toutes les fonctions ; seuls changent la durée et le nombre d’ordinateurs.',
    '每種授權功能都相同，差別只在期限與電腦數量。',
  ),
  points: [
    {
      text: t(
        'The key comes at once, by email too',
        'Der Schlüssel kommt sofort, auch per E-Mail',
        'キーはすぐに表示され、メールでも届きます',
        'La clé s’affiche aussitôt et arrive par e-mail',
        '立即取得金鑰，並以電子郵件寄送',
      ),
    },
    {
      text: t(
        'Moves to a new computer of the same system',
        'Zieht auf einen neuen Computer mit demselben System um',
        '同じOSの新しいパソコンに移せます',
        'Se transfère sur un nouvel ordinateur du même système',
        '可移至相同系統的新電腦',
      ),
    },
  ],
  guarantee: t(
    '14-day money-back guarantee',
    '14 Tage Geld-zurück-Garantie',
    '14日間の返金保証',
    'Satisfait ou remboursé pendant 14 jours',
    '14 天退款保證',
  ),
  compareLabel: t(
    'Compare all licences',
    'Alle Lizenzen vergleichen',
    'すべてのライセンスを比べる',
    'Comparer toutes les licences',
    '比較所有授權',
  ),
};
