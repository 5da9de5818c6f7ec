import type { Subject } from '../holding.ts';

/** A person whose addresses never belonged to anybody else. */
export function subjectWith(memberId: string, ...emails: [string, ...string[]]): Subject {
  return { memberId, emails, held: emails.map((email) => ({ email, from: undefined, until: undefined })) };
}
