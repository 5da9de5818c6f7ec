import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const label = {
  system: t('System', 'System', 'OS', 'Système', '系統'),
  memory: t('Memory', 'Arbeitsspeicher', 'メモリ', 'Mémoire', '記憶體'),
  room: t('Free space', 'Freier Speicher', '空き容量', 'Espace libre', '可用空間'),
  drive: t('Drive', 'Laufwerk', 'ドライブ', 'Lecteur', '光碟機'),
};
const title = t(
  'What your computer needs.',
  'Was Ihr Computer braucht.',
  '動作環境。',
  'Ce qu’il faut à votre ordinateur.',
  '系統需求。',
);
const drive = {
  label: label.drive,
  value: t('Any DVD drive', 'Jedes DVD-Laufwerk', 'DVDドライブ', 'Tout lecteur de DVD', '任一 DVD 光碟機'),
};
const memory = {
  label: label.memory,
  value: t('2 GB', '2 GB', '2 GB', '2 Go', '2 GB'),
  better: t('8 GB', '8 GB', '8 GB', '8 Go', '8 GB'),
};

export const systemRequirementsSamples: Samples = {
  full: {
    title,
    text: t(
      'Without a disc drive it opens folders and ISO images.',
      'Ohne Laufwerk öffnet es Ordner und ISO-Dateien.',
      'ドライブがなくても、フォルダーやISOファイルを開けます。',
      'Sans lecteur, il ouvre les dossiers et les images ISO.',
      '沒有光碟機也能開啟資料夾與 ISO 映像檔。',
    ),
    systems: [
      {
        system: 'win',
        rows: [
          { label: label.system, value: t('Windows 11, 10, 8.1, 8, 7'), better: t('64 bit') },
          memory,
          {
            label: label.room,
            value: t(
              '20 GB while converting',
              '20 GB beim Umwandeln',
              '変換中に20 GB',
              '20 Go pendant la conversion',
              '轉檔時需 20 GB',
            ),
          },
          drive,
        ],
      },
      {
        system: 'mac',
        rows: [
          {
            label: label.system,
            value: t(
              'macOS 10.10 to 14',
              'macOS 10.10 bis 14',
              'macOS 10.10から14まで',
              'macOS 10.10 à 14',
              'macOS 10.10 至 14',
            ),
          },
          memory,
          {
            label: label.room,
            value: t(
              '20 GB while converting',
              '20 GB beim Umwandeln',
              '変換中に20 GB',
              '20 Go pendant la conversion',
              '轉檔時需 20 GB',
            ),
          },
          drive,
        ],
      },
    ],
  },
  least: { title, systems: [{ system: 'win', rows: [drive] }] },
  'long words': {
    title: 'Mindestsystemvoraussetzungen und Ausstattungsempfehlungen',
    systems: [
      {
        system: 'win',
        rows: [
          {
            label: 'Grafikkartentreiber',
            value: 'Hardwarebeschleunigungsfähige Grafikkartentreiberversion',
            better: 'Arbeitsspeichererweiterung auf 32 GB',
          },
          { label: 'Betriebssystemversion', value: 'Windows 11, 10, 8.1, 8, 7' },
        ],
      },
      { system: 'mac', rows: [{ label: 'Betriebssystemversion', value: 'macOS 10.10 bis 14' }] },
    ],
  },
};
