import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { mailedCode } from '@spindle/platform/mailed-code.ts';
import { CAPTCHA_PURPOSES, type CaptchaPurpose, CHALLENGE_MS } from './captcha.ts';
import { LETTERS } from './letters.ts';

/**
 * A challenge whose code a person types. Its name contains all data and a signature, so that nothing is stored before it is
 * answered. The code is derived from the name and the shop's secret.
 */
export interface CodeSession {
  /** Where the code is shown. */
  way: 'picture' | 'mail';
  purpose: CaptchaPurpose;
  issuedAt: Date;
  expiresAt: Date;
}

const ALPHABET = Object.keys(LETTERS).join('');
export const PICTURE_CODE_LENGTH = 5;
const MAILED_DIGITS = 6;

/** @param account the address that the code is mailed to, and the only one it is valid for */
export function newSession(
  secret: string,
  about: { way: CodeSession['way']; purpose: CaptchaPurpose; account?: string; now: Date },
): string {
  const { way, purpose, account = '', now } = about;
  const named = [way, purpose, now.getTime(), randomBytes(12).toString('base64url')].join('.');
  return `${named}.${sign(secret, named, account)}`;
}

/** The data in a challenge's name; undefined when it is not ours, or has expired. */
export function readSession(
  secret: string,
  session: string,
  { account = '', now }: { account?: string | undefined; now: Date },
): CodeSession | undefined {
  const parts = /^(picture|mail)\.([a-z]+)\.(\d{13})\.[\w-]{16}\.([\w-]{43})$/.exec(session);
  const [, way, purposeText, issued, signature = ''] = parts ?? [];
  const purpose = CAPTCHA_PURPOSES.find((known) => known === purposeText);
  if (!purpose) return undefined;
  const expected = sign(secret, session.slice(0, -signature.length - 1), way === 'mail' ? account : '');
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const issuedAt = new Date(Number(issued));
  const expiresAt = new Date(issuedAt.getTime() + CHALLENGE_MS);
  if (expiresAt <= now) return undefined;
  return { way: way === 'mail' ? 'mail' : 'picture', purpose, issuedAt, expiresAt };
}

/** The code of a challenge. */
export function codeOf(secret: string, session: string, way: CodeSession['way']): string {
  const key = deriveKey(secret, `captcha-${way}`);
  if (way === 'mail') return mailedCode(key, session, MAILED_DIGITS);
  const bytes = createHmac('sha256', key).update(session).digest();
  // 32 bits modulo 22: the bias is below one in 10^8.
  return Array.from(
    { length: PICTURE_CODE_LENGTH },
    (_, place) => ALPHABET[bytes.readUInt32BE(place * 4) % ALPHABET.length],
  ).join('');
}

/** As people may type it: in lower case, with spaces, in full-width characters. */
export function isCode(code: string, typed: string): boolean {
  const given = Buffer.from(typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase());
  const expected = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, named: string, account: string): string {
  return createHmac('sha256', deriveKey(secret, 'captcha-session'))
    .update(JSON.stringify([named, account]))
    .digest('base64url');
}
