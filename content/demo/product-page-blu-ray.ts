import type { ProductIds } from './products.ts';
import { type Draft, t } from './translated.ts';

export const demoBluRayPage = (id: ProductIds): Draft => ({
  slug: 'blu_ray_ripper',
  title: t(
    'Blu-ray Ripper for Windows and Mac',
    'Blu-ray Ripper für Windows und Mac',
    'Blu-ray Ripper（Windows・Mac対応）',
    'Blu-ray Ripper pour Windows et Mac',
    'Blu-ray Ripper（適用於 Windows 與 Mac）',
  ),
  product: [id('646'), id('60646')],
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  seo: {
    metaDescription:
      'Convert the Blu-ray discs you own into 1080p files, lossless or small, with every audio track and subtitle. Free 30-day trial for Windows and Mac.',
  },
  blocks: [
    {
      blockType: 'product-hero',
      title: t(
        'All 1080 lines, on any screen.',
        'Alle 1080 Zeilen, auf jedem Bildschirm.',
        '1080本すべてを、どの画面にも。',
        'Les 1080 lignes, sur tous vos écrans.',
        '1080 條線，呈現在每個螢幕。',
      ),
      text: t(
        'Blu-ray Ripper turns the Blu-ray discs you own into files: lossless for the living room, small for the journey.',
        'Blu-ray Ripper macht aus Ihren eigenen Blu-ray-Discs Dateien: verlustfrei fürs Wohnzimmer, klein für unterwegs.',
        'Blu-ray Ripperは、お持ちのBlu-rayをファイルに変換します。リビングではロスレス、外出先ではコンパクトに。',
        'Blu-ray Ripper transforme les Blu-ray que vous possédez en fichiers : sans perte pour le salon, compacts pour le voyage.',
        'Blu-ray Ripper 將您擁有的藍光光碟轉成檔案：客廳要無損，出門要輕巧。',
      ),
      products: [id('646'), id('60646')],
      facts: [
        { label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), value: t('BD-25, BD-50, BD-100, ISO') },
        {
          label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'),
          value: t(
            'MKV, MP4, H.265, lossless',
            'MKV, MP4, H.265, verlustfrei',
            'MKV、MP4、H.265、ロスレス',
            'MKV, MP4, H.265, sans perte',
            'MKV、MP4、H.265、無損',
          ),
        },
        { label: t('Version', 'Version', 'バージョン', 'Version', '版本'), value: t('1.4.0') },
      ],
    },
    {
      blockType: 'steps',
      anchorId: 'how-it-works',
      title: t(
        'How to rip a Blu-ray',
        'So rippen Sie eine Blu-ray',
        'Blu-rayを取り込む手順',
        'Comment extraire un Blu-ray',
        '如何擷取藍光光碟',
      ),
      text: 'You need a Blu-ray drive. The rest is four windows.',
      steps: [
        {
          title: 'Open the disc',
          text: 'Insert a Blu-ray or open a BDMV folder or ISO image. Menus are not needed: the titles are read directly.',
          window: 'source',
        },
        {
          title: 'Choose titles, sound and subtitles',
          text: 'The main film is marked. Keep the surround track for the living room, a stereo track for the phone, or both.',
          window: 'titles',
        },
        {
          title: 'Choose lossless or small',
          text: 'Lossless keeps every point. H.265 makes a file about a fifth as large that is hard to tell apart.',
          window: 'format',
        },
        {
          title: 'Find it in your library',
          text: 'Files are named after the film, with its year when the disc tells it, the way media players expect.',
          window: 'library',
        },
      ],
    },
    {
      blockType: 'comparison',
      anchorId: 'compare',
      title: t(
        'DVD Ripper or Blu-ray Ripper',
        'DVD Ripper oder Blu-ray Ripper',
        'DVD RipperとBlu-ray Ripper',
        'DVD Ripper ou Blu-ray Ripper',
        'DVD Ripper 或 Blu-ray Ripper',
      ),
      text: 'Two tools, two lights. Blu-ray Ripper does not read DVDs.',
      columns: [{ value: 'DVD Ripper' }, { value: 'Blu-ray Ripper' }],
      rows: [
        row('Reads', ['DVD', 'Blu-ray']),
        row('Light', ['650 nm', '405 nm']),
        row('Picture', ['Up to 720 × 576', 'Up to 1920 × 1080']),
        row('Surround sound', ['AC-3, DTS', 'AC-3, DTS, TrueHD, DTS-HD']),
        row('3D', ['No', 'Yes, side by side']),
        row('Lossless copy of a title', ['Yes', 'Yes']),
      ],
    },
    {
      blockType: 'facts',
      anchorId: 'specifications',
      title: t('Specifications', 'Technische Daten', '仕様', 'Caractéristiques', '規格'),
      rows: [
        { label: 'Disc', value: 'BD-25 (25 GB), BD-50 (50 GB), BD-100 (100 GB)' },
        { label: 'Light', value: '405 nm' },
        { label: 'Other sources', value: 'BDMV folder, ISO image' },
        { label: 'Video out', value: 'H.264, H.265, lossless copy' },
        { label: 'Audio out', value: 'AAC, AC-3, FLAC, as on the disc' },
        { label: 'Graphics card used', value: 'Intel, NVIDIA, AMD, Apple' },
        { label: 'Windows', value: '11, 10, 8.1, 8, 7' },
        { label: 'Mac', value: 'macOS 10.10 to 14' },
        { label: 'Disk space', value: '180 MB, and 60 GB while it works' },
      ],
    },
    {
      blockType: 'faq',
      anchorId: 'faq',
      title: t('Questions', 'Fragen', 'よくある質問', 'Questions', '常見問題'),
      items: [
        {
          question: 'Does it read 4K Ultra HD discs?',
          answer:
            'No. A 4K UHD disc needs another drive and another tool. This one reads Blu-ray up to 1080p.',
        },
        {
          question: 'May I rip any Blu-ray?',
          answer:
            'Only discs you own, and only where the law of your country allows a private copy. Some countries do not allow it for protected discs. Please check before you start.',
        },
        {
          question: 'How long does a disc take?',
          answer:
            'A lossless copy takes as long as the drive reads, often 30 to 60 minutes. H.265 depends on your graphics card; the trial tells you for your computer.',
        },
        {
          question: 'Can I use one licence on Windows and Mac?',
          answer:
            'A licence is for one system, the one you choose when you buy. The key can move to a new computer of the same system.',
        },
      ],
    },
  ],
});

function row(label: string, values: string[]) {
  return { label, values: values.map((value) => ({ value })) };
}
