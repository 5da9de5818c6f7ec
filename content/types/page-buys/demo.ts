import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { buyQuestions } from './demo-questions.ts';

const PLANS = [
  {
    licenceType: '1M',
    title: t('1 month', '1 Monat', '1か月', '1 mois', '1 個月'),
    text: t(
      'For one computer. Ends after a month and does not renew.',
      'Für einen Computer. Endet nach einem Monat und verlängert sich nicht.',
      'パソコン1台。1か月で終了し、自動更新されません。',
      'Pour un ordinateur. Se termine après un mois, sans renouvellement.',
      '適用 1 台電腦。一個月後結束，不會自動續訂。',
    ),
  },
  {
    licenceType: '1Y',
    title: t('1 year', '1 Jahr', '1年', '1 an', '1 年'),
    text: t(
      'For one computer, with all updates of the year. Does not renew.',
      'Für einen Computer, mit allen Updates des Jahres. Verlängert sich nicht.',
      'パソコン1台。1年間のアップデートを含みます。自動更新されません。',
      'Pour un ordinateur, avec les mises à jour de l’année. Sans renouvellement.',
      '適用 1 台電腦，含一年內所有更新。不會自動續訂。',
    ),
  },
  {
    licenceType: 'LFT',
    title: t('Lifetime', 'Lebenslang', '永久ライセンス', 'À vie', '終身'),
    text: t(
      'For one computer. Paid once, works without end, updates included.',
      'Für einen Computer. Einmal bezahlt, ohne Ende, Updates inbegriffen.',
      'パソコン1台。一度のお支払いで、期限なく使えます。アップデート込み。',
      'Pour un ordinateur. Payé une fois, sans fin, mises à jour comprises.',
      '適用 1 台電腦。一次付費，永久使用，含更新。',
    ),
  },
  {
    licenceType: 'Lifetime+5PC',
    title: t('Lifetime, 5 PCs', 'Lebenslang, 5 PCs', '永久ライセンス・5台', 'À vie, 5 PC', '終身，5 台電腦'),
    text: t(
      'The same for five computers with one key.',
      'Dasselbe für fünf Computer mit einem Schlüssel.',
      '1つのキーで5台まで。内容は同じです。',
      'La même chose pour cinq ordinateurs, avec une seule clé.',
      '內容相同，一組金鑰可用於 5 台電腦。',
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
        'You see the licence key at once; it also comes by e-mail.',
        'Sie sehen den Lizenzschlüssel sofort; er kommt auch per E-Mail.',
        'ライセンスキーがすぐに表示され、メールでも届きます。',
        'Vous voyez la clé de licence aussitôt ; elle arrive aussi par e-mail.',
        '授權金鑰會立即顯示，同時以電子郵件寄送。',
      ),
    },
    {
      value: t(
        'Enter it in the trial you have, or install the program from the link in the e-mail.',
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
    '14 Tage Bedenkzeit: Schreiben Sie uns, und Sie bekommen den vollen Preis zurück.',
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
        `Licences for Spindle ${name}: 1 month, 1 year, lifetime, lifetime for 5 PCs. Paid once, 14-day money-back guarantee.`,
        `Lizenzen für Spindle ${name}: 1 Monat, 1 Jahr, lebenslang, lebenslang für 5 PCs. Einmal bezahlt, 14 Tage Geld-zurück-Garantie.`,
        `Spindle ${name}のライセンス：1か月、1年、永久、永久（5台）。お支払いは一度だけ。14日間の返金保証付きです。`,
        `Licences de Spindle ${name} : 1 mois, 1 an, à vie, à vie pour 5 PC. Paiement unique, satisfait ou remboursé pendant 14 jours.`,
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
