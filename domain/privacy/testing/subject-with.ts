import type { Subject } from '../holding.ts';

/** Somebody whose addresses were never anybody else's. */
export function subjectWith(memberId: string, ...emails: [string, ...string[]]): Subject {
  return { memberId, emails, held: emails.map((email) => ({ email, from: undefined, until: undefined })) };
}
