import { translator } from '@spindle/i18n/messages.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { Site } from '@spindle/platform/sites.ts';

/**
 * Why a page can't be made. database: it does not answer in time. busy: more is asked for than can be made. loading: the
 * demo shop is not there as a whole yet. failed: whatever even the error page did not survive (spec §2).
 */
export type Outage = 'database' | 'busy' | 'loading' | 'failed';

/** Seconds after which a page that is being loaded asks for itself again. */
const ASKS_AGAIN = 5;

/** Where the style of these pages is (`outage-style.ts`): they may use what lies in memory, and nothing else. */
export const OUTAGE_STYLE = '/outage.css';

/**
 * The page that stands in for one that can't be made, in its language. Needs no database, documents or renderer.
 * @param method that of the request: a form is sent again by going back, since a link would ask without what was typed
 */
export function outagePage(
  outage: Outage,
  { locale, prefix }: Pick<Site, 'locale' | 'prefix'>,
  { supportEmail, method }: { supportEmail: string; method: string },
) {
  const words = translator(locale, 'outage');
  const shop = translator(locale, 'shop');
  const isForm = method !== 'GET' && method !== 'HEAD' && (outage === 'database' || outage === 'busy');
  const [title, text] =
    outage === 'failed'
      ? [shop('error.maintenanceTitle'), shop('error.maintenanceText')]
      : [words(`${outage}.title`), words(isForm ? `${outage}.form` : `${outage}.text`)];
  const more =
    outage === 'failed'
      ? `<p><a href="mailto:${supportEmail}">${supportEmail}</a></p>`
      : isForm
        ? ''
        : `<p><a href="">${words('again')}</a></p>`;
  const refresh = outage === 'loading' ? `<meta http-equiv="refresh" content="${ASKS_AGAIN}">` : '';
  return `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}<title>${title} – Spindle</title><link rel="stylesheet" href="${OUTAGE_STYLE}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><header><a href="${prefix}/"><img src="/favicon.svg" alt="" width="28" height="28"> Spindle</a></header><main><h1>${title}</h1><p>${text}</p>${more}<p><a href="${prefix}/">${words('home')}</a></p></main></body></html>`;
}
