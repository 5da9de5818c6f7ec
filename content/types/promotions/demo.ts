import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

/** The demo shop has no running promotion: its prices are as they are. */
export const demoPromotion = (id: DemoIds): Draft => ({
  slug: 'disc-week',
  title: t(
    'Disc week: 10% off Blu-ray Ripper and DVD Ripper',
    'Disc-Woche: 10 % auf Blu-ray Ripper und DVD Ripper',
    'ディスクウィーク：Blu-ray RipperとDVD Ripperが10%オフ',
    'Semaine du disque : 10 % sur Blu-ray Ripper et DVD Ripper',
    '光碟週：Blu-ray Ripper 與 DVD Ripper 九折',
  ),
  closed: true,
  startsAt: '2026-10-05T00:00:00.000Z',
  endsAt: '2026-10-12T00:00:00.000Z',
  timeZone: 'UTC',
  summary: t(
    'For one week the code DNC10 takes 10% off a licence of either program.',
    'Eine Woche lang zieht der Code DNC10 bei jeder Lizenz der beiden Programme 10 % ab.',
    '1週間限定で、コードDNC10を使うと、どちらのソフトのライセンスも10%引きになります。',
    'Pendant une semaine, le code DNC10 retire 10 % du prix d’une licence de l’un ou l’autre logiciel.',
    '為期一週，使用代碼 DNC10，兩款軟體的授權皆享九折。',
  ),
  product: [id('643'), id('60643'), id('646'), id('60646')],
  coupon: 'DNC10',
  productLine: 'common',
  cookieSuffix: 'disc_week',
  popup: {
    title: t('Disc week', 'Disc-Woche', 'ディスクウィーク', 'Semaine du disque', '光碟週'),
    text: t(
      '10% off a licence until the end of the week.',
      'Bis Ende der Woche 10 % auf eine Lizenz.',
      '今週末まで、ライセンスが10%オフです。',
      '10 % sur une licence jusqu’à la fin de la semaine.',
      '即日起至週末，授權享九折。',
    ),
    label: t('See the prices', 'Preise ansehen', '価格を見る', 'Voir les prix', '查看價格'),
  },
  urlType: 'page',
  blocks: [
    {
      blockType: 'countdown',
      title: t(
        'The week ends when the clock does',
        'Die Woche endet mit der Uhr',
        'カウントが0になるまで',
        'La semaine s’arrête avec l’horloge',
        '倒數結束，優惠即止',
      ),
      text: t(
        'You do not have to type the code: it goes along with the prices below.',
        'Sie müssen den Code nicht eintippen: Er gilt für die Preise unten schon.',
        'コードの入力は不要です。下の価格にはすでに反映されています。',
        'Inutile de saisir le code : les prix ci-dessous en tiennent déjà compte.',
        '不必輸入代碼，下方價格已自動折抵。',
      ),
    },
    {
      blockType: 'product-list',
      title: t(
        'What is reduced this week',
        'Was diese Woche weniger kostet',
        '今週の対象ソフト',
        'Ce qui coûte moins cette semaine',
        '本週優惠的軟體',
      ),
      items: [
        {
          product: id('646'),
          text: t(
            'Turns a Blu-ray into one file, with the picture and the sound it has.',
            'Macht aus einer Blu-ray eine Datei, mit Bild und Ton, wie sie sind.',
            'ブルーレイを、画質も音声もそのままに1つのファイルにします。',
            'Fait d’un Blu-ray un seul fichier, avec son image et son son.',
            '把藍光轉成單一檔案，畫質與音軌原樣保留。',
          ),
        },
        {
          product: id('643'),
          text: t(
            'Brings a shelf of DVDs onto a phone, a television or a disk.',
            'Bringt ein Regal voller DVDs aufs Telefon, auf den Fernseher oder die Festplatte.',
            '棚いっぱいのDVDを、スマートフォンやテレビ、ハードディスクで見られるようにします。',
            'Met une étagère de DVD sur un téléphone, un téléviseur ou un disque dur.',
            '把整櫃 DVD 帶到手機、電視或硬碟上。',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      title: t('Before you ask', 'Bevor Sie fragen', 'よくある質問', 'Avant de demander', '常見問題'),
      items: [
        {
          question: t(
            'Does it hold for every licence?',
            'Gilt das für jede Lizenz?',
            'どのライセンスも対象ですか？',
            'Est-ce valable pour toutes les licences ?',
            '所有授權都適用嗎？',
          ),
          answer: t(
            'Yes, for every licence of these two programs, on Windows and on Mac.',
            'Ja, für jede Lizenz dieser beiden Programme, für Windows und für Mac.',
            'はい。この2つのソフトのすべてのライセンスが対象です。WindowsでもMacでもご利用いただけます。',
            'Oui, pour chaque licence de ces deux logiciels, sous Windows comme sur Mac.',
            '是的，這兩款軟體的各種授權都適用，Windows 與 Mac 皆可。',
          ),
        },
        {
          question: t(
            'What does it cost afterwards?',
            'Was kostet es danach?',
            'その後の価格はどうなりますか？',
            'Quel sera le prix ensuite ?',
            '活動結束後價格是多少？',
          ),
          answer: t(
            'What it cost before. A licence that you have bought stays yours as it is; nothing is charged again.',
            'So viel wie vorher. Eine gekaufte Lizenz bleibt, wie sie ist; es wird nichts noch einmal berechnet.',
            '元の価格に戻ります。購入済みのライセンスはそのままお使いいただけ、追加の請求はありません。',
            'Le même qu’avant. Une licence achetée vous reste telle quelle ; rien n’est facturé de nouveau.',
            '恢復原價。已購買的授權不受影響，也不會再次扣款。',
          ),
        },
      ],
    },
  ],
});
