import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { PrivacyMailDeps } from '../deps.ts';
import { ErasureMail } from './ErasureMail.tsx';
import { selectErasure } from './queries.ts';
import { newUndoToken } from './undo-link.ts';

/** Tells a member that their data are going to be erased, with a link that undoes it until then. */
export async function sendErasureMail(
  deps: PrivacyMailDeps,
  { memberId, requestId }: { memberId: string; requestId: string },
): Promise<void> {
  const { db, clock, from, sites } = deps;
  const asked = await selectErasure(db, memberId);
  const address = await findAddress(db, memberId);
  // Undone or carried out meanwhile: nobody needs this mail.
  if (!asked || !address || asked.dueAt <= clock.now()) return;
  const { email, locale } = address;
  const { dueAt } = asked;
  await sendOnce(deps, { kind: 'erasure', id: requestId }, async () => {
    const token = await newUndoToken(db, { memberId, dueAt });
    const day = dayFormatter(locale)(dueAt);
    const bodies = await renderMail(
      <ErasureMail
        locale={locale}
        shop={mailShop(sites, locale)}
        day={day}
        undoLink={mailLink(sites, locale, '/member', { a: 'keep_account', token })}
      />,
    );
    const subject = translator(locale, 'mail')('privacy.erasure.subject', { day });
    return { ...bodies, to: email, from, subject };
  });
}
