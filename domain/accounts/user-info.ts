import { createHmac } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** What pages know about the member (spec §3). */
export interface UserInfo {
  vip: number;
  username: string;
  email: string;
  uid: string;
  /** An opaque marker that says "logged in" to old scripts; no call accepts it as proof. */
  token: string;
  isInit: boolean;
}

export function userInfo(
  secret: string,
  member: { memberId: string; email: string; name: string; vip: number },
): UserInfo {
  const marker = createHmac('sha256', deriveKey(secret, 'user-marker')).update(member.memberId).digest();
  return {
    vip: member.vip,
    username: member.name || member.email.slice(0, member.email.indexOf('@')),
    email: member.email,
    uid: member.memberId,
    token: marker.toString('base64url').slice(0, 22),
    isInit: true,
  };
}
