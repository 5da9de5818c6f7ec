import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { DraftOf } from '../reading/draft-of.ts';

/** As long as an editor may work on one document. */
const LIFE_MS = 4 * 60 * 60 * 1000;

/** A page in one language; `path` is without its prefix, suffix and query. */
export interface PreviewedPage {
  locale: Locale;
  path: string;
}

/**
 * A token with which anybody can see one page of the storefront with the draft of one document (`?preview=`), for four
 * hours. All other documents on the page appear as visitors see them, because that is how it will look once this one is
 * published. The token does nothing else, since somebody who is given the link may not be staff.
 */
export function makePreviewToken(secret: string, page: PreviewedPage, draft: DraftOf, now: Date): string {
  const claim = `${now.getTime() + LIFE_MS}.${nameOf(page)}.${encoded(`${draft.type}#${draft.id}`)}`;
  return `${claim}.${sign(secret, claim)}`;
}

/**
 * The document whose draft a `?preview=` token shows; undefined if this shop did not make the token for this page, or it
 * has expired.
 */
export function draftOf(secret: string, token: string, page: PreviewedPage, now: Date): DraftOf | undefined {
  const [until = '', name = '', document = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,16}$/.test(until) || Number(until) < now.getTime()) return undefined;
  const expected = Buffer.from(sign(secret, `${until}.${name}.${document}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || name !== nameOf(page)) return undefined;
  const [type = '', id] = Buffer.from(document, 'base64url').toString().split('#');
  return { type, id: Number(id) };
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

const nameOf = ({ locale, path }: PreviewedPage) => encoded(`${locale}${path}`);

function sign(secret: string, claim: string): string {
  return createHmac('sha256', deriveKey(secret, 'preview')).update(claim).digest('base64url');
}
