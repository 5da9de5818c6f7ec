import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { localeOf } from './locale-of.ts';

/** The part of a request that tells the language of its sender; programs and tests send none. */
export interface Asks {
  i18n?: { language: string };
}

export const localeOfRequest = (req: Asks | undefined): Locale => localeOf(req?.i18n?.language);

/** Says why something is refused, in the back office's language of whoever asked. */
export const says = (req: Asks | undefined) => translator(localeOfRequest(req), 'refusals');
