import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** As long as an editor may sit in front of one document. */
const LIFE_MS = 4 * 60 * 60 * 1000;

/** A token that lets the bearer see drafts on the storefront (`?preview=`) for four hours. */
export function makePreviewToken(secret: string, now: Date): string {
  const until = String(now.getTime() + LIFE_MS);
  return `${until}.${sign(secret, until)}`;
}

/** Whether a `?preview=` token was made by this shop and has not ended. */
export function isPreviewToken(secret: string, token: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(until) || Number(until) < now.getTime()) return false;
  const expected = Buffer.from(sign(secret, until));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, until: string): string {
  return createHmac('sha256', deriveKey(secret, 'preview')).update(until).digest('base64url');
}
