import { translator } from '@spindle/i18n/messages.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { escaped } from './escaped.ts';

/** Address of these pages' style sheet (`outage-style.ts`): they use only what is held in memory. */
export const OUTAGE_STYLE = '/outage.css';

/** The site that such a page belongs to. */
export type NamedSite = Pick<Site, 'locale' | 'prefix' | 'shopName'>;

/**
 * A page that stands in for another one, in its language, with a link to the home page. Needs no database, documents or
 * renderer.
 * @param page.head more for the page's head, as HTML
 * @param page.more a paragraph below the text, as HTML
 */
export function standIn(
  { locale, prefix, shopName }: NamedSite,
  { title, text, head = '', more = '' }: { title: string; text: string; head?: string; more?: string },
): string {
  const shop = escaped(shopName);
  const home = translator(locale, 'outage')('home');
  return `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title} – ${shop}</title><link rel="stylesheet" href="${OUTAGE_STYLE}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><header><a href="${prefix}/"><img src="/favicon.svg" alt="" width="28" height="28"> ${shop}</a></header><main><h1>${title}</h1><p>${text}</p>${more}<p><a href="${prefix}/">${home}</a></p></main></body></html>`;
}
