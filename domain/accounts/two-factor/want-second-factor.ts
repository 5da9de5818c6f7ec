import { randomBytes } from 'node:crypto';
import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { secondFactor } from '@spindle/platform/cookies/table.ts';
import { parse } from 'hono/utils/cookie';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import type { SignInWay } from '../tables.ts';
import { findChallenge, insertChallenge } from './queries.ts';

/** The first factor is proved, but nothing is open yet. `cookies` carry the log-in to its second step. */
export interface SecondFactorWanted {
  ok: false;
  error: 'second_factor_wanted';
  cookies: string[];
}

/** Begins the second step of a log-in: its cookie works for `giveSecondFactor` only. */
export async function wantSecondFactor(
  { db, clock, cookies }: Pick<AccountsDeps, 'db' | 'clock' | 'cookies'>,
  { memberId, way }: { memberId: string; way: SignInWay },
): Promise<SecondFactorWanted> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + secondFactor.seconds * 1000);
  await insertChallenge(db, { tokenHash: hashToken(token), memberId, way, expiresAt });
  return { ok: false, error: 'second_factor_wanted', cookies: [cookieText(secondFactor, token, cookies)] };
}

/** The log-in that this browser has begun and not finished, if any. */
export async function readChallenge(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  cookieHeader: string | null | undefined,
): Promise<{ tokenHash: string; memberId: string; way: SignInWay } | undefined> {
  const token = parse(cookieHeader ?? '', secondFactor.name)[secondFactor.name];
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const found = await findChallenge(db, tokenHash, clock.now());
  return found && { ...found, tokenHash };
}

/** Deletes the cookie. */
export function endedChallenge({ cookies }: Pick<AccountsDeps, 'cookies'>): string {
  return endedCookie(secondFactor, cookies);
}
