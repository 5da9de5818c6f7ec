import { translator } from '@spindle/i18n/messages.ts';
import { type NamedSite, standIn } from './stand-in.ts';

/**
 * Why a page can't be made. database: it does not answer in time. busy: more is asked for than can be made. loading: the
 * demo shop is not completely loaded yet. failed: an error that not even the error page could handle (spec §2).
 */
export type Outage = 'database' | 'busy' | 'loading' | 'failed';

/** Seconds after which a page that is still loading reloads itself. */
const ASKS_AGAIN = 5;

/**
 * The page that stands in for one that can't be made, in its language. Needs no database, documents or renderer.
 * @param method the request's: a form has to be sent again by going back, since a link would drop what was typed
 */
export function outagePage(
  outage: Outage,
  site: NamedSite,
  { supportEmail, method }: { supportEmail: string; method: string },
) {
  const words = translator(site.locale, 'outage');
  const shop = translator(site.locale, 'shop');
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
  const head = outage === 'loading' ? `<meta http-equiv="refresh" content="${ASKS_AGAIN}">` : '';
  return standIn(site, { title, text, head, more });
}
