import type { AskingMember } from '../sessions/asking-member.ts';
import { openTotp, sealTotp } from './totp.ts';

/* A secret that waits for its first code is that of the session that it was shown in. */

type Asking = Pick<AskingMember, 'memberId' | 'sessionId'>;

const about = ({ memberId, sessionId }: Asking) => `${memberId}/${sessionId}`;

/** As the table holds it. @param secret the shop's */
export function sealPending(secret: string, totp: string, member: Asking): string {
  return sealTotp(secret, totp, about(member));
}

/** Undefined for what was shown in another session: who had that may know it still. */
export function openPending(secret: string, sealed: string | undefined, member: Asking): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    return openTotp(secret, sealed, about(member));
  } catch {
    return undefined;
  }
}
