import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { buyQuestions } from './demo-questions.ts';

const PLANS = [
  {
    licenceType: '1M',
    title: t('1 month', '1 Monat', '1か月', '1 mois', '1 個月'),
    text: t(
      'For the pile you want done this month.',
      'Für den Stapel, der diesen Monat fertig werden soll.',
      'この1か月でまとめて取り込みたいときに。',
      'Pour la pile que vous voulez finir ce mois-ci.',
      '適合想在這個月處理完的那一疊光碟。',
    ),
  },
  {
    licenceType: '1Y',
    title: t('1 year', '1 Jahr', '1年', '1 an', '1 年'),
    text: t(
      'For a collection that keeps growing. Updates of the year included.',
      'Für eine Sammlung, die wächst. Mit allen Updates des Jahres.',
      '増えていくコレクションに。1年間のアップデート付きです。',
      'Pour une collection qui s’agrandit. Mises à jour de l’année comprises.',
      '適合持續增加的收藏，含一年內的所有更新。',
    ),
  },
  {
    licenceType: 'LFT',
    title: t('Lifetime', 'Lebenslang', '永久ライセンス', 'À vie', '終身'),
    text: t(
      'Costs less than two years, and every later version is included.',
      'Kostet weniger als zwei Jahre, und alle späteren Versionen sind dabei.',
      '2年分より安く、今後のバージョンもすべて使えます。',
      'Moins cher que deux ans, et toutes les versions à venir sont comprises.',
      '比兩年授權便宜，並包含往後的所有版本。',
    ),
  },
  {
    licenceType: 'Lifetime+5PC',
    title: t(
      'Lifetime, 5 computers',
      'Lebenslang, 5 Computer',
      '永久ライセンス・5台',
      'À vie, 5 ordinateurs',
      '終身，5 台電腦',
    ),
    text: t(
      'One key for the household. Costs less than two single licences.',
      'Ein Schlüssel für den Haushalt. Kostet weniger als zwei einzelne Lizenzen.',
      '1つのキーで家族みんなのパソコンに。ライセンス2つ分より安くなります。',
      'Une seule clé pour tout le foyer. Moins cher que deux licences.',
      '一組金鑰，全家的電腦都能用，比買兩份授權便宜。',
    ),
  },
];

const AFTER = {
  afterTitle: t(
    'What happens after you pay',
    'Was nach dem Bezahlen geschieht',
    'お支払い後の流れ',
    'Ce qui se passe après le paiement',
    '付款之後',
  ),
  afterSteps: [
    {
      value: t(
        'You see the licence key at once; it also comes by email.',
        'Sie sehen den Lizenzschlüssel sofort; er kommt auch per E-Mail.',
        'ライセンスキーがすぐに表示され、メールでも届きます。',
        'Vous voyez la clé de licence aussitôt ; elle arrive aussi par e-mail.',
        '授權金鑰會立即顯示，同時以電子郵件寄送。',
      ),
    },
    {
      value: t(
        'Enter it in the trial you have, or install the program from the link in the email.',
        'Geben Sie ihn in der Testversion ein oder installieren Sie das Programm über den Link in der E-Mail.',
        '体験版にキーを入力するか、メールのリンクからプログラムをインストールします。',
        'Saisissez-la dans la version d’essai, ou installez le programme depuis le lien de l’e-mail.',
        '在試用版中輸入金鑰，或透過郵件中的連結安裝程式。',
      ),
    },
    {
      value: t(
        'Key, receipt and computers stay in your account.',
        'Schlüssel, Beleg und Computer finden Sie in Ihrem Konto.',
        'キー、領収書、登録したパソコンはアカウントでいつでも確認できます。',
        'La clé, le reçu et les ordinateurs restent dans votre compte.',
        '金鑰、收據與電腦都保存在您的帳號中。',
      ),
    },
  ],
  guarantee: t(
    '14 days to change your mind: write to us and you get the full price back.',
    '14 Tage Bedenkzeit: Schreiben Sie uns, und Sie erhalten den vollen Preis zurück.',
    '14日間の返金保証：ご連絡いただければ、全額を返金いたします。',
    '14 jours pour changer d’avis : écrivez-nous et nous remboursons la totalité.',
    '14 天鑑賞期：來信告知，即全額退款。',
  ),
};

function buyPage(slug: string, name: string, products: number[]): Draft {
  return {
    slug,
    title: t(`Buy ${name}`, `${name} kaufen`, `${name}を購入`, `Acheter ${name}`, `購買 ${name}`),
    product: products,
    urlType: 'page',
    articleInfoLevel: 0,
    system: 'all',
    seo: {
      metaDescription: t(
        `Licences for Spindle ${name}: 1 month, 1 year, lifetime, lifetime for 5 computers. Paid once, 14-day money-back guarantee.`,
        `Lizenzen für Spindle ${name}: 1 Monat, 1 Jahr, lebenslang, lebenslang für 5 Computer. Einmal bezahlt, 14 Tage Geld-zurück-Garantie.`,
        `Spindle ${name}のライセンス：1か月、1年、永久、永久（5台）。お支払いは一度だけ。14日間の返金保証付きです。`,
        `Licences de Spindle ${name} : 1 mois, 1 an, à vie, à vie pour 5 ordinateurs. Paiement unique, satisfait ou remboursé pendant 14 jours.`,
        `Spindle ${name} 授權：1 個月、1 年、終身、終身 5 台電腦。一次付費，14 天退款保證。`,
      ),
    },
    blocks: [
      {
        blockType: 'plans',
        anchorId: 'plans',
        title: t(
          `Choose a licence for ${name}`,
          `Eine Lizenz für ${name} wählen`,
          `${name}のライセンスを選ぶ`,
          `Choisir une licence pour ${name}`,
          `選擇 ${name} 授權`,
        ),
        text: t(
          'Every licence has every function. They differ in how long they last and on how many computers.',
          'Jede Lizenz hat alle Funktionen. Sie unterscheiden sich in Dauer und Zahl der Computer.',
          'どのライセンスでも全機能を使えます。違いは期間とパソコンの台数だけです。',
          'Chaque licence a toutes les fonctions. Seuls changent la durée et le nombre d’ordinateurs.',
          '每種授權都包含全部功能，差別只在期限與電腦數量。',
        ),
        products,
        plans: PLANS,
        ...AFTER,
      },
      buyQuestions,
    ],
  };
}

export const demoBuyPages = (id: DemoIds): Draft[] => [
  buyPage('dvd_ripper', 'DVD Ripper', [id('643'), id('60643')]),
  buyPage('blu_ray_ripper', 'Blu-ray Ripper', [id('646'), id('60646')]),
];
