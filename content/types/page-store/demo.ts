import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

export const demoStore = (id: DemoIds): Draft => ({
  title: t('Store', 'Shop', 'ストア', 'Boutique', '商店'),
  urlType: 'page',
  seo: {
    metaDescription: t(
      'All Spindle programs with their prices: tools for DVD and Blu-ray, editions with every tool, licences for a month, a year or life.',
      'Alle Programme von Spindle mit Preisen: Werkzeuge für DVD und Blu-ray, Ausgaben mit allen Werkzeugen, Lizenzen für einen Monat, ein Jahr oder lebenslang.',
      'Spindleの全製品と価格の一覧です。DVDとBlu-rayのツール、すべてが入ったエディション、1か月・1年・永久ライセンスをご用意しています。',
      'Tous les logiciels Spindle et leurs prix : outils pour DVD et Blu-ray, éditions complètes, licences d’un mois, d’un an ou à vie.',
      'Spindle 全部軟體與價格：DVD 與藍光工具、完整版本，以及一個月、一年與終身授權。',
    ),
  },
  blocks: [
    {
      blockType: 'product-list',
      anchorId: 'tools',
      title: t('Single tools', 'Einzelne Werkzeuge', '単体のツール', 'Les outils à l’unité', '單一工具'),
      text: t(
        'One job each. A trial of 30 days comes with every one of them.',
        'Jedes für eine Aufgabe. Zu jedem gehört eine Testzeit von 30 Tagen.',
        'それぞれ一つの作業のためのツールです。どれも30日間無料でお試しいただけます。',
        'Un travail chacun. Chacun s’essaie gratuitement pendant 30 jours.',
        '每款專注一項工作，皆可免費試用 30 天。',
      ),
      items: [
        {
          product: id('643'),
          text: t(
            'DVD to MP4, MKV and formats for TV and phone.',
            'DVD in MP4, MKV und Formate für Fernseher und Telefon.',
            'DVDをMP4・MKVやテレビ・スマートフォン向けの形式に。',
            'Du DVD vers MP4, MKV et les formats pour téléviseur et téléphone.',
            '將 DVD 轉成 MP4、MKV 及適合電視與手機的格式。',
          ),
        },
        {
          product: id('646'),
          text: t(
            'Blu-ray to files in 1080p, lossless or small.',
            'Blu-ray in Dateien mit 1080p, verlustfrei oder klein.',
            'Blu-rayを1080pのファイルに。ロスレスにも、小さなサイズにも。',
            'Du Blu-ray vers des fichiers en 1080p, sans perte ou compacts.',
            '將藍光光碟轉成 1080p 檔案，可無損保留，也可壓成小檔。',
          ),
        },
      ],
    },
  ],
});
