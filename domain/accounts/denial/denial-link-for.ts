import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { lockMember } from '../queries.ts';
import { newDenialLink } from './new-denial-link.ts';

/** A member's address and language, and a link of `newDenialLink` for a mail that goes there. */
export interface MailedDenial {
  email: string;
  locale: Locale;
  link: string;
}

/**
 * Makes the link for a mail, and returns it with the address. The member is held meanwhile, so that a change of address ends
 * this link, too. Undefined when there is no such member (any more).
 */
export async function denialLinkFor(
  deps: Pick<AccountsMailDeps, 'db' | 'clock' | 'sites'>,
  { memberId, at }: { memberId: string; at: Date },
): Promise<MailedDenial | undefined> {
  return deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.erasedAt) return undefined;
    const { email, locale } = member;
    return { email, locale, link: await newDenialLink({ ...deps, db: tx }, { memberId, locale, at }) };
  });
}
