import { listed, t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t(
  'What goes in, what comes out.',
  'Was hineingeht, was herauskommt.',
  '入力と出力。',
  'Ce qui entre, ce qui sort.',
  '輸入與輸出。',
);

export const discSupportSamples: Samples = {
  full: {
    title,
    text: t(
      'From a drive, a folder or an ISO image.',
      'Von einem Laufwerk, aus einem Ordner oder einer ISO-Datei.',
      'ドライブ、フォルダー、ISOファイルから読み込めます。',
      'Depuis un lecteur, un dossier ou une image ISO.',
      '可從光碟機、資料夾或 ISO 映像檔讀取。',
    ),
    reads: [
      {
        line: 'dvd',
        name: t('DVD-Video'),
        value: t(
          'DVD-5, DVD-9, DVD-10, regions 0 to 6',
          'DVD-5, DVD-9, DVD-10, Region 0 bis 6',
          'DVD-5、DVD-9、DVD-10、リージョン0〜6',
          'DVD-5, DVD-9, DVD-10, zones 0 à 6',
          'DVD-5、DVD-9、DVD-10，0 至 6 區',
        ),
      },
      {
        line: 'blu-ray',
        name: t('Blu-ray'),
        value: t(
          'BD-25, BD-50, 3D, regions A, B and C',
          'BD-25, BD-50, 3D, Region A, B und C',
          'BD-25、BD-50、3D、リージョンA・B・C',
          'BD-25, BD-50, 3D, zones A, B et C',
          'BD-25、BD-50、3D，A、B、C 區',
        ),
      },
      {
        line: 'uhd',
        name: t('4K Ultra HD'),
        value: t(
          'UHD-66 and UHD-100, HDR10, Dolby Vision',
          'UHD-66 und UHD-100, HDR10, Dolby Vision',
          'UHD-66、UHD-100、HDR10、Dolby Vision',
          'UHD-66 et UHD-100, HDR10, Dolby Vision',
          'UHD-66、UHD-100、HDR10、Dolby Vision',
        ),
      },
    ],
    writes: [
      {
        label: t('Files', 'Dateien', 'ファイル', 'Fichiers', '檔案'),
        value: listed('MP4', 'MKV', 'MOV', 'ISO'),
      },
      { label: t('Picture', 'Bild', '映像', 'Image', '畫面'), value: listed('H.264', 'H.265', 'AV1') },
      { label: t('Sound', 'Ton', '音声', 'Son', '音訊'), value: listed('AAC', 'AC-3', 'FLAC', 'DTS') },
      {
        label: t('Subtitles', 'Untertitel', '字幕', 'Sous-titres', '字幕'),
        value: listed('SRT', 'PGS', 'VobSub'),
      },
    ],
    not: t(
      'Audio CDs, game discs and discs whose files are damaged beyond reading.',
      'Audio-CDs, Spieldiscs und Discs, deren Dateien sich nicht mehr lesen lassen.',
      '音楽CD、ゲームディスク、損傷して読み取れないディスクには対応していません。',
      'Les CD audio, les disques de jeux et ceux dont les fichiers sont devenus illisibles.',
      '音樂 CD、遊戲光碟，以及損壞到無法讀取的光碟。',
    ),
  },
  least: {
    title,
    reads: [
      {
        line: 'suite',
        name: t('Video file', 'Videodatei', '動画ファイル', 'Fichier vidéo', '影片檔'),
        value: listed('MP4', 'MKV'),
      },
    ],
    writes: [],
  },
  'long words': {
    title: 'Unterstützte Datenträgerformate und Ausgabeformatvoreinstellungen',
    reads: [
      {
        line: 'dvd',
        name: 'Zweischichtdatenträger',
        value: 'Doppelseitig beschriebene Einschichtdatenträger mit Regionalcodebeschränkung',
      },
      { line: 'blu-ray', name: 'Aufzeichnungsdatenträger', value: 'Videokameraaufzeichnungsverzeichnisse' },
    ],
    writes: [
      { label: 'Untertitelspurformate', value: 'Zeichenbasierte Untertitelspuren, Bilduntertitelspuren' },
    ],
    not: 'Mehrfachsitzungsaufzeichnungen ohne Inhaltsverzeichniswiederherstellung.',
  },
};
