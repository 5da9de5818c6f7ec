import { createHmac } from 'node:crypto';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import type { MailName } from '../../mail/mail-topic.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { MovedMail } from '../mails/MovedMail.tsx';
import { hashToken } from '../passwords/hash-token.ts';
import { REVERT_DAYS } from './address-code.ts';
import { findHold } from './held-address.ts';
import { findAddressChange, setRevertHash } from './queries.ts';

/** Tells the old address where the account has moved, with the link that undoes it. */
export async function sendMovedMail(
  deps: AccountsMailDeps,
  { changeId }: { changeId: string },
): Promise<void> {
  await send(deps, { changeId, mail: { kind: 'moved', id: changeId } });
}

/**
 * Sends that mail again when somebody wants to register with a held address, move to it, or get a link that opens its account:
 * a member who lost the account by a change of address will try one of these.
 * @param except the member who gave the address up, who may have it again
 * @returns false when the address is not held and nothing was mailed
 */
export async function sendHeldMail(
  deps: AccountsMailDeps,
  { email, except, ...asked }: { email: string; locale: Locale; requestId: string; except?: string },
): Promise<boolean> {
  const hold = await findHold(deps, { email, ...(except && { except }) });
  if (!hold) return false;
  const { changeId } = hold;
  await send(deps, { changeId, mail: { kind: 'held', id: asked.requestId }, askedIn: asked.locale });
  return true;
}

async function send(
  deps: AccountsMailDeps,
  { changeId, mail, askedIn }: { changeId: string; mail: MailName; askedIn?: Locale },
): Promise<void> {
  const { db, from, secret, sites } = deps;
  const change = await findAddressChange(db, changeId);
  // The change was undone, its account is part of another one now, or its link was ended: the link would do nothing.
  if (!change?.changedAt || change.revertedAt || change.linkEndedAt) return;
  const { oldEmail, newEmail, changedAt } = change;
  const locale = askedIn ?? change.locale;
  const day = dayFormatter(locale);
  await sendOnce(deps, mail, async () => {
    // Derived, so that all mails of a change carry the same link; only its hash is stored.
    const token = revertToken(secret, changeId);
    await setRevertHash(db, changeId, hashToken(token));
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <MovedMail
        locale={locale}
        shop={shop}
        email={newEmail}
        date={day(changedAt)}
        until={day(new Date(changedAt.getTime() + REVERT_DAYS * 86_400_000))}
        revertLink={mailLink(sites, locale, '/member', { a: 'revert_address', token })}
        isAskedFor={askedIn !== undefined}
      />,
    );
    return {
      ...bodies,
      to: oldEmail,
      from,
      subject: translator(locale, 'mail')('account.moved.subject', { shop: shop.name }),
    };
  });
}

const revertToken = (secret: string, changeId: string) =>
  createHmac('sha256', deriveKey(secret, 'revert-address')).update(changeId).digest('base64url');
