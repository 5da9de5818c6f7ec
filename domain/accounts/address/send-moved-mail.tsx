import { randomBytes } from 'node:crypto';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { MovedMail } from '../mails/MovedMail.tsx';
import { hashToken } from '../passwords/hash-token.ts';
import { REVERT_DAYS } from './address-code.ts';
import { findAddressChange, setRevertHash } from './queries.ts';

/** Tells the old address where the account went. The link's token is made here, so that only the mail has it. */
export async function sendMovedMail(
  deps: AccountsMailDeps,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db, from, sites } = deps;
  const change = await findAddressChange(db, changeId);
  // Undone by the denial of a log-in, or part of another account by now: its link would undo nothing.
  if (!change?.changedAt || change.revertedAt) return;
  const { oldEmail, newEmail, locale, changedAt } = change;
  await sendOnce(deps, `moved-${changeId}`, async () => {
    const token = randomBytes(32).toString('base64url');
    await setRevertHash(db, changeId, hashToken(token));
    const bodies = await renderMail(
      <MovedMail
        locale={locale}
        home={mailLink(sites, locale, '/')}
        email={newEmail}
        date={dayFormatter(locale)(changedAt)}
        days={REVERT_DAYS}
        revertLink={mailLink(sites, locale, '/member', { a: 'revert_address', token })}
      />,
    );
    return { ...bodies, to: oldEmail, from, subject: translator(locale, 'mail')('account.moved.subject') };
  });
}
