import { randomBytes } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hashToken } from './hash-token.ts';
import { insertPasswordToken } from './queries.ts';

/**
 * A reset link works for an hour; the link for the first password of a guest who bought, for 14 days like the order's own
 * link.
 */
export const RESET_MINUTES = 60;
export const FIRST_PASSWORD_MINUTES = 14 * 24 * 60;

/**
 * A token for the link `/member?a=reset_password&token=…`, which sets a member's password once. Call it while the mail is
 * being made, so that the token is only in the mail. Mails use `passwordTokenFor`, which makes sure that they go to the
 * member's own address.
 */
export async function createPasswordToken(
  tx: Db,
  clock: Clock,
  memberId: string,
  minutes: number = FIRST_PASSWORD_MINUTES,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  await insertPasswordToken(tx, { tokenHash: hashToken(token), memberId, expiresAt });
  return token;
}
