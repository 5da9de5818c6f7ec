import { listed, t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t('The sheet.', 'Das Datenblatt.', '仕様。', 'La fiche.', '規格表。');
const row = { label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), value: listed('DVD-5', 'DVD-9', 'ISO') };

export const factsSamples: Samples = {
  full: {
    title,
    text: t(
      'What can be measured.',
      'Was sich messen lässt.',
      '測れるものだけを。',
      'Ce qui se mesure.',
      '可以量測的數據。',
    ),
    rows: [
      row,
      {
        label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'),
        value: listed('MP4', 'MKV', 'H.264', 'H.265'),
      },
      {
        label: t('Room', 'Platz', '必要な空き容量', 'Espace', '所需空間'),
        value: t('10 GB', '10 GB', '10 GB', '10 Go', '10 GB'),
      },
    ],
  },
  least: { title, rows: [row] },
  'long words': {
    title: 'Leistungsbeschreibungsverzeichnis',
    rows: [
      { label: 'Betriebssystemvoraussetzungen', value: 'Aktualisierungsberechtigungszeitraumverlängerung' },
    ],
  },
};
