import type { Translated } from '../translated.ts';
import type { offer as reference } from './en.ts';

export const offer = {
  system: {
    label: 'Système',
    win: 'Windows',
    mac: 'Mac',
    android: 'Android',
  },
  line: {
    dvd: 'DVD',
    'blu-ray': 'Blu-ray',
    gigabytes: '{range} Go',
    wavelengths: 'Chaque type de disque à la longueur d’onde du laser qui le lit',
  },
  licence: {
    '1M': '1 mois',
    '1Y': '1 an',
    LFT: 'À vie',
    'Lifetime+5PC': 'À vie, 5 ordinateurs',
    trial: 'Essai',
    seats: '{count, plural, one {# ordinateur} other {# ordinateurs}}',
  },
  guarantee: {
    title: 'Satisfait ou remboursé pendant 14 jours',
  },
} satisfies Translated<typeof reference>;
