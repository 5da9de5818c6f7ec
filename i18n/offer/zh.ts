import type { Translated } from '../translated.ts';
import type { offer as reference } from './en.ts';

export const offer = {
  system: {
    label: '作業系統',
    win: 'Windows',
    mac: 'Mac',
    android: 'Android',
  },
  line: {
    dvd: 'DVD',
    'blu-ray': '藍光',
    gigabytes: '{range} GB',
    wavelengths: '各種光碟與讀取它的雷射波長',
  },
  licence: {
    '1M': '1 個月',
    '1Y': '1 年',
    LFT: '終身',
    'Lifetime+5PC': '終身，5 台電腦',
    trial: '試用版',
    seats: '{count, plural, other {# 台電腦}}',
  },
  guarantee: {
    title: '14 天退款保證',
  },
} satisfies Translated<typeof reference>;
