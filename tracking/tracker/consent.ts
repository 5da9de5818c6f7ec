import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import { pageScope } from '@spindle/platform/cookies/page-scope.ts';
import { consent } from '@spindle/platform/cookies/visit-cookies.ts';

/**
 * EEA (including the French and Finnish regions with country codes of their own), the United Kingdom and Switzerland: here
 * consent has to come first.
 */
const ASK_FIRST =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH AX GF GP MF MQ RE YT';

export type Answer = 'granted' | 'denied';

/**
 * `ask`: nothing may be stored, read or sent yet. `notice`: recording may begin, with a way to refuse on the screen. `gpc`:
 * the browser refuses for its owner, whatever was answered here.
 */
export type ConsentState = Answer | 'ask' | 'notice' | 'gpc';

export function consentState(visitor: {
  answer: Answer | undefined;
  /** Global Privacy Control. */
  gpc: boolean;
  /** ISO 3166 code; undefined when it is not known. */
  country: string | undefined;
  /** `always` asks everybody first. */
  setting: 'auto' | 'always';
}): ConsentState {
  if (visitor.gpc) return 'gpc';
  if (visitor.answer) return visitor.answer;
  const askFirst =
    visitor.setting === 'always' || !visitor.country || ASK_FIRST.split(' ').includes(visitor.country);
  return askFirst ? 'ask' : 'notice';
}

/** The consent state of this page's visitor. Reads nothing but the answer itself. */
export function currentConsent(): ConsentState {
  const root = document.documentElement.dataset;
  const answer = new RegExp(`(?:^|; )${consent.name}=(granted|denied)`).exec(document.cookie)?.[1];
  return consentState({
    answer: answer as Answer | undefined,
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    country: visitorCountry(),
    setting: root.consent === 'always' ? 'always' : 'auto',
  });
}

/** ISO 3166 code, if the network has sent one. */
export function visitorCountry(): string | undefined {
  return document.documentElement.dataset.country || countryOfResponse();
}

export function rememberConsent(answer: Answer): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = cookieText(consent, answer, pageScope());
}

/** A cached page is the same for everybody, so the country comes with the response: `Server-Timing: country;desc="DE"`. */
function countryOfResponse(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'country')?.description || undefined;
}
