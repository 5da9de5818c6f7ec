import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';

/** @param language by Payload's name for it (`zh-TW`) */
export const localeOf = (language = 'en'): Locale =>
  ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
