import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const yes = { mark: 'yes' };
const no = { mark: 'no' };
const said = (value: unknown) => ({ value });
const columns = [{ value: 'Blu-ray Ripper' }, { value: 'DVD Ripper' }, { value: 'DVD Copy' }];

export const comparisonSamples: Samples = {
  full: {
    title: t(
      'Which one you need.',
      'Welches Sie brauchen.',
      'どれを選ぶか。',
      'Lequel il vous faut.',
      '該選哪一套。',
    ),
    text: t(
      'The newer discs need the newer tool; it reads the older ones too.',
      'Die neueren Discs brauchen das neuere Werkzeug; es liest auch die älteren.',
      '新しいディスクには新しいソフトを。古いディスクも読み取れます。',
      'Les disques récents demandent l’outil récent ; il lit aussi les anciens.',
      '新光碟需要新工具，它也能讀舊光碟。',
    ),
    columns,
    own: 1,
    rows: [
      {
        label: t('Reads Blu-ray', 'Liest Blu-ray', 'Blu-rayの読み取り', 'Lit le Blu-ray', '讀取藍光'),
        values: [yes, no, no],
      },
      {
        label: t('Writes files', 'Schreibt Dateien', 'ファイルの書き出し', 'Écrit des fichiers', '輸出檔案'),
        values: [yes, yes, no],
      },
      {
        label: t('Picture', 'Bild', '映像', 'Image', '畫面'),
        values: [
          said('1080p'),
          said('480p, 576p'),
          {
            mark: 'no',
            value: t(
              'as on the disc',
              'wie auf der Disc',
              'ディスクのまま',
              'comme sur le disque',
              '與光碟相同',
            ),
          },
        ],
      },
    ],
  },
  'second column, a value left out': {
    title: t('Two tools.', 'Zwei Werkzeuge.', '2つのソフト。', 'Deux logiciels.', '兩套工具。'),
    columns: columns.slice(0, 2),
    own: 2,
    rows: [{ label: 'ISO', values: [yes] }],
  },
  'long words': {
    title: 'Funktionsumfangsgegenüberstellung',
    columns: [
      { value: 'Datenträgersicherungsprogramm' },
      { value: 'Videoumwandlungsprogramm' },
      { value: 'Brennprogramm' },
    ],
    rows: [
      {
        label: 'Hardwarebeschleunigungsunterstützung',
        values: [said('Grafikkartenbeschleunigung'), yes, no],
      },
    ],
  },
};
