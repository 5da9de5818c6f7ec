import { randomBytes } from 'node:crypto';
import { translator } from '@spindle/i18n/messages.ts';
import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import { sendHeldMail } from '../address/send-moved-mail.tsx';
import type { AccountsMailDeps } from '../deps.ts';
import { SignInLinkMail } from '../mails/SignInLinkMail.tsx';
import { hashToken } from '../passwords/hash-token.ts';
import { findMemberByEmail } from '../queries.ts';
import { insertSignInLink } from './queries.ts';

/**
 * Mails a link that logs in if the address has an account. An address that is held for an account is told how to undo the
 * change that left it; any other address gets nothing.
 */
export async function sendSignInLinkMail(
  deps: AccountsMailDeps,
  asked: { email: string; locale: Locale; browserHash: string; requestId: string },
): Promise<void> {
  const { db, clock, from, sites } = deps;
  const { email, locale, browserHash, requestId } = asked;
  const member = await findMemberByEmail(db, email);
  if (!member) {
    await sendHeldMail(deps, { email, locale, requestId });
    return;
  }
  if (member.closedAt) return deps.remindClosed(member.id, requestId);
  await sendOnce(deps, { kind: 'sign-in-link', id: requestId }, async () => {
    // Created here, so that the token is only in the mail.
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + MAILED_MINUTES * 60_000);
    const tokenHash = hashToken(token);
    await insertSignInLink(db, { tokenHash, memberId: member.id, email, browserHash, expiresAt });
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <SignInLinkMail
        locale={locale}
        shop={shop}
        minutes={MAILED_MINUTES}
        email={email}
        signInLink={mailLink(sites, locale, '/member', {
          ...{ a: 'sign_in', token },
          client_e: encodeClientAddress(email),
        })}
      />,
    );
    return {
      ...bodies,
      to: email,
      from,
      subject: translator(locale, 'mail')('account.link.subject', { shop: shop.name }),
    };
  });
}
