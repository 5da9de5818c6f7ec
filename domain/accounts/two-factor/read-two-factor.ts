import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { openPending } from './pending-totp.ts';
import { findTotp } from './queries.ts';
import { recoveryCodesLeft } from './recovery-codes-left.ts';
import { totpUri } from './totp.ts';

/** How a member's second factor stands. `secret` is in base 32; `uri` is what a QR code holds. */
export type TwoFactor =
  | { state: 'off' }
  | { state: 'pending'; secret: string; uri: string }
  | { state: 'on'; recoveryCodes: number };

/** A secret that waits is shown to who has just proved who they are, and never again once it counts. */
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
