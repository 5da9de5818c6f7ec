import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t(
  'What fits where.',
  'Was wohin passt.',
  '用途で選ぶ大きさ。',
  'Quelle taille pour quel écran.',
  '看用途，選大小。',
);

export const sizeChartSamples: Samples = {
  full: {
    title,
    text: t(
      'A film of two hours.',
      'Ein Film von zwei Stunden.',
      '約2時間の映画の場合。',
      'Un film de deux heures.',
      '以兩小時的電影為例。',
    ),
    unit: t('GB', 'GB', 'GB', 'Go', 'GB'),
    rows: [
      {
        label: 'MKV',
        note: t(
          'the film bit for bit',
          'der Film Bit für Bit',
          '映像も音声もそのまま',
          'le film bit pour bit',
          '逐位元保留',
        ),
        value: 27.8,
      },
      {
        label: 'H.264',
        note: t(
          'plays nearly everywhere',
          'läuft fast überall',
          'ほぼどこでも再生',
          'lisible presque partout',
          '幾乎到處都能播放',
        ),
        value: 11.6,
      },
      { label: 'H.265', value: 8.1 },
      {
        label: '720p',
        note: t(
          'for a train ride',
          'für die Bahnfahrt',
          '電車の中で',
          'pour un trajet en train',
          '通勤路上看',
        ),
        value: 2.2,
      },
    ],
  },
  least: { title, unit: 'min', rows: [{ label: 'DVD-5', value: 120 }] },
  'long words': {
    title: 'Speicherplatzbedarfsübersicht',
    unit: 'Gigabyte',
    rows: [
      {
        label: 'Verlustfreie Matroska-Containerdatei',
        note: 'Heimkinoprojektoren, Netzwerkspeichergeräte',
        value: 1027.8,
      },
      { label: 'Mobilgeräteoptimierung', note: 'Bahnfahrtunterhaltung', value: 0.05 },
    ],
  },
};
