import { randomBytes } from 'node:crypto';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsMailDeps } from '../../accounts/deps.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import { DataLinkMail } from './DataLinkMail.tsx';
import { DATA_LINK_MINUTES } from './data-link.ts';
import { findEntry, insertDataLink } from './queries.ts';

/**
 * Mails a blocked member a link to their data. A member who is not blocked is told where to find them after a log-in, one who
 * has asked for their erasure how to undo that. An address without an account gets nothing.
 */
export async function sendDataLinkMail(
  deps: AccountsMailDeps,
  { email, locale, requestId }: { email: string; locale: Locale; requestId: string },
): Promise<void> {
  const { db, clock, from, sites } = deps;
  const found = await findEntry(db, email);
  if (!found) return;
  const { memberId, isBlocked } = found;
  if (found.isClosed) return deps.remindClosed(memberId, requestId);
  await sendOnce(deps, { kind: 'data-link', id: requestId }, async () => {
    const link = async (): Promise<string> => {
      if (!isBlocked) return mailLink(sites, locale, '/member', { a: 'privacy' });
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + DATA_LINK_MINUTES * 60_000);
      await insertDataLink(db, { tokenHash: hashToken(token), memberId, expiresAt });
      return mailLink(sites, locale, '/member', { a: 'your_data', token });
    };
    const bodies = await renderMail(
      <DataLinkMail
        {...{ locale, isBlocked, minutes: DATA_LINK_MINUTES }}
        shop={mailShop(sites, locale)}
        link={await link()}
      />,
    );
    return { ...bodies, to: email, from, subject: translator(locale, 'mail')('privacy.link.subject') };
  });
}
