import { type Draft, listed, t } from '../../demo/translated.ts';

/** What all product pages say in the same words. */
export const VERSION = t('Version', 'Version', 'バージョン', 'Version', '版本');

export const RELATED = t('Goes with it', 'Passt dazu', 'あわせて使う', 'À associer', '搭配使用');

/** Rows of a specification sheet. */
export const COMPUTER_ROWS: Draft[] = [
  {
    label: t(
      'Graphics card used',
      'Genutzte Grafikkarte',
      '利用するグラフィックス',
      'Carte graphique utilisée',
      '顯示卡加速',
    ),
    value: listed('Intel', 'NVIDIA', 'AMD', 'Apple'),
  },
  {
    label: t('Windows'),
    value: listed('11', '10', '8.1', '8', '7'),
  },
  {
    label: t('Mac'),
    value: t(
      'macOS 10.10 to 14',
      'macOS 10.10 bis 14',
      'macOS 10.10から14まで',
      'macOS 10.10 à 14',
      'macOS 10.10 至 14',
    ),
  },
];
