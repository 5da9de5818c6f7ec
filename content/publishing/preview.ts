import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** As long as an editor may sit in front of one document. */
const LIFE_MS = 4 * 60 * 60 * 1000;

/** A page in one language; `path` is without its prefix, suffix and query. */
export interface PreviewedPage {
  locale: Locale;
  path: string;
}

/**
 * A token that lets the bearer see one page of the storefront with the drafts of its document, and of what that refers to
 * (`?preview=`), for four hours. It does nothing else:
 * who is handed the link need not be staff.
 */
export function makePreviewToken(secret: string, page: PreviewedPage, now: Date): string {
  const claim = `${now.getTime() + LIFE_MS}.${nameOf(page)}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** Whether a `?preview=` token was made by this shop for this page, and has not ended. */
export function isPreviewOf(secret: string, token: string, page: PreviewedPage, now: Date): boolean {
  const [until = '', name = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,16}$/.test(until) || Number(until) < now.getTime()) return false;
  const expected = Buffer.from(sign(secret, `${until}.${name}`));
  const given = Buffer.from(signature);
  return name === nameOf(page) && given.length === expected.length && timingSafeEqual(given, expected);
}

const nameOf = ({ locale, path }: PreviewedPage) => Buffer.from(`${locale}${path}`).toString('base64url');

function sign(secret: string, claim: string): string {
  return createHmac('sha256', deriveKey(secret, 'preview')).update(claim).digest('base64url');
}
