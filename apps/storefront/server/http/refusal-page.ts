import { translator } from '@spindle/i18n/messages.ts';
import { escaped } from './escaped.ts';
import { type NamedSite, standIn } from './stand-in.ts';

/** Per refusal, the text for programs and the key of the text for people (`refused` in the words of outages). */
const REFUSALS = {
  400: ['Bad request', 'This address or request could not be understood.', 'badRequest'],
  403: ['Not allowed', 'This request did not come from this shop.', 'forbidden'],
  404: ['Not found', 'There is no file of this name.', 'noFile'],
  405: ['Not possible', 'This page can be read, and nothing else.', 'readOnly'],
  408: ['Too slow', 'This request did not arrive whole in time.', 'tooSlow'],
  413: ['Too large', 'That’s too large to send.', 'tooLarge'],
  429: ['Too many requests', 'Too many attempts. Please wait a moment and try again.', 'tooMany'],
  431: ['Too large', 'The headers of this request are too large.', 'longHead'],
  wrongLink: [
    'Not a download link',
    'This address is not complete. Please press the download button again.',
    'wrongLink',
  ],
  linkEnded: [
    'This link has ended',
    'It worked for a day. Please press the download button again.',
    'linkEnded',
  ],
  withdrawn: [
    'Not available',
    'This version is not offered any more. Please look at the product’s page.',
    'withdrawn',
  ],
  unreadable: [
    'One moment',
    'This file can’t be read right now. We know about it; please try again later.',
    'unreadable',
  ],
} as const;

/** Seconds after which a 503 is worth another try, for `Retry-After`. */
export const RETRY_AFTER = '10';

/** Why something is refused: mostly a status; for a link to a release's file, what is wrong with it. */
export type Refusal = keyof typeof REFUSALS;
export type PlainStatus = Extract<Refusal, number>;

export function isPlainStatus(status: number): status is PlainStatus {
  return status in REFUSALS;
}

/** Whom a refusal is for: the site, which gives the language, and the request's `Accept` header. */
export interface Refused {
  site: NamedSite;
  accept: string | null | undefined;
}

/**
 * The short page for what is refused. Needs no database, documents or renderer. People read it in their language;
 * programs, which accept something other than a page, get the bare text that they always got.
 */
export function refusalPage(refusal: Refusal, { site, accept }: Refused): string {
  const [title, text, name] = REFUSALS[refusal];
  if (!accept?.includes('text/html')) return bareWords(site.shopName, title, text);
  const words = translator(site.locale, 'outage');
  return standIn(site, { title: words(`refused.${name}.title`), text: words(`refused.${name}.text`) });
}

function bareWords(shopName: string, title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">${escaped(shopName)}</a></p></html>`;
}
