import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { localeOf } from './locale-of.ts';

/** What a request tells of the language of whoever sent it; programs and tests send none. */
export interface Asks {
  i18n?: { language: string };
}

export const localeOfRequest = (req: Asks | undefined): Locale => localeOf(req?.i18n?.language);

/** Says why something is refused, in the language of the back office of whoever asked for it. */
export const says = (req: Asks | undefined) => translator(localeOfRequest(req), 'refusals');
