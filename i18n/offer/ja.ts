import type { Translated } from '../translated.ts';
import type { offer as reference } from './en.ts';

export const offer = {
  system: {
    label: 'OS',
    win: 'Windows',
    mac: 'Mac',
    android: 'Android',
  },
  line: {
    dvd: 'DVD',
    'blu-ray': 'Blu-ray',
    gigabytes: '{range} GB',
    wavelengths: 'ディスクの種類と、それを読み取るレーザーの波長',
  },
  licence: {
    '1M': '1か月',
    '1Y': '1年',
    LFT: '買い切り',
    'Lifetime+5PC': '買い切り（5台）',
    trial: '体験版',
    seats: '{count, plural, other {PC #台}}',
  },
  guarantee: {
    title: '14日間の返金保証',
  },
} satisfies Translated<typeof reference>;
