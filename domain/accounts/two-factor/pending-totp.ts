import type { AskingMember } from '../sessions/asking-member.ts';
import { openTotp, sealTotp } from './totp.ts';

/* A secret that is not confirmed yet belongs to the session in which it was shown. */

type Asking = Pick<AskingMember, 'memberId' | 'sessionId'>;

const about = ({ memberId, sessionId }: Asking) => `${memberId}/${sessionId}`;

/** The form in which the table stores it. @param secret the shop's */
export function sealPending(secret: string, totp: string, member: Asking): string {
  return sealTotp(secret, totp, about(member));
}

/** Undefined for a secret that was shown in another session: whoever had that session may still know it. */
export function openPending(secret: string, sealed: string | undefined, member: Asking): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    return openTotp(secret, sealed, about(member));
  } catch {
    return undefined;
  }
}
