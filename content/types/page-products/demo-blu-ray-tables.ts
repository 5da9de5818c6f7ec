import { type Draft, listed, t } from '../../demo/translated.ts';
import { COMPUTER_ROWS, LABELS, NO, row } from './demo-words.ts';

export const bluRayComparison: Draft = {
  blockType: 'comparison',
  anchorId: 'compare',
  title: t(
    'DVD Ripper or Blu-ray Ripper',
    'DVD Ripper oder Blu-ray Ripper',
    'DVD RipperとBlu-ray Ripper',
    'DVD Ripper ou Blu-ray Ripper',
    'DVD Ripper 或 Blu-ray Ripper',
  ),
  text: t(
    'Two tools, two lasers. Blu-ray Ripper doesn’t read DVDs.',
    'Zwei Werkzeuge, zwei Laser. Blu-ray Ripper liest keine DVDs.',
    '2つのツールに、2つのレーザー。Blu-ray RipperはDVDを読み取りません。',
    'Deux outils, deux lasers. Blu-ray Ripper ne lit pas les DVD.',
    '兩款工具，兩種雷射。Blu-ray Ripper 不讀取 DVD。',
  ),
  // The page's own tool comes first: that column is set off.
  columns: [{ value: t('Blu-ray Ripper') }, { value: t('DVD Ripper') }],
  rows: [
    row(t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), [
      t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光光碟'),
      t('DVD'),
    ]),
    row(LABELS.light, [t('405 nm'), t('650 nm')]),
    row(t('Picture', 'Bild', '映像', 'Image', '畫面'), [
      t('Up to 1920 × 1080', 'Bis 1920 × 1080', '最大1920 × 1080', 'Jusqu’à 1920 × 1080', '最高 1920 × 1080'),
      t('Up to 720 × 576', 'Bis 720 × 576', '最大720 × 576', 'Jusqu’à 720 × 576', '最高 720 × 576'),
    ]),
    row(t('Surround sound', 'Surround-Ton', 'サラウンド', 'Son surround', '環繞音效'), [
      listed('AC-3', 'DTS', 'TrueHD', 'DTS-HD'),
      listed('AC-3', 'DTS'),
    ]),
    row(t('3D'), [
      t(
        'Yes, side by side',
        'Ja, nebeneinander',
        '対応（サイドバイサイド）',
        'Oui, côte à côte',
        '支援，左右並排',
      ),
      NO,
    ]),
  ],
};

export const bluRayFacts: Draft = {
  blockType: 'facts',
  anchorId: 'specifications',
  title: t('Specifications', 'Technische Daten', '仕様', 'Caractéristiques', '規格'),
  rows: [
    {
      label: LABELS.disc,
      value: t(
        'BD-25 (25 GB), BD-50 (50 GB)',
        'BD-25 (25 GB), BD-50 (50 GB), BD-100 (100 GB)',
        'BD-25（25 GB）、BD-50（50 GB）',
        'BD-25 (25 Go), BD-50 (50 Go), BD-100 (100 Go)',
        'BD-25（25 GB）、BD-50（50 GB）',
      ),
    },
    { label: LABELS.light, value: t('405 nm') },
    {
      label: LABELS.otherSources,
      value: t(
        'BDMV folder, ISO image',
        'BDMV-Ordner, ISO-Datei',
        'BDMVフォルダー、ISOファイル',
        'Dossier BDMV, fichier ISO',
        'BDMV 資料夾、ISO 檔案',
      ),
    },
    {
      label: LABELS.videoOut,
      value: t(
        'H.264, H.265, lossless copy',
        'H.264, H.265, verlustfreie Kopie',
        'H.264、H.265、ロスレスコピー',
        'H.264, H.265, copie sans perte',
        'H.264、H.265、無損複製',
      ),
    },
    {
      label: LABELS.audioOut,
      value: t(
        'AAC, AC-3, FLAC, as on the disc',
        'AAC, AC-3, FLAC, wie auf der Disc',
        'AAC、AC-3、FLAC、ディスクのまま',
        'AAC, AC-3, FLAC, telle que sur le disque',
        'AAC、AC-3、FLAC、光碟原始音訊',
      ),
    },
    ...COMPUTER_ROWS,
    {
      label: LABELS.diskSpace,
      value: t(
        '180 MB, plus 60 GB while converting',
        '180 MB, beim Umwandeln zusätzlich 60 GB',
        '180 MB、変換中はさらに60 GB',
        '180 Mo, plus 60 Go pendant la conversion',
        '180 MB，轉換時另需 60 GB',
      ),
    },
  ],
};
