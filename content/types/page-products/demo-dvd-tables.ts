import { type Draft, listed, t } from '../../demo/translated.ts';
import { COMPUTER_ROWS, LABELS, row } from './demo-words.ts';

const CLOSE_PICTURE = t(
  'Very close to the disc',
  'Sehr nah an der Disc',
  'ディスクにごく近い',
  'Très proche du disque',
  '非常接近光碟',
);

export const dvdComparison: Draft = {
  blockType: 'comparison',
  anchorId: 'compare',
  title: t(
    'Which format for what',
    'Welches Format wofür',
    'どの形式を選ぶか',
    'Quel format pour quel usage',
    '該選哪種格式',
  ),
  text: t(
    'Sizes are for a film of two hours from a DVD-9. Chapters are kept in all three.',
    'Die Größen gelten für einen Film von zwei Stunden von einer DVD-9. Kapitel bleiben immer erhalten.',
    'サイズは、DVD-9に入った2時間の映画を変換したときの目安です。チャプターはどの形式でも残ります。',
    'Les tailles valent pour un film de deux heures tiré d’un DVD-9. Les chapitres sont toujours conservés.',
    '檔案大小以 DVD-9 中兩小時的影片為準。三種格式都會保留章節。',
  ),
  columns: [
    { value: listed('MP4', 'H.264') },
    { value: listed('MKV', 'H.265') },
    {
      value: t('MKV, lossless', 'MKV, verlustfrei', 'MKV、ロスレス', 'MKV, sans perte', 'MKV，無損'),
    },
  ],
  rows: [
    row(t('Plays on', 'Läuft auf', '再生できる機器', 'Lisible sur', '可播放裝置'), [
      t('Nearly everything', 'Fast allem', 'ほぼすべて', 'Presque tout', '幾乎所有裝置'),
      t(
        'Devices since about 2016',
        'Geräten seit etwa 2016',
        '2016年頃以降の機器',
        'Les appareils depuis 2016 environ',
        '約 2016 年以後的裝置',
      ),
      t(
        'Computers, media players',
        'Computern, Mediaplayern',
        'パソコン、メディアプレーヤー',
        'Ordinateurs, lecteurs multimédias',
        '電腦、多媒體播放機',
      ),
    ]),
    row(t('Size', 'Größe', 'サイズ', 'Taille', '檔案大小'), [
      t('About 1.5 GB', 'Etwa 1,5 GB', '約1.5 GB', 'Environ 1,5 Go', '約 1.5 GB'),
      t('About 0.9 GB', 'Etwa 0,9 GB', '約0.9 GB', 'Environ 0,9 Go', '約 0.9 GB'),
      t('4 to 8 GB', '4 bis 8 GB', '4～8 GB', '4 à 8 Go', '4 至 8 GB'),
    ]),
    row(t('Picture', 'Bild', '画質', 'Image', '畫質'), [
      CLOSE_PICTURE,
      CLOSE_PICTURE,
      t('The same as the disc', 'Wie auf der Disc', 'ディスクと同じ', 'Identique au disque', '與光碟相同'),
    ]),
    row(t('Sound', 'Ton', '音声', 'Son', '音訊'), [
      t('AAC or AC-3', 'AAC oder AC-3', 'AACまたはAC-3', 'AAC ou AC-3', 'AAC 或 AC-3'),
      t(
        'AAC, AC-3 or FLAC',
        'AAC, AC-3 oder FLAC',
        'AAC、AC-3、FLAC',
        'AAC, AC-3 ou FLAC',
        'AAC、AC-3 或 FLAC',
      ),
      t(
        'As on the disc, DTS too',
        'Wie auf der Disc, auch DTS',
        'ディスクのまま、DTSも',
        'Comme sur le disque, DTS compris',
        '與光碟相同，包括 DTS',
      ),
    ]),
    row(t('Subtitles', 'Untertitel', '字幕', 'Sous-titres', '字幕'), [
      t(
        'One, set into the picture',
        'Einer, fest im Bild',
        '1つを映像に焼き付け',
        'Un seul, incrusté dans l’image',
        '一種，直接嵌入畫面',
      ),
      t(
        'All, to switch on and off',
        'Alle, ein- und ausschaltbar',
        'すべて、表示を切り替え可能',
        'Tous, à afficher ou non',
        '全部，可開關',
      ),
      t(
        'All, to switch on and off',
        'Alle, ein- und ausschaltbar',
        'すべて、表示を切り替え可能',
        'Tous, à afficher ou non',
        '全部，可開關',
      ),
    ]),
  ],
};

export const dvdFacts: Draft = {
  blockType: 'facts',
  anchorId: 'specifications',
  title: t('Specifications', 'Technische Daten', '仕様', 'Caractéristiques', '規格'),
  rows: [
    {
      label: LABELS.disc,
      value: t(
        'DVD-5 (4.7 GB), DVD-9 (8.5 GB), region 0 to 6',
        'DVD-5 (4,7 GB), DVD-9 (8,5 GB), Regionalcode 0 bis 6',
        'DVD-5（4.7 GB）、DVD-9（8.5 GB）、リージョン0～6',
        'DVD-5 (4,7 Go), DVD-9 (8,5 Go), zones 0 à 6',
        'DVD-5（4.7 GB）、DVD-9（8.5 GB），區碼 0 至 6',
      ),
    },
    { label: LABELS.light, value: t('650 nm') },
    {
      label: LABELS.otherSources,
      value: t(
        'VIDEO_TS folder, ISO image',
        'VIDEO_TS-Ordner, ISO-Datei',
        'VIDEO_TSフォルダー、ISOファイル',
        'Dossier VIDEO_TS, fichier ISO',
        'VIDEO_TS 資料夾、ISO 檔案',
      ),
    },
    {
      label: LABELS.videoOut,
      value: t(
        'H.264, H.265, MPEG-2, lossless copy',
        'H.264, H.265, MPEG-2, verlustfreie Kopie',
        'H.264、H.265、MPEG-2、ロスレスコピー',
        'H.264, H.265, MPEG-2, copie sans perte',
        'H.264、H.265、MPEG-2、無損複製',
      ),
    },
    {
      label: LABELS.audioOut,
      value: t(
        'AAC, AC-3, MP3, FLAC, as on the disc',
        'AAC, AC-3, MP3, FLAC, wie auf der Disc',
        'AAC、AC-3、MP3、FLAC、ディスクのまま',
        'AAC, AC-3, MP3, FLAC, telle que sur le disque',
        'AAC、AC-3、MP3、FLAC、光碟原始音訊',
      ),
    },
    ...COMPUTER_ROWS,
    {
      label: LABELS.diskSpace,
      value: t(
        '150 MB, plus 10 GB while converting',
        '150 MB, beim Umwandeln zusätzlich 10 GB',
        '150 MB、変換中はさらに10 GB',
        '150 Mo, plus 10 Go pendant la conversion',
        '150 MB，轉換時另需 10 GB',
      ),
    },
  ],
};
