import { extractHeaderLanguage } from '@payloadcms/translations';
import { LANGUAGES } from '@spindle/platform/locales.ts';

/** The languages that the back office offers, by Payload's names for them (`editing/for-editors.ts`). */
const OFFERED: ReadonlySet<string | undefined> = new Set(Object.values(LANGUAGES).map(({ tag }) => tag));

/**
 * The language of the back office, found in the same way as by Payload (`getRequestLanguage`): the one that staff have
 * chosen, or else the first language that their browser asks for and Payload knows. English if the back office does not
 * offer it.
 */
export function askedLanguage(headers: Headers): string {
  const chosen = /(?:^|;\s*)payload-lng=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
  const asked = extractHeaderLanguage(headers.get('accept-language') ?? '');
  return [chosen, asked].find((language) => OFFERED.has(language)) ?? 'en';
}
