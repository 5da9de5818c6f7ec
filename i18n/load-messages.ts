import type { Locale } from '@spindle/platform/locales.ts';
import type { Messages, Translated } from './translated.ts';

const sources: Record<Locale, () => Promise<{ messages: Translated<Messages> }>> = {
  en: () => import('./en/messages.ts'),
  de: () => import('./de/messages.ts'),
  fr: () => import('./fr/messages.ts'),
  ja: () => import('./ja/messages.ts'),
  zh: () => import('./zh/messages.ts'),
};

/** The words of one language, for a browser that needs no other. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await sources[locale]()).messages as Messages;
}
