import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { isOwnerInDoubt } from '../accounts/denial/owner-in-doubt.ts';
import { memberOfAddress } from '../accounts/member-of-address.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { keysMail } from './job-kinds.ts';
import { KeysMail } from './mails/KeysMail.tsx';

/** Keys in one mail at most; the member centre has all of them. */
const MOST = 50;

export interface KeysMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
}

/**
 * Mails an address the keys of its licences, newest first, once per request. Sends nothing if it has none, or while the
 * account's owner is in doubt after a denied log-in.
 */
export async function sendKeysMail(
  deps: KeysMailDeps,
  { email, locale, requestId }: Parameters<typeof keysMail.key>[0],
): Promise<void> {
  const memberId = await memberOfAddress(deps.db, email);
  if (memberId === undefined || (await isOwnerInDoubt(deps.db, memberId))) return;
  const licences = (await licencesOfMember(deps, { memberId })).filter(({ state }) => state !== 'revoked');
  if (licences.length === 0) return;
  await sendOnce(deps, { kind: 'lost-keys', id: requestId }, async () => {
    const bodies = await renderMail(
      <KeysMail
        locale={locale}
        shop={mailShop(deps.sites, locale)}
        licences={licences.slice(0, MOST)}
        link={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
      />,
    );
    return { ...bodies, to: email, from: deps.from, subject: translator(locale, 'mail')('keys.subject') };
  });
}
