import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { openPending } from './pending-totp.ts';
import { findTotp } from './queries.ts';
import { recoveryCodesLeft } from './recovery-codes-left.ts';
import { totpUri } from './totp.ts';

/** The state of a member's second factor. `secret` is in base32; `uri` is the content of a QR code. */
export type TwoFactor =
  | { state: 'off' }
  | { state: 'pending'; secret: string; uri: string }
  | { state: 'on'; recoveryCodes: number };

/** A pending secret is shown only to a member who has just proved who they are, and never again once it is confirmed. */
export async function readTwoFactor(
  { db, clock, secret, sites }: Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'sites'>,
  member: AskingMember,
): Promise<TwoFactor> {
  const { memberId, email } = member;
  const left = await recoveryCodesLeft(db, memberId);
  if (left !== undefined) return { state: 'on', recoveryCodes: left };
  const sealed = hasRecentFactor(clock, member) ? await findTotp(db, memberId, 'pending') : undefined;
  const totp = openPending(secret, sealed, member);
  if (totp === undefined) return { state: 'off' };
  return { state: 'pending', secret: totp, uri: totpUri(totp, sites[0].shopName, email) };
}
