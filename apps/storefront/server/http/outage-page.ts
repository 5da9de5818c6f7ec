import { translator } from '@spindle/i18n/messages.ts';
import { type NamedSite, standIn } from './stand-in.ts';

/**
 * Why a page can't be made. database: it does not answer in time. busy: more is asked for than can be made. loading: the
 * demo shop is not there as a whole yet. failed: whatever even the error page did not survive (spec §2).
 */
export type Outage = 'database' | 'busy' | 'loading' | 'failed';

/** Seconds after which a page that is being loaded asks for itself again. */
const ASKS_AGAIN = 5;

/**
 * The page that stands in for one that can't be made, in its language. Needs no database, documents or renderer.
 * @param method that of the request: a form is sent again by going back, since a link would ask without what was typed
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
