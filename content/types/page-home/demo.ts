import { type DemoIds, type Draft, listed, t } from '../../demo/translated.ts';
import { demoPid } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';
import { homeClosing, homeSentence } from './demo-closing.ts';
import { homeFrames } from './demo-frames.ts';
import { homeQuestions } from './demo-questions.ts';
import { homeSteps } from './demo-steps.ts';

/** By the wavelength that reads their discs. */
const TOOLS = [
  'dvd_ripper',
  'dvd_copy',
  'dvd_creator',
  'blu_ray_ripper',
  'blu_ray_copy',
  'blu_ray_creator',
  'ai_suite',
];

export const demoHome = (id: DemoIds): Draft => ({
  title: t(
    'Spindle: copy and convert the discs you own',
    'Spindle: die eigenen Discs kopieren und umwandeln',
    'Spindle：お手持ちのディスクをコピー・変換',
    'Spindle : copiez et convertissez vos disques',
    'Spindle：複製與轉換您擁有的光碟',
  ),
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  seo: {
    metaDescription: t(
      'Spindle turns the DVDs and Blu-ray discs on your shelf into files that play on your TV, phone and computer. Free trial for Windows and Mac.',
      'Spindle macht aus den DVDs und Blu-ray-Discs in Ihrem Regal Dateien, die auf Fernseher, Telefon und Computer laufen. Kostenlos testen, für Windows und Mac.',
      'Spindleは、棚のDVDやBlu-rayを、テレビ・スマートフォン・パソコンで再生できるファイルに変換します。WindowsとMacで無料でお試しいただけます。',
      'Spindle transforme vos DVD et Blu-ray en fichiers lisibles sur votre téléviseur, votre téléphone et votre ordinateur. Essai gratuit pour Windows et Mac.',
      'Spindle 將架上的 DVD 與藍光光碟轉成可在電視、手機和電腦播放的檔案。Windows 與 Mac 均可免費試用。',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: t(
        'For the discs on your own shelf',
        'Für die Discs im eigenen Regal',
        'お手元のディスクのために',
        'Pour les disques de votre étagère',
        '為您架上的光碟而生',
      ),
      title: t(
        'Your discs outlive the player.',
        'Ihre Discs überleben den Player.',
        'ディスクは、プレーヤーより長く生きる。',
        'Vos disques survivent au lecteur.',
        '光碟，比播放機更長久。',
      ),
      text: t(
        'Spindle turns DVD and Blu-ray discs into files your TV, phone and computer can play. Try it free; keep what you like for life.',
        'Spindle macht aus DVDs und Blu-ray-Discs Dateien, die Fernseher, Telefon und Computer abspielen. Testen Sie es kostenlos; was Ihnen gefällt, behalten Sie ein Leben lang.',
        'SpindleはDVDとBlu-rayを読み取り、テレビ・スマートフォン・パソコンで再生できるファイルに書き出します。まず無料で試せて、気に入ったものはずっと使えます。',
        'Spindle lit les DVD et les Blu-ray et crée des fichiers que votre téléviseur, votre téléphone et votre ordinateur savent lire. Essayez gratuitement ; gardez à vie ce qui vous plaît.',
        'Spindle 讀取 DVD 與藍光光碟，轉成電視、手機和電腦都能播放的檔案。可先免費試用，喜歡的可終身使用。',
      ),
      primary: {
        label: t(
          'Try DVD Ripper free',
          'DVD Ripper gratis testen',
          'DVD Ripperを無料で試す',
          'Essayer DVD Ripper',
          '免費試用 DVD Ripper',
        ),
        kind: 'download',
        pid: '643',
      },
      secondary: {
        label: t('See prices', 'Preise ansehen', '価格を見る', 'Voir les prix', '查看價格'),
        kind: 'link',
        url: '/store',
      },
      facts: [
        {
          label: t('Works on', 'Läuft auf', '対応OS', 'Fonctionne sur', '支援系統'),
          value: listed('Windows', 'macOS'),
        },
        {
          label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'),
          value: t('DVD, Blu-ray', 'DVD, Blu-ray', 'DVD・Blu-ray', 'DVD, Blu-ray', 'DVD、藍光'),
        },
        {
          label: t('Free trial', 'Testversion', '無料体験版', 'Essai gratuit', '免費試用'),
          value: t('30 days', '30 Tage', '30日間', '30 jours', '30 天'),
        },
        {
          label: t('Guarantee', 'Garantie', '返金保証', 'Garantie', '退款保證'),
          value: t('14 days', '14 Tage', '14日間', '14 jours', '14 天'),
        },
      ],
      disc: 'suite',
    },
    {
      blockType: 'product-list',
      anchorId: 'tools',
      title: t(
        'One tool for each light.',
        'Für jedes Licht ein Werkzeug.',
        '光の数だけ、ツールがある。',
        'Un outil pour chaque lumière.',
        '一種光，一款工具。',
      ),
      text: t(
        'A DVD is read with red light at 650 nm, a Blu-ray with violet at 405 nm. Each product wears the colour of its laser.',
        'Eine DVD wird mit rotem Licht bei 650 nm gelesen, eine Blu-ray mit violettem bei 405 nm. Jedes Produkt trägt die Farbe seines Lasers.',
        'DVDは650 nmの赤い光で、Blu-rayは405 nmの青紫の光で読み取ります。各製品はそのレーザーの色をまとっています。',
        'Un DVD se lit avec une lumière rouge à 650 nm, un Blu-ray avec une lumière violette à 405 nm. Chaque produit porte la couleur de son laser.',
        'DVD 以 650 nm 的紅光讀取，藍光光碟以 405 nm 的藍紫光讀取。每款產品都披上自己雷射的顏色。',
      ),
      items: TOOLS.map((slug) => ({ product: id(demoPid(slug)), text: PITCHES[slug] })),
    },
    homeFrames,
    homeSteps,
    homeSentence,
    {
      blockType: 'hot-bundles',
      anchorId: 'bundles',
      title: t(
        'Several tools, one price.',
        'Mehrere Werkzeuge, ein Preis.',
        'いくつものツールを、1つの価格で。',
        'Plusieurs outils, un seul prix.',
        '多款工具，一個價格。',
      ),
      products: ['spindle_x', 'spindle_ultimate', 'complete_bundle'].map((slug) => id(demoPid(slug))),
    },
    homeQuestions,
    homeClosing,
  ],
});
