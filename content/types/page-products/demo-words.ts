import { type Draft, listed, type Translated, t } from '../../demo/translated.ts';

/** Words that all product pages share. */
export const VERSION = t('Version', 'Version', 'バージョン', 'Version', '版本');

export const RELATED = t('Goes with it', 'Passt dazu', 'あわせて使う', 'À associer', '搭配使用');

const GRAPHICS = t(
  'Graphics card used',
  'Genutzte Grafikkarte',
  '利用するグラフィックス',
  'Carte graphique utilisée',
  '顯示卡加速',
);
const WINDOWS = listed('11', '10', '8.1', '8', '7');
const MAC = t(
  'macOS 10.10 to 14',
  'macOS 10.10 bis 14',
  'macOS 10.10から14まで',
  'macOS 10.10 à 14',
  'macOS 10.10 至 14',
);

/** Rows of a specification sheet. */
export const COMPUTER_ROWS: Draft[] = [
  { label: GRAPHICS, value: listed('Intel', 'NVIDIA', 'AMD', 'Apple') },
  { label: t('Windows'), value: WINDOWS },
  { label: t('Mac'), value: MAC },
];

/** The drive that a tool for discs needs. */
const DRIVES: Readonly<Record<string, Translated>> = {
  dvd_ripper: t(
    'DVD drive, built in or USB',
    'DVD-Laufwerk, eingebaut oder per USB',
    'DVDドライブ（内蔵またはUSB）',
    'Lecteur de DVD, interne ou USB',
    'DVD 光碟機，內建或 USB 外接',
  ),
  dvd_copy: t(
    'DVD drive; a DVD writer for discs',
    'DVD-Laufwerk; für Discs ein DVD-Brenner',
    'DVDドライブ（ディスクに書き込む場合はDVDライター）',
    'Lecteur de DVD ; graveur pour créer des disques',
    'DVD 光碟機；寫入光碟需要 DVD 燒錄機',
  ),
  blu_ray_ripper: t(
    'Blu-ray drive, built in or USB',
    'Blu-ray-Laufwerk, eingebaut oder per USB',
    'Blu-rayドライブ（内蔵またはUSB）',
    'Lecteur Blu-ray, interne ou USB',
    '藍光光碟機，內建或 USB 外接',
  ),
  blu_ray_copy: t(
    'Blu-ray drive; for discs one that writes BD-R',
    'Blu-ray-Laufwerk; für Discs eines, das BD-R brennt',
    'Blu-rayドライブ（ディスクに書き込む場合はBD-R対応機）',
    'Lecteur Blu-ray ; pour les disques, un graveur de BD-R',
    '藍光光碟機；寫入光碟需能燒錄 BD-R',
  ),
};

/** System requirements: the same on both systems, except for the system itself. @param own further rows of this product */
export function requirementsOf(slug: string, own: readonly Draft[]): Draft {
  const drive = DRIVES[slug];
  const rows = [
    ...(drive ? [{ label: t('Drive', 'Laufwerk', 'ドライブ', 'Lecteur', '光碟機'), value: drive }] : []),
    ...own,
  ];
  const system = t('System', 'System', 'OS', 'Système', '系統');
  return {
    title: t(
      'What your computer needs',
      'Was Ihr Computer braucht',
      '動作環境',
      'Ce qu’il faut à votre ordinateur',
      '系統需求',
    ),
    systems: [
      {
        system: 'win',
        rows: [
          { label: system, value: listed('Windows 11', '10', '8.1', '8', '7') },
          ...rows,
          { label: GRAPHICS, value: listed('Intel', 'NVIDIA', 'AMD') },
        ],
      },
      {
        system: 'mac',
        rows: [
          { label: system, value: MAC },
          ...rows,
          { label: GRAPHICS, value: listed('Apple', 'Intel', 'AMD') },
        ],
      },
    ],
  };
}
