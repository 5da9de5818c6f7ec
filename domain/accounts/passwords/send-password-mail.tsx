import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import { sendHeldMail } from '../address/send-moved-mail.tsx';
import type { AccountsMailDeps } from '../deps.ts';
import { PasswordMail } from '../mails/PasswordMail.tsx';
import { findMemberByEmail } from '../queries.ts';
import { RESET_MINUTES } from './create-password-token.ts';
import { passwordTokenFor } from './password-token-for.ts';
import { hasPassword } from './queries.ts';

/**
 * Mails a link that sets a password if the address has an account. An address that is held for an account is told how to undo
 * the change that left it, and a closed account how to undo the closing; any other address gets nothing.
 */
export async function sendPasswordMail(
  deps: AccountsMailDeps,
  { email, locale, requestId, anew }: { email: string; locale: Locale; requestId: string; anew?: boolean },
): Promise<void> {
  const { db, clock, from, sites } = deps;
  const member = await findMemberByEmail(db, email);
  if (!member) {
    await sendHeldMail(deps, { email, locale, requestId });
    return;
  }
  if (member.closedAt) return deps.remindClosed(member.id, requestId);
  const kind = anew || (await hasPassword(db, member.id)) ? 'reset' : 'set';
  await sendOnce(deps, { kind: 'password', id: requestId }, async () => {
    const token = await passwordTokenFor(db, clock, { memberId: member.id, email, minutes: RESET_MINUTES });
    if (!token) return undefined;
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <PasswordMail
        locale={locale}
        shop={shop}
        minutes={RESET_MINUTES}
        email={email}
        kind={kind}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password', token })}
      />,
    );
    const subject = translator(locale, 'mail')(`account.${kind}.subject`, { shop: shop.name });
    return { ...bodies, to: email, from, subject };
  });
}
