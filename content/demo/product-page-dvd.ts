import type { ProductIds } from './products.ts';
import { type Draft, t } from './translated.ts';

export const demoDvdPage = (id: ProductIds): Draft => ({
  slug: 'dvd_ripper',
  title: t(
    'DVD Ripper for Windows and Mac',
    'DVD Ripper für Windows und Mac',
    'DVD Ripper（Windows・Mac対応）',
    'DVD Ripper pour Windows et Mac',
    'DVD Ripper（適用於 Windows 與 Mac）',
  ),
  product: [id('643'), id('60643')],
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  seo: {
    metaDescription:
      'Convert the DVDs you own into MP4, MKV and formats for TV and phone, with chapters, subtitles and every audio track. Free 30-day trial for Windows and Mac.',
  },
  blocks: [
    {
      blockType: 'product-hero',
      title: t(
        'Your DVDs, without the disc.',
        'Ihre DVDs, ohne die Disc.',
        'あなたのDVDを、ディスクなしで。',
        'Vos DVD, sans le disque.',
        '您的 DVD，不再需要光碟。',
      ),
      text: t(
        'DVD Ripper turns the DVDs you own into files that play wherever you watch. Chapters, subtitles and every audio track come along.',
        'DVD Ripper macht aus Ihren eigenen DVDs Dateien, die überall laufen, wo Sie schauen. Kapitel, Untertitel und alle Tonspuren kommen mit.',
        'DVD Ripperは、お持ちのDVDをどこでも再生できるファイルに変換します。チャプター、字幕、すべての音声トラックもそのまま残ります。',
        'DVD Ripper transforme les DVD que vous possédez en fichiers lisibles partout où vous regardez. Chapitres, sous-titres et pistes audio sont conservés.',
        'DVD Ripper 將您擁有的 DVD 轉成隨處可播的檔案，章節、字幕與所有音軌一併保留。',
      ),
      products: [id('643'), id('60643')],
      facts: [
        { label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), value: t('DVD-5, DVD-9, ISO') },
        { label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'), value: t('MP4, MKV, H.264, H.265') },
        { label: t('Version', 'Version', 'バージョン', 'Version', '版本'), value: t('1.4.0') },
      ],
    },
    {
      blockType: 'steps',
      anchorId: 'how-it-works',
      title: t(
        'How to rip a DVD',
        'So rippen Sie eine DVD',
        'DVDを取り込む手順',
        'Comment extraire un DVD',
        '如何擷取 DVD',
      ),
      text: 'Four windows, in the order in which you will see them.',
      steps: [
        {
          title: 'Open the disc',
          text: 'Insert a DVD or open a folder or ISO image. DVD Ripper lists what is on it in a few seconds.',
          window: 'source',
        },
        {
          title: 'Choose the titles',
          text: 'The main film is marked. Add episodes or extras, and pick the audio tracks and subtitles you want to keep.',
          window: 'titles',
        },
        {
          title: 'Choose a format',
          text: 'Name the device, or set codec, size and quality yourself. You see how large the file will be before you start.',
          window: 'format',
        },
        {
          title: 'Let it run',
          text: 'A full DVD takes about as long as the drive needs to read it. Several discs can wait in a queue.',
          window: 'progress',
        },
      ],
    },
    {
      blockType: 'comparison',
      anchorId: 'compare',
      title: t(
        'Which format for what',
        'Welches Format wofür',
        'どの形式を選ぶか',
        'Quel format pour quel usage',
        '該選哪種格式',
      ),
      text: 'Sizes are for a film of two hours from a DVD-9.',
      columns: [{ value: 'MP4, H.264' }, { value: 'MKV, H.265' }, { value: 'MKV, lossless' }],
      rows: [
        row('Plays on', ['Nearly everything', 'Devices since about 2016', 'Computers, media players']),
        row('Size', ['About 1.5 GB', 'About 0.9 GB', '4 to 8 GB']),
        row('Picture', ['Very close to the disc', 'Very close to the disc', 'The same as the disc']),
        row('Several audio tracks', ['Yes', 'Yes', 'Yes']),
        row('Subtitles to switch on and off', ['Yes', 'Yes', 'Yes']),
        row('Chapters', ['Yes', 'Yes', 'Yes']),
      ],
    },
    {
      blockType: 'facts',
      anchorId: 'specifications',
      title: t('Specifications', 'Technische Daten', '仕様', 'Caractéristiques', '規格'),
      rows: [
        { label: 'Disc', value: 'DVD-5 (4.7 GB), DVD-9 (8.5 GB), region 0 to 6' },
        { label: 'Light', value: '650 nm' },
        { label: 'Other sources', value: 'VIDEO_TS folder, ISO image' },
        { label: 'Video out', value: 'H.264, H.265, MPEG-2, lossless copy' },
        { label: 'Audio out', value: 'AAC, AC-3, MP3, FLAC, as on the disc' },
        { label: 'Graphics card used', value: 'Intel, NVIDIA, AMD, Apple' },
        { label: 'Windows', value: '11, 10, 8.1, 8, 7' },
        { label: 'Mac', value: 'macOS 10.10 to 14' },
        { label: 'Disk space', value: '150 MB, and 10 GB while it works' },
      ],
    },
    {
      blockType: 'faq',
      anchorId: 'faq',
      title: t('Questions', 'Fragen', 'よくある質問', 'Questions', '常見問題'),
      items: [
        {
          question: 'Does it make the picture sharper than the DVD?',
          answer:
            'No. A DVD holds 720 × 480 or 720 × 576 points. DVD Ripper keeps them as they are, removes interlacing when you ask for it, and invents nothing.',
        },
        {
          question: 'May I rip any DVD?',
          answer:
            'Only discs you own, and only where the law of your country allows a private copy. Some countries do not allow it for protected discs. Please check before you start.',
        },
        {
          question: 'My disc is scratched. Will it work?',
          answer:
            'Often. DVD Ripper reads a bad spot several times and tells you how many seconds it had to leave out. It can’t restore what the drive can’t read.',
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
