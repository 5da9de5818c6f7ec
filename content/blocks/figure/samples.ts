import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const alt = t(
  'The figure in words.',
  'Die Grafik in Worten.',
  '図の内容。',
  'La figure en mots.',
  '以文字描述的圖。',
);
const unit = t('GB', 'GB', 'GB', 'Go', 'GB');
const DISCS = [
  { label: 'CD', value: '0.7', unit, line: 'plain' },
  { label: 'DVD-9', value: '8.5', unit, line: 'dvd' },
  { label: 'BD-50', value: '50', unit, line: 'blu-ray' },
  { label: 'BD-100', value: '100', unit, line: 'uhd' },
  {
    label: t('All together', 'Alle zusammen', '合計', 'Tous ensemble', '全部加起來'),
    value: '159.2',
    unit,
    line: 'suite',
  },
];
const caption = t(
  'Capacity of discs',
  'Kapazität von Discs',
  'ディスクの容量',
  'Capacité des disques',
  '光碟容量',
);

/** One state for each kind of drawing. */
export const figureSamples: Samples = {
  bars: { figure: { kind: 'bars', caption, alt, rows: DISCS } },
  frames: {
    figure: {
      kind: 'frames',
      caption: t(
        'One frame of each, point for point',
        'Je ein Bild, Punkt für Punkt',
        '画素どおりの1コマ',
        'Une image de chaque disque, pixel pour pixel',
        '各取一格，逐點對照',
      ),
      alt,
      rows: [
        { label: 'DVD', value: '720', height: 576, line: 'dvd' },
        { label: 'Blu-ray', value: '1920', height: 1080, line: 'blu-ray' },
        { label: '4K UHD', value: '3840', height: 2160, line: 'uhd' },
      ],
    },
  },
  shares: { figure: { kind: 'shares', caption, alt, rows: DISCS.slice(0, 4) } },
  'shares of one colour': {
    figure: {
      kind: 'shares',
      alt,
      rows: ['5.9', '1.1', '0.5', '0.4'].map((value, index) => ({
        label: `${index + 1}`,
        value,
        unit,
        line: 'dvd',
      })),
    },
  },
  scale: { figure: { kind: 'scale', caption, alt, rows: DISCS } },
  steps: {
    figure: {
      kind: 'steps',
      caption,
      alt,
      rows: [
        { label: t('read', 'lesen', '読み取り', 'lire', '讀取'), value: '650 nm', line: 'dvd' },
        { label: t('decode', 'dekodieren', 'デコード', 'décoder', '解碼'), value: '25p', line: 'plain' },
        { label: t('write', 'schreiben', '書き出し', 'écrire', '寫入'), value: '1.5 GB', line: 'blu-ray' },
        { label: t('play', 'abspielen', '再生', 'lire', '播放'), value: 'MP4', line: 'suite' },
      ],
    },
  },
  'long words': {
    figure: {
      kind: 'scale',
      caption: 'Datenträgerkapazitätsvergleich in logarithmischer Darstellung',
      alt,
      rows: [
        {
          label: 'Zweischichtdatenträger, einseitig beschrieben',
          value: '8.5',
          unit: 'Gigabyte',
          line: 'dvd',
        },
        { label: 'Dreischichtdatenträger', value: '1000', unit: 'Gigabyte', line: 'uhd' },
      ],
    },
  },
};
