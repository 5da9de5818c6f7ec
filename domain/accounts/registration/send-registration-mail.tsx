import { translator } from '@spindle/i18n/messages.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import { sendHeldMail } from '../address/send-moved-mail.tsx';
import type { AccountsMailDeps } from '../deps.ts';
import { CodeMail } from '../mails/CodeMail.tsx';
import { KnownAddressMail } from '../mails/KnownAddressMail.tsx';
import { RESET_MINUTES } from '../passwords/create-password-token.ts';
import { passwordTokenFor } from '../passwords/password-token-for.ts';
import { findPendingRegistration } from './queries.ts';
import { registrationCode } from './registration-code.ts';

/** Mails the code. An address that has an account is told so; a held one is told how to undo the change that left it. */
export async function sendRegistrationMail(
  deps: AccountsMailDeps,
  { registrationId, requestId, renewal = 0 }: { registrationId: string; requestId: string; renewal?: number },
): Promise<void> {
  const { db, clock, from, secret, sites } = deps;
  const pending = await findPendingRegistration(db, registrationId);
  // Completed or replaced in the meantime: nobody needs this mail.
  if (!pending) return;
  const { email, locale, memberId, attempts } = pending;
  if (memberId && pending.closedAt) return deps.remindClosed(memberId, requestId);
  if (!memberId && (await sendHeldMail(deps, { email, locale, requestId }))) return;
  const t = translator(locale, 'mail');

  await sendOnce(deps, { kind: 'registration', id: requestId }, async () => {
    if (!memberId) {
      const code = registrationCode(secret, { id: registrationId, attempts, renewal });
      const shop = mailShop(sites, locale);
      const bodies = await renderMail(
        <CodeMail locale={locale} shop={shop} minutes={MAILED_MINUTES} code={code} purpose="registration" />,
      );
      return { ...bodies, to: email, from, subject: t('account.code.subject', { code, shop: shop.name }) };
    }
    const token = await passwordTokenFor(db, clock, { memberId, email, minutes: RESET_MINUTES });
    if (!token) return undefined;
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <KnownAddressMail
        locale={locale}
        shop={shop}
        minutes={RESET_MINUTES}
        email={email}
        purpose="registration"
        logInLink={mailLink(sites, locale, '/member', { a: 'login' })}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password', token })}
      />,
    );
    return { ...bodies, to: email, from, subject: t('account.known.subject', { shop: shop.name }) };
  });
}
