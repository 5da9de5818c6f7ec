import { translator } from '@spindle/i18n/messages.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { CodeMail } from '../mails/CodeMail.tsx';
import { KnownAddressMail } from '../mails/KnownAddressMail.tsx';
import { createPasswordToken, RESET_MINUTES } from '../passwords/create-password-token.ts';
import { findMemberByEmail } from '../queries.ts';
import { addressCode } from './address-code.ts';
import { findAddressChange } from './queries.ts';

/** Mails the code to the new address, or to one that has an account that it has one. */
export async function sendAddressMail(
  deps: AccountsMailDeps,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db, clock, from, secret, sites } = deps;
  const change = await findAddressChange(db, changeId);
  // Done or asked anew in the meantime: nobody waits for this mail.
  if (!change || change.changedAt) return;
  const { newEmail: email, locale } = change;
  const t = translator(locale, 'mail');
  const home = mailLink(sites, locale, '/');
  const owner = await findMemberByEmail(db, email);
  if (owner?.closedAt) return deps.remindClosed(owner.id, changeId);
  await sendOnce(deps, `address-${changeId}`, async () => {
    if (!owner) {
      const code = addressCode(secret, changeId);
      const about = { locale, home, minutes: MAILED_MINUTES };
      const bodies = await renderMail(<CodeMail {...about} code={code} purpose="address" />);
      return { ...bodies, to: email, from, subject: t('account.code.subject', { code }) };
    }
    const token = await createPasswordToken(db, clock, owner.id, RESET_MINUTES);
    const bodies = await renderMail(
      <KnownAddressMail
        locale={locale}
        home={home}
        minutes={RESET_MINUTES}
        email={email}
        purpose="address"
        logInLink={mailLink(sites, locale, '/member', { a: 'login' })}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password', token })}
      />,
    );
    return { ...bodies, to: email, from, subject: t('account.known.subject') };
  });
}
