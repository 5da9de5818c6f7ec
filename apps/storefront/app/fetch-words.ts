import type { CompiledWords } from '@spindle/i18n/compile-words.ts';
import type { AreaName, Messages } from '@spindle/i18n/messages.ts';
import { translate, type Words } from '@spindle/i18n/translate.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { use } from 'react';

/**
 * A chunk for each area in each language, except areas that no hydrated page shows. The build has parsed their messages
 * (`vite-compiled-words.ts`).
 */
const chunks = import.meta.glob<Record<string, CompiledWords>>([
  '../../../i18n/*/*.ts',
  '!../../../i18n/*/words.ts',
  '!../../../i18n/{blocks,cookies,dashboard,desk*,drawings,invoice,mail,pages,search,shop,terms}/*',
]);

const fetched = new Map<string, unknown>();

/** Fetches an area's words in one language. The page's own are fetched before it is hydrated. */
export async function fetchWords<Area extends AreaName>(
  locale: Locale,
  area: Area,
): Promise<Words<Messages[Area]>> {
  const chunk = await chunks[`../../../i18n/${area}/${locale}.ts`]?.();
  const compiled = chunk?.[area];
  if (!compiled) throw new Error(`There are no words of '${area}' in '${locale}'.`);
  const words = translate<Messages[Area]>(locale, compiled);
  fetched.set(`${area}/${locale}`, words);
  return words;
}

const underway = new Map<string, Promise<unknown>>();

/** For rendering: a page that needs other words, or another language, waits for them. */
export function fetchedWords<Area extends AreaName>(locale: Locale, area: Area): Words<Messages[Area]> {
  const key = `${area}/${locale}`;
  const here = fetched.get(key);
  if (here) return here as Words<Messages[Area]>;
  const coming = underway.get(key) ?? fetchWords(locale, area);
  underway.set(key, coming);
  return use(coming) as Words<Messages[Area]>;
}
