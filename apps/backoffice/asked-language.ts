import { extractHeaderLanguage } from '@payloadcms/translations';
import { LANGUAGES } from '@spindle/platform/locales.ts';

/** As Payload names those that the back office offers (`editing/for-editors.ts`). */
const OFFERED: ReadonlySet<string | undefined> = new Set(Object.values(LANGUAGES).map(({ tag }) => tag));

/**
 * In which language the back office is read, as Payload finds it out (`getRequestLanguage`): what staff have chosen, or the first
 * language that their browser asks for and Payload knows, where the back office offers it; else English.
 */
export function askedLanguage(headers: Headers): string {
  const chosen = /(?:^|;\s*)payload-lng=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
  const asked = extractHeaderLanguage(headers.get('accept-language') ?? '');
  return [chosen, asked].find((language) => OFFERED.has(language)) ?? 'en';
}
