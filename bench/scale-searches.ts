import type { Locale } from '@spindle/platform/locales.ts';

/** What visitors type: one word, two, three, beginnings of words, typing errors, a number, and a text without results. */
export const SEARCHES = {
  en: [
    ...['dvd', 'disc', 'blu-ray drive', 'dvd capacity', 'copy protected disc', 'how long do discs last'],
    ...['sub', 'reg', 'di', 'subtitels', 'capasity', 'dvd 4711', 'zeppelin'],
  ],
  de: [
    ...[
      'dvd',
      'laufwerk',
      'blu-ray laufwerk',
      'dvd kapazität',
      'untertitel auf der dvd',
      'wie lange halten discs',
    ],
    ...['unter', 'lauf', 'untertietel', 'laufwerck', 'zeppelin'],
  ],
  fr: [
    ...[
      'dvd',
      'disque',
      'lecteur blu-ray',
      'capacité du dvd',
      'sous-titres du disque',
      'langue des sous-titres',
    ],
    ...['lect', 'cap', 'soustitre', 'capasité', 'zeppelin'],
  ],
  ja: [
    ...['dvd', '字幕', 'ディスク', 'ブルーレイ ドライブ', 'ディスクの容量', 'dvd 字幕 言語', '字', '飛行船'],
  ],
  zh: [...['dvd', '字幕', '光碟', '藍光 光碟機', '光碟容量', 'dvd 字幕 語言', '字', '飛船']],
} satisfies Partial<Record<Locale, readonly string[]>>;
