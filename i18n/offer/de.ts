import type { Translated } from '../translated.ts';
import type { offer as reference } from './en.ts';

export const offer = {
  system: {
    label: 'System',
    win: 'Windows',
    mac: 'Mac',
    android: 'Android',
  },
  line: {
    dvd: 'DVD',
    'blu-ray': 'Blu-ray',
    gigabytes: '{range} GB',
    wavelengths: 'Jede Art Disc bei der Wellenlänge des Lasers, der sie liest',
  },
  licence: {
    '1M': '1 Monat',
    '1Y': '1 Jahr',
    LFT: 'Lebenslang',
    'Lifetime+5PC': 'Lebenslang, 5 Computer',
    trial: 'Testversion',
    seats: '{count, plural, one {# Computer} other {# Computer}}',
  },
  guarantee: {
    title: '14 Tage Geld-zurück-Garantie',
  },
} satisfies Translated<typeof reference>;
